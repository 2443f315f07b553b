import { action, lookup, ref, returns, text, type Lang } from '../../define.ts'
import { menu } from './menu.ts'
import type { MenuIcon } from './menuIcons.ts'

/** An entry of a menu as the portal draws it. */
export interface MenuNode {
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string
  /** Its path in Arabic, or an address of the web; null: it only heads those under it. */
  readonly href: string | null
  readonly isExternal: boolean
  readonly opensNewTab: boolean
  readonly icon: MenuIcon | null
  readonly children: readonly MenuNode[]
}
/** Both menus of the portal, and what stands in its foot beside the second. */
export interface Menus {
  readonly basicMenu: readonly MenuNode[]
  readonly secondMenu: readonly MenuNode[]
  /** Static pages that are to stand in the foot and to which no entry of the second menu leads. */
  readonly footPages: readonly MenuNode[]
}

/** Both menus where nothing is said. */
const askedType = text('نوع القائمة', 'Menu type').matches(/^(?:basicMenu|secondMenu|1|2)$/)

/** The menus as citizens see them: what is published, and leads somewhere. */
export const getMenus = action('قوائم البوابة', 'Menus of the portal', {
  method: 'GET',
  path: 'Public/Menu',
  permission: 'public',
  input: { menuType: askedType },
  output: returns<Menus>(),
})

/** An entry as who arranges the menus sees it. */
export interface TreeNode {
  readonly id: string
  readonly titleAr: string
  readonly titleEn: string
  readonly menuType: number
  readonly parent: string | null
  readonly isPublished: boolean
  /** Number of the fact `standing`. */
  readonly standing: number
  readonly linkType: number
  /** Where it leads, for reading; null: nowhere. */
  readonly address: string | null
  readonly concurrencyStamp: string
}

/** All entries of one menu or of both, each level in its order. */
export const getTree = action('شجرة القوائم', 'Tree of the menus', {
  method: 'GET',
  path: 'Menu/GetTree',
  permission: 'Portal.Menu',
  input: { menuType: askedType },
  output: returns<{ readonly items: readonly TreeNode[] }>(),
})

/** Puts entries under a parent, in this order; those that stood elsewhere are moved with all that is under them. Others of that parent follow. */
export const reorderMenus = action('ترتيب القوائم', 'Put menus in order', {
  method: 'PUT',
  path: 'Menu/Reorder',
  permission: 'Portal.Menu.Reorder',
  input: {
    menuType: lookup('نوع القائمة', 'Menu type', 'menu').required(),
    parent: ref('القائمة الأب', 'Parent menu', () => menu),
    ids: ref('القوائم', 'Menus', () => menu)
      .many()
      .required(),
  },
  output: returns<{ readonly count: number }>(),
})

/** Deletes an entry; what stands under it moves up to its place or goes with it, as the caller says. */
export const deleteMenu = action('حذف: قائمة', 'Delete: Menu entry', {
  method: 'DELETE',
  path: 'Menu/Delete',
  permission: 'Portal.Menu.Delete',
  input: {
    id: ref('القائمة', 'Menu entry', () => menu).required(),
    // `moveUp` or `remove`.
    children: text('القوائم الفرعية', 'Entries under it').matches(/^(?:moveUp|remove)$/),
  },
  output: returns<{ readonly count: number }>(),
})

/** The entry of the page that is shown, or the nearest above it. */
export interface CurrentEntry {
  readonly id: string
  /** It leads to this very page. */
  readonly isPage: boolean
  /** The entries above it. */
  readonly under: readonly string[]
}

// Pages of one record belong to the list of their kind.
const families: readonly (readonly [page: RegExp, ...lists: string[]])[] = [
  [/^\/localComm(?:List)?\/.+/, '/localComms'],
  [/^\/council\/.+/, '/councils'],
  [/^\/newEvent\/.+/, '/events'],
  [/^\/event\/.+/, '/events'],
  [/^\/video(\/.+)?$/, '/videoCenter', '/mediaCenter'],
  [/^\/(videoCenter|imgCenter)(\/.+)?$/, '/mediaCenter'],
  [/^\/intendedJudgment\/.+/, '/intendedJudgments'],
]

/**
 * Which entry of a menu is marked: the one of this very address, else that of the page with another query, else that of the list above it.
 * @param bare the page's path in Arabic
 */
export function currentEntry(nodes: readonly MenuNode[], bare: string, query: string): CurrentEntry | undefined {
  const entries = flat(nodes, [])
  const [, ...lists] = families.find(([page]) => page.test(bare)) ?? []
  const found =
    entries.find(({ node }) => node.href === bare + query) ??
    entries.find(({ node }) => node.href === bare) ??
    nearest(entries, bare) ??
    lists.flatMap(list => entries.find(({ node }) => node.href === list) ?? [])[0]
  return found && { id: found.node.id, isPage: found.node.href === bare + query || found.node.href === bare, under: found.under }
}

/** The entry whose path is the longest beginning of this one. */
function nearest(entries: readonly Entry[], bare: string): Entry | undefined {
  const above = entries.filter(({ node }) => node.href !== null && node.href !== '/' && bare.startsWith(`${node.href}/`))
  return above.toSorted((a, b) => (b.node.href?.length ?? 0) - (a.node.href?.length ?? 0))[0]
}

interface Entry {
  readonly node: MenuNode
  readonly under: readonly string[]
}

function flat(nodes: readonly MenuNode[], under: readonly string[]): Entry[] {
  return nodes.flatMap(node => [{ node, under }, ...flat(node.children, [...under, node.id])])
}

/** What an entry is called in the page's language. */
export function titleOf({ titleAr, titleEn }: { readonly titleAr: string; readonly titleEn: string }, lang: Lang): string {
  return lang === 'ar' ? titleAr : titleEn
}
