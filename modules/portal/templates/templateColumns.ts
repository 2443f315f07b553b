import type { Column } from '../../define.ts'
import { fieldColumns, fieldSources, fieldTypes, textKinds } from './entryTemplate.ts'
import type { EditedRow } from './templateRows.ts'

/** Which values a field of this sort has. */
export function shownColumns({ source, fieldType, textKind }: EditedRow): readonly Column[] {
  const always = ['helpAr', 'helpEn', 'required', 'visible']
  const isText = fieldType === fieldTypes.text[0]
  const isWritten = isText && (textKind === textKinds.line[0] || textKind === textKinds.paragraph[0])
  const isBounded = isWritten || fieldType === fieldTypes.number[0]
  const names =
    source === fieldSources.added[0]
      ? [
          'labelAr',
          'labelEn',
          'fieldType',
          ...(isText ? ['textKind'] : []),
          ...(isText && textKind === textKinds.choice[0] ? ['choices'] : []),
          ...(isBounded ? ['min', 'max'] : []),
          ...(fieldType === fieldTypes.file[0] ? ['maxKB', 'fileTypes'] : []),
          ...always,
          'isPersonal',
          'isPublic',
        ]
      : always
  return names.flatMap(name => fieldColumns.find(column => column.name === name) ?? [])
}
