import type { Block } from './block.ts'

interface Degree {
  /** As the page has it, and as it is here. */
  readonly said: number
  readonly level: number
}

/**
 * The headings in an order without gaps: the highest are of the second degree, as the page has its first one already, and none is more than
 * one degree below the heading that it belongs to. Which belongs to which stays as the writer had it.
 * @param above degrees of the headings that stand before the place, in their order
 */
export function withMendedHeadings(blocks: readonly Block[], above: readonly number[]): Block[] {
  let path: readonly Degree[] = []
  const place = (said: number, level: number | undefined) => {
    const higher = path.filter(degree => degree.said < said)
    const own = level ?? Math.min(4, (higher.at(-1)?.level ?? 1) + 1)
    path = [...higher, { said, level: own }]
    return own
  }
  for (const level of above) place(level, level)
  return blocks.map(block => (block.kind === 'heading' ? { ...block, level: place(block.level, undefined) } : block))
}
