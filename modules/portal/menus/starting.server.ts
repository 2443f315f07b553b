import type { Values } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { insertStarting } from '../../../server/starting.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { menuIcons } from './menuIcons.ts'
import { startingBasicMenu, startingSecondMenu, type StartingLink } from './startingMenus.ts'

/** Writes the menus of a fresh installation; static pages are there already. */
export async function installMenus(platform: Platform, transaction: Transaction): Promise<void> {
  const model = modelOf(platform, 'menu')
  const types = platform.lookups.ids('menu')
  const pages = await transaction.rows<{ id: string; slug: string }>(sql`select id, slug from static_page`)
  const insert = (values: Values) => insertStarting(platform, transaction, model, values, { isPublished: true })
  const menus = [
    [types.basicMenu, startingBasicMenu],
    [types.secondMenu, startingSecondMenu],
  ] as const
  for (const [menuType, headings] of menus)
    for (const [place, { title, icon, entries }] of headings.entries()) {
      const parent = await insert({
        titleAr: title[0],
        titleEn: title[1],
        menuType,
        linkType: platform.lookups.ids('menuLinkType').heading,
        icon: icon ? menuIcons[icon][0] : null,
        sortOrder: (place + 1) * 10,
      })
      for (const [index, [titleAr, titleEn, link]] of entries.entries())
        await insert({ titleAr, titleEn, menuType, parent, ...linkOf(platform, link, pages), sortOrder: (index + 1) * 10 })
    }
}

function linkOf({ lookups }: Platform, link: StartingLink, pages: readonly { readonly id: string; readonly slug: string }[]): Values {
  const types = lookups.ids('menuLinkType')
  if ('page' in link) return { linkType: types.portalPage, link: link.page }
  if ('list' in link) return { linkType: types.contentList, link: link.list }
  if ('authority' in link)
    return { linkType: types.authorityPicker, authorityPage: lookupNumber(lookups.ids('localCommListRoute'), link.authority) }
  return { linkType: types.staticPage, staticPage: pages.find(({ slug }) => slug === link.slug)?.id ?? null }
}

function lookupNumber(ids: Readonly<Record<string, number>>, code: string): number | null {
  return ids[code] ?? null
}
