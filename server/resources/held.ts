import { snake } from '../database/columns.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { listed, name, sql, type SQL } from '../database/sql.ts'
import type { RecordId } from './id.ts'
import type { Model } from './model.ts'

/**
 * Citizens read the live table and nothing else, so a copy whose time has not come, or is over, does not lie there: it is held, as the row
 * that it was composed as when somebody published it. What is edited meanwhile changes nothing of it.
 */
export type HeldKind = 'scheduled' | 'expired'

/** Keeps a composed copy until its time. @param composed a statement that selects the row of the live table, its columns by their names */
export async function holdCopy(
  transaction: Transaction,
  { resource }: Model,
  id: RecordId,
  { version, at, composed }: { readonly version: number; readonly at: string; readonly composed: SQL },
): Promise<void> {
  await dropHeld(transaction, resource.name, id, 'scheduled')
  await transaction.rows(sql`
    insert into held_publication (resource, record_id, kind, version, at, content)
    select ${resource.name}::text, ${id}::uuid, 'scheduled', ${version}::int, ${at}::timestamptz, to_jsonb(composed) from (${composed}) composed`)
}

/** Forgets what is held of a record. @param kind undefined: all of it */
export async function dropHeld(transaction: Transaction, resource: string, id: RecordId, kind?: HeldKind): Promise<void> {
  await transaction.rows(
    sql`delete from held_publication where resource = ${resource} and record_id = ${id} and (${kind ?? null}::text is null or kind = ${kind ?? null}::text)`,
  )
}

/** Does a copy of the record wait for its time? */
export async function isScheduled(runner: Runner, resource: string, id: RecordId): Promise<boolean> {
  const row = await runner.find(
    sql`select 1 from held_publication where resource = ${resource} and record_id = ${id} and kind = 'scheduled'`,
  )
  return row !== undefined
}

/**
 * Puts a copy whose time has come where citizens read it. Of two processes that try it the second finds nothing to put.
 * @returns whether it was put
 */
export async function appear(transaction: Transaction, model: Model, id: RecordId): Promise<boolean> {
  if (!model.live) return false
  await lockRecord(transaction, model, id)
  // As text: what the driver makes of large numbers is not what was stored.
  const due = await transaction.find<{ content: string }>(sql`
    delete from held_publication where resource = ${model.resource.name} and record_id = ${id} and kind = 'scheduled' and at <= now()
    returning content::text as content`)
  if (!due) return false
  const live = name(model.live.table)
  // Whether it is featured is said of the record, whichever version is read.
  const ofRecord = ['isFeatured', 'featuredUntil', 'featuredOrder'].filter(key => model.has(key)).map(snake)
  const said = ofRecord.map(column => sql`${column}::text, t.${name(column)}`)
  await transaction.rows(sql`delete from ${live} where id = ${id}`)
  await dropHeld(transaction, model.resource.name, id)
  await transaction.rows(sql`
    insert into ${live} select copy.* from ${name(model.table)} t, jsonb_populate_record(null::${live},
      ${due.content}::jsonb || jsonb_build_object(${listed([sql`'published_at', now()`, ...said])})) copy where t.id = ${id}`)
  return true
}

/** Takes a copy whose time is over from where citizens read it; its own page may still show it. @returns whether it was taken */
export async function expire(transaction: Transaction, model: Model, id: RecordId): Promise<boolean> {
  if (!model.live || !model.has('expireAt')) return false
  await lockRecord(transaction, model, id)
  const gone = await transaction.rows(sql`
    with gone as (delete from ${name(model.live.table)} where id = ${id} and expire_at <= now() returning *)
    insert into held_publication (resource, record_id, kind, version, at, content)
    select ${model.resource.name}::text, gone.id, 'expired', gone.version, gone.expire_at, to_jsonb(gone) from gone
    on conflict (resource, record_id, kind) do update set version = excluded.version, at = excluded.at, content = excluded.content
    returning record_id`)
  return gone.length > 0
}

/** Every step locks the record first: who comes by the clock does so too, and waits for it. */
async function lockRecord(transaction: Transaction, model: Model, id: RecordId): Promise<void> {
  await transaction.rows(sql`select from ${name(model.table)} where id = ${id} for no key update`)
}

/** Is there a copy of any of these kinds that is to appear now, or is over? */
export async function isAnyDue(runner: Runner, models: readonly Model[]): Promise<boolean> {
  const over = models.flatMap(({ live, ...model }) =>
    live && model.has('expireAt') ? [sql`exists (select from ${name(live.table)} where expire_at <= now())`] : [],
  )
  const isDue = [sql`exists (select from held_publication where kind = 'scheduled' and at <= now())`, ...over]
  const found = await runner.find<{ isDue: boolean }>(sql`select ${sql.join(isDue, sql` or `)} as "isDue"`)
  return found?.isDue === true
}

/** The records of a kind whose copy is to appear now, and those whose copy is over, the longest due first. */
export async function dueOf(
  runner: Runner,
  model: Model,
  most: number,
): Promise<{ readonly appearing: readonly string[]; readonly ending: readonly string[] }> {
  if (!model.live || !model.has('expireAt')) return { appearing: [], ending: [] }
  const [appearing, ending] = await Promise.all([
    runner.rows<{ id: string }>(sql`
      select record_id as id from held_publication where resource = ${model.resource.name} and kind = 'scheduled' and at <= now()
      order by at limit ${most}::int`),
    runner.rows<{ id: string }>(
      sql`select id from ${name(model.live.table)} where expire_at <= now() order by expire_at limit ${most}::int`,
    ),
  ])
  return { appearing: appearing.map(({ id }) => id), ending: ending.map(({ id }) => id) }
}

/**
 * The copy of one record that its own page shows: what citizens read now, else what they read until its time was over, unless it was to be
 * hidden then. It stands where a table does.
 */
export function shownCopyOf(resource: string, id: RecordId): SQL {
  const live = name(`${snake(resource)}_live`)
  return sql`(select * from ${live} where id = ${id} union all ${expiredCopyOf(resource, id)})`
}

/** The same of what is over alone. */
export function expiredCopyOf(resource: string, id: RecordId): SQL {
  const live = name(`${snake(resource)}_live`)
  return sql`select copy.* from held_publication h, jsonb_populate_record(null::${live}, h.content) copy
    where h.resource = ${resource} and h.record_id = ${id} and h.kind = 'expired' and copy.hide_after_expiry is not true`
}
