import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { cellText, isMoment, type CellMoment, type CellValue } from './cells.ts'
import { letterOf, offersOf, partsFor, sheetBegin, sheetEnd, styles } from './xlsxParts.ts'

/** A column of a sheet that is written. */
export interface SheetColumn {
  readonly heading: string
  /** How its numbers and moments are shown. */
  readonly kind: 'text' | 'integer' | 'decimal' | 'amount' | 'day' | 'instant'
}

/** Values that a column may hold. */
export interface ValueList {
  readonly heading: string
  readonly values: readonly string[]
  /** The column that offers them, from 0; undefined: they only say what the list before them means. */
  readonly offeredAt?: number
}

/** A sheet that is written: its rows come as they are asked for. */
export interface Sheet {
  readonly name: string
  /** The first column stands at the right. */
  readonly isRightToLeft: boolean
  readonly columns: readonly SheetColumn[]
  readonly rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>
  /** What its columns may hold, on a second sheet of this name. Offered, not demanded: a cell takes other texts too. */
  readonly lists?: { readonly name: string; readonly of: readonly ValueList[] }
}

/**
 * A workbook (XLSX) of one sheet, or of two where its columns offer values. Rows are packed as they come, so that only the packed file is held in memory. Every text is stored as a
 * text and stays one: none becomes a formula.
 * @throws what the rows throw
 */
export function writeXlsx(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const zip = new ZipFile()
    zip.on('error', reject)
    const names = [sheet.name, ...(sheet.lists ? [sheet.lists.name] : [])].map(sheetName)
    for (const [path, xml] of partsFor(names)) zip.addBuffer(Buffer.from(xml), path)
    // The packer says nothing of a stream that breaks off.
    const add = (content: AsyncGenerator<Buffer>, number: number) =>
      zip.addReadStream(Readable.from(content).on('error', reject), `xl/worksheets/sheet${number}.xml`, { compressionLevel: 6 })
    add(sheetXml(sheet, true, sheet.lists && offersOf(sheet.lists.of, names[1] ?? '')), 1)
    if (sheet.lists) add(sheetXml(listSheet(sheet.lists, sheet.isRightToLeft), false), 2)
    zip.end()
    buffer(zip.outputStream).then(resolve, reject)
  })
}

const partBytes = 64 * 1024

/** The lists beside each other. */
function listSheet({ name, of }: NonNullable<Sheet['lists']>, isRightToLeft: boolean): Sheet {
  const longest = Math.max(0, ...of.map(({ values }) => values.length))
  return {
    name,
    isRightToLeft,
    columns: of.map(({ heading }) => ({ heading, kind: 'text' })),
    rows: Array.from({ length: longest }, (_, row) => of.map(({ values }) => values[row] ?? null)),
  }
}

/** @param offers what stands in the first sheet for the lists of the second */
async function* sheetXml({ columns, rows, isRightToLeft }: Sheet, isFirst: boolean, offers?: string): AsyncGenerator<Buffer> {
  const letters = columns.map((_, index) => letterOf(index + 1))
  let text = sheetBegin(isRightToLeft, columns.map(widthOf), isFirst)
  text += rowXml(
    1,
    columns.map(({ heading }, index) => textCell(`${letters[index]}1`, heading, styles.heading)),
  )
  let number = 1
  for await (const row of rows) {
    number += 1
    text += rowXml(
      number,
      columns.map((column, index) => cellXml(`${letters[index]}${number}`, column, row[index] ?? null)),
    )
    if (text.length < partBytes) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text + sheetEnd(columns.length, number, offers))
}

function rowXml(number: number, cells: readonly string[]): string {
  return `<row r="${number}">${cells.join('')}</row>`
}

const widths = { text: 24, integer: 12, decimal: 12, amount: 14, day: 12, instant: 20 } as const

function widthOf({ heading, kind }: SheetColumn): number {
  return Math.min(60, Math.max(widths[kind], Math.ceil(Array.from(heading).length * 1.2) + 4))
}

function cellXml(at: string, { kind }: SheetColumn, value: CellValue): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return Number.isFinite(value) ? numberCell(at, value, numberStyle(kind)) : ''
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if (!isMoment(value))
    return isExactNumber(kind, value) ? numberCell(at, Number(value), numberStyle(kind)) : textCell(at, value, styles.text)
  const serial = serialOf(value)
  // A spreadsheet counts no days before March 1900 as everybody else does.
  return serial === undefined
    ? textCell(at, cellText(value), styles.text)
    : numberCell(at, serial, value.time === undefined ? styles.day : styles.instant)
}

/** An amount is a text, so that no digit is lost; a spreadsheet keeps 15 of them. */
function isExactNumber(kind: SheetColumn['kind'], text: string): boolean {
  return (kind === 'amount' || kind === 'decimal') && /^-?\d+(\.\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 15
}

function numberStyle(kind: SheetColumn['kind']): number {
  return kind === 'integer' || kind === 'decimal' || kind === 'amount' ? styles[kind] : styles.plain
}

function numberCell(at: string, value: number, style: number): string {
  return `<c r="${at}" s="${style}"><v>${value}</v></c>`
}

function textCell(at: string, text: string, style: number): string {
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(shortened(text))}</t></is></c>`
}

/** Days since the end of 1899, as spreadsheets count them. */
function serialOf({ day, time = '00:00' }: CellMoment): number | undefined {
  if (day < '1900-03-01') return undefined
  return (Date.parse(`${day}T${time}:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
}

// What a cell of a spreadsheet can hold.
const mostLetters = 32_767

function shortened(text: string): string {
  return text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`
}

// Characters that XML 1.0 does not have, and halves of pairs.
const unwritable = /[[\p{Cc}\p{Cs}\uFFFE\uFFFF]--[\t\n\r]]/gv
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '_x000D_' }

/** What looks like the way in which spreadsheets write characters by their number is meant as it stands. */
function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, sign => signs[sign] ?? '')
}

/** A name that a sheet may have: at most 31 characters, none of those that addresses of cells need. */
function sheetName(name: string): string {
  const allowed = name
    .replace(/[[\]:*?/\\']/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return escaped(Array.from(allowed).slice(0, 31).join('').trim() || 'Sheet')
}
