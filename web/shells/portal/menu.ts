/** An entry of a menu: its words and its path in Arabic. */
export interface MenuEntry {
  readonly label: readonly [ar: string, en: string]
  readonly path: string
}

/** The basic menu: rows of a fresh installation whose pages exist (domain/portal-and-admin, section 20.1). */
export const basicMenu: readonly MenuEntry[] = [
  { label: ['الرئيسية', 'Home'], path: '/' },
  { label: ['الهيئات المحلية', 'Local authorities'], path: '/localComms' },
  { label: ['الأخبار', 'News'], path: '/news' },
]

/** The second menu, in the footer. */
export const quickLinks: readonly MenuEntry[] = [
  { label: ['الأخبار', 'News'], path: '/news' },
  { label: ['الهيئات المحلية', 'Local authorities'], path: '/localComms' },
  { label: ['البحث', 'Search'], path: '/search' },
  { label: ['جذور سجل التدقيق', 'Audit roots'], path: '/auditRoots' },
]

/** Quick navigation: the dashboard's first page and the portal's (specification, section 2). */
export const quickNavigation = [
  { label: ['لوحة التحكم الرئيسية', 'Main dashboard'], path: '/dashboard', isPortal: false },
  { label: ['البوابة الخارجية', 'External land board'], path: '/', isPortal: true },
] as const

/** Is the entry's page the one that is shown, or above it? @param bare address in Arabic */
export function isUnder(path: string, bare: string): boolean {
  if (path === '/') return bare === '/'
  const family = path === '/localComms' ? /^\/localComms?(\/|$)/ : new RegExp(`^${path}(/|$)`)
  return family.test(bare)
}
