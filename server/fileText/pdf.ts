import { getDocumentProxy } from 'unpdf'
import { limits } from './limits.ts'

/** A PDF that was opened. */
export type Pdf = Awaited<ReturnType<typeof openPdf>>

/** A run of letters as it stands on a page. */
export interface Run {
  readonly str: string
  /** `ltr`, `rtl` or `ttb`. */
  readonly dir: string
  /** The matrix that puts it there: its last two numbers are where it begins, from the left and from below. */
  readonly transform: readonly unknown[]
  readonly width: number
}

/**
 * A PDF to read from: no typeface of the machine is loaded, nothing that stands in the file is run.
 * @throws PasswordException and others of the library
 */
export function openPdf(bytes: Uint8Array) {
  return getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    maxImageSize: limits.imagePixels,
  })
}

/** The text of a PDF, its first pages. @throws PasswordException and others of the library */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(pdf.numPages, limits.pages) && length < limits.characters; number++) {
    const page = await pdf.getPage(number)
    const text = await textOfPage(page)
    pages.push(text)
    length += text.length
    page.cleanup()
  }
  return pages.join('\n')
}

/** What stands on one of its pages, as `pageText`. */
export async function textOfPage(page: Awaited<ReturnType<Pdf['getPage']>>): Promise<string> {
  const { items } = await page.getTextContent()
  return pageText(items.flatMap(item => ('str' in item ? [item] : [])))
}

interface Placed {
  readonly text: string
  readonly isRightToLeft: boolean
  readonly from: number
  readonly to: number
  readonly base: number
  readonly size: number
}

/**
 * What stands on a page, line by line. A PDF holds letters where they are seen, often one by one and from left to right in Arabic too: a line is put
 * together by the places of its runs, in the direction of most of its letters, what is written the other way in its own. The library gives each run
 * in the order in which it is read.
 */
export function pageText(runs: readonly Run[]): string {
  const placed = runs.flatMap(placedOf)
  const lines: Placed[][] = []
  for (const run of placed.toSorted((one, other) => other.base - one.base)) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.base - run.base <= 0.4 * Math.min(first.size, run.size)) line.push(run)
    else lines.push([run])
  }
  const isRightToLeft = directionOf(placed)
  // Letters in the forms in which they are printed (U+FB50 to U+FEFF) are the letters themselves.
  return (
    lines
      .flatMap(line => columnsOf(line, isRightToLeft))
      .map(line => lineText(line, isRightToLeft))
      .join('\n')
      .normalize('NFKC')
      // A vowel in its printed form is one on a space.
      .replaceAll(/ +(?=\p{M})/gu, '')
  )
}

function placedOf({ str, dir, transform, width }: Run): Placed[] {
  if (str === '') return []
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = transform.map(Number)
  const size = Math.hypot(c, d) || Math.hypot(a, b) || 1
  // A line that runs upwards is a line of its own.
  return [{ text: str, isRightToLeft: dir === 'rtl', from: x, to: x + width, base: y, size }]
}

/** The parts of a line that stand far from each other, as in a table or in columns. */
function columnsOf(line: readonly Placed[], ofPage: boolean): Placed[][] {
  const columns: Placed[][] = []
  let column: Placed[] = []
  let end = Infinity
  for (const run of line.toSorted((one, other) => one.from - other.from)) {
    if (columns.length === 0 || run.from - end > 2 * run.size) {
      column = []
      columns.push(column)
      end = run.to
    }
    column.push(run)
    end = Math.max(end, run.to)
  }
  return directionOf(line, ofPage) ? columns.toReversed() : columns
}

/** @param runs from the left to the right */
function lineText(runs: readonly Placed[], ofPage: boolean): string {
  const isRightToLeft = directionOf(runs, ofPage)
  const inOrder = isRightToLeft ? runs.toReversed() : runs
  let text = ''
  let last: Placed | undefined
  for (const run of turnedBack(inOrder, isRightToLeft)) {
    const gap = last ? Math.max(run.from - last.to, last.from - run.to) : 0
    text += (gap > 0.2 * run.size ? ' ' : '') + run.text
    last = run
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** What is written against the direction of the line is put into its own order, with the spaces and signs within. */
function turnedBack(runs: readonly Placed[], isRightToLeft: boolean): Placed[] {
  const ordered: Placed[] = []
  let against: Placed[] = []
  const put = () => {
    const last = against.findLastIndex(hasDirection)
    ordered.push(...against.slice(0, last + 1).toReversed(), ...against.slice(last + 1))
    against = []
  }
  for (const run of runs)
    if (hasDirection(run) ? run.isRightToLeft !== isRightToLeft : against.length > 0) against.push(run)
    else {
      put()
      ordered.push(run)
    }
  put()
  return ordered
}

function hasDirection({ text }: Placed): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** Is it read from the right? By most of its letters; of a line in both scripts that of its page counts, where neither has twice as many. */
function directionOf(runs: readonly Placed[], ofPage?: boolean): boolean {
  const letters = runs.map(({ text }) => text).join('')
  const arabic = letters.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0
  const lead = ofPage === undefined ? 1 : ofPage ? 0.5 : 2
  return arabic > latin * lead
}
