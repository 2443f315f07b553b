import { sql } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { documentAt } from '../../../server/search/pinned.ts'
import { findRoute } from '../menus/menus.ts'
import type { RatedPage } from './ratePage.ts'

/** What the page at a path is called: as the search names what citizens read there now, else by its route. @param page path in Arabic, without its query */
export async function titlesOf(platform: Platform, page: string): Promise<Pick<RatedPage, 'titleAr' | 'titleEn'>> {
  const found = await documentAt(platform, page)
  const named =
    found &&
    (await platform.database.find<{ titleAr: string; titleEn: string | null }>(
      sql`select title_ar as "titleAr", title_en as "titleEn" from search_document where kind = ${found.kind} and id = ${found.id}`,
    ))
  if (named) return named
  const [titleAr = null, titleEn = null] = findRoute(page)?.label ?? []
  return { titleAr, titleEn }
}
