import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle, signIn } from '../people.ts'
import { clientOf, done, type Client } from '../walk/client.ts'
import { listIn, objectIn, type Json } from '../walk/json.ts'
import { asOwner, startWorld, type World } from '../world.ts'

// Lists stay right and quick whatever their length: totals are exact to 10,000 (foundations 9).

const many = 10_200
let world: World
let editor: Client
beforeAll(async () => {
  world = await startWorld()
  await settle(world)
  editor = clientOf((path, init) => fetch(world.url + path, init), await signIn(world, 'editor'))
  await asOwner(world.database.ownerUrl, async client => {
    await client.query("set session_replication_role = 'replica'")
    // Every item speaks of olives, three of them of saffron too; the later the number, the newer the item.
    await client.query(
      `insert into news (id, concurrency_stamp, is_draft, current_version, title_ar, publish_status, body_ar, category, date, search_text)
       select uuidv7(), gen_random_uuid(), false, 1, 'خبر ' || i, 1, '<p>نص</p>', 8001, date '2000-01-01' + i / 2, 'زيتون' || case when i in (7, 77, 777) then ' زعفران' else '' end
       from generate_series(1, $1::int) i`,
      [many],
    )
    await client.query('analyze news')
  })
})
afterAll(() => world?.stop())

async function list(query: string): Promise<{ page: Json; titles: unknown[] }> {
  const page = await done(editor, { method: 'GET', path: `News/GetListPaged?${query}` })
  return { page, titles: listIn(page, 'items').map(item => objectIn(item).titleAr) }
}

const text = (word: string) => `filter=${encodeURIComponent(word)}`

test('a word that few of many items have is found everywhere among them, and counted', async () => {
  const { page, titles } = await list(text('زعفران'))
  expect(page.totalCount).toBe(3)
  expect(page.totalCountIsExact).toBeUndefined()
  expect(titles).toEqual(['خبر 777', 'خبر 77', 'خبر 7'])
  expect((await list(`${text('زعفران')}&SkipCount=2`)).titles).toEqual(['خبر 7'])
  expect((await list(`${text('زعفران')}&SkipCount=3`)).titles).toEqual([])
})

test('a word that nearly all items have brings the newest of them, with an estimated total', async () => {
  const { page, titles } = await list(`${text('زيتون')}&maxResultCount=2`)
  expect(page.totalCountIsExact).toBe(false)
  expect(page.totalCount).toBeGreaterThan(10_000)
  expect(titles).toEqual([`خبر ${many}`, `خبر ${many - 1}`])
  // Beyond the estimate there may be more.
  expect((await list(`${text('زيتون')}&SkipCount=${many - 1}`)).titles).toEqual(['خبر 1'])
})

test('a word that no item has finds nothing', async () => {
  expect(await list(text('لا شيء من هذا'))).toEqual({ page: { totalCount: 0, items: [], allowed: ['create'] }, titles: [] })
})

test('a list that is not narrowed tells that its total is an estimate beyond 10,000', async () => {
  const { page, titles } = await list('maxResultCount=1')
  expect(page.totalCountIsExact).toBe(false)
  expect(titles).toEqual([`خبر ${many}`])
})

test('a page far down a list holds what follows the page before it', async () => {
  for (const skip of [498, 500, 502, 7000])
    expect((await list(`maxResultCount=3&SkipCount=${skip}`)).titles).toEqual([0, 1, 2].map(n => `خبر ${many - skip - n}`))
  expect((await list(`SkipCount=${many - 1}`)).titles).toEqual(['خبر 1'])
  expect((await list(`SkipCount=${many}`)).titles).toEqual([])
})
