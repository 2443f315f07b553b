import { isObject, keptIn } from './kept.ts'

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

/** Under which it is kept. */
export const sessionKey = 'userDetails'
/** Under which a tab keeps the file that is open on the desk: it goes with the place that it was opened for. */
export const openFileKey = 'openFile'

/** What the browser keeps of the session, for the small script of the portal too; undefined when there is none. */
export function keptDetails(): UserDetails | undefined {
  const kept = keptIn(localStorage, sessionKey)
  return isDetails(kept) ? kept : undefined
}

function isDetails(value: unknown): value is UserDetails {
  return isObject(value) && ['access_token', 'loginAt', 'permissions', 'user'].every(name => name in value)
}
