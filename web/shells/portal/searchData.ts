import { data } from 'react-router'
import type { Api } from '../../generic/api.ts'
import { pageOf } from '../../generic/portal/answers.ts'
import { requireValues } from '../../generic/portal/asked.ts'
import { lookupOf } from '../../generic/portal/lookups.ts'
import { listPageSizeOf } from '../../generic/portal/site.ts'
import { tooManyIn } from '../../generic/portal/tooMany.ts'
import { searchForms, searchQueryOf } from './searchQuery.ts'
import type { Found, Named } from './searchResult.tsx'

/** What a search has found: a page of it, and how much there is of each kind, governorate, place and year. */
export interface FoundPage {
  readonly totalCount: number
  readonly pinned: readonly (Found & { readonly label: Named })[]
  readonly items: readonly Found[]
  readonly counts: readonly { readonly kind: string; readonly label: Named; readonly count: number }[]
  readonly governorates: readonly { readonly code: string; readonly label: Named; readonly count: number }[]
  readonly places: readonly { readonly id: string; readonly label: Named; readonly count: number }[]
  readonly years: readonly { readonly year: string; readonly count: number }[]
  readonly meant: string | null
  readonly also: readonly string[]
  readonly isRelaxed: boolean
  readonly fewer: readonly { readonly q: string; readonly count: number }[]
  readonly begun: readonly string[]
}

/** What stands there before anything is asked. */
export interface Beginning {
  readonly asked: readonly string[]
  readonly kinds: readonly { readonly kind: string; readonly label: Named }[]
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

/** So far down a search is told what was found, and so many of each kind are counted (server/search/publicSearch.ts). */
const furthest = 10_000

const blank = {
  pages: 0,
  rows: 0,
  isCutOff: false,
  isAtLeast: false,
  found: nothing,
  everywhere: nothing,
  places: nothing.places,
  start: undefined,
  refusal: undefined,
  emptyKind: undefined,
}

/** By what a search is narrowed; of a kind that there is not nothing is found, and the answer names those that there are. */
export async function requireSearchValues(api: Api, given: URLSearchParams): Promise<void> {
  const governorates = given.get('governorate') ? await lookupOf(api, 'governorate') : []
  await requireValues(given, { ...searchForms, governorate: governorates })
}

/**
 * What the page of the search shows; status 429 where too much was asked from one address.
 * @param isRead somebody reads the page: what he asks is counted
 */
export async function askSearch(api: Api, given: URLSearchParams, isRead: boolean) {
  await requireSearchValues(api, given)
  const query = { ...searchQueryOf(given), page: pageOf(given) }
  if (query.q === '') return { ...blank, query: { ...query, page: 1 }, start: await api.get<Beginning>('Public/Search/Start') }
  try {
    return { ...blank, ...(await foundBy(api, query, isRead ? 'true' : undefined)) }
  } catch (error) {
    const refused = tooManyIn(error)
    if (!refused) throw error
    return data({ ...blank, query, refusal: refused.sentence }, { status: 429, headers: refused.headers })
  }
}

type Asked = ReturnType<typeof searchQueryOf> & { readonly page: number }

async function foundBy(api: Api, query: Asked, noted: string | undefined) {
  const { q, kind, place, governorate, from, until, language, open, sort } = query
  const rows = await listPageSizeOf(api)
  const narrow = { place, governorate, dateFrom: from, dateTo: until, language, open }
  const ask = (number: number) =>
    api.get<FoundPage>('Public/Search', { q, kind, sort, ...narrow, noted, maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await ask(query.page)
  const allPages = Math.max(1, Math.ceil(first.totalCount / rows))
  const pages = Math.min(allPages, Math.floor(furthest / rows) + 1)
  const isNarrow = Object.values(narrow).some(Boolean)
  // The places, governorates and years that can be chosen are those of the words alone: choosing one does not take the others away. Only the counts are
  // wanted: what is asked is no search more, but a further page.
  const counts = (more: { readonly governorate?: string }) =>
    api.get<FoundPage>('Public/Search', { q, ...more, maxResultCount: 1, SkipCount: 1 })
  const isNarrowBeside = Object.values({ ...narrow, governorate: undefined }).some(Boolean)
  const [everywhere, ofGovernorate] = await Promise.all([
    isNarrow ? counts({}) : first,
    // Where nothing else narrows it, what was asked first says the same.
    governorate !== undefined && isNarrowBeside ? counts({ governorate }) : first,
  ])
  // Of a governorate all places are there, however few of what was found each has.
  const { places } = governorate === undefined ? everywhere : ofGovernorate
  const { year, place: whose } = query
  // Nothing within the filters, and nothing without them: what may have been meant is known to the words alone.
  const isNowhere = (isNarrow || kind !== undefined) && first.totalCount === 0 && everywhere.counts.length === 0
  const { fewer, begun } = isNowhere ? await api.get<FoundPage>('Public/Search', { q, maxResultCount: 1 }) : first
  // A kind of which nothing was found is not among the counts: the beginning knows what it is called.
  const { kinds } = kind !== undefined && first.totalCount === 0 ? await api.get<Beginning>('Public/Search/Start') : { kinds: [] }
  return {
    query: { ...query, page: Math.min(query.page, pages) },
    pages,
    rows,
    /** The last page is not the end of what was found: further down nothing is told. */
    isCutOff: pages < allPages,
    /** More of a kind may have been found than is counted. */
    isAtLeast: first.counts.some(count => count.count >= furthest && (kind === undefined || count.kind === kind)),
    found: { ...(query.page > pages ? await ask(pages) : first), fewer, begun },
    everywhere: {
      ...everywhere,
      governorates: offered(everywhere.governorates, first.governorates, ({ code }) => code === governorate),
      years:
        year === undefined ? everywhere.years : offered(everywhere.years, [{ year, count: first.totalCount }], one => one.year === year),
    },
    places: offered(places, first.places, ({ id }) => id === whose),
    emptyKind: kinds.find(one => one.kind === kind)?.label,
  }
}

/** What can be chosen; what is chosen is among it, however much was found of the words alone. */
function offered<T>(all: readonly T[], found: readonly T[], isChosen: (one: T) => boolean): readonly T[] {
  return all.some(isChosen) ? all : [...all, ...found.filter(isChosen)]
}
