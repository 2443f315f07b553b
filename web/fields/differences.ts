import { columnsOf, type AnyResource, type Column } from '../../kernel/kernel.ts'
import { rowsOf, type RowValue } from './rowKeys.ts'

/** Do two values of a column say the same? Child rows do when their values are the same, whatever they are told apart by. */
export function isSame(column: Column, one: unknown, other: unknown): boolean {
  return meaningOf(column, one) === meaningOf(column, other)
}

function meaningOf(column: Column, value: unknown): string {
  const { fields } = column.field
  if (!fields) return JSON.stringify(isNothing(value) ? null : value)
  return JSON.stringify(rowsOf(value).map(row => rowMeaning(columnsOf(fields), row)))
}

function rowMeaning(columns: readonly Column[], row: RowValue): string[] {
  return columns.map(inner => meaningOf(inner, row[inner.name]))
}

/** The columns whose values go together with one that is taken from another version: the middle of a picture is that of no other picture. */
export function takenWith({ fields }: AnyResource, name: string): readonly string[] {
  const focus = `${name}Focus`
  return fields[name]?.kind === 'image' && focus in fields ? [name, focus] : [name]
}

/** Is there no value? */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** A row of a version that the other version does not have. */
interface OwnRow {
  readonly row: RowValue
  /** Its place among all rows of its version, from 1. */
  readonly number: number
}

/** The child rows of one version that the other does not have, and how many both have; all of them when only the order differs. */
export function ownRows(column: Column, one: unknown, other: unknown): { own: readonly OwnRow[]; shared: number } {
  const columns = columnsOf(column.field.fields ?? {})
  const theirs = rowsOf(other).map(row => JSON.stringify(rowMeaning(columns, row)))
  const rows = rowsOf(one).map((row, index) => ({ row, number: index + 1 }))
  const own = rows.filter(({ row }) => {
    const at = theirs.indexOf(JSON.stringify(rowMeaning(columns, row)))
    if (at === -1) return true
    // Of two rows alike each answers for one.
    theirs.splice(at, 1)
    return false
  })
  return own.length === 0 && theirs.length === 0 ? { own: rows, shared: 0 } : { own, shared: rows.length - own.length }
}

/** A list in three: what both versions begin with, what is this version's own, what both end with. */
export interface Middle<Part> {
  readonly start: readonly Part[]
  readonly own: readonly Part[]
  readonly end: readonly Part[]
}

/** What lies between the beginning and the end that two versions share. */
export function middleOf<Part>(one: readonly Part[], other: readonly Part[]): Middle<Part> {
  const least = Math.min(one.length, other.length)
  let start = 0
  while (start < least && one[start] === other[start]) start += 1
  let end = 0
  while (end < least - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1
  return { start: one.slice(0, start), own: one.slice(start, one.length - end), end: one.slice(one.length - end) }
}

/** The words of a text and what stands between them; put together again they are the text. */
export function wordsIn(text: string): string[] {
  return text.split(/(\s+)/).filter(part => part !== '')
}

/** A run of words of one version: its own, or one that the other version has too. */
export interface WordRun {
  readonly text: string
  readonly isOwn: boolean
}

/** Longer texts are compared from both ends alone: every word with every other takes as many steps as their product. */
const mostSteps = 2_000_000

/**
 * The words of one version, those marked that the other does not have in this order; put together again they are the text.
 * What stands between two words goes with the word before it.
 */
export function wordRuns(one: string, other: string): WordRun[] {
  const [mine, theirs] = [tokensIn(one), tokensIn(other)]
  const { start, own, end } = middleOf(mine, theirs)
  const rest = theirs.slice(start.length, theirs.length - end.length)
  const isShared = own.length * rest.length > mostSteps ? own.map(() => false) : sharedIn(own, rest)
  const marked = [...start.map(() => true), ...isShared, ...end.map(() => true)]
  const runs: WordRun[] = []
  for (const [index, text] of mine.entries()) {
    const isOwn = marked[index] !== true
    const last = runs.at(-1)
    if (last?.isOwn === isOwn) runs[runs.length - 1] = { text: last.text + text, isOwn }
    else runs.push({ text, isOwn })
  }
  return runs
}

function tokensIn(text: string): string[] {
  return text.match(/\s*\S+\s*/g) ?? (text === '' ? [] : [text])
}

/** Which parts of the first list belong to the longest one that both hold in the same order. */
function sharedIn(one: readonly string[], other: readonly string[]): boolean[] {
  const width = other.length + 1
  const longest = new Uint16Array((one.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      longest[row * width + column] =
        bare(one[row]) === bare(other[column]) ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
  const shared = one.map(() => false)
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    if (bare(one[row]) === bare(other[column])) {
      shared[row] = true
      row++
      column++
    } else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return shared
}

function bare(word: string | undefined): string {
  return word?.trim() ?? ''
}
