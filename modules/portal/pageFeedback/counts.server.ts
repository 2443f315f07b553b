import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import { exportVisits, getCounts, getVisits, type PageCount } from './calls.ts'
import { exportedVisits, visitFormats } from './exported.server.ts'
import { pageFeedback } from './pageRating.ts'
import { visitsOf } from './visits.server.ts'

/** Pages that are listed at most; the list of ratings finds any other. */
const mostPages = 200
const usualDays = '90'

/** What staff ask of the ratings beside their list: only what lies within their reach is counted. */
export const countCalls: readonly Endpoint[] = [
  implement(getCounts, async ({ days }, { platform, caller }) => ({
    items: await platform.database.rows<PageCount>(sql`
      select t.page, count(*) filter (where t.useful)::int as useful, count(*) filter (where not t.useful)::int as "notUseful",
        count(t.comment)::int as comments, max(t.at) as "lastAt"
      from page_feedback t
      where ${platform.reachOf(pageFeedback.scope).visibleTo(caller, sql`t.place`, sql`false`)}
        and t.at > now() - make_interval(days => ${Number(days ?? usualDays)}::int)
      group by t.page order by "notUseful" desc, useful desc, t.page limit ${mostPages}`),
  })),
  implement(getVisits, async ({ days }, call) => ({ items: await visitsOf(call, days, mostPages) })),
  implement(
    exportVisits,
    async ({ days }, call, { query }) => {
      const format = formatIn(query, visitFormats)
      return sheetFile('visits', format, await exportedVisits(call, days, format))
    },
    visitFormats,
  ),
]
