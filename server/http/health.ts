import { Hono } from 'hono'
import { sql } from '../database/sql.ts'
import type { Database } from '../database/connect.ts'

/** Who asks whether the program is ready waits no longer: others give up soon after. */
const patienceMs = 1500

/** `/healthz`: pages can be served. `/readyz`: the database answers and has the tables of this program. */
export function serveHealth(database: Database, newestMigration: number): Hono {
  const health = new Hono()
  health.get('/healthz', c => c.json({ status: 'ok' }))
  let hasTables = false
  health.get('/readyz', async c => {
    const asked = stateOf(database, newestMigration).then(state => {
      hasTables ||= state.migrations === 'current'
      return state
    })
    const state = await Promise.race([asked, late(database, () => hasTables)])
    return c.json(state, state.status === 'ready' ? 200 : 503)
  })
  return health
}

interface Readiness {
  readonly status: 'ready' | 'notReady'
  /** Busy: it answers others, and this question waits its turn. */
  readonly database: 'up' | 'busy' | 'down'
  readonly migrations: 'current' | 'behind' | 'unknown'
}

const down: Readiness = { status: 'notReady', database: 'down', migrations: 'unknown' }

async function stateOf(database: Database, newestMigration: number): Promise<Readiness> {
  try {
    const row = await database.find<{ number: number | null }>(sql`select max(number) as number from migration`)
    const isCurrent = (row?.number ?? 0) >= newestMigration
    return { status: isCurrent ? 'ready' : 'notReady', database: 'up', migrations: isCurrent ? 'current' : 'behind' }
  } catch {
    // Whatever the driver says, the answer to the question is: not ready. The pool logs the cause.
    return down
  }
}

/** @param hasTables whether the tables of this program were seen before: they stay */
async function late(database: Database, hasTables: () => boolean): Promise<Readiness> {
  await new Promise(resolve => setTimeout(resolve, patienceMs).unref())
  if (database.silentMs() >= patienceMs) return down
  return { status: hasTables() ? 'ready' : 'notReady', database: 'busy', migrations: hasTables() ? 'current' : 'unknown' }
}
