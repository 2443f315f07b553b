import { listed, sql, type SQL } from '../../../server/database/sql.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { publicRoutes } from '../menus/menus.ts'

/** What a page is called in a list of ratings: pages of the portal by their names, any other by its address. */
export const pageFeedbackRules: ResourceRules = {
  facts: { titleAr: titleIn(0), titleEn: titleIn(1) },
}

function titleIn(lang: 0 | 1): SQL {
  const names = [{ path: '/', label: ['الصفحة الرئيسية', 'Home page'] as const }, ...publicRoutes.filter(({ path }) => path !== '/')]
  return sql`coalesce((select n.name from (values ${listed(names.map(({ path, label }) => sql`(${path}::text, ${label[lang]}::text)`))}) n (path, name)
    where n.path = t.page), t.page)`
}
