import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startProgram } from '../../program.ts'
import { restoreBackup } from '../../server/backup/restore.ts'
import { takeBackup } from '../../server/backup/take.ts'
import { migrationsIn } from '../../server/database/migrate.ts'
import { diskStore } from '../../server/files/store.ts'
import { settingsOf } from '../../server/settings.ts'
import { StartFault } from '../../server/startFault.ts'
import { settle, signIn } from '../people.ts'
import { configDeskOf } from '../settings.ts'
import { keys, startBucket, type Bucket } from '../storage/bucket.ts'
import { deskOf, pdf } from '../uploads.ts'
import { asOwner, startWorld, type World } from '../world.ts'
import { until } from '../guarantees/launch.ts'
import { begunCommand, command, refusalOf } from './command.ts'

// A database of somebody else's server, whose owner is no superuser, and files in a store of the S3 protocol.

const home = mkdtempSync(join(tmpdir(), 'mahalli-backup-'))
const path = join(home, 'backup.tar.gz')
const key = randomBytes(32).toString('hex')
const owner = `owner_${randomBytes(6).toString('hex')}`
let world: World
let bucket: Bucket
let file = ''

const server = () => inject('database').ownerUrl
const target = () => ({
  DATABASE_OWNER_URL: server()
    .replace(/\/\/[^@]+@/, `//${owner}:olive@`)
    .replace(/\/mahalli$/, `/${owner}`),
  DATABASE_URL: inject('database').appUrl.replace(/\/mahalli$/, `/${owner}`),
})
const source = () => ({
  DATABASE_URL: world.database.appUrl,
  DATABASE_OWNER_URL: world.database.ownerUrl,
  MAHALLI_DATA: join(home, 'data'),
  MAHALLI_SECRET_KEY: key,
})

beforeAll(async () => {
  bucket = await startBucket()
  const data = join(home, 'data')
  world = await startWorld({ MAHALLI_DATA: data, MAHALLI_SECRET_KEY: key })
  await settle(world)
  // The secret of the store is sealed with the key of the installation: it opens only with the one that the backup holds.
  const administrator = await configDeskOf(world)
  const account = {
    'S3.Endpoint': bucket.endpoint,
    'S3.Bucket': bucket.name,
    'S3.AccessKey': keys.accessKey,
    'S3.SecretKey': keys.secretKey,
  }
  expect((await administrator.save('storage', { 'Storage.Kind': 2, ...account })).status).toBe(200)
  const editor = await deskOf(world, 'editor')
  file = await editor.uploaded(pdf(5000, 'p'), 'plan.pdf', 'news', 'attachments.file')
  // A month that was taken out of the audit.
  mkdirSync(join(data, 'audit'), { recursive: true })
  writeFileSync(join(data, 'audit/audit-2016-01.jsonl.gz'), 'a month')
  await asOwner(world.database.ownerUrl, client =>
    client.query(
      "insert into audit_archive (month, entries, file, sha256) values (date_trunc('month', now()), 1, 'audit-2016-01.jsonl.gz', '')",
    ),
  )
  const taken = await command('backup', source(), path)
  expect(taken.err).toBe('')
  await asOwner(server(), async client => {
    await client.query(`create role ${owner} login password 'olive' nosuperuser`)
    await client.query(`grant mahalli_app to ${owner}`)
    await client.query(`create database ${owner} owner ${owner}`)
  })
})
afterAll(async () => {
  await world?.stop()
  await bucket?.remove()
  await asOwner(server(), async client => {
    await client.query(`drop database if exists ${owner} with (force)`)
    await client.query(`drop role if exists ${owner}`)
  })
  rmSync(home, { recursive: true, force: true })
})

/** A folder of the backup of yesterday. */
function yesterdays(name: string): { readonly folder: string; readonly file: string } {
  const folder = join(home, name)
  mkdirSync(folder)
  const file = join(folder, 'backup.tar.gz')
  writeFileSync(file, 'yesterday')
  return { folder, file }
}

test('a backup that is broken off while it is read back leaves the one that had its name', async () => {
  const { folder, file } = yesterdays('night')
  // Reading it back begins with deriving its key, which takes longer than a signal does.
  const sealed = { ...source(), MAHALLI_BACKUP_PASSPHRASE: 'مفتاح النسخة الاحتياطية' }
  const { process: child, ended } = begunCommand('backup', sealed, file)
  child.stdout?.on('data', part => String(part).includes('Reading it back') && child.kill('SIGINT'))
  const { code, err } = await ended
  expect({ code, err }).toEqual({
    code: 1,
    err: 'The backup was broken off: nothing is left of it, and what had its name before is as it was.\n',
  })
  expect(readFileSync(file, 'utf8')).toBe('yesterday')
  expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
})

test('a backup that cannot be read back is none, and leaves the one that had its name', async () => {
  const { folder, file } = yesterdays('damaged')
  const of = {
    ownerUrl: world.database.ownerUrl,
    store: diskStore(join(home, 'none')),
    dataFolder: join(home, 'data'),
    secret: key,
    version: '',
  }
  const taking = takeBackup(of, file, ({ phase }) => {
    if (phase === 'check') writeFileSync(`${file}.unfinished`, 'a disk that lies')
  })
  await expect(taking).rejects.toBeInstanceOf(StartFault)
  expect(readFileSync(file, 'utf8')).toBe('yesterday')
  expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
})

test('another secret key than that of the backup is refused before anything is changed', async () => {
  const other = { ...target(), MAHALLI_DATA: join(home, 'other'), MAHALLI_SECRET_KEY: 'another key that is just as long as it must be' }
  expect(await refusalOf('restore', other, path)).toMatch(/^MAHALLI_SECRET_KEY is not the key of the backup/)
  const tables = await asOwner(target().DATABASE_OWNER_URL, client => client.query("select 1 from pg_tables where schemaname = 'public'"))
  expect(tables.rowCount).toBe(0)
})

test('while the store of files is away nothing is changed', async () => {
  await bucket.close()
  const line = await refusalOf('restore', { ...target(), MAHALLI_DATA: join(home, 'away') }, path)
  await bucket.open()
  expect(line).toBe('The file store does not answer now. Try again in a moment')
  const tables = await asOwner(target().DATABASE_OWNER_URL, client => client.query("select 1 from pg_tables where schemaname = 'public'"))
  expect(tables.rowCount).toBe(0)
  expect(readdirSync(join(home, 'away'))).toEqual([])
})

test('broken off by its operator it has changed nothing, and leaves no note that keeps the program from starting', async () => {
  const data = join(home, 'interrupted')
  const superuser = server().replace(/\/mahalli$/, `/${owner}`)
  // Of another connection: within a transaction the activity stays what it was when it was first asked.
  const restores = async (condition: string) =>
    (
      await asOwner(superuser, client =>
        client.query(`select 1 from pg_stat_activity where application_name = 'mahalli restore' and ${condition}`),
      )
    ).rowCount ?? 0
  await asOwner(superuser, async client => {
    // The first function that a migration makes waits for this.
    await client.query('begin')
    await client.query('lock table pg_proc in share mode')
    const { process: child, ended } = begunCommand('restore', { ...target(), MAHALLI_DATA: data }, path)
    await until('it waits in the middle', async () => (await restores("wait_event_type = 'Lock'")) === 1)
    expect(readdirSync(data)).toContain('restore-unfinished')
    child.kill('SIGINT')
    const { code, err } = await ended
    expect({ code, err }).toEqual({ code: 1, err: 'The restore was broken off: everything is as it was.\n' })
    expect(readdirSync(data)).toEqual([])
    await client.query('rollback')
    await until('its connection is gone', async () => (await restores('true')) === 0)
    expect((await client.query("select 1 from pg_tables where schemaname = 'public'")).rowCount).toBe(0)
  })
})

test('broken off when everything was there but the commit, it has not touched the months of the audit that lay there', async () => {
  const data = join(home, 'other months')
  const month = join(data, 'audit/audit-2016-01.jsonl.gz')
  mkdirSync(join(data, 'audit'), { recursive: true })
  writeFileSync(month, 'a month of this installation')
  const stopping = new AbortController()
  const into = {
    reach: () => Promise.resolve({ ownerUrl: target().DATABASE_OWNER_URL, databaseName: owner }),
    storeOf: () => Promise.resolve(diskStore(join(data, 'files'))),
    ...{ dataFolder: data, givenSecret: undefined, replaces: true, passphrase: undefined, signal: stopping.signal },
    migrations: migrationsIn(join(import.meta.dirname, '../../migrations')),
  }
  const said: string[] = []
  const restoring = restoreBackup(into, path, line => {
    said.push(line)
    if (/^ +\d+ files$/.test(line)) stopping.abort(new StartFault('broken off'))
  })
  await expect(restoring).rejects.toThrow('broken off')
  expect(said.at(-1)).toBe('  1 files')
  expect(readFileSync(month, 'utf8')).toBe('a month of this installation')
  expect(readdirSync(join(data, 'audit'))).toEqual(['audit-2016-01.jsonl.gz'])
  expect(readdirSync(data).sort()).toEqual(['audit', 'files'])
})

test('it is restored by an owner who is no superuser, into the store that its settings name, and answers', async () => {
  const data = join(home, 'restored')
  await bucket.remove()
  bucket = await startBucket()
  // The bucket of the backup is gone; the environment names another one.
  const elsewhere = { MAHALLI_S3_ENDPOINT: bucket.endpoint, MAHALLI_DATA: data }
  const restored = await command('restore', { ...target(), ...elsewhere }, path)
  expect(restored.err).toBe('')
  expect(restored.code).toBe(0)
  expect(bucket.objects()).toHaveLength(1)
  expect(readdirSync(join(data, 'audit'))).toEqual(['audit-2016-01.jsonl.gz'])
  expect(readFileSync(join(data, 'audit/audit-2016-01.jsonl.gz'), 'utf8')).toBe('a month')
  const program = await startProgram(settingsOf({ PORT: '0', MAHALLI_DEMO: '0', ...target(), ...elsewhere }), () => undefined)
  try {
    const again = { ...world, url: program.url }
    const token = await signIn(again, 'editor')
    const answer = await fetch(`${program.url}/api/Attachment/GetByte/${file}`, { headers: { authorization: `Bearer ${token}` } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf(5000, 'p'))).toBe(true)
    const line = await refusalOf('restore', { ...target(), ...elsewhere }, '--replace', path)
    expect(line).toBe('Mahalli works on this database: stop every process of it first.')
  } finally {
    await program.stop()
  }
})
