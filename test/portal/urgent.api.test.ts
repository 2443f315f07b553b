import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle } from '../people.ts'
import { deskOf, newsWith, picture, rulesIn, type Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { sourceOf } from './page.ts'

let world: World
let category: number
let visitor: Desk
let engineer: Desk
let administrator: Desk
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  const [first] = await owner(
    `select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'newsCategory' order by l.id limit 1`,
  )
  category = Number(first?.id)
  visitor = await deskOf(world)
  engineer = await deskOf(world, 'engineer')
  administrator = await deskOf(world, 'administrator')
})
afterAll(() => world?.stop())

function owner(sql: string, values?: unknown[]): Promise<Json[]> {
  return asOwner(world.database.ownerUrl, async client => (await client.query(sql, values)).rows)
}
const titleAr = 'إغلاق طريق المدخل الشرقي بسبب السيول'
const titleEn = 'The eastern road is closed by floods'

async function created(desk: Desk, more: Json) {
  const mainImage = await desk.uploaded(await picture(800, 450), 'a.png', 'news', 'mainImage')
  return desk.call('POST', 'News/Create', {
    body: newsWith(category, { titleAr, mainImage, mainImageAltAr: 'الطريق والماء يغمره', isUrgent: true, ...more }),
  })
}
async function published(more: Json = {}): Promise<string> {
  const { status, json, bytes } = await created(administrator, more)
  expect(status, bytes.toString()).toBe(200)
  return step('Publish', textIn(objectIn(json), 'id'))
}
async function step(action: string, id: string, body: Json = {}): Promise<string> {
  const { status, bytes } = await administrator.call('PUT', `News/${action}/${id}`, { body })
  expect(status, bytes.toString()).toBe(200)
  return id
}
async function urgentTitles(): Promise<unknown[]> {
  return listIn((await visitor.get('Public/News/GetUrgent')).json, 'items').map(item => objectIn(item).titleAr)
}
const lineOf = async (path: string) =>
  /<section class="announcements"[^>]*>.*?<\/section>/s.exec((await sourceOf(world.url + path)).html)?.[0] ?? ''

test('only who may publish news calls an item urgent, and nothing is written of what another has sent so', async () => {
  const before = await owner('select count(*)::int as n from news')
  const answer = await created(engineer, {})
  expect([answer.status, rulesIn(answer)]).toEqual([400, ['isUrgent: rule']])
  expect(await owner('select count(*)::int as n from news')).toEqual(before)
})

test('an urgent item stands on every page as soon as it is published, in English where it is, and is gone as soon as it is withdrawn', async () => {
  for (const path of ['/', '/ads', '/en/ads']) expect(await lineOf(path), path).not.toContain('/news/')
  const id = await published()
  expect(await urgentTitles()).toEqual([titleAr])
  for (const path of ['/', '/ads', '/contactUs']) {
    const line = await lineOf(path)
    expect(line, path).toContain(titleAr)
    expect(line, path).toContain(`href="/news/${id}"`)
    expect(line, path).toContain('عاجل')
  }
  expect(await lineOf('/en/ads')).not.toContain(id)
  await step('CancelPublish', id, { note: 'فُتح الطريق أمام المركبات' })
  expect(await urgentTitles()).toEqual([])
  for (const path of ['/', '/ads', '/contactUs']) expect(await lineOf(path), path).not.toContain(id)
})

test('in English it stands under its own title', async () => {
  const id = await published({
    titleEn,
    summaryEn: 'Drivers use the western road until the water is gone.',
    bodyEn: `<p>${'The road is closed. '.repeat(8)}</p>`,
  })
  const line = await lineOf('/en/ads')
  expect(line).toContain(titleEn)
  expect(line).toContain(`href="/en/news/${id}"`)
  await step('CancelPublish', id, { note: 'فُتح الطريق أمام المركبات' })
})

test('after a day it is news like others', async () => {
  const id = await published()
  expect(await urgentTitles()).toEqual([titleAr])
  await owner(`update news_live set published_at = now() - interval '25 hours' where id = $1`, [id])
  expect(await urgentTitles()).toEqual([])
  expect((await visitor.get(`Public/News/Get/${id}`)).status).toBe(200)
})
