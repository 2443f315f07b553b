import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'

/** Is the sender kept out of what is sent to a place? The ministry's block binds what is sent to any. @param place null: the ministry */
export async function isKeptOut(transaction: Transaction, hashes: readonly string[], place: string | null): Promise<boolean> {
  if (hashes.length === 0) return false
  const found = await transaction.find(sql`
    select 1 from visitor_block
    where contact_hash = any(${sql.param([...hashes])}::text[]) and (place is null or place = ${place}::uuid) and until > now() limit 1`)
  return found !== undefined
}
