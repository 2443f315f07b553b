import { streamXlsxRows } from 'hucre/xlsx'
import { numberOf, Refused, type Lang } from '../../kernel/kernel.ts'
import { csvRows, csvText } from './csv.ts'
import { zipFault } from './zip.ts'

/** A row of a sheet that was sent. */
export interface SheetRow {
  /** As the spreadsheet numbers it, from 1; the headings are the first. */
  readonly number: number
  /** Texts without space around them; days as `YYYY-MM-DD`, instants as `YYYY-MM-DDTHH:mm`; null: nothing. */
  readonly cells: readonly SheetCell[]
}
/** What stands in a cell that was sent. */
export type SheetCell = string | number | boolean | null

/** How much of a file is read. */
export interface SheetLimits {
  /** Rows beneath the headings. */
  readonly mostRows: number
}

/** The largest file that is taken, in bytes. */
export const mostFileBytes = 10 * 1024 * 1024
// What a workbook of that size holds when it is unpacked; a file that holds more was made to fill the memory.
const mostUnpackedBytes = 100 * 1024 * 1024
const mostColumns = 100

/**
 * The rows of the first sheet of a workbook (XLSX) or of a CSV file, empty ones left out.
 * @throws Refused, at `file`, when it is neither, broken, protected by a password, or larger than is read
 */
export async function readSheet(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  if (bytes.length > mostFileBytes) throw tooLarge()
  const rows = isZip(bytes) ? await xlsxRows(bytes, limits) : textRows(bytes, limits)
  const filled = rows.filter(({ cells }) => cells.some(cell => cell !== null))
  if (filled.length > limits.mostRows + 1) throw tooManyRows(limits.mostRows)
  return filled
}

async function xlsxRows(bytes: Uint8Array, { mostRows }: SheetLimits): Promise<SheetRow[]> {
  const fault = await zipFault(bytes, mostUnpackedBytes)
  if (fault === 'tooLarge') throw tooLarge()
  if (fault) throw unreadable()
  const rows: SheetRow[] = []
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      const cells = values.slice(0, mostColumns).map(cellOf)
      if (cells.every(cell => cell === null)) continue
      rows.push({ number: index + 1, cells })
      if (rows.length > mostRows + 1) break
    }
    return rows
  } catch {
    // Whatever the reader says of it: a workbook that cannot be read.
    throw unreadable()
  }
}

function textRows(bytes: Uint8Array, { mostRows }: SheetLimits): SheetRow[] {
  // Old workbooks and pictures have no text in them.
  const text = csvText(bytes)
  if (bytes[0] === 0xd0 || text.includes('\u0000')) throw unreadable()
  return csvRows(text, mostRows + 1).map(({ number, cells }) => ({ number, cells: cells.slice(0, mostColumns).map(cellOf) }))
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function cellOf(value: string | number | boolean | Date | null): SheetCell {
  if (value instanceof Date) return momentOf(value)
  if (typeof value !== 'string') return value
  const text = value.trim()
  return text === '' ? null : text
}

/** Spreadsheets know no zones: the day and the time are those that stand in the cell. */
function momentOf(date: Date): SheetCell {
  if (Number.isNaN(date.getTime())) return null
  const text = date.toISOString().slice(0, 16)
  return text.endsWith('T00:00') ? text.slice(0, 10) : text
}

function unreadable(): Refused {
  return new Refused(
    'unreadableSheet',
    'تعذرت قراءة الملف. أرسل جدول Excel (‏xlsx) غير محمي بكلمة مرور، أو ملف CSV',
    'The file cannot be read. Send an Excel workbook (xlsx) without a password, or a CSV file',
    { field: 'file' },
  )
}

function tooLarge(): Refused {
  return new Refused('tooLarge', 'حجم الملف أكبر من المسموح', 'The file is larger than allowed', { status: 413, field: 'file' })
}

function tooManyRows(most: number): Refused {
  const told = (lang: Lang) => numberOf(most, lang)
  return new Refused(
    'tooManyRows',
    `عدد الصفوف أكبر من المسموح (${told('ar')}). قسّم الملف`,
    `The file has more rows than are read (${told('en')}). Divide it`,
    { field: 'file' },
  )
}
