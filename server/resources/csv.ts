import { inLang, type Column } from '../../kernel/kernel.ts'
import type { Call } from '../platform.ts'
import { listColumns, listRecords } from './list.ts'
import type { Model } from './model.ts'
import type { ListQuery } from './query.ts'

const rowsAtOnce = 1000
const mostRows = 50_000

/** The filtered list as CSV for a spreadsheet: UTF-8 with a mark, headings and coded values in the reader's language. */
export async function exportCsv(call: Call, model: Model, query: ListQuery): Promise<string> {
  const columns = listColumns(model).filter(({ field }) => field.kind !== 'image')
  const lines = [columns.map(column => cell(inLang(column.label, call.lang)))]
  for (let skip = 0; skip < mostRows; skip += rowsAtOnce) {
    const { items } = await listRecords(call, model, { ...query, skip, limit: rowsAtOnce })
    lines.push(...items.map(item => columns.map(column => cell(shown(call, column, item)))))
    if (items.length < rowsAtOnce) break
  }
  return `\uFEFF${lines.map(line => line.join(',')).join('\r\n')}\r\n`
}

function shown(call: Call, { name, field }: Column, item: Readonly<Record<string, unknown>>): string {
  const value = item[name]
  if (value === null || value === undefined) return ''
  if (field.kind === 'boolean') return inLang(value === true ? ['نعم', 'Yes'] : ['لا', 'No'], call.lang)
  if (field.kind === 'ref') return String(item[`${name}Name${call.lang === 'ar' ? 'Ar' : 'En'}`] ?? '')
  if (field.words) {
    const word = Object.values(field.words).find(([code]) => code === value)
    return word ? inLang([word[1], word[2]], call.lang) : String(value)
  }
  if (field.list && typeof value === 'number') {
    const found = call.platform.lookups.find(field.list, value)
    return found ? inLang([found.nameAr, found.nameEn], call.lang) : String(value)
  }
  return Array.isArray(value) ? value.join('; ') : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A text that a spreadsheet would take for a formula is kept a text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
