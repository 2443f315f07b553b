import type { Typeface } from './typeface.ts'

/** Figures and full stops stand in a file of their own. */
export interface Faces {
  readonly arabic: Typeface
  readonly latin: Typeface
}

/** A glyph as it is set. */
export interface Glyph {
  readonly face: keyof Faces
  readonly id: number
  /** The letter that it shows; of two in one their printed form (U+FE70 to U+FEFF). */
  readonly said: string
  readonly width: number
}

/** Letters that join the next one. */
const joining = new Set('بتثجحخسشصضطظعغفقكلمنهيئىـ')
/** Letters that join the one before them alone. */
const ending = new Set('اأإآدذرزوؤة')
const lamAlef: Readonly<Record<string, string>> = { ا: '\uFEFB', أ: '\uFEF7', إ: '\uFEF9', آ: '\uFEF5' }

/** A line of Arabic, without vowels, in the order in which it is seen from the left: figures keep theirs. */
export function lineOf(text: string, faces: Faces): Glyph[] {
  const parts = text.replace(/\p{M}/gu, '').split(/(\d+(?:[.,]\d+)*)/)
  return parts
    .map((part, n) => (n % 2 === 1 ? shaped(part, faces) : shaped(part, faces).toReversed()))
    .toReversed()
    .flat()
}

/** How wide a line is. @param size of its letters, in points */
export function widthOf(line: readonly Glyph[], size: number): number {
  return (line.reduce((sum, { width }) => sum + width, 0) * size) / 1000
}

/** In the order of reading: each letter in the form that its neighbours ask for, lam and alef as one. */
function shaped(text: string, { arabic, latin }: Faces): Glyph[] {
  const letters = Array.from(text)
  const glyphs: Glyph[] = []
  for (const [at, letter] of letters.entries()) {
    const alone = arabic.glyphOf(letter)
    if (alone === 0) {
      const id = latin.glyphOf(letter)
      glyphs.push({ face: 'latin', id, said: letter, width: latin.widthOf(id) })
      continue
    }
    const id = formOf(arabic, alone, isJoined(letters[at - 1], letter), isJoined(letter, letters[at + 1]))
    const before = glyphs.at(-1)
    const joined = before?.said === 'ل' ? lamAlef[letter] : undefined
    const both = joined && arabic.ligatures.get(`${before?.id} ${id}`)
    if (both) glyphs.pop()
    const set = both || id
    glyphs.push({ face: 'arabic', id: set, said: (both && joined) || letter, width: arabic.widthOf(set) })
  }
  return glyphs
}

function isJoined(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && second !== undefined && joining.has(first) && (joining.has(second) || ending.has(second))
}

function formOf({ forms }: Typeface, alone: number, isAfter: boolean, isBefore: boolean): number {
  if (isAfter) return (isBefore ? forms.medi : forms.fina).get(alone) ?? alone
  return (isBefore ? forms.init.get(alone) : undefined) ?? alone
}
