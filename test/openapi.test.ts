import { describe, expect, test } from 'vitest'
import { endpoints } from '../catalogue.server.ts'
import { resources } from '../catalogue.ts'
import { callName, clockOf, columnsOf, pairsOf, problemsOfFields, type Column, type Fields } from '../kernel/kernel.ts'
import { openapiOf, withOpenapi } from '../server/http/openapi.ts'
import { scanStates } from '../server/files/scanned.ts'
import { isOfSystem } from '../server/resources/write.ts'
import { resolved } from './walk/document.ts'
import { isObject, listIn, objectIn, textIn, type Json } from './walk/json.ts'

const calls = withOpenapi(endpoints, resources)
const document: Json = openapiOf(calls, resources)
const operations = Object.entries(objectIn(document, 'paths')).flatMap(([path, item]) =>
  Object.entries(objectIn(item)).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path.slice(1)}`,
    path,
    operation: objectIn(operation),
  })),
)
const arabic = /\p{Script=Arabic}/u

describe('the document of the API', () => {
  test('is one of OpenAPI 3.1', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(textIn(document.info, 'title')).not.toBe('')
    expect(textIn(document.info, 'version')).not.toBe('')
    expect(Object.keys(document).filter(key => !['openapi', 'info', 'servers', 'tags', 'paths', 'components'].includes(key))).toEqual([])
  })

  test('says the few words that a parameter takes', () => {
    const { operation } = operations.find(({ name }) => name === 'POST User/Import') ?? {}
    const invite = listIn(operation, 'parameters').find(parameter => objectIn(parameter).name === 'invite')
    expect(objectIn(invite).schema).toEqual({ type: 'string', enum: ['email', 'sms', 'both'] })
  })

  test('says how a file may stand to the scanner, all of it', () => {
    const file = objectIn(document, 'components', 'schemas', 'News', 'properties', 'files', 'items', 'properties')
    const { enum: states, description } = objectIn(file.scanState)
    expect(states).toEqual(Object.values(scanStates))
    for (const state of Object.values(scanStates)) expect(description).toContain(`(${state})`)
  })

  test('says what saves and publishes in one: the fields of a change, and the answer to a second question', () => {
    const of = (name: string) => {
      const { operation } = operations.find(one => one.name === `PUT ${name}`) ?? {}
      const { schema } = objectIn(operation, 'requestBody', 'content', 'application/json')
      return Object.keys(objectIn(resolved(document, schema), 'properties'))
    }
    expect(of('News/SaveAndPublish')).toEqual([...of('News/Update'), 'confirmed'])
  })

  test('names every call once', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).sort())
    const ids = operations.map(({ operation }) => textIn(operation, 'operationId'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('says of every call what it does, in both languages', () => {
    for (const { operation } of operations) {
      expect(textIn(operation, 'x-summary-ar')).toMatch(arabic)
      expect(textIn(operation, 'summary')).not.toMatch(arabic)
    }
  })

  test('points nowhere in vain', () => {
    const references = nodesOf(document).flatMap(({ value }) => (typeof value.$ref === 'string' ? [value] : []))
    expect(references.length).toBeGreaterThan(100)
    for (const reference of references) expect(() => resolved(document, reference)).not.toThrow()
  })

  test.each(operations)('describes $name by the rules of OpenAPI', ({ path, operation }) => {
    expect(problemsOfOperation(path, operation)).toEqual([])
  })

  test('has schemas by the rules of JSON Schema', () => {
    expect(schemas().flatMap(({ at, value }) => problemsOfSchema(value).map(problem => `${at}: ${problem}`))).toEqual([])
  })
})

describe.each(resources)('the fields of $name', resource => {
  const name = callName(resource.name)
  const writable = columnsOf(resource.fields).filter(column => !isOfSystem(column))

  test.each(['Create', 'Update'])('stand in %s with their labels in both languages', call => {
    const properties = objectIn(document, 'components', 'schemas', `${name}${call}`, 'properties')
    for (const column of writable) expect(properties[column.name]).toMatchObject({ title: column.label[1], 'x-label-ar': column.label[0] })
    const rest = Object.keys(properties).filter(key => !writable.some(column => column.name === key))
    const beside = ['id', 'concurrencyStamp', 'isDraft', resource.scope.owner]
    // Whoever changes a text in two languages may say that he only corrects letters.
    const ofTexts = call === 'Update' && pairsOf(resource).length > 0 ? ['isMinor'] : []
    expect(rest.filter(key => !beside.includes(key))).toEqual(ofTexts)
  })

  test('end where the document says that they end', () => {
    const properties = objectIn(document, 'components', 'schemas', `${name}Create`, 'properties')
    expect(writable.flatMap(column => boundaryProblems(column, objectIn(properties[column.name])))).toEqual([])
  })
})

const clock = clockOf('Asia/Hebron')

/** Tries the last value that is documented and the first beyond it. */
function boundaryProblems(column: Column, schema: Json): string[] {
  const tries: [value: unknown, rule: RegExp, isRefused: boolean][] = []
  const one = isObject(schema.items) ? schema.items : schema
  const wrap = (value: unknown) => (schema.items ? [value] : value)
  const longest = one.maxLength ?? one['x-max-letters']
  const shortest = one.minLength ?? one['x-min-letters']
  const around = (limit: unknown, step: number, rule: RegExp, make: (n: number) => unknown) => {
    if (typeof limit !== 'number') return
    tries.push([wrap(make(limit)), rule, false], [wrap(make(limit + step)), rule, true])
  }
  // What is no telephone number at all is not counted.
  if (column.field.kind !== 'phone') around(longest, 1, /^(?:maxLength|length|digits)$/, n => textOf(column, n))
  around(shortest, -1, /^(?:minLength|length|digits)$/, n => textOf(column, n))
  around(one.minimum, -1, /^(?:min|minYear|year|between|choice|reference|integer)$/, n => n)
  if (one['x-maximum'] === undefined) around(one.maximum, 1, /^(?:max|maxYear|year|between|choice|reference|integer)$/, n => n)
  if (typeof one.exclusiveMaximum === 'number')
    tries.push([one.exclusiveMaximum - 1, /^numeric$/, false], [one.exclusiveMaximum, /^numeric$/, true])
  return tries.flatMap(([value, rule, isRefused]) => {
    const found = problemsOfFields(alone(column), { [column.name]: value }, 'save', clock).some(problem => rule.test(problem.rule))
    return found === isRefused ? [] : [`${column.name}: ${String(value).slice(0, 30)} is ${found ? 'refused' : 'taken'}`]
  })
}

/** A text of so many letters, of the kind that the field takes. */
function textOf({ field }: Column, letters: number): string {
  if (field.kind === 'email') return `${'a'.repeat(Math.max(1, letters - 6))}@mu.ps`
  if (field.kind === 'url') return `http://mu.ps/${'a'.repeat(Math.max(0, letters - 13))}`
  return (field.checks.some(({ name }) => name === 'digits') ? '7' : 'ب').repeat(letters)
}

function alone({ fieldName, field }: Column): Fields {
  return { [fieldName]: field }
}

const statuses = /^(?:[1-5]\d\d|default)$/

function problemsOfOperation(path: string, operation: Json): string[] {
  const problems: string[] = []
  const need = (holds: boolean, problem: string) => void (holds || problems.push(problem))
  const parameters = listIn(operation, 'parameters').map(parameter => resolved(document, parameter))
  const inPath = parameters.filter(parameter => parameter.in === 'path').map(parameter => textIn(parameter, 'name'))
  need(
    sameSet(
      inPath,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ),
    'its parameters are not those of its path',
  )
  const names = parameters.map(parameter => `${textIn(parameter, 'in')} ${textIn(parameter, 'name')}`)
  need(new Set(names).size === names.length, 'a parameter stands twice')
  for (const parameter of parameters) {
    need(isObject(parameter.schema), `${textIn(parameter, 'name')} has no schema`)
    need(['path', 'query', 'header'].includes(textIn(parameter, 'in')), `${textIn(parameter, 'name')} stands nowhere`)
    need(parameter.in !== 'path' || parameter.required === true, `${textIn(parameter, 'name')} is not required`)
  }
  const responses = objectIn(operation, 'responses')
  need(
    Object.keys(responses).every(status => statuses.test(status)),
    'a status is none',
  )
  need(
    Object.keys(responses).some(status => status.startsWith('2')),
    'it never succeeds',
  )
  for (const response of Object.values(responses))
    need(textIn(resolved(document, response), 'description') !== '', 'an answer says nothing')
  if (operation.requestBody !== undefined)
    need(Object.keys(objectIn(operation.requestBody, 'content')).length === 1, 'its body has no kind')
  const declared = listIn(document, 'tags').map(tag => textIn(tag, 'name'))
  need(
    listIn(operation, 'tags').every(tag => declared.some(name => name === tag)),
    'its tag is not declared',
  )
  const schemes = Object.keys(objectIn(document, 'components', 'securitySchemes'))
  need(
    listIn(operation, 'security').every(entry => Object.keys(objectIn(entry)).every(name => schemes.includes(name))),
    'its security is not declared',
  )
  return problems
}

const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null']
const keywords = new Set(
  'type enum const title description default format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum items maxItems properties required additionalProperties anyOf allOf readOnly contentMediaType $ref'.split(
    ' ',
  ),
)

function problemsOfSchema(schema: Json): string[] {
  const problems: string[] = []
  const need = (holds: boolean, problem: string) => void (holds || problems.push(problem))
  for (const key of Object.keys(schema)) need(keywords.has(key) || key.startsWith('x-'), `there is no keyword ${key}`)
  if (schema.type !== undefined)
    need(
      [schema.type].flat().every(type => types.some(known => known === type)),
      'its type is none',
    )
  if (typeof schema.pattern === 'string') {
    const { pattern } = schema
    need(!throws(() => new RegExp(pattern, 'u')), `its pattern ${pattern} is none`)
  }
  if (schema.enum !== undefined) {
    const values = listIn(schema, 'enum')
    need(values.length > 0 && new Set(values).size === values.length, 'its values are not distinct')
    if ('x-enum-varnames' in schema) need(listIn(schema, 'x-enum-varnames').length === values.length, 'not every value has a word')
  }
  if (schema.required !== undefined) {
    const properties = Object.keys(objectIn(schema, 'properties'))
    need(
      listIn(schema, 'required').every(name => properties.some(property => property === name)),
      'it requires what it does not have',
    )
  }
  if (schema.type === 'array') need(isObject(schema.items), 'its items are not described')
  need(Number(schema.minLength ?? 0) <= Number(schema.maxLength ?? Infinity), 'its shortest text is longer than its longest')
  need(Number(schema.minimum ?? -Infinity) <= Number(schema.maximum ?? Infinity), 'its least value is above its greatest')
  return problems
}

/** Every schema of the document: those with names, and those that stand in parameters, bodies and answers. */
function schemas(): Node[] {
  const named = Object.entries(objectIn(document, 'components', 'schemas')).map(([name, value]) => ({ at: name, value: objectIn(value) }))
  const inPlace = nodesOf(document.paths, 'paths').flatMap(({ at, value }) => (isObject(value.schema) ? [{ at, value: value.schema }] : []))
  return [...named, ...inPlace].flatMap(node => innerOf(node))
}

interface Node {
  readonly at: string
  readonly value: Json
}

function innerOf({ at, value }: Node): Node[] {
  const listed = [...(Array.isArray(value.anyOf) ? value.anyOf : []), ...(Array.isArray(value.allOf) ? value.allOf : []), value.items]
  const inner = [
    ...listed.flatMap(schema => (isObject(schema) ? [{ at: `${at}[]`, value: schema }] : [])),
    ...Object.entries(isObject(value.properties) ? value.properties : {}).map(([name, schema]) => ({
      at: `${at}.${name}`,
      value: objectIn(schema),
    })),
  ]
  return [{ at, value }, ...inner.flatMap(innerOf)]
}

/** Every object inside a value. */
function nodesOf(value: unknown, at = ''): Node[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => nodesOf(item, `${at}[${index}]`))
  if (!isObject(value)) return []
  return [{ at, value }, ...Object.entries(value).flatMap(([key, inner]) => nodesOf(inner, `${at}.${key}`))]
}

function sameSet(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every(one => others.includes(one))
}

function throws(work: () => unknown): boolean {
  try {
    work()
    return false
  } catch {
    return true
  }
}
