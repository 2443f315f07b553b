import { inLang, masked, type Label, type Lang } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import type { SQL } from '../../../server/database/sql.ts'
import { noPermission } from '../../../server/http/errors.ts'
import { cellText, type CellValue } from '../../../server/importExport/cells.ts'
import { csvOf } from '../../../server/importExport/csv.ts'
import { formatIn, sheetFile } from '../../../server/importExport/format.ts'
import { writeXlsx, type SheetColumn } from '../../../server/importExport/xlsxWriter.ts'
import type { Call } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { seesPersonal } from '../../../server/resources/personal.ts'
import { tooManyRows } from '../../../server/resources/sheet.ts'
import { getByPlace } from './placeActions.ts'

/** The kinds of file; the first where nothing is said. */
export const byPlaceFormats = ['xlsx', 'csv', 'json'] as const

/** Somebody at a place, or a place where the reader sees nobody. */
interface StaffRow {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
  readonly governorate: number | null
  readonly usersCount: number
  readonly userAr: string | null
  readonly userEn: string | null
  readonly userName: string | null
  readonly position: number | null
  readonly phoneNumber: string | null
  readonly isDefault: boolean | null
  /** `YYYY-MM-DD` */
  readonly validFrom: string | null
  readonly validTo: string | null
}

/**
 * Who works where, as a file. Numbers are masked for who may not see personal data; who took the file with him, how much of it, narrowed by
 * what, and whether there were personal data in it stands in the audit.
 * @param rows what it holds, in its order
 * @throws Refused 403, and when there are more rows than a file may hold
 */
export async function exportedByPlace(call: Call, query: URLSearchParams, rows: SQL): Promise<Response> {
  const { platform, caller, actor } = call
  const pagePermission = 'AbpIdentity.Users.AssignPlaces'
  if (!caller.can(pagePermission)) throw noPermission(pagePermission)
  const format = formatIn(query, byPlaceFormats)
  const isSeen = seesPersonal(call, modelOf(platform, 'systemUser'))
  const found = await platform.database.snapshot(runner => runner.rows<StaffRow>(rows))
  if (found.length > platform.exportMaxRows()) throw tooManyRows(platform.exportMaxRows())
  const shown = isSeen ? found : found.map(row => ({ ...row, phoneNumber: textOf(masked(row.phoneNumber)) }))
  const content = await (format === 'json' ? asJson(shown) : asTable(call, shown, format))
  const filters = Object.entries(Object.fromEntries(query)).filter(([name, value]) => name !== 'format' && value !== '')
  await noteEventNow(platform.database, actor, {
    action: 'export',
    tableName: 'user_place',
    changes: {
      rows: [null, found.length],
      format: [null, format],
      ...(isSeen && found.some(({ phoneNumber }) => phoneNumber !== null) && { personalSeen: [null, true] }),
      ...(filters.length > 0 && { filters: [null, Object.fromEntries(filters)] }),
    },
  })
  return sheetFile('userPlaces', format, content)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

interface StaffColumn {
  readonly label: Label
  readonly kind: SheetColumn['kind']
  readonly cell: (row: StaffRow, call: Call) => CellValue
}

const text = (ar: string, en: string, cell: StaffColumn['cell']): StaffColumn => ({ label: [ar, en], kind: 'text', cell })
const dayOf = (day: string | null): CellValue => (day === null ? null : { day })
const nameIn = ({ platform, lang }: Call, list: string, id: number | null) => {
  const found = id === null ? undefined : platform.lookups.find(list, id)
  return found ? inLang([found.nameAr, found.nameEn], lang) : null
}
const typeIn = ({ platform, lang }: Call, typeCode: number) => {
  const found = platform.lookups.findList('placeType')?.values.find(({ value }) => value === typeCode)
  return found ? inLang([found.nameAr, found.nameEn], lang) : null
}

const columns: readonly StaffColumn[] = [
  text('رمز الجهة', 'Place code', ({ code }) => code),
  text('الجهة', 'Place', ({ nameAr, nameEn }, { lang }) => inLang([nameAr, nameEn], lang)),
  text('نوع الجهة', 'Place type', ({ typeCode }, call) => typeIn(call, typeCode)),
  text('المحافظة', 'Governorate', ({ governorate }, call) => nameIn(call, 'governorate', governorate)),
  { label: ['عدد المستخدمين', 'Users'], kind: 'integer', cell: ({ usersCount }) => usersCount },
  text('الاسم الكامل', 'Full name', ({ userAr, userEn }, { lang }) => (lang === 'en' ? (userEn ?? userAr) : userAr)),
  text('اسم المستخدم', 'User name', ({ userName }) => userName),
  text('الصفة الوظيفية', 'Position', ({ position }, call) => nameIn(call, 'userPosition', position)),
  text('رقم الجوال', 'Mobile number', ({ phoneNumber }) => phoneNumber),
  text('الجهة الافتراضية', 'Default place', ({ isDefault }, { lang }) => (isDefault === null ? null : yesOrNo(isDefault, lang))),
  { label: ['من تاريخ', 'From'], kind: 'day', cell: ({ validFrom }) => dayOf(validFrom) },
  { label: ['إلى تاريخ', 'To'], kind: 'day', cell: ({ validTo }) => dayOf(validTo) },
]

function yesOrNo(value: boolean, lang: Lang): string {
  return inLang(value ? ['نعم', 'Yes'] : ['لا', 'No'], lang)
}

function asTable(call: Call, rows: readonly StaffRow[], format: 'csv' | 'xlsx'): string | Promise<Uint8Array<ArrayBuffer>> {
  const { lang } = call
  const headings = columns.map(({ label }) => inLang(label, lang))
  const cells = rows.map(row => columns.map(({ cell }) => cell(row, call)))
  if (format === 'csv') return csvOf([headings, ...cells.map(row => row.map(cellText))])
  return writeXlsx({
    name: inLang(getByPlace.label, lang),
    isRightToLeft: lang === 'ar',
    columns: columns.map(({ kind }, index) => ({ heading: headings[index] ?? '', kind })),
    rows: cells,
  })
}

/** For a program: each place once, with those who work there. */
function asJson(rows: readonly StaffRow[]): string {
  const places = [...Map.groupBy(rows, ({ code }) => code).values()].flatMap(ofPlace => {
    const [first] = ofPlace
    if (!first) return []
    const { code, nameAr, nameEn, typeCode, governorate, usersCount } = first
    const users = ofPlace.flatMap(({ userName, userAr, userEn, position, phoneNumber, isDefault, validFrom, validTo }) =>
      userName === null ? [] : [{ userName, nameAr: userAr, nameEn: userEn, position, phoneNumber, isDefault, validFrom, validTo }],
    )
    return [{ code, nameAr, nameEn, typeCode, governorate, usersCount, users }]
  })
  return `${JSON.stringify(places, null, 2)}\n`
}
