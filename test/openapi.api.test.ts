import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsBody } from './walk/bodies.ts'
import { done, type Client } from './walk/client.ts'
import { documentOf, resolved, type Document } from './walk/document.ts'
import { isObject, listIn, objectIn, textIn } from './walk/json.ts'
import { sceneIn, type Scene } from './walk/scene.ts'
import { startWorld, type World } from './world.ts'

let world: World
let scene: Scene
let document: Document
let editor: Client
let visitor: Client
beforeAll(async () => {
  world = await startWorld()
  scene = await sceneIn(world)
  editor = scene.as('editor')
  visitor = scene.as('visitor')
  document = documentOf(await done(visitor, { method: 'GET', path: 'openapi.json' }))
})
afterAll(() => world?.stop())

test('whoever has the document is not sent it again', async () => {
  const first = await visitor({ method: 'GET', path: 'openapi.json' })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const again = await visitor({ method: 'GET', path: 'openapi.json', headers: { 'if-none-match': etag } })
  expect([again.status, again.text]).toEqual([304, ''])
  const other = await visitor({ method: 'GET', path: 'openapi.json', headers: { 'if-none-match': '"another"' } })
  expect(other.status).toBe(200)
})

describe('a news item that was just written', () => {
  test('has exactly the properties that are documented', async () => {
    const item = await done(editor, { method: 'POST', path: 'News/Create', body: newsBody(scene, '01001') })
    const schema = objectIn(document.json, 'components', 'schemas', 'News')
    // The names of a film stand beside the film that is there, why nothing is changed where something forbids it, and what steps take where it is
    // not all of a list: this item has none of them.
    const documented = Object.keys(objectIn(schema.properties)).filter(
      property => !property.startsWith('videoName') && property !== 'unchangeable' && property !== 'offered',
    )
    expect(Object.keys(item).sort()).toEqual(documented.sort())
    expect(Object.keys(item)).toEqual(expect.arrayContaining([...listIn(schema, 'required')]))
  })
  test('is checked against the document, and would not pass with a property more or less', async () => {
    const answer = await editor({ method: 'POST', path: 'News/Create', body: newsBody(scene, '01001') })
    expect(document.problemsOf('POST News/Create', answer)).toEqual([])
    const { titleAr: _, ...less } = objectIn(answer.body)
    expect(document.problemsOf('POST News/Create', { ...answer, body: less })).not.toEqual([])
    expect(document.problemsOf('POST News/Create', { ...answer, body: { ...objectIn(answer.body), sentBy: null } })).not.toEqual([])
    expect(document.problemsOf('POST News/Create', { ...answer, status: 202 })).not.toEqual([])
  })
})

test('every documented parameter of every list is understood, and no other', async () => {
  const admin = scene.as('administrator')
  const wrong: string[] = []
  for (const [path, item] of Object.entries(objectIn(document.json, 'paths'))) {
    if (!path.endsWith('/GetListPaged')) continue
    // The audit is no list of a definition: each of its filters is tried in test/audit/read.api.test.ts.
    const isOfAudit = path === '/AuditLog/GetListPaged'
    const said = isOfAudit ? [] : listIn(objectIn(item, 'get'), 'parameters')
    const parameters = said.map(parameter => resolved(document.json, parameter))
    for (const parameter of parameters.filter(one => one.in === 'query')) {
      const query = `${textIn(parameter, 'name')}=${encodeURIComponent(exampleOf(objectIn(parameter.schema)))}`
      const { status, text } = await admin({ method: 'GET', path: `${path.slice(1)}?${query}` })
      if (status !== 200) wrong.push(`${path}?${query}: ${status} ${text}`)
    }
    const keys = parameters.flatMap(parameter =>
      textIn(parameter, 'name') === 'sorting' ? listIn(objectIn(parameter.schema), 'x-keys') : [],
    )
    for (const key of keys) {
      const { status, text } = await admin({ method: 'GET', path: `${path.slice(1)}?sorting=${String(key)} desc` })
      if (status !== 200) wrong.push(`${path}?sorting=${String(key)}: ${status} ${text}`)
    }
    const unknown = await admin({ method: 'GET', path: `${path.slice(1)}?noSuchParameter=1` })
    if (unknown.status !== 400) wrong.push(`${path}?noSuchParameter=1: ${unknown.status}`)
  }
  expect(wrong).toEqual([])
})

/** A value of a parameter. */
function exampleOf(schema: Readonly<Record<string, unknown>>): string {
  const one = isObject(schema.items) ? schema.items : schema
  if (Array.isArray(one.enum)) return String(one.enum[0])
  if (one.format === 'uuid') return '00000000-0000-7000-8000-000000000000'
  if (one.format === 'date') return '2026-01-01'
  if (one.format === 'date-time') return '2026-01-01T08:00:00Z'
  const pattern = typeof one.pattern === 'string' ? new RegExp(one.pattern, 'u') : undefined
  const fitting = pattern && ['1', 'true', 'userInvited'].find(text => pattern.test(text))
  if (fitting !== undefined) return fitting
  if (typeof one.minimum === 'number') return String(one.minimum)
  return (
    { integer: '1', number: '1', boolean: 'true' }[String(one.type)] ??
    (Array.isArray(schema['x-keys']) ? String(schema['x-keys'][0]) : 'مياه')
  )
}
