/** A motif, cross by cross: `a` terracotta, `b` olive, `c` ink. Drawn by its first half with the axis where it mirrors (`fold`). */
export interface Drawing {
  /** `both`: the rows are the upper half of the left half; `across`: the left half; `none`: the whole. */
  readonly fold: 'both' | 'across' | 'none'
  readonly rows: readonly string[]
}

/** The star of eight points, the product's own sign: it stands by itself, so that a page which shows nothing else loads no other motif. */
export const star = {
  fold: 'both',
  rows: ['...a....', '.b.aa...', '...aaa..', 'aaa.aaa.', '.aaa.aa.', '..aaa.a.', '...aaa..', '.......b'],
} as const satisfies Drawing

/** The whole grid of a motif, 15 by 15. */
export function wholeOf({ fold, rows }: Drawing): readonly string[] {
  const across = fold === 'none' ? rows : rows.map(row => mirrored(Array.from(row)).join(''))
  return fold === 'both' ? mirrored(across) : across
}

/** The half and its image; the last element is the axis and stands once. */
function mirrored<T>(half: readonly T[]): T[] {
  return [...half, ...half.slice(0, -1).reverse()]
}
