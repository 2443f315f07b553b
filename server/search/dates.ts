import { latinDigits } from '../../kernel/kernel.ts'
import { tokensOf, type Token } from './tokens.ts'

/** A day or a month of a year that a text names, and where it stands. */
export interface WrittenDate {
  /** `2026-11-22` or `2026-11`. */
  readonly date: string
  readonly start: number
  readonly end: number
}

/** The names of the months, of both calendars and in English, as words are compared. */
const names = [
  ['يناير', 'january', 'jan'],
  ['شباط', 'فبراير', 'february', 'feb'],
  ['اذار', 'مارس', 'march', 'mar'],
  ['نيسان', 'ابريل', 'april', 'apr'],
  ['ايار', 'مايو', 'may'],
  ['حزيران', 'يونيو', 'june', 'jun'],
  ['تموز', 'يوليو', 'july', 'jul'],
  ['اب', 'اغسطس', 'august', 'aug'],
  ['ايلول', 'سبتمبر', 'september', 'sept', 'sep'],
  ['اكتوبر', 'october', 'oct'],
  ['نوفمبر', 'november', 'nov'],
  ['ديسمبر', 'december', 'dec'],
]
const monthOf = new Map(names.flatMap((list, index) => list.map(name => [name, index + 1] as const)))
const first = new Set(['الاول', 'اول', 'الاولي'])
const second = new Set(['الثاني', 'ثاني', 'ثان', 'الثان'])
// A short English name is a month only beside a day or a year: «mar», «may».
const isShort = /^[a-z]{3,4}$/

/** The month whose name stands there, perhaps in two words. @param isDated a day or a year stands beside it */
export function monthAt(
  tokens: readonly Token[],
  at: number,
  isDated = false,
): { readonly month: number; readonly words: number } | undefined {
  const bare = tokens[at]?.bare ?? ''
  const [, double] = /^[وبلف]?(تشرين|كانون)$/u.exec(bare) ?? []
  if (double !== undefined) {
    const next = tokens[at + 1]?.bare ?? ''
    if (first.has(next)) return { month: double === 'تشرين' ? 10 : 12, words: 2 }
    if (second.has(next)) return { month: double === 'تشرين' ? 11 : 1, words: 2 }
    return undefined
  }
  if (!isDated && isShort.test(bare) && bare !== 'june' && bare !== 'july' && bare !== 'may') return undefined
  // «باب» is a door and no day in August.
  const month = monthOf.get(bare) ?? (bare.length > 4 ? monthOf.get(bare.replace(/^[وبلف]/u, '')) : undefined)
  return month === undefined ? undefined : { month, words: 1 }
}

const numeric =
  /(?<![\p{L}\p{N}][-/.]|[\p{L}\p{N}])(?:(\d{4})([-/])(\d{1,2})\2(\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\6(\d{4}))(?![\p{L}\p{N}]|[-/][\p{L}\p{N}])/gu
const isYear = /^(?:19|20)\d{2}$/
/** So many words are between the first of a date and its year, at most: «22 من شهر تشرين الثاني / نوفمبر لعام 2026». */
const longestDate = 9
const between = new Set(['من', 'شهر', 'لعام', 'عام', 'سنه', 'لسنه', 'of', 'the'])

/** The days and months that a text names, in the order in which they stand: a day with its year counts as no month besides. */
export function datesIn(text: string): WrittenDate[] {
  const digits = latinDigits(text)
  if (!/\d{4}/.test(digits)) return []
  const found = [...digits.matchAll(numeric)].flatMap(written => {
    const [whole, year, , month, day, day2, , month2, year2] = written
    const date = dayOf(Number(year ?? year2), Number(month ?? month2), Number(day ?? day2))
    return date === undefined ? [] : [{ date, start: written.index, end: written.index + whole.length }]
  })
  const tokens = tokensOf(text)
  let year = -1
  for (let at = 0; at < tokens.length; at++) {
    // Few words of a text stand before a year: the others are not looked at.
    if (year < at) year = tokens.findIndex(({ bare }, index) => index > at && isYear.test(bare))
    if (year < 0) break
    if (year - at > longestDate) at = year - longestDate
    const written = namedAt(tokens, at)
    if (!written) continue
    found.push(written)
    while ((tokens[at + 1]?.end ?? Infinity) <= written.end) at++
  }
  return found.toSorted((one, other) => one.start - other.start)
}

/** «22 تشرين الثاني 2026», «تشرين الثاني/نوفمبر 2026», “Nov 22, 2026”, “November 2026” from this word on. */
function namedAt(tokens: readonly Token[], at: number): WrittenDate | undefined {
  const passed = (from: number) => {
    let next = from
    while (between.has(tokens[next]?.bare ?? '')) next++
    return next
  }
  const before = dayIn(tokens[at])
  const monthStands = before === undefined ? at : passed(at + 1)
  const named = monthAt(tokens, monthStands, true)
  if (!named) return undefined
  let next = monthStands + named.words
  const again = monthAt(tokens, next, true)
  if (again?.month === named.month) next += again.words
  const after = before ?? dayIn(tokens[next])
  if (before === undefined && after !== undefined) next++
  const yearStands = passed(next)
  const year = isYear.exec(tokens[yearStands]?.bare ?? '')?.[0]
  if (year === undefined) return undefined
  const date = after === undefined ? `${year}-${two(named.month)}` : dayOf(Number(year), named.month, after)
  const [from, until] = [tokens[at], tokens[yearStands]]
  return date === undefined || !from || !until ? undefined : { date, start: from.start, end: until.end }
}

function dayIn(token: Token | undefined): number | undefined {
  const [, digits] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.bare ?? '') ?? []
  const day = Number(digits)
  return day >= 1 && day <= 31 ? day : undefined
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = `${year}-${two(month)}-${two(day)}`
  const read = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : undefined
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
