import type { Values } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { name, sql } from '../database/sql.ts'

/** The number of a new record behind all others; nothing for one that has its own. @param table of a definition with the column `sortOrder` */
export async function lastInOrder(transaction: Transaction, table: string, before: Values | undefined): Promise<Values> {
  if (before) return {}
  const last = await transaction.find<{ next: number }>(sql`select coalesce(max(sort_order), 0)::int + 10 as next from ${name(table)}`)
  return { sortOrder: last?.next ?? 10 }
}
