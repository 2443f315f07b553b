import { createHash } from 'node:crypto'
import { findState, Invalid, problemAt, Refused, stepPermission, type Problem, type Values } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { allOf, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { outOfScope, requirePermission, requireWritable } from './access.ts'
import { announce } from './changes.ts'
import { isId, newIdOf, newStamp } from './id.ts'
import type { Model } from './model.ts'
import { getRecord } from './read.ts'
import { claimFiles } from './references.ts'
import { keepVersion } from './versions.ts'
import { emptied, initialValues, inputOf, insertRecord, ownerLabel, requireValid } from './write.ts'

/**
 * Makes a record. The same `Idempotency-Key` of the same caller makes it once and answers it again.
 * @param ofSystem values that no caller gives
 * @throws Invalid, Refused
 */
export async function createRecord(
  call: Call,
  model: Model,
  body: unknown,
  idempotencyKey: string | undefined,
  ofSystem: Values = {},
): Promise<Record<string, unknown>> {
  const { problemsBefore } = call.platform.rulesOf(model.resource)
  const found = (await problemsBefore?.(call, inputOf(model, body, []).values, undefined)) ?? []
  return call.platform.database.write(call.actor, transaction =>
    createWithin(call, transaction, model, { body, idempotencyKey, ofSystem, found }),
  )
}

interface Creation {
  readonly body: unknown
  readonly idempotencyKey?: string | undefined
  /** Values that no caller gives. */
  readonly ofSystem?: Values
  /** What is already known to be wrong. */
  readonly found?: readonly Problem[]
}

/** The same in a transaction that does more. @throws Invalid, Refused */
export async function createWithin(
  call: Call,
  transaction: Transaction,
  model: Model,
  { body, idempotencyKey, ofSystem = {}, found = [] }: Creation,
): Promise<Record<string, unknown>> {
  const { owner } = model.resource.scope
  const isReviewed = model.resource.publishing === 'reviewed'
  const rules = call.platform.rulesOf(model.resource)
  const { values, problems } = inputOf(model, body, [...(owner === 'id' ? [] : [owner]), ...(isReviewed ? ['isDraft'] : [])])
  const input = rules.prepared?.(values, undefined) ?? values
  const known = idempotencyKey ? await remember(call, transaction, model, idempotencyKey, body) : undefined
  if (known !== undefined) return getRecord(call, model, known, transaction)
  const given = { ...initialValues(model, call.platform.clock.today()), ...input, ...ofSystem, ...firstState(call, model, input) }
  const record = { ...given, ...emptied(call, model, given, input) }
  const place = ownerFor(call, model, input)
  await requireValid(call, transaction, model, record, undefined, [...problems, ...found, ...problemsBeside(model, input)])
  const written = { ...record, ...(await rules.beforehand?.(call, transaction, record, undefined)) }
  const id = await newIdOf(transaction, model)
  await insertRecord(transaction, model, id, written, {
    concurrencyStamp: newStamp(),
    creator: call.caller.userId ?? null,
    ...(owner !== 'id' && { [owner]: place }),
    ...(isReviewed && {
      isDraft: record.isDraft === true,
      currentVersion: 1,
      sentBy: record.isDraft === true ? null : call.caller.userId,
    }),
  })
  await requireWritable(call, transaction, model, id)
  await requireOwner(call, transaction, model, place, owner in input)
  await claimFiles(transaction, model.resource, id, written)
  await rules.written?.(call, transaction, String(id), written, undefined)
  if (isReviewed) await keepVersion(transaction, model, id, 1, written, call.caller.userId)
  if (idempotencyKey)
    await transaction.rows(
      sql`update idempotency_key set record_id = ${id} where user_id = ${call.caller.userId ?? null} and key = ${idempotencyKey}`,
    )
  await announce(transaction, model, id)
  return getRecord(call, model, id, transaction)
}

/** The state that the first step enters; a record that goes to review at once needs the permission for that too. */
function firstState(call: Call, model: Model, input: Values): Record<string, unknown> {
  const state = findState(model.resource)
  const first = state?.table.steps.find(([from, action]) => from === null && action === 'create')
  if (!state || !first) return {}
  requirePermission(call, stepPermission(model.resource, first[3]))
  const isDraft = input.isDraft === true
  const isReviewed = model.resource.publishing === 'reviewed'
  // What has no draft to hand in is sent by who makes it.
  const isHandedIn = state.table.steps.some(([, action]) => action === 'submit')
  if (isReviewed && isHandedIn && !isDraft) requirePermission(call, stepPermission(model.resource, '.Submit'))
  return { [state.name]: state.table.codes[first[2]], ...(isReviewed && { isDraft }) }
}

/** What is wrong with what stands beside the fields: whether it is a draft, whose it is. */
function problemsBeside(model: Model, input: Values): Problem[] {
  const { isDraft = false, [model.resource.scope.owner]: place = null } = input
  return [
    ...(typeof isDraft === 'boolean' ? [] : [problemAt('isDraft', 'boolean', ['مسودة', 'Draft'])]),
    ...(place === null || isId(place) ? [] : [problemAt(model.resource.scope.owner, 'reference', ownerLabel)]),
  ]
}

/** Whose the record is: what the caller said, else what the capability says, else his active place. */
function ownerFor({ caller, platform }: Call, model: Model, input: Values): string | null {
  const { owner, isOptional } = model.resource.scope
  if (owner === 'id') return null
  const said = input[owner]
  if (said === null && isOptional) {
    if (!caller.isAdmin) throw outOfScope(owner)
    return null
  }
  const { ownerOf } = platform.rulesOf(model.resource)
  const place = typeof said === 'string' ? said : ownerOf ? ownerOf(caller) : (caller.place?.id ?? null)
  if (place === null && !isOptional)
    throw new Refused('selectPlace', 'يرجى اختيار جهة أولًا', 'Select a user place before', { field: owner })
  return place
}

/** A sheet belongs to an authority, not to whoever writes it. @param isSaid the caller named the owner himself */
async function requireOwner(
  { platform }: Call,
  transaction: Transaction,
  model: Model,
  place: string | null,
  isSaid: boolean,
): Promise<void> {
  const { owner, ownedBy, ownerIs = {} } = model.resource.scope
  const target = ownedBy === undefined ? undefined : platform.models.get(ownedBy)
  if (!target || place === null) return
  const conditions = Object.entries(ownerIs).map(([key, value]) => sql`${target.at(key)} = ${value}`)
  if (await transaction.find(sql`select 1 from ${target.from} where ${allOf([sql`t.id = ${place}`, ...conditions])}`)) return
  if (isSaid) throw new Invalid([problemAt(owner, conditions.length > 0 ? 'choice' : 'reference', ownerLabel)])
  throw new Refused('selectPlace', 'يرجى اختيار جهة أولًا', 'Select a user place before', { field: owner })
}

const longestKey = 100

/** @returns the record that this key made before; a key that was used for something else is refused */
async function remember(call: Call, transaction: Transaction, model: Model, key: string, body: unknown): Promise<string | undefined> {
  if (key.length > longestKey)
    throw new Refused('keyTooLong', 'مفتاح التكرار طويل جدًا', `The Idempotency-Key has more than ${longestKey} characters`)
  const user = call.caller.userId ?? null
  const hash = createHash('sha256')
    .update(JSON.stringify([model.resource.name, body]))
    .digest('hex')
  await transaction.rows(
    sql`insert into idempotency_key (user_id, key, request_hash) values (${user}, ${key}, ${hash}) on conflict do nothing`,
  )
  const row = await transaction.find<{ request_hash: string; record_id: string | null }>(
    sql`select request_hash, record_id from idempotency_key where user_id = ${user} and key = ${key} for update`,
  )
  if (row && row.request_hash !== hash)
    throw new Refused('keyUsed', 'استُعمل مفتاح التكرار هذا لطلب آخر', 'This Idempotency-Key was used for another request', { status: 422 })
  return row?.record_id ?? undefined
}
