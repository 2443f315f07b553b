import {
  brokenAt,
  columnsOf,
  columnSchema,
  hasIntegerIds,
  Invalid,
  latinDigitsIn,
  listedColumnsOf,
  problemAt,
  type AnyResource,
  type Clock,
  type Column,
  type Field,
  type Problem,
} from '../../kernel/kernel.ts'
import type { ZodType } from 'zod'
import type { SQL } from '../database/sql.ts'
import { searchableColumns, type Model } from './model.ts'

/** A sorting key: a column and its direction. */
export interface SortKey {
  readonly column: string
  readonly isDescending: boolean
}
/** One condition of a list. */
export interface Filter {
  readonly column: string
  readonly from?: unknown
  readonly until?: unknown
  readonly oneOf?: readonly unknown[]
}
/** A list as it is asked for: which part, in which order, narrowed by what. */
export interface ListQuery {
  readonly skip: number
  readonly limit: number
  readonly sorting: readonly SortKey[]
  /** Of what is public: what was published last comes first, whatever its order is. */
  readonly isByPublication?: boolean
  /** Of what is public: an order that no field gives. */
  readonly order?: SQL | undefined
  readonly filters: readonly Filter[]
  /** Free text, or undefined. */
  readonly text: string | undefined
  /** What the free text asks for, where that is more than its words. */
  readonly found?: SQL | undefined
  /** What stands before the rest for its sake, an expression that is true of it. */
  readonly first?: SQL | undefined
  /** Only those that the caller has made, or that wait for his decision or anybody's. */
  readonly among?: Among | undefined
}

/** What a list may be narrowed to: what who asks has made, what waits for his decision, what waits for anybody's. */
export const amongWords = ['mine', 'waiting', 'inReview'] as const
/** One of them. */
export type Among = (typeof amongWords)[number]

/** The most rows of a page. */
export const mostRows = 1000
/** The rows of a page where nothing is said. */
export const defaultRows = 10

/** What a list may be narrowed by: the definition's filters, whose a row is, the year of a yearly sheet, whether reviewed content is a draft. */
export function filterKeysOf({ scope, publishing, options: { list, shape } }: AnyResource): string[] {
  const further = [
    ...(scope.owner === 'id' ? [] : [scope.owner]),
    ...(shape === 'yearly' ? ['year'] : []),
    ...(publishing === 'reviewed' ? ['isDraft'] : []),
  ]
  return [...new Set([...(list.filters ?? []), ...further])]
}

/** What a list may be sorted by. */
export function sortKeysOf({ options: { list } }: AnyResource): string[] {
  const usual = [list.sort].flat().map(key => key.replace(/^-/, ''))
  return [...new Set(['creationTime', 'lastModificationTime', 'id', ...list.columns, ...(list.filters ?? []), ...usual])]
}

/** Is the field narrowed by a span too: `dateFrom`, `dateTo`? */
export function isRanged({ kind }: Field): boolean {
  return ['date', 'dateTime', 'integer', 'decimal', 'percent', 'year'].includes(kind)
}

/**
 * What citizens see of a definition and may therefore filter and sort by: names of fields and of columns. `filter`, free text, is among them
 * where it looks into nothing else: the public copy of a reviewed record is found by its public words alone.
 */
export function publicKeysOf(resource: AnyResource): ReadonlySet<string> {
  const known = publicKeys.get(resource)
  if (known) return known
  const { fields, options, publishing, scope } = resource
  const shown = new Set(options.portal?.fields)
  const columns = columnsOf(fields)
  const isFound = publishing === 'reviewed' || searchableColumns(columns).every(({ fieldName }) => shown.has(fieldName))
  const seen = columns.filter(({ fieldName }) => shown.has(fieldName)).flatMap(({ fieldName, name }) => [fieldName, name])
  const keys = new Set(['id', scope.owner, ...seen, ...(isFound ? ['filter'] : [])])
  publicKeys.set(resource, keys)
  return keys
}
// They follow from definitions, which do not change while the program runs; every public list asks for them.
const publicKeys = new WeakMap<AnyResource, ReadonlySet<string>>()

/**
 * The list that is asked for. Parameters are those of the definition; an unknown one is refused with its name.
 * @param seen the names that the reader may ask about; undefined: all
 * @throws Invalid naming each wrong parameter
 */
export function listQueryOf(model: Model, given: URLSearchParams, clock: Clock, lang: 'ar' | 'en', seen?: ReadonlySet<string>): ListQuery {
  const values = collected(given)
  const names = new Map([...values.keys()].toReversed().map(key => [key.toLowerCase(), key]))
  const take = (name: string) => {
    const found = names.get(name.toLowerCase())
    const value = found === undefined ? undefined : values.get(found)
    if (found !== undefined) values.delete(found)
    return value
  }
  const problems: Problem[] = []
  const limit = wholeNumber('maxResultCount', take('maxResultCount')?.[0], defaultRows, [1, mostRows], problems)
  const skip = wholeNumber('SkipCount', take('SkipCount')?.[0], 0, [0, 1_000_000_000], problems)
  const sorting = sortingOf(model, take('sorting')?.[0], lang, seen, problems)
  const text = (seen?.has('filter') ?? true) ? take('filter')?.[0]?.slice(0, 200) : undefined
  const filters = filterKeysOf(model.resource)
    .filter(key => seen?.has(key) ?? true)
    .flatMap(key => filterOf(model, key, take, clock, problems))
  const among = seen ? undefined : amongOf(take('among')?.[0], problems)
  problems.push(...[...values.keys()].map(unknown))
  if (problems.length > 0) throw new Invalid(problems)
  return { skip, limit, sorting, filters, text: text?.trim() || undefined, among }
}

/** Arrays come as indexed keys (`status[0]=1&status[1]=3`) or as repeated ones. */
function collected(given: URLSearchParams): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const [key, value] of given) {
    const name = key.replace(/\[\d*\]$/, '')
    values.set(name, [...(values.get(name) ?? []), value])
  }
  return values
}

function unknown(name: string): Problem {
  return problemAt(name, 'unknownField', ['', ''], [name])
}

function wholeNumber(
  name: string,
  text: string | undefined,
  otherwise: number,
  [least, most]: readonly [number, number],
  problems: Problem[],
): number {
  if (text === undefined || text === '') return otherwise
  const n = Number(text)
  if (/^\d+$/.test(text) && n >= least && n <= most) return n
  problems.push(problemAt(name, 'between', [name, name], [least, most]))
  return otherwise
}

function amongOf(text: string | undefined, problems: Problem[]): Among | undefined {
  const found = amongWords.find(word => word === text)
  if (text && !found) problems.push(problemAt('among', 'choice', ['among', 'among']))
  return found
}

function sortingOf(
  model: Model,
  text: string | undefined,
  lang: 'ar' | 'en',
  seen: ReadonlySet<string> | undefined,
  problems: Problem[],
): SortKey[] {
  const isSeen = (key: string) => seen?.has(key) ?? true
  const usual = [model.resource.options.list.sort].flat().filter(key => isSeen(key.replace(/^-/, '')))
  const keys = text ? text.split(',').map(part => part.trim()) : usual.map(key => (key.startsWith('-') ? `${key.slice(1)} desc` : key))
  const sortable = new Set(sortKeysOf(model.resource).filter(isSeen))
  return keys.flatMap(part => {
    const [key = '', direction = 'asc', ...rest] = part.split(/\s+/)
    const base = key.replace(/(Ar|En)$/, '')
    const isKnown = sortable.has(key) || (sortable.has(base) && model.has(key))
    const column = model.has(key) ? key : `${key}${lang === 'ar' ? 'Ar' : 'En'}`
    if (isKnown && model.has(column) && rest.length === 0 && /^(asc|desc)$/i.test(direction))
      return [{ column, isDescending: direction.toLowerCase() === 'desc' }]
    problems.push(problemAt('sorting', 'unknownField', ['', ''], [part]))
    return []
  })
}

function filterOf(model: Model, key: string, take: (name: string) => string[] | undefined, clock: Clock, problems: Problem[]): Filter[] {
  const column = listedColumnsOf(model.resource).find(({ fieldName, name }) => fieldName === key || name === key) ?? columnBeside(key)
  const oneOf = take(key)?.filter(text => text !== '') ?? []
  const [from, until] = isRanged(column.field) ? [take(`${key}From`)?.[0], take(`${key}To`)?.[0]] : []
  const filters: Filter[] = []
  const read = (name: string, text: string) => valueOf(column, name, text, clock, problems)
  if (oneOf.length > 0) filters.push({ column: column.name, oneOf: oneOf.map(text => read(key, text)) })
  if (from) filters.push({ column: column.name, from: read(`${key}From`, from) })
  if (until) filters.push({ column: column.name, until: read(`${key}To`, until) })
  return filters
}

/** What stands beside the fields: whose a record is, whether it is a draft. */
function columnBeside(key: string): Column {
  const column = beside.get(key) ?? newColumnBeside(key)
  beside.set(key, column)
  return column
}
const beside = new Map<string, Column>()

function newColumnBeside(key: string): Column {
  const field: Field = {
    kind: key === 'isDraft' ? 'boolean' : 'ref',
    label: [key, key],
    checks: [],
    _: { word: undefined, wire: undefined, columns: { never: '', submit: '', save: '' }, steps: undefined },
  }
  return { name: key, fieldName: key, field, lang: undefined, label: [key, key], need: 'never' }
}

/** A parameter is text; the field says what it means. */
function valueOf(column: Column, name: string, given: string, clock: Clock, problems: Problem[]): unknown {
  const { kind } = column.field
  const text = latinDigitsIn(column, given)
  const isNumber =
    ['integer', 'decimal', 'percent', 'year', 'choice', 'lookup', 'state'].includes(kind) || hasIntegerIds(column.field.to?.())
  const value = isNumber ? Number(text) : kind === 'boolean' ? (text === 'true' ? true : text === 'false' ? false : text) : text
  const parsed = parameterSchema(column, clock).safeParse(value)
  const [issue] = parsed.error?.issues ?? []
  if (issue) problems.push(brokenAt(name, issue, column.label))
  return parsed.data
}

const schemas = new WeakMap<Clock, WeakMap<Column, ZodType>>()

/** The schema of one value that is asked for. A bound of the field (a first year, a latest day) does not bind who searches; its form does. */
function parameterSchema(column: Column, clock: Clock): ZodType {
  const known = schemas.get(clock) ?? new WeakMap<Column, ZodType>()
  schemas.set(clock, known)
  const schema = known.get(column) ?? columnSchema({ ...column, field: { ...column.field, checks: [] } }, clock)
  known.set(column, schema)
  return schema
}
