import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingsOf } from '../../server/settings.ts'
import { startProgram, type Program } from '../../program.ts'
import { adminDesk, published } from '../portal/desk.ts'
import type { Desk } from '../uploads.ts'
import { asOwner, startDemoWorld, type World } from '../world.ts'

// What the search finds is brought up to date where no call has written it.

interface Answer {
  readonly totalCount: number
  readonly items: readonly { readonly id: string }[]
  readonly counts: readonly { readonly kind: string }[]
}

let world: World
let desk: Desk
beforeAll(async () => {
  world = await startDemoWorld()
  desk = await adminDesk(world)
})
afterAll(() => world?.stop())

async function search(q: string): Promise<Answer> {
  const answer = await fetch(`${world.url}/api/Public/Search?${new URLSearchParams({ q }).toString()}`)
  expect(answer.status, q).toBe(200)
  return answer.json()
}

const isIn = (answer: Answer, id: string) => answer.items.some(item => item.id === id)

/** A second process on the same database. */
async function startAnother(): Promise<Program> {
  const settings = settingsOf({
    PORT: '0',
    DATABASE_URL: world.database.appUrl,
    DATABASE_OWNER_URL: world.database.ownerUrl,
    MAHALLI_DATA: mkdtempSync(join(tmpdir(), 'mahalli-data-')),
    MAHALLI_DEMO: '0',
  })
  return startProgram(settings, () => undefined)
}

test('what carries the name of a value of a list is found by its new name, and by the old one no more', async () => {
  const [value] = await asOwner(world.database.ownerUrl, async client => {
    const { rows } = await client.query<{ id: number; stamp: string; name: string }>(
      `select l.id, l.concurrency_stamp as stamp, l.name_ar as name from lookup l where l.id = (select category from ads_live group by 1 order by count(*) desc limit 1)`,
    )
    return rows
  })
  const rename = async (nameAr: string | undefined) => {
    const { json } = await desk.get(`Lookup/Get/${value?.id}`)
    const { status } = await desk.call('PUT', 'Lookup/Update', {
      body: { id: value?.id, concurrencyStamp: json?.concurrencyStamp, nameAr },
    })
    expect(status).toBe(200)
    await (await startAnother()).stop()
  }
  await rename('بهلوانية')
  expect((await search('بهلوانية')).counts).toEqual([expect.objectContaining({ kind: 'ads' })])
  await rename(value?.name)
  expect((await search('بهلوانية')).totalCount).toBe(0)
})

test('documents of an older analysis, and of what was loaded past the calls, are written when the program starts', async () => {
  const id = await published(desk, { titleAr: 'خبر عن الزعتريات في الجبل' })
  await asOwner(world.database.ownerUrl, client =>
    client.query(`update search_document set version = 1, words = ''::tsvector where id = $1`, [id]),
  )
  expect(isIn(await search('الزعتريات'), id)).toBe(false)
  await (await startAnother()).stop()
  expect(isIn(await search('الزعتريات'), id)).toBe(true)
})

test('however many were loaded or taken away past the calls, the search finds them all, or none, when the program has started', async () => {
  const id = await published(desk, { titleAr: 'خبر عن الريحانيات في الوادي' })
  const change = (statement: string, values: readonly unknown[] = []) =>
    asOwner(world.database.ownerUrl, client => client.query(statement, [...values]))
  await change(
    `insert into news_live select copy.* from news_live n, generate_series(1, 450) i, jsonb_populate_record(n, jsonb_build_object('id', md5(i::text)::uuid)) copy
     where n.id = $1`,
    [id],
  )
  await (await startAnother()).stop()
  expect((await search('الريحانيات')).totalCount).toBe(451)
  await change(`delete from news_live where id <> $1 and title_ar = (select title_ar from news_live where id = $1)`, [id])
  await (await startAnother()).stop()
  expect((await search('الريحانيات')).items.map(item => item.id)).toEqual([id])
})
