import { date, inLang, Invalid, problemsOfFields, type Label } from '../../kernel/kernel.ts'
import { allOf, listed, name, sql, type SQL } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { isPlace } from '../resources/isPlace.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { urlsOf } from './addresses.ts'
import { foundKinds, type FoundKind } from './documents.ts'
import { fewerOf, type Fewer } from './fewer.ts'
import { foundOf, rowsAs, type Found, type PlaceFacts } from './found.ts'
import type { FoundRow } from './foundRow.ts'
import { inFilesOf } from './inFiles.ts'
import { inTime, isOver, openNow } from './inTime.ts'
import { beginKey, kindKey, kindQueryOf, matches, quoted, queryOf, wholeKey } from './lexemes.ts'
import { ownPageKind, ownPageLabel } from './ownPages.ts'
import { passagesOf } from './passages.ts'
import { pinnedFor, type PinsOf } from './pinned.ts'
import { standingFor, type Synonyms } from './plan.ts'
import { sizeOf } from './size.ts'
import { planFor, type Sought } from './sought.ts'
import { inGovernorate, tallyOf, withChosen, type Tally } from './tally.ts'

/** Some of what was found, the best first. */
export interface FoundPage {
  readonly totalCount: number
  /**
   * What somebody has put above the results, on the first page of a search that nothing narrows, with the name of its kind; where the words
   * find it, it stands among these too.
   */
  readonly pinned: readonly (Found & { readonly label: Label })[]
  readonly items: readonly Found[]
  /** How many of each kind, with its names; counted to 10,000. */
  readonly counts: readonly { readonly kind: string; readonly label: Label; readonly count: number }[]
  /** How many of each governorate: of what its places publish, and of the places themselves. Of more than 10,000 only that to which it is narrowed. */
  readonly governorates: Tally['governorates']
  /** How many of each place, the hundred that have most: those of a governorate are all among them. That to which it is narrowed is there too. */
  readonly places: Tally['places']
  /** How many of each year, the newest first. */
  readonly years: Tally['years']
  /** The query as it was understood, where a word was misspelt. */
  readonly meant: string | null
  /** What was looked for beside the words of the query, as it stands for one of them. */
  readonly also: readonly string[]
  /** Nothing has all words: these have most of them. */
  readonly isRelaxed: boolean
  /** Nothing was found: the query with a word less, where that finds something. */
  readonly fewer: readonly Fewer[]
}

const mostCharacters = 200
/** To rank a document its words are unpacked: so many at most, however many were found. Of more the likeliest are ranked (`likelyOf`). */
const mostRanked = 3000
const newestRanked = 2000
const likeliestRanked = 500

/** Reads the synonyms in force. */
export type SynonymsOf = (call: Call) => Promise<readonly Synonyms[]>

/** A search that somebody has made on a page, as it is counted. */
export interface Noted {
  readonly text: string
  /** The kind to which it was narrowed. */
  readonly kind: string | undefined
  readonly results: number
  /** All words were found, as they were written. */
  readonly isExact: boolean
}
/** Takes note of a search, at once and without fail. */
export type Note = (call: Call, noted: Noted) => void

/** What is asked of the search: something new, a further page of what was found, or what begins as somebody types. */
export type Asking = 'search' | 'page' | 'beginning'
/** Counts what an address asks. @throws Refused 429 where that is too often */
export type Limit = (call: Call, asking: Asking) => void

/** The search over everything that has a page of its own on the portal (section 16). */
export function searchEndpoint({ synonymsOf, pinsOf, note, limit }: Settings): Endpoint {
  return {
    method: 'GET',
    path: 'Public/Search',
    label: ['البحث في البوابة', 'Search the portal'],
    permission: 'public',
    contract: {
      query: [
        'q',
        'kind',
        'place',
        'governorate',
        'dateFrom',
        'dateTo',
        'language',
        'open',
        'sort',
        'page',
        'maxResultCount',
        'SkipCount',
        'noted',
      ],
      words: { open: ['true'], noted: ['true'] },
      notes: {
        kind: 'Only these kinds of result, with commas between them: `news,ads`. The answer names those that there are under `counts`; an unknown one has none.',
        governorate:
          'Only what lies in the governorate with this code: what its places have published, and the places themselves. The answer names those that there are under `governorates`.',
        open: 'Only what one can take part in now: notices that are open, events to come that are open to the public, drafts of laws under consultation.',
        noted: 'A person has asked this on a page: it is counted, without who it was. Programs leave it out.',
      },
      asked: days,
      isLimited: true,
      answers: 'object',
    },
    handle: async (call, { query }) => {
      const text = (query.get('q') ?? '').trim().slice(0, mostCharacters)
      const wanted = wantedIn(query, call)
      if (text !== '') limit(call, wanted.skip > 0 ? 'page' : 'search')
      const found = await search(call, text, wanted, { synonymsOf, pinsOf })
      if (query.get('noted') === 'true' && isWhole({ ...wanted, kinds: undefined })) note(call, notedOf(text, wanted, found))
      return found
    },
  }
}

/** Between which days something is of. */
const days = { dateFrom: date('من تاريخ', 'From'), dateTo: date('إلى تاريخ', 'Until') }

/** Names of kinds are noted, and nothing else that somebody may have written in their place. */
function notedOf(text: string, { kinds }: Wanted, { totalCount, counts, meant, isRelaxed }: FoundPage): Noted {
  const kind = kinds?.length === 1 ? counts.find(count => count.kind === kinds[0])?.kind : undefined
  return { text, kind, results: totalCount, isExact: totalCount > 0 && meant === null && !isRelaxed }
}

interface Wanted {
  /** Any of these; undefined: all. */
  readonly kinds: readonly string[] | undefined
  readonly place: string | undefined
  /** Code. */
  readonly governorate: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly isEnglish: boolean
  readonly isOpen: boolean
  readonly isNewest: boolean
  readonly limit: number
  readonly skip: number
}

/** @throws Invalid for what is no day */
function wantedIn(query: URLSearchParams, { platform }: Call): Wanted {
  const { dateFrom, dateTo } = { dateFrom: query.get('dateFrom') || undefined, dateTo: query.get('dateTo') || undefined }
  const problems = problemsOfFields(days, { dateFrom, dateTo }, 'save', platform.clock)
  if (problems.length > 0) throw new Invalid(problems)
  const limit = wholeNumber(query.get('maxResultCount'), 10, 100)
  const page = wholeNumber(query.get('page'), 1, 1000)
  const kinds = (query.get('kind') ?? '')
    .split(',')
    .map(kind => kind.trim())
    .filter(Boolean)
  return {
    kinds: kinds.length === 0 ? undefined : kinds,
    place: query.get('place') || undefined,
    governorate: query.get('governorate') || undefined,
    from: dateFrom,
    until: dateTo,
    isEnglish: query.get('language') === 'en',
    isOpen: query.get('open') === 'true',
    isNewest: query.get('sort') === 'newest',
    limit,
    skip: wholeNumber(query.get('SkipCount'), Math.max(0, page - 1) * limit, 10_000),
  }
}

interface Settings {
  readonly synonymsOf: SynonymsOf
  readonly pinsOf: PinsOf
  readonly note: Note
  readonly limit: Limit
}

const nothing: FoundPage = {
  totalCount: 0,
  pinned: [],
  items: [],
  counts: [],
  governorates: [],
  places: [],
  years: [],
  meant: null,
  also: [],
  isRelaxed: false,
  fewer: [],
}

async function search(
  call: Call,
  text: string,
  wanted: Wanted,
  { synonymsOf, pinsOf }: Pick<Settings, 'synonymsOf' | 'pinsOf'>,
): Promise<FoundPage> {
  const kinds = foundKinds(call.platform)
  noteRead([...kinds.flatMap(({ model, sizedBy = [] }) => [...kindsOf(call.platform, model), ...sizedBy]), 'searchSynonym', 'searchPin'])
  const synonyms = await synonymsOf(call)
  const sought = await planFor(call, text, synonyms)
  if (!sought) return nothing
  const shown = allOf([
    sql`d.kind = any(${sql.param([...kinds.map(({ kind }) => kind), ownPageKind])}::text[])`,
    ...conditionsOf(wanted),
    wanted.governorate === undefined ? undefined : inGovernorate(call, wanted.governorate, kinds),
    wanted.isOpen ? openNow(call.platform, kinds) : undefined,
    inTime(call.platform, kinds),
  ])
  const tally = await withChosen(call, await tallyOf(call, sought, shown, kinds), wanted)
  const places = kinds.filter(({ model }) => isPlace(model.resource))
  const placeKinds = places.map(({ kind }) => kind)
  const counts = tally.kinds.flatMap(({ kind, count }) => {
    const named = labelOf(kinds, kind)
    return named && count > 0 ? [{ kind, label: named, count }] : []
  })
  const chosen = counts.filter(({ kind }) => wanted.kinds?.includes(kind) ?? true)
  const total = chosen.reduce((sum, { count }) => sum + count, 0)
  const rows = total === 0 ? [] : await bestOf(call, sought.meant ?? text, sought, shown, wanted, { total, places: placeKinds, kinds })
  const pinned = isWhole(wanted) ? await pinnedFor(call, text, await pinsOf(call), inTime(call.platform, kinds)) : []
  const all = [...pinned, ...rows]
  const [about, urlOf, passages, inFiles] = await Promise.all([
    placesOf(call, all, places),
    urlsOf(call.platform, all, kinds),
    passagesOf(call, all, kinds, sought.plan),
    inFilesOf(call, all, kinds, sought.plan),
  ])
  const telling = { kinds, urlOf, lang: call.lang, plan: sought.plan }
  const told = (row: FoundRow) => ({
    ...foundOf(row, telling),
    ...passages.get(row.id),
    ...inFiles.get(row.id),
    about: about.get(row.id) ?? null,
  })
  return {
    totalCount: total,
    pinned: pinned.flatMap(row => {
      const label = labelOf(kinds, row.kind)
      return label ? [{ ...told(row), label }] : []
    }),
    items: rows.map(told),
    counts,
    governorates: tally.governorates,
    places: tally.places,
    years: tally.years,
    meant: sought.meant ?? null,
    also: standingFor(sought.meant ?? text, synonyms),
    isRelaxed: sought.isRelaxed,
    fewer: total === 0 && isWhole(wanted) ? await fewerOf(call, text, synonyms, shown) : [],
  }
}

/** The first page of what nothing narrows or puts in another order. */
function isWhole({ kinds, place, governorate, from, until, isEnglish, isOpen, isNewest, skip }: Wanted): boolean {
  return [kinds, place, governorate, from, until].every(narrow => narrow === undefined) && !isEnglish && !isOpen && !isNewest && skip === 0
}

function labelOf(kinds: readonly FoundKind[], kind: string): Label | undefined {
  if (kind === ownPageKind) return ownPageLabel
  const label = kinds.find(found => found.kind === kind)?.label
  return label && [label[2], label[3]]
}

function conditionsOf({ place, from, until, isEnglish }: Wanted): (SQL | undefined)[] {
  return [
    place === undefined ? undefined : sql`d.place = (select id from place where id::text = ${place} or code = ${place})`,
    from === undefined ? undefined : sql`d.date >= ${from}::date`,
    until === undefined ? undefined : sql`d.date <= ${until}::date`,
    isEnglish ? sql`d.title_en is not null` : undefined,
  ]
}

/** What is told of the places among what was found: their lists' values, as citizens read them. @param kinds those of places */
export async function placesOf(
  { platform, lang }: Call,
  rows: readonly Pick<FoundRow, 'kind' | 'id' | 'code'>[],
  kinds: readonly FoundKind[],
): Promise<ReadonlyMap<string, PlaceFacts>> {
  const told = await Promise.all(
    kinds.map(async ({ kind, label, source: sourceOf, columns }) => {
      const ids = rows.filter(row => row.kind === kind).map(({ id }) => id)
      const lists = columns.flatMap(({ column }) => (column.field.list === undefined ? [] : [column]))
      const hasKinds = lists.some(({ field }) => field.list !== 'governorate')
      if (ids.length === 0) return []
      const source = sourceOf()
      const found = await platform.database.rows<Readonly<Record<string, unknown>>>(sql`
        select ${listed([sql`t.id::text as "id"`, ...lists.map(({ name: key }) => sql`${source.model.at(key)} as ${name(key)}`)])}
        from ${source.model.from} where t.id::text = any(${sql.param(ids)}::text[])`)
      return found.map(record => {
        const values = lists.flatMap(({ name: key, field: { list = '' } }) => {
          const value = platform.lookups.find(list, Number(record[key] ?? 0))
          return value ? [{ list, code: value.code, name: inLang([value.nameAr, value.nameEn], lang) }] : []
        })
        const id = String(record.id)
        const facts: PlaceFacts = {
          code: rows.find(row => row.id === id)?.code ?? '',
          kinds: hasKinds
            ? values.filter(({ list }) => list !== 'governorate').map(value => value.name)
            : [inLang([label[0], label[1]], lang)],
          governorate: values.flatMap(({ list, ...value }) => (list === 'governorate' ? [value] : []))[0] ?? null,
        }
        return [id, facts] as const
      })
    }),
  )
  return new Map(told.flat())
}

/**
 * Who writes a whole name or code looks for that very thing; then counts what begins so, what its title says, how often, and how new it is.
 * A place whose name begins so, or whose kind or governorate is named, stands before what is written of it, the larger before the smaller: how
 * often it says the word is no matter. What is over stands behind what is worth as much and is open: it loses half of what a title is worth.
 * Of a misspelt word its likeliest spelling stands before others. @param among how many there are, the kinds of places, and all kinds
 */
function bestOf(
  { platform }: Call,
  text: string,
  { plan, query, likeliest }: Sought,
  shown: SQL,
  wanted: Wanted,
  among: { readonly total: number; readonly places: readonly string[]; readonly kinds: readonly FoundKind[] },
): Promise<FoundRow[]> {
  const { kinds, isNewest, limit, skip } = wanted
  const { total, places } = among
  const where = allOf([shown, kinds && sql`d.kind = any(${sql.param([...kinds])}::text[])`])
  const called = [wholeKey(text), ...plan.meant].map(quoted).join(' | ')
  const isCalledPlace = sql`d.kind = any(${sql.param([...places])}::text[]) and d.words @@ ${queryOf(plan, true)}::text::tsquery
    and (d.words @@ ${quoted(beginKey(text))}::text::tsquery or d.words @@ ${kindQueryOf(plan)}::text::tsquery)`
  const rank = sql`${sizeOf(among.kinds)} * case when ${isCalledPlace} then 1 else 0.1 end
    + case when ${isCalledPlace} then 3.1
      else ts_rank('{0.1, 0.3, 0.5, 1}', d.words, ${query}::text::tsquery)
        * (case when d.date is null then 1 else 0.5 + 0.5 * power(2, -greatest(0, current_date - d.date) / 180.0) end) end
    + case when d.words @@ ${called}::text::tsquery then 4 when d.words @@ ${quoted(beginKey(text))}::text::tsquery then 1 else 0 end
    + case when d.words @@ ${queryOf(plan, true)}::text::tsquery then 1 else 0 end
    + ${likeliest === undefined ? sql`0` : sql`case when d.words @@ ${likeliest}::text::tsquery then 2 else 0 end`}
    - case when ${isOver(platform, among.kinds)} then 0.5 else 0 end`
  const upTo = skip + limit
  const found = sql`from search_document d where ${matches(query)} and ${where}`
  const rankedOf = (documents: SQL) => sql`select d.kind, d.id, d.date, ${rank} as rank from (${documents}) d`
  const likely = likelyOf(text, query, where, { called, places })
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
  /** The kinds of places. */
  readonly places: readonly string[]
}

/**
 * What is ranked of what a word finds that nearly everything has: those that the rank puts first are looked for by the index alone, which are
 * what is called so or begins so, places, and the newest of the rest.
 */
function likelyOf(text: string, query: string, where: SQL, { called, places }: Likely): SQL {
  const some = (asked: string, most: number) =>
    sql`(select d.kind, d.id from search_document d where ${matches(asked)} and ${where} order by ${newest} limit ${most})`
  const likely = `(${query}) & (${called} | ${quoted(beginKey(text))})`
  const ofPlaces = `(${query}) & (${places.map(kind => quoted(kindKey(kind))).join(' | ')})`
  const parts = [some(query, newestRanked), some(likely, likeliestRanked), ...(places.length > 0 ? [some(ofPlaces, likeliestRanked)] : [])]
  return sql.join(parts, sql` union `)
}

function wholeNumber(text: string | null, otherwise: number, most: number): number {
  const n = Number(text ?? otherwise)
  return Number.isInteger(n) && n >= 0 ? Math.min(n, most) : otherwise
}
