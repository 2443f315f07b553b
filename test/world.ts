import { createHash, randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { startProgram, type Program } from '../program.ts'
import { settingsOf, type Settings } from '../server/settings.ts'

/** A database of its own for one test file, cloned from the migrated template. */
export interface TestDatabase {
  readonly ownerUrl: string
  readonly appUrl: string
  /** That of `appUrl`, past a pooler where there is one. */
  readonly directUrl?: string
  drop(): Promise<void>
}

/** Clones the template. Each file drops its own. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const database = await cloneOf('template_mahalli', `test_${randomBytes(6).toString('hex')}`)
  if (today() !== inject('templateDay')) await asOwner(database.ownerUrl, beginToday)
  return database
}

/** In UTC. */
const today = () => new Date().toISOString().slice(0, 10)

/**
 * Makes a clone of a template of an earlier day as one of today: its audit has a partition for each month of the year from now, and its chain begins
 * today, as in the first minutes of a day entries are sealed only when the day before is closed. For the empty template alone: where something has been
 * sealed the program itself closes the day.
 */
async function beginToday(client: pg.Client): Promise<void> {
  await client.query('select make_audit_partitions(12)')
  await client.query(`update audit_chain set day = (now() at time zone 'UTC')::date`)
}

async function cloneOf(template: string, name: string): Promise<TestDatabase> {
  const { ownerUrl, appUrl, directUrl } = inject('database')
  const of = (url: string) => url.replace(/\/mahalli$/, `/${name}`)
  await asOwner(ownerUrl, client => client.query(`create database ${name} template ${template} strategy file_copy`))
  return {
    ownerUrl: of(ownerUrl),
    appUrl: of(appUrl),
    directUrl: of(directUrl),
    drop: async () => {
      await endOwners(of(ownerUrl))
      await asOwner(ownerUrl, async client => void (await client.query(`drop database ${name} with (force)`)))
    },
  }
}

/** The program on a database of its own, answering on a port of its own. */
export interface World {
  readonly url: string
  readonly database: TestDatabase
  stop(): Promise<void>
}

/**
 * Starts the whole program as `main.ts` does; further environment variables may be given. Where nothing else is to be as at a first start, it has begun
 * already: what it installs, it has installed once for all files.
 * @param prepare what the database holds before its first start
 * @param isOwnerAlone it is told the owner's address alone: every transaction takes the role, and reading is for reading only
 */
export async function startWorld(
  environment: Readonly<Record<string, string>> = {},
  prepare?: (database: TestDatabase) => Promise<unknown>,
  isOwnerAlone = false,
): Promise<World> {
  if (!prepare && !isOwnerAlone && Object.keys(environment).every(name => name === 'MAHALLI_SECRET_KEY')) return startInstalled(environment)
  const database = await cloneDatabase()
  await prepare?.(database)
  return startOn(database, mkdtempSync(join(tmpdir(), 'mahalli-data-')), environment, isOwnerAlone)
}

/**
 * Starts the program where it has begun before, with nothing in it but what it installs.
 * @param environment further environment variables @param prepare what its copy of the database holds before
 */
export function startInstalled(
  environment: Readonly<Record<string, string>> = {},
  prepare?: (database: TestDatabase) => Promise<unknown>,
): Promise<World> {
  const { MAHALLI_SECRET_KEY: key } = environment
  // What is sealed in the database is sealed with the key; one of an earlier day would have that day to close first.
  const name = `installed_${createHash('sha256')
    .update(`${today()} ${key ?? ''}`)
    .digest('hex')
    .slice(0, 12)}`
  return startFrom({ name, environment: key === undefined ? {} : { MAHALLI_SECRET_KEY: key } }, environment, prepare)
}

/** The first administrator's password where the program starts with the demonstration data. */
export const adminPassword = 'Admin-of-the-portal-1'

const demonstration = { MAHALLI_DEMO: '1', MAHALLI_ADMIN_PASSWORD: adminPassword }

/**
 * Starts the whole program with the demonstration data, whose pictures take longer to draw than most tests.
 * @param environment further environment variables @param prepare what its copy of the database holds before
 */
export function startDemoWorld(
  environment: Readonly<Record<string, string>> = {},
  prepare?: (database: TestDatabase) => Promise<unknown>,
): Promise<World> {
  return startFrom({ name: 'demonstration', environment: demonstration }, { ...demonstration, ...environment }, prepare)
}

/** What a first start has made, in its database and in its folder. */
interface Beginning {
  readonly name: string
  /** With which it was started. */
  readonly environment: Readonly<Record<string, string>>
}

/** The first file that asks for a beginning makes it; each has a copy. */
async function startFrom(
  beginning: Beginning,
  environment: Readonly<Record<string, string>>,
  prepare?: (database: TestDatabase) => Promise<unknown>,
): Promise<World> {
  const made = `template_${beginning.name}`
  const folder = join(inject('beginningsFolder'), beginning.name)
  await asOwner(inject('database').ownerUrl, async client => {
    await client.query('select pg_advisory_lock(hashtext($1))', [made])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [made])
    if (rowCount !== 0) return
    const unfinished = `${made}_beginning`
    // One that failed tells its fault anew.
    await client.query(`drop database if exists ${unfinished} with (force)`)
    const database = await cloneOf('template_mahalli', unfinished)
    const program = await startProgram(settingsFor(database, folder, beginning.environment), () => undefined)
    await program.stop()
    await client.query(`alter database ${unfinished} rename to ${made}`)
  })
  const data = mkdtempSync(join(tmpdir(), 'mahalli-data-'))
  cpSync(folder, data, { recursive: true })
  const database = await cloneOf(made, `test_${randomBytes(6).toString('hex')}`)
  await prepare?.(database)
  return startOn(database, data, environment)
}

function settingsFor(database: TestDatabase, data: string, environment: Readonly<Record<string, string>>, isOwnerAlone = false): Settings {
  return settingsOf({
    PORT: '0',
    ...(isOwnerAlone ? { DATABASE_URL: database.ownerUrl } : { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }),
    ...(database.directUrl !== undefined && database.directUrl !== database.appUrl && { DATABASE_DIRECT_URL: database.directUrl }),
    MAHALLI_DATA: data,
    MAHALLI_DEMO: '0',
    // All of a test comes from one address.
    MAHALLI_SEARCHES_PER_MINUTE: '100000',
    ...environment,
  })
}

async function startOn(
  database: TestDatabase,
  data: string,
  environment: Readonly<Record<string, string>>,
  isOwnerAlone = false,
): Promise<World> {
  const settings = settingsFor(database, data, environment, isOwnerAlone)
  const clear = async () => {
    await database.drop()
    rmSync(data, { recursive: true, force: true })
  }
  const program: Program = await startProgram(settings, () => undefined).catch(async (error: unknown) => {
    await clear()
    throw error
  })
  return {
    url: program.url,
    database,
    stop: async () => {
      await program.stop()
      await clear()
    },
  }
}

/**
 * The owner's connections that nobody uses now, by their database: to make one, and to read there what tables there are, takes longer than most of what is
 * asked.
 */
const idle = new Map<string, pg.Client[]>()

/** Runs SQL as the owner, to look behind the program or to do what only a database administrator could. Nothing that was set on the connection is left. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = idle.get(url)?.pop() ?? (await newOwner(url))
  try {
    const result = await work(client)
    await client.query('discard all')
    idle.set(url, [...(idle.get(url) ?? []), client])
    return result
  } catch (error) {
    await client.end()
    throw error
  }
}

async function newOwner(url: string): Promise<pg.Client> {
  const client = new pg.Client(url)
  // A server that was ended takes its connections along.
  client.on('error', () => idle.set(url, idle.get(url)?.filter(each => each !== client) ?? []))
  await client.connect()
  return client
}

/** Before a database goes away. */
async function endOwners(url: string): Promise<void> {
  const clients = idle.get(url) ?? []
  idle.delete(url)
  await Promise.all(clients.map(client => client.end()))
}
