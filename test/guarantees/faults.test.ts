import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { serverFaultOf } from '../../server/database/migrate.ts'
import { canExecute } from '../../server/database/unprivilegedUser.ts'
import { asOwner, cloneDatabase, type TestDatabase } from '../world.ts'
import { cleanUp, dataFolder, launch, root, stop } from './launch.ts'
import { notTried } from './notTried.ts'
import { faultOf } from './oneLine.ts'

// What an operator can mend is said in one line and ends the start with exit code 1.

vi.setConfig({ testTimeout: 180_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(async () => {
  await cleanUp()
  await database?.drop()
})

test('a data folder in use by another running Mahalli is refused, and that one goes on', async () => {
  const data = dataFolder()
  const first = launch({ MAHALLI_DATA: data })
  const url = await first.url
  expect(await faultOf({ MAHALLI_DATA: data })).toBe(
    `The data folder ${data} is in use by process ${first.pid}: stop it first, or set MAHALLI_DATA to another folder.`,
  )
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  await stop(first)
})

test('of two that start on the same folder at once one answers and the other is refused', async () => {
  const data = dataFolder()
  const both = [launch({ MAHALLI_DATA: data }), launch({ MAHALLI_DATA: data })]
  const outcomes = await Promise.allSettled(both.map(({ url }) => url))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both.map(({ stderr }) => stderr()).join('')).toMatch(/^The data folder \S+ is in use by process \d+: .*\n$/)
  await Promise.all(both.map(program => stop(program)))
})

test('a clone whose pages are not built says how to build them, before anything is made', async () => {
  const [clone, data] = [dataFolder(), dataFolder()]
  for (const name of readdirSync(root).filter(entry => !['node_modules', 'build', 'data', '.git', '.react-router'].includes(entry)))
    cpSync(join(root, name), join(clone, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  expect(await faultOf({ MAHALLI_DATA: data }, { folder: clone })).toBe('The pages are not built: run `npm run build`.')
  expect(readdirSync(data)).toEqual([])
})

test('a port that is taken is refused before anything is made', async () => {
  const data = dataFolder()
  const other = createServer()
  const port = await new Promise<number>(resolve => other.listen(0, '127.0.0.1', () => resolve(portOf(other))))
  expect(await faultOf({ MAHALLI_DATA: data, PORT: String(port) })).toBe(
    `Port ${port} is taken by another program: set PORT to a free one.`,
  )
  expect(readdirSync(data)).toEqual([])
  await new Promise(resolve => other.close(resolve))
})

test('a host that this machine does not have is refused', async () => {
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), HOST: '203.0.113.9' })).toMatch(
    /^This machine does not let Mahalli listen on 203\.0\.113\.9, port 0 \(EADDRNOTAVAIL\): set HOST and PORT\.$/,
  )
})

test('a data folder that is a file, or lies below one, is refused', async () => {
  const file = join(dataFolder(), 'file')
  writeFileSync(file, '')
  for (const data of [file, join(file, 'data')])
    expect(await faultOf({ MAHALLI_DATA: data })).toBe(`Mahalli cannot keep its data in ${data}: a file stands where a folder must be.`)
})

test('damaged keys and passwords in the data folder are named', async () => {
  const data = dataFolder()
  writeFileSync(join(data, 'database-passwords'), '')
  expect(await faultOf({ MAHALLI_DATA: data })).toMatch(
    /^The passwords of the database in .*database-passwords are damaged: bring them back/,
  )
  const shared = dataFolder()
  writeFileSync(join(shared, 'secret-key'), 'short')
  expect(await faultOf({ ...addresses(), MAHALLI_DATA: shared })).toMatch(/^The secret key in .*secret-key is damaged: bring it back/)
})

test('passwords that are not those of the database beside them are named', async () => {
  const data = dataFolder()
  await stop(await answering(launch({ MAHALLI_DATA: data })))
  writeFileSync(join(data, 'database-passwords'), 'others these')
  expect(await faultOf({ MAHALLI_DATA: data })).toMatch(/^The passwords in .* are not those of the database: bring both back/)
  expect(readdirSync(join(data, 'database'))).not.toContain('postmaster.pid')
})

test.each([
  ['nobody listens', () => 'postgres://u:p@127.0.0.1:1/mahalli', /^The database cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/],
  ['nobody listens on a name', () => 'postgres://u:p@localhost:1/mahalli', /^The database cannot be reached: connect ECONNREFUSED /],
  [
    'no such machine',
    () => 'postgres://u:p@nowhere.invalid/mahalli',
    /^The database cannot be reached: getaddrinfo \w+ nowhere\.invalid\.$/,
  ],
  [
    'a wrong password',
    () => changed({ password: 'wrong' }),
    /^The database cannot be reached: password authentication failed for user "\w+"\.$/,
  ],
  ['an unknown database', () => changed({ pathname: '/nothing' }), /^The database cannot be reached: database "nothing" does not exist\.$/],
  [
    'another protocol',
    () => 'mysql://u:p@127.0.0.1/x',
    /^The setting DATABASE_URL is wrong: it must begin with postgres:\/\/ or postgresql:\/\/\.$/,
  ],
  ['no address', () => 'mahalli', /^The setting DATABASE_URL is wrong: it must begin with/],
  ['no port', () => 'postgres://u:p@127.0.0.1:many/x', /^The setting DATABASE_URL is wrong: it must be an address such as postgres:/],
  [
    'a bare percent sign',
    () => 'postgres://u:100%@127.0.0.1/x',
    /^The setting DATABASE_URL is wrong: it must be an address such as postgres:/,
  ],
])('a wrong DATABASE_URL is refused: %s', async (_case, url, line) => {
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), DATABASE_URL: url() })).toMatch(line)
})

test('two addresses of which only that of the owner is right are refused', async () => {
  const data = dataFolder()
  const { DATABASE_OWNER_URL } = addresses()
  expect(await faultOf({ MAHALLI_DATA: data, DATABASE_OWNER_URL, DATABASE_URL: changed({ password: 'wrong' }) })).toMatch(
    /^The database cannot be reached: password authentication failed/,
  )
  expect(await faultOf({ MAHALLI_DATA: data, DATABASE_OWNER_URL, DATABASE_URL: inject('database').appUrl })).toMatch(
    /^DATABASE_URL and DATABASE_OWNER_URL lead to different databases/,
  )
})

test('an owner who may not make what the migrations need is named', async () => {
  const { ownerUrl, appUrl } = inject('database')
  await asOwner(ownerUrl, client => client.query('create database empty_of_all'))
  const url = appUrl.replace(/\/mahalli$/, '/empty_of_all')
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), DATABASE_URL: url })).toMatch(
    /^The owner of the database lacks a right: permission denied/,
  )
  await asOwner(ownerUrl, client => client.query('drop database empty_of_all with (force)'))
})

test('a database that a newer Mahalli made is refused and left as it is', async () => {
  await asOwner(database.ownerUrl, client =>
    client.query(`insert into migration (number, name, digest) values (9999, '9999_of_next_year', '')`),
  )
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), ...addresses() })).toBe(
    'The database was made by a newer Mahalli (it knows 9999_of_next_year): start that version, or restore an older backup.',
  )
  await asOwner(database.ownerUrl, client => client.query('delete from migration where number = 9999'))
})

test('a migration that was changed after it had run is named: what was added to it would never be run', async () => {
  await asOwner(database.ownerUrl, client =>
    client.query(`update migration set digest = encode(sha256(convert_to('as it was when it ran', 'UTF8')), 'hex') where number = 2`),
  )
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), ...addresses() })).toBe(
    'The migration 0002_definitions was changed after this database had run it: bring its text back and write a new migration, or, while it is released nowhere, start with an empty database.',
  )
  await asOwner(database.ownerUrl, client =>
    client.query('update migration set digest = $1 where number = 2', [digestOf('0002_definitions.sql')]),
  )
  const program = launch({ MAHALLI_DATA: dataFolder(), ...addresses() })
  expect((await fetch(`${await program.url}/readyz`)).status).toBe(200)
  await stop(program)
})

test('a server that is too old, or keeps texts in another encoding, is named', () => {
  expect(serverFaultOf(140_011, 'UTF8')?.message).toBe('PostgreSQL 15 or newer is needed; this server is 14.')
  expect(serverFaultOf(150_000, 'LATIN1')?.message).toBe('The database must be encoded in UTF8; this one is LATIN1.')
  expect(serverFaultOf(150_000, 'UTF8')).toBeUndefined()
})

test.each([
  ['PORT', 'abc', 'must be a number'],
  ['PORT', '70000', 'must be from 0 to 65535'],
  ['PORT', '80.5', 'must be a whole number'],
  ['PUBLIC_URL', 'ftp://mahalli.example', 'must be an address that begins with http:// or https://'],
  ['PUBLIC_URL', 'mahalli.example', 'must be an address that begins with http:// or https://'],
  ['MAHALLI_SECRET_KEY', 'short', 'must have at least 32 characters'],
  ['MAHALLI_DEMO', 'yes', 'must be 0 or 1'],
  ['LOG_LEVEL', 'loud', 'must be fatal, error, warn, info or debug'],
  ['NODE_ENV', 'staging', 'must be production, development or test'],
])('a wrong setting is named: %s=%s', async (name, value, what) => {
  expect(await faultOf({ MAHALLI_DATA: dataFolder(), [name]: value })).toBe(`The setting ${name} is wrong: it ${what}.`)
})

test('a folder that this user may not write is refused', async context => {
  const isRoot = process.getuid?.() === 0
  if (isRoot && !canExecute(nobody, root)) notTried(context, 'a folder that this user may not write', `nobody cannot read ${root}`)
  const data = dataFolder()
  mkdirSync(join(data, 'inner'), { mode: 0o555 })
  // Root may write everywhere: the program is started as nobody, who must be able to read it.
  const line = await faultOf({ MAHALLI_DATA: join(data, 'inner') }, isRoot ? nobody : {})
  expect(line).toBe(`Mahalli cannot keep its data in ${join(data, 'inner')}: this user may not write there.`)
})

const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 }

function digestOf(migration: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, 'migrations', migration)))
    .digest('hex')
}

function addresses() {
  return { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }
}

function changed(parts: { password?: string; pathname?: string }): string {
  return Object.assign(new URL(database.appUrl), parts).href
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function answering(program: ReturnType<typeof launch>) {
  await program.url
  return program
}
