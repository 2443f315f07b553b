import { useSyncExternalStore } from 'react'
import { keptDetails, openFileKey, sessionKey, type UserDetails } from './keptSession.ts'

export type { SessionPlace, UserDetails } from './keptSession.ts'

const listeners = new Set<() => void>()
let known: { text: string | null; details: UserDetails | undefined } = { text: null, details: undefined }

/** The session that the browser keeps; undefined when there is none. The same object until it changes. */
export function readSession(): UserDetails | undefined {
  const text = localStorage.getItem(sessionKey)
  if (text !== known.text) known = { text, details: keptDetails() }
  return known.details
}

/** Keeps a session, or what has changed of it. */
export function keepSession(details: UserDetails): void {
  localStorage.setItem(sessionKey, JSON.stringify(details))
  tell()
}

/** Forgets everything that belongs to the session; drafts of forms stay, tied to the user's id. */
export function forgetSession(): void {
  for (const name of [sessionKey, 'planData', 'firebaseToken', 'lastOpened']) localStorage.removeItem(name)
  // The file that he has open is his too, as the page is that he was on; the next one who signs in here has others.
  for (const name of [openFileKey, 'lastPage']) sessionStorage.removeItem(name)
  tell()
}

const endKey = 'sessionEnded'

/** Notes for the next page of this tab that the session has ended, and where its user was. @param path within this site */
export function noteSessionEnd(path: string): void {
  sessionStorage.setItem(endKey, path)
}

/** Has the session come to its end? It lasts `expires_in` seconds from `loginAt`, whatever is done meanwhile. */
export function isExpired({ loginAt, expires_in }: UserDetails, now = Date.now()): boolean {
  return now >= Date.parse(loginAt) + expires_in * 1000
}

/** The session, kept up to date also when another tab signs in or out. */
export function useSession(): UserDetails | undefined {
  return useSyncExternalStore(subscribe, readSession, () => undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
