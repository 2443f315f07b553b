import { createServer, get, type Server } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import zlib from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { pageCache, type PageCache } from '../../server/http/pageCache.ts'
import type { Sheets } from '../../server/http/sheets.ts'
import { noteRead, noteTrueFor } from '../../server/resources/readTags.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach(server => server.close()))

interface Kitchen {
  readonly url: string
  readonly cache: PageCache
  /** Addresses that were made, in their order. */
  readonly made: string[]
  /** Lets the pages that wait be finished. */
  readonly serve: () => void
  /** What pages are answered with from now on. */
  readonly state: { status: number }
}

/** A cache over pages that say how often they were made and rest on `news:7`, in a server of its own. */
async function kitchen({ waits = false, status = 200, mostBytes = 1_000_000, retryMs = 2000 } = {}, sheets?: Sheets): Promise<Kitchen> {
  const made: string[] = []
  const state = { status }
  let serve: () => void = () => undefined
  const served = waits ? new Promise<void>(resolve => (serve = resolve)) : Promise.resolve()
  const cache = pageCache({
    keyOf: ({ pathname, searchParams }) =>
      pathname === '/own' || pathname === '/form'
        ? undefined
        : `${pathname}${searchParams.has('page') ? `?page=${searchParams.get('page')}` : ''}`,
    copyOf: ({ pathname }) => (pathname === '/form' ? pathname : undefined),
    publicUrl: () => undefined,
    mostBytes,
    retryMs,
    sheets,
    asSaved: html => `saved: ${html}`,
    otherwise: (_request, response) => void response.writeHead(500).end(),
    render: async ({ url }) => {
      made.push(new URL(url).pathname)
      const body = `${new URL(url).pathname} ${made.length} ${'x'.repeat(2000)}`
      noteRead(['news:7', 'place'])
      if (url.endsWith('/ending')) noteTrueFor(made.length === 1 ? 0 : 3_600_000)
      await served
      if (url.endsWith('/broken')) throw new Error('broken')
      return new Response(body, {
        status: state.status,
        headers: { 'cache-control': 'no-cache', 'content-type': 'text/html', 'x-request-id': 'r' },
      })
    },
  })
  cache.open()
  const server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(204).end()
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, cache, made, serve: () => serve(), state }
}
const textOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).text()

test('a page is made once and sent again, without the id of the request that made it', async () => {
  const { url, made } = await kitchen()
  const [first, second] = [await fetch(`${url}/news`), await fetch(`${url}/news`)]
  expect(await second.text()).toBe(await first.text())
  expect(made).toHaveLength(1)
  expect(second.headers.has('x-request-id')).toBe(false)
})

const sheetsWith = (scriptSource: string): Sheets => ({
  scriptSource,
  sourcesOf: () => [],
  bytesOf: () => 0,
  inside: ({ html }) => ({ html: `sheets: ${html}`, link: '<font>' }),
})
const first = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

test('who opens a page as his first one here gets it with its sheets inside; it is made once for all, and has one etag', async () => {
  const { url, made } = await kitchen({}, sheetsWith(''))
  const ask = (headers: Record<string, string>) => fetch(`${url}/news`, { headers: { 'accept-encoding': 'br', ...headers } })
  const [apart, whole] = [await ask({}), await ask(first)]
  const [plain, inside] = [await apart.text(), await whole.text()]
  expect(inside).toBe(`sheets: ${plain}`)
  expect([apart.headers.get('link'), whole.headers.get('link')]).toEqual([null, '<font>'])
  expect(whole.headers.get('content-encoding')).toBe('br')
  expect(await (await ask(first)).text()).toBe(inside)
  expect(await (await ask({ ...first, 'sec-fetch-site': 'same-origin' })).text()).toBe(plain)
  expect(await (await ask({ ...first, 'accept-encoding': 'identity' })).text()).toBe(inside)
  expect(made).toHaveLength(1)
  const etag = whole.headers.get('etag') ?? ''
  expect(apart.headers.get('etag')).toBe(etag)
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
})

test('what is not there brings none, and a page whose sheets are followed by another script is another one', async () => {
  const missing = await kitchen({ status: 404 }, sheetsWith(''))
  expect(await textOf(`${missing.url}/news`, { headers: first })).toMatch(/^\/news/)
  const etags = await Promise.all(
    ['a', 'b', 'b'].map(async script => {
      const { url } = await kitchen({}, sheetsWith(script))
      return (await fetch(`${url}/news`)).headers.get('etag')
    }),
  )
  expect([etags[0] === etags[1], etags[1] === etags[2]]).toEqual([false, true])
})

test('a page that could not be compressed is sent as it is, and for who asks next it is tried anew', async () => {
  const { url, made } = await kitchen()
  const failing = vi.spyOn(zlib, 'brotliCompress').mockImplementationOnce((...given: unknown[]) => {
    const done = given.at(-1)
    if (typeof done === 'function') done(new Error('no memory'))
  })
  syncBuiltinESMExports()
  const ask = async () => {
    const answer = await fetch(`${url}/news`, { headers: { 'accept-encoding': 'br' } })
    return [answer.headers.get('content-encoding'), (await answer.text()).length > 2000]
  }
  try {
    expect([await ask(), await ask()]).toEqual([
      [null, true],
      ['br', true],
    ])
  } finally {
    failing.mockRestore()
    syncBuiltinESMExports()
  }
  expect(made).toHaveLength(1)
})

test('a page that is true until an instant only is made anew when that has passed, and kept until then', async () => {
  const { url, made } = await kitchen()
  await textOf(`${url}/ending`)
  await textOf(`${url}/ending`)
  expect(made).toHaveLength(2)
  await textOf(`${url}/ending`)
  expect(made).toHaveLength(2)
})

test('many who ask at once are given the one page that is being made', async () => {
  const { url, made, serve } = await kitchen({ waits: true })
  const asked = Array.from({ length: 20 }, () => textOf(`${url}/news`))
  setTimeout(serve, 100)
  expect(new Set(await Promise.all(asked)).size).toBe(1)
  expect(made).toHaveLength(1)
})

test.each([
  ['news:7', 2],
  ['news:8', 1],
  ['place:1', 2],
  ['waterYear:1', 1],
  ['setting:General.ProductName', 2],
  ['lookup:8001', 2],
])('after a change of %s the page has been made %i times', async (tag, times) => {
  const { url, made, cache } = await kitchen()
  await textOf(`${url}/news`)
  cache.drop(tag)
  await textOf(`${url}/news`)
  expect(made).toHaveLength(times)
})

test('a page that was begun before a change is not kept, and whoever asks after the change is given a new one', async () => {
  const { url, made, cache, serve } = await kitchen({ waits: true })
  const before = textOf(`${url}/news`)
  await expect.poll(() => made.length).toBe(1)
  cache.drop('news:7')
  const after = textOf(`${url}/news`)
  await expect.poll(() => made.length).toBe(2)
  serve()
  expect(await before).not.toBe(await after)
  expect(await textOf(`${url}/news`)).toBe(await after)
  expect(made).toHaveLength(2)
})

test('nothing is kept while nobody hears of changes', async () => {
  const { url, made, cache } = await kitchen()
  await textOf(`${url}/news`)
  cache.close()
  expect((await fetch(`${url}/new`)).status).toBe(204)
  await textOf(`${url}/news`)
  await textOf(`${url}/news`)
  expect(made).toHaveLength(3)
  cache.open()
  await textOf(`${url}/news`)
  expect(made).toHaveLength(4)
})

test('while the database is away a page that was kept is shown as a saved copy; once it is back, made anew', async () => {
  const { url, cache, state } = await kitchen()
  const before = await textOf(`${url}/news`)
  cache.close()
  state.status = 500
  const copy = await fetch(`${url}/news`)
  expect([copy.status, await copy.text(), copy.headers.get('cache-control'), copy.headers.has('etag')]).toEqual([
    200,
    `saved: ${before}`,
    'no-store',
    false,
  ])
  expect((await fetch(`${url}/new`)).status).toBe(204)
  state.status = 200
  expect(await textOf(`${url}/news`)).not.toContain('saved')
  cache.open()
  expect(await textOf(`${url}/news`)).not.toContain('saved')
})

test('no saved copy outlives the news that its record was changed, nor the moment from which changes are heard again', async () => {
  const { url, cache, state } = await kitchen()
  await textOf(`${url}/news`)
  cache.close()
  cache.drop('news:7')
  state.status = 500
  expect((await fetch(`${url}/news`)).status).toBe(204)
  state.status = 200
  cache.open()
  await textOf(`${url}/news`)
  cache.close()
  cache.open()
  state.status = 500
  expect((await fetch(`${url}/news`)).status).toBe(500)
})

test('what was saved is made anew once changes are heard again, and is there when they are heard no more before anybody has read it', async () => {
  const { url, cache, made, state } = await kitchen()
  for (const path of ['/news', '/form']) await fetch(url + path)
  await vi.waitFor(() => expect(made).toEqual(['/news', '/form']))
  cache.close()
  cache.open()
  await vi.waitFor(() => expect(made).toHaveLength(4))
  await wait(100)
  cache.close()
  state.status = 500
  expect([await textOf(`${url}/news`), await textOf(`${url}/form`)]).toEqual([
    expect.stringMatching(/^saved: \/news [34] /),
    expect.stringMatching(/^saved: \/form [34] /),
  ])
})

test('a saved copy is shown although it is old by the clock', async () => {
  const { url, cache, state } = await kitchen()
  const before = await textOf(`${url}/ending`)
  cache.close()
  state.status = 500
  expect(await textOf(`${url}/ending`)).toBe(`saved: ${before}`)
})

test('what could not be made anew yet stays saved for the next time, and is shown to nobody meanwhile', async () => {
  const { url, cache, made, state } = await kitchen()
  const before = await textOf(`${url}/news`)
  cache.close()
  state.status = 500
  cache.open()
  await vi.waitFor(() => expect(made).toHaveLength(2))
  expect((await fetch(`${url}/news`)).status).toBe(500)
  cache.close()
  expect(await textOf(`${url}/news`)).toBe(`saved: ${before}`)
})

test('what cannot be made anew goes: nobody vouches for it any more', async () => {
  const { url, cache, made, state } = await kitchen({ retryMs: 1 })
  await textOf(`${url}/news`)
  cache.close()
  state.status = 500
  cache.open()
  await vi.waitFor(() => expect(made.length).toBeGreaterThan(10))
  await wait(50)
  cache.close()
  expect((await fetch(`${url}/news`)).status).toBe(204)
})

test('a page that was begun before the news of changes broke off is not kept when it is finished after they are heard again', async () => {
  const { url, cache, made, serve } = await kitchen({ waits: true })
  const begun = textOf(`${url}/news`)
  await vi.waitFor(() => expect(made).toHaveLength(1))
  cache.close()
  cache.open()
  serve()
  await begun
  await textOf(`${url}/news`)
  expect(made).toHaveLength(2)
})

test('visitors with preferences, forms and pages of their own go past it', async () => {
  const { url, made } = await kitchen()
  const past = await Promise.all([
    fetch(`${url}/news`, { headers: { cookie: 'x=1; a11y=zoom-150' } }),
    fetch(`${url}/news`, { method: 'POST' }),
    fetch(`${url}/own`),
  ])
  expect(past.map(({ status }) => status)).toEqual([204, 204, 204])
  expect(made).toEqual([])
})

test('who has the page already is told so, who asks for its head is sent no body', async () => {
  const { url } = await kitchen()
  const { headers } = await fetch(`${url}/news`)
  const again = await fetch(`${url}/news`, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await fetch(`${url}/news`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(20)
})

test('each browser is sent the smallest form that it reads', async () => {
  const { url } = await kitchen()
  const encoding = async (accepted: string) =>
    (await fetch(`${url}/news`, { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding')
  expect([await encoding('gzip, deflate, br'), await encoding('gzip'), await encoding('identity')]).toEqual(['br', 'gzip', null])
})

test('what is no success is not kept', async () => {
  const { url, made } = await kitchen({ status: 404 })
  expect((await fetch(`${url}/gone`)).status).toBe(404)
  await textOf(`${url}/gone`)
  expect(made).toHaveLength(2)
})

test('a page that cannot be made is answered by who answers otherwise', async () => {
  const { url } = await kitchen()
  expect((await fetch(`${url}/broken`)).status).toBe(500)
})

test('it holds no more than it may: what was asked for longest ago goes first', async () => {
  const { url, made } = await kitchen({ mostBytes: 7000 })
  for (const page of ['/a', '/b', '/c']) await textOf(url + page)
  await textOf(`${url}/a`)
  await textOf(`${url}/d`)
  made.length = 0
  await textOf(`${url}/a`)
  expect(made).toEqual([])
  await textOf(`${url}/b`)
  expect(made).toEqual(['/b'])
})

test('each name of the server has pages of its own; what can be no name has none', async () => {
  const { url, made } = await kitchen()
  const { port } = new URL(url)
  const statusAs = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/news', headers: { host } }, answer => {
        answer.resume()
        resolve(answer.statusCode)
      }).once('error', reject)
    })
  expect([await statusAs('a.test'), await statusAs('b.test:8080'), await statusAs('a.test')]).toEqual([200, 200, 200])
  expect(made).toHaveLength(2)
  expect(await statusAs('a.test/x"y')).toBe(204)
})

test('of a page that is each visitor’s own a copy is kept, which is sent to nobody as long as the page can be made', async () => {
  const { url, cache, made, state } = await kitchen()
  // 204: the program answers itself.
  expect((await fetch(`${url}/form`)).status).toBe(204)
  await expect.poll(() => made).toEqual(['/form'])
  // It is kept once it is made, which nobody is told, and closing leaves behind what is not done by then: each turn waits longer.
  let turns = 0
  await expect
    .poll(async () => {
      cache.open()
      expect((await fetch(`${url}/form?kind=2`)).status).toBe(204)
      await wait(50 * turns++)
      cache.close()
      return (await fetch(`${url}/form?kind=2`)).status
    })
    .toBe(200)
  expect(await textOf(`${url}/form?kind=2`)).toMatch(/^\/form /)
  state.status = 500
  expect(await textOf(`${url}/form`)).toMatch(/^saved: \/form /)
  cache.drop('news:7')
  expect((await fetch(`${url}/form`)).status).toBe(204)
})

test('an address that looks like another host is a page of this one', async () => {
  const { url, made } = await kitchen()
  await textOf(url)
  await textOf(`${url}//elsewhere.example`)
  expect(made).toEqual(['/', '//elsewhere.example'])
})
