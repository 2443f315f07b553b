import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownPages } from '../../modules/portal/menus/ownPages.server.ts'
import { presentRoutes } from '../../modules/portal/menus/publicRoutes.ts'
import { sourceOf } from '../portal/page.ts'
import { listIn, objectIn } from '../walk/json.ts'
import { startWorld, type World } from '../world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world?.stop())

async function found(q: string, lang: 'ar' | 'en' = 'ar', more = '') {
  const answer = await fetch(`${world.url}/api/Public/Search?q=${encodeURIComponent(q)}${more}`, { headers: { 'accept-language': lang } })
  expect(answer.status).toBe(200)
  const told: unknown = await answer.json()
  return listIn(objectIn(told), 'items').map(item => objectIn(item))
}

test.each([
  ['اتصل بنا', '/contactUs'],
  ['أوقات الدوام', '/contactUs'],
  ['تقديم شكوى', '/contactUs'],
  ['تسجيل مستثمر', '/addInvestor'],
  ['اضف فكرة', '/addCreativeIdeasBank'],
  ['خارطة الموقع', '/sitemap'],
  ['متابعة طلبي', '/entry'],
  ['بلديتي', '/localComms'],
])('a page that is no record is found by what is done there: %s', async (q, url) => {
  const items = await found(q)
  expect(items.map(item => item.url)).toContain(url)
  expect(items.find(item => item.url === url)).toMatchObject({ kind: 'page', place: null, date: null })
})

test('in English too, and by its name it stands first', async () => {
  for (const [q, url, title] of [
    ['register as an investor', '/addInvestor', 'Register as an investor'],
    ['contact us', '/contactUs', 'Contact us'],
  ] as const) {
    const [first] = await found(q, 'en')
    expect(first, q).toMatchObject({ url, title, lang: 'en' })
  }
  expect((await found('office hours', 'en')).map(item => item.url)).toContain('/contactUs')
})

test('they are a kind of result that can be chosen', async () => {
  const items = await found('الهيئات', 'ar', '&kind=page')
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(item => item.kind))).toEqual(new Set(['page']))
})

test('each of them is found by its name, and opens', async () => {
  for (const { path, label } of presentRoutes) {
    if (!ownPages.some(page => page.path === path)) continue
    expect((await found(label[0], 'ar', '&kind=page')).map(item => item.url)).toContain(path)
    expect((await sourceOf(world.url + path)).status, path).toBe(200)
  }
  expect(ownPages.length).toBeGreaterThan(20)
})
