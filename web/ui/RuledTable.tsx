import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Figure, figuresWide } from './Figure.tsx'

/** Words stand at the start; figures at the end, units under units, their unit of measure in the heading or beside each. */
export type Column<Row> = {
  readonly key: string
  readonly heading: string
  /** What the row is called: it heads the row, and on a phone it comes first. */
  readonly title?: boolean
  /** Left out where there is less room than the whole table needs; a phone shows all. */
  readonly room?: 'widest' | 'wide' | 'medium' | 'always'
  /** How wide its values are, where the table's columns have widths of their own. */
  readonly width?: 'word' | 'place' | 'date' | 'moment' | 'state'
} & (
  | { readonly cell: (row: Row) => ReactNode /** It draws a `Figure` itself, with an act on it. */; readonly isFigure?: true }
  | { readonly figure: (row: Row) => number | undefined; readonly decimals?: number; readonly unit?: string }
)

interface RuledTableProps<Row> {
  caption: string
  /** Said to those who cannot see, when a heading above already says it to the others. */
  captionHidden?: boolean
  /** What it is a table of, where others on the page have the same caption. */
  of?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The name of the group to which a row belongs, above the first of it; the rows of a group follow each other. */
  groupOf?: ((row: Row) => string) | undefined
  /** A last row of totals or averages. */
  total?: Row
  /** Heavy lines above and below, the last column ruled off. */
  ledger?: boolean
  /** Short enough that a phone reads it as a table too. */
  short?: boolean
  lang: Lang
}

/** A table of the portal, ruled by hairlines; a phone reads its rows as small lists. */
export function RuledTable<Row>({
  caption,
  captionHidden,
  of,
  columns,
  rows,
  keyOf,
  groupOf,
  total,
  ledger,
  short = false,
  lang,
}: RuledTableProps<Row>) {
  const cells = cellsOf(columns, total === undefined ? rows : [...rows, total], lang)
  return (
    <div className="table-place">
      {/* A wide table scrolls by itself; whoever uses no mouse scrolls it from the keyboard. */}
      <section
        className="table-scroll"
        {...(ledger ? {} : { 'aria-label': of === undefined ? caption : `${caption}: ${of}`, tabIndex: 0 })}
      >
        <table className={`ruled ${ledger ? 'ledger ' : ''}${short ? 'of-few' : 'by-row'}`}>
          <caption className={captionHidden ? 'sr' : undefined}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(column => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.heading}
                </th>
              ))}
            </tr>
          </thead>
          {groupsOf(rows, groupOf).map(group => (
            <tbody key={group.name}>
              {group.name && (
                <tr className="row-group">
                  <th scope="rowgroup" colSpan={columns.length}>
                    {group.name}
                  </th>
                </tr>
              )}
              {group.rows.map(row => (
                <tr key={keyOf(row)}>{cells(row)}</tr>
              ))}
            </tbody>
          ))}
          {total !== undefined && (
            <tfoot>
              <tr>{cells(total)}</tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  )
}

/** The rows under the names of their groups, in their order; without groups all under none. */
function groupsOf<Row>(rows: readonly Row[], groupOf: (row: Row) => string = () => ''): { readonly name: string; readonly rows: Row[] }[] {
  const groups: { readonly name: string; readonly rows: Row[] }[] = []
  for (const row of rows) {
    const name = groupOf(row)
    const last = groups.at(-1)
    if (last?.name === name) last.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}

/** Draws the cells of a row; the width of each column of figures is that of its longest value. */
export function cellsOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[], lang: Lang): (row: Row) => ReactNode {
  const drawn = columns.map(column => {
    if (!('figure' in column)) return { column, draw: column.cell }
    const { figure, decimals, unit } = column
    const width = figuresWide(rows.map(figure), decimals)
    return { column, draw: (row: Row) => <Figure value={figure(row)} decimals={decimals} unit={unit} width={width} lang={lang} /> }
  })
  return row =>
    drawn.map(({ column, draw }) =>
      column.title ? (
        <th key={column.key} scope="row" className={classOf(column)}>
          {draw(row)}
        </th>
      ) : (
        <td key={column.key} className={classOf(column)} data-label={column.heading}>
          {draw(row)}
        </td>
      ),
    )
}

/** The classes of a column's cells, its heading among them. */
export function classOf<Row>(column: Column<Row>): string | undefined {
  const { title, room, width } = column
  const names = [
    title && 'row-title',
    width && `col-${width}`,
    ('figure' in column || column.isFigure) && 'figure-cell',
    room && room !== 'always' && `room-${room}`,
  ]
  return names.filter(Boolean).join(' ') || undefined
}
