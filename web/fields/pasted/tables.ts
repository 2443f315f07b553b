import type { Block, Cell, Paragraph, Row, Table } from './block.ts'
import { isNothing } from './tidy.ts'

/**
 * A table as a reader meets it: rows and cells that only keep the shape of another program are gone, its row of headings is known. A frame of
 * a single cell is no table, nor is a table inside one; what they hold stands by itself.
 */
export function readable({ dir, rows }: Table): Block[] {
  const kept = rows.map(row => ({ ...row, cells: row.cells.map(withoutTables) })).filter(row => row.cells.length > 0)
  if (kept.every(row => row.cells.every(isEmpty))) return []
  const [first] = kept
  if (kept.length === 1 && first?.cells.length === 1) return [...(first.cells[0]?.blocks ?? [])]
  const heads = headsOf(kept)
  return [{ kind: 'table', dir, rows: kept.map((row, index) => (index < heads ? asHead(row) : row)) }]
}

function withoutTables(cell: Cell): Cell {
  const blocks = cell.blocks.flatMap(block =>
    block.kind === 'table' ? block.rows.flatMap(row => row.cells.flatMap(inner => inner.blocks)) : [block],
  )
  return { ...cell, blocks }
}

function isEmpty(cell: Cell): boolean {
  return cell.blocks.length === 0
}

/** How many rows at its beginning hold headings: those that say so, else the first if it looks otherwise than the second. */
function headsOf(rows: readonly Row[]): number {
  const said = rows.findIndex(row => !saysHead(row))
  if (said !== 0) return Math.max(1, said)
  // A heading over two rows takes the second along: parts of a heading stand there beside it.
  const count = Math.max(1, ...(rows[0]?.cells.map(cell => cell.rowspan) ?? []))
  const heads = rows.slice(0, count).flatMap(row => row.cells.filter(cell => !isEmpty(cell)))
  const below = rows[count]?.cells
  if (below === undefined || heads.length < 2) return 0
  const isBold = heads.every(isWhollyBold) && !below.every(cell => isEmpty(cell) || isWhollyBold(cell))
  const [shade] = heads.map(cell => cell.shade)
  const isShaded = shade !== undefined && heads.every(cell => cell.shade !== undefined) && below.every(cell => cell.shade !== shade)
  return isBold || isShaded ? count : 0
}

function saysHead(row: Row): boolean {
  const filled = row.cells.filter(cell => !isEmpty(cell))
  return row.isHead || (filled.length > 0 && filled.every(cell => cell.isHead))
}

function isWhollyBold(cell: Cell): boolean {
  const runs = cell.blocks.flatMap(block => (block.kind === 'paragraph' ? block.runs : []))
  return (
    cell.blocks.every(block => block.kind === 'paragraph') && !isNothing(runs) && runs.every(run => run.look.strong || isNothing([run]))
  )
}

/** A heading is bold by itself. The empty corner of a table is none. */
function asHead(row: Row): Row {
  return {
    isHead: true,
    cells: row.cells.map(cell => ({
      ...cell,
      isHead: !isEmpty(cell),
      blocks: cell.blocks.map(block => (block.kind === 'paragraph' ? withoutBold(block) : block)),
    })),
  }
}

function withoutBold(block: Paragraph): Paragraph {
  return { ...block, runs: block.runs.map(run => ({ ...run, look: { ...run.look, strong: false } })) }
}
