import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { generateDrizzleJson } from 'drizzle-kit/api'
import type pg from 'pg'
import type { Caller } from '../../kernel/kernel.ts'
import { changesSince } from '../../scripts/migration/changes.ts'
import { connect } from '../../server/database/connect.ts'
import { migrate, migrationsIn } from '../../server/database/migrate.ts'
import { allTables } from '../../server/database/schema.ts'
import { filesOf } from '../../server/files/files.ts'
import { serveApi } from '../../server/http/api.ts'
import type { Platform } from '../../server/platform.ts'
import { endpointsOf } from '../../server/resources/endpoints.ts'
import { startPlatform } from '../../server/start.ts'
import { asOwner, cloneDatabase } from '../world.ts'
import { clientOf, type Client } from './client.ts'
import { lists, permissionNames } from './define.ts'
import { resources } from './library.ts'
import { branches, people, type Person } from './people.ts'
import { rulesOf } from './publishing.ts'
import { reachOf } from './scopes.ts'

/** The lending library, running: its tables in a database of its own, its calls on a port of its own. */
export interface ToyWorld {
  readonly platform: Platform
  as(person: Person): Client
  /** Somebody without a session. */
  readonly visitor: Client
  /** Looks behind the program, or does what only a database administrator could. */
  owner<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Starts the library. Its tables follow from its definitions as a migration's do. */
export async function startToyWorld(): Promise<ToyWorld> {
  const database = await cloneDatabase()
  await asOwner(database.ownerUrl, makeTables)
  await migrate(database.ownerUrl, migrationsIn(join(import.meta.dirname, '../../migrations')))
  const connection = connect({ url: database.appUrl, assumesRole: false })
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  const rules = rulesOf(branches.main)
  const platform = await startPlatform(connection, {
    resources,
    reachOf,
    rulesOf: ({ name }) => rules[name] ?? {},
    timeZone: { key: 'General.TimeZone', initially: 'Asia/Hebron' },
    files: filesOf(folder, { keyFor: () => randomBytes(32) }),
  })
  const callers = new Map<string, Caller>(Object.entries(people))
  const endpoints = resources.flatMap(resource => endpointsOf(resource, permissionNames))
  const api = serveApi(
    platform,
    endpoints,
    async token => callers.get(token),
    () => '127.0.0.1',
  )
  const listener = getRequestListener(api.fetch)
  const server = createServer((request, response) => void listener(request, response))
  const url = await new Promise<string>(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
    }),
  )
  return {
    platform,
    as: person => clientOf(url, person),
    visitor: clientOf(url, undefined),
    owner: work => asOwner(database.ownerUrl, work),
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      await connection.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The platform's own tables are there already; the ministry's are not looked at, except where one has the name of a library table. */
async function makeTables(client: pg.Client): Promise<void> {
  const { statements, snapshot } = await changesSince(generateDrizzleJson(allTables([])), resources)
  const ours = Object.keys(allTables(resources)).filter(name => !(name in allTables([])))
  if (Object.keys(snapshot.tables).length === 0) throw new Error('The library has no tables')
  await client.query(ours.map(name => `drop table if exists "${name}" cascade`).join('; '))
  await client.query(statements.join('\n'))
  for (const [index, [code, values]] of Object.entries(lists).entries()) {
    await client.query(
      'insert into lookup_type (id, concurrency_stamp, code, name_ar, name_en, is_system, allows_new_values) values ($1, gen_random_uuid(), $2, $2, $2, false, true)',
      [900_000 + index, code],
    )
    const all = Object.entries(values)
    for (const [order, [word, id]] of all.entries())
      await client.query(
        'insert into lookup (id, concurrency_stamp, type, code, name_ar, name_en, sort_order, is_active, is_default) values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, false)',
        [id, 900_000 + index, word, `«${word}»`, `“${word}”`, order, order < all.length - 1 || code === 'libraryRefusal'],
      )
  }
  for (const [name, id] of Object.entries(branches))
    await client.query(
      'insert into branch (id, concurrency_stamp, code, name_ar, name_en, search_text) values ($1, gen_random_uuid(), $2, $3, $2, $2)',
      [id, name, `فرع ${name}`],
    )
}
