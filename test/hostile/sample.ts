/** A source of chance that always runs the same way from the same seed (mulberry32). @returns numbers from 0 to below 1 */
export function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Of all pairs so many that the bound is kept, but each left side once at the least: each is tried as often, with other right sides. */
export function pairs<A, B>(left: readonly A[], right: readonly B[], most: number, seed: number): (readonly [A, B])[] {
  const each = Math.min(right.length, Math.max(1, Math.floor(most / Math.max(1, left.length))))
  const next = chance(seed)
  return left.flatMap(one =>
    shuffled(right, next)
      .slice(0, each)
      .map(other => [one, other] as const),
  )
}

function shuffled<T>(items: readonly T[], next: () => number): T[] {
  return items
    .map(item => [next(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item)
}
