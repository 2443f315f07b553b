import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import type { PageVisits } from './calls.ts'
import { pageFeedback } from './pageRating.ts'

const usualDays = '30'

/** The pages within the caller's reach that were opened in so many days, the most visited first. */
export function visitsOf({ platform, caller }: Call, days: string | null | undefined, most: number): Promise<PageVisits[]> {
  return platform.database.rows<PageVisits>(sql`
    select t.page, coalesce(sum(t.count) filter (where t.language = 'ar'), 0)::int as "inArabic",
      coalesce(sum(t.count) filter (where t.language = 'en'), 0)::int as "inEnglish"
    from page_view t
    where ${platform.reachOf(pageFeedback.scope).visibleTo(caller, sql`t.place`, sql`false`)}
      and t.day > ${platform.clock.today()}::date - ${Number(days ?? usualDays)}::int
    group by t.page order by sum(t.count) desc, t.page limit ${most}`)
}
