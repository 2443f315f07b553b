import {
  decisionsOf,
  findState,
  problemAt,
  problemsOfFields,
  Invalid,
  stepsFrom,
  withoutBlanks,
  type Fields,
  type Values,
} from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { requireScanned } from '../files/scanned.ts'
import type { Call, StepContext } from '../platform.ts'
import { lockForWriting, notFound, requirePermission, stateOf, wrongState } from './access.ts'
import { announce } from './changes.ts'
import { findId, type RecordId } from './id.ts'
import type { Model } from './model.ts'
import { complete, getRecord } from './read.ts'
import { referenceProblems } from './references.ts'
import { requireStamp, stampOf } from './update.ts'
import { momentOf, requireNoWorse, requireValid, updateRecord } from './write.ts'

/**
 * Takes a step of a record's states: checks the state, the permission, the input and the capability's guard, then writes all in one.
 * Of two callers who decide at once the first wins; the second sees a state that no longer allows it.
 */
export async function takeStep(call: Call, model: Model, action: string, given: unknown, body: unknown): Promise<Record<string, unknown>> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const input = stepInputOf(call, stepFields(model, action), body)
  return call.platform.database.write(
    { ...call.actor, action: 'transition', ...(typeof input.note === 'string' && { reason: input.note }) },
    transaction => stepWithin(call, transaction, model, { id, action, input }),
  )
}

function stepFields({ resource }: Model, action: string): Fields {
  return { ...resource.options.stepInput?.[action] }
}

interface Step {
  readonly id: RecordId
  readonly action: string
  /** As `stepInputOf` answers it. */
  readonly input: Values
  /** Who counts as the sender of the version, null where that is nobody of the house; undefined: who has sent it. */
  readonly sentBy?: unknown
}

/** The same in a transaction that does more. @throws Invalid, Refused */
export async function stepWithin(
  call: Call,
  transaction: Transaction,
  model: Model,
  { id, action, input: { concurrencyStamp, ...input }, sentBy }: Step,
): Promise<Record<string, unknown>> {
  const row = await lockForWriting(call, transaction, model, id, action)
  const before = await complete(call.platform, transaction, model, row)
  if (concurrencyStamp !== undefined) await requireStamp(call, transaction, model, { row, before }, concurrencyStamp, input)
  const word = stateOf(model, before)
  const step = word === undefined ? undefined : stepsFrom(model.resource, word).find(candidate => candidate.action === action)
  const state = findState(model.resource)
  if (!step || !state || word === undefined) throw wrongState(model, word ?? '')
  requirePermission(call, step.permission)
  const missing = await referenceProblems(call, transaction, stepFields(model, action), input, undefined, [])
  if (missing.length > 0) throw new Invalid(missing)
  const context: StepContext = {
    model,
    record: { ...before, sentBy: sentBy === undefined ? row.sentBy : sentBy },
    input,
    call,
    transaction,
  }
  const rule = call.platform.rulesOf(model.resource).steps?.[action]
  await rule?.guard?.(context)
  const effect = (await rule?.effect?.(context)) ?? {}
  const { liveVersion, currentVersion = before.currentVersion } = effect
  const isOfPublic = typeof liveVersion === 'number'
  // What is public already changes none of its files.
  if (isOfPublic && liveVersion === before.currentVersion) await requireScanned(transaction, model.resource.fields, before)
  const after: Values = { ...before, ...effect, [state.name]: state.table.codes[step.to] }
  // Leaving a draft is submitting, and what is published is looked at once more: then everything binds. What was wrong before, because
  // a rule has been sharpened meanwhile, keeps nobody from deciding on the record or from taking it away. An edit that waits beside what is
  // public stands in the way of no act on that: it is looked at when it is published itself.
  const isSubmitted = momentOf(model, before) === 'save' && momentOf(model, after) === 'submit'
  if (isSubmitted || (isOfPublic && liveVersion === currentVersion)) await requireValid(call, transaction, model, after, before)
  else if (!isOfPublic) requireNoWorse(call, model, after, before)
  rule?.confirm?.(context)
  const values = Object.entries({ ...effect, [state.name]: after[state.name] })
  const columns = new Set([...model.columns.map(column => column.name), ...model.rows.map(({ fieldName }) => fieldName)])
  const known = Object.fromEntries(values.filter(([key]) => columns.has(key)))
  const further = Object.fromEntries(values.filter(([key]) => !columns.has(key)))
  await updateRecord(transaction, model, id, known, { ...stampOf(call), ...further }, after)
  await rule?.after?.(context, after)
  // Who had it open has decided: if it is sent again, it is free again.
  if (decisionsOf(model.resource).some(decision => decision.action === action))
    await transaction.rows(sql`delete from review_hold where resource = ${model.resource.name} and record_id = ${String(id)}`)
  await announce(transaction, model, id)
  return getRecord(call, model, id, transaction)
}

/** What a step is given: the fields that it asks for, and the stamp of the record as the caller has seen it. @throws Invalid */
export function stepInputOf(call: Call, fields: Fields, body: unknown): Values {
  if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
    throw new Invalid([problemAt('', 'object', ['', ''])])
  const { concurrencyStamp, ...given }: Values = { ...body }
  const values = withoutBlanks(fields, given)
  const problems = problemsOfFields(fields, values, 'submit', call.platform.clock)
  if (problems.length > 0) throw new Invalid(problems)
  return { ...values, ...(concurrencyStamp !== undefined && { concurrencyStamp }) }
}
