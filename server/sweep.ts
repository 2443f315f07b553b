import { visitor } from '../kernel/kernel.ts'
import type { Actor, Database } from './database/connect.ts'
import { sql } from './database/sql.ts'
import { log } from './log.ts'
import { purgeDeleted } from './resources/deletedRecords.ts'

const anHourMs = 3_600_000
/** Any number that nothing else locks: of several processes one sweeps. */
const sweepLock = 7_204_812
/** At once, so that no statement holds many rows for long; what is left goes an hour later. */
const mostRows = 5000

const sweeper: Actor = { caller: visitor, requestId: 'sweep', address: undefined, reason: 'kept long enough' }

/** What is kept for a time only, and which of it has been. */
const kept = {
  idempotency_key: sql`at < now() - interval '1 day'`,
  // As long as a lock that ends by itself may last: an answer that changed earlier would tell which names exist.
  sign_in_failure: sql`at < now() - interval '30 days'`,
  session: sql`least(expires_at, revoked_at) < now() - interval '30 days'`,
  // That somebody was invited and has not come is still said of him.
  account_token: sql`expires_at < now() - case purpose when 1 then interval '365 days' else interval '1 day' end`,
  verification_code: sql`creation_time < now() - interval '2 days'`,
  spent_proof: sql`expires_at < now()`,
  alarm: sql`until < now()`,
  follow_request: sql`at < now() - interval '2 days'`,
  review_hold: sql`until < now()`,
  // By the day of any zone.
  page_feedback_day: sql`day < current_date - 1`,
}

/** Removes what has been kept long enough, now and every hour. @returns ends it */
export function keepSwept(database: Database): () => void {
  const run = () =>
    void sweep(database).catch((error: unknown) => log.error({ err: error }, 'the sweep failed; it is tried again in an hour'))
  run()
  const timer = setInterval(run, anHourMs).unref()
  return () => clearInterval(timer)
}

/** Removes it once, unless another process does so at this moment. @returns how many rows of each table went */
export async function sweep(database: Database): Promise<Readonly<Record<string, number>>> {
  const gone = await database.write(sweeper, async transaction => {
    const lock = await transaction.find<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${sweepLock}) as taken`)
    if (!lock?.taken) return undefined
    const gone: Record<string, number> = {}
    for (const [table, isOver] of Object.entries(kept)) {
      const rows = await transaction.rows(
        sql`delete from ${sql.identifier(table)} where ctid = any(array(select ctid from ${sql.identifier(table)} where ${isOver} limit ${mostRows})) returning 1`,
      )
      gone[table] = rows.length
    }
    return gone
  })
  return gone ? { ...gone, deleted_record: await purgeDeleted(database, sweeper) } : {}
}
