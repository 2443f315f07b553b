import { stepPermission } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { name, sql } from '../database/sql.ts'
import { noPermission } from '../http/errors.ts'
import type { Call } from '../platform.ts'
import { findVisible, lockForWriting, notFound } from './access.ts'
import { deletionHindrance, isOwnDraft } from './allowed.ts'
import { announce } from './changes.ts'
import { constraintOf } from './constraints.ts'
import { findId, newId, type RecordId } from './id.ts'
import { dropLanguages } from './languages.ts'
import type { Model } from './model.ts'
import { complete } from './read.ts'
import { hasRelated, requireUnreferenced } from './references.ts'

/** Deletes a record; a copy of it with its child rows can be brought back for 90 days, but for what visitors have sent. @throws Refused when something refers to it */
export async function removeRecord(call: Call, model: Model, given: unknown): Promise<void> {
  await call.platform.database.write(call.actor, async transaction => {
    const permission = stepPermission(model.resource, '.Delete')
    if (!call.caller.can(permission)) await requireOwnDraft(call, transaction, model, given, permission)
    await removeWithin(call, transaction, model, given)
  })
}

/** Without the permission a caller is told nothing of what is not his own. The draft is locked: nobody sends it meanwhile. */
async function requireOwnDraft(call: Call, transaction: Transaction, model: Model, given: unknown, permission: string): Promise<void> {
  const id = findId(model, given)
  const row = id === undefined ? undefined : await findVisible(call, transaction, model, id, sql`for update of t`)
  if (!row || !isOwnDraft(call, model, row)) throw noPermission(permission)
}

/** The same in a transaction that does more. @throws Refused when something refers to it */
export async function removeWithin(call: Call, transaction: Transaction, model: Model, given: unknown): Promise<void> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const rules = call.platform.rulesOf(model.resource)
  await rules.lockFirst?.(transaction, id, {})
  const row = await lockForWriting(call, transaction, model, id, 'delete')
  const hindrance = deletionHindrance(model, row)
  if (hindrance) throw hindrance
  const kept = rules.kept?.(row, call)
  if (kept) throw kept
  await rules.mayDelete?.(row, call.caller, transaction, call)
  await requireUnreferenced(transaction, call.platform, model, id)
  const content = await complete(call.platform, transaction, model, row)
  await transaction.rows(sql`
    insert into deleted_record (id, resource, record_id, content, deleter)
    values (${newId()}, ${model.resource.name}, ${id}, ${JSON.stringify(rules.leaves?.(content) ?? content)}, ${call.caller.userId ?? null})`)
  for (const table of [model.table, ...(model.base ? [model.base.model.table] : [])]) await deleteRow(transaction, table, id)
  await dropLanguages(transaction, model, id)
  await announce(transaction, model, id)
}

/** Something may have come to refer to the row since it was looked for. */
async function deleteRow(transaction: Transaction, table: string, id: RecordId): Promise<void> {
  try {
    await transaction.rows(sql`delete from ${name(table)} where id = ${id}`)
  } catch (error) {
    throw constraintOf(error, '23503') === undefined ? error : hasRelated([])
  }
}
