import type { Transaction } from '../../../server/database/connect.ts'
import { name, sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { kindOf } from './complete.server.ts'
import type { EntryKind } from './entryKind.server.ts'

/** An entry whose rows are held until the transaction ends. */
export interface Locked {
  readonly id: string
  readonly kind: number
  readonly state: number
  readonly record: string | null
  readonly erased: boolean
}

/**
 * Locks an entry for what its sender does, or what ends by the clock: its record first, as a decision on the record locks it, then the entry.
 * @throws Refused 404
 */
export async function lockWithRecord(call: Call, transaction: Transaction, kinds: readonly EntryKind[], id: string): Promise<Locked> {
  const entry = await transaction.find<{ kind: number; record: string | null }>(
    sql`select kind, record from visitor_submission where id = ${id}`,
  )
  if (!entry) throw notFound()
  if (entry.record !== null) {
    const { table } = modelOf(call.platform, kindOf(kinds, entry.kind).spec.resource.name)
    await transaction.rows(sql`select from ${name(table)} where id = ${entry.record} for no key update`)
  }
  const locked = await transaction.find<Locked>(
    sql`select id, kind, state, record, erased_at is not null as erased from visitor_submission where id = ${id} for no key update`,
  )
  if (!locked) throw notFound()
  return locked
}
