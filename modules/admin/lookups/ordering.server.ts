import { Invalid, problemAt, Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { lockForWriting, notFound } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { complete, getRecord } from '../../../server/resources/read.ts'
import { stepInputOf } from '../../../server/resources/steps.ts'
import { requireStamp, stampOf } from '../../../server/resources/update.ts'
import { updateRecord } from '../../../server/resources/write.ts'
import { reorderValues } from './ordering.ts'

/** What is done with values of a list beside writing them: their order, and whether they are offered (sections 0 and 7.2). */
export const orderingCalls: readonly Endpoint[] = [
  implement(reorderValues, ({ type, ids }, call) => reorder(call, type, ids)),
  switchCall('Activate', 'تفعيل قيمة مرجعية', 'Activate a lookup value'),
  switchCall('Deactivate', 'إيقاف قيمة مرجعية', 'Deactivate a lookup value'),
]

function switchCall(action: 'Activate' | 'Deactivate', ar: string, en: string): Endpoint {
  return {
    method: 'PUT',
    path: `Lookup/${action}/{id}`,
    label: [ar, en],
    permission: 'Admin.Lookup.Activate',
    contract: { resource: 'lookup', body: {}, answers: 'record' },
    handle: (call, { params, body }) => setActive(call, params.id, action === 'Activate', body),
  }
}

/** Offers a value, or takes it from all choices; records that hold it keep it. A default that is out of use is none. */
async function setActive(call: Call, given: unknown, isActive: boolean, body: unknown): Promise<Record<string, unknown>> {
  const model = modelOf(call.platform, 'lookup')
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const { concurrencyStamp } = stepInputOf(call, {}, body)
  return call.platform.database.write(call.actor, async transaction => {
    const row = await lockForWriting(call, transaction, model, id, 'write')
    const before = await complete(call.platform, transaction, model, row)
    if (concurrencyStamp !== undefined) await requireStamp(call, transaction, model, { row, before }, concurrencyStamp, { isActive })
    const changed = { isActive, ...(!isActive && { isDefault: false }) }
    if (before.isActive !== isActive) {
      await updateRecord(transaction, model, id, changed, stampOf(call), { ...before, ...changed })
      await announce(transaction, model, id)
    }
    return getRecord(call, model, id, transaction)
  })
}

/** Numbers the values of a list 10, 20, 30 … in one transaction. @throws Refused when the list has other values by now (409) */
async function reorder(call: Call, type: number, ids: readonly number[]): Promise<{ readonly count: number }> {
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', reorderValues.input.ids.label)])
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    // Whoever adds a value waits, so that what is compared here is the whole list.
    const list = await transaction.find(sql`select 1 from lookup_type where id = ${type} for no key update`)
    if (!list) throw notFound()
    const rows = await transaction.rows<{ id: number }>(sql`select id from lookup where type = ${type}`)
    const known = new Set(rows.map(({ id }) => id))
    if (ids.length !== known.size || ids.some(id => !known.has(id))) throw staleOrder()
    const { concurrencyStamp: _, ...who } = stampOf(call)
    const changed = await transaction.rows<{ id: number }>(sql`
      update lookup l set sort_order = wanted.place * 10, concurrency_stamp = gen_random_uuid(), last_modifier = ${who.lastModifier},
        last_modification_time = now()
      from unnest(${sql.param([...ids])}::int[]) with ordinality wanted(id, place)
      where l.id = wanted.id and l.sort_order <> wanted.place * 10 returning l.id`)
    const [first] = changed
    if (first) await announce(transaction, modelOf(call.platform, 'lookup'), first.id)
    return { count: changed.length }
  })
}

function staleOrder(): Refused {
  return new Refused(
    'stale',
    'تغيّرت قيم القائمة منذ عرضها. حدّث الصفحة ثم رتّبها',
    'The values of the list have changed since they were shown. Reload them, then put them in order',
    { status: 409 },
  )
}
