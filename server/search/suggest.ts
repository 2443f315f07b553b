import { sql } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { withoutArticle } from './arabicStems.ts'
import { foundKinds, isOfItsOwn } from './documents.ts'
import { prefixQuery, wordQuery } from './lexemes.ts'
import { planOf } from './plan.ts'
import { urlOf } from './publicSearch.ts'
import { tokensOf } from './tokens.ts'

const most = 8
const fewestLetters = 2
/** Of a beginning that many have, so many are looked at. */
const mostLookedAt = 400

interface Row {
  kind: string
  id: string
  code: string | null
  titleAr: string
  titleEn: string | null
}

/** Names and titles that have a word with this beginning: what the search box offers while somebody types (section 16.4). */
export function suggestEndpoint(): Endpoint {
  return {
    method: 'GET',
    path: 'Public/Search/Suggest',
    label: ['اقتراحات البحث', 'Suggestions of the search'],
    permission: 'public',
    contract: { query: ['q'], answers: 'object' },
    handle: async (call, { query }) => ({ items: await suggest(call, (query.get('q') ?? '').trim().slice(0, 100)) }),
  }
}

async function suggest(call: Call, text: string) {
  const tokens = tokensOf(text)
  const last = tokens.at(-1)
  if (!last || last.bare.length < fewestLetters) return []
  const kinds = foundKinds(call.platform)
  noteRead(kinds.flatMap(({ model }) => kindsOf(call.platform, model)))
  // The word that is being written begins one of the title; those before it stand in it.
  const begun = [...new Set([withoutArticle(last.raw), last.bare])].map(prefixQuery).join(' | ')
  const whole = planOf(text.slice(0, last.start)).words.map(word => wordQuery(word, 'A'))
  const query = [...whole, `(${begun})`].join(' & ')
  const named = kinds.filter(isOfItsOwn).map(({ kind }) => kind)
  const rows = await call.platform.database.rows<Row>(sql`
    select kind, id, code, title_ar as "titleAr", title_en as "titleEn" from (
      select * from search_document d where d.words @@ ${query}::text::tsquery and d.kind = any(${sql.param(kinds.map(({ kind }) => kind))}::text[]) limit ${mostLookedAt}
    ) d order by (kind = any(${sql.param(named)}::text[])) desc, date desc nulls last, length(title_ar), id limit ${most * 2}`)
  const titles = new Map<string, { title: string; kind: string; url: string }>()
  for (const row of rows) {
    const title = call.lang === 'en' ? (row.titleEn ?? row.titleAr) : row.titleAr
    if (!titles.has(title)) titles.set(title, { title, kind: row.kind, url: urlOf(row, kinds) })
  }
  return [...titles.values()].slice(0, most)
}
