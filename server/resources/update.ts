import {
  decisionsOf,
  findState,
  isDraftState,
  Invalid,
  pairsOf,
  problemAt,
  Refused,
  stepPermission,
  stepsFrom,
  type Problem,
  type Values,
} from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { requireScanned } from '../files/scanned.ts'
import type { Call } from '../platform.ts'
import { lockForWriting, notFound, outOfScope, reaches, requirePermission, stateOf, wrongState, type FoundRow } from './access.ts'
import { announce } from './changes.ts'
import { findId, newStamp, type RecordId } from './id.ts'
import { minorLabel, noteLanguages } from './languages.ts'
import type { Model } from './model.ts'
import { complete, getRecord, shown } from './read.ts'
import { claimFiles } from './references.ts'
import { keepVersion } from './versions.ts'
import { emptied, inputOf, requireValid, updateRecord } from './write.ts'

/**
 * Changes a record: a field left out keeps its value, null empties it, child rows are replaced as a set.
 * @throws Invalid, Refused (404 not there, 403 out of scope, 409 changed by somebody else, with both versions, or not to be edited now)
 */
export async function updateRecordOf(call: Call, model: Model, body: unknown): Promise<Record<string, unknown>> {
  const change = await changeOf(call, model, body)
  return call.platform.database.write(call.actor, transaction => updateWithin(call, transaction, model, change))
}

/** A change as it was asked for, and what is already known to be wrong with it. */
export interface Change {
  readonly id: RecordId
  readonly given: Values
  /** Of the record as it was read; null: nothing was said. */
  readonly concurrencyStamp: unknown
  readonly isMinor: boolean
  readonly problems: readonly Problem[]
}

/** Reads what an update asks for, before its transaction. @throws Invalid, Refused where no record is named */
export async function changeOf(call: Call, model: Model, body: unknown): Promise<Change> {
  const { values, problems } = inputOf(model, body, ['id', 'concurrencyStamp', ...(pairsOf(model.resource).length > 0 ? ['isMinor'] : [])])
  const { id: named = null, concurrencyStamp = null, isMinor, ...given } = values
  const wrongMinor = typeof (isMinor ?? false) === 'boolean' ? [] : [problemAt('isMinor', 'boolean', minorLabel)]
  const id = findId(model, named)
  if (id === undefined) throw named === null ? new Invalid([...problems, problemAt('id', 'required', ['المعرف', 'Id'])]) : notFound()
  const wrongBefore = (await call.platform.rulesOf(model.resource).problemsBefore?.(call, given, id)) ?? []
  const found = [...problems, ...wrongBefore, ...wrongMinor, ...(concurrencyStamp === null ? [stampMissing()] : [])]
  return { id, given, concurrencyStamp, isMinor: isMinor === true, problems: found }
}

interface Further {
  /** Looks at the row once it is locked. @throws Refused */
  readonly guard?: (row: FoundRow) => void
  /** A draft is sent with it. */
  readonly isSent?: boolean
}

/** The same in a transaction that does more. @throws Invalid, Refused */
export async function updateWithin(
  call: Call,
  transaction: Transaction,
  model: Model,
  { id, given, concurrencyStamp, isMinor, problems }: Change,
  { guard, isSent = false }: Further = {},
): Promise<Record<string, unknown>> {
  const rules = call.platform.rulesOf(model.resource)
  await rules.lockFirst?.(transaction, id, given)
  const row = await lockForWriting(call, transaction, model, id, 'write', 'update')
  guard?.(row)
  const before = await complete(call.platform, transaction, model, row)
  const state = stateAfterUpdate(call, model, row)
  if (concurrencyStamp !== null) await requireStamp(call, transaction, model, { row, before }, concurrencyStamp, given)
  const input = rules.prepared?.(given, before) ?? given
  const bar = rules.unchangeable?.(row, call)
  if (bar) throw bar
  rules.mayUpdate?.(before, input, call.caller)
  const isReviewed = model.resource.publishing === 'reviewed'
  const isDraft = before.isDraft === true && !isSent
  const changed = { ...input, ...state }
  const whole = { ...before, ...changed, ...(isReviewed && { isDraft }) }
  const record = { ...whole, ...emptied(call, model, whole, input) }
  await requireValid(call, transaction, model, record, before, problems)
  // What is public takes no file that citizens could not open.
  if (model.resource.publishing === 'switched' && row.isPublished === true) await requireScanned(transaction, model.resource.fields, record)
  const more = (await rules.beforehand?.(call, transaction, record, before)) ?? {}
  const written = { ...record, ...more }
  const version = Number(before.currentVersion ?? 0) + 1
  const sentBy = isDraft || isCorrection(call, model, row) ? row.sentBy : call.caller.userId
  await updateRecord(
    transaction,
    model,
    id,
    { ...changed, ...emptied(call, model, whole, input), ...more },
    { ...stampOf(call), ...(isReviewed && { isDraft, currentVersion: version, sentBy }) },
    written,
  )
  await claimFiles(transaction, model.resource, id, written)
  await noteLanguages(transaction, model, id, { before, after: written, isMinor })
  await rules.written?.(call, transaction, String(id), written, before)
  if (isReviewed) await keepVersion(transaction, model, id, version, written, call.caller.userId)
  await announce(transaction, model, id)
  return getRecord(call, model, id, transaction)
}

/**
 * Does whoever decides on an item that another has sent correct it? It stays that one's, as where he saves and publishes it in one: two have seen it,
 * and he may still decide on it.
 */
function isCorrection(call: Call, model: Model, row: FoundRow): boolean {
  const { caller, platform } = call
  const { resource } = model
  const { unpublishable } = platform.rulesOf(resource)
  if (!unpublishable || row.isDraft === true || typeof row.sentBy !== 'string' || row.sentBy === caller.userId) return false
  const word = stateOf(model, row)
  return (
    decisionsOf(resource).some(({ from, action }) => from === word && action === 'publish') &&
    caller.can(stepPermission(resource, '.Publish')) &&
    unpublishable(row, call) === undefined
  )
}

/** What is written with every change. */
export function stampOf(call: Call): Record<string, unknown> {
  return { concurrencyStamp: newStamp(), lastModifier: call.caller.userId ?? null, lastModificationTime: sql`now()` }
}

/** @throws Refused with both versions, the saved one as Get answers it, when somebody else has changed the record since it was read */
export async function requireStamp(
  call: Call,
  transaction: Transaction,
  model: Model,
  { row, before }: { readonly row: FoundRow; readonly before: Values },
  stamp: unknown,
  mine: Values,
): Promise<void> {
  if (before.concurrencyStamp === stamp) return
  throw new Refused('stale', 'عدّل مستخدم آخر هذا السجل. قارن بين النسختين', 'Another user changed this record. Compare both versions', {
    status: 409,
    details: { theirs: await shown(call, model, row, before, transaction), mine },
  })
}

function stampMissing(): Problem {
  return problemAt('concurrencyStamp', 'required', ['ختم التزامن', 'Concurrency stamp'])
}

/** Which state an edit leads to. A draft stays; elsewhere the table must have an `update` step, and the caller must reach the row for it. */
function stateAfterUpdate(call: Call, model: Model, before: FoundRow): Record<string, unknown> {
  const state = findState(model.resource)
  const word = stateOf(model, before)
  if (!state || word === undefined) return {}
  if (isDraftState(model.resource, word) || before.isDraft === true) {
    if (!reaches(before, 'write')) throw outOfScope()
    requirePermission(call, stepPermission(model.resource, '.Update'))
    return {}
  }
  const step = stepsFrom(model.resource, word).find(({ action }) => action === 'update')
  if (!step || !reaches(before, 'update')) throw wrongState(model, word)
  requirePermission(call, step.permission)
  return { [state.name]: state.table.codes[step.to] }
}
