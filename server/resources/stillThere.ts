import type { Field, Values } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { name, sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { idsIn, type RecordId } from './id.ts'
import type { Model } from './model.ts'

/** The kind whose records a field names: that which it refers to, or the values of lists; undefined: it names none. */
function targetOf(platform: Platform, { kind, to, list }: Field): Model | undefined {
  if (kind === 'ref' && to) return platform.models.get(to().name)
  return list === undefined ? undefined : platform.models.get('lookup')
}

/**
 * What a kept value names and what of it is there still, for a record that is made of it. What is there stays until the transaction ends.
 * @returns undefined: the field names no records, or nothing was chosen
 */
export async function stillThere(
  transaction: Transaction,
  platform: Platform,
  field: Field,
  value: Values[string],
): Promise<{ readonly chosen: readonly RecordId[]; readonly found: readonly RecordId[] } | undefined> {
  const target = targetOf(platform, field)
  const chosen = [value].flat().filter(id => typeof id === 'string' || typeof id === 'number')
  if (!target || chosen.length === 0) return undefined
  const rows = await transaction.rows<{ id: RecordId }>(
    sql`select t.id from ${name(target.table)} t where t.id = any(${idsIn(target, chosen.map(String))}) order by t.id for key share`,
  )
  const there = new Set(rows.map(({ id }) => id))
  return { chosen, found: chosen.filter(id => there.has(id)) }
}
