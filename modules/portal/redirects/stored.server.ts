import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'

/** Who writes an old address waits for whoever writes another: each alone might be right, and both together a circle. */
export async function lockRedirects(transaction: Transaction): Promise<void> {
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('redirect'))`)
}

/** What `barePath` is of an address that is stored: its path without query, fragment and language, in small letters. */
export function bare(address: SQL): SQL {
  return sql`coalesce(nullif(regexp_replace(lower(regexp_replace(${address}, '/?([?#].*)?$', '')), '^/en(?=/|$)', ''), ''), '/')`
}
