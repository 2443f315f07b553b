import {
  findCheck,
  inLang,
  isMany,
  localTimeOf,
  numberOf,
  Refused,
  type Column,
  type Field,
  type Lang,
  type Values,
} from '../../kernel/kernel.ts'
import { noteEventNow, type AuditEvent } from '../audit/note.ts'
import type { Runner } from '../database/connect.ts'
import { cellText, type CellValue } from '../importExport/cells.ts'
import { csvLine, csvMark } from '../importExport/csv.ts'
import { writeXlsx, type SheetColumn } from '../importExport/xlsxWriter.ts'
import type { Call } from '../platform.ts'
import { listColumns, listRecords, ownersOf } from './list.ts'
import type { Model } from './model.ts'
import { personalSeen } from './personal.ts'
import type { ListQuery } from './query.ts'
import { ownerLabel } from './write.ts'

const rowsAtOnce = 1000

/**
 * The filtered list as CSV for a spreadsheet: UTF-8 with a mark, headings and coded values in the reader's language. All of it is the list
 * of one instant: what is written meanwhile doubles no row and hides none.
 * @throws Refused when it is longer than a file may be
 */
export function exportCsv(call: Call, model: Model, query: ListQuery): Promise<string> {
  const { columns, rowOf } = sheetOf(call, model)
  return exported(call, model, query, 'csv', async records => {
    const lines = [csvMark, csvLine(columns.map(({ heading }) => heading))]
    for await (const record of records) lines.push(csvLine(rowOf(record).map(cellText)))
    return lines.join('')
  })
}

/** The same list as a workbook (XLSX): numbers, days and instants are such; in Arabic the first column stands at the right. */
export function exportXlsx(call: Call, model: Model, query: ListQuery): Promise<Uint8Array<ArrayBuffer>> {
  const [, , ar, en] = model.resource.options.label
  const { columns, rowOf } = sheetOf(call, model)
  return exported(call, model, query, 'xlsx', records =>
    writeXlsx({ columns, rows: rowsOf(records, rowOf), name: inLang([ar, en], call.lang), isRightToLeft: call.lang === 'ar' }),
  )
}

async function* rowsOf(records: AsyncIterable<Values>, rowOf: ListSheet['rowOf']) {
  for await (const record of records) yield rowOf(record)
}

/**
 * What is written of the records of the filtered list, in its order. Who took the list with him, how much of it and narrowed by what, stands
 * in the audit.
 * @param write reads the records, and by the runner what else there was in the same instant
 * @throws Refused when the list is longer than a file may be
 */
export async function exported<Written>(
  call: Call,
  model: Model,
  query: ListQuery,
  format: string,
  write: (records: AsyncIterable<Values>, runner: Runner) => Promise<Written>,
): Promise<Written> {
  let rowCount = 0
  const mostRows = call.platform.exportMaxRows()
  const written = await call.platform.database.snapshot(runner => write(records(runner), runner))
  await noteEventNow(call.platform.database, call.actor, exportEvent(call, model, format, rowCount, query))
  return written

  async function* records(runner: Runner): AsyncGenerator<Values> {
    for (let skip = 0; ; skip += rowsAtOnce) {
      const { items } = await listRecords(call, model, { ...query, skip, limit: rowsAtOnce }, { runner })
      if (skip + items.length > mostRows) throw tooManyRows(mostRows)
      rowCount += items.length
      yield* items
      if (items.length < rowsAtOnce) return
    }
  }
}

/** What the audit says of a list that was exported: how much of it, as what, and by what it was narrowed. */
function exportEvent(call: Call, model: Model, format: string, rowCount: number, { filters, text, among }: ListQuery): AuditEvent {
  const isPersonalSeen = personalSeen(call, model).length > 0
  return {
    action: 'export',
    tableName: model.table,
    changes: {
      rows: [null, rowCount],
      format: [null, format],
      ...(isPersonalSeen && { personalSeen: [null, true] }),
      ...(filters.length > 0 && { filters: [null, filters] }),
      ...(text !== undefined && { text: [null, text] }),
      ...(among !== undefined && { among: [null, among] }),
    },
  }
}

interface ListSheet {
  readonly columns: readonly SheetColumn[]
  rowOf(record: Values): CellValue[]
}

function sheetOf(call: Call, model: Model): ListSheet {
  const columns = listColumns(model).filter(({ field }) => field.kind !== 'image')
  const { owner } = model.resource.scope
  const hasOwner = ownersOf(call.platform, model) !== undefined
  // Whose a row is comes first: a file that goes round outside says nothing else of it.
  const owners: SheetColumn[] = hasOwner ? [{ heading: inLang(ownerLabel, call.lang), kind: 'text' }] : []
  const rowOf = (item: Values) => [
    ...(hasOwner ? [nameIn(call.lang, owner, item)] : []),
    ...columns.map(column => cellOf(call, column, item)),
  ]
  return {
    columns: [...owners, ...columns.map(({ label, field }) => ({ heading: inLang(label, call.lang), kind: kindOf(field) }))],
    rowOf,
  }
}

/** A file that lacks rows looks like one that has them all. @param mostRows of an export now */
export function tooManyRows(mostRows: number): Refused {
  return new Refused(
    'tooManyRows',
    `القائمة أكبر من أن تُصدَّر كاملة (أكثر من ${numberOf(mostRows, 'ar')} صف). ضيّق عوامل التصفية`,
    `The list is too long to be exported whole (more than ${numberOf(mostRows, 'en')} rows). Narrow the filters`,
  )
}

function kindOf(field: Field): SheetColumn['kind'] {
  if (isMany(field)) return 'text'
  if (field.kind === 'money') return findCheck(field, 'places')?.[0] === 4 ? 'decimal' : 'amount'
  if (field.kind === 'date') return 'day'
  if (field.kind === 'dateTime') return 'instant'
  if (field.kind === 'integer' || field.kind === 'attachments' || field.kind === 'rows') return 'integer'
  return field.kind === 'decimal' || field.kind === 'percent' || field.kind === 'year' ? 'decimal' : 'text'
}

/** @param between stands between several */
function cellOf(call: Call, { name, field }: Column, item: Values, between = '; '): CellValue {
  const value = item[name]
  if (field.kind === 'attachments' || field.kind === 'rows') return Array.isArray(value) ? value.length : null
  if (field.kind === 'ref') return isMany(field) ? namesIn(call.lang, name, item).join(between) : nameIn(call.lang, name, item)
  if (!Array.isArray(value)) return cellOfOne(call, field, value)
  return value.map(one => cellText(cellOfOne(call, field, one))).join(between)
}

/** A value as people read it in the caller's language, several with its comma between them; empty where there is none. @param item with the names of what it refers to */
export function textForPeople(call: Call, column: Column, item: Values): string {
  const cell = cellOf(call, column, item, call.lang === 'ar' ? '، ' : ', ')
  return cell === null ? '' : cellText(cell)
}

/** The name of what a row refers to, in Arabic where there is no other. */
function nameIn(lang: Lang, key: string, item: Values): string {
  return plain((lang === 'en' ? item[`${key}NameEn`] : null) ?? item[`${key}NameAr`])
}

/** The names of what a row refers to several times. */
function namesIn(lang: Lang, key: string, item: Values): string[] {
  const [ar, en] = [item[`${key}NamesAr`], item[`${key}NamesEn`]].map(names => (Array.isArray(names) ? names : []))
  return (ar ?? []).map((name, index) => plain((lang === 'en' ? en?.[index] : null) ?? name))
}

function cellOfOne({ lang, platform }: Call, field: Field, value: unknown): CellValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'boolean') return inLang(value ? ['نعم', 'Yes'] : ['لا', 'No'], lang)
  const word = Object.values(field.words ?? {}).find(([code]) => code === value)
  if (word) return inLang([word[1], word[2]], lang)
  if (typeof value === 'number') {
    const found = field.list === undefined ? undefined : platform.lookups.find(field.list, value)
    return found ? inLang([found.nameAr, found.nameEn], lang) : value
  }
  if (typeof value !== 'string') return plain(value)
  if (field.kind === 'date') return { day: value }
  return field.kind === 'dateTime' ? localTimeOf(value, platform.timeZone) : value
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object' && 'lat' in value && 'lng' in value) return `${String(value.lat)}, ${String(value.lng)}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}
