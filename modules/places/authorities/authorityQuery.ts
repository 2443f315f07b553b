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
  readonly page: number
}

/** Reads the query of `/localComms`; what is no value of its key is left out. */
export function authorityQueryOf(query: URLSearchParams): AuthorityQuery {
  const code = (key: string) => /^[A-Za-z0-9]{1,40}$/.exec(query.get(key) ?? '')?.[0]
  const page = Number(query.get('page') ?? 1)
  return {
    governorate: code('governorate'),
    region: code('region'),
    type: code('type'),
    class: code('class'),
    q: query.get('q')?.trim().slice(0, 200) || undefined,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The one address of a list: its governorate stands in the path. */
export function authorityPath({ governorate, region, type, class: municipalityClass, q, page }: AuthorityQuery): string {
  const rest = { region, type, class: municipalityClass, q, page: page > 1 ? String(page) : undefined }
  const given = Object.entries(rest).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  const query = new URLSearchParams(given).toString()
  return `/localComms${governorate ? `/${governorate}` : ''}${query ? `?${query}` : ''}`
}
