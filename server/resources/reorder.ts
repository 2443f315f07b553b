import { Invalid, problemAt, type Label } from '../../kernel/kernel.ts'
import { name, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { announce } from './changes.ts'
import type { Model } from './model.ts'

/**
 * Numbers records 10, 20, 30 … in their field `sortOrder` as they are given, in one transaction; others keep their numbers. Whoever may
 * call this reaches all of them: they belong to no place, or the call has asked who orders those of every place. What is read of a record is
 * not changed by its place among others: it is not told as changed, and the audit has who moved it.
 * @param label of the list of ids, for what is wrong with it
 * @returns how many were numbered anew
 * @throws Invalid for one that there is not, or that is named twice
 */
export async function putInOrder(call: Call, model: Model, ids: readonly string[], label: Label): Promise<{ readonly count: number }> {
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', label)])
  const table = name(model.table)
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    const known = await transaction.rows(
      sql`select id from ${table} where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`,
    )
    if (known.length < ids.length) throw new Invalid([problemAt('ids', 'reference', label)])
    const changed = await transaction.rows<{ id: string }>(sql`
      update ${table} m set sort_order = wanted.place * 10, concurrency_stamp = gen_random_uuid()
      from unnest(${sql.param(ids)}::uuid[]) with ordinality wanted(id, place)
      where m.id = wanted.id and m.sort_order is distinct from wanted.place * 10 returning m.id`)
    const [first] = changed
    if (first) await announce(transaction, model, first.id)
    return { count: changed.length }
  })
}
