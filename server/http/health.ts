import { Hono } from 'hono'
import { sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'

/** `/healthz`: pages can be served. `/readyz`: the database answers and has the tables of this program. */
export function serveHealth(database: Database, newestMigration: number): Hono {
  const health = new Hono()
  health.get('/healthz', c => c.json({ status: 'ok' }))
  health.get('/readyz', async c => {
    const state = await stateOf(database, newestMigration)
    return c.json(state, state.status === 'ready' ? 200 : 503)
  })
  return health
}

interface Readiness {
  readonly status: 'ready' | 'notReady'
  readonly database: 'up' | 'down'
  readonly migrations: 'current' | 'behind' | 'unknown'
}

async function stateOf(database: Database, newestMigration: number): Promise<Readiness> {
  try {
    const row = await database.find<{ number: number | null }>(sql`select max(number) as number from migration`)
    const isCurrent = (row?.number ?? 0) >= newestMigration
    return { status: isCurrent ? 'ready' : 'notReady', database: 'up', migrations: isCurrent ? 'current' : 'behind' }
  } catch {
    // Whatever the driver says, the answer to the question is: not ready. The pool logs the cause.
    return { status: 'notReady', database: 'down', migrations: 'unknown' }
  }
}
