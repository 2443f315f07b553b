/** How an album stands among others: as large as four; where rows are of two as wide as the row; where they are of four with a row to itself. */
export interface AlbumPlace {
  readonly isLarge: boolean
  readonly isWhole: boolean
  readonly isAlone: boolean
}

/**
 * How albums lie in rows: the first of each year large, and the last one with the row to itself if it would stand alone in it. Two or three may end
 * a row of four early: a cover drawn over two places would lose its head and its foot. An album that is alone in its year is not large: that would
 * leave a hole beside it.
 * @param years of the albums, in their order
 */
export function albumRows(years: readonly string[]): AlbumPlace[] {
  const large = years.map((year, at) => year !== years[at - 1] && year === years[at + 1])
  const small = years.flatMap((_year, at) => (large[at] === true ? [] : [at]))
  const isAloneBeside = small.length === 1 && years.length > 1
  const whole = small.length % 2 === 1 ? small.at(-1) : undefined
  return years.map((_year, at) => ({
    isLarge: large[at] === true || (isAloneBeside && at === small[0]),
    isWhole: at === whole,
    isAlone: at === whole && small.length % 4 === 1 && small.length > 1,
  }))
}
