import type { Caller, Scope } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../../server/database/sql.ts'
import type { Reach } from '../../server/platform.ts'
import type { PlaceType } from './define.ts'

type Reaching = 'none' | 'own' | 'all'
/** How far each type of place reaches: reading, writing. */
export type ScopeTable = Readonly<Record<PlaceType, readonly [read: Reaching | 'publishedOnly', write: Reaching]>>
interface TableScope<Owner extends string = string, Value = unknown> extends Scope<Owner, Value> {
  readonly table: ScopeTable
}

const ofBranches: ScopeTable = {
  desk: ['own', 'own'],
  headOffice: ['all', 'all'],
  archive: ['all', 'none'],
  partner: ['publishedOnly', 'none'],
  garden: ['none', 'none'],
}

/** What belongs to a branch. */
export const branchStock: TableScope<'branchId', string> = { scope: 'branchStock', owner: 'branchId', table: ofBranches }
/** What a branch makes known; what no branch does is the library's own. */
export const issuing: TableScope<'issuer', string | null> = { scope: 'issuing', owner: 'issuer', isOptional: true, table: ofBranches }
/** What belongs to nobody. */
export const everywhere: TableScope<'id', never> = {
  scope: 'everywhere',
  owner: 'id',
  table: {
    desk: ['all', 'none'],
    headOffice: ['all', 'all'],
    archive: ['all', 'none'],
    partner: ['all', 'none'],
    garden: ['none', 'none'],
  },
}

const conditions = {
  none: () => sql`false`,
  all: () => sql`true`,
  own: (owner, caller) => sql`${owner} = ${caller.place?.id ?? null}`,
} satisfies Record<Reaching, (owner: SQL, caller: Caller) => SQL>

/** What the words of a scope's table mean. An administrator reaches everything, who has no place nothing. */
export function reachOf(scope: Scope): Reach {
  if (!isTableScope(scope)) throw new Error(`${scope.scope} is no scope of the library`)
  const rowOf = (caller: Caller) => Object.entries(scope.table).find(([type]) => type === caller.place?.type)?.[1]
  return {
    visibleTo: (caller, owner, isPublic) => {
      const reading = caller.isAdmin ? 'all' : (rowOf(caller)?.[0] ?? 'none')
      return reading === 'publishedOnly' ? isPublic : conditions[reading](owner, caller)
    },
    writableBy: (caller, owner) => conditions[caller.isAdmin ? 'all' : (rowOf(caller)?.[1] ?? 'none')](owner, caller),
    reachesNew: caller => caller.isAdmin || rowOf(caller)?.[1] === 'all',
  }
}

function isTableScope(scope: Scope): scope is TableScope {
  return 'table' in scope
}
