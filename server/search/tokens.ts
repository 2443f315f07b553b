import { latinDigits, normalised } from '../../kernel/kernel.ts'

/** A word of a text and where it stands. */
export interface Token {
  /** As it is written, without vowels and stretching, its hamzas where they were. */
  readonly raw: string
  /** In the one form in which words are compared: `normalised`, and without a hamza on the line where three letters are left. */
  readonly bare: string
  readonly start: number
  readonly end: number
}

// Runs of Arabic letters, of other letters and digits: «كوفيد19» and «ورقA4» have a seam that people also write as a space.
const runs = /[\p{Script=Arabic}\p{M}\u0640]*\p{Script=Arabic}[\p{Script=Arabic}\p{M}\u0640\u200c\u200d]*|[\p{L}\p{M}\p{N}]+/gu
const digitSeam = /[0-9\u0660-\u0669\u06F0-\u06F9]+|[^0-9\u0660-\u0669\u06F0-\u06F9]+/gu
const unseen = /[\u064B-\u065F\u0670\u0640\p{Cf}\u06D6-\u06ED]/gu
const digit = /[0-9\u0660-\u0669\u06F0-\u06F9]/u
const arabic = /\p{Script=Arabic}/u

/** The words of a text, in their order. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(runs)].flatMap(run => {
    if (!digit.test(run[0]) || !arabic.test(run[0])) return tokenOf(run[0], run.index)
    return [...run[0].matchAll(digitSeam)].flatMap(part => tokenOf(part[0], run.index + part.index))
  })
}

// Most words of a text have been read before.
const known = new Map<string, Pick<Token, 'raw' | 'bare'>>()
const mostKnown = 50_000

function tokenOf(written: string, start: number): Token[] {
  const { raw, bare } = known.get(written) ?? readNow(written)
  return bare === '' ? [] : [{ raw, bare, start, end: start + written.length }]
}

function readNow(written: string): Pick<Token, 'raw' | 'bare'> {
  const read = { raw: latinDigits(written.normalize('NFKC').replace(unseen, '')), bare: bareOf(written) }
  if (known.size >= mostKnown) known.clear()
  if (written.length <= 40) known.set(written, read)
  return read
}

/** One word in the form in which words are compared. */
export function bareOf(word: string): string {
  const form = normalised(word).replaceAll(' ', '')
  const without = form.replaceAll('ء', '')
  return without.length >= 3 ? without : form
}

const arabicLetters = Array.from({ length: 0x100 }, (_letter, at) => String.fromCodePoint(0x600 + at)).filter(letter =>
  /[\p{L}\p{M}\u0640]/u.test(letter),
)
const exchanged = arabicLetters
  .map(letter => ({ letter, instead: normalised(letter).replaceAll('ء', '') }))
  .filter(({ letter, instead }) => instead !== letter && instead.length <= 1)
  .toSorted((one, other) => other.instead.length - one.instead.length)

/** What `translate` of PostgreSQL is given so that a text has its Arabic letters as `bareOf` writes them, no hamza on the line among them. */
export const asBare = {
  letters: exchanged.map(({ letter }) => letter).join(''),
  instead: exchanged.map(({ instead }) => instead).join(''),
}

/** Is the word written in Arabic letters? */
export function isArabic(word: string): boolean {
  return arabic.test(word)
}
