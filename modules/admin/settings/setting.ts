import {
  clockOf,
  columnsOf,
  isMany,
  isMissing,
  problemsOfFields,
  usualTimeZone,
  wordsOf,
  type Field,
  type Fields,
  type Label,
  type LookupIds,
  type Values,
} from '../../define.ts'
import { groupOfWord, type GroupCode, type GroupedKey } from './groups.ts'

/** Arabic and English; the English of a setting that may be empty can be an empty text. */
export type Pair = readonly [ar: string, en: string]
/** What a setting holds, as the code that reads it sees it: words for choices and lookups, a pair for a text in both languages. */
export type ValueOf<F extends Field> = F extends { requiredBoth: unknown } ? Pair : F['_']['word']

/** What a definition of a setting says beside its field. */
export interface More {
  /** Everybody may read it: `Public/Config`. */
  readonly isPublic?: boolean
  /** The environment variable that wins over what is saved; listed in the README. */
  readonly environment?: string
  /** What helps to fill it in: zones of the IANA list; the blocks and the key figures of the first page, to be put in order. */
  readonly picker?: 'zone' | 'homeBlocks' | 'keyFigures'
}

/** A setting without the type of its value: what screens and calls may know of all of them (portal and administration, section 8.1). */
export interface AnySetting extends More {
  /** `Group.Name`, compared without regard to case. */
  readonly key: string
  /** A value of the lookup list `configGroup`. */
  readonly group: GroupCode
  /** Its values on the wire by their names: `General.SloganAr` and `General.SloganEn`, `Maps.BoundsSouth` …; of most it is the key alone. */
  readonly fields: Fields
  readonly title: Label
  readonly help: Label
  /** Written and never read back; encrypted at rest. */
  readonly isSecret: boolean
  /** Nothing may be said: the program then does without. */
  readonly isOptional: boolean
  /** What holds while nobody has saved another value, in words and as it would be stored. */
  readonly initially: unknown
  readonly usual: unknown
  /** The values on the wire of what is stored. @param stored undefined: nothing is said */
  toValues(stored: unknown): Values
  /** What is stored for values on the wire; undefined when they say nothing. */
  toStored(values: Values): unknown
  /** What would be stored for a text of the environment: words of a choice, lists with commas. Whether it is right is for `read` to say. */
  fromText(text: string): unknown
  /** What a stored value means to the program; undefined when it breaks the definition, as one that was written by hand may: the default holds. */
  read(stored: unknown, ids: LookupIds): unknown
}

/** A setting: its key in the table, what may stand there, and what holds while nobody has changed it (portal and administration, section 8.2). */
export interface Setting<T> extends AnySetting {
  readonly initially: T
  read(stored: unknown, ids: LookupIds): T | undefined
}

/** A setting that always holds a value. @param initially the default @param help what it changes, for who sets it */
export function setting<F extends Field>(
  key: GroupedKey,
  field: F,
  initially: NoInfer<ValueOf<F>>,
  help: Label,
  more: More = {},
): Setting<ValueOf<F>> {
  const mayBeEmpty = Array.isArray(initially) && initially.length === 0
  const needed = mayBeEmpty ? field : withCheck(field, field.bilingual ? 'requiredBoth' : 'required')
  return make(key, field.label, help, { [key]: needed }, initially, { ...more, isOptional: mayBeEmpty })
}

/** A setting that may say nothing; so it begins. */
export function optional<F extends Field>(key: GroupedKey, field: F, help: Label, more: More = {}): Setting<ValueOf<F> | undefined> {
  return make<ValueOf<F> | undefined>(key, field.label, help, { [key]: field }, undefined, { ...more, isOptional: true })
}

/** A text that may be left empty; so it begins, and so it is read. */
export function optionalText(key: GroupedKey, field: Field<string>, help: Label, more: More = {}): Setting<string> {
  return make<string>(key, field.label, help, { [key]: field }, '', { ...more, isOptional: true })
}

/** A text that is written and never read back: kept encrypted, and in no answer, audit entry or log. Empty while nothing is saved. */
export function secret(key: GroupedKey, field: Field<string>, help: Label, more: Pick<More, 'environment'> = {}): Setting<string> {
  return make<string>(key, field.label, help, { [key]: field }, '', { ...more, isOptional: true, isSecret: true })
}

/** The values of a composite setting: each is there. */
type Together<F extends Fields> = { readonly [K in keyof F]: F[K]['_']['word'] }

/** A setting of several values that make sense only together: each has the key with its own name behind it. */
export function composite<F extends Fields>(
  key: GroupedKey,
  title: Label,
  parts: F,
  initially: Together<F>,
  help: Label,
  more: More = {},
): Setting<Together<F>> {
  const fields = Object.entries(parts).map(([name, field]) => [key + capital(name), withCheck(field, 'required')] as const)
  return make(key, title, help, Object.fromEntries(fields), initially, more)
}

interface Made extends More {
  readonly isOptional?: boolean
  readonly isSecret?: boolean
}

function make<T>(key: GroupedKey, title: Label, help: Label, given: Fields, initially: T, more: Made): Setting<T> {
  const fields = Object.fromEntries(Object.entries(given).map(([name, field]) => [name, bounded(field)]))
  const parts = partsOf(key, fields)
  const toValues = (stored: unknown) =>
    Object.fromEntries(parts.map(({ name, from }) => [name, stored === undefined ? null : from(stored)]))
  return {
    isSecret: false,
    isOptional: false,
    ...more,
    key,
    group: groupOf(key),
    title,
    help,
    fields,
    initially,
    usual: initially === '' ? undefined : codedIn(fields, initially),
    toValues,
    toStored: values => together(parts, values),
    fromText: text => fromText(Object.values(fields)[0], text),
    read: (stored, ids) => {
      const values = toValues(stored)
      if (problemsOfFields(fields, values, 'submit', anyClock).length > 0) return undefined
      const words = together(parts, wordsOf(fields, values, ids))
      return isLike(words, initially) ? words : undefined
    },
  }
}

/** No setting has a bound that moves with the calendar. */
const anyClock = clockOf(usualTimeZone)

/** One value on the wire of what is stored under one key. */
interface Part {
  readonly name: string
  /** Its place in what is stored: a member of a pair or of an object; undefined: it is all of it. */
  readonly member: string | undefined
  readonly from: (stored: unknown) => unknown
}

function partsOf(key: string, fields: Fields): Part[] {
  const columns = columnsOf(fields)
  return columns.map(({ name, lang }): Part => {
    const member = lang ? (lang === 'ar' ? '0' : '1') : name === key ? undefined : small(name.slice(key.length))
    return { name, member, from: stored => (member === undefined ? stored : memberOf(stored, member)) }
  })
}

function together(parts: readonly Part[], values: Values): unknown {
  const [first] = parts
  if (parts.every(({ name }) => isMissing(values[name]))) return undefined
  if (first?.member === undefined) return saidIn(values[first?.name ?? ''])
  // A text of which one language is not said yet: that half is empty.
  if (first.member === '0') return parts.map(({ name }) => values[name] ?? '')
  return Object.fromEntries(parts.map(({ name, member }) => [member, values[name]]))
}

/** Child rows hold what was said in them: an empty cell is none. */
function saidIn(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) =>
    typeof row === 'object' && row !== null ? Object.fromEntries(Object.entries(row).filter(([, cell]) => !isMissing(cell))) : row,
  )
}

/** The default as it would be stored: the integers of a choice's words. */
function codedIn(fields: Fields, value: unknown): unknown {
  const codes = Object.values(fields)[0]?.codes
  if (!codes) return value
  return Array.isArray(value) ? value.map(word => codes[word]) : codes[String(value)]
}

function fromText(field: Field | undefined, text: string): unknown {
  if (!field) return text
  if (isMany(field)) return text.split(',').flatMap(entry => (entry.trim() === '' ? [] : oneFromText(field, entry.trim())))
  return oneFromText(field, text)
}

function oneFromText({ kind, codes }: Field, text: string): unknown {
  if (codes) return codes[text] ?? text
  if (kind === 'boolean') return text === '1'
  return kind === 'integer' || kind === 'decimal' ? Number(text) : text
}

/** Its fields have been checked: what is left is whether something is said at all. */
function isLike<T>(value: unknown, initially: T): value is T {
  return initially === undefined || (typeof value === typeof initially && Array.isArray(value) === Array.isArray(initially))
}

function groupOf(key: string): GroupCode {
  const word = key.slice(0, key.indexOf('.'))
  if (!isGroupWord(word)) throw new Error(`No group has the settings of ${word}`)
  return groupOfWord[word]
}

function isGroupWord(word: string): word is keyof typeof groupOfWord {
  return word in groupOfWord
}

function withCheck(field: Field, name: 'required' | 'requiredBoth'): Field {
  return { ...field, checks: [...field.checks, { name, args: [] }] }
}

/** A number outside its bounds is told so in the words of a setting. */
function bounded(field: Field): Field {
  return { ...field, checks: field.checks.map(check => (check.name === 'between' ? { ...check, args: [...check.args, true] } : check)) }
}

function memberOf(stored: unknown, member: string): unknown {
  if (typeof stored !== 'object' || stored === null) return null
  return Object.entries(stored).find(([name]) => name === member)?.[1] ?? null
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
