import { columnsOf, columnSchema, Invalid, isMany, problemAt, type Clock, type Column, type Field } from '../../kernel/kernel.ts'
import type { Model } from './model.ts'

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
export interface ListQuery {
  readonly skip: number
  readonly limit: number
  readonly sorting: readonly SortKey[]
  readonly filters: readonly Filter[]
  /** Free text, or undefined. */
  readonly text: string | undefined
}

const mostRows = 1000
const defaultRows = 10

/**
 * The list that is asked for. Parameters are those of the definition; an unknown one is refused with its name.
 * @throws Invalid naming each wrong parameter
 */
export function listQueryOf(model: Model, given: URLSearchParams, clock: Clock, lang: 'ar' | 'en'): ListQuery {
  const { list, shape } = model.resource.options
  const values = collected(given)
  const take = (name: string) => {
    const found = [...values.keys()].find(key => key.toLowerCase() === name.toLowerCase())
    const value = found === undefined ? undefined : values.get(found)
    if (found !== undefined) values.delete(found)
    return value
  }
  const limit = wholeNumber('maxResultCount', take('maxResultCount')?.[0], defaultRows, 1, mostRows)
  const skip = wholeNumber('SkipCount', take('SkipCount')?.[0], 0, 0, 1_000_000_000)
  const sorting = sortingOf(model, take('sorting')?.[0], lang)
  const text = take('filter')?.[0]?.slice(0, 200)
  const owner = model.resource.scope.owner
  const filterable = [...(list.filters ?? []), ...(owner === 'id' ? [] : [owner]), ...(shape === 'yearly' ? ['year'] : [])]
  const filters = [...new Set(filterable)].flatMap(key => filterOf(model, key, take, clock))
  const [unknown] = values.keys()
  if (unknown !== undefined) throw new Invalid([problemAt(unknown, 'unknownField', ['', ''], [unknown])])
  return { skip, limit, sorting, filters, text: text?.trim() || undefined }
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

function wholeNumber(name: string, text: string | undefined, otherwise: number, least: number, most: number): number {
  if (text === undefined || text === '') return otherwise
  const n = Number(text)
  if (!Number.isInteger(n) || n < least || n > most) throw new Invalid([problemAt(name, 'between', [name, name], [least, most])])
  return n
}

function sortingOf(model: Model, text: string | undefined, lang: 'ar' | 'en'): SortKey[] {
  const { list } = model.resource.options
  const keys = text
    ? text.split(',').map(part => part.trim())
    : [list.sort].flat().map(key => (key.startsWith('-') ? `${key.slice(1)} desc` : key))
  const sortable = new Set([
    'creationTime',
    'lastModificationTime',
    'id',
    ...list.columns,
    ...(list.filters ?? []),
    ...[list.sort].flat().map(key => key.replace(/^-/, '')),
  ])
  return keys.map(part => {
    const [key = '', direction = 'asc', ...rest] = part.split(/\s+/)
    const base = key.replace(/(Ar|En)$/, '')
    const isKnown = sortable.has(key) || (sortable.has(base) && model.has(key))
    if (!isKnown || rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw new Invalid([problemAt('sorting', 'unknownField', ['', ''], [part])])
    const column = model.has(key) ? key : `${key}${lang === 'ar' ? 'Ar' : 'En'}`
    if (!model.has(column)) throw new Invalid([problemAt('sorting', 'unknownField', ['', ''], [part])])
    return { column, isDescending: direction.toLowerCase() === 'desc' }
  })
}

function filterOf(model: Model, key: string, take: (name: string) => string[] | undefined, clock: Clock): Filter[] {
  const column = columnsOf(model.resource.fields).find(({ fieldName }) => fieldName === key) ?? idColumn(key)
  const oneOf = take(key)
  const [from, until] = isRanged(column.field) ? [take(`${key}From`)?.[0], take(`${key}To`)?.[0]] : []
  const filters: Filter[] = []
  const read = (name: string, text: string) => valueOf(column, name, text, clock)
  if (oneOf?.some(text => text !== ''))
    filters.push({ column: column.name, oneOf: oneOf.filter(text => text !== '').map(text => read(key, text)) })
  if (from) filters.push({ column: column.name, from: read(`${key}From`, from) })
  if (until) filters.push({ column: column.name, until: read(`${key}To`, until) })
  return filters
}

function idColumn(key: string): Column {
  const field: Field = {
    kind: 'ref',
    label: [key, key],
    checks: [],
    _: { word: undefined, wire: undefined, columns: { never: '', submit: '', save: '' }, steps: undefined },
  }
  return { name: key, fieldName: key, field, lang: undefined, label: [key, key], need: 'never' }
}

function isRanged({ kind }: Field): boolean {
  return ['date', 'dateTime', 'integer', 'decimal', 'percent', 'year'].includes(kind)
}

/** A parameter is text; the field says what it means. */
function valueOf(column: Column, name: string, text: string, clock: Clock): unknown {
  const { kind } = column.field
  const isNumber = ['integer', 'decimal', 'percent', 'year', 'choice', 'lookup', 'state'].includes(kind)
  const value = isNumber ? Number(text) : kind === 'boolean' ? (text === 'true' ? true : text === 'false' ? false : text) : text
  const single = isMany(column.field)
    ? { ...column, field: { ...column.field, checks: column.field.checks.filter(check => check.name !== 'many') } }
    : column
  // A bound of the field (a first year, a latest day) does not bind who searches; its form does.
  const loose = { ...single, field: { ...single.field, checks: [] } }
  const parsed = columnSchema(loose, clock).safeParse(value)
  if (!parsed.success) throw new Invalid([problemAt(name, kind === 'date' ? 'date' : 'choice', column.label)])
  return parsed.data
}
