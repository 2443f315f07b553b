import { useSyncExternalStore } from 'react'
import { keptDetails, sessionKey } from './keptSession.ts'

/** A place of the user, as the browser keeps it (specification, section 3). */
export interface SessionPlace {
  readonly id: string
  readonly typeCode: number
  readonly isDefault: boolean
  readonly isInternalDefault: boolean
  readonly placeId: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

/** What sign-in answered, kept as `userDetails` (specification, section 3). */
export interface UserDetails {
  readonly token_type: string
  readonly access_token: string
  readonly expires_in: number
  readonly loginAt: string
  readonly IsAdmin: boolean
  readonly UserPlaces: readonly SessionPlace[]
  readonly permissions: readonly string[]
  readonly activePlace: SessionPlace | null
  /** Missing in a session of an earlier version. */
  readonly timeZone?: string
  /** Until when a role lets him in without the second factor that it asks for: UTC. Missing in a session of an earlier version. */
  readonly twoFactorDue?: string | null
  readonly user: {
    readonly id: string
    readonly fullName: string
    readonly fullNameEn: string | null
    readonly userName: string
    /** Neither known of a session of an earlier version. */
    readonly photo?: string | null
    readonly lacksContact?: boolean
  }
}

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
  for (const name of ['openFile', 'lastPage']) sessionStorage.removeItem(name)
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
