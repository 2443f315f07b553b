import { Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { lockForWriting, notFound, type FoundRow } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import type { Model } from '../../../server/resources/model.ts'
import { complete, getRecord } from '../../../server/resources/read.ts'
import { requireStamp, stampOf } from '../../../server/resources/update.ts'
import { updateRecord } from '../../../server/resources/write.ts'
import { requireMayTouch } from './giving.server.ts'

/** A record that a call works on, locked within what its caller reaches. */
export interface Target {
  readonly id: string
  readonly model: Model
  readonly row: FoundRow
}

/** The user of a call's path, locked. An administrator's account is touched by administrators alone. @throws Refused */
export async function lockUser(call: Call, transaction: Transaction, id: unknown): Promise<Target> {
  const target = await lock(call, transaction, 'systemUser', id)
  requireMayTouch(call.caller, target.row)
  return target
}

/** The role of a call's path, locked. @throws Refused */
export function lockRole(call: Call, transaction: Transaction, id: unknown): Promise<Target> {
  return lock(call, transaction, 'userRole', id)
}

async function lock(call: Call, transaction: Transaction, name: string, id: unknown): Promise<Target> {
  if (!isId(id)) throw notFound()
  const model = modelOf(call.platform, name)
  return { id, model, row: await lockForWriting(call, transaction, model, id, 'write') }
}

/** @throws Refused with both versions when somebody else has changed the record since the caller read it */
export async function requireTargetStamp(call: Call, transaction: Transaction, { model, row }: Target, stamp: unknown): Promise<void> {
  const before = await complete(call.platform, transaction, model, row)
  await requireStamp(call, transaction, model, { row, before }, stamp, {})
}

/** Writes values of the record with a new stamp and tells every process. @returns the record as Get answers it */
export async function change(
  call: Call,
  transaction: Transaction,
  { id, model, row }: Target,
  values: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  await updateRecord(transaction, model, id, values, stampOf(call), { ...row, ...values })
  await announce(transaction, model, id)
  return getRecord(call, model, id, transaction)
}

/** Nobody takes this away from himself. @throws Refused */
export function requireOther(call: Call, id: string, ar: string, en: string): void {
  if (call.caller.userId === id) throw new Refused('ownAccount', ar, en, { status: 409 })
}
