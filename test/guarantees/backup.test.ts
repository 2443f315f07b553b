import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chanceFrom } from '../../scripts/drill/chance.ts'
import { keepWriting, type Worker } from '../../scripts/drill/clients.ts'
import { halfWritten, lostWrites } from '../../scripts/drill/verify.ts'
import { beginWork } from '../../scripts/drill/workers.ts'
import { checkBackup } from '../../server/backup/read.ts'
import { StartFault } from '../../server/startFault.ts'
import { command, refusalOf, type Ended } from '../backup/command.ts'
import { signIn } from '../people.ts'
import { withOwner, worldOf } from './embedded.ts'
import { cleanUp, dataFolder, launch, stop, until, type Launched } from './launch.ts'
import { notTried } from './notTried.ts'
import { smallDisk } from './smallDisk.ts'

// A backup that is taken while people write, brought back on a machine that has nothing.

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const home = dataFolder()
const data = join(home, 'data')
const path = join(home, 'backup.tar.gz')
let workers: readonly Worker[]
/** By worker, the writes that were acknowledged before the backup began. */
let before: readonly (readonly number[])[]
let taken: Ended
let files: ReadonlyMap<string, string>

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
const doneOf = ({ diary }: Worker) => [...diary.outcomes.values()].flatMap(({ number, is }) => (is === 'done' ? [number] : []))
const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

beforeAll(async () => {
  const program = launch({ MAHALLI_DATA: data, LOG_LEVEL: 'fatal' })
  const world = await worldOf(program, data)
  workers = await beginWork(world, join(home, 'diaries'), chanceFrom(Math.floor(Math.random() * 2 ** 31)))
  let isOver = false
  const writing = Promise.all(workers.map(worker => keepWriting(worker, world.url, () => isOver)))
  await until('enough was written', () => workers.flatMap(doneOf).length > 30)
  before = workers.map(doneOf)
  taken = await command('backup', { MAHALLI_DATA: data }, path)
  await pause(500)
  isOver = true
  await writing
  files = await filesOf(world.url, workers, before)
  await stop(program)
})
afterAll(cleanUp)

/** The pictures of what was written before, by their ids: what their bytes are. */
async function filesOf(url: string, all: readonly Worker[], numbers: readonly (readonly number[])[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [index, { diary, tokens }] of all.entries())
    for (const number of numbers[index] ?? []) {
      const id = diary.intents.get(number)?.body.mainImage
      if (typeof id === 'string') found.set(id, await bytesOf(url, id, tokens.writer))
    }
  return found
}

async function bytesOf(url: string, id: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/Attachment/GetByte/${id}`, { headers: { authorization: `Bearer ${token}` } })
  return answer.status === 200 ? hashOf(new Uint8Array(await answer.arrayBuffer())) : `answers ${answer.status}`
}

test('the command says how much it has written, and its file is its owner’s alone', () => {
  expect(taken.err).toBe('')
  expect(taken.code).toBe(0)
  expect(taken.out).toMatch(
    /The backup is whole: \S+backup\.tar\.gz\n {2}\d+ tables, [\d,]+ rows, [\d,]+ files, .* MB, SHA-256 [0-9a-f]{64}\n/,
  )
  expect(taken.out).toContain(hashOf(readFileSync(path)))
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(home).filter(name => name.includes('unfinished'))).toEqual([])
})

describe('brought back on an empty machine', () => {
  const empty = join(home, 'restored')
  let restored: Ended
  let program: Launched
  beforeAll(async () => {
    restored = await command('restore', { MAHALLI_DATA: empty }, path)
    program = launch({ MAHALLI_DATA: empty, LOG_LEVEL: 'fatal' })
  })

  test('it says what it has done', () => {
    expect(restored.err).toBe('')
    expect(restored.code).toBe(0)
    expect(restored.out).toMatch(/is restored: \d+ tables, [\d,]+ rows, [\d,]+ files\.\nThe chain of the audit is whole: [\d,]+ entries\./)
  })

  test('every write that was acknowledged before it began is there, with its audit entry, and nothing half written', async () => {
    await program.url
    expect(before.flat().length).toBeGreaterThan(20)
    const faults = await withOwner(empty, async client => {
      const lost: string[] = []
      for (const [index, worker] of workers.entries()) lost.push(...(await lostWrites(client, worker, worker.diary, before[index] ?? [])))
      return [...lost, ...(await halfWritten(client))]
    })
    expect(faults).toEqual([])
  })

  test('the portal answers, files are there byte for byte, and people sign in anew and write on', async () => {
    const world = await worldOf(program, empty)
    for (const page of ['/', '/news', '/readyz']) expect((await fetch(`${world.url}${page}`)).status, page).toBe(200)
    const old = workers[0]?.tokens.writer ?? ''
    expect((await fetch(`${world.url}/api/News/GetListPaged`, { headers: { authorization: `Bearer ${old}` } })).status).toBe(401)
    const token = await signIn(world, 'administrator')
    expect(files.size).toBeGreaterThan(0)
    for (const [id, hash] of files) expect(await bytesOf(world.url, id, token), id).toBe(hash)
    const answer = await fetch(`${world.url}/api/News/Create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ titleAr: 'خبر بعد الاستعادة', summaryAr: 'ملخص خبر كُتب بعد استعادة النسخة الاحتياطية', isDraft: true }),
    })
    expect(answer.status).toBe(200)
  })

  test('the chain of the audit goes on, holds, and tells of the restore', async () => {
    await pause(2500)
    const { code, err } = await command('verifyAudit', { MAHALLI_DATA: empty })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const entries = await withOwner(empty, async client => ({
      restores: (await client.query('select 1 from audit_entry where action = 51028')).rowCount,
      unsealed: (
        await client.query(
          "select 1 from audit_entry e where not exists (select from audit_seal s where s.entry = e.id) and e.execution_time < now() - interval '2 seconds'",
        )
      ).rowCount,
    }))
    expect(entries).toEqual({ restores: 1, unsealed: 0 })
  })

  test('where an installation is, it is refused and nothing is changed, until somebody says that it may be lost', async () => {
    await stop(program)
    const there = /^There is an installation already: with --replace/
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, path)).toMatch(there)
    program = launch({ MAHALLI_DATA: empty, LOG_LEVEL: 'fatal' })
    const again = await worldOf(program, empty)
    expect((await fetch(`${again.url}/readyz`)).status).toBe(200)
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, '--replace', path)).toMatch(/is in use by process/)
    const titles = () =>
      withOwner(empty, async client => (await client.query("select 1 from news where title_ar = 'خبر بعد الاستعادة'")).rowCount)
    expect(await titles()).toBe(1)
    await stop(program)
    const replaced = await command('restore', { MAHALLI_DATA: empty }, '--replace', path)
    expect({ code: replaced.code, err: replaced.err }).toEqual({ code: 0, err: '' })
    program = launch({ MAHALLI_DATA: empty, LOG_LEVEL: 'fatal' })
    await program.url
    expect(await titles()).toBe(0)
    await stop(program)
  })

  test('a restore that was broken off is no installation: the start refuses in one line until it is repeated', async () => {
    const note = join(empty, 'restore-unfinished')
    writeFileSync(note, '2026-01-01T00:00:00.000Z\nembedded\n')
    const refused = launch({ MAHALLI_DATA: empty })
    expect((await refused.end).code).toBe(1)
    expect(refused.stderr()).toBe(`A restore was broken off in ${empty}: repeat npm run restore.\n`)
    // One of another database says nothing of this one, which may hold what nobody wants to lose.
    writeFileSync(note, '2026-01-01T00:00:00.000Z\ndatabase.example:5432/other\n')
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, path)).toMatch(/^There is an installation already: with --replace/)
    writeFileSync(note, '2026-01-01T00:00:00.000Z\nembedded\n')
    expect((await command('restore', { MAHALLI_DATA: empty }, path)).code).toBe(0)
    program = launch({ MAHALLI_DATA: empty, LOG_LEVEL: 'fatal' })
    expect((await fetch(`${await program.url}/readyz`)).status).toBe(200)
    await stop(program)
  })
})

describe('a damaged backup is refused in one line, and nothing is changed', () => {
  const empty = join(home, 'untouched')
  const broken = join(home, 'broken.tar.gz')
  const refused = () =>
    checkBackup(broken, undefined).then(
      () => 'whole',
      (error: unknown) => (error instanceof StartFault ? error.message : `no fault of the operator’s: ${String(error)}`),
    )

  test.each([0.01, 0.3, 0.6, 0.95, 0.999])('with another byte at %f of it', async share => {
    const content = readFileSync(path)
    const at = Math.floor(content.length * share)
    content[at] = (content[at] ?? 0) ^ 0x10
    writeFileSync(broken, content)
    expect(await refused()).toMatch(/^The backup is damaged: /)
  })

  test.each([0.0001, 0.2, 0.7, 0.9999])('cut off at %f of it', async share => {
    writeFileSync(broken, readFileSync(path))
    truncateSync(broken, Math.floor(statSync(path).size * share))
    expect(await refused()).toMatch(/^The backup is damaged: |is no backup of Mahalli/)
  })

  test('or a file that is none', async () => {
    writeFileSync(broken, 'محلّي')
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, broken)).toBe(`${broken} is no backup of Mahalli.`)
    expect(readdirSync(empty)).toEqual([])
    const content = readFileSync(path)
    writeFileSync(broken, content.subarray(0, content.length - 100))
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, broken)).toMatch(/^The backup is damaged: /)
    expect(readdirSync(empty)).toEqual([])
    expect(await refusalOf('restore', { MAHALLI_DATA: empty }, join(home, 'nowhere'))).toMatch(/^The backup \S+nowhere cannot be read/)
  })
})

test('a whole one that is only checked changes nothing', async () => {
  const { code, out } = await command('restore', { MAHALLI_DATA: join(home, 'untouched') }, '--check', path)
  expect(code).toBe(0)
  expect(out).toMatch(/is whole: \d+ tables/)
})

test('encrypted, it opens with its passphrase alone', async () => {
  const sealed = join(home, 'sealed')
  const passphrase = { MAHALLI_BACKUP_PASSPHRASE: 'مفتاح النسخة الاحتياطية' }
  const { code, out } = await command('backup', { MAHALLI_DATA: data, ...passphrase }, sealed)
  expect(code).toBe(0)
  expect(out).toContain('It is encrypted.')
  expect(readFileSync(sealed).includes(readFileSync(join(data, 'secret-key')))).toBe(false)
  const elsewhere = { MAHALLI_DATA: join(home, 'untouched') }
  expect(await refusalOf('restore', elsewhere, sealed)).toMatch(/^The backup is encrypted: set MAHALLI_BACKUP_PASSPHRASE/)
  expect(await refusalOf('restore', { ...elsewhere, MAHALLI_BACKUP_PASSPHRASE: 'another passphrase' }, sealed)).toMatch(/is not the one/)
  expect((await command('restore', { ...elsewhere, ...passphrase }, '--check', sealed)).code).toBe(0)
})

test('on a full disk nothing is left that looks like a backup', async context => {
  const disk = smallDisk(1)
  if (typeof disk === 'string') return notTried(context, 'a backup onto a full disk', disk)
  try {
    disk.fill(100)
    const line = await refusalOf('backup', { MAHALLI_DATA: data }, join(disk.folder, 'backup.tar.gz'))
    expect(line).toBe(`The backup was not finished in ${disk.folder}: the disk is full.`)
    expect(readdirSync(disk.folder)).toEqual(['filler'])
  } finally {
    disk.remove()
  }
})
