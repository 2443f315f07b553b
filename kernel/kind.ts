import { callsOf, decisionsOf, findState, stepPermission } from './steps.ts'
import type { Label } from './field.ts'
import type { AnyOptions, AnyResource } from './resource.ts'

/** What all pages of the dashboard know of a kind of record, whose definition only what shows it loads: its names, who may, how its records are reached. */
export interface Kind {
  readonly name: string
  readonly label: AnyOptions['label']
  readonly permission: string
  /** The first part of the address of its calls. */
  readonly calls: string
  /** The column that says to whom a record belongs, and the kind of its owner where that is always the same. */
  readonly scope: { readonly owner: string; readonly ownedBy?: string }
  /** Nobody makes records of it by hand. */
  readonly isGiven?: true
  /** The permissions of which any one decides on records that wait. */
  readonly decidedBy?: readonly string[]
  /** The permission to begin a record, where people bring it through states. */
  readonly begunBy?: string
  /** The fields that are rows of a table of their own. */
  readonly rows?: Readonly<Record<string, Label>>
}

/** What is known of a kind everywhere. It holds no functions, so that a build can write it down. */
export function kindOf(resource: AnyResource): Kind {
  const { name, permission, scope, options } = resource
  const decidedBy = [...new Set(decisionsOf(resource).map(decision => decision.permission))]
  const rows = Object.entries(resource.fields).flatMap(([field, { fields, label }]) => (fields ? [[field, label] as const] : []))
  return {
    name,
    label: options.label,
    permission,
    calls: callsOf(resource),
    scope: { owner: scope.owner, ...(scope.ownedBy !== undefined && { ownedBy: scope.ownedBy }) },
    ...(options.without?.includes('create') && { isGiven: true }),
    ...(decidedBy.length > 0 && { decidedBy }),
    ...(isBegun(resource) && { begunBy: stepPermission(resource, '.Create') }),
    ...(rows.length > 0 && { rows: Object.fromEntries(rows) }),
  }
}

/** Is it people who begin such a record, and bring it through its states? What only the clock makes is nobody's work. */
function isBegun(resource: AnyResource): boolean {
  return findState(resource)?.table.steps.some(([from, , , by]) => from === null && by !== 'clock') === true
}
