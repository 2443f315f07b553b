import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWatched, type Watched } from './hostile/child.ts'

const token = 'a-token-of-many-letters'
let world: Watched
beforeAll(async () => {
  world = await startWatched({ LOG_LEVEL: 'info', MAHALLI_METRICS_TOKEN: token })
})
afterAll(() => world?.stop())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) => fetch(world.url + path, { headers })

describe('the figures of the program', () => {
  test('count requests by the template of their call, never by what was asked for', async () => {
    await (await get('/api/Public/Lookup/GetByType/newsCategory')).text()
    await (await get('/api/News/Get/01a1fec2-fca9-778b-89a8-074dee14b589')).text()
    await (await get('/api/noSuchCall/secret')).text()
    await (await get('/no-such-page/secret')).text()
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/Public\/Lookup\/GetByType\/\{type\}",status="200"\} 1/,
    )
    expect(text).toMatch(/route="\/api\/News\/Get\/\{id\}",status="401"/)
    expect(text).toMatch(/route="unknown call",status="404"/)
    expect(text).toMatch(/route="page",status="404"/)
    expect(text).not.toMatch(/secret|newsCategory|01a1fec2/)
  })
  test('tell of the process, its event loop and the connections to the database', async () => {
    const text = await (await get('/metrics')).text()
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds \d/m)
    for (const state of ['inUse', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^database_connections\\{state="${state}"\\} \\d`, 'm'))
  })
  test('are there for this machine or with the token, and for nobody else', async () => {
    expect((await get('/metrics')).status).toBe(200)
    // A proxy on this machine passes on what comes from elsewhere.
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    expect((await get('/metrics', elsewhere)).status).toBe(404)
    expect((await get('/metrics', { ...elsewhere, authorization: 'Bearer not-the-token-of-ours!' })).status).toBe(404)
    expect((await get('/metrics', { ...elsewhere, authorization: `Bearer ${token}` })).status).toBe(200)
  })
})

test('each request is a line of the log, without what was asked for', async () => {
  const answer = await get('/api/Public/Search?q=secret-words', { 'x-request-id': 'a-request-of-mine' })
  await answer.text()
  expect(answer.headers.get('x-request-id')).toBe('a-request-of-mine')
  await expect.poll(() => world.lines().find(line => line.includes('a-request-of-mine'))).toBeDefined()
  const line = world.lines().find(text => text.includes('a-request-of-mine')) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/api/Public/Search',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
  expect(world.lines().join('\n')).not.toMatch(/secret-words|127\.0\.0\.1:.*"route"/)
})

test('an answer says how long it took, a refused one too', async () => {
  for (const path of ['/api/Public/Home', '/api/News/GetListPaged', '/no-such-page'])
    expect((await get(path)).headers.get('server-timing'), path).toMatch(/^\w+;dur=\d/)
})
