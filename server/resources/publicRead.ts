import { columnsOf, isMany, type Column } from '../../kernel/kernel.ts'
import { fromDatabase } from '../database/columns.ts'
import { allOf, listed, name, sql, type SQL } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import { notFound, publicConditions } from './access.ts'
import { isId } from './id.ts'
import { conditionOf, countOf, namedReferences, orderOf, textCondition, type Page } from './list.ts'
import type { Model } from './model.ts'
import type { ListQuery } from './query.ts'

/** Where citizens read a definition's records, with the condition that makes a row public. */
interface PublicSource {
  readonly model: Model
  readonly columns: readonly Column[]
  readonly isPublic: SQL
}

function sourceOf(platform: Platform, model: Model): PublicSource {
  const shown = new Set(model.resource.options.portal?.fields)
  if (model.live) {
    const { table, columns } = model.live
    const live: Model = { ...model, table, from: sql`${name(table)} t` }
    return { model: live, columns: columns.filter(({ fieldName }) => shown.has(fieldName)), isPublic: sql`true` }
  }
  const isSwitched = model.resource.publishing === 'switched'
  return {
    model,
    columns: columnsOf(model.resource.fields).filter(({ fieldName }) => shown.has(fieldName)),
    isPublic: allOf([isSwitched ? sql`${model.at('isPublished')}` : undefined, publicConditions(model, platform)]),
  }
}

/** A page of what citizens may read: list columns that are public, newest version published. */
export async function listPublic(call: Call, model: Model, query: ListQuery): Promise<Page> {
  const source = sourceOf(call.platform, model)
  const inList = new Set<string>([...model.resource.options.list.columns, 'summary', 'mainImageAlt', 'location'])
  const shown = source.columns.filter(({ fieldName, field }) => inList.has(fieldName) && field.kind !== 'rows' && field.kind !== 'richText')
  const named = namedReferences(call.platform, source.model, shown)
  const where = allOf([
    source.isPublic,
    ...query.filters.map(filter => conditionOf(source.model.at(filter.column), filter, model)),
    textCondition(source.model, query.text),
  ])
  const rows = await call.platform.database.rows<Record<string, unknown>>(sql`
    select ${listed([...selectedOf(source, shown), ...named.map(reference => reference.columns)])} from ${source.model.from}
    ${sql.join(
      named.map(reference => reference.join),
      sql` `,
    )}
    where ${where} order by ${orderOf(source.model, query.sorting)} limit ${query.limit} offset ${query.skip}`)
  return {
    ...(await countOf(call.platform.database, source.model.from, where, rows.length, query)),
    items: rows.map(row => asPublic(row, shown)),
  }
}

/** One record as citizens may read it. @throws Refused when it is not public; a withdrawn one answers 410 */
export async function getPublic(call: Call, model: Model, id: string): Promise<Record<string, unknown>> {
  if (!isId(id)) throw notFound()
  const source = sourceOf(call.platform, model)
  const named = namedReferences(call.platform, source.model, source.columns)
  const stored = source.columns.filter(({ field }) => field.kind !== 'rows' || model.live)
  const row = await call.platform.database.find<Record<string, unknown>>(sql`
    select ${listed([...selectedOf(source, stored), ...named.map(reference => reference.columns)])} from ${source.model.from}
    ${sql.join(
      named.map(reference => reference.join),
      sql` `,
    )} where t.id = ${id} and ${source.isPublic}`)
  if (!row) throw notFound()
  return asPublic(row, stored)
}

function selectedOf({ model }: PublicSource, shown: readonly Column[]): SQL[] {
  const owner = model.resource.scope.owner
  return [
    sql`t.id as "id"`,
    ...(owner === 'id' ? [] : [sql`${model.at(owner)} as ${name(owner)}`]),
    ...(model.live
      ? [sql`t.published_at as "publishedAt", t.version as "version"`]
      : [sql`coalesce(t.last_modification_time, t.creation_time) as "publishedAt"`]),
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
