import { createHash } from 'node:crypto'
import { callsOf, type AnyResource } from '../../kernel/kernel.ts'
import { tablesOf } from '../database/tables.ts'
import { modelsOf } from '../resources/model.ts'
import type { Endpoint } from './endpoint.ts'
import { objectOf, type JsonObject } from './openapi/fields.ts'
import { operationOf, refusals, tagOf } from './openapi/operations.ts'
import { refTo, schemasOf } from './openapi/records.ts'

/** The calls together with the one that describes them all, itself included: `GET /api/openapi.json`. */
export function withOpenapi(endpoints: readonly Endpoint[], resources: readonly AnyResource[]): readonly Endpoint[] {
  // Written at the first request: the start does not wait for it.
  let written: { readonly text: string; readonly etag: string } | undefined
  const described: Endpoint = {
    method: 'GET',
    path: 'openapi.json',
    label: ['وصف الاستدعاءات كلها', 'The description of all calls'],
    permission: 'public',
    contract: { answers: 'object' },
    handle: async (_call, { request }) => {
      written ??= asWritten(openapiOf(all, resources))
      const headers = { etag: written.etag, 'cache-control': 'no-cache' }
      // A compressed answer carries the same tag as a weak one.
      const isKnown = (request.headers.get('if-none-match') ?? '').split(/\s*,\s*/).some(tag => tag.replace(/^W\//, '') === headers.etag)
      return isKnown
        ? new Response(null, { status: 304, headers })
        : new Response(written.text, { headers: { ...headers, 'content-type': 'application/json' } })
    },
  }
  const all = [...endpoints, described]
  return all
}

/**
 * The description of the calls as OpenAPI 3.1: what they take and answer, who may call them, in both languages.
 * @param endpoints each appears once; @param resources the definitions that calls belong to
 */
export function openapiOf(endpoints: readonly Endpoint[], resources: readonly AnyResource[]): JsonObject {
  const models = modelsOf(resources, tablesOf(resources))
  const find = (name: string | undefined) => resources.find(resource => resource.name === name)
  const paths = [...Map.groupBy(endpoints, ({ path }) => `/${path}`)].map(([path, calls]) => [
    path,
    Object.fromEntries(calls.map(call => [call.method.toLowerCase(), operationOf(call, find(call.contract.resource))])),
  ])
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mahalli',
      version: '1',
      description:
        'Coded values travel as integers; instants are UTC, days are YYYY-MM-DD. Unknown fields and parameters are refused by name. Control characters other than tab and new line are refused in every text.',
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(endpoints, resources),
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...Object.fromEntries([...models.values()].flatMap(model => Object.entries(schemasOf(model)))), Error: errorSchema },
      parameters: sharedParameters,
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          status,
          { description, content: { 'application/json': { schema: refTo('Error') } } },
        ]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The access_token that POST /Account/Login answers.' } },
    },
  }
}

function tagsOf(endpoints: readonly Endpoint[], resources: readonly AnyResource[]): JsonObject[] {
  return [...new Set(endpoints.map(tagOf))].map(name => {
    const label = resources.find(resource => callsOf(resource) === name)?.options.label
    return { name, ...(label && { description: label[3], 'x-label-ar': label[2] }) }
  })
}

const sharedParameters: JsonObject = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: 'The language of messages: en, else Arabic.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key of the same caller makes a record once and answers it again.',
    schema: { type: 'string', maxLength: 100 },
  },
}

const text: JsonObject = { type: 'string', minLength: 1 }
const errorSchema: JsonObject = objectOf(
  {
    error: objectOf(
      {
        code: { ...text, description: 'What programs compare.' },
        message: { ...text, description: 'What people read, in their language.' },
        details: { description: 'What the refusal is about: permissions, both versions of a record, what refers to it.' },
        validationErrors: {
          type: 'array',
          items: objectOf(
            {
              members: { type: 'array', items: { type: 'string' }, description: 'The fields: `titleAr`, `supply[2].quantityM3`.' },
              message: text,
              rule: text,
            },
            ['members', 'message', 'rule'],
          ),
        },
        requestId: { type: 'string', description: 'Under which a fault stands in the log.' },
      },
      ['code', 'message'],
    ),
  },
  ['error'],
)

function asWritten(document: JsonObject): { text: string; etag: string } {
  const written = JSON.stringify(document)
  return { text: written, etag: `"${createHash('sha256').update(written).digest('base64url').slice(0, 27)}"` }
}
