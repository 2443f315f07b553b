import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord, updateRecord } from '../../../server/resources/write.ts'

/** The lists of the portal that a place's code narrows. */
const lists = ['/news/', '/ads/', '/events/']
const ofAuthority = ['/localComm/', ...lists]
const council = 2
const forGood = 301

/**
 * An authority that has got another code is found under the former one, as are the lists of what it publishes; one that was merged leads to the
 * authority that took it in (domain/portal-and-admin, section 14.2; domain/places, section 2.1).
 */
export async function followAuthority(
  call: Call,
  transaction: Transaction,
  _id: string,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  await follow(call, transaction, before?.code, record.code, ofAuthority)
  const into = typeof record.mergedInto === 'string' ? record.mergedInto : null
  if (into === (before?.mergedInto ?? null)) return
  if (into !== null) {
    const target = await transaction.find<{ code: string }>(sql`select code from place where id = ${into}`)
    await follow(call, transaction, record.code, target?.code, ofAuthority)
  } else
    for (const path of ofAuthority)
      await transaction.rows(sql`delete from redirect where lower(from_path) = lower(${path + String(record.code)})`)
}

/** A council or another place that has got another code is found under the former one. */
export async function followPlace(
  call: Call,
  transaction: Transaction,
  _id: string,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  await follow(call, transaction, before?.code, record.code, record.typeCode === council ? ['/council/', ...lists] : lists)
}

async function follow(call: Call, transaction: Transaction, former: unknown, code: unknown, paths: readonly string[]): Promise<void> {
  if (typeof former !== 'string' || typeof code !== 'string' || former === code) return
  await transaction.rows(sql`select pg_advisory_xact_lock(hashtext('redirect'))`)
  for (const path of paths) await lead(call, transaction, path + former, path + code)
}

/** What led to the former address leads to the new one: nobody is led twice, and one who gets his former code back not in a circle. */
async function lead({ platform, caller }: Call, transaction: Transaction, from: string, to: string): Promise<void> {
  const model = modelOf(platform, 'redirect')
  const by = caller.userId ?? null
  await transaction.rows(sql`delete from redirect where lower(from_path) in (lower(${from}), lower(${to}))`)
  const others = await transaction.rows<{ id: string; fromPath: string }>(
    sql`select id, from_path as "fromPath" from redirect where lower(to_path) = lower(${from}) order by id for update`,
  )
  for (const { id, fromPath } of others) {
    const more = { concurrencyStamp: newStamp(), lastModifier: by, lastModificationTime: new Date() }
    await updateRecord(transaction, model, id, { toPath: to }, more, { fromPath, toPath: to })
  }
  const record = { fromPath: from, toPath: to, statusCode: forGood }
  await insertRecord(transaction, model, newId(), record, { concurrencyStamp: newStamp(), creator: by })
}
