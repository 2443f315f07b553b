import { dateAndTime, inLang, numberOf, Refused, type Lang, type Values } from '../../define.ts'
import { noteEventNow } from '../../../server/audit/note.ts'
import { sql } from '../../../server/database/sql.ts'
import { noPermission } from '../../../server/http/errors.ts'
import type { Call } from '../../../server/platform.ts'
import { csvOf } from '../../../server/importExport/csv.ts'
import type { AuditChange, AuditNames } from './audit.ts'
import { conditionsOf, mayViewPersonal, personalPermission } from './conditions.server.ts'
import { entryOf, entryRows, referredTo, resourcesOf } from './entry.server.ts'
import { reasonIn } from './reasons.ts'
import { shownValue } from './shownValue.ts'
import { findColumn, findTableWords, type TableWords } from './words.ts'

const mostRows = 50_000
const rowsAtOnce = 1000

const headings = [
  ['رقم المدخل', 'Entry'],
  ['وقت التنفيذ', 'Execution time'],
  ['العملية', 'Action'],
  ['الوحدة', 'Module'],
  ['الجدول', 'Table'],
  ['معرّف السجل', 'Row id'],
  ['السجل', 'Record'],
  ['التغييرات', 'Changes'],
  ['المستخدم', 'User'],
  ['الجهة', 'Place'],
  ['عنوان العميل', 'Client address'],
  ['الطلب', 'Request'],
  ['رمز الحالة', 'HTTP status code'],
  ['معرّف الطلب', 'Request id'],
  ['السبب', 'Reason'],
] as const

/**
 * The entries of a list as a file for a spreadsheet, values in the reader's language. Personal values are masked unless they are asked for,
 * and may be; the export is noted, with what narrowed it.
 * @throws Refused 403, and when there are more than 50,000
 */
export async function exportEntries(call: Call, given: Values, isPersonalAsked: boolean): Promise<string> {
  const { platform, caller, actor, lang } = call
  if (isPersonalAsked && !mayViewPersonal(caller)) throw noPermission(personalPermission)
  const where = conditionsOf(given, caller, platform.timeZone)
  const lines: string[][] = [headings.map(heading => inLang(heading, lang))]
  await platform.database.snapshot(async runner => {
    // The last row so far: pages go on from it, at the same cost for each.
    for (let beyond = sql`true`; ; ) {
      const rows = await entryRows(runner, sql`${where} and ${beyond}`, sql`limit ${rowsAtOnce}`)
      if (lines.length + rows.length > mostRows + 1) throw tooMany()
      const { names } = await referredTo(platform, rows, isPersonalAsked)
      for (const row of rows) lines.push(lineOf(call, entryOf(row, isPersonalAsked), names))
      const last = rows.at(-1)
      if (!last || rows.length < rowsAtOnce) break
      beyond = sql`(e.execution_time, e.id) < (${last.exactTime}::timestamptz, ${last.id}::bigint)`
    }
  })
  await noteEventNow(platform.database, actor, {
    action: 'export',
    tableName: 'audit_entry',
    changes: {
      rows: [null, lines.length - 1],
      format: [null, 'csv'],
      filters: [null, Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))],
    },
  })
  return csvOf(lines)
}

function lineOf(call: Call, entry: ReturnType<typeof entryOf>, names: AuditNames): string[] {
  const { platform, lang } = call
  const words = entry.tableName === null ? undefined : findTableWords(resourcesOf(platform), entry.tableName)
  const lookup = (list: string, id: number | null) => {
    const found = id === null ? undefined : platform.lookups.find(list, id)
    return found ? inLang([found.nameAr, found.nameEn], lang) : ''
  }
  return [
    String(entry.id),
    dateAndTime(entry.executionTime, platform.timeZone, lang),
    lookup('auditAction', entry.action),
    lookup('moduleType', entry.moduleName),
    words ? inLang(words.label, lang) : (entry.tableName ?? ''),
    entry.rowId ?? '',
    (lang === 'en' ? entry.rowTitleEn : null) ?? entry.rowTitleAr ?? '',
    entry.changes.map(change => changeLine(change, words, names, call)).join('\n'),
    [(lang === 'en' ? entry.userNameEn : null) ?? entry.userNameAr, entry.userName].filter(Boolean).join(' - '),
    (lang === 'en' ? entry.placeNameEn : null) ?? entry.placeNameAr ?? '',
    entry.clientIpAddress ?? '',
    [entry.httpMethod, entry.url].filter(Boolean).join(' '),
    entry.httpStatusCode === null ? '' : String(entry.httpStatusCode),
    entry.requestId ?? '',
    entry.reason === null ? '' : reasonIn(entry.reason, lang),
  ]
}

function changeLine({ fieldName, oldValue, newValue }: AuditChange, words: TableWords | undefined, names: AuditNames, call: Call): string {
  const column = findColumn(words, fieldName)
  const shown = (value: unknown) => shownValue(value, column, names, call.lang, call.platform.timeZone)
  return `${column ? inLang(column.label, call.lang) : fieldName}: ${shown(oldValue)} ← ${shown(newValue)}`
}

function tooMany(): Refused {
  const most = (lang: Lang) => numberOf(mostRows, lang)
  return new Refused(
    'tooManyRows',
    `القائمة أكبر من أن تُصدَّر كاملة (أكثر من ${most('ar')} مدخل). ضيّق عوامل التصفية`,
    `The list is too long to be exported whole (more than ${most('en')} entries). Narrow the filters`,
  )
}
