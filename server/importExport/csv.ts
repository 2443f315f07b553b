import { looksLikeFormula } from './cells.ts'

/** One line of a CSV file. A text that a spreadsheet would take for a formula is kept a text by an apostrophe before it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Lines of texts as a CSV file. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return csvMark + lines.map(csvLine).join('')
}

/** What stands before the first line, so that a spreadsheet takes the letters for what they are. */
export const csvMark = '\uFEFF'

function csvCell(text: string): string {
  const safe = looksLikeFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The text of a CSV file, whichever program wrote it: Unicode, or the Arabic code page of Windows. */
export function csvText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

/** A line of a CSV text in which something stands. */
export interface CsvRow {
  /** As a spreadsheet numbers it, from 1: blank lines count. */
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * The filled lines of a CSV text. The sign between cells is the one that the first line has most of: comma, semicolon or tab.
 * @param mostRows no more filled lines than these are read, and one more, by which the reader sees that there are more
 */
export function csvRows(text: string, mostRows: number): CsvRow[] {
  const body = text.replace(/^\uFEFF/, '')
  const sign = signOf(body)
  const rows: CsvRow[] = []
  let lines = 0
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(withoutApostrophe(cell))
    cell = ''
  }
  const endRow = () => {
    endCell()
    lines += 1
    if (row.some(text => text.trim() !== '')) rows.push({ number: lines, cells: row })
    row = []
  }
  for (let at = 0; at < body.length && rows.length <= mostRows; at++) {
    const letter = body.charAt(at)
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (body.charAt(at + 1) === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === sign) endCell()
    else if (letter === '\n') endRow()
    else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || row.length > 0) endRow()
  return rows
}

function signOf(text: string): string {
  const [head = ''] = text.split('\n', 1)
  const counts = [',', ';', '\t'].map(sign => [sign, head.split(sign).length] as const)
  return counts.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ','
}

/** The apostrophe that keeps a text from being a formula is none of it. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && looksLikeFormula(cell.slice(1)) ? cell.slice(1) : cell
}
