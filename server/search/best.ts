import { allOf, sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { asksHow, withoutAsking } from './asking.ts'
import type { FoundKind } from './documents.ts'
import { rowsAs } from './found.ts'
import type { FoundRow } from './foundRow.ts'
import { isOver, openAsNamed } from './inTime.ts'
import { alikeKeysOf, beginKey, beginKeysOf, kindKey, kindQueryOf, matches, quoted, queryOf, wholeKey } from './lexemes.ts'
import { ownPageKind } from './ownPages.ts'
import { sizeOf } from './size.ts'
import type { Sought } from './sought.ts'

/** To rank a document its words are unpacked: so many at most, however many were found. Of more the likeliest are ranked (`likelyOf`). */
const mostRanked = 3000
const newestRanked = 2000
const likeliestRanked = 500

/** Which of what was found is told. */
export interface Page {
  /** Any of these; undefined: all. */
  readonly kinds: readonly string[] | undefined
  readonly isNewest: boolean
  readonly limit: number
  readonly skip: number
}

/**
 * Who writes a whole name or code looks for that very thing; then counts what begins so, what its title says, how often, and how new it is:
 * what holds until further notice, and so has no date, a little more than the news of the day.
 * A place whose name begins so, or whose kind or governorate is named, stands before what is written of it, the larger before the smaller: how
 * often it says the word is no matter. What is over stands behind what is worth as much and is open: it loses half of what a title is worth.
 * What is called the same in another number, or as what stands for the words, comes next: «رخصة بناء» for «رخص بناء» and for «ترخيص بيت».
 * A title that begins with the first half of what is asked for, or with more of it, counts nearly as much as one that begins with all of it, however
 * it goes on: for «قانون الهيئات المحلية المادة 15» the law, whose title ends with its number and year.
 * Who asks how something is done is led to where one does it: a page of the portal stands before what is written of that, and for all others a little.
 * Who names what one can take part in for a time, as «مناقصات», is led to what is open of it, although its title does not say the word.
 * Of a misspelt word its likeliest spelling stands before others, and what has all words before what has most.
 * @param among how many there are, the kinds of places, and all kinds
 */
export function bestOf(
  { platform }: Call,
  text: string,
  { plan, query, whole, written: asked, words, likeliest, reached }: Sought,
  shown: SQL,
  wanted: Page,
  among: { readonly total: number; readonly places: readonly string[]; readonly kinds: readonly FoundKind[] },
): Promise<FoundRow[]> {
  const { kinds, isNewest, limit, skip } = wanted
  const { total, places } = among
  const where = allOf([shown, kinds && sql`d.kind = any(${sql.param([...kinds])}::text[])`])
  // «أين بلدية دورا» begins no name, «بلدية دورا» does.
  const written = [...new Set([text, withoutAsking(words)])]
  const isHow = asksHow(asked)
  const openNamed = isHow ? undefined : openAsNamed(platform, plan, among.kinds)
  // Where it is asked how somebody is reached, nothing is found but what has all words, or tells that in others.
  const isMore = !reached && whole !== query
  const called = [...written.map(wholeKey), ...(reached?.keys ?? []), ...plan.meant].map(quoted).join(' | ')
  const alike = [...new Set([...written, ...plan.standing].flatMap(alikeKeysOf))].map(quoted).join(' | ')
  const begins = written.map(beginKey).map(quoted).join(' | ')
  const beginnings = [...new Set(written.flatMap(beginKeysOf))].map(quoted).join(' | ')
  const isCalledPlace = sql`d.kind = any(${sql.param([...places])}::text[]) and d.words @@ ${queryOf(plan, 'A')}::text::tsquery
    and (d.words @@ ${begins}::text::tsquery or d.words @@ ${kindQueryOf(plan)}::text::tsquery)`
  const rank = sql`${sizeOf(among.kinds)} * case when ${isCalledPlace} then 1 else 0.1 end
    + case when ${isCalledPlace} then 3.1
      else ts_rank('{0.1, 0.3, 0.5, 1}', d.words, ${query}::text::tsquery)
        * (case when d.date is null then 1 else 0.45 + 0.5 * power(2, -greatest(0, current_date - d.date) / 180.0) end) end
    + case when d.words @@ ${called}::text::tsquery then 4 ${alike === '' ? sql`` : sql`when d.words @@ ${alike}::text::tsquery then 2.5`}
      when d.words @@ ${begins}::text::tsquery then 1
      ${beginnings === '' ? sql`` : sql`when d.words @@ ${beginnings}::text::tsquery then 0.7`} else 0 end
    + case when d.words @@ ${queryOf(plan, 'A')}::text::tsquery then 1 else 0 end
    + ${likeliest === undefined ? sql`0` : sql`case when d.words @@ ${likeliest}::text::tsquery then 2 else 0 end`}
    + ${isMore ? sql`case when d.words @@ ${whole}::text::tsquery then 2 else 0 end` : sql`0`}
    + case when d.kind = ${ownPageKind} then ${isHow ? 1 : 0.7}::float8 else 0 end
    + ${openNamed ? sql`case when ${openNamed} and not (d.words @@ ${queryOf(plan, 'A')}::text::tsquery) then 1.2 else 0 end` : sql`0`}
    - case when ${isOver(platform, among.kinds)} then 0.5 else 0 end`
  const upTo = skip + limit
  const found = sql`from search_document d where ${matches(query)} and ${where}`
  const rankedOf = (documents: SQL) => sql`select d.kind, d.id, d.date, ${rank} as rank from (${documents}) d`
  const likely = likelyOf(query, where, {
    called,
    begins: [begins, beginnings, alike].filter(keys => keys !== '').join(' | '),
    kinds: [...places, ownPageKind],
  })
  const ofLikely = (from: SQL) =>
    rankedOf(sql`select ${unpacked} from ${from} likely join search_document d on d.kind = likely.kind and d.id = likely.id offset 0`)
  // The likely ones are the same for every page: what lies behind them follows, the newest first, and nothing stands on two pages.
  const best = isNewest
    ? sql`select d.kind, d.id, d.date, 0 as rank ${found}`
    : total <= mostRanked
      ? rankedOf(sql`select ${unpacked} ${found} offset 0`)
      : upTo <= newestRanked
        ? ofLikely(sql`(${likely})`)
        : sql`with likely as materialized (${likely}) ${ofLikely(sql`likely`)} union all (select d.kind, d.id, d.date, -1 as rank ${found}
            and not exists (select from likely l where l.kind = d.kind and l.id = d.id) order by ${newest} limit ${upTo})`
  return platform.database.rows<FoundRow>(sql`
    with best as (${best} order by rank desc, ${newest} limit ${limit} offset ${skip})
    select ${rowsAs(platform)}
    from best join search_document d on d.kind = best.kind and d.id = best.id left join place p on p.id = d.place order by best.rank desc, d.date desc nulls last, d.id desc`)
}

const newest = sql`date desc nulls last, id desc`

/** Its words are unpacked once, not for each question that the rank asks of them. */
const unpacked = sql`d.kind, d.id, d.date, d.words || ''::tsvector as words`

interface Likely {
  /** What is the very thing that was looked for, as a query. */
  readonly called: string
  /** What begins so, as a query. */
  readonly begins: string
  /** The kinds of what the rank puts before what is written of it. */
  readonly kinds: readonly string[]
}

/**
 * What is ranked of what a word finds that nearly everything has: those that the rank puts first are looked for by the index alone, which are
 * what is called so or begins so, places, and the newest of the rest.
 */
function likelyOf(query: string, where: SQL, { called, begins, kinds }: Likely): SQL {
  const some = (asked: string, most: number) =>
    sql`(select d.kind, d.id from search_document d where ${matches(asked)} and ${where} order by ${newest} limit ${most})`
  const likely = `(${query}) & (${called} | ${begins})`
  const ofKinds = `(${query}) & (${kinds.map(kind => quoted(kindKey(kind))).join(' | ')})`
  return sql.join([some(query, newestRanked), some(likely, likeliestRanked), some(ofKinds, likeliestRanked)], sql` union `)
}
