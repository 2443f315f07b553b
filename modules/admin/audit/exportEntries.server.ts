import { inLang, localTimeOf, type Lang, type Values } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { noPermission } from '../../../server/http/errors.ts'
import { cellText, type CellValue } from '../../../server/importExport/cells.ts'
import { csvLine, csvMark } from '../../../server/importExport/csv.ts'
import { writeXlsx } from '../../../server/importExport/xlsxWriter.ts'
import type { Call } from '../../../server/platform.ts'
import { tooManyRows } from '../../../server/resources/sheet.ts'
import type { AuditChange, AuditNames } from './audit.ts'
import { conditionsOf, mayViewPersonal, personalPermission } from './conditions.server.ts'
import { entryOf, entryRows, referredTo, resourcesOf } from './entry.server.ts'
import { reasonIn } from './reasons.ts'
import { shownValue } from './shownValue.ts'
import { findColumn, findTableWords, type TableWords } from './words.ts'

/** The kinds of file; the first where nothing is said. */
export const exportFormats = ['csv', 'xlsx'] as const

const rowsAtOnce = 1000

const columns = [
  ['رقم المدخل', 'Entry', 'integer'],
  ['وقت التنفيذ', 'Execution time', 'instant'],
  ['العملية', 'Action', 'text'],
  ['الوحدة', 'Module', 'text'],
  ['الجدول', 'Table', 'text'],
  ['معرّف السجل', 'Row id', 'text'],
  ['السجل', 'Record', 'text'],
  ['التغييرات', 'Changes', 'text'],
  ['المستخدم', 'User', 'text'],
  ['الجهة', 'Place', 'text'],
  ['عنوان العميل', 'Client address', 'text'],
  ['الطلب', 'Request', 'text'],
  ['رمز الحالة', 'HTTP status code', 'integer'],
  ['معرّف الطلب', 'Request id', 'text'],
  ['السبب', 'Reason', 'text'],
] as const

/**
 * The entries of a list as a file for a spreadsheet, values in the reader's language. Personal values are masked unless they are asked for,
 * and may be; the export is noted, with what narrowed it.
 * @throws Refused 403, and when there are more than an export may hold
 */
export async function exportEntries(
  call: Call,
  given: Values,
  isPersonalAsked: boolean,
  format: (typeof exportFormats)[number],
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { platform, caller, actor, lang } = call
  if (isPersonalAsked && !mayViewPersonal(caller)) throw noPermission(personalPermission)
  const where = conditionsOf(given, caller, platform.timeZone)
  let rowCount = 0
  const written = await platform.database.snapshot<string | Uint8Array<ArrayBuffer>>(runner => {
    const rows = counted(rowsOf(call, runner, where, isPersonalAsked))
    return format === 'csv' ? asCsv(rows, lang) : asXlsx(rows, lang)
  })
  await noteEventNow(platform.database, actor, {
    action: 'export',
    tableName: 'audit_entry',
    changes: {
      rows: [null, rowCount],
      format: [null, format],
      filters: [null, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))],
    },
  })
  return written

  async function* counted(rows: AsyncIterable<CellValue[]>): AsyncGenerator<CellValue[]> {
    const mostRows = platform.exportMaxRows()
    for await (const row of rows) {
      rowCount += 1
      if (rowCount > mostRows) throw tooManyRows(mostRows)
      yield row
    }
  }
}

async function* rowsOf(call: Call, runner: Runner, where: SQL, isPersonalAsked: boolean): AsyncGenerator<CellValue[]> {
  // The last row so far: pages go on from it, at the same cost for each.
  for (let beyond = sql`true`; ; ) {
    const rows = await entryRows(runner, sql`${where} and ${beyond}`, sql`limit ${rowsAtOnce}`)
    const { names } = await referredTo(call.platform, rows, isPersonalAsked)
    for (const row of rows) yield cellsOf(call, entryOf(row, isPersonalAsked), names)
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    beyond = sql`(e.execution_time, e.id) < (${last.exactTime}::timestamptz, ${last.id}::bigint)`
  }
}

async function asCsv(rows: AsyncIterable<CellValue[]>, lang: Lang): Promise<string> {
  const lines = [csvMark, csvLine(columns.map(([ar, en]) => inLang([ar, en], lang)))]
  for await (const row of rows) lines.push(csvLine(row.map(cellText)))
  return lines.join('')
}

function asXlsx(rows: AsyncIterable<CellValue[]>, lang: Lang): Promise<Uint8Array<ArrayBuffer>> {
  return writeXlsx({
    columns: columns.map(([ar, en, kind]) => ({ heading: inLang([ar, en], lang), kind })),
    rows,
    name: inLang(['سجل التدقيق', 'Audit log'], lang),
    isRightToLeft: lang === 'ar',
  })
}

function cellsOf(call: Call, entry: ReturnType<typeof entryOf>, names: AuditNames): CellValue[] {
  const { platform, lang } = call
  const words = entry.tableName === null ? undefined : findTableWords(resourcesOf(platform), entry.tableName)
  const lookup = (list: string, id: number | null) => {
    const found = id === null ? undefined : platform.lookups.find(list, id)
    return found ? inLang([found.nameAr, found.nameEn], lang) : ''
  }
  return [
    entry.id,
    localTimeOf(entry.executionTime, platform.timeZone),
    lookup('auditAction', entry.action),
    lookup('moduleType', entry.moduleName),
    words ? inLang(words.label, lang) : (entry.tableName ?? ''),
    entry.rowId,
    (lang === 'en' ? entry.rowTitleEn : null) ?? entry.rowTitleAr,
    entry.changes.map(change => changeLine(change, words, names, call)).join('\n'),
    [(lang === 'en' ? entry.userNameEn : null) ?? entry.userNameAr, entry.userName].filter(Boolean).join(' - '),
    (lang === 'en' ? entry.placeNameEn : null) ?? entry.placeNameAr,
    entry.clientIpAddress,
    [entry.httpMethod, entry.url].filter(Boolean).join(' '),
    entry.httpStatusCode,
    entry.requestId,
    entry.reason === null ? null : reasonIn(entry.reason, lang),
  ]
}

function changeLine({ fieldName, oldValue, newValue }: AuditChange, words: TableWords | undefined, names: AuditNames, call: Call): string {
  const column = findColumn(words, fieldName)
  const shown = (value: unknown) => shownValue(value, column, names, call.lang, call.platform.timeZone)
  return `${column ? inLang(column.label, call.lang) : fieldName}: ${shown(oldValue)} ← ${shown(newValue)}`
}
