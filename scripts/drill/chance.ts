/** Numbers from 0 to 1, the same for the same seed on every machine (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** One of these. @throws Error when there is none */
export function oneOf<T>(chance: () => number, items: readonly T[]): T {
  const found = items[Math.floor(chance() * items.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
