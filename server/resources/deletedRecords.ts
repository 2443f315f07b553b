import { columnsOf, Invalid, Refused, type Column, type Values } from '../../kernel/kernel.ts'
import type { Actor, Database, Transaction } from '../database/connect.ts'
import { fullNameOf } from '../database/fullName.ts'
import { allOf, sql, type SQL } from '../database/sql.ts'
import { log } from '../log.ts'
import type { Call, Platform } from '../platform.ts'
import { notFound } from './access.ts'
import { announce } from './changes.ts'
import { constraintOf } from './constraints.ts'
import { findId, idPattern, newStamp } from './id.ts'
import { titleColumns, type Model } from './model.ts'
import { listQueryOf } from './query.ts'
import { getRecord } from './read.ts'
import { stillThere } from './stillThere.ts'
import { keepVersion } from './versions.ts'
import { insertRecord } from './write.ts'

/** So long a deleted record can be brought back (domain/portal-and-admin, section 11.2). */
const kept: SQL = sql`interval '90 days'`

/** A deleted record as the list of them tells of it. */
export interface DeletedItem {
  /** Of the record, which it gets again when it is brought back. */
  readonly id: string
  readonly titleAr: string | null
  readonly titleEn: string | null
  /** Whose it was; null: the ministry's. */
  readonly placeNameAr: string | null
  readonly placeNameEn: string | null
  readonly deletedAt: string
  readonly deletedBy: string | null
  /** From then on it is gone for good. */
  readonly endsAt: string
}

/** The deleted records of a kind that the caller may bring back, the newest first. */
export async function listDeleted(
  call: Call,
  model: Model,
  query: URLSearchParams,
): Promise<{ readonly totalCount: number; readonly items: readonly DeletedItem[] }> {
  const { database, clock } = call.platform
  const { skip, limit } = listQueryOf(model, query, clock, call.lang, new Set())
  const [ar, en] = titleColumns(model)
  const where = isWithin(call, model)
  const [items, count] = await Promise.all([
    database.rows<DeletedItem>(sql`
      select d.record_id as id, d.content->>${ar}::text as "titleAr", d.content->>${en}::text as "titleEn", p.name_ar as "placeNameAr",
        p.name_en as "placeNameEn", d.deletion_time as "deletedAt", ${fullNameOf('u')} as "deletedBy",
        d.deletion_time + ${kept} as "endsAt"
      from deleted_record d left join place p on p.id = ${ownerIn(model)} left join "system_user" u on u.id = d.deleter
      where ${where} order by d.deletion_time desc, d.id desc limit ${limit}::int offset ${skip}::int`),
    database.find<{ total: number }>(sql`select count(*)::int as total from deleted_record d where ${where}`),
  ])
  return { totalCount: count?.total ?? 0, items }
}

/**
 * Brings a deleted record back as a draft, with its id and its versions. What it referred to and is gone meanwhile is left out.
 * @throws Refused where there is none that the caller may bring back @throws Invalid where somebody else has been given its number or code
 */
export async function restoreDeleted(call: Call, model: Model, given: unknown): Promise<Record<string, unknown>> {
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  const { platform, caller } = call
  return platform.database.write({ ...call.actor, action: 'restore' }, async transaction => {
    const deleted = await transaction.find<{ id: string; content: Values }>(sql`
      select d.id, d.content from deleted_record d where d.record_id = ${String(id)} and ${isWithin(call, model)} for update`)
    if (!deleted) throw notFound('المادة ليست بين المحذوفات', 'The item is not among the deleted ones')
    const record = await asDraft(transaction, platform, model, deleted.content)
    const { owner } = model.resource.scope
    await requirePlace(transaction, deleted.content[owner])
    const problems = (await platform.rulesOf(model.resource).problemsOf?.(transaction, record, record, call)) ?? []
    if (problems.length > 0) throw new Invalid(problems)
    const version = Number(record.currentVersion ?? 0) + 1
    await insertRecord(transaction, model, id, record, {
      concurrencyStamp: newStamp(),
      creator: record.creator ?? null,
      creationTime: record.creationTime,
      lastModifier: caller.userId ?? null,
      lastModificationTime: sql`now()`,
      ...(owner !== 'id' && { [owner]: record[owner] ?? null }),
      isDraft: true,
      currentVersion: version,
    })
    await keepVersion(transaction, model, id, version, record, caller.userId)
    await transaction.rows(sql`delete from deleted_record where id = ${deleted.id}`)
    await announce(transaction, model, id)
    return getRecord(call, model, id, transaction)
  })
}

/** Of this kind, not yet over, and within what the caller writes. */
function isWithin({ platform, caller }: Call, model: Model): SQL {
  return allOf([
    sql`d.resource = ${model.resource.name}`,
    sql`d.deletion_time > now() - ${kept}`,
    platform.reachOf(model.resource.scope).writableBy(caller, ownerIn(model)),
  ])
}

/** Whose the deleted record was. */
function ownerIn({ resource }: Model): SQL {
  return sql`(d.content->>${resource.scope.owner}::text)::uuid`
}

/** @throws Refused where the place is gone to which the record belonged: it would become the ministry's */
async function requirePlace(transaction: Transaction, place: unknown): Promise<void> {
  if (typeof place !== 'string' || (await transaction.find(sql`select 1 from place where id = ${place} for key share`))) return
  throw new Refused(
    'placeGone',
    'حُذفت الجهة التي كانت لها المادة، فلا تُسترجع',
    'The place that the item belonged to was deleted: it cannot be brought back',
    {
      status: 409,
    },
  )
}

/** The record as it was, in its first state: nothing has been decided on it. */
async function asDraft(transaction: Transaction, platform: Platform, model: Model, content: Values): Promise<Values> {
  const first = model.state?.table.steps.find(([from, action]) => from === null && action === 'create')?.[2]
  const found = await withoutGone(transaction, platform, columnsOf(model.resource.fields), content)
  return {
    ...found,
    ...(model.state && first !== undefined && { [model.state.name]: model.state.table.codes[first] }),
    isDraft: true,
    liveVersion: null,
  }
}

/** The values without what they refer to and is no more. */
async function withoutGone(
  transaction: Transaction,
  platform: Platform,
  columns: readonly Column[],
  record: Values,
): Promise<Record<string, unknown>> {
  const left: Record<string, unknown> = { ...record }
  for (const { name: key, field } of columns) {
    const value = record[key]
    if (field.fields && Array.isArray(value)) {
      const inner = columnsOf(field.fields)
      const rows: Record<string, unknown>[] = []
      for (const row of value) rows.push(await withoutGone(transaction, platform, inner, row))
      left[key] = rows
    }
    const named = await stillThere(transaction, platform, field, value)
    if (named) left[key] = Array.isArray(value) ? named.found : (named.found[0] ?? null)
  }
  return left
}

/** So many are removed for good in one turn; the rest in the next. */
const mostAtOnce = 500

/**
 * Removes for good what was deleted long enough ago: the copy of the record, its versions, how often its file was fetched, and that its files belong
 * to it. What the files hold goes later, unless another file has the same (`server/files/leftContent.ts`). What was deleted last goes first: one that fails, and is tried again,
 * keeps no other from its turn.
 * @returns how many went
 */
export async function purgeDeleted(database: Database, actor: Actor): Promise<number> {
  const over = await database.rows<{ id: string; resource: string; record: string }>(sql`
    select id, resource, record_id as record from deleted_record where deletion_time < now() - ${kept} order by deletion_time desc limit ${mostAtOnce}::int`)
  let gone = 0
  for (const { id, resource, record } of over) {
    const ofRecord = isGuid.test(record) ? sql`resource = ${resource} and record_id = ${record}::uuid` : sql`false`
    // A file that something else still shows is kept by the database, and keeps nothing else here. After any other fault the record stays among
    // the deleted, so that its files are not forgotten.
    const areFilesDone = await database
      .write(actor, async transaction => {
        if (await isHeld(transaction, id)) await transaction.rows(sql`delete from attachment where ${ofRecord}`)
        return true
      })
      .catch((error: unknown) => {
        log.error({ err: error, resource, id: record }, 'the files of a deleted record were not removed')
        return constraintOf(error, '23503') !== undefined
      })
    if (!areFilesDone) continue
    const isGone = await database.write(actor, async transaction => {
      if (!(await isHeld(transaction, id))) return false
      await transaction.rows(sql`delete from content_version where ${ofRecord}`)
      await transaction.rows(sql`delete from download_count where ${ofRecord}`)
      await transaction.rows(sql`delete from deleted_record where id = ${id}`)
      return true
    })
    if (isGone) gone += 1
  }
  return gone
}

/** Is it still deleted? Who brings it back meanwhile comes first, or waits until it is gone. */
async function isHeld(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.find(sql`select 1 from deleted_record where id = ${id} for update`)) !== undefined
}

const isGuid = new RegExp(`^${idPattern}$`, 'i')
