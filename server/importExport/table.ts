import { inLang, latinNumber, normalised, Refused, type Label, type Lang } from '../../kernel/kernel.ts'
import type { SheetCell, SheetRow } from './reading.ts'

/** A column that a table may have. */
export interface TableColumn {
  readonly key: string
  /** Its heading in either language; the key is one too. */
  readonly label: Label
  readonly kind: 'text' | 'integer' | 'boolean'
  readonly isRequired?: boolean
}

/** A row of a table: what stands beneath the headings that the file has. Null: the cell is empty. */
export interface TableRow {
  readonly number: number
  readonly cells: Readonly<Record<string, unknown>>
}

/**
 * The rows of a sheet as a table: its first row names the columns, in either language or by their keys, in any order.
 * @throws Refused, at `file`, naming headings that are unknown, that stand twice, and required ones that are missing
 */
export function tableOf([head, ...rows]: readonly SheetRow[], columns: readonly TableColumn[]): TableRow[] {
  if (!head) throw refused('emptyFile', 'الملف فارغ', 'The file is empty', [])
  const texts = head.cells.map(cell => (cell === null ? '' : String(cell)))
  const found = texts.map(text => (text === '' ? undefined : columns.find(column => namesOf(column).includes(normalised(text)))))
  const unknown = texts.filter((text, index) => text !== '' && !found[index])
  if (unknown.length > 0) throw refused('unknownColumns', 'أعمدة غير معروفة', 'Unknown columns', unknown)
  const twice = texts.filter((_, index) => found[index] && found.indexOf(found[index]) < index)
  if (twice.length > 0) throw refused('repeatedColumns', 'أعمدة مكررة', 'Columns that stand twice', twice)
  const missing = columns.filter(column => column.isRequired && !found.includes(column))
  if (missing.length > 0)
    throw refused('missingColumns', 'أعمدة ناقصة', 'Missing columns', lang => missing.map(({ label }) => inLang(label, lang)))
  return rows.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(found.flatMap((column, index) => (column ? [[column.key, valueOf(column, cells[index] ?? null)]] : []))),
  }))
}

function namesOf({ key, label }: TableColumn): string[] {
  return [key, ...label].map(normalised)
}

const words = new Map<string, boolean>([
  ...['نعم', 'yes', 'true', '1', 'صح'].map(word => [normalised(word), true] as const),
  ...['لا', 'no', 'false', '0', 'خطا'].map(word => [normalised(word), false] as const),
])

/** The value of a cell as its column has it; what is no such value stays as it stands, so that the rules of the field refuse it. */
function valueOf({ kind }: TableColumn, cell: SheetCell): unknown {
  if (cell === null) return null
  if (kind === 'boolean') return typeof cell === 'boolean' ? cell : (words.get(normalised(String(cell))) ?? cell)
  if (kind === 'text') return String(cell)
  const text = typeof cell === 'string' ? latinNumber(cell) : ''
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : cell
}

function refused(code: string, ar: string, en: string, names: readonly string[] | ((lang: Lang) => readonly string[])): Refused {
  const told = (lang: Lang) => (typeof names === 'function' ? names(lang) : names).slice(0, 20)
  const ending = (lang: Lang) => (told(lang).length > 0 ? `: ${told(lang).join(lang === 'ar' ? '، ' : ', ')}` : '')
  return new Refused(code, `${ar}${ending('ar')}`, `${en}${ending('en')}`, { field: 'file' })
}
