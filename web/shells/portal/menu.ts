import type { MenuWord } from './texts.ts'

/** An entry of a menu: its word and its path in Arabic. */
export interface MenuEntry {
  readonly word: MenuWord
  readonly path: string
}

/** The basic menu: rows of a fresh installation whose pages exist (domain/portal-and-admin, section 20.1). */
export const basicMenu: readonly MenuEntry[] = [
  { word: 'home', path: '/' },
  { word: 'localComms', path: '/localComms' },
  { word: 'news', path: '/news' },
  { word: 'ads', path: '/ads' },
  { word: 'events', path: '/events' },
  { word: 'mediaCenter', path: '/mediaCenter' },
  { word: 'successStory', path: '/successStory' },
]

/** The second menu, in the footer. */
export const quickLinks: readonly MenuEntry[] = [
  { word: 'news', path: '/news' },
  { word: 'ads', path: '/ads' },
  { word: 'events', path: '/events' },
  { word: 'localComms', path: '/localComms' },
  { word: 'search', path: '/search' },
  { word: 'auditRoots', path: '/auditRoots' },
]

/** Quick navigation: the dashboard's first page and the portal's (specification, section 2). */
export const quickNavigation = [
  { word: 'dashboard', path: '/dashboard', isPortal: false },
  { word: 'landBoard', path: '/', isPortal: true },
] as const

/** Entries whose pages have several first words. */
const families: Readonly<Record<string, RegExp>> = {
  '/localComms': /^\/localComms?(\/|$)/,
  '/events': /^\/(?:events|event|newEvent)(\/|$)/,
  '/mediaCenter': /^\/(?:mediaCenter|imgCenter|videoCenter|video)(\/|$)/,
}

/** Is the entry's page the one that is shown, or above it? @param bare address in Arabic */
export function isUnder(path: string, bare: string): boolean {
  if (path === '/') return bare === '/'
  const family = families[path] ?? new RegExp(`^${path}(/|$)`)
  return family.test(bare)
}
