import { visitor, type Caller } from '../../../kernel/kernel.ts'
import { placeTypeOf, sidebarPlaceOf } from '../../../modules/places/hierarchy/hierarchy.ts'
import type { UserDetails } from '../../generic/session.ts'

/** Who works here, for the checks of the screens. */
export function callerOf(session: UserDetails | undefined): Caller {
  if (!session) return visitor
  const names = new Set(session.permissions)
  const { activePlace } = session
  const type = activePlace ? placeTypeOf(activePlace.typeCode) : undefined
  return {
    userId: session.user.id,
    isAdmin: session.IsAdmin,
    place: activePlace && type ? { id: activePlace.placeId, type } : undefined,
    can: permission => session.IsAdmin || names.has(permission),
  }
}

/** For the sidebar the internal default counts, and falls back to the default (specification, section 6). */
export function sidebarCallerOf(session: UserDetails | undefined): Caller {
  const place = session && sidebarPlaceOf(session.UserPlaces)
  return callerOf(place ? { ...session, activePlace: place } : session)
}
