import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, groupsOf, typeOf, type Json } from '../../web/shells/portal/apiDocument.ts'
import { startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
let document: Json
beforeAll(async () => {
  world = await startWorld()
  document = await (await fetch(`${world.url}/api/openapi.json`)).json()
})
afterAll(() => world?.stop())

test('every call of the API stands on the page of its group, once', async () => {
  const shown: string[] = []
  const index = await sourceOf(`${world.url}/api/docs`)
  expect(index.status).toBe(200)
  for (const { name } of groupsOf(document, 'ar')) {
    expect(index.html).toContain(`href="/api/docs/${name}"`)
    // In Arabic each is called in Arabic.
    expect(index.html).not.toContain(`href="/api/docs/${name}">${name}<`)
    const { html, status } = await sourceOf(`${world.url}/api/docs/${name}`)
    expect(status, name).toBe(200)
    shown.push(...[...html.matchAll(/<details id="([^"]+)"/g)].map(([, id = '']) => id))
  }
  const described = [...JSON.stringify(document.paths).matchAll(/"operationId":"([^"]+)"/g)].map(([, id = '']) => id)
  expect(new Set(shown)).toEqual(new Set(described))
  expect(new Set(shown).size).toBe(shown.length)
})

test('a call says its permission, its parameters, what it takes and when it is needed', async () => {
  const { html } = await sourceOf(`${world.url}/api/docs/News`)
  expect(html.replaceAll('<wbr/>', '')).toContain('/api/News/Update')
  for (const words of ['Portal.News.Update', 'تعديل: خبر', 'titleAr', 'العنوان', 'مطلوب عند كل حفظ', 'maxResultCount'])
    expect(html).toContain(words)
  const english = await sourceOf(`${world.url}/en/api/docs/News`)
  for (const words of ['Update: News item', 'required at every save', 'open to everyone']) expect(english.html).toContain(words)
})

test('nothing on these pages comes from another host, and a group that does not exist is a page that is not there', async () => {
  const { html } = await sourceOf(`${world.url}/api/docs/Account`)
  const addresses = [...html.matchAll(/(?:src|href)="(https?:\/\/[^"]+)"/g)].map(([, address = '']) => new URL(address).origin)
  expect(addresses.filter(origin => origin !== world.url)).toEqual([])
  expect((await sourceOf(`${world.url}/api/docs/Nothing`)).status).toBe(404)
  const unknown = await fetch(`${world.url}/api/docsAndMore`)
  expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, expect.stringContaining('application/json')])
})

test('rows within rows are named by their path, and types are told in words', () => {
  const sheet = callsOf(document, 'WaterYear', 'en').find(({ path }) => path === '/WaterYear/Create')
  expect(sheet?.body.map(({ path }) => path)).toContain('supply[].quantityM3')
  expect(typeOf({}, { type: ['array', 'null'], items: { type: 'string', format: 'uuid' } }, 'en')).toBe('list: GUID')
  expect(typeOf({}, { type: 'integer', minimum: 1, maximum: 5 }, 'ar')).toBe('عدد صحيح, 1–5')
})
