import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../guarantees/launch.ts'
import { startPair, type Pair } from '../guarantees/pair.ts'
import { settle, signIn } from '../people.ts'
import { clientOf, type Client } from '../toy/client.ts'
import { asOwner } from '../world.ts'

// A change of a list reaches every process, every kept page and every open dashboard (portal and administration, section 7.2).

let pair: Pair
let token: string
let first: Client
let second: Client
beforeAll(async () => {
  pair = await startPair()
  await settle(pair.first)
  token = await signIn(pair.first, 'administrator')
  first = clientOf(pair.first.url, token)
  second = clientOf(pair.second.url, token)
})
afterAll(() => pair?.stop())

const category = 8001
const pageOf = (code: unknown) => `${pair.second.url}/news/${String(code)}`
const itemAt = async (at: Client) => (await at.get('Public/Lookup/GetByType/newsCategory')).items[0]
const rename = async (at: Client, nameAr: string) => {
  const { concurrencyStamp } = (await at.get(`Lookup/Get/${category}`)).body
  const { status, text } = await at.put('Lookup/Update', { id: category, concurrencyStamp, nameAr })
  expect([status, text]).toEqual([200, expect.stringContaining(nameAr)])
}
const namesAt = async (at: Client) => (await at.get('Public/Lookup/GetByType/newsCategory')).items.map(({ nameAr }) => nameAr)
const ownerOf = (text: string, values: readonly unknown[] = []) =>
  asOwner(pair.first.database.ownerUrl, async client => (await client.query(text, [...values])).rows)

test('what is renamed at one process has its new name at the other, on its kept pages and on open dashboards', async () => {
  const page = pageOf((await itemAt(second))?.code)
  const shows = async (name: string) => (await (await fetch(page)).text()).includes(name)
  const before = (await itemAt(second))?.nameAr
  expect(await shows(String(before))).toBe(true)
  const streams = await Promise.all([pair.first.url, pair.second.url].map(url => openStream(url)))
  await expect.poll(() => streams.map(({ versions }) => versions.length)).toEqual([1, 1])
  expect(streams[0]?.versions).toEqual(streams[1]?.versions)

  await rename(first, 'مشاريع البنية التحتية')
  const renamed = performance.now()
  // Who has changed it reads it at once.
  expect(await namesAt(first)).toContain('مشاريع البنية التحتية')
  await until('the other process names it so', async () => (await namesAt(second)).includes('مشاريع البنية التحتية') || undefined, 5000)
  await until('its pages name it so', async () => (await shows('مشاريع البنية التحتية')) || undefined, 5000)
  expect(await shows(String(before))).toBe(false)
  await expect.poll(() => streams.map(({ versions }) => versions.length > 1), { timeout: 5000 }).toEqual([true, true])
  console.log(`the other process, its pages and its dashboards name it so ${Math.round(performance.now() - renamed)} ms after the change`)
  expect(streams[0]?.versions.at(-1)).toBe(streams[1]?.versions.at(-1))
  expect(streams[0]?.versions.at(-1)).not.toBe(streams[0]?.versions[0])
  for (const { close } of streams) close()
})

test('a list that was made at one process takes values at the other', async () => {
  const made = await first.post('LookupType/Create', { code: 'shared', nameAr: 'قائمة مشتركة', nameEn: 'Shared list' })
  expect(made.status).toBe(200)
  const value = await second.post('Lookup/Create', { type: made.body.id, code: 'a', nameAr: 'أولى', nameEn: 'First' })
  expect(value.status).toBe(200)
  await until('the first process offers it', async () => (await first.get('Public/Lookup/GetByType/shared')).items[0], 5000)
  const taken = await first.post('Lookup/Create', { type: made.body.id, code: 'A', nameAr: 'ثانية', nameEn: 'Second' })
  expect(taken.messages).toEqual(['الرمز موجود مسبقًا'])
})

test('what was changed while nobody could hear of it is read anew as soon as the processes hear again', async () => {
  const page = pageOf((await itemAt(second))?.code)
  const versions = await openStream(pair.second.url)
  const ended = await ownerOf(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  )
  expect(ended.length).toBeGreaterThan(1)
  // Past the program: nobody says a word of it.
  await ownerOf(`update lookup set name_ar = 'بلا إعلان' where id = $1`, [category])
  for (const at of [first, second])
    await until('both name it so', async () => (await namesAt(at)).includes('بلا إعلان') || undefined, 15_000)
  await until('its pages name it so', async () => (await (await fetch(page)).text()).includes('بلا إعلان') || undefined, 5000)
  await expect.poll(() => versions.versions.length, { timeout: 5000 }).toBeGreaterThan(1)
  versions.close()
})

/** The versions of the lists that a stream of events says, as they come. */
async function openStream(url: string): Promise<{ readonly versions: string[]; close(): void }> {
  const ending = new AbortController()
  const response = await fetch(`${url}/api/Notification/Stream`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  })
  const versions: string[] = []
  void (async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? [])
      for (const [, version = ''] of decoder.decode(piece).matchAll(/event: lookups\ndata: (\S+)/g)) versions.push(version)
  })().catch(() => undefined)
  return { versions, close: () => ending.abort() }
}
