import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Job } from '../../../server/jobs.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { lastInOrder } from '../../../server/resources/ordering.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { pageOfPlace } from '../../places/register/register.server.ts'
import { reorderPartnerships } from './ordering.ts'
import { getPartnerships, type PublicPartnership } from './publicPartnerships.ts'
import { shownOf } from './shown.ts'

export { loadPartnerships } from './demonstration.server.ts'

/** What is asked of partnerships beside their definition (domain/portal-and-admin, section 12.11). */
export const partnershipRules: ResourceRules = {
  beforehand: async (_call, transaction, record, before) => ({
    ...(await lastInOrder(transaction, 'partnership', before)),
    ...shownOf(record),
  }),
}

/** Calls about partnerships beside those of their definition. */
export const partnershipCalls: readonly Endpoint[] = [
  implement(reorderPartnerships, ({ ids }, call) =>
    putInOrder(call, modelOf(call.platform, 'partnership'), ids, reorderPartnerships.input.ids.label),
  ),
  implement(getPartnerships, async (_input, { platform: { database, timeZone } }) => {
    noteRead(['partnership', 'place', 'localComm'])
    const now = await database.find<{ today: string; restMs: number }>(sql`
      select (now() at time zone ${timeZone})::date::text as today, (extract(epoch from
        (date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone} - now()) * 1000)::double precision as "restMs"`)
    // How long each still runs is counted from today.
    noteTrueFor(now?.restMs)
    const items = await database.rows<PublicPartnership>(sql`
      select t.id, t.partner_name_ar as "partnerNameAr", t.partner_name_en as "partnerNameEn", t.partner_type as "partnerType", t.country,
        t.logo, t.website, t.title_ar as "titleAr", t.title_en as "titleEn", t.kind, t.status, coalesce(t.topics, '{}') as topics,
        t.start_date as "startDate", t.end_date as "endDate", coalesce(t.is_featured, false) as "isFeatured",
        coalesce(t.last_modification_time, t.creation_time) as "publishedAt",
        coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'nameAr', p.name_ar, 'nameEn', p.name_en,
          'page', ${pageOfPlace(sql`p`, sql`a`)}) order by p.name_ar collate "ar-x-icu")
          from place p left join local_comm a on a.id = p.id where p.id = any(t.places)), '[]') as places
      from partnership t where t.is_published order by t.sort_order, t.id`)
    return { items, today: now?.today ?? '' }
  }),
]

/** A partnership whose time is over is completed by itself: that is nobody's change, and its readers are told when it was. */
export const partnershipJobs: readonly Job[] = [
  {
    name: 'partnerships: completed',
    when: { everySeconds: 600 },
    run: async ({ platform, write }) => {
      const { active = null, completed = null } = platform.lookups.ids('partnershipStatus')
      const isOver = sql`t.status = ${active} and t.end_date < ${platform.clock.today()}::date`
      const over = await platform.database.rows<{ id: string }>(sql`select t.id from partnership t where ${isOver} order by t.id`)
      if (over.length === 0) return
      await write(async transaction => {
        for (const { id } of over) {
          const done = await transaction.rows(sql`
            update partnership t set status = ${completed}, concurrency_stamp = gen_random_uuid(), last_modification_time = now(),
              last_modifier = null
            where t.id = ${id} and ${isOver} returning t.id`)
          if (done.length > 0) await announce(transaction, modelOf(platform, 'partnership'), id)
        }
      })
    },
  },
]
