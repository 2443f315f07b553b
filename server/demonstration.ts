import { visitor, type Values } from '../kernel/kernel.ts'
import type { Actor, Database, Runner, Transaction } from './database/connect.ts'
import { prepared, sql } from './database/sql.ts'
import type { Call, Platform } from './platform.ts'
import { newId, newStamp } from './resources/id.ts'
import type { Model } from './resources/model.ts'
import { initialValues, insertRecord, requireValid } from './resources/write.ts'

/** On whose behalf demonstration data is written: the audit says so. */
export const demonstrator: Actor = {
  caller: { ...visitor, isAdmin: true, can: () => true },
  requestId: 'demonstration',
  address: undefined,
  reason: 'demonstration data',
}

/** Writes one demonstration record as any other is written: checked, searched, audited. @returns its id */
export async function insertDemonstration(
  platform: Platform,
  transaction: Transaction,
  model: Model,
  values: Values,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = newId()
  const record = { ...initialValues(model, platform.clock.today()), ...values }
  const call: Call = { platform, caller: demonstrator.caller, lang: 'ar', requestId: demonstrator.requestId, actor: demonstrator }
  await requireValid(call, transaction, model, { ...record, ...more }, undefined)
  await insertRecord(transaction, model, id, record, { concurrencyStamp: newStamp(), creator: null, ...more })
  return id
}

/** Where demonstration data was found. */
const demonstrations = new WeakSet<Database>()
const firstOfDemonstration = prepared(
  'first entry of the demonstration',
  sql`select 1 from audit_entry where request_id = ${demonstrator.requestId} limit 1`,
)

/** Was demonstration data loaded into this database? It was written in the demonstrator's name; the audit keeps that. */
export async function isDemonstration(runner: Runner): Promise<boolean> {
  return (await runner.find(firstOfDemonstration({}))) !== undefined
}

/** The same for what every page says of itself: once it was found it is not asked for again while the program runs. */
export async function isKnownDemonstration(database: Database): Promise<boolean> {
  if (demonstrations.has(database)) return true
  const isOne = await isDemonstration(database)
  if (isOne) demonstrations.add(database)
  return isOne
}

/** Is there no record of this definition yet? Demonstration data is only loaded into what is empty. */
export async function isEmpty(transaction: Runner, model: Model): Promise<boolean> {
  return (await transaction.find(sql`select 1 from ${model.from} limit 1`)) === undefined
}
