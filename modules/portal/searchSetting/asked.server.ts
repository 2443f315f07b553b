import type { Lang } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { kindsWithSome } from '../../../server/search/kindsWithSome.ts'
import { settings } from '../../admin/settings/settings.ts'
import { gate, hasBlockedWord, networkOf, tooMany } from '../entries/entries.server.ts'
import { getAsked, getStart, hideAsked, noteOpened, type AskedSearch, type AskedTotals, type AskedView } from './calls.ts'
import { hiddenSearches, setHidden } from './hidden.server.ts'
import { noteOpening } from './searchLog.server.ts'

const mostShown = 100
const usualDays = '30'
/** What visitors are shown of what others have asked is of so many days. */
const recentDays = 30
const mostAsked = 10
const mostEarlier = 4
/** What one visitor can bring about in a morning is not shown to all: it was asked on so many days, or from so many addresses. */
const fewestDays = 2
const fewestAddresses = 10
/** Of those that are asked most so many are looked through, as some may hold words that the ministry does not show. */
const mostLookedThrough = 60
const startHoldsMs = 60_000

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
    const [items, totals, isHidden] = await Promise.all([
      database.rows<AskedSearch>(sql`
        select l.query, l.language, sum(l.asked)::int as asked, sum(l.unfound)::int as unfound, sum(l.clicks)::int as clicks,
          round(sum(l.ranks)::numeric / nullif(sum(l.clicks), 0), 1)::float8 as rank,
          coalesce((array_agg(l.results order by l.day desc, l.kind))[1], 0) as results, max(l.day)::text as "lastDay",
          bool_or(l.is_hidden) as "isHidden"
        from search_log l where ${within} and l.query is not null group by l.query, l.language
        having ${shown.having} order by ${shown.order}, l.query limit ${mostShown}`),
      database.find<AskedTotals>(sql`
        select coalesce(sum(l.asked), 0)::int as asked, coalesce(sum(l.unfound), 0)::int as unfound,
          coalesce(sum(l.asked) filter (where l.query is null), 0)::int as unnamed from search_log l where ${within}`),
      hiddenSearches(database),
    ])
    const told = items.map(item => ({ ...item, isHidden: item.isHidden || isHidden(item.language, item.query) }))
    return { items: told, totals: totals ?? { asked: 0, unfound: 0, unnamed: 0 } }
  }),
  implement(hideAsked, async ({ query, language, isHidden }, { platform, actor }) => {
    await platform.database.write(actor, async transaction => {
      // As whoever writes down what was asked: neither waits for the other with rows in hand.
      await transaction.rows(sql`select from search_log_key order by day for update`)
      if (await setHidden(transaction, language, query, isHidden))
        await noteEvent(transaction, {
          action: 'update',
          tableName: 'search_log',
          rowTitle: [query],
          changes: { isHidden: [!isHidden, isHidden] },
        })
    })
    started.delete(platform)
  }),
  implement(getStart, async (_input, call) => ({ asked: await askedMost(call), kinds: await kindsWithSome(call) })),
  implement(noteOpened, async ({ q, language, kind, rank }, call) => {
    const waitMs = doorway.pass(networkOf(call.actor.address), openings, Date.now())
    if (waitMs > 0) throw tooMany('address', waitMs / 1000)
    noteOpening(call, q, language === 'en' ? 'en' : 'ar', kind ?? '', rank)
  }),
]

/** Searches that begin so, as others have made them. */
export async function earlierSearches(call: Call, begun: string): Promise<readonly string[]> {
  const begins = sql`l.query like ${`${begun.toLowerCase().replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`}`
  return (await withoutHidden(call, await shownSearches(call, mostLookedThrough, begins))).slice(0, mostEarlier)
}

type Start = Readonly<Record<Lang, { readonly asked: readonly string[]; readonly until: number } | undefined>>
/** What was asked most, as it was read last: a minute late it is as good. */
const started = new WeakMap<Platform, Start>()

/** What is known for a minute, without what staff have hidden meanwhile. */
async function askedMost(call: Call): Promise<readonly string[]> {
  return withoutHidden(call, await knownMost(call))
}

async function withoutHidden({ platform, lang }: Call, queries: readonly string[]): Promise<string[]> {
  const isHidden = await hiddenSearches(platform.database)
  return queries.filter(query => !isHidden(lang, query))
}

async function knownMost(call: Call): Promise<readonly string[]> {
  const { platform, lang } = call
  const known = started.get(platform)?.[lang]
  if (known && known.until > performance.now()) return known.asked
  const asked = await shownSearches(call, mostAsked)
  started.set(platform, {
    ar: undefined,
    en: undefined,
    ...started.get(platform),
    [lang]: { asked, until: performance.now() + startHoldsMs },
  })
  return asked
}

/** What visitors are shown of what others have asked: what enough of them have, what was found as it was written, and what nothing speaks against. */
async function shownSearches({ platform: { clock, database, settings: store }, lang }: Call, most: number, which?: SQL): Promise<string[]> {
  const language: Lang = lang
  const blocked = store.get(settings.blockedWords)
  const rows = await database.rows<{ query: string }>(sql`
    select l.query from search_log l where ${allOf([
      sql`l.language = ${language} and l.day > ${clock.today()}::date - ${recentDays}::int and l.query is not null and l.results > 0 and l.is_exact and not l.is_hidden`,
      which,
    ])} group by l.query having count(distinct l.day) >= ${fewestDays} or sum(l.asked) >= ${fewestAddresses}
    order by sum(l.asked) desc, l.query limit ${mostLookedThrough}`)
  return rows.flatMap(({ query }) => (hasBlockedWord(query, blocked) ? [] : [query])).slice(0, most)
}
