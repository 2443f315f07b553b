import { codeAsked } from '../../define.ts'
/** What a list of news was asked for, as its address says it. */
export interface NewsQuery {
  /** Code of lookup(8). */
  readonly category: string | undefined
  /** Code of a place. */
  readonly place: string | undefined
  /** Code of a governorate, two digits: of the places that lie there. */
  readonly governorate: string | undefined
  /** `YYYY-MM`. */
  readonly month: string | undefined
  readonly q: string | undefined
  /** Among the English news: the items that exist in Arabic alone. */
  readonly isArabicOnly: boolean
  readonly page: number
}

const longestText = 200

/**
 * Reads the query of `/news`, of its page as of its feed. What narrows the list and is no value of its key has been answered before: that is no address
 * (404, `requireValues`). Of the rest what is none is left out.
 */
export function newsQueryOf(query: URLSearchParams): NewsQuery {
  const page = Number(query.get('page') ?? 1)
  return {
    category: codeAsked(query, 'category'),
    place: codeAsked(query, 'place'),
    governorate: codeAsked(query, 'governorate'),
    month: /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0],
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    isArabicOnly: query.get('only') === 'ar',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The first and the last day of a month. @param month `YYYY-MM` */
export function daysOf(month: string): readonly [first: string, last: string] {
  const last = new Date(`${month}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return [`${month}-01`, last.toISOString().slice(0, 10)]
}

/** The one address of a list: a single category or place stands in its path. */
export function newsPath({ category, place, governorate, month, q, isArabicOnly, page }: NewsQuery): string {
  const only = category && !place ? category : place && !category ? place : undefined
  const rest = {
    ...(only ? {} : { category, place }),
    governorate,
    month,
    q,
    only: isArabicOnly ? 'ar' : undefined,
    page: page > 1 ? String(page) : undefined,
  }
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const query = new URLSearchParams(given).toString()
  return `/news${only ? `/${only}` : ''}${query ? `?${query}` : ''}`
}
