import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { getCounts, getVisits, type PageCount, type PageVisits } from './calls.ts'
import { pageFeedback } from './pageRating.ts'

/** Pages that are listed at most; the list of ratings finds any other. */
const mostPages = 200
const usualDays = '90'
const usualVisitDays = '30'

/** What staff ask of the ratings beside their list: only what lies within their reach is counted. */
export const pageFeedbackCalls: readonly Endpoint[] = [
  implement(getCounts, async ({ days }, { platform, caller }) => ({
    items: await platform.database.rows<PageCount>(sql`
      select t.page, count(*) filter (where t.useful)::int as useful, count(*) filter (where not t.useful)::int as "notUseful",
        count(t.comment)::int as comments, max(t.at) as "lastAt"
      from page_feedback t
      where ${platform.reachOf(pageFeedback.scope).visibleTo(caller, sql`t.place`, sql`false`)}
        and t.at > now() - make_interval(days => ${Number(days ?? usualDays)}::int)
      group by t.page order by "notUseful" desc, useful desc, t.page limit ${mostPages}`),
  })),
  implement(getVisits, async ({ days }, { platform, caller }) => ({
    items: await platform.database.rows<PageVisits>(sql`
      select t.page, coalesce(sum(t.count) filter (where t.language = 'ar'), 0)::int as "inArabic",
        coalesce(sum(t.count) filter (where t.language = 'en'), 0)::int as "inEnglish"
      from page_view t
      where ${platform.reachOf(pageFeedback.scope).visibleTo(caller, sql`t.place`, sql`false`)}
        and t.day > ${platform.clock.today()}::date - ${Number(days ?? usualVisitDays)}::int
      group by t.page order by sum(t.count) desc, t.page limit ${mostPages}`),
  })),
]
