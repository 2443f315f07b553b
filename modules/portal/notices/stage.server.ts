import { usualTimeZone } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { noteTrueFor } from '../../../server/resources/readTags.ts'
import { openDays, soonDays } from './categories.ts'

/** When a notice without a closing time closes: where a day of the ministry begins, some days after its date. */
const closesByDay = sql`((t.date + ${sql.raw(String(openDays))})::timestamp at time zone ${sql.raw(`'${usualTimeZone}'`)})`
/** When a notice closes. Over `t`: the notice or its live copy. */
export const closes: SQL = sql`coalesce(t.closing_at, ${closesByDay})`
const soon = sql.raw(`interval '${soonDays} days'`)

/** The stage of a notice as a word of lookup(10): what somebody has brought it to, else what the database's clock says (section 12.2). */
export const stageWord: SQL = sql`coalesce((select c.code from lookup c where c.id = t.closed_stage),
  case when ${closes} <= now() then 'closed' when t.closing_at <= now() + ${soon} then 'closingSoon'
    when t.original_closing_at is not null then 'extended' else 'open' end)`

/** The same as the id of the value. */
export const stageId: SQL = sql`(select v.id from lookup v join lookup_type y on y.id = v.type where y.code = 'noticeStage' and v.code = ${stageWord})`

/** Can one still take part? */
export const isOpen: SQL = sql`(t.closed_stage is null and ${closes} > now())`
/** Does it close within three days? */
export const isSoon: SQL = sql`(t.closed_stage is null and t.closing_at > now() and t.closing_at <= now() + ${soon})`

/** Days from today to the day of the closing where the ministry is: 0 is today. Null where there is no closing time, or it has passed. */
export function daysLeft(zone: string): SQL {
  return sql`(case when ${isOpen} and t.closing_at is not null
    then (t.closing_at at time zone ${zone})::date - (now() at time zone ${zone})::date end)`
}

/** Whoever keeps a page of notices is told until when it is true: the next closing, the next that is soon, or midnight, when the days are counted anew. */
export async function noteNextTurn({ platform: { database, timeZone } }: Call): Promise<void> {
  const next = await database.find<{ restMs: number }>(sql`
    select (extract(epoch from least(
      (date_trunc('day', now() at time zone ${timeZone}) + interval '1 day') at time zone ${timeZone},
      (select min(closing_at) from ads_live where closing_at > now()),
      (select min(${closesByDay}) from ads_live t where t.closing_at is null and ${closesByDay} > now()),
      (select min(closing_at) - ${soon} from ads_live where closing_at > now() + ${soon})) - now()) * 1000)::double precision as "restMs"`)
  noteTrueFor(next && Math.max(0, next.restMs))
}
