import type { Requested } from '../database/connect.ts'
import type { Endpoint } from './endpoint.ts'

/** Longer ones are cut: they say what was asked for long before. */
const longestAgent = 300
const longestUrl = 500
/** Parameters whose values open something, or tell who somebody is. */
const isSecret = /ticket|token|key|code|secret|password|invite|phone|email/i

/** What the audit notes of a request: how, where, with which browser, and what its answer is when it holds. */
export function requestedOf(request: Request, { method, contract }: Endpoint): Requested {
  return {
    method,
    url: urlOf(new URL(request.url)),
    agent: request.headers.get('user-agent')?.slice(0, longestAgent) ?? undefined,
    status: contract.answers === 'nothing' ? 204 : 200,
  }
}

/** The path and the query, without the values of secrets. */
export function urlOf({ pathname, searchParams }: URL): string {
  const query = [...searchParams].map(([name, value]) => `${name}=${isSecret.test(name) ? '•••' : value}`).join('&')
  return (query === '' ? pathname : `${pathname}?${query}`).replaceAll('\u0000', '').slice(0, longestUrl)
}
