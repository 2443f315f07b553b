import { data, redirect } from 'react-router'

/** What the API says that is not there (404) or no longer public (410) is so for the page too; anything else is a fault. */
export function orMissing<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    const status = statusOfGone(error)
    return status === undefined ? Promise.reject(error) : missing(status)
  })
}

/** What a page has beside its subject, as orMissing asks for that: where it is not there, or no longer public, the page does without. */
export function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => (statusOfGone(error) === undefined ? Promise.reject(error) : undefined))
}

function statusOfGone(error: unknown): 404 | 410 | undefined {
  // Told by its shape: the client that throws it lives in the server, not in this bundle.
  return error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410) ? error.status : undefined
}

/** Ends a loader with the page of what is not there, or no longer. */
export function missing(status: 404 | 410 = 404): Promise<never> {
  return Promise.reject(data(null, { status }))
}

/** Ends a loader with the page's one address, for good. @param path in the page's language */
export function moved(path: string): Promise<never> {
  return Promise.reject(redirect(path, 301))
}

/** The page that was asked for in the query, from 1; what is no page is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** In this order a list is asked by who follows it: whoever has read all of it once hears of everything that comes. */
export const byPublication = { sorting: 'publishedAt desc' } as const

/** A query without what is empty, in the order of the keys; begins with its question mark. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(values).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Where programs follow a list, by the very filters that its page has. @param list path of the page in Arabic, with its query */
export function feedOfList(list: string, file: 'feed.xml' | 'feed.atom' = 'feed.xml'): string {
  const [path = '', query] = list.split('?')
  return `${path}/${file}${query === undefined ? '' : `?${query}`}`
}
