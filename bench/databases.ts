import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbedded } from '../server/database/embedded.ts'
import { fillNews, type Marks } from './data.ts'
import { startNoting, type Environment } from './processes.ts'

/** The password of the accounts that the bench signs in with. */
export const password = 'Bench-1948-olive'

/** A database with so many news. */
export interface Sized {
  readonly size: number
  readonly marks: Marks
  readonly appUrl: string
  /** What the program is started with on it. */
  readonly environment: Environment
}

/** A server of its own with a database for each size, made if need be. */
export interface Databases {
  readonly sized: readonly Sized[]
  /** The demonstration alone, in a database that was not there before. */
  fresh(): Promise<Environment>
  stop(): Promise<void>
}

/**
 * @param folder where the server's files lie; what is there already is used again
 * @param fill fills the demonstration up to a size
 */
export async function databasesIn(
  folder: string,
  sizes: readonly number[],
  say: (line: string) => void,
  fill: typeof fillNews = fillNews,
): Promise<Databases> {
  mkdirSync(folder, { recursive: true })
  const server = await startEmbedded({ folder: join(folder, 'database'), say })
  const at = (url: string, name: string) => url.replace(/\/mahalli$/, `/${name}`)
  const environmentOf = (name: string): Environment => ({
    DATABASE_URL: at(server.appUrl, name),
    DATABASE_OWNER_URL: at(server.ownerUrl, name),
    MAHALLI_DATA: join(folder, 'data'),
    MAHALLI_ADMIN_PASSWORD: password,
    MAHALLI_DEMO: '1',
    MAHALLI_DEMO_PASSWORD: password,
  })
  await makeOnce('bench_base', undefined, () => startNoting(environmentOf('bench_base')).then(program => program.stop()))
  const sized: Sized[] = []
  for (const size of sizes) {
    const name = `bench_${size}`
    await makeOnce(name, 'bench_base', async () => {
      const begun = performance.now()
      const marks = await asOwner(at(server.ownerUrl, name), client => fill(client, size))
      await asOwner(at(server.ownerUrl, name), client =>
        client.query(`create table bench_marks as select $1::text as few, $2::text as part`, [marks.few, marks.part]),
      )
      say(`${size} news made in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
    })
    const marks = await asOwner(
      at(server.ownerUrl, name),
      async client => (await client.query<Marks>('select few, part from bench_marks')).rows[0],
    )
    if (!marks) throw new Error(`${name} is not complete`)
    sized.push({ size, marks, appUrl: at(server.appUrl, name), environment: environmentOf(name) })
  }
  return { sized, fresh, stop: () => server.stop() }

  async function fresh(): Promise<Environment> {
    await asOwner(server.ownerUrl, async client => {
      await client.query('drop database if exists bench_fresh with (force)')
      await client.query('create database bench_fresh template bench_base')
    })
    return environmentOf('bench_fresh')
  }

  /** A database that was not finished has another name. */
  async function makeOnce(name: string, template: string | undefined, fill: () => Promise<void>): Promise<void> {
    const done = await asOwner(server.ownerUrl, async client => {
      const { rowCount } = await client.query(
        `select 1 from pg_shdescription d join pg_database b on b.oid = d.objoid where b.datname = $1`,
        [name],
      )
      if (rowCount === 0) await client.query(`drop database if exists ${name} with (force)`)
      if (rowCount === 0) await client.query(`create database ${name} ${template ? `template ${template}` : ''}`)
      return rowCount !== 0
    })
    if (done) return
    await fill()
    await asOwner(server.ownerUrl, client => client.query(`comment on database ${name} is 'complete'`))
  }
}

/** Asks something of a database as its owner. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
