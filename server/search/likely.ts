import type { Lang } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { urlsOf } from './addresses.ts'
import { foundKinds, isOfItsOwn } from './documents.ts'
import { isStop } from './asking.ts'
import { distanceOf } from './misspelling.ts'
import { inTime } from './inTime.ts'
import { ownPageKind } from './ownPages.ts'
import { decodedOf } from './shortAddresses.ts'
import { titledLike, type Named } from './titled.ts'
import { tokensOf } from './tokens.ts'

/** A page that somebody may have meant who asked for one that is not there. */
export interface LikelyPage {
  readonly title: string
  /** Language of the title: Arabic where there is no other. */
  readonly lang: Lang
  /** Path in Arabic. */
  readonly url: string
}

const most = 5
/** Words that addresses have whatever they lead to: of these none says what a title must have, as each thing that is new. Nor does what only denies. */
const ofAddresses = new Set(
  'new newest latest old all more list index page pages view show details detail item items default www web site not no none any missing found error'.split(
    ' ',
  ),
)
/** Of fewer words than this share of an address nobody sees what it was to lead to. */
const leastTelling = 1 / 3
const mostWords = 6
const longestPath = 300
/** What was asked for is asked for again, by the same program: so many answers are remembered, for so long. */
const mostKept = 1000
const keptForMs = 300_000
/** More at once get none: what is not there must not keep anybody from what is. */
const mostAtOnce = 2

interface Row extends Named {
  readonly code: string | null
  readonly titleAr: string
  readonly titleEn: string | null
}

/** The pages whose names have the words of an address that no page has (portal and administration, section 14.2). */
export function likelyEndpoint(): Endpoint {
  const kept = new Map<string, { readonly found: readonly Named[]; readonly until: number }>()
  let underway = 0
  return {
    method: 'GET',
    path: 'Public/Search/Likely',
    label: ['صفحات بكلمات العنوان', 'Pages by the words of an address'],
    permission: 'public',
    contract: { query: ['path'], answers: 'object' },
    handle: async (call, { query }) => {
      const words = wordsOfPath(query.get('path') ?? '')
      const known = kept.get(words.join(' '))
      if (known && known.until > performance.now()) return { items: await pagesOf(call, known.found) }
      if (words.length === 0 || underway >= mostAtOnce) return { items: [] }
      underway += 1
      try {
        const found = await findLikely(call, words)
        kept.set(words.join(' '), { found, until: performance.now() + keptForMs })
        for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest)
        return { items: await pagesOf(call, found) }
      } finally {
        underway -= 1
      }
    },
  }
}

/** The words of a path, without what no name has: ids, long numbers, the ends of files. */
export function wordsOfPath(path: string): string[] {
  const plain = path.slice(0, longestPath).replace(/[?#].*$/s, '')
  // Not every percent sign begins a letter's code.
  const readable = decodedOf(plain) ?? plain
  const bare = readable
    .replace(/^\/en(?=\/|$)/i, '')
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi, ' ')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const words = bare.split(/[^\p{L}\p{M}\p{N}]+/u).filter(word => /\p{L}{2}/u.test(word) && word.length <= 40)
  return [...new Set(words.map(word => word.toLowerCase()))].slice(0, mostWords)
}

async function findLikely({ platform }: Call, words: readonly string[]): Promise<readonly Named[]> {
  const all = foundKinds(platform)
  const own = await platform.database.rows<Named>(sql`select d.kind, d.id from search_document d where d.kind = ${ownPageKind}`)
  const near = own.filter(({ id }) => isNearPath(words, id))
  const told = tokensOf(words.join(' ')).filter(token => !isStop(token, ''))
  const rest = told.flatMap(({ raw }) => (ofAddresses.has(raw) ? [] : [raw]))
  const telling = rest.length >= words.length * leastTelling ? rest : []
  const found = await titledLike(platform, telling.join(' '), {
    kinds: [...all.map(({ kind }) => kind), ownPageKind],
    first: [...all.filter(isOfItsOwn).map(({ kind }) => kind), ownPageKind],
    share: 1 / 2,
    most,
  })
  return [...near, ...found.filter(({ id }) => !near.some(page => page.id === id))].slice(0, most)
}

/** Is a page's path what was meant by one of the words, or by all together: `/contact-us`, `/newss`? */
function isNearPath(words: readonly string[], path: string): boolean {
  const name = path.slice(1).toLowerCase()
  return name.length >= 3 && [words.join(''), ...words].some(word => word === name || distanceOf(word, name, true) !== undefined)
}

/** What is named is read at each request: what was withdrawn meanwhile is offered no more. */
async function pagesOf(call: Call, found: readonly Named[]): Promise<LikelyPage[]> {
  if (found.length === 0) return []
  const kinds = foundKinds(call.platform)
  noteRead(kinds.flatMap(({ model }) => kindsOf(call.platform, model)))
  const rows = await call.platform.database.rows<Row>(sql`
    select d.kind, d.id, d.code, d.title_ar as "titleAr", d.title_en as "titleEn"
    from search_document d join unnest(${sql.param(found.map(({ kind }) => kind))}::text[], ${sql.param(found.map(({ id }) => id))}::text[])
      with ordinality as asked(kind, id, place) on d.kind = asked.kind and d.id = asked.id
    where ${inTime(call.platform, kinds) ?? sql`true`} order by asked.place`)
  const urlOf = await urlsOf(call.platform, rows, kinds)
  return rows.map(row => ({
    title: (call.lang === 'en' ? row.titleEn : null) ?? row.titleAr,
    lang: call.lang === 'en' && row.titleEn !== null ? 'en' : 'ar',
    url: urlOf(row),
  }))
}
