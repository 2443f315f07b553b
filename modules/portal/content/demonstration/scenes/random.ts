/** A repeatable source of chance: the same seed gives the same sequence on every machine. */
export interface Random {
  /** ratio 0..1, 1 excluded */
  next(): number
  between(low: number, high: number): number
  /** a whole number, both ends included */
  whole(low: number, high: number): number
  chance(ratio: number): boolean
  pick<T>(list: readonly [T, ...T[]]): T
}

/** The source of chance for a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: ratio => next() < ratio,
    pick: list => list[Math.floor(next() * list.length)] ?? list[0],
  }
}

/** A seed from a name and a number, so that neighbouring variants have nothing in common. */
export function seedOf(name: string, variant: number): number {
  let hash = 2166136261
  for (const letter of `${name}/${variant}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
