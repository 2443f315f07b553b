import { date, inLang, Invalid, problemsOfFields, type Label } from '../../kernel/kernel.ts'
import { allOf, listed, name, sql, type SQL } from '../database/sql.ts'
import type { Endpoint } from '../http/endpoint.ts'
import type { Call } from '../platform.ts'
import { isPlace } from '../resources/isPlace.ts'
import { kindsOf, noteRead } from '../resources/readTags.ts'
import { urlsOf } from './addresses.ts'
import { withoutStops } from './asking.ts'
import { namesBegun } from './begun.ts'
import { bestOf, type Page } from './best.ts'
import { foundKinds, type FoundKind } from './documents.ts'
import { fewerOf, type Fewer } from './fewer.ts'
import { foundOf, type Found, type PlaceFacts } from './found.ts'
import type { FoundRow } from './foundRow.ts'
import { inFilesOf } from './inFiles.ts'
import { inTime, openAmong, openNow } from './inTime.ts'
import { ownPageKind, ownPageLabel } from './ownPages.ts'
import { passagesOf } from './passages.ts'
import { pinnedFor, type PinsOf } from './pinned.ts'
import { standingFor, turned, type Synonyms } from './plan.ts'
import { planFor } from './sought.ts'
import { inGovernorate, tallyOf, withChosen, type Tally } from './tally.ts'
import { few, widerOf } from './wider.ts'

/** Some of what was found, the best first. */
export interface FoundPage {
  /** Of each kind it counts 10,000 at most. */
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
  /** Little or nothing has all words: these have most of them. */
  readonly isRelaxed: boolean
  /** Nothing was found, or little that has the words in its title: the query with a word less, where that finds something. */
  readonly fewer: readonly Fewer[]
  /** Nothing was found: names that begin so. */
  readonly begun: readonly string[]
}

const mostCharacters = 200
/** So much of what was found may be passed over: further down nothing is told, and the page leads no further (web/shells/portal/searchData.ts). */
const furthest = 10_000
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
        SkipCount: 'Results to pass over, 10,000 at most: what lies further down is counted and not told. Narrow the search to be told it.',
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

interface Wanted extends Page {
  readonly place: string | undefined
  /** Code. */
  readonly governorate: string | undefined
  readonly from: string | undefined
  readonly until: string | undefined
  readonly isEnglish: boolean
  readonly isOpen: boolean
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
    skip: wholeNumber(query.get('SkipCount'), Math.max(0, page - 1) * limit, 1_000_000_000),
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
  begun: [],
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
  const asked = await planFor(call, text, synonyms)
  if (!asked) return nothing
  const shown = allOf([
    sql`d.kind = any(${sql.param([...kinds.map(({ kind }) => kind), ownPageKind])}::text[])`,
    ...conditionsOf(wanted),
    wanted.governorate === undefined ? undefined : inGovernorate(call, wanted.governorate, kinds),
    wanted.isOpen ? openNow(call.platform, kinds) : undefined,
    inTime(call.platform, kinds),
  ])
  const first = await tallyOf(call, asked, shown, kinds)
  const { sought, isWeak } = countOf(first) > few ? { sought: asked, isWeak: false } : await widerOf(call, asked, synonyms)
  const tally = await withChosen(call, sought === asked ? first : await tallyOf(call, sought, shown, kinds), wanted)
  const places = kinds.filter(({ model }) => isPlace(model.resource))
  const placeKinds = places.map(({ kind }) => kind)
  const counts = tally.kinds.flatMap(({ kind, count }) => {
    const named = labelOf(kinds, kind)
    return named && count > 0 ? [{ kind, label: named, count }] : []
  })
  const chosen = counts.filter(({ kind }) => wanted.kinds?.includes(kind) ?? true)
  const total = chosen.reduce((sum, { count }) => sum + count, 0)
  const isTold = total > 0 && wanted.skip <= furthest
  const rows = isTold ? await bestOf(call, sought.meant ?? text, sought, shown, wanted, { total, places: placeKinds, kinds }) : []
  const pinned = isWhole(wanted) ? await pinnedFor(call, text, await pinsOf(call), inTime(call.platform, kinds)) : []
  const all = [...pinned, ...rows]
  const [about, urlOf, passages, inFiles, open] = await Promise.all([
    placesOf(call, all, places),
    urlsOf(call.platform, all, kinds),
    passagesOf(call, all, kinds, sought.plan),
    inFilesOf(call, all, kinds, sought.plan),
    openAmong(call.platform, all, kinds),
  ])
  const telling = { kinds, urlOf, lang: call.lang, plan: sought.plan }
  const told = (row: FoundRow) => ({
    ...foundOf(row, telling),
    ...passages.get(row.id),
    ...inFiles.get(row.id),
    about: about.get(row.id) ?? null,
    isOpen: open.get(row.id)?.isOpen ?? null,
    closesAt: open.get(row.id)?.closesAt ?? null,
    isSoon: open.get(row.id)?.isSoon ?? false,
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
    also: standingFor(sought.meant ?? sought.words, sought.isWide ? turned(synonyms) : synonyms),
    isRelaxed: total > 0 && sought.isRelaxed,
    fewer: (total === 0 || isWeak) && isWhole(wanted) ? await fewerOf(call, withoutStops(text), synonyms, shown) : [],
    begun: total === 0 && isWhole(wanted) ? await namesBegun(call, text) : [],
  }
}

/** The first page of what nothing narrows or puts in another order. */
function isWhole({ kinds, place, governorate, from, until, isEnglish, isOpen, isNewest, skip }: Wanted): boolean {
  return [kinds, place, governorate, from, until].every(narrow => narrow === undefined) && !isEnglish && !isOpen && !isNewest && skip === 0
}

function countOf({ kinds }: Tally): number {
  return kinds.reduce((sum, { count }) => sum + count, 0)
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

function wholeNumber(text: string | null, otherwise: number, most: number): number {
  const n = Number(text ?? otherwise)
  return Number.isInteger(n) && n >= 0 ? Math.min(n, most) : otherwise
}
