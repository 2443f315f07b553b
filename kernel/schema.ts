import * as z from 'zod'
import { columnsOf, type Column } from './columns.ts'
import { findCheck, hasIntegerIds, isMany, type Field, type FieldKind, type Fields } from './field.ts'
import { dateFormat } from './locale.ts'
import type { RuleName } from './messages.ts'

/** What day it is where the product is used. Days in the bounds of a date are counted from it. */
export interface Clock {
  /** `YYYY-MM-DD` in the configured zone. */
  today(): string
}

/** The clock of a zone of the IANA list. */
export function clockOf(zone: string): Clock {
  const format = dateFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return { today: () => format.format(new Date()) }
}

/** The broken rule travels through zod as its message: its name, then its arguments as JSON. */
export function broken(rule: RuleName, ...args: readonly unknown[]): string {
  return `${rule} ${JSON.stringify(args)}`
}

/**
 * The schema of a record on the wire, as it may be saved: every field may be missing or null, unknown ones are refused.
 * What must be there is asked by `validate`, because it depends on the moment.
 */
export function savedSchema(fields: Fields, clock: Clock): z.ZodObject {
  const shape = columnsOf(fields).map((column): [string, z.ZodType] => [column.name, columnSchema(column, clock).nullish()])
  return z.strictObject(Object.fromEntries(shape), { error: broken('object') })
}

/** The schema of one value on the wire. */
export function columnSchema({ field }: Column, clock: Clock): z.ZodType {
  const one = kinds[field.kind](field, clock)
  if (!isMany(field)) return one
  // Of texts `max()` counts the characters of each.
  const most = numberIn(field, 'many') ?? (field.kind === 'text' ? 50 : (numberIn(field, 'max') ?? 200))
  return limited(z.array(one, { error: broken('list') }), most)
}

/** Ids that are whole numbers are PostgreSQL's `integer`. */
export const largestId = 2_147_483_647

type Kind = (field: Field, clock: Clock) => z.ZodType
const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: field => bounded(oneLine(), field, 1000),
  longText: field => bounded(severalLines(), field, 20_000),
  richText: field => bounded(severalLines(), field, 100_000),
  email: field => bounded(oneLine().regex(/^[^\s@<>"',;:]+@[^\s@<>"',;:.]+(\.[^\s@<>"',;:.]+)+$/, broken('email')), field, 254),
  phone: field => bounded(oneLine().regex(/^(\+|00)?[0-9]{7,15}$/, broken('phone')), field, 20),
  url: field => bounded(oneLine().refine(isWebAddress, broken('url')), field, 2000),
  integer: field =>
    ranged(
      z.number(broken('numeric')).refine(n => Number.isSafeInteger(n) && Math.abs(n) < 1e15, broken('integer')),
      field,
    ),
  decimal: field =>
    ranged(
      z.number(broken('numeric')).refine(n => Number.isFinite(n) && Math.abs(n) < 1e15, broken('numeric')),
      field,
    ),
  percent: field =>
    ranged(
      z.number(broken('numeric')).refine(n => Number(n.toFixed(2)) === n, broken('decimal', 2)),
      field,
    ).refine(n => n >= 0 && n <= 100, broken('between', 0, 100)),
  money: field => amount(field),
  year: (field, clock) => calendarYear(field, clock),
  boolean: () => z.boolean(broken('boolean')),
  date: (field, clock) => day(field, clock),
  dateTime: () => z.iso.datetime({ offset: true, error: broken('dateTime') }).refine(isStorableInstant, broken('dateTime')),
  time: () => z.string(broken('time')).regex(/^([01]\d|2[0-3]):[0-5]\d$/, broken('time')),
  geoPoint: () => z.unknown().refine(isPoint, broken('point')),
  choice: field => z.literal(Object.values(field.codes ?? {}), { error: broken('choice') }),
  lookup: () => wholeId('choice'),
  ref: field => (hasIntegerIds(field.to?.()) ? wholeId('reference') : z.guid(broken('reference'))),
  image: () => z.guid(broken('file')),
  attachments: field => limited(z.array(z.guid(broken('file')), { error: broken('list') }), numberIn(field, 'max') ?? 10),
  rows: (field, clock) =>
    limited(z.array(savedSchema(field.fields ?? {}, clock), { error: broken('list') }), numberIn(field, 'max') ?? 500),
  state: field => z.literal(Object.values(field.states?.codes ?? {}), { error: broken('choice') }),
}

const wholeId = (rule: RuleName) =>
  z
    .int({ error: broken(rule) })
    .min(1, broken(rule))
    .max(largestId, broken(rule))

// What no text may hold: the null character and halves of characters cannot be stored, other controls cannot be shown.
const unstorable = /[[\p{Cc}\p{Cs}]--[\t\n\r]]/v
const severalLines = () => z.string(broken('text')).refine(text => !unstorable.test(text), broken('plainText'))
const oneLine = () => severalLines().refine(text => !/[\r\n\u2028\u2029]/.test(text), broken('plainText'))

function bounded(text: z.ZodString, field: Field, ceiling: number): z.ZodType {
  const least = numberIn(field, 'min') ?? 0
  const most = numberIn(field, 'max') ?? ceiling
  // Of formatted text the letters are counted, not its marks.
  const count = (value: string) => Array.from(field.kind === 'richText' ? value.replace(/<[^>]*>/g, '') : value).length
  let schema = text
    .refine(value => count(value) >= least, broken('minLength', least))
    .refine(value => count(value) <= most, broken('maxLength', most))
  const exact = numberIn(field, 'length')
  if (exact !== undefined) schema = schema.refine(value => count(value) === exact, broken('length', exact))
  const digits = numberIn(field, 'digits')
  if (digits !== undefined) schema = schema.refine(value => /^[0-9]+$/.test(value) && value.length === digits, broken('digits', digits))
  if (findCheck(field, 'alpha')) schema = schema.refine(value => /^[\p{L}\p{M}\s'’-]+$/u.test(value), broken('alpha'))
  const pattern = findCheck(field, 'matches')?.[0]
  if (!(pattern instanceof RegExp)) return schema
  const begin = new RegExp(/^\^https\??:/.exec(pattern.source)?.[0] ?? '')
  return schema.refine(text => begin.test(text), { error: broken('url'), abort: true }).refine(text => pattern.test(text), broken('regex'))
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\/[^/]*\.[^/]/i.test(text)
}

function ranged(number: z.ZodNumber, field: Field): z.ZodNumber {
  const [low, high, isSetting] = findCheck(field, 'between') ?? []
  // Of a setting the message speaks of its bounds (portal and administration, section 19, P-23).
  const message = isSetting === true ? broken('settingBounds', low, high) : broken('between', low, high)
  if (low !== undefined) return number.refine(n => n >= Number(low) && n <= Number(high), message)
  const least = numberIn(field, 'min')
  const most = numberIn(field, 'max')
  const from = least === undefined ? number : number.refine(n => n >= least, broken('min', least))
  return most === undefined ? from : from.refine(n => n <= most, broken('max', most))
}

function amount(field: Field): z.ZodType {
  const places = numberIn(field, 'places') ?? 2
  const least = numberIn(field, 'min')
  const whole = 18 - places - (places === 4 ? 6 : 0)
  return z
    .string(broken('numeric'))
    .regex(/^-?\d+(\.\d+)?$/, broken('numeric'))
    .refine(text => (text.split('.')[1]?.length ?? 0) <= places, broken('decimal', places))
    .refine(text => (text.replace('-', '').split('.')[0]?.length ?? 0) <= whole, broken('max', 10 ** whole - 1))
    .refine(text => least === undefined || Number(text) >= least, broken('min', least))
}

function calendarYear(field: Field, clock: Clock): z.ZodType {
  const least = numberIn(field, 'min') ?? 1000
  const until = findCheck(field, 'until')?.[0]
  return z
    .number(broken('year'))
    .refine(n => Number.isInteger(n) && n >= 1000 && n <= 9999, { error: broken('year'), abort: true })
    .refine(n => n >= least, broken('minYear', least))
    .superRefine((n, context) => {
      const latest = until === 'thisYear' ? Number(clock.today().slice(0, 4)) : Number(until ?? 9999)
      if (n > latest) context.addIssue({ code: 'custom', message: broken('maxYear', latest) })
    })
}

function day(field: Field, clock: Clock): z.ZodType {
  const [from, until] = [dayIn(field, 'from') ?? '1000-01-01', dayIn(field, 'until') ?? '9999-12-31']
  return z.iso.date({ error: broken('date'), abort: true }).superRefine((value, context) => {
    const [earliest, latest] = [dayOf(from, clock), dayOf(until, clock)]
    if (value < earliest) context.addIssue({ code: 'custom', message: broken('dateFrom', earliest) })
    if (value > latest) context.addIssue({ code: 'custom', message: broken('dateUntil', latest) })
  })
}

/** The day that a bound means now: `today+30` is counted on the calendar, so no summer time shifts it. */
export function dayOf(bound: string, clock: Clock): string {
  if (!bound.startsWith('today')) return bound
  const day = new Date(`${clock.today()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + Number(bound.slice('today'.length) || 0))
  return day.toISOString().slice(0, 10)
}

/** A list that is too long is told so and looked into no further. */
function limited(list: z.ZodType, most: number): z.ZodType {
  return z
    .unknown()
    .refine(value => !Array.isArray(value) || value.length <= most, { error: broken('maxEntries', most), abort: true })
    .pipe(list)
}

function isPoint(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).sort().join() !== 'lat,lng') return false
  const { lat, lng } = { lat: undefined, lng: undefined, ...value }
  return typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}

/** Databases take no offset beyond that of Kiribati and no endless fractions. */
function isStorableInstant(text: string): boolean {
  const [, hours = '0', minutes = '0'] = /[+-](\d\d):?(\d\d)$/.exec(text) ?? []
  const instant = Date.parse(text)
  return text.length <= 35 && Number(hours) * 60 + Number(minutes) <= 14 * 60 && instant >= firstInstant && instant <= lastInstant
}
const firstInstant = Date.parse('1000-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T00:00:00Z')

function dayIn(field: Field, check: string): string | undefined {
  const [day] = findCheck(field, check) ?? []
  return typeof day === 'string' ? day : undefined
}

function numberIn(field: Field, check: string): number | undefined {
  const [n] = findCheck(field, check) ?? []
  return typeof n === 'number' ? n : undefined
}
