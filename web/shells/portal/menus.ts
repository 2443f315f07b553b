import { createContext, use } from 'react'
import { currentEntry, type MenuNode, type Menus } from '../../../modules/portal/menus/menus.ts'
import { useHere } from '../../generic/portal/site.ts'
import { menuTexts } from './texts.ts'

/** The menus of the portal on the page that is drawn; null where they could not be read. */
export const MenusContext = createContext<Menus | null>(null)

const plainPaths = [
  ['home', '/'],
  ['localComms', '/localComms'],
  ['news', '/news'],
  ['contactUs', '/contactUs'],
] as const

/** What leads on from a page where the menus cannot be read: the database is away. */
const plainMenu: readonly MenuNode[] = plainPaths.map(([word, href]) => ({
  id: word,
  titleAr: menuTexts.say(word, 'ar'),
  titleEn: menuTexts.say(word, 'en'),
  href,
  isExternal: false,
  opensNewTab: false,
  icon: null,
  children: [],
}))

/** The basic menu, and the entry of this page. */
export function useBasicMenu() {
  const { bare, query } = useHere()
  const nodes = use(MenusContext)?.basicMenu ?? plainMenu
  return { nodes, current: currentEntry(nodes, bare, query) }
}

/** The second menu, in the foot. */
export function useSecondMenu(): readonly MenuNode[] {
  return use(MenusContext)?.secondMenu ?? []
}

/** Static pages that stand in the foot although no menu leads to them. */
export function useFootPages(): readonly MenuNode[] {
  return use(MenusContext)?.footPages ?? []
}

/** Quick navigation: the dashboard's first page and the portal's (specification, section 2). */
export const quickNavigation = [
  { word: 'dashboard', path: '/dashboard', isPortal: false },
  { word: 'landBoard', path: '/', isPortal: true },
] as const
