import type { Platform } from '../../../server/platform.ts'
import { prepared, sql, type SQL } from '../../../server/database/sql.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { isItemThere, nowAt, tagsOfItem } from './items.server.ts'
import { menuIcons, type MenuIcon } from './menuIcons.ts'
import type { MenuNode, Menus, TreeNode } from './menuTree.ts'
import { authorityPages, comingRoutes, presentRoutes } from './publicRoutes.ts'

const fixedPaths = presentRoutes.map(({ path }) => path)
const lists = presentRoutes.flatMap(({ path, by }) => (by === undefined ? [] : [path]))

/** The path that an entry leads to, without query and fragment, over `t`. */
const path = sql`split_part(split_part(t.link, '#', 1), '?', 1)`
const linkType = sql`(select l.code from lookup l where l.id = t.link_type)`

const isPage = sql`(${path} = any(${sql.param(fixedPaths)}::text[]) or regexp_replace(${path}, '/[A-Za-z0-9_-]+$', '') = any(${sql.param(lists)}::text[])
  and ${path} ~ '^/[A-Za-z]+/[A-Za-z0-9_-]+$' or ${path} = any(${sql.param(Object.keys(authorityPages).map(code => `/localCommList/${code}`))}::text[]))`

/** Does the entry, over `t`, lead to something that citizens can open? */
const leadsSomewhere = sql`(case ${linkType}
  when 'heading' then true
  when 'externalLink' then true
  when 'staticPage' then exists (select from static_page s where s.id = t.static_page and s.is_published)
  when 'authorityPicker' then (select l.code from lookup l where l.id = t.authority_page) = any(${sql.param(Object.keys(authorityPages))}::text[])
  when 'attachment' then coalesce(cardinality(t.file), 0) > 0
  when 'contentItem' then ${isItemThere(isPage)}
  else ${isPage} end)`

const isUnderHidden = sql`exists (select from menu p left join menu g on g.id = p.parent
  where p.id = t.parent and (not p.is_published or g.is_published is false))`

/** Is the page that it leads to still to come? Capitals make no difference there, as in the table of routes. */
const isToCome = sql`(lower(${path}) = any(${sql.param(comingRoutes.map(route => route.toLowerCase()))}::text[])
  or lower(${path}) like '/localcommlist/%' or ${linkType} = 'authorityPicker' and t.authority_page is not null)`

/** The fact `standing` of an entry: hidden, under a hidden one, shown, leading to a page that is still to come, broken. */
export const standingOf = sql`(case when not t.is_published then 1 when ${isUnderHidden} then 2 when coalesce(${leadsSomewhere}, false) then 4
  when ${isToCome} then 5 else 3 end)`

interface Row extends TreeNode {
  readonly code: string
  readonly link: string | null
  readonly slug: string | null
  readonly authorityPage: string | null
  readonly file: readonly string[] | null
  readonly openInNewTab: boolean | null
  readonly icon: number | null
}

/** Entries in their order. */
function entriesWhere(condition: SQL): SQL {
  return sql`
    select t.id, t.title_ar as "titleAr", t.title_en as "titleEn", t.menu_type as "menuType", t.parent, t.is_published as "isPublished",
      ${standingOf} as standing, t.link_type as "linkType", ${linkType} as code, t.link, s.slug, a.code as "authorityPage", t.file,
      t.open_in_new_tab as "openInNewTab", t.icon, t.concurrency_stamp as "concurrencyStamp"
    from menu t left join static_page s on s.id = t.static_page left join lookup a on a.id = t.authority_page
    where ${condition} order by t.menu_type, t.sort_order, t.id`
}

/** Every page of the portal shows them. */
const publishedEntries = prepared('published entries of menus', entriesWhere(sql`t.is_published`))

/** Where an entry leads: a path in Arabic or an address of the web; null: nowhere. */
function addressOf({ code, link, slug, authorityPage, file }: Row): string | null {
  const addresses: Readonly<Record<string, string | null>> = {
    heading: null,
    staticPage: slug && `/page/${slug}`,
    authorityPicker: authorityPage && `/localCommList/${authorityPage}`,
    attachment: file?.[0] ? `/api/Attachment/GetByte/${file[0]}` : null,
  }
  return code in addresses ? (addresses[code] ?? null) : link
}

/** The entries, each with the address at which its item is now. */
async function atNow(platform: Platform, rows: readonly Row[]): Promise<Row[]> {
  const links = rows.flatMap(row => (isItem(row) && row.standing === shown ? [row.link] : []))
  const now = await nowAt(platform, links)
  return rows.map(row => ({ ...row, link: row.link && (now.get(row.link) ?? row.link) }))
}

/** Does the entry lead to a record that was chosen? */
function isItem(row: Row): row is Row & { readonly link: string } {
  return row.code === 'contentItem' && row.link !== null
}

/** The entries of one menu or of both, as who arranges them sees them. */
export async function treeOf(platform: Platform, menuType: number | undefined): Promise<TreeNode[]> {
  const rows = await platform.database.rows<Row>(entriesWhere(menuType === undefined ? sql`true` : sql`t.menu_type = ${menuType}`))
  return (await atNow(platform, rows)).map(row => {
    const { id, titleAr, titleEn, menuType: type, parent, isPublished, standing, linkType: kind, concurrencyStamp } = row
    return {
      id,
      titleAr,
      titleEn,
      menuType: type,
      parent,
      isPublished,
      standing,
      linkType: kind,
      address: addressOf(row),
      concurrencyStamp,
    }
  })
}

/** The menus as citizens see them. Whoever keeps a page that shows them hears of each entry, of static pages, and of the items that entries lead to. */
export async function menusOf(platform: Platform, menuType: number | undefined): Promise<Menus> {
  const written = await platform.database.rows<Row>(publishedEntries({}))
  noteRead(['menu', 'staticPage', ...written.flatMap(row => (isItem(row) ? tagsOfItem(row.link) : []))])
  const rows = await atNow(platform, written)
  const ids = platform.lookups.ids('menu')
  const treeIn = (type: number | undefined) =>
    menuType !== undefined && menuType !== type
      ? []
      : drawn(
          rows.filter(row => row.menuType === type),
          null,
        )
  const secondMenu = treeIn(ids.secondMenu)
  return { basicMenu: treeIn(ids.basicMenu), secondMenu, footPages: await footPagesOf(platform, secondMenu) }
}

interface FootPage {
  readonly id: string
  readonly slug: string
  readonly titleAr: string
  readonly titleEn: string | null
}

/** Published pages that were ticked for the foot (portal and administration, section 12.17), each but once beside what the menu has of it. */
async function footPagesOf({ database }: Platform, secondMenu: readonly MenuNode[]): Promise<MenuNode[]> {
  const pages = await database.rows<FootPage>(sql`
    select s.id, s.slug, s.title_ar as "titleAr", s.title_en as "titleEn" from static_page s
    where s.is_published and s.show_in_footer order by s.sort_order nulls last, s.id`)
  const led = new Set(hrefsIn(secondMenu))
  return pages
    .map(({ id, slug, titleAr, titleEn }) => ({
      id,
      titleAr,
      titleEn: titleEn ?? titleAr,
      href: `/page/${slug}`,
      isExternal: false,
      opensNewTab: false,
      icon: null,
      children: [],
    }))
    .filter(({ href }) => !led.has(href))
}

function hrefsIn(nodes: readonly MenuNode[]): (string | null)[] {
  return nodes.flatMap(({ href, children }) => [href, ...hrefsIn(children)])
}

/** What heads nothing and leads nowhere is not drawn; what leads nowhere any more still heads those under it. */
function drawn(rows: readonly Row[], parent: string | null): MenuNode[] {
  return rows
    .filter(row => row.parent === parent)
    .flatMap(row => {
      const children = drawn(rows, row.id)
      const href = row.standing === shown ? addressOf(row) : null
      if (href === null && children.length === 0) return []
      const isExternal = row.code === 'externalLink'
      const { id, titleAr, titleEn } = row
      return [
        { id, titleAr, titleEn, href, isExternal, opensNewTab: isExternal && row.openInNewTab === true, icon: iconOf(row.icon), children },
      ]
    })
}

const shown = 4

function iconOf(stored: number | null): MenuIcon | null {
  return iconWords.find(word => menuIcons[word][0] === stored) ?? null
}

const iconWords: readonly MenuIcon[] = keysOf(menuIcons)

function keysOf<T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table)
}
