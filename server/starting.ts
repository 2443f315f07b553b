import { visitor, type Values } from '../kernel/kernel.ts'
import type { Actor, Transaction } from './database/connect.ts'
import { sql } from './database/sql.ts'
import type { Call, Platform } from './platform.ts'
import { newId, newStamp } from './resources/id.ts'
import type { Model } from './resources/model.ts'
import { initialValues, insertRecord, requireValid } from './resources/write.ts'

/** On whose behalf the content of a fresh installation is written: the audit says so. */
export const starter: Actor = {
  caller: { ...visitor, isAdmin: true, can: () => true },
  requestId: 'install',
  address: undefined,
  reason: 'installation',
}

/** Writes one record of a fresh installation as any other is written: checked, searched, audited. @returns its id */
export async function insertStarting(
  platform: Platform,
  transaction: Transaction,
  model: Model,
  values: Values,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newId()
  const record = { ...initialValues(model, platform.clock.today()), ...values }
  const call: Call = { platform, caller: starter.caller, lang: 'ar', requestId: starter.requestId, actor: starter }
  await requireValid(call, transaction, model, { ...record, ...more }, undefined)
  await insertRecord(transaction, model, id, record, { concurrencyStamp: newStamp(), creator: null, ...more })
  return id
}

/** Did the table never hold anything? What somebody has emptied stays empty: the audit remembers. */
export async function wasNeverFilled(transaction: Transaction, { table }: Model): Promise<boolean> {
  const row = await transaction.find(sql`select 1 from audit_entry where table_name = ${table} limit 1`)
  return row === undefined
}
