import { findCheck, type Column } from '../../../kernel/kernel.ts'
import type { Endpoint } from '../endpoint.ts'
import { fileFacts, labelled, schemaOf, type JsonObject } from './fields.ts'

/**
 * What a call takes as a form: its files come as themselves, and not by their ids.
 * @param notes of values that are no column's own, such as the code of a place in the place of its id
 */
export function postedFormOf(
  { columns, needed }: NonNullable<Endpoint['contract']['posted']>,
  notes: Endpoint['contract']['notes'] = {},
): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(columns.map(column => [column.name, valueOf(column, notes[column.name])])),
    required: columns.filter(({ name, need }) => need !== 'never' || needed.includes(name)).map(({ name }) => name),
  }
}

function valueOf(column: Column, note: string | undefined): JsonObject {
  const { field, label } = column
  if (note !== undefined) return { ...labelled(label), type: 'string', description: note }
  if (field.kind === 'image') return { ...labelled(label), ...file, ...fileFacts(field) }
  if (field.kind !== 'attachments') return schemaOf(column)
  return { ...labelled(label), type: 'array', items: file, maxItems: Number(findCheck(field, 'max')?.[0] ?? 10), ...fileFacts(field) }
}

const file: JsonObject = { type: 'string', contentMediaType: 'application/octet-stream' }
