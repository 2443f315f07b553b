import { visitor, type Caller } from '../../../kernel/kernel.ts'
import { placeTypes } from '../../../modules/places/hierarchy/hierarchy.ts'
import type { SessionPlace, UserDetails } from '../../generic/session.ts'

/** Who works here, for the checks of the screens. */
export function callerOf(session: UserDetails | undefined): Caller {
  if (!session) return visitor
  const names = new Set(session.permissions)
  const { activePlace } = session
  const type = activePlace && typeOf(activePlace)
  return {
    userId: session.user.id,
    isAdmin: session.IsAdmin,
    place: activePlace && type ? { id: activePlace.placeId, type } : undefined,
    can: permission => session.IsAdmin || names.has(permission),
  }
}

/** For the sidebar the internal default counts, and falls back to the default (specification, section 6). */
export function sidebarCallerOf(session: UserDetails | undefined): Caller {
  const internal = session?.UserPlaces.find(place => place.isInternalDefault)
  return callerOf(session && internal ? { ...session, activePlace: internal } : session)
}

/** The word of a place's type. */
export function typeOf({ typeCode }: SessionPlace): string | undefined {
  return Object.entries(placeTypes).find(([, [code]]) => code === typeCode)?.[0]
}
