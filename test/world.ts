import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { startProgram, type Program } from '../program.ts'
import { settingsOf } from '../server/settings.ts'

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
  const { ownerUrl, appUrl, directUrl } = inject('database')
  const of = (url: string) => url.replace(/\/mahalli$/, `/${name}`)
  const name = `test_${randomBytes(6).toString('hex')}`
  await asOwner(ownerUrl, client => client.query(`create database ${name} template template_mahalli strategy file_copy`))
  return {
    ownerUrl: of(ownerUrl),
    appUrl: of(appUrl),
    directUrl: of(directUrl),
    drop: () => asOwner(ownerUrl, async client => void (await client.query(`drop database ${name} with (force)`))),
  }
}

/** The program on a database of its own, answering on a port of its own. */
export interface World {
  readonly url: string
  readonly database: TestDatabase
  stop(): Promise<void>
}

/**
 * Starts the whole program as `main.ts` does; further environment variables may be given.
 * @param prepare what the database holds before
 * @param isOwnerAlone it is told the owner's address alone: every transaction takes the role, and reading is for reading only
 */
export async function startWorld(
  environment: Readonly<Record<string, string>> = {},
  prepare?: (database: TestDatabase) => Promise<unknown>,
  isOwnerAlone = false,
): Promise<World> {
  const database = await cloneDatabase()
  await prepare?.(database)
  const data = mkdtempSync(join(tmpdir(), 'mahalli-data-'))
  const settings = settingsOf({
    PORT: '0',
    ...(isOwnerAlone ? { DATABASE_URL: database.ownerUrl } : { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl }),
    ...(database.directUrl !== undefined && database.directUrl !== database.appUrl && { DATABASE_DIRECT_URL: database.directUrl }),
    MAHALLI_DATA: data,
    MAHALLI_DEMO: '0',
    ...environment,
  })
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

/** Runs SQL as the owner, to look behind the program or to do what only a database administrator could. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
