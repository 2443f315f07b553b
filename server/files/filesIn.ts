import { columnsOf, type Column, type FieldKind, type Fields, type Label, type Values } from '../../kernel/kernel.ts'
import { idPattern } from '../resources/id.ts'
import { limitsOf, type FileLimits } from './kinds.ts'

/** A file that stands in a record. */
export interface FileUse {
  readonly id: string
  /** The member that holds it: `mainImage`, `gallery[2].image`. */
  readonly at: string
  readonly kind: FieldKind
  readonly label: Label
  readonly limits: FileLimits
}

/** How a picture inside a rich text names its file; the group is the id. As PostgreSQL and JavaScript both read it. */
export const embeddedPicture = `/api/Attachment/GetByte/(${idPattern})`

/** Do records of these fields hold files? */
export function takesFiles(fields: Fields): boolean {
  return columnsOf(fields).some(({ field }) => (field.fields ? takesFiles(field.fields) : limitsOf(field) !== undefined))
}

/** Every file that a record holds: images, attachments and the pictures in its rich texts, child rows included; in the order of its fields. */
export function filesIn(fields: Fields, record: Values): FileUse[] {
  return columnsOf(fields).flatMap(column => filesOf(column, record[column.name], column.name))
}

function filesOf({ field, label }: Column, value: unknown, at: string): FileUse[] {
  const inner = field.fields
  if (inner && Array.isArray(value))
    return value.flatMap((row, index) => filesIn(inner, isRow(row) ? row : {}).map(use => ({ ...use, at: `${at}[${index}].${use.at}` })))
  const limits = limitsOf(field)
  if (!limits || value === null || value === undefined) return []
  return idsOf(field.kind === 'richText', value).map(id => ({ id: id.toLowerCase(), at, kind: field.kind, label, limits }))
}

function idsOf(isText: boolean, value: unknown): string[] {
  // What is no text is refused elsewhere: here it holds no file.
  if (isText) return typeof value === 'string' ? [...value.matchAll(new RegExp(embeddedPicture, 'g'))].flatMap(([, id]) => id ?? []) : []
  return [value].flat().filter(id => typeof id === 'string')
}

function isRow(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
