import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord, updateRecord } from '../../../server/resources/write.ts'
import { placeTypes } from '../../places/hierarchy/hierarchy.ts'
import { atPath } from './paths.ts'
import { redirect } from './redirect.ts'
import { bare, lockRedirects } from './stored.server.ts'

/** The lists of the portal that a place's code narrows. */
const lists = ['/news/', '/ads/', '/events/']
const ofAuthority = ['/localComm/', ...lists]

/**
 * An authority that has got another code is found under the former one, as are the lists of what it publishes; one that was merged leads to the
 * authority that took it in (domain/portal-and-admin, section 14.2; domain/places, section 2.1). What led to its own codes keeps leading to it: who
 * is led there is led on (`elsewhereOf`), and no longer once the merger is taken back.
 */
export async function followAuthority(
  call: Call,
  transaction: Transaction,
  _id: string,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  const { code, mergedInto = null } = record
  const wasMergedInto = before?.mergedInto ?? null
  if (typeof code !== 'string' || (before && code === before.code && mergedInto === wasMergedInto)) return
  await follow(call, transaction, before?.code, code, ofAuthority)
  if (mergedInto === wasMergedInto && mergedInto === null) return
  await lockRedirects(transaction)
  await forget(
    transaction,
    ofAuthority.map(path => path + code),
  )
  if (typeof mergedInto !== 'string') return
  // Asked behind the lock: whoever gives the target another code finds this row afterwards, or has done before.
  const target = await transaction.find<{ code: string }>(sql`select code from place where id = ${mergedInto}`)
  if (target) for (const path of ofAuthority) await write(call, transaction, path + code, path + target.code)
}

/** A council or another place that has got another code is found under the former one. */
export async function followPlace(
  call: Call,
  transaction: Transaction,
  _id: string,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  await follow(call, transaction, before?.code, record.code, record.typeCode === placeTypes.council[0] ? ['/council/', ...lists] : lists)
}

async function follow(call: Call, transaction: Transaction, former: unknown, code: unknown, paths: readonly string[]): Promise<void> {
  if (typeof former !== 'string' || typeof code !== 'string' || former === code) return
  await lockRedirects(transaction)
  for (const path of paths) await lead(call, transaction, path + former, path + code)
}

/** What led to the former address leads to the new one: nobody is led twice, and one who gets his former code back not in a circle. */
async function lead(call: Call, transaction: Transaction, from: string, to: string): Promise<void> {
  const model = modelOf(call.platform, redirect.name)
  await forget(transaction, [from, to])
  const others = await transaction.rows<{ id: string; fromPath: string; toPath: string }>(
    sql`select id, from_path as "fromPath", to_path as "toPath" from redirect where ${bare(sql`to_path`)} = lower(${from}) order by id for update`,
  )
  for (const { id, fromPath, toPath } of others) {
    const more = { concurrencyStamp: newStamp(), lastModifier: call.caller.userId ?? null, lastModificationTime: new Date() }
    const changed = { toPath: atPath(toPath, to) }
    await updateRecord(transaction, model, id, changed, more, { fromPath, ...changed })
  }
  await write(call, transaction, from, to)
}

/** Nobody is led away from these paths any more, in neither language; an address with a query stands for that one alone. */
async function forget(transaction: Transaction, paths: readonly string[]): Promise<void> {
  const none = paths.map(path => path.toLowerCase())
  await transaction.rows(
    sql`delete from redirect where ${bare(sql`from_path`)} = any(${sql.param(none)}::text[]) and position('?' in from_path) = 0`,
  )
}

async function write({ platform, caller }: Call, transaction: Transaction, fromPath: string, toPath: string): Promise<void> {
  const record = { fromPath, toPath, statusCode: redirect.fields.statusCode.codes.permanent }
  const more = { concurrencyStamp: newStamp(), creator: caller.userId ?? null }
  await insertRecord(transaction, modelOf(platform, redirect.name), newId(), record, more)
}
