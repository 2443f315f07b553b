import type { Caller } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Reach } from '../../../server/platform.ts'

/** Place types whose people administer their own places' users alone; the others are the ministry's (portal and administration, section 1.4). */
const delegated = new Set(['authority', 'council', 'directorate', 'lendingFund', 'apla'])

/** Does this caller give rights only within his own places? A caller without a place gives none. */
export function isDelegate({ isAdmin, place }: Caller): boolean {
  return !isAdmin && (place === undefined || delegated.has(place.type))
}

/** The types of the places within which who administers one place assigns users. */
export function placeTypesOf({ place }: Caller): readonly string[] {
  if (place === undefined) return []
  return place.type === 'directorate' ? ['directorate', 'authority', 'council'] : [place.type]
}

/** The places within which a caller assigns users, as a condition on a place's id. */
export function assignablePlaces(caller: Caller, place: SQL): SQL {
  if (!isDelegate(caller)) return sql`true`
  const own = caller.place?.id ?? null
  if (caller.place?.type !== 'directorate') return sql`${place} = ${own}`
  return sql`(${place} = ${own} or ${place} in (select d.id from place d where d.parent = ${own}))`
}

/**
 * Whose accounts a caller administers. A delegate sees only those whose every place lies within his own: an account of the ministry he
 * never sees, not even as one that he may not see. Those that he has made and nobody has assigned yet are his too.
 */
export const usersReach: Reach = {
  visibleTo: (caller, owner) => reached(caller, owner),
  writableBy: reached,
  reachesNew: caller => caller.isAdmin || caller.place !== undefined,
}

function reached(caller: Caller, user: SQL): SQL {
  if (!isDelegate(caller)) return sql`true`
  const places = sql`select from user_place up where up.user_id = ${user}`
  return sql`(not exists (${places} and not ${assignablePlaces(caller, sql`up.place_id`)})
    and (exists (${places}) or exists (select from "system_user" n where n.id = ${user} and n.creator = ${caller.userId ?? null})))`
}

/** Reached by whoever holds the permission, wherever he works. */
export const openReach: Reach = { visibleTo: () => sql`true`, writableBy: () => sql`true`, reachesNew: () => true }
