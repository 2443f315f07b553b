import { codeAsked } from '../../define.ts'
/** What the list of legal texts was asked for, as its address says it. Values of lists by their codes. */
export interface LawQuery {
  readonly q: string | undefined
  readonly type: string | undefined
  readonly subject: string | undefined
  readonly body: string | undefined
  readonly status: string | undefined
  /** The first year and the last one, in this order. */
  readonly from: number | undefined
  readonly until: number | undefined
  readonly isArabicOnly: boolean
  readonly page: number
}

const longestText = 200

/**
 * Reads the query of `/legalEnvironment`, of its page as of its feed. What narrows the list and is no value of its key has been answered before: that is no address
 * (404, `requireValues`). Of the rest what is none is left out.
 */
export function lawQueryOf(query: URLSearchParams): LawQuery {
  const page = Number(query.get('page') ?? 1)
  const [from, until] = yearsIn(query)
  return {
    q: query.get('q')?.trim().slice(0, longestText) || undefined,
    type: codeAsked(query, 'type'),
    subject: codeAsked(query, 'subject'),
    body: codeAsked(query, 'body'),
    status: codeAsked(query, 'status'),
    from,
    until,
    isArabicOnly: query.get('only') === 'ar',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  }
}

/** The years that were asked for: of two the earlier one first; a `year` alone is both. */
function yearsIn(query: URLSearchParams): readonly [from: number | undefined, until: number | undefined] {
  const year = (key: string) => {
    const found = /^(?:19|20)\d{2}$/.exec(query.get(key) ?? '')?.[0]
    return found === undefined ? undefined : Number(found)
  }
  const [from, until] = [year('from') ?? year('year'), year('until') ?? year('year')]
  return from !== undefined && until !== undefined && from > until ? [until, from] : [from, until]
}

/** The one address of a list. */
export function lawPath({ q, type, subject, body, status, from, until, isArabicOnly, page }: LawQuery): string {
  const values = { type, subject, body, status, from, until, q, only: isArabicOnly ? 'ar' : undefined, page: page > 1 ? page : undefined }
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  const query = new URLSearchParams(given).toString()
  return `/legalEnvironment${query ? `?${query}` : ''}`
}
