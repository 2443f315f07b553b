import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../world.ts'

// Thirty searches a minute are answered to one address (portal and administration, section 16.4).

let world: World
beforeAll(async () => {
  world = await startWorld({ MAHALLI_TRUSTED_PROXIES: '127.0.0.1, ::1', MAHALLI_SEARCHES_PER_MINUTE: '' })
})
afterAll(() => world?.stop())

function asked(path: string, address: string): Promise<Response> {
  return fetch(world.url + path, { headers: { 'x-forwarded-for': address, 'accept-language': path.startsWith('/en') ? 'en' : 'ar' } })
}

/** The statuses of so many questions, each with how often it came. */
async function statuses(path: string, address: string, times: number): Promise<Record<number, number>> {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push((await asked(path, address)).status)
  return Object.fromEntries([...new Set(all)].map(status => [status, all.filter(one => one === status).length]))
}

const q = `q=${encodeURIComponent('الخدمات')}`

test('the thirty-first search of an address within a minute is refused, by call, page and feed; others search on', async () => {
  const address = '198.51.100.1'
  expect(await statuses(`/api/Public/Search?${q}`, address, 15)).toEqual({ 200: 15 })
  // A page that is narrowed asks twice and is one search.
  expect(await statuses(`/search?${q}&from=2020/1/1`, address, 15)).toEqual({ 200: 15 })
  const call = await asked(`/api/Public/Search?${q}`, address)
  expect([call.status, (await call.json()).error.code]).toEqual([429, 'tooMany'])
  expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(call.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  for (const [path, sentence] of [
    [`/search?${q}`, 'طلبات كثيرة من عنوان الإنترنت الذي تستخدمه'],
    [`/en/search?${q}`, 'Too many requests from the internet address that you use'],
    [`/search/feed.xml?${q}`, 'طلبات كثيرة من عنوان الإنترنت الذي تستخدمه'],
  ] as const) {
    const page = await asked(path, address)
    expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 429, 'no-store'])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await page.text()).toContain(sentence)
  }
  // Before anything is asked nothing is counted, nor are other pages.
  expect([(await asked('/search', address)).status, (await asked('/news', address)).status]).toEqual([200, 200])
  expect((await asked(`/api/Public/Search?${q}`, '198.51.100.2')).status).toBe(200)
})

test('from the machine’s own address as many are answered as come: it is no visitor’s', async () => {
  const own = Array.from({ length: 40 }, async () => (await fetch(`${world.url}/api/Public/Search?${q}`)).status)
  expect(new Set(await Promise.all(own))).toEqual(new Set([200]))
})

test('what begins while somebody types and further pages are counted apart: four times as many each', async () => {
  const address = '198.51.100.3'
  expect(await statuses(`/api/Public/Search/Suggest?${q}`, address, 122)).toEqual({ 200: 120, 429: 2 })
  expect(await statuses(`/api/Public/Search?${q}&page=2`, address, 122)).toEqual({ 200: 120, 429: 2 })
  expect((await asked(`/api/Public/Search?${q}`, address)).status).toBe(200)
})

test('as many lists may be taken away as files, and are counted apart', async () => {
  const address = '198.51.100.4'
  expect(await statuses('/api/Public/LocalComm/Export', address, 32)).toEqual({ 200: 30, 429: 2 })
  expect((await asked('/api/Public/LocalComm/Export', address)).headers.get('retry-after')).toMatch(/^[1-6]?\d$/)
  expect((await asked(`/api/Public/Search?${q}`, address)).status).toBe(200)
  expect((await asked('/api/Public/LocalComm/Export', '198.51.100.5')).status).toBe(200)
})

test('the articles of laws are read through as often as pages may be turned', async () => {
  const address = '198.51.100.6'
  expect(await statuses(`/api/Public/LegalEnvironment/FindArticles?${q}`, address, 122)).toEqual({ 200: 120, 429: 2 })
  expect((await asked(`/api/Public/LegalEnvironment/FindArticles?${q}`, '198.51.100.7')).status).toBe(200)
  // Whoever reads the list goes on reading it.
  expect((await asked(`/legalEnvironment?${q}`, address)).status).toBe(200)
})

test('the API document says that searches and such files may be refused so', async () => {
  const document = await (await fetch(`${world.url}/api/openapi.json`)).json()
  for (const path of ['/Public/Search', '/Public/Search/Suggest', '/Public/LocalComm/Export', '/Public/LegalEnvironment/FindArticles'])
    expect(Object.keys(document.paths[path].get.responses)).toContain('429')
})
