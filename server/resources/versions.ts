import { snake } from '../database/columns.ts'
import type { Transaction } from '../database/connect.ts'
import { listed, name, sql } from '../database/sql.ts'
import { columnsOf, type Values } from '../../kernel/kernel.ts'
import { isOfSystem } from './write.ts'
import type { Model } from './model.ts'

/** Keeps the present content of a reviewed record as its next version, for ever as it is now. */
export async function keepVersion(
  transaction: Transaction,
  model: Model,
  id: string,
  number: number,
  record: Values,
  creator: string | undefined,
): Promise<void> {
  const content = Object.fromEntries(
    columnsOf(model.resource.fields)
      .filter(column => !isOfSystem(column))
      .map(({ name: key }) => [key, record[key] ?? null]),
  )
  await transaction.rows(sql`
    insert into content_version (resource, record_id, number, content, creator)
    values (${model.resource.name}, ${id}, ${number}, ${JSON.stringify(content)}, ${creator ?? null})`)
}

/** Puts the present version where citizens read it; what stood there before is replaced. */
export async function putLive(transaction: Transaction, model: Model, id: string, version: number): Promise<void> {
  if (!model.live) return
  const table = name(model.live.table)
  const rowFields = model.rows.map(({ fieldName, table: child, columns }) => ({
    key: fieldName,
    value: sql`(select json_agg(json_build_object(${listed(columns.flatMap(column => [sql`${column.name}::text`, name(snake(column.name))]))}) order by position)::text from ${child} where parent = t.id)`,
  }))
  const copied = [
    ...model.live.columns.filter(({ field }) => !field.fields).map(column => column.name),
    ...(model.resource.scope.owner === 'id' ? [] : [model.resource.scope.owner]),
    ...(model.isSearchable ? ['searchText'] : []),
  ]
  await transaction.rows(sql`delete from ${table} where id = ${id}`)
  await transaction.rows(sql`
    insert into ${table} (${listed([sql`id`, sql`version`, sql`published_at`, ...copied.map(key => name(snake(key))), ...rowFields.map(({ key }) => name(snake(key)))])})
    select ${listed([sql`t.id`, sql`${version}::int`, sql`now()`, ...copied.map(key => sql`t.${name(snake(key))}`), ...rowFields.map(({ value }) => value)])} from ${name(model.table)} t where t.id = ${id}`)
}

/** Takes a record away from citizens. */
export async function removeLive(transaction: Transaction, model: Model, id: string): Promise<void> {
  if (model.live) await transaction.rows(sql`delete from ${name(model.live.table)} where id = ${id}`)
}
