// Vowels, hamzas and accents, once they stand apart from their letters; stretching; small letters of the Quran; characters without a face.
const unseen = /[\p{M}\p{Cf}\u0640\u06E5\u06E6]/gu
const letters: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ە: 'ه', ک: 'ك', گ: 'ك' }
const variants = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
const digits = /[\u0660-\u0669\u06F0-\u06F9]/gu

/** The text with the digits of the Arabic and of the Persian keyboard written as 0 to 9. */
export function latinDigits(text: string): string {
  return text.replace(digits, digit => String((digit.codePointAt(0) ?? 0) % 16))
}

/** A telephone number as it was typed, without what people write between its digits: (04) 240.0999, 04/240 0999. Its plus stays, and the stroke of 02-2401234/5. */
export function phoneDigits(text: string): string {
  const digits = latinDigits(text).replaceAll(/[\s().\p{Pd}\p{Cf}]/gu, '')
  return digits.replace(/^(\D*(?:(?:\+|00)\d{1,3}|97[02])?\d{1,4})\/(?=\d{5})/u, '$1')
}

/** An amount as it is stored: Latin digits, a point before its fraction, nothing between its thousands. */
export function latinNumber(text: string): string {
  const latin = latinDigits(text).replaceAll('\u066B', '.').replaceAll('\u066C', '')
  return /^\s*-?[1-9]\d{0,2}(?:[\s,]\d{3})+(?:\.\d+)?\s*$/.test(latin) ? latin.replaceAll(/[\s,]/g, '') : latin
}

/** The text as it is compared: letters that writers exchange (أ إ آ ا, ؤ و, ئ ى ي, ة ه, é e) are one, no vowels, no stretching, Latin digits, lower case. */
export function normalised(text: string): string {
  return latinDigits(text.normalize('NFKD').replace(unseen, ''))
    .replace(variants, letter => letters[letter] ?? letter)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

// The article, and what is written together with it: المياه, والمياه, بالمياه, وبالمياه, للمياه, وللمياه.
const article = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u

/**
 * The words by which a text is looked for: as `normalised`, without the article and the particles before it, so that «المياه» and «مياه»
 * ask for the same. A word of which fewer than three letters would be left stays whole («الله», or «الم» of a word half written).
 */
export function searchWords(text: string): string[] {
  return normalised(text).split(' ').filter(Boolean).map(withoutArticle)
}

/**
 * The text in which `searchWords` are found at the beginning of a word: as `normalised`, then each word with an article once more without it;
 * and once more without what then looks like one, as in «الآليات», which is asked for as «الآليات» and as «آليات».
 */
export function searchForm(text: string): string {
  const words = normalised(text).split(' ')
  const bare = words.flatMap(word => [withoutArticle(word), withoutArticle(withoutArticle(word))].filter(form => form !== word))
  return [...words, ...new Set(bare)].join(' ')
}

/** Does a word of the text begin as one of the `searchWords` does? */
export function beginsAny(text: string, words: readonly string[]): boolean {
  return searchForm(text)
    .split(' ')
    .some(part => words.some(word => part.startsWith(word)))
}

/** Does the text hold each word of what was typed, anywhere in its words? For lists that are filtered where they are shown. */
export function holdsEvery(text: string, typed: string): boolean {
  const told = normalised(text)
  return searchWords(typed).every(word => told.includes(word))
}

function withoutArticle(word: string): string {
  return word.replace(article, '')
}
