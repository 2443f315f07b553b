import { Invalid, problemAt } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { reorderMessages } from './showing.ts'

/** Numbers the messages in this order, in one transaction; others keep their numbers. @throws Invalid for one that there is not, or that is named twice */
export async function reorder(call: Call, ids: readonly string[]): Promise<{ readonly count: number }> {
  const { label } = reorderMessages.input.ids
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', label)])
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    const known = await transaction.rows(
      sql`select id from gate_message where id = any(${sql.param(ids)}::uuid[]) order by id for no key update`,
    )
    if (known.length < ids.length) throw new Invalid([problemAt('ids', 'reference', label)])
    const { lastModifier } = stampOf(call)
    const changed = await transaction.rows<{ id: string }>(sql`
      update gate_message m set sort_order = wanted.place * 10, concurrency_stamp = gen_random_uuid(), last_modifier = ${lastModifier},
        last_modification_time = now()
      from unnest(${sql.param(ids)}::uuid[]) with ordinality wanted(id, place)
      where m.id = wanted.id and m.sort_order is distinct from wanted.place * 10 returning m.id`)
    const [first] = changed
    if (first) await announce(transaction, modelOf(call.platform, 'gateMessage'), first.id)
    return { count: changed.length }
  })
}
