import { columnsOf, inLang, type Label, type Lang } from '../../define.ts'
import type { TableColumn } from '../../../server/importExport/table.ts'
import type { ValueList } from '../../../server/importExport/xlsxWriter.ts'
import type { KnownForImport } from './importPlan.ts'
import { languages, systemUser } from './systemUser.ts'

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

/** What the columns may hold, each list at its column; codes have the names beside them. Roles that the reader does not give are left out. */
export function valueLists({ roles, places, positions }: Pick<KnownForImport, 'roles' | 'places' | 'positions'>, lang: Lang): ValueList[] {
  const named = (ar: string, en: string | null) => inLang([ar, en ?? ar], lang)
  const at = (key: string, values: readonly string[]): ValueList => {
    const index = importColumns.findIndex(column => column.key === key)
    return { heading: inLang(importColumns[index]?.label ?? ['', ''], lang), values, offeredAt: index }
  }
  const beside = (label: Label, values: readonly string[]): ValueList => ({ heading: inLang(label, lang), values })
  const given = roles.filter(({ refusal }) => refusal === undefined)
  return [
    at(
      'position',
      positions.map(({ nameAr, nameEn }) => named(nameAr, nameEn)),
    ),
    at(
      'language',
      Object.values(languages).map(([, ar, en]) => named(ar, en)),
    ),
    at(
      'roleCode',
      given.map(({ code }) => code),
    ),
    beside(
      ['الدور', 'Role'],
      given.map(({ titleAr, titleEn }) => named(titleAr, titleEn)),
    ),
    at(
      'placeCode',
      places.map(({ code }) => code),
    ),
    beside(
      ['الجهة', 'Place'],
      places.map(({ nameAr, nameEn }) => named(nameAr, nameEn)),
    ),
  ]
}
