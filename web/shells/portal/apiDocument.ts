import type { Lang } from '../../../kernel/kernel.ts'
import { typeTexts } from './apiTexts.ts'

// The description of the API (OpenAPI 3.1) as a page shows it.

/** A JSON object of the description. */
export type Json = Readonly<Record<string, unknown>>

/** A value that a call takes or answers. */
export interface ApiValue {
  /** `titleAr`; in rows `supply[].quantityM3`. */
  readonly path: string
  readonly label: string | undefined
  readonly type: string
  /** When it must be there. */
  readonly need: 'always' | 'save' | 'submit' | undefined
  /** In English: what else the description says. */
  readonly note: string | undefined
}

/** A call. */
export interface ApiCall {
  /** Unique on a page; `put_News_Update`. */
  readonly id: string
  readonly method: string
  /** Below `/api`. */
  readonly path: string
  readonly title: string
  /** One of them is enough; `public`: no session; `session`: any. */
  readonly permissions: readonly string[]
  readonly parameters: readonly ApiValue[]
  readonly body: readonly ApiValue[]
  readonly answer: readonly ApiValue[]
  /** Status codes, in their order. */
  readonly statuses: readonly string[]
}

/** A kind of record, or what belongs together otherwise. */
export interface ApiGroup {
  /** Its name in addresses: `News`. */
  readonly name: string
  readonly label: string | undefined
  readonly count: number
}

/** The groups of the description that have calls, in its order. */
export function groupsOf(document: Json, lang: Lang): ApiGroup[] {
  const counts = Map.groupBy(operationsIn(document), ({ group }) => group)
  return listOf(document.tags)
    .map(recordOf)
    .map(tag => ({ name: String(tag.name), label: labelIn(tag, lang, 'description'), count: counts.get(String(tag.name))?.length ?? 0 }))
    .filter(({ count }) => count > 0)
}

/** The calls of a group, reading before writing as they are described. */
export function callsOf(document: Json, group: string, lang: Lang): ApiCall[] {
  return operationsIn(document)
    .filter(one => one.group === group)
    .map(({ method, path, operation }) => {
      const parameters = listOf(operation.parameters).map(parameter => resolved(document, recordOf(parameter)))
      return {
        id: String(operation.operationId),
        method,
        path,
        title: labelIn(operation, lang, 'summary', 'x-summary-ar') ?? path,
        permissions: [operation['x-permission']].flat().filter(one => typeof one === 'string'),
        // The language of messages is said once, for all calls.
        parameters: parameters.filter(({ name }) => name !== 'Accept-Language').map(parameter => parameterOf(document, parameter, lang)),
        body: valuesIn(document, contentOf(document, operation.requestBody), lang),
        answer: valuesIn(document, contentOf(document, recordOf(operation.responses)['200']), lang),
        statuses: Object.keys(recordOf(operation.responses)).filter(status => status !== 'default'),
      }
    })
}

/** What a schema takes, in a few words. */
export function typeOf(document: Json, given: Json, lang: Lang): string {
  const schema = resolved(document, given)
  if (Array.isArray(schema.enum)) return schema.enum.map(String).join(' | ')
  const type = [schema.type].flat().find(one => one !== 'null')
  if (type === 'array') return `${typeTexts.say('list', lang)}: ${typeOf(document, recordOf(schema.items), lang)}`
  const name = [schema.format, type].map(one => typeTexts.find(String(one), lang)).find(Boolean) ?? typeTexts.say('any', lang)
  const bounds = boundsOf(schema)
  return bounds === undefined ? name : `${name}, ${bounds}`
}

/** Lengths of texts and lists, or bounds of numbers: `5–200`. */
function boundsOf({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Json): string | undefined {
  const low = minLength ?? minimum ?? minItems
  const high = maxLength ?? maximum ?? maxItems
  if (typeof low === 'number' && typeof high === 'number') return `${low}–${high}`
  if (typeof high === 'number') return `≤ ${high}`
  return typeof low === 'number' ? `≥ ${low}` : undefined
}

const methods = ['get', 'post', 'put', 'delete']

function operationsIn(document: Json): { method: string; path: string; group: string; operation: Json }[] {
  return Object.entries(recordOf(document.paths)).flatMap(([path, item]) =>
    methods.flatMap(method => {
      const operation = recordOf(item)[method]
      if (operation === undefined) return []
      return { method: method.toUpperCase(), path, group: String(listOf(recordOf(operation).tags)[0]), operation: recordOf(operation) }
    }),
  )
}

function parameterOf(document: Json, parameter: Json, lang: Lang): ApiValue {
  const schema = resolved(document, recordOf(parameter.schema))
  return {
    path: String(parameter.name),
    label: labelIn(schema, lang),
    type: typeOf(document, schema, lang),
    need: parameter.required === true ? 'always' : undefined,
    note: textOf(parameter.description),
  }
}

/** The schema of a body or an answer; nothing when it is no JSON and no form. */
function contentOf(document: Json, given: unknown): Json {
  const content = recordOf(resolved(document, recordOf(given)).content)
  return recordOf(recordOf(content['application/json'] ?? content['multipart/form-data']).schema)
}

const deepest = 3

function valuesIn(document: Json, given: Json, lang: Lang, before = '', depth = 1): ApiValue[] {
  const schema = resolved(document, given)
  const needed = listOf(schema.required)
  return Object.entries(recordOf(schema.properties)).flatMap(([name, property]) => {
    const value = resolved(document, recordOf(property))
    const path = `${before}${name}`
    const rows = resolved(document, recordOf(value.items))
    const isObject = value.properties !== undefined
    const inner =
      depth >= deepest
        ? []
        : isObject
          ? valuesIn(document, value, lang, `${path}.`, depth + 1)
          : valuesIn(document, rows, lang, `${path}[].`, depth + 1)
    const need = value['x-required']
    return [
      {
        path,
        label: labelIn(value, lang),
        type: typeOf(document, value, lang),
        need: need === 'save' || need === 'submit' ? need : needed.includes(name) && before === '' ? ('always' as const) : undefined,
        note: need === undefined ? textOf(value.description) : undefined,
      },
      ...inner,
    ]
  })
}

function labelIn(one: Json, lang: Lang, english = 'title', arabic = 'x-label-ar'): string | undefined {
  return textOf(one[lang === 'ar' ? arabic : english])
}

function resolved(document: Json, schema: Json): Json {
  if (typeof schema.$ref !== 'string') return schema
  const found = schema.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => recordOf(value)[part], document)
  return resolved(document, recordOf(found))
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {}
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
