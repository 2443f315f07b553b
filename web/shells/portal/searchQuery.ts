import { codeForm } from '../../../kernel/kernel.ts'
import { dayIn } from '../../generic/portal/days.ts'

/** What a search was asked for, as its address says it (domain/portal-and-admin, section 16.4). */
export interface SearchQuery {
  readonly q: string
  /** Name of a kind of record. */
  readonly kind?: string | undefined
  /** Id of a place. */
  readonly place?: string | undefined
  /** Code of a governorate. */
  readonly governorate?: string | undefined
  /** A whole year, which stands for its first and last day. */
  readonly year?: string | undefined
  /** Calendar dates `YYYY-MM-DD`. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** What was typed for a day and is none. */
  readonly wrongFrom?: string | undefined
  readonly wrongUntil?: string | undefined
  /** `en`: only what is written in English too. */
  readonly language?: string | undefined
  /** `true`: only what one can take part in now. */
  readonly open?: string | undefined
  readonly sort?: string | undefined
  readonly page?: number | undefined
}

/** The most characters of a query. */
export const longestQuery = 200

/** By what a search is narrowed beside a governorate and days, and the form of what each key says. */
export const searchForms = { kind: /^[A-Za-z]{1,40}$/, place: codeForm, language: /^en$/, open: /^true$/ } as const

/** Reads the query of `/search`; what is no value of its key is left out. */
export function searchQueryOf(given: URLSearchParams): SearchQuery {
  const matching = (key: string, form: RegExp) => form.exec(given.get(key) ?? '')?.[0]
  const [from, until] = [dayIn(given.get('from')), dayIn(given.get('to'))]
  const year = matching('year', /^(?:19|20)\d{2}$/)
  return {
    q: (given.get('q') ?? '').trim().slice(0, longestQuery),
    kind: matching('kind', searchForms.kind),
    place: matching('place', searchForms.place),
    governorate: matching('governorate', /^\d{2}$/),
    year,
    from: year === undefined ? from.day : `${year}-01-01`,
    until: year === undefined ? until.day : `${year}-12-31`,
    wrongFrom: year === undefined ? from.wrong : undefined,
    wrongUntil: year === undefined ? until.wrong : undefined,
    language: matching('language', searchForms.language),
    open: matching('open', searchForms.open),
    sort: matching('sort', /^newest$/),
  }
}

/** The address of a search. */
export function searchPath(query: SearchQuery): string {
  const { q, kind, place, governorate, year, from, until, language, open, sort, page } = query
  const days = year === undefined ? { from, to: until } : { year }
  const asked = {
    q,
    kind,
    place,
    governorate,
    ...days,
    language,
    open,
    sort,
    page: page !== undefined && page > 1 ? String(page) : undefined,
  }
  const given = Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return `/search?${new URLSearchParams(given).toString()}`
}
