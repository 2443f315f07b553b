/** How an album stands among others: as large as four; where rows are of four as wide as two; where they are of two as wide as the row. */
export interface AlbumPlace {
  readonly isLarge: boolean
  readonly isWide: boolean
  readonly isWhole: boolean
}

/**
 * How albums lie in rows: the first of each year large, and the last ones as much wider as leaves no hole in the last row, whether rows are of four
 * or of two. One that is alone in its year is not large: that would leave a hole beside it.
 * @param years of the albums, in their order
 */
export function albumRows(years: readonly string[]): AlbumPlace[] {
  const large = years.map((year, at) => year !== years[at - 1] && year === years[at + 1])
  const small = years.flatMap((_year, at) => (large[at] === true ? [] : [at]))
  // A large one takes two rows of two: only the small ones leave holes.
  const lacking = (4 - (small.length % 4)) % 4
  const isAloneBeside = small.length === 1 && years.length > 1
  const wide = isAloneBeside || lacking > small.length ? [] : small.slice(small.length - lacking)
  const whole = small.length % 2 === 1 ? small.at(-1) : undefined
  return years.map((_year, at) => ({
    isLarge: large[at] === true || (isAloneBeside && at === small[0]),
    isWide: wide.includes(at),
    isWhole: at === whole,
  }))
}
