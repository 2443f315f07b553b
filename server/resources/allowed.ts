import {
  deletionBar,
  findState,
  isDraftState,
  isEditorial,
  Refused,
  stepPermission,
  stepsFrom,
  type AnyResource,
  type Values,
} from '../../kernel/kernel.ts'
import type { Call } from '../platform.ts'
import { reaches, stateOf, wrongState, type FoundRow } from './access.ts'
import type { Model } from './model.ts'

/**
 * What a caller may do with a record as it is now, for the screen to mirror: `update`, `delete`, `publish`, `verify`. The calls themselves
 * look again, and at more: what a step is given, and whether the record is complete.
 */
export function allowedOn(call: Call, model: Model, row: FoundRow): string[] {
  const { caller } = call
  const { resource } = model
  const { without = [] } = resource.options
  const { unchangeable } = call.platform.rulesOf(resource)
  const others = stepsNotOffered(call, model, row)
  const word = stateOf(model, row)
  // A draft is edited by who writes it, and was not sent, so nobody takes it back; elsewhere the table of states says who does what.
  const isOpen = word === undefined || row.isDraft === true || isDraftState(resource, word)
  const steps =
    word === undefined
      ? []
      : stepsFrom(resource, word).filter(({ action }) => !(isOpen && action === 'update') && !(row.isDraft === true && action === 'recall'))
  const buttons = [
    ...(isOpen && !without.includes('update') ? [['write', '.Update']] : []),
    ...(without.includes('delete') || deletionHindrance(model, row) ? [] : [['delete', '.Delete']]),
    ...(resource.publishing === 'switched' ? [[row.isPublished === true ? 'cancelPublish' : 'publish', '.Publish']] : []),
  ].map(([action = '', by = '']) => ({ action, permission: stepPermission(resource, by) }))
  const isWithdrawn = row.isDraft !== undefined && row.liveVersion === null
  const offered = steps.filter(({ action }) => !(action === 'cancelPublish' && isWithdrawn))
  const allowed = [...buttons, ...offered].filter(
    ({ action, permission }) => !others.includes(action) && caller.can(permission) && reaches(row, action),
  )
  if (isOwnDraft(call, model, row) && reaches(row, 'delete')) allowed.push({ action: 'delete', permission: '' })
  const acts = new Set(allowed.map(({ action }) => (action === 'write' ? 'update' : action)))
  if (unchangeable?.(row, call)) acts.delete('update')
  return [...acts]
}

/** Are there steps of the kind: those of its states, or of the switch that publishes it? */
export function hasSteps(resource: AnyResource): boolean {
  return findState(resource) !== undefined || resource.publishing === 'switched'
}

/**
 * Steps of the record's kind that screens do not show: what is somebody else's to take, whatever the caller holds, and what has nothing to do. What he
 * lacks for his own, they say.
 */
export function stepsNotOffered(call: Call, { resource }: Model, row: FoundRow): string[] {
  const { steps = {} } = call.platform.rulesOf(resource)
  return Object.entries(steps).flatMap(([action, { isOf, applies }]) =>
    isOf?.(row, call) === false || applies?.(row) === false ? [action] : [],
  )
}

/** Is it an item of content that the caller has begun and nobody has sent? He deletes it without `.Delete` (domain/portal-and-admin, section 11.2). */
export function isOwnDraft({ caller }: Call, { resource }: Model, { creator, isDraft, sentBy, liveVersion }: Values): boolean {
  if (!isEditorial(resource) || caller.userId === undefined || !caller.can(stepPermission(resource, '.Create'))) return false
  return creator === caller.userId && isDraft === true && sentBy === null && liveVersion === null
}

/** Why a record cannot be deleted in its state; undefined when it can. */
export function deletionHindrance(model: Model, row: Values): Refused | undefined {
  const bar = deletionBar(model.resource, row)
  if (bar === 'published')
    return new Refused('published', 'المادة منشورة. ألغِ نشرها قبل الحذف', 'The item is published. Cancel its publishing before deleting', {
      status: 409,
    })
  return bar && wrongState(model, bar.state)
}
