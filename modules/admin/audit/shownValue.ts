import { dateAndTime, findWord, inLang, numberOf, type Column, type Lang } from '../../define.ts'
import { nameKey, type AuditNames } from './audit.ts'

const emptyWords = ['(فارغ)', '(empty)'] as const
const yesAndNo = { true: ['نعم', 'Yes'], false: ['لا', 'No'] } as const

/**
 * A value of the audit as one line of text in the reader's language: the names of lookups and references with their codes, yes and no, dates
 * as the ministry writes them (reports, section 5).
 * @param column undefined: nobody knows what the value means
 * @param zone in which instants are shown
 */
export function shownValue(value: unknown, column: Column | undefined, names: AuditNames, lang: Lang, zone: string): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return inLang(emptyWords, lang)
  if (Array.isArray(value)) return value.map(one => shownValue(one, column, names, lang, zone)).join(lang === 'ar' ? '، ' : ', ')
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Masked, or a secret.
  if (text.startsWith('•••')) return text
  if (column?.name === 'permissions') return named(value, column, names, lang, zone) ?? text
  return (column && shownBy[column.field.kind]?.(value, column, names, lang, zone)) ?? text
}

type Shown = (value: unknown, column: Column, names: AuditNames, lang: Lang, zone: string) => string | undefined

const named: Shown = (value, { field }, names, lang) => {
  const found = names[nameKey(field.to?.().name, value)]
  if (!found) return undefined
  const name = inLang([found.nameAr, found.nameEn ?? ''], lang)
  return found.code ? `${name} (${found.code})` : name
}
const word: Shown = (value, { field }, _names, lang) => {
  const found = field.words?.[findWord(field.words, value) ?? '']
  return found && inLang([found[1], found[2]], lang)
}
const number: Shown = (value, { field }, _names, lang) =>
  typeof value === 'number' ? `${numberOf(value, lang)}${field.unit === undefined ? '' : ` ${field.unit}`}` : undefined

const shownBy: Partial<Readonly<Record<Column['field']['kind'], Shown>>> = {
  lookup: named,
  ref: named,
  choice: word,
  state: word,
  boolean: (value, _column, _names, lang) => inLang(yesAndNo[value === true ? 'true' : 'false'], lang),
  integer: number,
  decimal: number,
  money: (value, _column, _names, lang) => numberOf(Number(value), lang, 2),
  percent: (value, _column, _names, lang) => `${numberOf(Number(value), lang)}%`,
  date: value => String(value).replaceAll('-', '/'),
  dateTime: (value, _column, _names, lang, zone) =>
    Number.isNaN(Date.parse(String(value))) ? undefined : dateAndTime(String(value), zone, lang),
  time: value => String(value).slice(0, 5),
  richText: value =>
    String(value)
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  geoPoint: value =>
    typeof value === 'object' && value !== null && 'lat' in value && 'lng' in value
      ? `${String(value.lat)}, ${String(value.lng)}`
      : undefined,
}
