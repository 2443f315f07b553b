/** The threads of a grid: `a`, `b`, `c`. */
export type Thread = 'a' | 'b' | 'c'
export const threads = ['a', 'b', 'c'] as const satisfies readonly Thread[]

/**
 * The stitches of one thread as filled squares, one unit each; neighbours in a row are one shape.
 * @returns path data, empty when the thread is not used
 */
export function squaresOf(grid: readonly string[], thread: Thread): string {
  const runs = grid.flatMap((row, y) =>
    [...row.matchAll(new RegExp(`${thread}+`, 'g'))].map(run => ({ x: run.index, y, width: run[0].length })),
  )
  return runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')
}

/** The stitches of one thread as crosses, to be stroked with `crossWidth` and round ends: what a needle makes, from 6 px a stitch. */
export function crossesOf(grid: readonly string[], thread: Thread): string {
  const stitches = grid.flatMap((row, y) =>
    Array.from(row).flatMap((letter, x) => (letter === thread ? [`M${x}.17 ${y}.17l.66.66m0-.66l-.66.66`] : [])),
  )
  return stitches.join('')
}
export const crossWidth = 0.3
