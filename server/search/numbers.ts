import { latinDigits } from '../../kernel/kernel.ts'
import { bareOf } from './tokens.ts'

const runs = /[\p{L}\p{M}\p{N}\u0640]+(?:[-/\\_–][\p{L}\p{M}\p{N}\u0640]+)+/gu
const ofYear = /(?<!\d)(\d{1,4})\)?\s*(?:لسنة|لسنه|لعام|سنة|عام|of|for)\s*\(?((?:19|20)\d{2})(?!\d)/giu
const saying = /(?<!\p{L})(?:ب?رقم|no\.?|number|nr\.?)[\s:]+(?=\(?\d|\(?\p{L}{1,8}[-/\\])/giu
const sayingYear = /(?<=\d\)?)\s*(?:لسنة|لسنه|لعام|سنة|عام|of|for)\s+(?=\(?(?:19|20)\d{2})/giu

/**
 * Keys of the numbers by which a text names notices and laws: «ط/م/7», «MoLG-2026-C2», «رقم (1) لسنة 1997», «1/1997». Whoever writes one looks for
 * the very thing that bears it, whatever signs he writes between its parts.
 */
export function numberKeys(text: string): string[] {
  const digits = latinDigits(text)
  if (!/\d/.test(digits)) return []
  const written = [...digits.matchAll(runs)].flatMap(([run]) => {
    const parts = run.split(/[-/\\_–]/u)
    if (!/\d/.test(run)) return []
    const [one = '', other = ''] = parts
    const year = parts.length === 2 && /^\d+$/.test(one + other) ? yearOf(one, other) : undefined
    return [numberKey(parts.join('')), ...(year === undefined ? [] : [year])]
  })
  return [...written, ...[...digits.matchAll(ofYear)].map(([, number = '', year = '']) => yearKey(number, year))]
}

/** Where a text has numbers whose parts signs hold together: «1/1997», «MoLG-IT-2026». */
export function numbersIn(text: string): [start: number, end: number][] {
  return [...latinDigits(text).matchAll(runs)].flatMap(({ 0: run, index }) => (/\d/.test(run) ? [[index, index + run.length]] : []))
}

/** The query without the words that only say that a number or a year follows: «رقم», «لسنة». */
export function withoutNumberWords(query: string): string {
  return latinDigits(query).replaceAll(saying, '').replaceAll(sayingYear, ' ')
}

/** The key of a number, its parts written together. */
export function numberKey(number: string): string {
  return `@n${bareOf(latinDigits(number))}`
}

/** The key of a number of a year, as laws have them. */
export function yearKey(number: string, year: string | number): string {
  return `@n${Number(number)}/${year}`
}

function yearOf(one: string, other: string): string | undefined {
  const isYear = (part: string) => /^(?:19|20)\d{2}$/.test(part)
  if (isYear(other) && one.length <= 4) return yearKey(one, other)
  return isYear(one) && other.length <= 4 ? yearKey(other, one) : undefined
}
