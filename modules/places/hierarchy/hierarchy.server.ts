import type { Caller, Scope } from '../../../kernel/kernel.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Reach } from '../../../server/platform.ts'
import type { PlaceScope, Reaching } from './hierarchy.ts'

/** What each word of a scope's table means in SQL; `owner` is the column that names the place of a row. */
const conditions = {
  none: () => sql`false`,
  all: () => sql`true`,
  own: (owner, caller) => sql`${owner} = ${caller.place?.id ?? null}`,
  members: (owner, caller) =>
    sql`${owner} in (select m.authority from council_membership m where m.council = ${caller.place?.id ?? null} and m.membership_status = 1)`,
  councils: (owner, caller) =>
    sql`${owner} in (select m.council from council_membership m where m.authority = ${caller.place?.id ?? null} and m.membership_status = 1)`,
  governorate: (owner, caller) =>
    sql`${owner} in (select g.id from place g where g.governorate = (select d.governorate from place d where d.id = ${caller.place?.id ?? null}))`,
  directorate: (owner, caller) =>
    sql`(${owner} = ${caller.place?.id ?? null} or ${owner} in (select d.id from place d where d.parent = ${caller.place?.id ?? null}))`,
} satisfies Record<Reaching, (owner: SQL, caller: Caller) => SQL>

/** The two answers of a place scope. A caller without a place reaches nothing, an administrator everything. */
export function reachOf(scope: Scope): Reach {
  if (!isPlaceScope(scope)) throw new Error(`${scope.scope} is no scope of places`)
  const rowOf = (caller: Caller) => Object.entries(scope.table).find(([type]) => type === caller.place?.type)?.[1]
  return {
    isByPlace: true,
    visibleTo: (caller, owner, isPublic) => {
      const reading = caller.isAdmin ? 'all' : (rowOf(caller)?.[0] ?? 'none')
      return reading === 'publishedOnly' ? isPublic : conditions[reading](owner, caller)
    },
    writableBy: (caller, owner) => conditions[caller.isAdmin ? 'all' : (rowOf(caller)?.[1] ?? 'none')](owner, caller),
    // What does not exist yet is not the caller's own place, and stands in no council's list.
    reachesNew: caller => caller.isAdmin || ['directorate', 'governorate', 'all'].includes(rowOf(caller)?.[1] ?? 'none'),
  }
}

function isPlaceScope(scope: Scope): scope is PlaceScope {
  return 'table' in scope
}
