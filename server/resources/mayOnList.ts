import { stepPermission, type AnyResource, type Caller } from '../../kernel/kernel.ts'
import { holdsAlways, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import type { Model } from './model.ts'
import type { ListQuery } from './query.ts'

/** The permission under which a list is exported: the one for exporting where the tree has it, else that under which it is read. */
export function exportPermission({ permission }: AnyResource, permissions: ReadonlySet<string>): string {
  return permissions.has(`${permission}.Export`) ? `${permission}.Export` : permission
}

/**
 * What a caller may do with a list, for the screen to mirror: `create` a record of whom the list is narrowed to (else of his own place),
 * `export` it. The calls themselves look again.
 */
export async function allowedOnList(call: Call, model: Model, query: ListQuery, permissions: ReadonlySet<string>): Promise<string[]> {
  const { caller } = call
  const isMade = model.resource.options.without?.includes('create') !== true
  const mayCreate = isMade && caller.can(stepPermission(model.resource, '.Create')) && (await reachesNew(call, model, query))
  return [...(mayCreate ? ['create'] : []), ...(caller.can(exportPermission(model.resource, permissions)) ? ['export'] : [])]
}

async function reachesNew({ platform, caller }: Call, model: Model, query: ListQuery): Promise<boolean> {
  const { resource } = model
  const { owner, ownedBy, isOptional } = resource.scope
  const reach = platform.reachOf(resource.scope)
  if (owner === 'id') return reach.reachesNew(caller)
  const place = narrowedTo(query, owner) ?? usualOwner(caller, platform.rulesOf(resource).ownerOf)
  // An administrator without a place names the owner in the form, or leaves it to the ministry.
  if (place === null) return caller.isAdmin && (isOptional === true || ownedBy === undefined)
  const target = ownedBy === undefined ? undefined : platform.models.get(ownedBy)
  const isOwner = target ? sql`exists (select from ${target.from} where t.id = ${place})` : sql`true`
  const writable = reach.writableBy(caller, sql`${place}::uuid`)
  if (holdsAlways(writable) && holdsAlways(isOwner)) return true
  const row = await platform.database.find<{ may: boolean }>(sql`select ${writable} and ${isOwner} as may`)
  return row?.may === true
}

/** Whose records alone the list shows. */
function narrowedTo({ filters }: ListQuery, owner: string): string | undefined {
  const [only, ...others] = filters.find(({ column }) => column === owner)?.oneOf ?? []
  return typeof only === 'string' && others.length === 0 ? only : undefined
}

function usualOwner(caller: Caller, ownerOf: ((caller: Caller) => string | null) | undefined): string | null {
  return ownerOf ? ownerOf(caller) : (caller.place?.id ?? null)
}
