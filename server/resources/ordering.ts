import { Invalid, problemAt, type Field, type Values } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { name, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { announce } from './changes.ts'
import { modelOf } from './endpoints.ts'
import { stampOf } from './update.ts'

/**
 * Numbers records 10, 20, 30 … in the order of their ids, in one transaction; others keep their numbers.
 * @param resource a definition with the column `sortOrder` whose records belong to no place
 * @param ids      field of the call that holds them: its label names them in what is refused
 * @throws Invalid for a record that there is not, or that is named twice
 */
export async function reorderRecords(call: Call, resource: string, ids: readonly string[], { label }: Field): Promise<{ readonly count: number }> {
  const model = modelOf(call.platform, resource)
  const table = name(model.table)
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', label)])
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    const known = await transaction.rows(
      sql`select id from ${table} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`,
    )
    if (known.length < ids.length) throw new Invalid([problemAt('ids', 'reference', label)])
    const { lastModifier } = stampOf(call)
    const changed = await transaction.rows<{ id: string }>(sql`
      update ${table} m set sort_order = wanted.place * 10, concurrency_stamp = gen_random_uuid(), last_modifier = ${lastModifier},
        last_modification_time = now()
      from unnest(${sql.param(ids)}::uuid[]) with ordinality wanted(id, place)
      where m.id = wanted.id and m.sort_order is distinct from wanted.place * 10 returning m.id`)
    const [first] = changed
    if (first) await announce(transaction, model, first.id)
    return { count: changed.length }
  })
}

/** The number of a new record behind all others; nothing for one that has its own. @param table of a definition with the column `sortOrder` */
export async function lastInOrder(transaction: Transaction, table: string, before: Values | undefined): Promise<Values> {
  if (before) return {}
  const last = await transaction.find<{ next: number }>(sql`select coalesce(max(sort_order), 0)::int + 10 as next from ${name(table)}`)
  return { sortOrder: last?.next ?? 10 }
}
