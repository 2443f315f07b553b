import { columnsOf, isMany, Refused, type Column, type Lang } from '../../kernel/kernel.ts'
import { fromDatabase } from '../database/columns.ts'
import { allOf, listed, name, sql, type SQL } from '../database/sql.ts'
import { isToldIn } from '../database/written.ts'
import type { Call, Platform } from '../platform.ts'
import { notFound, publicConditions } from './access.ts'
import { kindsOfBodyName } from './bodyName.ts'
import { expiredCopyOf, isScheduled } from './held.ts'
import { findId, type RecordId } from './id.ts'
import { conditionOf, namedReferences, readPage, textCondition, type Page } from './list.ts'
import type { Model } from './model.ts'
import { publicKeysOf, type ListQuery } from './query.ts'
import { rowsOf } from './read.ts'
import { kindsOf, noteRead, tagsOfRow } from './readTags.ts'

/** Where citizens read a definition's records, with the condition that makes a row public. */
export interface PublicSource {
  readonly model: Model
  readonly columns: readonly Column[]
  readonly isPublic: SQL
}

/** By which language citizens narrow a list; undefined: not. */
export interface AskedLanguages {
  readonly in: Lang | undefined
  readonly lacking: Lang | undefined
}

/** Where citizens read the records of a definition. @param atAnyTime those too whose time has not come or is over */
export function publicSource(platform: Platform, model: Model, atAnyTime = false): PublicSource {
  const shown = new Set(model.resource.options.portal?.fields)
  if (model.live) {
    const { table, columns } = model.live
    const live: Model = { ...model, table, from: sql`${name(table)} t` }
    return { model: live, columns: columns.filter(({ fieldName }) => shown.has(fieldName)), isPublic: sql`true` }
  }
  const isSwitched = model.resource.publishing === 'switched'
  return {
    model: publicKeysOf(model.resource).has('filter') ? model : { ...model, searchText: undefined },
    columns: columnsOf(model.resource.fields).filter(({ fieldName }) => shown.has(fieldName)),
    isPublic: allOf([isSwitched ? sql`${model.at('isPublished')}` : undefined, publicConditions(model, platform, atAnyTime)]),
  }
}

/** Where the page of a record is read whose time is over; undefined where no record of the kind ends by a time. */
export function expiredSource(platform: Platform, model: Model, id: RecordId): PublicSource | undefined {
  if (!model.live || !model.has('expireAt')) return undefined
  const source = publicSource(platform, model)
  return { ...source, model: { ...source.model, from: sql`(${expiredCopyOf(model.resource.name, id)}) t` } }
}

/** Does a list for citizens answer this public column? What they read of a list's columns, what tells of an item, and what `portal.listed` names. */
export function isListed({ resource, live }: Model, { fieldName, field }: Column): boolean {
  const { list, portal } = resource.options
  // Child rows lie beside a published copy as one value; elsewhere they would have to be read for each record.
  if (field.kind === 'rows') return live !== undefined && portal?.listed?.includes(fieldName) === true
  if (field.kind === 'richText') return false
  return ['summary', 'mainImageFocus', 'mainImageAlt', 'location', ...list.columns, ...(portal?.listed ?? [])].includes(fieldName)
}

/** Are citizens told the name of what the column refers to? That of a record which is published by itself is told by its own call, while it is. */
export function isNamed({ field }: Column): boolean {
  const target = field.to?.()
  if (target === undefined) return true
  // Of a definition that is named alone nobody knows here how its records are published: they may be drafts.
  if (!('fields' in target)) return false
  return !('publishing' in target) || target.publishing === undefined || target.publishing === 'none'
}

/**
 * A page of what citizens may read: list columns that are public, newest version published.
 * @param languages `in`: only records that are complete in this language; `lacking`: only those that are not
 */
export async function listPublic(call: Call, model: Model, query: ListQuery, languages: AskedLanguages): Promise<Page> {
  const source = publicSource(call.platform, model)
  noteRead([...kindsOf(call.platform, model), ...referredKinds(call.platform, model)])
  const shown = source.columns.filter(column => isListed(model, column))
  const named = namedReferences(call.platform, source.model, shown.filter(isNamed), true)
  const where = askedOf(source, model, query, languages)
  const columns = selectedOf(source, shown)
  const order = query.isByPublication
    ? sql`${publishedAtOf(source)} desc nulls last, t.id desc nulls last`
    : query.order && sql`${query.order}, t.id desc`
  const { rows, count } = await readPage(call.platform.database, { model: source.model, columns, named, where, order }, query)
  return { ...count, items: rows.map(row => asPublic(row, shown)) }
}

/** What of a source a list for citizens holds that is asked for so: a condition over `t`. */
export function askedOf(
  source: PublicSource,
  model: Model,
  query: Pick<ListQuery, 'filters' | 'text' | 'found'>,
  languages: AskedLanguages,
): SQL {
  return allOf([
    source.isPublic,
    ...query.filters.map(filter => conditionOf(source.model.at(filter.column), filter, model)),
    query.found ?? textCondition(source.model, query.text),
    languages.in && isCompleteIn(source, languages.in),
    languages.lacking && sql`not (${isCompleteIn(source, languages.lacking)})`,
  ])
}

/**
 * One record as citizens may read it; one whose time is over says so by `expiredAt`.
 * @throws Refused when it is not public; a withdrawn one answers 410
 */
export async function getPublic(call: Call, model: Model, given: string): Promise<Record<string, unknown>> {
  const { platform } = call
  const id = findId(model, given)
  if (id === undefined) throw notFound()
  noteRead([...tagsOfRow(platform, model, id), ...referredKinds(platform, model)])
  const found = await findPublic(call, model, publicSource(platform, model), id)
  if (found) return found
  const source = expiredSource(platform, model, id)
  const over = source && (await findPublic(call, model, source, id))
  if (over) return { ...over, expiredAt: over.expireAt }
  throw (await wasPublic(call, model, id)) ? withdrawn() : notFound()
}

async function findPublic(call: Call, model: Model, source: PublicSource, id: RecordId): Promise<Record<string, unknown> | undefined> {
  const named = namedReferences(call.platform, source.model, source.columns.filter(isNamed), true)
  const stored = source.columns.filter(({ field }) => field.kind !== 'rows' || model.live)
  const row = await call.platform.database.find<Record<string, unknown>>(sql`
    select ${listed([...selectedOf(source, stored), ...named.map(reference => reference.columns)])} from ${source.model.from}
    ${sql.join(
      named.map(reference => reference.join),
      sql` `,
    )} where t.id = ${id} and ${source.isPublic}`)
  if (!row) return undefined
  const shown = new Set(source.columns.map(({ fieldName }) => fieldName))
  const children = model.live ? [] : model.rows.filter(({ fieldName }) => shown.has(fieldName))
  for (const rows of children) row[rows.fieldName] = await rowsOf(call.platform.database, rows, id)
  return asPublic(row, stored)
}

/** Titles and texts that citizens read are all there in the language (domain/portal-and-admin, section 11.4). */
export function isCompleteIn({ model }: PublicSource, language: Lang): SQL {
  return isToldIn(model.resource, language, column => model.at(column))
}

/** The kinds of record whose names a public answer carries. */
function referredKinds(platform: Platform, { resource }: Model): string[] {
  const targets = columnsOf(resource.fields).flatMap(({ field }) => field.to?.().name ?? [])
  // What a body is called stands in the file of its authority.
  const names = [...targets, ...(resource.scope.owner === 'id' ? [] : kindsOfBodyName(platform))]
  return [...new Set(names)].flatMap(target => {
    const referred = platform.models.get(target)
    return referred ? kindsOf(platform, referred) : []
  })
}

/**
 * Did citizens read the record once? The audit knows: its row had a live version. A draft that was never published is not spoken of, nor what was
 * published for staff alone: what was ever found has a short address.
 */
async function wasPublic({ platform }: Call, model: Model, id: RecordId): Promise<boolean> {
  if (!model.live || (await isScheduled(platform.database, model.resource.name, id))) return false
  const { name: kind } = model.resource
  const isSpoken = platform.rulesOf(model.resource).hasUnspoken
    ? sql`exists (select from short_address where kind = ${kind} and id = ${String(id)})`
    : sql`true`
  const row = await platform.database.find(
    sql`select 1 from audit_entry where table_name = ${model.table} and row_id = ${id} and changes ? 'live_version' and ${isSpoken} limit 1`,
  )
  return row !== undefined
}

function withdrawn(): Refused {
  return new Refused('withdrawn', 'أُلغي نشر هذه المادة', 'This item has been withdrawn', { status: 410 })
}

/** When what citizens read of `t` was published or changed last. */
export function publishedAtOf({ model }: Pick<PublicSource, 'model'>): SQL {
  return model.live ? sql`t.published_at` : sql`coalesce(t.last_modification_time, t.creation_time)`
}

function selectedOf({ model }: PublicSource, shown: readonly Column[]): SQL[] {
  const owner = model.resource.scope.owner
  return [
    sql`t.id as "id"`,
    ...(owner === 'id' ? [] : [sql`${model.at(owner)} as ${name(owner)}`]),
    sql`${publishedAtOf({ model })} as "publishedAt"`,
    ...(model.live ? [sql`t.version as "version"`] : []),
    ...shown.map(column => sql`${model.at(column.name)} as ${name(column.name)}`),
  ]
}

function asPublic(row: Record<string, unknown>, shown: readonly Column[]): Record<string, unknown> {
  for (const column of shown) {
    const value = row[column.name]
    if (column.field.kind === 'rows') row[column.name] = typeof value === 'string' ? JSON.parse(value) : []
    else row[column.name] = fromDatabase(column, value)
    if (isMany(column.field)) row[column.name] ??= []
  }
  return row
}
