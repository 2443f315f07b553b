/** One repeat of the side panel of a thobe, from its upper end. */
const wide = [
  'ba.a.ab',
  'b.aaa.b',
  'baabaab',
  'b.aaa.b',
  'ba.a.ab',
  'b.....b',
  'b..a..b',
  'b.aaa.b',
  'baabaab',
  'b.aaa.b',
  'b..a..b',
  'b.....b',
] as const

/** One repeat of each edge. */
export const bands = { wide, narrow: ['.a.', 'aba', '.a.', 'b.b'], line: ['a', 'b'] } as const

/**
 * A piece of the wide band laid across: its two edges, and of its figures those that are stitched. It stands for what is not there, for unlike
 * the motifs it is no governorate's. It begins with the figure of eight arms: the other one alone would be read as a cross.
 * @param stitched of each place for a figure, whether it is there
 * @returns seven rows, six stitches a figure and one more
 */
export function bandPiece(stitched: readonly boolean[]): readonly string[] {
  const row = (index: number) => Array.from(wide[index % wide.length] ?? '')
  const ground = row(5)
  const along = [ground, ...stitched.flatMap((isThere, at) => [0, 1, 2, 3, 4, 5].map(step => (isThere ? row(at * 6 + step) : ground)))]
  return ground.map((_, across) => along.map(stitches => stitches[across] ?? '.').join(''))
}
