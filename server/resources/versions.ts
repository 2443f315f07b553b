import { snake, toDatabase } from '../database/columns.ts'
import type { Transaction } from '../database/connect.ts'
import { listed, name, sql, type SQL } from '../database/sql.ts'
import { isToldIn } from '../database/written.ts'
import { columnsOf, isPersonal, type Column, type Lang, type Values } from '../../kernel/kernel.ts'
import { dropHeld, holdCopy } from './held.ts'
import type { RecordId } from './id.ts'
import { searchableColumns, type Model } from './model.ts'
import { rowsOf } from './read.ts'
import { searchTextOf } from './searchText.ts'
import { isOfSystem } from './write.ts'

/**
 * Keeps the present content of a reviewed record as its next version, for ever as it is now.
 * @param creator who wrote what it says; undefined: nobody of the house
 * @param base of an act on what is public: the version that it was taken on. Without it the version was written, on the one before it
 */
export async function keepVersion(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  number: number,
  record: Values,
  creator: string | undefined,
  base?: number,
): Promise<void> {
  const content = Object.fromEntries(keptColumns(model).map(({ name: key }) => [key, record[key] ?? null]))
  await transaction.rows(sql`
    insert into content_version (resource, record_id, number, content, creator, base)
    values (${model.resource.name}, ${id}, ${number}, ${JSON.stringify(content)}, ${creator ?? null}, ${base ?? null}::int)`)
}

/** What a version holds. It is kept for ever: who somebody is and how he is reached has its time. */
function keptColumns({ resource, live }: Model): readonly Column[] {
  const shown = new Set(live?.columns.map(column => column.name))
  return columnsOf(resource.fields).filter(column => (!isOfSystem(column) || shown.has(column.name)) && !isPersonal(column.field))
}

/** Keeps the present content of a record that is published by a switch as its next version (domain/portal-and-admin, section 11.1). */
export async function keepNextVersion(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  record: Values,
  creator: string | undefined,
): Promise<void> {
  const last = await transaction.find<{ number: number }>(
    sql`select coalesce(max(number), 0)::int as number from content_version where resource = ${model.resource.name} and record_id = ${id}`,
  )
  await keepVersion(transaction, model, id, (last?.number ?? 0) + 1, record, creator)
}

/**
 * Puts the present version where citizens read it; what stood there before is replaced. Free text finds it by what they may read alone.
 * English is published when it is complete: half of it would be read beside Arabic (domain/portal-and-admin, section 11.4).
 */
export async function putLive(transaction: Transaction, model: Model, id: RecordId, version: number): Promise<void> {
  if (!model.live) return
  const { keys, composed } = await composedCopy(transaction, model, model.live.columns, id, version)
  await removeLive(transaction, model, id)
  await transaction.rows(sql`insert into ${name(model.live.table)} (${listed(keys.map(name))}) ${composed}`)
}

/** The same for a time to come: until then citizens read what they read now. @param at UTC instant */
export async function scheduleLive(transaction: Transaction, model: Model, id: RecordId, version: number, at: string): Promise<void> {
  if (!model.live) return
  const { composed } = await composedCopy(transaction, model, model.live.columns, id, version)
  await holdCopy(transaction, model, id, { version, at, composed })
}

/** The row of the live table that the present version makes, as a statement that selects it, and the columns that it has. */
async function composedCopy(
  transaction: Transaction,
  model: Model,
  columns: readonly Column[],
  id: RecordId,
  version: number,
): Promise<{ readonly keys: readonly string[]; readonly composed: SQL }> {
  const { owner } = model.resource.scope
  const copied = [...columns.filter(({ field }) => !field.fields).map(column => column.name), ...(owner === 'id' ? [] : [owner])]
  const hasEnglish = await isTold(transaction, model, id, 'en')
  const isShown = ({ lang }: Column) => hasEnglish || lang !== 'en'
  const hidden = new Set(columns.filter(column => !isShown(column)).map(column => column.name))
  const made: [string, string][] = model.isSearchable
    ? [['search_text', await publicText(transaction, model, columns.filter(isShown), id)]]
    : []
  const shown = new Set(columns.map(({ fieldName }) => fieldName))
  for (const rows of model.rows.filter(({ fieldName }) => shown.has(fieldName))) {
    const children = await rowsOf(transaction, rows, id)
    made.push([snake(rows.fieldName), JSON.stringify(children.map(withoutId))])
  }
  const parts: readonly (readonly [key: string, value: SQL])[] = [
    ['id', sql`t.id`],
    ['version', sql`${version}::int`],
    ['published_at', sql`now()`],
    ...copied.map(key => [snake(key), hidden.has(key) ? sql`null` : sql`t.${name(snake(key))}`] as const),
    ...made.map(([key, value]) => [key, sql`${value}::text`] as const),
  ]
  const selected = listed(parts.map(([key, value]) => sql`${value} as ${name(key)}`))
  return { keys: parts.map(([key]) => key), composed: sql`select ${selected} from ${name(model.table)} t where t.id = ${id}` }
}

async function isTold(transaction: Transaction, { resource, table }: Model, id: RecordId, language: Lang): Promise<boolean> {
  const isWritten = isToldIn(resource, language, column => sql`t.${name(snake(column))}`)
  return (await transaction.find(sql`select 1 from ${name(table)} t where t.id = ${id} and ${isWritten}`)) !== undefined
}

async function publicText(transaction: Transaction, { resource, table }: Model, columns: readonly Column[], id: RecordId): Promise<string> {
  const shown = new Set(resource.options.portal?.fields)
  const searched = searchableColumns(columns).filter(({ fieldName }) => shown.has(fieldName))
  if (searched.length === 0) return ''
  const record = await transaction.find<Record<string, unknown>>(
    sql`select ${listed(searched.map(column => sql`t.${name(snake(column.name))} as ${name(column.name)}`))} from ${name(table)} t where t.id = ${id}`,
  )
  return searchTextOf(searched, record ?? {})
}

/**
 * Writes values into every version of a record that holds something there: what is to be forgotten of somebody stands in none of them any more. The
 * only thing that is ever changed of a version.
 */
export async function changeVersions(transaction: Transaction, { resource }: Model, id: RecordId, values: Values): Promise<void> {
  await transaction.rows(sql`
    update content_version v set content = v.content || (
      select coalesce(jsonb_object_agg(given.key, given.value), '{}') from jsonb_each(${JSON.stringify(values)}::jsonb) given
      where v.content -> given.key <> 'null')
    where v.resource = ${resource.name} and v.record_id = ${id}`)
}

/** The content of a version as it was kept, empty in fields that there were not yet; undefined when there is none of this number. */
export async function findVersion(transaction: Transaction, model: Model, id: RecordId, number: number): Promise<Values | undefined> {
  const row = await transaction.find<{ content: Values }>(
    sql`select content from content_version where resource = ${model.resource.name} and record_id = ${id} and number = ${number}`,
  )
  return row && { ...Object.fromEntries(keptColumns(model).map(({ name: key }) => [key, null])), ...row.content }
}

/**
 * Who wrote what a record says now, as an expression: an act on what is public makes a version too, and writes nothing of it.
 * @param id of the record, as an expression
 */
export function authorOf(resource: string, id: SQL): SQL {
  return sql`(select v.creator from content_version v where v.resource = ${resource} and v.record_id = ${id} and v.base is null order by v.number desc limit 1)`
}

/** The same of one record; undefined: nobody of the house. */
export async function findAuthor(transaction: Transaction, { resource }: Model, id: RecordId): Promise<string | undefined> {
  const row = await transaction.find<{ author: string | null }>(sql`select ${authorOf(resource.name, sql`${id}::uuid`)} as author`)
  return row?.author ?? undefined
}

/** Who wrote a version, as an expression: of one that came of acts, who wrote what the first of them was taken on. @param id @param version expressions */
export function authorOfVersion(resource: string, id: SQL, version: SQL): SQL {
  return sql`(with recursive chain as (
    select v.number, v.base, v.creator from content_version v where v.resource = ${resource} and v.record_id = ${id} and v.number = ${version}
    union all
    select v.number, v.base, v.creator from chain c join content_version v on v.resource = ${resource} and v.record_id = ${id} and v.number = c.base)
    select c.creator from chain c where c.base is null)`
}

/**
 * Writes some values into what citizens read, and leaves the rest of it: those of the record as it is now, which nobody has to review, or
 * what is given in their place while an edit waits.
 * @param version the number that the copy has from now on; undefined: it keeps its own
 * @param keys names of columns, and of child rows
 * @param instead what citizens read of them where the record says what was not reviewed
 */
export async function changeLive(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  version: number | undefined,
  keys: readonly string[],
  instead: Values = {},
): Promise<void> {
  if (!model.live) return
  const values = await changedValues(transaction, model, id, keys, instead)
  const set = values.map(([column, value]) => sql`${name(column)} = ${value}`)
  if (version !== undefined) set.push(sql`version = ${version}::int`)
  await transaction.rows(sql`
    update ${name(model.live.table)} l set ${listed(set)} from ${name(model.table)} t where t.id = l.id and l.id = ${id}`)
}

/**
 * The same in the copy that waits for its time: when it appears, it takes nothing back of what was changed meanwhile.
 * @param instead what it says of them where the record says what was not reviewed
 */
export async function changeHeld(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  version: number,
  keys: readonly string[],
  instead: Values = {},
): Promise<void> {
  if (!model.live) return
  const values = await changedValues(transaction, model, id, keys, instead)
  const said = listed([sql`${version}::int as version`, ...values.map(([column, value]) => sql`${value} as ${name(column)}`)])
  await transaction.rows(sql`
    update held_publication h set version = ${version}::int, content = h.content || (
      select to_jsonb(said) from (
        select ${said} from ${name(model.table)} t, jsonb_populate_record(null::${name(model.live.table)}, h.content) l
        where t.id = h.record_id) said)
    where h.resource = ${model.resource.name} and h.record_id = ${id} and h.kind = 'scheduled'`)
}

/** What columns of a public copy become, by their names in SQL: over `t`, the record as it is now, and `l`, the copy. */
async function changedValues(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  keys: readonly string[],
  instead: Values,
): Promise<readonly (readonly [column: string, value: SQL])[]> {
  const changed = (model.live?.columns ?? []).filter(column => keys.includes(column.name))
  const values: [string, SQL][] = []
  // Where citizens read no English, none comes with the change.
  const isTold = isToldIn(model.resource, 'en', column => sql`l.${name(snake(column))}`)
  for (const column of changed) {
    const isGiven = column.name in instead
    const own = isGiven ? sql`${sql.param(toDatabase(column, instead[column.name]))}` : sql`t.${name(snake(column.name))}`
    const rows = model.rows.find(({ fieldName }) => fieldName === column.name)
    const value = rows
      ? sql`${JSON.stringify(rowsIn(isGiven ? instead[column.name] : await rowsOf(transaction, rows, id)).map(withoutId))}`
      : column.lang === 'en'
        ? sql`case when ${isTold} then ${own} end`
        : own
    values.push([snake(column.name), value])
  }
  return values
}

/** Takes a record away from citizens, with what waits for its time and what is over. */
export async function removeLive(transaction: Transaction, model: Model, id: RecordId): Promise<void> {
  if (!model.live) return
  await transaction.rows(sql`delete from ${name(model.live.table)} where id = ${id}`)
  await dropHeld(transaction, model.resource.name, id)
}

function withoutId(row: Values): Values {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id'))
}

function rowsIn(value: unknown): readonly Values[] {
  return Array.isArray(value) ? value : []
}
