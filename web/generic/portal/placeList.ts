import { codeAsked } from '../../../kernel/kernel.ts'
/** What a list of records of places was asked for, as its address says it: the same on all lists that are narrowed by kind, place and year. */
export interface PlaceListQuery {
  /** Code of a value of the list's lookup. */
  readonly category: string | undefined
  /** Code of a place. */
  readonly place: string | undefined
  /** Of a list that knows it: code of a governorate, of the places that lie there. */
  readonly governorate: string | undefined
  readonly year: number | undefined
  readonly q: string | undefined
  /** Of a list that knows it: one more thing that is asked, by its word. */
  readonly only: string | undefined
  readonly page: number
}

const longestText = 200
/** Asked of an English list by `only`: what exists in Arabic alone. */
export const arabicOnly = 'ar'

/**
 * Reads a query, of a list's page as of its feed. What narrows the list and is no value of its key has been answered before: that is no address (404,
 * `requireValues`). Of the rest what is none is left out.
 * @param words what `only` may say on this list
 * @param hasGovernorates is the list narrowed by governorate too?
 */
export function placeListQueryOf(query: URLSearchParams, words: readonly string[] = [], hasGovernorates = false): PlaceListQuery {
  const page = Number(query.get('page') ?? 1)
  const year = /^(?:19|20)\d\d$/.exec(query.get('year') ?? '')?.[0]
  return {
    category: codeAsked(query, 'category'),
    place: codeAsked(query, 'place'),
    governorate: hasGovernorates ? codeAsked(query, 'governorate') : undefined,
    year: year === undefined ? undefined : Number(year),
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    only: words.find(word => word === query.get('only')),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The one address of a list. @param base its path in Arabic */
export function placeListPath(base: string, { category, place, governorate, year, q, only, page }: PlaceListQuery): string {
  const rest = { category, place, governorate, year: year?.toString(), q, only, page: page > 1 ? String(page) : undefined }
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const query = new URLSearchParams(given).toString()
  return query ? `${base}?${query}` : base
}

/** The year as the span of days that calls ask for. */
export function daysOfYear(year: number | undefined): { readonly dateFrom?: string; readonly dateTo?: string } {
  return year === undefined ? {} : { dateFrom: `${year}-01-01`, dateTo: `${year}-12-31` }
}

/** Narrows a list to what these places have published: one, those of a governorate, or the one if it lies there. Where that is nobody, to nothing. @param key by which the call asks for places */
export function ofPlaces(place: string | undefined, there: readonly string[] | undefined, key = 'place'): Readonly<Record<string, string>> {
  const meant = there && (place === undefined ? there : there.filter(id => id === place))
  if (!meant) return place === undefined ? {} : { [key]: place }
  return Object.fromEntries((meant.length > 0 ? meant : [nobody]).map((id, at) => [`${key}[${at}]`, id]))
}
const nobody = '00000000-0000-0000-0000-000000000000'
