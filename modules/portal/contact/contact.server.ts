import { Invalid, problemAt } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { getDirectory, reorderPoints, type PublicContactPoint } from './directory.ts'

export { contactPointRules } from './rules.server.ts'
export { loadContactPoints } from './demonstration.server.ts'

/** Calls about contact points beside those of their definition. */
export const contactCalls: readonly Endpoint[] = [
  implement(getDirectory, async (_input, { platform }) => {
    noteRead(['contactPoint', 'lookup'])
    const items = await platform.database.rows<PublicContactPoint>(sql`
      select t.id, k.code as kind, k.name_ar as "kindAr", k.name_en as "kindEn", t.name_ar as "nameAr", t.name_en as "nameEn", g.code as governorate,
        coalesce(t.phones, '{}') as phones, t.fax, t.email, t.address_ar as "addressAr", t.address_en as "addressEn", t.point,
        t.office_hours_ar as "officeHoursAr", t.office_hours_en as "officeHoursEn"
      from contact_point t join lookup k on k.id = t.kind left join lookup g on g.id = t.governorate
      where t.is_published order by t.sort_order, t.id`)
    return { items }
  }),
  implement(reorderPoints, ({ ids }, call) => reorder(call, ids)),
]

/** Numbers the points in this order, in one transaction; others keep their numbers. @throws Invalid for one that there is not, or that is named twice */
async function reorder(call: Call, ids: readonly string[]): Promise<{ readonly count: number }> {
  const { label } = reorderPoints.input.ids
  if (new Set(ids).size < ids.length) throw new Invalid([problemAt('ids', 'repeatedRow', label)])
  return call.platform.database.write({ ...call.actor, isBulk: true }, async transaction => {
    const known = await transaction.rows(
      sql`select id from contact_point where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`,
    )
    if (known.length < ids.length) throw new Invalid([problemAt('ids', 'reference', label)])
    const { lastModifier } = stampOf(call)
    const changed = await transaction.rows<{ id: string }>(sql`
      update contact_point m set sort_order = wanted.place * 10, concurrency_stamp = gen_random_uuid(), last_modifier = ${lastModifier},
        last_modification_time = now()
      from unnest(${sql.param([...ids])}::uuid[]) with ordinality wanted(id, place)
      where m.id = wanted.id and m.sort_order is distinct from wanted.place * 10 returning m.id`)
    const [first] = changed
    if (first) await announce(transaction, modelOf(call.platform, 'contactPoint'), first.id)
    return { count: changed.length }
  })
}
