/**
 * What the first page may say in figures, in the order that they have by themselves (portal and administration, section 8.2). Of approved
 * plans (4) and published budgets (5) nothing is kept yet: they are not offered, as nobody knows their numbers.
 */
export const keyFigures = {
  authorities: [1, 'الهيئات المحلية', 'Local authorities'],
  councils: [2, 'مجالس الخدمات المشتركة', 'Shared-services councils'],
  population: [3, 'عدد السكان', 'Population'],
  openTenders: [6, 'العطاءات المفتوحة', 'Open tenders'],
} as const

/** One of them. */
export type KeyFigureName = keyof typeof keyFigures

/** Their codes in the order that they have by themselves. */
export const usualFigures: readonly number[] = Object.values(keyFigures).map(([code]) => code)
