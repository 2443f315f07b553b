import { callName, type AnyResource } from '../../../kernel/kernel.ts'
import { mediaTypes } from '../../importExport/format.ts'
import type { Endpoint } from '../endpoint.ts'
import type { JsonObject } from './fields.ts'
import { formatParameters, listParameters, pathParameters, plainParameters } from './parameters.ts'
import { postedFormOf } from './posted.ts'
import { inputOf, refTo, updateOf } from './records.ts'

/** One call as the document describes it. @param resource the definition that it belongs to, if any */
export function operationOf(endpoint: Endpoint, resource: AnyResource | undefined): JsonObject {
  const { label, path, permission } = endpoint
  const body = bodyOf(endpoint, resource)
  return {
    operationId: `${endpoint.method.toLowerCase()}_${path}`
      .replaceAll(/\{\w+\}/g, '')
      .replaceAll(/\W+/g, '_')
      .replace(/_$/, ''),
    tags: [tagOf(endpoint)],
    summary: label[1],
    'x-summary-ar': label[0],
    'x-permission': permission,
    security: securityOf(endpoint),
    parameters: [{ $ref: '#/components/parameters/AcceptLanguage' }, ...parametersOf(endpoint, resource)],
    ...(body && { requestBody: body }),
    responses: { ...answerOf(endpoint), ...refusalsOf(endpoint, body !== undefined) },
  }
}

/** Under which heading a call stands: the first word of its path. */
export function tagOf({ path }: Endpoint): string {
  return path.replace(/^Public\//, '').split(/[/.]/)[0] ?? path
}

/** A public call never looks at a token, an optional one does where it is sent. */
function securityOf({ permission }: Endpoint): JsonObject[] {
  if (permission === 'public') return []
  return permission === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }]
}

function parametersOf(endpoint: Endpoint, resource: AnyResource | undefined): JsonObject[] {
  const { path, contract, method } = endpoint
  const isList = resource !== undefined && contract.query?.includes('maxResultCount') === true
  return [
    ...pathParameters(path, resource),
    ...(isList ? listParameters(resource, endpoint) : plainParameters(contract, resource)),
    ...formatParameters(contract),
    ...(method === 'POST' && (contract.isOnce || isOfRecord(contract, resource))
      ? [{ $ref: '#/components/parameters/IdempotencyKey' }]
      : []),
  ]
}

/** Creating and changing take the fields of the definition itself; steps and actions name their own. */
function isOfRecord({ body }: Endpoint['contract'], resource: AnyResource | undefined): boolean {
  return resource !== undefined && body === resource.fields
}

function bodyOf({ method, contract }: Endpoint, resource: AnyResource | undefined): JsonObject | undefined {
  const { body, beside, form, posted } = contract
  if (posted) return { required: true, content: { 'multipart/form-data': { schema: postedFormOf(posted, contract.notes) } } }
  if (form) return { required: true, content: { 'multipart/form-data': { schema: formOf(form) } } }
  if (body === undefined) return undefined
  if (resource && isOfRecord(contract, resource))
    return asJson(beside ? updateOf(resource, beside) : refTo(`${callName(resource.name)}${method === 'POST' ? 'Create' : 'Update'}`))
  const isStep = resource !== undefined && method === 'PUT'
  if (Object.keys(body).length === 0 && !isStep) return undefined
  return asJson(inputOf(body, isStep ? { concurrencyStamp: stamp } : {}))
}

function asJson(schema: JsonObject): JsonObject {
  return { required: '$ref' in schema || 'required' in schema, content: { 'application/json': { schema } } }
}

function formOf(names: readonly string[]): JsonObject {
  const values = Object.fromEntries(names.map(name => [name, { type: 'string' }]))
  return {
    type: 'object',
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...values },
    required: ['file'],
  }
}

const stamp: JsonObject = { type: 'string', format: 'uuid', description: 'Sent, it must be that of the record as it is now.' }

function answerOf({ path, permission, contract }: Endpoint): JsonObject {
  const { answers = 'object', resource } = contract
  const name = resource && `${permission === 'public' ? 'Public' : ''}${callName(resource)}`
  const done: JsonObject = { description: 'Done; there is nothing to say.' }
  const json = (schema: JsonObject): JsonObject => ({ 200: { description: 'Done.', content: { 'application/json': { schema } } } })
  const described = {
    record: json(name ? refTo(name) : { type: 'object' }),
    page: json(name ? refTo(`${name}Page`) : { type: 'object' }),
    object: { ...json({ type: 'object' }), 204: done },
    nothing: { 204: done },
    file: {
      200: {
        description: 'The file.',
        content: Object.fromEntries(
          typesOf(path, contract).map(type => [
            type,
            type === 'application/json' ? { schema: { type: 'array', items: { type: 'object' } } } : {},
          ]),
        ),
      },
    },
  }
  return described[path.endsWith('/Export') ? 'file' : answers]
}

function typesOf(path: string, { formats }: Endpoint['contract']): string[] {
  const usual = path.endsWith('/Export') ? 'text/csv' : 'application/octet-stream'
  return formats?.map(format => mediaTypes[format].replace(/;.*/, '')) ?? [usual]
}

function refusalsOf({ method, path, permission, contract }: Endpoint, takesBody: boolean): JsonObject {
  const isOpen = permission === 'public' || permission === 'optional'
  const names = [
    400,
    ...(isOpen ? (permission === 'optional' ? [403] : []) : [401, 403]),
    ...(path.includes('{') ||
    contract.query?.some(name => /id$|^number$/i.test(name)) ||
    (takesBody && contract.resource) ||
    (isOpen && asksKey(contract))
      ? [404]
      : []),
    ...(method === 'GET' ? [] : [409]),
    ...(takesBody ? [413, 415] : []),
    ...(method === 'POST' && contract.resource !== undefined ? [422] : []),
    // Who shows a key may try so many.
    ...(isOpen && (method !== 'GET' || contract.isLimited || contract.query?.includes('key')) ? [429] : []),
    'default',
  ]
  return Object.fromEntries(names.map(name => [name, { $ref: `#/components/responses/${name}` }]))
}

/** Does a body say what is found by a key alone? */
function asksKey({ body, posted }: Endpoint['contract']): boolean {
  return [...Object.keys(body ?? {}), ...(posted?.columns ?? []).map(({ name }) => name)].includes('key')
}

/** What a refused call answers, by its status; the words are the envelope's. */
export const refusals = {
  400: 'The input breaks the definition: every field that is wrong is named.',
  401: 'There is no valid session.',
  403: 'The caller may not do that: the permission is missing, or his place does not reach the record.',
  404: 'There is no such record, or the caller must not know of it.',
  409: 'Not now: somebody else changed the record, its state does not allow it, or other records refer to it.',
  413: 'The submission is larger than allowed.',
  415: 'The body is not of the kind that the call takes.',
  422: 'The Idempotency-Key was used for another request.',
  429: 'Too many requests: try again later.',
  default: 'Any other refusal or fault, in the same form.',
} as const
