import {
  columnsOf,
  findCheck,
  hasIntegerIds,
  isMany,
  largestId,
  type Column,
  type Field,
  type FieldKind,
  type Fields,
  type Label,
  type RefTarget,
} from '../../../kernel/kernel.ts'

/** A value of JSON. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
/** An object of JSON: a schema, a parameter, a piece of the document. */
export interface JsonObject {
  readonly [key: string]: Json
}

/** The schema of a value as the wire has it: with its label in both languages, its bounds and its unit; never null. */
export function schemaOf({ field, label }: Column): JsonObject {
  const one = kinds[field.kind](field)
  const value = isMany(field) ? { type: 'array', items: one, maxItems: mostEntries(field) } : one
  return { ...labelled(label), ...value, ...(field.unit !== undefined && { 'x-unit': field.unit }) }
}

/** The same schema for a value that may be null. */
export function orNull(schema: JsonObject): JsonObject {
  if (Array.isArray(schema.type) && schema.type.includes('null')) return schema
  if (typeof schema.type === 'string' && !('enum' in schema)) return { ...schema, type: [schema.type, 'null'] }
  const { title, 'x-label-ar': ar, ...value } = schema
  return { ...(title !== undefined && { title }), ...(ar !== undefined && { 'x-label-ar': ar }), anyOf: [value, { type: 'null' }] }
}

/** An object that has these properties and no others. */
export function objectOf(properties: JsonObject, required: readonly string[]): JsonObject {
  return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false }
}

/** A label in both languages, as a schema says it. */
export function labelled([ar, en]: Label): JsonObject {
  return { title: en, 'x-label-ar': ar }
}

/** A GUID. */
export const guid: JsonObject = { type: 'string', format: 'uuid' }
/** A whole number that is an id. */
const integerId: JsonObject = { type: 'integer', minimum: 1, maximum: largestId }
/** The id of a definition's records; a GUID where there is no definition. */
export function idSchemaOf(target: RefTarget | undefined): JsonObject {
  return hasIntegerIds(target) ? integerId : guid
}
/** An instant in UTC. */
export const instant: JsonObject = { type: 'string', format: 'date-time' }

const kinds: Readonly<Record<FieldKind, (field: Field) => JsonObject>> = {
  text: field => textOf(field, 1000),
  longText: field => textOf(field, 20_000),
  richText: field => formatted(field, 100_000),
  email: field => ({ ...textOf(field, 254), format: 'email' }),
  phone: field => textOf(field, 20, '^(\\+|00)?[0-9]{7,15}$'),
  url: field => ({ ...textOf(field, 2000, '^[hH][tT][tT][pP][sS]?://'), format: 'uri' }),
  integer: field => ({ type: 'integer', ...bounds(field, -(10 ** 15) + 1, 10 ** 15 - 1) }),
  decimal: field => ({ type: 'number', ...bounds(field, -(10 ** 15), 10 ** 15) }),
  percent: field => ({ type: 'number', ...bounds(field, 0, 100), 'x-decimals': 2 }),
  money,
  year,
  boolean: field => ({ type: 'boolean', ...initialOf(field) }),
  date: day,
  dateTime: () => instant,
  time: () => ({ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }),
  geoPoint: () =>
    objectOf({ lat: { type: 'number', minimum: -90, maximum: 90 }, lng: { type: 'number', minimum: -180, maximum: 180 } }, ['lat', 'lng']),
  choice: words,
  state: words,
  lookup: field => ({
    ...integerId,
    description: `An id of GET /Public/Lookup/GetByType/${field.list ?? ''}.`,
    'x-lookup': field.list ?? '',
  }),
  ref: field => ({ ...idSchemaOf(field.to?.()), 'x-ref': field.to?.().name ?? '' }),
  image: field => ({ ...guid, ...fileFacts(field) }),
  attachments: field => ({ type: 'array', items: guid, maxItems: Number(findCheck(field, 'max')?.[0] ?? 10), ...fileFacts(field) }),
  rows: field => ({ type: 'array', items: rowOf(field.fields ?? {}), maxItems: Number(findCheck(field, 'max')?.[0] ?? 500) }),
}

/** Letters are counted as code points, which is how JSON Schema counts them too. */
function textOf(field: Field, ceiling: number, shape?: string): JsonObject {
  const exact = findCheck(field, 'length')?.[0] ?? findCheck(field, 'digits')?.[0]
  const least = exact ?? findCheck(field, 'min')?.[0]
  const digits = findCheck(field, 'digits')?.[0]
  const matches = findCheck(field, 'matches')?.[0]
  const patterns = [
    ...(shape === undefined ? [] : [shape]),
    ...(digits === undefined ? [] : [`^[0-9]{${Number(digits)}}$`]),
    ...(findCheck(field, 'alpha') ? ["^[\\p{L}\\p{M}\\s'’-]+$"] : []),
    ...(matches instanceof RegExp ? [matches.source] : []),
  ]
  return {
    type: 'string',
    ...(least !== undefined && { minLength: Number(least) }),
    maxLength: Number(exact ?? findCheck(field, 'max')?.[0] ?? ceiling),
    ...(patterns.length === 1 && { pattern: patterns[0] ?? '' }),
    ...(patterns.length > 1 && { allOf: patterns.map(pattern => ({ pattern })) }),
  }
}

/** Of formatted text the letters are counted and not its marks, which no keyword of JSON Schema can say. */
function formatted(field: Field, ceiling: number): JsonObject {
  const least = findCheck(field, 'min')?.[0]
  const most = Number(findCheck(field, 'max')?.[0] ?? ceiling)
  return {
    type: 'string',
    contentMediaType: 'text/html',
    ...(least !== undefined && { 'x-min-letters': Number(least) }),
    'x-max-letters': most,
  }
}

function bounds(field: Field, least: number, most: number): JsonObject {
  const [low, high] = findCheck(field, 'between') ?? []
  const minimum = Number(low ?? findCheck(field, 'min')?.[0] ?? least)
  const maximum = Number(high ?? findCheck(field, 'max')?.[0] ?? most)
  // What a kind of number ends with is not reached: only integers know the last one.
  const isOpen = field.kind === 'decimal'
  return {
    ...(isOpen && minimum === least ? { exclusiveMinimum: minimum } : { minimum }),
    ...(isOpen && maximum === most ? { exclusiveMaximum: maximum } : { maximum }),
  }
}

function money(field: Field): JsonObject {
  const places = Number(findCheck(field, 'places')?.[0] ?? 2)
  const whole = 18 - places - (places === 4 ? 6 : 0)
  const least = findCheck(field, 'min')?.[0]
  return {
    type: 'string',
    pattern: `^-?\\d{1,${whole}}(\\.\\d{1,${places}})?$`,
    ...(least !== undefined && { 'x-minimum': Number(least) }),
    'x-decimals': places,
  }
}

function year(field: Field): JsonObject {
  const until = findCheck(field, 'until')?.[0]
  return {
    type: 'integer',
    minimum: Number(findCheck(field, 'min')?.[0] ?? 1000),
    maximum: typeof until === 'number' ? until : 9999,
    ...(until === 'thisYear' && { description: 'At most the present year.', 'x-maximum': until }),
  }
}

function day(field: Field): JsonObject {
  const from = findCheck(field, 'from')?.[0]
  const until = findCheck(field, 'until')?.[0]
  return {
    type: 'string',
    format: 'date',
    ...(typeof from === 'string' && { 'x-minimum': from }),
    ...(typeof until === 'string' && { 'x-maximum': until }),
    ...initialOf(field),
  }
}

function words(field: Field): JsonObject {
  const entries = Object.entries(field.words ?? {})
  return {
    type: 'integer',
    enum: entries.map(([, [code]]) => code),
    'x-enum-varnames': entries.map(([word]) => word),
    'x-enum-descriptions': entries.map(([, [, , en]]) => en),
    'x-enum-labels-ar': entries.map(([, [, ar]]) => ar),
  }
}

/** Which files a field takes. */
export function fileFacts(field: Field): JsonObject {
  const endings = findCheck(field, 'types')
  const mostKB = findCheck(field, 'maxKB')?.[0]
  return {
    ...(endings && { 'x-file-types': endings.map(String) }),
    ...(mostKB !== undefined && { 'x-max-kb': Number(mostKB) }),
  }
}

/** The rules of a child row bind at every save. */
function rowOf(fields: Fields): JsonObject {
  const columns = columnsOf(fields)
  return objectOf(
    {
      id: { ...guid, description: 'Sent again, the row keeps its id.' },
      ...Object.fromEntries(columns.map(column => [column.name, column.need === 'never' ? orNull(schemaOf(column)) : schemaOf(column)])),
    },
    columns.filter(({ need }) => need !== 'never').map(({ name }) => name),
  )
}

function mostEntries(field: Field): number {
  return Number(findCheck(field, 'many')?.[0] ?? (field.kind === 'text' ? 50 : (findCheck(field, 'max')?.[0] ?? 200)))
}

function initialOf(field: Field): JsonObject {
  const value = findCheck(field, 'initially')?.[0]
  if (typeof value === 'boolean' || typeof value === 'number') return { default: value }
  return typeof value === 'string' ? { 'x-default': value } : {}
}
