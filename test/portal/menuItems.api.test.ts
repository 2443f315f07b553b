import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { itemPages } from '../../modules/portal/menus/itemPages.ts'
import type { Desk } from '../uploads.ts'
import { listIn, objectIn, textIn, type Json } from '../walk/json.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'
import { adminDesk } from './desk.ts'
import { sourceOf } from './page.ts'

// Entries of menus that lead to a record, as whoever arranges menus chooses one: among what the search finds.

let world: World
let desk: Desk
let basicMenu = 0
let contentItem = 0
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
  basicMenu = await idOf('menu', 'basicMenu')
  contentItem = await idOf('menuLinkType', 'contentItem')
})
afterAll(() => world?.stop())

function owner(sql: string, values?: unknown[]): Promise<Json[]> {
  return asOwner(world.database.ownerUrl, async client => (await client.query<Json>(sql, values)).rows)
}
async function idOf(list: string, code: string): Promise<number> {
  const items = listIn((await desk.get(`Public/Lookup/GetByType/${list}`)).json, 'items')
  return Number(objectIn(items.find(item => textIn(item, 'code') === code)).id)
}
async function right(asked: ReturnType<Desk['call']>): Promise<Json> {
  const { status, json, bytes } = await asked
  expect(status, bytes.toString()).toBe(200)
  return objectIn(json)
}

/** An entry of the menu that leads there, published. @returns its id */
async function entry(titleEn: string, link: string): Promise<string> {
  const body = { titleAr: `عنصر ${titleEn}`, titleEn, menuType: basicMenu, linkType: contentItem, link }
  const id = textIn(await right(desk.call('POST', 'Menu/Create', { body })), 'id')
  await right(desk.call('PUT', `Menu/Publish/${id}`, { body: {} }))
  return id
}
async function standings(): Promise<ReadonlyMap<string, unknown>> {
  const items = listIn((await desk.get('Menu/GetTree')).json, 'items')
  return new Map(items.map(item => [textIn(item, 'id'), objectIn(item).standing]))
}
async function hrefOf(id: string): Promise<unknown> {
  const items = listIn((await desk.get('Public/Menu')).json, 'basicMenu')
  return objectIn(items.find(item => textIn(item, 'id') === id) ?? {}).href
}

/** What the search finds first of a kind by the title of one of them. */
async function foundOf(kind: string): Promise<{ readonly id: string; readonly url: string }> {
  const [row] = await owner('select id, title_ar from search_document where kind = $1 order by id desc limit 1', [kind])
  const asked = new URLSearchParams({ q: textIn(row, 'title_ar'), kind, maxResultCount: '5' })
  const items = listIn((await desk.get(`Public/Search?${asked.toString()}`)).json, 'items')
  const found = items.find(item => textIn(item, 'id') === textIn(row, 'id'))
  return { id: textIn(row, 'id'), url: textIn(found, 'url') }
}

test('whatever the search finds can be chosen for an entry, and is drawn', async () => {
  const kinds = (await owner('select distinct kind from search_document order by kind')).map(row => textIn(row, 'kind'))
  expect(kinds).toEqual(expect.arrayContaining([...new Set(itemPages.map(([kind]) => kind))]))
  for (const kind of kinds) {
    const { url } = await foundOf(kind)
    const id = await entry(`To ${kind}`, url)
    expect([kind, url, (await standings()).get(id), await hrefOf(id)]).toEqual([kind, url, 4, url])
  }
})

test('an entry to a record that is not there is marked and not drawn', async () => {
  const nobody = '01920000-0000-7000-8000-000000000000'
  for (const [, begins] of itemPages) {
    const id = await entry('To nothing', begins + nobody)
    expect([begins, (await standings()).get(id), await hrefOf(id)]).toEqual([begins, 3, undefined])
  }
})

describe('a kept page that shows nothing of a kind', () => {
  const page = '/en/page/privacy'
  const isKept = async () => {
    const [first, second] = [await sourceOf(world.url + page), await sourceOf(world.url + page)]
    return first.headers.has('etag') && first.headers.get('etag') === second.headers.get('etag')
  }
  // Places are changed by other calls, and static pages have a test of their own (test/pages/pages.api.test.ts).
  const kinds = [...new Set(itemPages.map(([kind]) => kind))].filter(kind => !['localComm', 'council', 'staticPage'].includes(kind))

  test.each(kinds)('loses the entry that leads to a record of it when that is withdrawn: %s', async kind => {
    const { id, url } = await foundOf(kind)
    const title = `Chosen ${kind}`
    await entry(title, url)
    await expect.poll(isKept, { timeout: 5000 }).toBe(true)
    expect((await sourceOf(world.url + page)).html).toContain(title)
    const calls = kind.charAt(0).toUpperCase() + kind.slice(1)
    const [row] = await owner('select count(*)::int as live from information_schema.tables where table_name = $1', [
      `${kind.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)}_live`,
    ])
    const body = Number(objectIn(row).live) > 0 ? { note: 'نُشرت بالخطأ وتُسحب اليوم' } : {}
    await right(desk.call('PUT', `${calls}/CancelPublish/${id}`, { body }))
    expect((await sourceOf(world.url + page)).html).not.toContain(title)
  })
})

test('an entry leads to an event where its page is: while it is to come, and when it is over', async () => {
  const [row] = await owner('select id::text as id from event_live where end_at > now() order by start_at limit 1')
  const id = textIn(row, 'id')
  const chosen = await entry('What is to come', `/newEvent/${id}`)
  const written = await entry('Written by hand', `/event/${id}`)
  expect([await hrefOf(chosen), await hrefOf(written)]).toEqual([`/newEvent/${id}`, `/newEvent/${id}`])
  await owner(`update event_live set start_at = now() - interval '2 hours', end_at = now() - interval '1 hour' where id = $1`, [id])
  expect([await hrefOf(chosen), await hrefOf(written)]).toEqual([`/event/${id}`, `/event/${id}`])
  const items = listIn((await desk.get('Menu/GetTree')).json, 'items')
  expect(objectIn(items.find(item => textIn(item, 'id') === chosen)).address).toBe(`/event/${id}`)
})
