import { columnsOf, searchForm, type Column, type Values } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { listed, name, sql } from '../database/sql.ts'
import type { RecordId } from './id.ts'
import { searchableColumns, type Model } from './model.ts'

/** The text in which free text is looked for: the searchable values of a record, in the form in which texts are compared. */
export function searchTextOf(columns: readonly Column[], record: Values): string {
  return searchForm(
    searchableColumns(columns)
      .map(column => plainText(column, record[column.name]))
      .join(' '),
  )
}

/** Does the change touch what free text looks into? */
export function isSearchChanged({ resource }: Model, changed: Values): boolean {
  return searchableColumns(columnsOf(resource.fields)).some(column => column.name in changed)
}

/** Writes the text of a stored record again, from all that it holds; a record that extends another one is found by the other's values too. */
export async function refreshSearchText(transaction: Transaction, model: Model, id: RecordId, changed: Values): Promise<void> {
  if (!model.isSearchable || !isSearchChanged(model, changed)) return
  const columns = searchableColumns(columnsOf(model.resource.fields))
  const record = await transaction.find<Record<string, unknown>>(
    sql`select ${listed(columns.map(column => sql`${model.at(column.name)} as ${name(column.name)}`))} from ${model.from} where t.id = ${id}`,
  )
  if (!record) return
  await transaction.rows(sql`update ${name(model.table)} set search_text = ${searchTextOf(columns, record)} where id = ${id}`)
}

/** A value as a reader sees it, without the tags of a formatted text. */
export function plainText({ field }: Column, value: unknown): string {
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return field.kind === 'richText' ? withoutTags(value) : value
}

/** A formatted text as a reader sees it. */
export function withoutTags(html: string): string {
  return html.replace(/<[^>]*>|&\w+;/g, ' ')
}
