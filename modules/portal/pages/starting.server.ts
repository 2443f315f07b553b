import { columnsOf, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { insertStarting } from '../../../server/starting.ts'
import { keepVersion } from '../../../server/resources/versions.ts'
import about from './starting/about.json' with { type: 'json' }
import glossary from './starting/glossary.json' with { type: 'json' }
import pages from './starting/pages.json' with { type: 'json' }
import { systemSlugs } from './staticPage.ts'
import { htmlOf } from './written.ts'

/** Writes the pages and the sections about the ministry of a fresh installation (portal and administration, section 20.2). */
export async function installPages(platform: Platform, transaction: Transaction): Promise<void> {
  const slugs: Readonly<Record<string, string>> = systemSlugs
  const written = [
    ...pages.map(({ bodyAr, bodyEn, ...page }) => ({ ...page, bodyAr: htmlOf(bodyAr), bodyEn: htmlOf(bodyEn) })),
    {
      kind: 'glossary',
      titleAr: 'مسرد مصطلحات الحكم المحلي',
      titleEn: 'Glossary of local government',
      showInFooter: false,
      bodyAr: glossaryTable('المصطلح', 'بالإنجليزية', glossary),
      bodyEn: glossaryTable('Arabic', 'English', glossary),
    },
  ]
  for (const [index, page] of written.entries())
    await write(platform, transaction, 'staticPage', {
      ...page,
      kind: numberIn(platform.lookups.ids('staticPageKind'), page.kind),
      slug: slugs[page.kind] ?? null,
      sortOrder: (index + 1) * 10,
    })
  for (const [index, { isPublished, units, bodyAr, bodyEn, ...section }] of about.entries())
    await write(
      platform,
      transaction,
      'aboutUs',
      {
        ...section,
        section: numberIn(platform.lookups.ids('aboutUsSection'), section.section),
        bodyAr: htmlOf(bodyAr),
        bodyEn: htmlOf(bodyEn),
        units: (units ?? []).map(([level, nameAr, nameEn]) => ({ level, nameAr, nameEn })),
        sortOrder: (index + 1) * 10,
      },
      isPublished ?? true,
    )
}

/** With its first version: what it was in the beginning can be brought back. */
async function write(platform: Platform, transaction: Transaction, kind: string, values: Values, isPublished = true): Promise<void> {
  const model = modelOf(platform, kind)
  const id = await insertStarting(platform, transaction, model, values, { isPublished })
  const columns = columnsOf(model.resource.fields)
  await keepVersion(transaction, model, id, 1, Object.fromEntries(columns.map(({ name }) => [name, values[name] ?? null])), undefined)
}

function glossaryTable(first: string, second: string, terms: readonly (readonly string[])[]): string {
  const sorted = terms.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'ar'))
  const rows = sorted.map(([ar = '', en = '']) => `<tr><td>${ar}</td><td>${en}</td></tr>`).join('')
  return `<table><thead><tr><th scope="col">${first}</th><th scope="col">${second}</th></tr></thead><tbody>${rows}</tbody></table>`
}

function numberIn(ids: Readonly<Record<string, number>>, code: string): number | null {
  return ids[code] ?? null
}
