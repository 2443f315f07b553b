import { columnsOf } from '../../define.ts'
import type { TableColumn } from '../../../server/importExport/table.ts'
import { systemUser } from './systemUser.ts'

/** What a file says of an account itself (section 1.1, Import). */
const named = [
  'firstName',
  'secondName',
  'thirdName',
  'fourthName',
  'lastName',
  'fullNameEn',
  'userName',
  'email',
  'phoneNumber',
  'position',
  'language',
]

/** The columns of a file with users, one a row, in the order of the template. Who has no language reads Arabic. */
export const importColumns: readonly TableColumn[] = [
  ...named.flatMap(key =>
    columnsOf(systemUser.fields)
      .filter(({ name }) => name === key)
      .map(({ label, need }) => ({ key, label, kind: 'text' as const, isRequired: need === 'submit' && key !== 'language' })),
  ),
  { key: 'roleCode', label: ['رموز الأدوار', 'Role codes'], kind: 'text' },
  { key: 'placeCode', label: ['رموز الجهات', 'Place codes'], kind: 'text', isRequired: true },
]
