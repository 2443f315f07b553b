import type { Lang } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call, SettingOf } from '../platform.ts'
import { bodyName } from '../resources/bodyName.ts'
import { isPlace } from '../resources/isPlace.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { urlsOf } from './addresses.ts'
import { withoutArticle } from './arabicStems.ts'
import { foundKinds, isOfItsOwn } from './documents.ts'
import { inTime } from './inTime.ts'
import { beginKey, prefixQuery, quoted, wordQuery } from './lexemes.ts'
import { ownPageKind } from './ownPages.ts'
import { planOf } from './plan.ts'
import type { Limit } from './publicSearch.ts'
import { tokensOf, type Token } from './tokens.ts'

const fewestLetters = 2
/** Of a beginning that many have, so many are looked at. */
const mostLookedAt = 400

interface Row {
  kind: string
  id: string
  code: string | null
  titleAr: string
  titleEn: string | null
  /** By which a place signs; null of what is none. */
  bodyAr: string | null
  bodyEn: string | null
}

/** Reads what others have searched for that begins so. */
export type EarlierOf = (call: Call, begun: string) => Promise<readonly string[]>

/**
 * Names and titles that have a word with this beginning: and behind them earlier searches: what the search box offers while somebody types (section 16.4).
 * @param mostOf how many are offered at the most
 */
export function suggestEndpoint(earlierOf: EarlierOf, limit: Limit, mostOf: SettingOf<number>): Endpoint {
  return {
    method: 'GET',
    path: 'Public/Search/Suggest',
    label: ['اقتراحات البحث', 'Suggestions of the search'],
    permission: 'public',
    contract: { query: ['q'], isLimited: true, answers: 'object' },
    handle: async (call, { query }) => {
      limit(call, 'beginning')
      const most = call.platform.settings.get(mostOf)
      return { items: await suggest(call, (query.get('q') ?? '').trim().slice(0, 100), most, earlierOf) }
    },
  }
}

async function suggest(call: Call, text: string, most: number, earlierOf: EarlierOf) {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (!last || last.bare.length < fewestLetters) return []
  const kinds = foundKinds(call.platform)
  noteRead(kinds.flatMap(({ model }) => kindsOf(call.platform, model)))
  // The word that is being written begins one of the title; those before it stand in it.
  const begun = [...new Set([withoutArticle(last.raw), last.bare])].map(prefixQuery).join(' | ')
  const whole = planOf(text.slice(0, last.start)).words.map(word => wordQuery(word, 'A'))
  const query = [...whole, `(${begun})`].join(' & ')
  const begins = `${quoted(beginKey(text))}:*`
  const shown = sql`d.kind = any(${sql.param([...kinds.map(({ kind }) => kind), ownPageKind])}::text[])`
  const some = (asked: string) =>
    sql`(select d.kind, d.id from search_document d where d.words @@ ${asked}::text::tsquery and ${shown} limit ${mostLookedAt})`
  const named = sql.param(kinds.filter(isOfItsOwn).map(({ kind }) => kind))
  const places = sql.param(kinds.filter(({ model }) => isPlace(model.resource)).map(({ kind }) => kind))
  const rows = await call.platform.database.rows<Row>(sql`
    select d.kind, d.id, d.code, d.title_ar as "titleAr", d.title_en as "titleEn", ${bodyName(call.platform, sql`p`, 'ar')} as "bodyAr", ${bodyName(call.platform, sql`p`, 'en')} as "bodyEn"
    from (${some(`(${query}) & ${begins}`)} union ${some(query)}) likely join search_document d on d.kind = likely.kind and d.id = likely.id
      left join place p on p.id = case when d.kind = any(${places}::text[]) then d.id::uuid end
    where ${inTime(call.platform, kinds) ?? sql`true`}
    order by (d.kind = any(${named}::text[])) desc, (d.words @@ ${begins}::text::tsquery) desc, d.date desc nulls last, length(d.title_ar), d.id limit ${most * 2}`)
  const urlOf = await urlsOf(call.platform, rows, kinds)
  const titles = new Map<string, { title: string; kind: string; url: string }>()
  for (const row of rows) {
    const title = titleOf(row, call.lang, tokens)
    if (!titles.has(title)) titles.set(title, { title, kind: row.kind, url: urlOf(row) })
  }
  const found = [...titles.values()].slice(0, most)
  if (found.length === most) return found
  const compared = (title: string) =>
    tokensOf(title)
      .map(({ bare }) => bare)
      .join(' ')
  const known = new Set([...titles.keys()].map(compared))
  const earlier = (await earlierOf(call, tokens.map(({ raw }) => raw).join(' '))).filter(title => !known.has(compared(title)))
  return [...found, ...earlier.map(title => ({ title, kind: null, url: `/search?${new URLSearchParams({ q: title }).toString()}` }))].slice(
    0,
    most,
  )
}

/** Its title; where only the name of its body has what is being written («بلدية جبع»), that name: nobody wonders why it is offered. */
function titleOf({ titleAr, titleEn, bodyAr, bodyEn }: Row, lang: Lang, written: readonly Token[]): string {
  const [title, body] = lang === 'en' ? [titleEn ?? titleAr, bodyEn] : [titleAr, bodyAr]
  const hasAll = (text: string) => {
    const words = tokensOf(text)
    return written.every(({ raw, bare }) =>
      words.some(word => word.bare.startsWith(bare) || withoutArticle(word.raw).startsWith(withoutArticle(raw))),
    )
  }
  return body !== null && !hasAll(title) && hasAll(body) ? body : title
}
