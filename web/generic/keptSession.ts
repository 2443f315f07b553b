import { isObject, keptIn } from './kept.ts'
import type { UserDetails } from './session.ts'

export const sessionKey = 'userDetails'

/** What the browser keeps of the session, for the small script of the portal too; undefined when there is none. */
export function keptDetails(): UserDetails | undefined {
  const kept = keptIn(localStorage, sessionKey)
  return isDetails(kept) ? kept : undefined
}

function isDetails(value: unknown): value is UserDetails {
  return isObject(value) && ['access_token', 'loginAt', 'permissions', 'user'].every(name => name in value)
}
