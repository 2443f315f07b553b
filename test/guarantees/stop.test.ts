import { execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { settle, signIn } from '../people.ts'
import { clientOf, done, type Client } from '../walk/client.ts'
import { textIn, type Json } from '../walk/json.ts'
import { asOwner } from '../world.ts'
import { addressesIn, serverLogOf, worldOf } from './embedded.ts'
import { cleanUp, databaseProcesses, dataFolder, isThere, killAll, launch, stop, until, type Launched } from './launch.ts'

// The program ends when it is asked to, and comes back when nobody asked.

vi.setConfig({ testTimeout: 180_000 })
afterAll(cleanUp)

test('asked to stop, it answers what is under way, then ends with 0 and stops the database cleanly', async () => {
  const { program, editor, data, url, item } = await withNews()
  const owner = await lockOn(data, item.id)
  const answer = editor({ method: 'PUT', path: 'News/Update', body: { ...item, titleAr: 'خبر كُتب أثناء الإيقاف' } })
  await until('the update waits for the row', () => owner.isAwaited())
  program.process.kill('SIGTERM')
  await until('new visitors are sent away', () =>
    fetch(`${url}/healthz`).then(
      () => undefined,
      () => true,
    ),
  )
  expect(program.stdout()).toMatch(/\nStopping: finishing the requests under way …\n/)
  await owner.letGo()
  expect(await answer).toMatchObject({ status: 200, body: { titleAr: 'خبر كُتب أثناء الإيقاف' } })
  expect(await program.end).toEqual({ code: 0, signal: null })
  expect(program.stderr()).toBe('')
  expect(serverLogOf(data).trim().split('\n').at(-1)).toMatch(/database system is shut down$/)
  expect(readdirSync(data).filter(name => /in-use-by|unfinished|trial/.test(name))).toEqual([])
  expect(readdirSync(join(data, 'database'))).not.toContain('postmaster.pid')

  const again = await startedAgain(data, 'after a clean stop')
  expect(serverLogOf(data).split('database system is shut down').at(-1)).not.toMatch(/not properly shut down|recovery/)
  await stop(again)
})

test('when who started it is gone, as npm at a signal, it ends as if it had been asked to', async () => {
  const data = dataFolder()
  const program = launch({ MAHALLI_DATA: data }, { throughShell: true })
  await program.url
  program.process.kill('SIGKILL')
  // The end of its output is the end of whoever wrote it.
  await program.end
  expect(program.stdout()).toMatch(/Stopping: finishing the requests under way …\n/)
  expect(serverLogOf(data).trim().split('\n').at(-1)).toMatch(/database system is shut down$/)
})

test('asked to stop while it starts, it ends with 0 and leaves no database behind', async () => {
  const data = dataFolder()
  const program = launch({ MAHALLI_DATA: data })
  const [server = 0] = await until('the database comes up', () => listOrNothing(databaseProcesses(data)))
  expect(await stop(program)).toEqual({ code: 0, signal: null })
  expect(program.stderr()).toBe('')
  expect(isThere(server)).toBe(false)
})

test('after kill -9 of program and database the next start recovers by itself, and what was confirmed is there', async () => {
  const { program, editor, data, item } = await withNews()
  const body = { ...item, titleAr: 'خبر كُتب قبل القطع' }
  expect((await editor({ method: 'PUT', path: 'News/Update', body })).status).toBe(200)
  killAll([program.pid, ...databaseProcesses(data)])
  await program.end
  const again = await startedAgain(data, 'after kill -9 of program and database')
  expect(serverLogOf(data)).toMatch(/database system was not properly shut down; automatic recovery in progress/)
  expect(await titleOf(data, item.id)).toBe('خبر كُتب قبل القطع')
  await stop(again)
})

test('after kill -9 of the program alone the next start ends the database that it left behind', async () => {
  const { program, data, item } = await withNews()
  const [orphan = 0] = databaseProcesses(data)
  killAll([program.pid])
  await program.end
  expect(isThere(orphan)).toBe(true)
  const again = await startedAgain(data, 'beside the database of a killed program')
  expect(isThere(orphan)).toBe(false)
  expect(await titleOf(data, item.id)).toBe(item.titleAr)
  await stop(again)
})

test('after kill -9 of the database alone the program brings it up again by itself', async () => {
  const { program, editor, data, item, url } = await withNews()
  const body = { ...item, titleAr: 'خبر كُتب قبل قطع القاعدة' }
  expect((await editor({ method: 'PUT', path: 'News/Update', body })).status).toBe(200)
  killAll(databaseProcesses(data))
  await until('the program notices', async () => ((await fetch(`${url}/readyz`)).status === 503 ? true : undefined))
  await until('the database is back', async () => ((await fetch(`${url}/readyz`)).status === 200 ? true : undefined), 30_000)
  expect(await editor({ method: 'GET', path: `News/Get/${item.id}` })).toMatchObject({ body: { titleAr: body.titleAr } })
  expect(await stop(program)).toEqual({ code: 0, signal: null })
})

test('a start that was killed while it made the database is made up for by the next one', async () => {
  const data = dataFolder()
  const program = launch({ MAHALLI_DATA: data })
  await until('the database is being made', () => readdirSync(data).some(name => name.includes('unfinished')) || undefined)
  killAll([program.pid])
  await program.end
  const again = launch({ MAHALLI_DATA: data })
  expect((await fetch(`${await again.url}/readyz`)).status).toBe(200)
  expect(readdirSync(data).filter(name => name.includes('unfinished'))).toEqual([])
  await stop(again)
})

test('the number of a killed database that another process was given in the meantime is no obstacle', async () => {
  const { program, data } = await withNews()
  const cluster = join(data, 'database')
  killAll([program.pid, ...databaseProcesses(data)])
  await program.end
  const { uid, gid } = statSync(cluster)
  const stranger = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], { stdio: 'ignore', uid, gid })
  const note = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  rmSync(join(cluster, 'postmaster.pid'))
  writeFileSync(join(cluster, 'postmaster.pid'), note.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
  const again = await startedAgain(data, 'with the number of another process in the note')
  expect(stranger.exitCode).toBeNull()
  stranger.kill('SIGKILL')
  await stop(again)
})

interface NewsWorld {
  readonly program: Launched
  readonly data: string
  readonly url: string
  readonly editor: Client
  /** What Update takes. */
  readonly item: { readonly id: string; readonly concurrencyStamp: string; readonly titleAr: string }
}

/** A program with its own database, the people of the tests, and a draft. */
async function withNews(): Promise<NewsWorld> {
  const { data: installed, token, item } = await (made ??= makeNews())
  const data = dataFolder()
  // With the owners of its files.
  execFileSync('cp', ['-a', `${installed}/.`, data])
  const program = launch({ MAHALLI_DATA: data })
  const url = await program.url
  return { program, data, url, editor: editorOf(url, token), item }
}

let made: ReturnType<typeof makeNews> | undefined

/** What each test has a copy of. */
async function makeNews() {
  const data = dataFolder()
  const program = launch({ MAHALLI_DATA: data })
  const world = await worldOf(program, data)
  await settle(world)
  const token = await signIn(world, 'editor')
  const draft: Json = await done(editorOf(world.url, token), {
    method: 'POST',
    path: 'News/Create',
    body: { titleAr: 'مسودة قبل كل شيء', isDraft: true },
  })
  await stop(program)
  const item = { id: textIn(draft, 'id'), concurrencyStamp: textIn(draft, 'concurrencyStamp'), titleAr: textIn(draft, 'titleAr') }
  return { data, token, item }
}

function editorOf(url: string, token: string): Client {
  return clientOf((path, init) => fetch(url + path, init), token)
}

async function startedAgain(data: string, when: string): Promise<Launched> {
  const begun = performance.now()
  const again = launch({ MAHALLI_DATA: data })
  const url = await again.url
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  console.log(`Second start ${when}: it answers after ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return again
}

async function titleOf(data: string, id: string): Promise<unknown> {
  const { rows } = await asOwner(addressesIn(data).ownerUrl, client => client.query('select title_ar from news where id = $1', [id]))
  return rows[0]?.title_ar
}

/** Holds the row until it lets go. */
async function lockOn(data: string, id: string) {
  const { ownerUrl } = addressesIn(data)
  let letGo = () => {}
  const released = new Promise<void>(resolve => (letGo = resolve))
  let isHeld = () => {}
  const held = new Promise<void>(resolve => (isHeld = resolve))
  const over = asOwner(ownerUrl, async client => {
    await client.query('begin')
    await client.query('select from news where id = $1 for update', [id])
    isHeld()
    await released
    await client.query('commit')
  })
  await held
  return {
    isAwaited: () =>
      asOwner(ownerUrl, async client => {
        const { rowCount } = await client.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
        return rowCount === 0 ? undefined : true
      }),
    letGo: async () => {
      letGo()
      await over
    },
  }
}

function listOrNothing<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length === 0 ? undefined : list
}
