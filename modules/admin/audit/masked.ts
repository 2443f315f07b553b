const shownLetters = 3
/** A shorter value would be guessed from its end. */
const leastLetters = 7

/** A personal value as those see it who may not see it in full: `•••123` (portal and administration, section 0). */
export function masked(value: string | null): string | null {
  if (value === null || value === '') return value
  return value.length < leastLetters ? '•••' : `•••${value.slice(-shownLetters)}`
}
