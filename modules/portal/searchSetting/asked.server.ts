import type { Lang } from '../../define.ts'
import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { kindsWithSome } from '../../../server/search/kindsWithSome.ts'
import { gate, networkOf, tooMany } from '../entries/entries.server.ts'
import { getAsked, getStart, noteOpened, type AskedSearch, type AskedTotals, type AskedView } from './calls.ts'
import { noteOpening } from './searchLog.server.ts'

const mostShown = 100
const usualDays = '30'
/** What visitors are shown of what others have asked is of so many days. */
const recentDays = 30
const mostAsked = 10
const mostEarlier = 4

const anHourMs = 3_600_000
/** Results opened from one address: an office or a town may stand behind one. */
const doorway = gate()
const openings = [{ most: 600, ms: anHourMs }]

/** What each view shows, and in which order. */
const views: Readonly<Record<AskedView, { readonly having: SQL; readonly order: SQL }>> = {
  most: { having: sql`true`, order: sql`asked desc` },
  none: { having: sql`sum(l.unfound) > 0`, order: sql`unfound desc, asked desc` },
  // Something was found each time, and hardly anybody opened it.
  few: {
    having: sql`sum(l.unfound) < sum(l.asked) and sum(l.clicks) * 4 <= sum(l.asked) - sum(l.unfound)`,
    order: sql`(sum(l.clicks)::float8 / (sum(l.asked) - sum(l.unfound))), asked desc`,
  },
}

/** What is asked of the log of searches. */
export const searchLogCalls: readonly Endpoint[] = [
  implement(getAsked, async ({ view, days, language }, { platform: { clock, database } }) => {
    const shown = views[view === 'none' || view === 'few' ? view : 'most']
    const within = allOf([
      sql`l.day > ${clock.today()}::date - ${Number(days ?? usualDays)}::int`,
      language ? sql`l.language = ${language}` : undefined,
    ])
    const [items, totals] = await Promise.all([
      database.rows<AskedSearch>(sql`
        select l.query, l.language, sum(l.asked)::int as asked, sum(l.unfound)::int as unfound, sum(l.clicks)::int as clicks,
          round(sum(l.ranks)::numeric / nullif(sum(l.clicks), 0), 1)::float8 as rank,
          coalesce((array_agg(l.results order by l.day desc, l.kind))[1], 0) as results, max(l.day)::text as "lastDay"
        from search_log l where ${within} and l.query is not null group by l.query, l.language
        having ${shown.having} order by ${shown.order}, l.query limit ${mostShown}`),
      database.find<AskedTotals>(sql`
        select coalesce(sum(l.asked), 0)::int as asked, coalesce(sum(l.unfound), 0)::int as unfound,
          coalesce(sum(l.asked) filter (where l.query is null), 0)::int as unnamed from search_log l where ${within}`),
    ])
    return { items, totals: totals ?? { asked: 0, unfound: 0, unnamed: 0 } }
  }),
  implement(getStart, async (_input, call) => ({ asked: await shownSearches(call, mostAsked), kinds: await kindsWithSome(call) })),
  implement(noteOpened, async ({ q, language, kind, rank }, call) => {
    const waitMs = doorway.pass(networkOf(call.actor.address), openings, Date.now())
    if (waitMs > 0) throw tooMany('address', waitMs / 1000)
    noteOpening(call, q, language === 'en' ? 'en' : 'ar', kind ?? '', rank)
  }),
]

/** Searches that begin so, as others have made them. */
export async function earlierSearches(call: Call, begun: string): Promise<readonly string[]> {
  return shownSearches(call, mostEarlier, sql`l.query like ${`${begun.toLowerCase().replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`}`)
}

/** What visitors are shown of what others have asked: what enough addresses have, and what was found as it was written. */
async function shownSearches({ platform: { clock, database }, lang }: Call, most: number, which?: SQL): Promise<string[]> {
  const language: Lang = lang
  const rows = await database.rows<{ query: string }>(sql`
    select l.query from search_log l where ${allOf([
      sql`l.language = ${language} and l.day > ${clock.today()}::date - ${recentDays}::int and l.query is not null and l.results > 0 and l.is_exact`,
      which,
    ])} group by l.query order by sum(l.asked) desc, l.query limit ${most}`)
  return rows.map(({ query }) => query)
}
