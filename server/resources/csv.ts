import { inLang, numberOf, Refused, type Column, type Field, type Values } from '../../kernel/kernel.ts'
import { noteEventNow } from '../audit/note.ts'
import type { Runner } from '../database/connect.ts'
import type { Call } from '../platform.ts'
import { listColumns, listRecords, ownersOf } from './list.ts'
import type { Model } from './model.ts'
import type { ListQuery } from './query.ts'
import { ownerLabel } from './write.ts'

const rowsAtOnce = 1000

/**
 * The filtered list as CSV for a spreadsheet: UTF-8 with a mark, headings and coded values in the reader's language. All of it is the list
 * of one instant: what is written meanwhile doubles no row and hides none.
 */
export async function exportCsv(call: Call, model: Model, query: ListQuery): Promise<string> {
  const lines = await call.platform.database.snapshot(runner => linesOf(call, model, query, runner))
  await noteEventNow(call.platform.database, call.actor, {
    action: 'export',
    tableName: model.table,
    changes: { rows: [null, lines.length - 1], format: [null, 'csv'], ...narrowedBy(query) },
  })
  return csvOf(lines)
}

/** Lines of texts as CSV for a spreadsheet, with the mark that says UTF-8; a text that it would take for a formula stays a text. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** By what the list was narrowed, for the audit. */
function narrowedBy({ filters, text, among }: ListQuery): Record<string, [null, unknown]> {
  return {
    ...(filters.length > 0 && { filters: [null, filters] }),
    ...(text !== undefined && { text: [null, text] }),
    ...(among !== undefined && { among: [null, among] }),
  }
}

async function linesOf(call: Call, model: Model, query: ListQuery, runner: Runner): Promise<string[][]> {
  const columns = listColumns(model).filter(({ field }) => field.kind !== 'image')
  const { owner } = model.resource.scope
  const mostRows = call.platform.exportMaxRows()
  const hasOwner = ownersOf(call.platform, model) !== undefined
  // Whose a row is comes first: a file that goes round outside says nothing else of it.
  const ownerOf = (item: Values) => (hasOwner ? [named(call, owner, item)] : [])
  const lines = [[...(hasOwner ? [inLang(ownerLabel, call.lang)] : []), ...columns.map(column => inLang(column.label, call.lang))]]
  for (let skip = 0; ; skip += rowsAtOnce) {
    const { items } = await listRecords(call, model, { ...query, skip, limit: rowsAtOnce }, runner)
    if (skip + items.length > mostRows) throw tooMany(mostRows)
    lines.push(...items.map(item => [...ownerOf(item), ...columns.map(column => shown(call, column, item))]))
    if (items.length < rowsAtOnce) break
  }
  return lines
}

/** A file that lacks rows looks like one that has them all. */
function tooMany(mostRows: number): Refused {
  return new Refused(
    'tooManyRows',
    `القائمة أكبر من أن تُصدَّر كاملة (أكثر من ${numberOf(mostRows, 'ar')} صف). ضيّق عوامل التصفية`,
    `The list is too long to be exported whole (more than ${numberOf(mostRows, 'en')} rows). Narrow the filters`,
  )
}

function shown(call: Call, { name, field }: Column, item: Values): string {
  const value = item[name]
  if (field.kind === 'ref' && !Array.isArray(value)) return named(call, name, item)
  return [value]
    .flat()
    .map(one => shownOne(call, field, one))
    .join('; ')
}

/** The name of what a row refers to, in Arabic where there is no other. */
function named({ lang }: Call, key: string, item: Values): string {
  return plain((lang === 'en' ? item[`${key}NameEn`] : null) ?? item[`${key}NameAr`])
}

function shownOne({ lang, platform }: Call, field: Field, value: unknown): string {
  if (field.kind === 'boolean' && typeof value === 'boolean') return inLang(value ? ['نعم', 'Yes'] : ['لا', 'No'], lang)
  const word = Object.values(field.words ?? {}).find(([code]) => code === value)
  if (word) return inLang([word[1], word[2]], lang)
  const found = field.list && typeof value === 'number' ? platform.lookups.find(field.list, value) : undefined
  return found ? inLang([found.nameAr, found.nameEn], lang) : plain(value)
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text that a spreadsheet would take for a formula, also in the wide letters of East Asia, is kept a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
