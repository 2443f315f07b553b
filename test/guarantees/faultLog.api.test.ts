import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerFault } from '../../server/http/pages.ts'
import { isObject, type Json } from '../walk/json.ts'
import { asOwner, cloneDatabase, type TestDatabase } from '../world.ts'
import { cleanUp, dataFolder, launch, stop, until, type Launched } from './launch.ts'

// A fault of ours stands in the log, with the id that the reader was given, and nowhere else.

vi.setConfig({ testTimeout: 180_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  await asOwner(database.ownerUrl, client => client.query('alter table news_live rename to news_live_away'))
})
afterAll(async () => {
  await cleanUp()
  await database?.drop()
})

test('a page that fails is in the log with the id that it shows, and prints nothing beside the log', async () => {
  const program = started('info')
  const answer = await fetch(`${await program.url}/news`)
  expect(answer.status).toBe(500)
  const requestId = answer.headers.get('x-request-id')
  const failed = await until('the fault is in the log', () => logOf(program).find(({ msg }) => msg === 'a page failed'))
  expect(failed).toMatchObject({ level: 'error', requestId, path: '/news', err: { stack: expect.any(String) } })
  await stop(program)
  expect(program.stderr()).toBe('')
  // All that is printed is lines for the operator and lines of the log.
  expect(program.stdout()).not.toMatch(/^\s+at /m)
})

test('LOG_LEVEL is kept by pages too', async () => {
  const program = started('fatal')
  expect((await fetch(`${await program.url}/news`)).status).toBe(500)
  await stop(program)
  expect(logOf(program)).toEqual([])
  expect(program.stderr()).toBe('')
})

test('what nobody caught answers 500 in both languages, with the id of the request and nothing of the fault', async () => {
  const app = new Hono()
  app.onError((error, c) => answerFault(error, c.req.raw))
  app.get('/', () => {
    throw new Error('of our own')
  })
  const answer = await app.request('/', { headers: { 'x-request-id': 'known-to-who-asks' } })
  expect(answer.status).toBe(500)
  expect(answer.headers.get('x-request-id')).toBe('known-to-who-asks')
  expect(await answer.text()).toBe(
    'حدث خطأ، يرجى التواصل مع مدير النظام\nError occurred, please contact system administrator\nknown-to-who-asks\n',
  )
})

function started(level: string): Launched {
  return launch({
    MAHALLI_DATA: dataFolder(),
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    LOG_LEVEL: level,
  })
}

function logOf(program: Launched): Json[] {
  return program
    .stdout()
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
    .filter(isObject)
}
