import { columnsOf, isMany, listedColumnsOf, type AnyResource, type Column } from '../../../kernel/kernel.ts'
import { amongWords, defaultRows, filterKeysOf, isRanged, mostRows, sortKeysOf } from '../../resources/query.ts'
import type { Endpoint } from '../endpoint.ts'
import { guid, idSchemaOf, labelled, schemaOf, type Json, type JsonObject } from './fields.ts'

/** The parameters of a call's path, by the names in its braces. */
export function pathParameters(path: string, resource: AnyResource | undefined): JsonObject[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? idSchemaOf(resource) : /id$/i.test(name) ? guid : { type: 'string' },
  }))
}

/** Parameters of a query that no definition describes. */
export function plainParameters(
  { query = [], asked = {}, words = {}, notes = {} }: Endpoint['contract'],
  resource: AnyResource | undefined,
): JsonObject[] {
  const columns = new Map(columnsOf(asked).map(column => [column.name, column]))
  return query.map(name => {
    const column = columns.get(name)
    const few = words[name]
    const note = notes[name]
    if (note !== undefined) return inQuery(name, { type: 'string' }, note)
    if (few) return { name, in: 'query', required: false, schema: { type: 'string', enum: [...few] } }
    const usual = name === 'id' ? idSchemaOf(resource) : /id$/i.test(name) ? guid : { type: 'string' }
    return { name, in: 'query', required: name === 'id' || column?.need === 'submit', schema: column ? schemaOf(column) : usual }
  })
}

/** Which kind of file is answered. */
export function formatParameters({ formats }: Endpoint['contract']): JsonObject[] {
  return formats ? [inQuery('format', { type: 'string', enum: [...formats], default: formats[0] }, 'The kind of file.')] : []
}

/** What narrows, sorts and turns the pages of a definition's list. Citizens ask only for what they see. */
export function listParameters(resource: AnyResource, { contract, permission }: Endpoint): JsonObject[] {
  const seen = new Set<string>(['id', resource.scope.owner, ...(resource.options.portal?.fields ?? [])])
  const isSeen = (key: string) => permission !== 'public' || seen.has(key)
  return [
    inQuery('maxResultCount', { type: 'integer', minimum: 1, maximum: mostRows, default: defaultRows }, 'Rows of a page.'),
    inQuery('SkipCount', { type: 'integer', minimum: 0, maximum: 1_000_000_000, default: 0 }, 'Rows to pass over.'),
    inQuery(
      'sorting',
      { type: 'string', 'x-keys': sortKeysOf(resource).filter(isSeen) },
      'Keys with commas between them, each perhaps followed by asc or desc: `date desc,title`.',
    ),
    inQuery('filter', { type: 'string' }, 'Free text: every word must begin a word of the record. The first 200 characters count.'),
    ...(contract.query?.includes('language')
      ? [
          inQuery('language', { type: 'string', enum: ['ar', 'en'] }, 'Only what is complete in this language.'),
          inQuery('lacking', { type: 'string', enum: ['ar', 'en'] }, 'Only what is not complete in this language.'),
        ]
      : []),
    ...(contract.query?.includes('among')
      ? [
          inQuery(
            'among',
            { type: 'string', enum: [...amongWords] },
            'Only what the caller has made, or what waits for a decision, his own or anybody’s.',
          ),
        ]
      : []),
    ...filterKeysOf(resource)
      .filter(isSeen)
      .flatMap(key => filterParameters(resource, key)),
  ]
}

function filterParameters(resource: AnyResource, key: string): JsonObject[] {
  const column = listedColumnsOf(resource).find(({ fieldName }) => fieldName === key)
  const schema = column ? loose(column) : key === 'isDraft' ? { type: 'boolean' } : guid
  const isSpan = column !== undefined && isRanged(column.field)
  return [
    {
      ...inQuery(key, { type: 'array', items: schema }, `Any of several. Repeated, or as indexed keys: \`${key}[0]=…&${key}[1]=…\`.`),
      style: 'form',
      explode: true,
      'x-indexed-keys': true,
    },
    ...(isSpan ? [inQuery(`${key}From`, schema, 'From this value on.'), inQuery(`${key}To`, schema, 'Up to this value.')] : []),
  ]
}

/** A bound of the field does not bind who searches; its form does. */
function loose(column: Column): JsonObject {
  const value = schemaOf(column)
  const items = isMany(column.field) && isObject(value.items) ? value.items : value
  if (column.field.kind === 'year') return { ...labelled(column.label), type: 'integer', minimum: 1000, maximum: 9999 }
  const kept = ['type', 'format', 'enum', 'title', 'x-label-ar', 'x-enum-varnames', 'x-lookup', 'x-ref']
  return Object.fromEntries(Object.entries(items).filter(([name]) => kept.includes(name)))
}

function inQuery(name: string, schema: JsonObject, description: string): JsonObject {
  return { name, in: 'query', required: false, description, schema }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
