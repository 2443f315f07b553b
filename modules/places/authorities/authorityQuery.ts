/** The ways in which the list is shown; the first where nothing is said. */
export const authorityViews = ['cards', 'table', 'map'] as const
export type AuthorityView = (typeof authorityViews)[number]

/** What a list of authorities was asked for, as its address says it. */
export interface AuthorityQuery {
  /** Two digits. */
  readonly governorate: string | undefined
  /** Code of lookup region: of the governorates that lie there. */
  readonly region: string | undefined
  /** Code of lookup localAuthorityType. */
  readonly type: string | undefined
  /** Code of lookup municipalityClass. */
  readonly class: string | undefined
  readonly q: string | undefined
  readonly view: AuthorityView
  /** The codes that are to be set beside one another, as they were given, each once; undefined: no comparison was asked for. */
  readonly compare: readonly string[] | undefined
  readonly page: number
}

/** The list whole, as it is shown first. */
export const everything: AuthorityQuery = {
  governorate: undefined,
  region: undefined,
  type: undefined,
  class: undefined,
  q: undefined,
  view: 'cards',
  compare: undefined,
  page: 1,
}

/** So many authorities are set beside one another. */
export const mostCompared = 4
// Who chooses more is told so, and sees what he chose: up to here.
const mostRead = 12

/**
 * Reads the query of `/localComms`, of its page as of its feed. What narrows the list and is no value of its key has been answered before: that is no address
 * (404, `requireValues`). Of the rest what is none is left out.
 */
export function authorityQueryOf(query: URLSearchParams): AuthorityQuery {
  const code = (key: string) => /^[A-Za-z0-9]{1,40}$/.exec(query.get(key) ?? '')?.[0]
  const page = Number(query.get('page') ?? 1)
  const view = authorityViews.find(one => one === query.get('view')) ?? 'cards'
  return {
    governorate: code('governorate'),
    region: code('region'),
    type: code('type'),
    class: code('class'),
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    view,
    compare: query.has('compare') ? codesOf(query.getAll('compare')) : undefined,
    // A map shows all of its list.
    page: view !== 'map' && Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The page's own forms give each code by itself; who writes an address parts them by commas or spaces. */
function codesOf(given: readonly string[]): string[] {
  const codes = given.flatMap(text => text.split(/[\s,،]+/)).filter(Boolean)
  return [...new Set(codes)].slice(0, mostRead)
}

/** The address of a list as it is shown: its governorate stands in the path. */
export function authorityPath({ governorate, compare = [], ...rest }: AuthorityQuery): string {
  const given = [...Object.entries(valuesOf(rest)), ...compare.map(code => ['compare', code])].flatMap(([key, value]) =>
    key === undefined || value === undefined ? [] : [[key, value]],
  )
  const query = new URLSearchParams(given).toString()
  return `/localComms${governorate ? `/${governorate}` : ''}${query ? `?${query}` : ''}`
}

/** The one address of a list, however it is shown and whatever of it is compared. */
export function plainPath(query: AuthorityQuery): string {
  return authorityPath({ ...query, view: 'cards', compare: undefined })
}

/** What a form of the list's page says again beside its own fields, so that nothing of the address is lost: in the order of the address. */
export function valuesOf({ region, type, class: municipalityClass, q, view, page }: Omit<AuthorityQuery, 'governorate' | 'compare'>) {
  return {
    region,
    type,
    class: municipalityClass,
    q,
    view: view === 'cards' ? undefined : view,
    page: page > 1 ? String(page) : undefined,
  }
}
