import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle, signIn } from '../people.ts'
import { asOwner, startWorld, type World } from '../world.ts'

// What visitors search for is counted, without who it was; a text is kept once three addresses have asked it on one day.

const soon = { timeout: 20_000, interval: 250 }
let world: World
let token = ''
beforeAll(async () => {
  world = await startWorld({ MAHALLI_TRUSTED_PROXIES: '127.0.0.1, ::1' })
  await settle(world)
  token = await signIn(world, 'administrator')
})
afterAll(() => world?.stop())

const from = (address: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)') => ({ 'x-forwarded-for': address, 'user-agent': agent })

async function searched(q: string, address: string, { path = '/search', agent }: { path?: string; agent?: string } = {}): Promise<string> {
  const answer = await fetch(`${world.url}${path}?${new URLSearchParams({ q }).toString()}`, { headers: from(address, agent) })
  expect(answer.status, q).toBe(200)
  return answer.text()
}

async function opened(body: object, address: string): Promise<number> {
  const headers = { ...from(address), 'content-type': 'application/json' }
  return (await fetch(`${world.url}/api/Public/Search/Opened`, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

async function put(path: string, body: object): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return (await fetch(`${world.url}/api/${path}`, { method: 'PUT', headers, body: JSON.stringify(body) })).status
}

interface Row {
  query: string
  language: string
  asked: number
  unfound: number
  clicks: number
  rank: number | null
}
async function looked(
  view: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ items: Row[]; totals: Record<string, number> }> {
  const answer = await fetch(`${world.url}/api/SearchSynonym/GetAsked?${new URLSearchParams({ view, ...more }).toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function publicly(path: string, lang = 'ar'): Promise<Record<string, unknown>> {
  return (await fetch(`${world.url}/api/Public/Search/${path}`, { headers: { 'accept-language': lang } })).json()
}

const stored = async <T extends object>(text: string): Promise<T[]> =>
  asOwner(world.database.ownerUrl, async client => (await client.query<T>(text)).rows)
const queries = async () =>
  (await stored<{ query: string | null }>('select query from search_log order by query')).map(({ query }) => query)

test('a search is counted once for each address and day, its text is kept from the third on, and a result that was opened is told', async () => {
  // The same words in other forms, with signs, are the same search.
  for (const [q, address] of [
    ['خارطة الموقع', '198.51.100.1'],
    ['خارطه  الموقع؟', '198.51.100.2'],
    ['خارطة الموقع', '198.51.100.2'],
  ] as const)
    await searched(q, address)
  await expect.poll(() => stored('select asked from search_log'), soon).toEqual([{ asked: 2 }])
  expect(await queries()).toEqual([null])
  // Neither the text nor an address stands anywhere.
  const told = JSON.stringify([await stored('select * from search_log'), await stored('select * from search_log_seen')])
  for (const word of ['خارط', 'الموقع', '198.51']) expect(told).not.toContain(word)
  // A program, a feed, who asks the call himself, and what is narrowed are not counted.
  await searched('خارطة الموقع', '198.51.100.7', { agent: 'ExampleBot/2.1 (+https://bot.example)' })
  await searched('خارطة الموقع', '198.51.100.8', { path: '/search/feed.xml' })
  await searched('خارطة الموقع', '198.51.100.9', { path: '/api/Public/Search' })
  expect(await searched('خارطة الموقع', '198.51.100.3')).toContain('data-searched')
  await expect.poll(queries, soon).toEqual(['خارطة الموقع'])
  expect((await looked('most')).items).toMatchObject([
    { query: 'خارطة الموقع', language: 'ar', asked: 3, unfound: 0, clicks: 0, rank: null },
  ])
  const ofIt = { q: 'خارطة الموقع', language: 'ar', rank: 2 }
  expect(await opened(ofIt, '198.51.100.1')).toBe(204)
  expect(await opened(ofIt, '198.51.100.1')).toBe(204)
  // Who has not searched opens nothing.
  expect(await opened(ofIt, '198.51.100.50')).toBe(204)
  expect(await opened({ ...ofIt, rank: 4 }, '198.51.100.2')).toBe(204)
  await expect.poll(async () => (await looked('most')).items, soon).toMatchObject([{ asked: 3, clicks: 2, rank: 3 }])
  expect(await opened({ ...ofIt, rank: 0 }, '198.51.100.1')).toBe(400)
})

test('what finds nothing and what is hardly opened have views of their own, by language and time', async () => {
  const [unfound, unopened] = ['ظظظظظظ', 'الخدمات']
  for (const last of [11, 12, 13, 14]) {
    await searched(unfound, `203.0.113.${last}`)
    await searched(unopened, `203.0.113.${last}`)
    await searched('services', `203.0.113.${last}`, { path: '/en/search' })
  }
  await expect.poll(async () => (await looked('none')).items, soon).toMatchObject([{ query: unfound, asked: 4, unfound: 4 }])
  await expect.poll(async () => (await looked('few')).items.map(({ query }) => query).toSorted(), soon).toEqual(['services', unopened])
  expect((await looked('few', { language: 'en' })).items).toMatchObject([{ query: 'services', language: 'en' }])
  await stored(`update search_log set day = day - 20 where query = '${unfound}'`)
  expect((await looked('none', { days: '7' })).items).toEqual([])
  const { items, totals } = await looked('none', { days: '90' })
  expect([items.length, totals.unfound]).toEqual([1, 4])
  const refused = await fetch(`${world.url}/api/SearchSynonym/GetAsked`)
  expect(refused.status).toBe(401)
})

test('visitors are shown what enough others asked and found: before a search, and while they type behind names and titles', async () => {
  // The searches of one day from a few addresses are theirs; on another day they were made too.
  await stored(`insert into search_log (id, day, language, query, asked, results, is_exact)
    select gen_random_uuid(), day - 1, language, query, 3, results, true from search_log where query in ('الخدمات', 'خارطة الموقع', 'services')`)
  // Where a search begins is known for a minute, unless staff change something.
  expect((await publicly('Start')).asked).toEqual([])
  expect(await put('SearchSynonym/HideAsked', { query: 'ما لم يُطلب', language: 'ar', isHidden: false })).toBe(204)
  const start = await publicly('Start')
  expect(start.asked).toEqual(['الخدمات', 'خارطة الموقع'])
  expect(start.kinds).toContainEqual({ kind: 'page', label: ['أقسام البوابة ونماذجها', 'Sections and forms'] })
  expect((await publicly('Start', 'en')).asked).toEqual(['services'])
  for (const last of [21, 22, 23]) await searched('موقع خارطة', `203.0.113.${last}`)
  await expect.poll(queries, soon).toContain('موقع خارطة')
  const suggested = async (begun: string) => (await publicly(`Suggest?${new URLSearchParams({ q: begun }).toString()}`)).items
  const earlier = { title: 'موقع خارطة', kind: null, url: `/search?${new URLSearchParams({ q: 'موقع خارطة' }).toString()}` }
  expect(await suggested('موق')).not.toContainEqual(earlier)
  // Ten addresses on one day are enough.
  for (const last of [24, 25, 26, 27, 28, 29, 30]) await searched('موقع خارطة', `203.0.113.${last}`)
  await expect.poll(() => suggested('موق'), soon).toContainEqual(earlier)
  // What is the title of something is offered once.
  expect(await suggested('خارط')).toMatchObject([{ title: 'خارطة الموقع', kind: 'page' }])
  const page = await (await fetch(`${world.url}/search`, { headers: from('203.0.113.90') })).text()
  expect(page).toContain('الأكثر بحثًا')
  expect(page).toMatch(/<option value="page"/)
})

test('staff take a text away from what visitors are shown, on later days too, and give it back; blocked words are not shown', async () => {
  const hide = (isHidden: boolean) => put('SearchSynonym/HideAsked', { query: 'الخدمات', language: 'ar', isHidden })
  const shown = async () => (await publicly('Start')).asked
  expect(await shown()).toContain('الخدمات')
  expect(await hide(true)).toBe(204)
  expect(await shown()).not.toContain('الخدمات')
  expect((await looked('most')).items).toContainEqual(expect.objectContaining({ query: 'الخدمات', isHidden: true }))
  expect(await stored(`select changes from audit_entry where table_name = 'search_log'`)).toEqual([
    { changes: { isHidden: [false, true] } },
  ])
  // As if it had been asked before today alone: the row of today begins hidden.
  await stored(`update search_log set day = day - 2, digest = null where query = 'الخدمات'`)
  for (const last of [41, 42, 43]) await searched('الخدمات', `203.0.113.${last}`)
  const today = () => stored(`select is_hidden from search_log where query = 'الخدمات' and digest is not null`)
  await expect.poll(today, soon).toEqual([{ is_hidden: true }])
  expect(await shown()).not.toContain('الخدمات')
  expect(await hide(false)).toBe(204)
  expect(await shown()).toContain('الخدمات')
  const suggested = async () => (await publicly(`Suggest?${new URLSearchParams({ q: 'موق' }).toString()}`)).items
  const earlier = expect.objectContaining({ title: 'موقع خارطة', kind: null })
  expect(await suggested()).toContainEqual(earlier)
  expect(await put('Config/UpdateGroup', { group: 'visitorEntries', 'VisitorEntries.BlockedWords': ['خارطه'] })).toBe(200)
  await expect.poll(suggested, soon).not.toContainEqual(earlier)
  const refused = await fetch(`${world.url}/api/SearchSynonym/HideAsked`, { method: 'PUT' })
  expect(refused.status).toBe(401)
})

test('what staff hide is hidden however it is spelt, and stays so when the log forgets it', async () => {
  const [hidden, respelt] = ['خريطة البوابة', 'خريطه البوابه']
  const ofIt = () => stored(`select query, is_hidden from search_log where query in ('${hidden}', '${respelt}') order by day, query`)
  const hide = (query: string, isHidden: boolean) => put('SearchSynonym/HideAsked', { query, language: 'ar', isHidden })
  // As ten have asked it on a day that is over, in both spellings.
  await stored(`insert into search_log (id, day, language, query, asked, results, is_exact)
    select gen_random_uuid(), current_date - 2, 'ar', query, 10, 3, true from unnest(array['${hidden}', '${respelt}']) query`)
  const suggested = async () => {
    const { items } = await publicly(`Suggest?${new URLSearchParams({ q: 'خريط' }).toString()}`)
    return JSON.stringify(items).includes('خريط')
  }
  expect(await suggested()).toBe(true)
  expect(await hide('لم يُبحث عنه', true)).toBe(204)
  expect(await hide(hidden, true)).toBe(204)
  expect([await ofIt(), await suggested()]).toEqual([[hidden, respelt].map(query => ({ query, is_hidden: true })), false])
  // Only what somebody has searched for is hidden.
  expect(await stored('select query from hidden_search')).toEqual([{ query: hidden }])
  await stored(`delete from search_log where query in ('${hidden}', '${respelt}')`)
  for (const last of [61, 62, 63]) await searched(respelt, `203.0.113.${last}`)
  await expect.poll(ofIt, soon).toEqual([{ query: respelt, is_hidden: true }])
  expect((await looked('most')).items).toContainEqual(expect.objectContaining({ query: respelt, isHidden: true }))
  // Given back in the spelling in which it is shown now.
  expect(await hide(respelt, false)).toBe(204)
  expect([await ofIt(), await stored('select query from hidden_search')]).toEqual([[{ query: respelt, is_hidden: false }], []])
})

test('another process stops showing at once what was hidden here', async () => {
  const shown = async () => (await publicly('Start')).asked
  expect(await shown()).toContain('الخدمات')
  // As the other one writes it.
  await stored(`insert into hidden_search (language, query) values ('ar', 'الخدمات')`)
  expect(await shown()).not.toContain('الخدمات')
  await stored('delete from hidden_search')
  expect(await shown()).toContain('الخدمات')
})

test('two processes write what was asked one after another', async () => {
  const asked = async () => (await stored<{ asked: number }>(`select sum(asked)::int as asked from search_log`))[0]?.asked
  const before = Number(await asked())
  await asOwner(world.database.ownerUrl, async other => {
    await other.query('begin')
    await other.query('select from search_log_key for update')
    await searched('الخدمات', '203.0.113.99')
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%search_log_key%'`
    await expect.poll(async () => (await stored(waiting)).length, soon).toBe(1)
    expect(await asked()).toBe(before)
    await other.query('commit')
  })
  await expect.poll(asked, soon).toBe(before + 1)
})

test('when its day is over the key and the digests go, and of what too few have asked only counts stay', async () => {
  await searched('رقم هاتف فلان', '192.0.2.1')
  await searched('رقم سيارته', '192.0.2.1')
  await expect.poll(async () => (await queries()).filter(query => query === null).length, soon).toBe(2)
  await stored(`update search_log set day = day - 1 where digest is not null`)
  await stored(`update search_log_seen set day = day - 1`)
  await stored(`update search_log_key set day = day - 1`)
  const left = () =>
    stored(
      'select 1 from search_log_key union all select 1 from search_log_seen union all select 1 from search_log where digest is not null',
    )
  await expect.poll(left, soon).toEqual([])
  expect(await stored('select kind, asked, unfound, results, clicks from search_log where query is null')).toEqual([
    { kind: '', asked: 2, unfound: expect.any(Number), results: null, clicks: 0 },
  ])
  expect((await looked('most')).totals).toMatchObject({ unnamed: 2 })
  // A search of the next day is told apart from those of the day before, and kept as long as the setting says.
  await searched('خارطة الموقع', '198.51.100.1')
  await expect.poll(async () => (await queries()).filter(query => query === null).length, soon).toBe(2)
  await stored(`update search_log set day = day - 90 where query = 'services'`)
  await stored(`update search_log_key set day = day - 1`)
  await expect.poll(queries, soon).not.toContain('services')
})
