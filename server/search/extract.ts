import { marksOf, type Plan } from './plan.ts'

/** A piece of a text with the places of the words that were looked for. */
export interface Extract {
  readonly text: string
  readonly marks: readonly (readonly [start: number, end: number])[]
}

const longest = 200
/** So much of the text stands before the first word that was found. */
const before = 60

/** Whole words of the first part of the text with most of the words that were looked for, else of its first part; each part has a line. Undefined for an empty text. */
export function partExtractOf(text: string, plan: Plan): Extract | undefined {
  const parts = text.split('\n').filter(part => part.trim() !== '')
  return extractOf(partWithMost(parts, plan) ?? parts[0] ?? '', plan)
}

function partWithMost(parts: readonly string[], plan: Plan): string | undefined {
  const marked = parts.filter(part => marksOf(part, plan).length > 0)
  if (marked.length < 2 || plan.words.length < 2) return marked[0]
  const countIn = (part: string) => plan.words.filter(word => marksOf(part, { ...plan, words: [word] }).length > 0).length
  return marked.map(part => ({ part, count: countIn(part) })).toSorted((one, other) => other.count - one.count)[0]?.part
}

/** Whole words of the text, from a little before the first that was found; undefined for an empty text. */
export function extractOf(text: string, plan: Plan): Extract | undefined {
  const whole = text.trim()
  if (whole === '') return undefined
  const marks = marksOf(whole, plan)
  const [begin, end] = cutOf(whole, marks[0]?.[0] ?? 0)
  const lead = begin > 0 ? '… ' : ''
  const shift = lead.length - begin
  return {
    text: `${lead}${whole.slice(begin, end).trimEnd()}${end < whole.length ? ' …' : ''}`,
    marks: marks.filter(([from, to]) => from >= begin && to <= end).map(([from, to]) => [from + shift, to + shift]),
  }
}

/** Where to cut, between words. */
function cutOf(text: string, first: number): [begin: number, end: number] {
  if (text.length <= longest) return [0, text.length]
  const near = first <= before ? 0 : text.indexOf(' ', first - before) + 1
  const word = near > first ? first : near
  // A dot that sets what is said apart from what stood before it begins nothing.
  const begin = text.startsWith('· ', word) ? word + 2 : word
  if (begin + longest >= text.length) return [begin, text.length]
  const space = text.lastIndexOf(' ', begin + longest)
  return [begin, space > first ? space : begin + longest]
}
