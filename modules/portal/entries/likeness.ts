/** The runs of three letters of a text's words, each word with its beginning and end: of a word of n letters n + 1. */
export type Trigrams = ReadonlySet<string>

/** @param text as `normalised` gives it: words and the spaces between them */
export function trigramsOf(text: string): Trigrams {
  const found = new Set<string>()
  for (const word of text.split(' ')) {
    if (word === '') continue
    const padded = `  ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3))
  }
  return found
}

/**
 * How much two texts have in common.
 * @returns ratio 0..1 of the runs that both have to those that either has; 0 where one of them says nothing
 */
export function likenessOf(one: Trigrams, other: Trigrams): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  if (few.size === 0) return 0
  let both = 0
  for (const run of few) if (many.has(run)) both += 1
  return both / (one.size + other.size - both)
}

/** The query of an index of words for texts that have two of these, or one where there are not three of them: what is alike has more in common than one word. @param words as `searchWords` gives them, at least one */
export function someTwoOf(words: readonly string[]): string {
  const begins = words.map(word => `'${word}':*`)
  const pairs = begins.flatMap((one, at) => begins.slice(at + 1).map(other => `(${one} & ${other})`))
  return (words.length < 3 ? begins : pairs).join(' | ')
}
