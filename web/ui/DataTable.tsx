import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Lang } from '../../kernel/kernel.ts'
import { Figure, figuresWide } from './Figure.tsx'
import { Icon } from './Icon.tsx'
import { useLang } from './LangProvider.tsx'
import { cellsOf, classOf, type Column } from './RuledTable.tsx'
import { Bone } from './Skeleton.tsx'
import { wordOf } from './texts.ts'

export type SheetColumn<Row> = Column<Row> & { readonly sortable?: boolean }

/** What stands in the body: rows, their shape while they load, or why there are none (an EmptyState with a way on). */
export type SheetBody<Row> =
  | { readonly rows: readonly Row[]; readonly stale?: boolean }
  | { readonly loading: number }
  | { readonly instead: ReactNode }

interface DataTableProps<Row> {
  caption: string
  columns: readonly SheetColumn<Row>[]
  body: SheetBody<Row>
  keyOf: (row: Row) => string
  /** The number of the first row, from 1; without it no rows are numbered. */
  firstNumber?: number
  sort?: { readonly key: string; readonly descending: boolean } | undefined
  onSort?: (key: string) => void
  /** What may be done with a row: `RowActs`. */
  actsOf?: (row: Row) => ReactNode
  selected?: ReadonlySet<string>
  onSelect?: (selected: ReadonlySet<string>) => void
  /** Names a row for its checkbox. */
  nameOf?: (row: Row) => string
}

/** A list of the dashboard: rows of 44 px under a head that stays, its actions at the end edge. */
export function DataTable<Row>({
  caption,
  columns,
  body,
  keyOf,
  firstNumber,
  sort,
  onSort,
  actsOf,
  selected,
  onSelect,
  nameOf,
}: DataTableProps<Row>) {
  const lang = useLang()
  const rows = 'rows' in body ? body.rows : []
  const keys = rows.map(keyOf)
  const cells = cellsOf(columns, rows, lang)
  const selection = selected && onSelect && { selected, onSelect }
  const classes = [
    selection && 'sheet-check',
    firstNumber !== undefined && 'sheet-number',
    ...columns.map(column => classOf(column) ?? ''),
    actsOf && 'sheet-acts',
  ].filter(name => typeof name === 'string')
  return (
    <div className="sheet-place">
      <div>
        <table className="sheet" aria-busy={'loading' in body || ('rows' in body && body.stale) || undefined}>
          <caption className="sr">{caption}</caption>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className="sheet-check">
                  <SelectAll keys={keys} lang={lang} {...selection} />
                </th>
              )}
              {firstNumber !== undefined && (
                <th scope="col" className="sheet-number">
                  {wordOf('number', lang)}
                </th>
              )}
              {columns.map(column => (
                <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} lang={lang} />
              ))}
              {actsOf && (
                <th scope="col" className="sheet-acts">
                  {wordOf('actions', lang)}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {'loading' in body && Array.from({ length: body.loading }, (_, row) => <LoadingRow key={row} row={row} classes={classes} />)}
            {'instead' in body && (
              <tr className="sheet-instead">
                <td colSpan={classes.length}>{body.instead}</td>
              </tr>
            )}
            {rows.map((row, place) => {
              const key = keyOf(row)
              return (
                <tr key={key} className={selected?.has(key) ? 'is-selected' : undefined}>
                  {selection && (
                    <td className="sheet-check">
                      <RowCheck name={nameOf?.(row) ?? key} rowKey={key} lang={lang} {...selection} />
                    </td>
                  )}
                  {firstNumber !== undefined && (
                    <td className="sheet-number">
                      <Figure value={firstNumber + place} width={figuresWide([firstNumber + rows.length - 1], undefined)} lang={lang} />
                    </td>
                  )}
                  {cells(row)}
                  {actsOf && (
                    <td className="sheet-acts">
                      <span className="sheet-acts-row">{actsOf(row)}</span>
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {'loading' in body && <output className="sr">{wordOf('loading', lang)}</output>}
    </div>
  )
}

interface HeadCellProps<Row> extends Pick<DataTableProps<Row>, 'sort'> {
  column: SheetColumn<Row>
  onSort: DataTableProps<Row>['onSort'] | undefined
  lang: Lang
}

function HeadCell<Row>({ column, sort, onSort, lang }: HeadCellProps<Row>) {
  const sorted = sort?.key === column.key ? (sort.descending ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" className={classOf(column)} aria-sort={sorted}>
      {column.sortable && onSort ? (
        <button type="button" className="sheet-sort" onClick={() => onSort(column.key)}>
          {column.heading}
          {sorted && <Icon of={sorted === 'descending' ? ArrowDown : ArrowUp} small label={wordOf(sorted, lang)} />}
        </button>
      ) : (
        column.heading
      )}
    </th>
  )
}

interface Selection {
  selected: ReadonlySet<string>
  onSelect: (selected: ReadonlySet<string>) => void
  lang: Lang
}

function SelectAll({ keys, selected, onSelect, lang }: Selection & { keys: readonly string[] }) {
  const chosen = keys.filter(key => selected.has(key)).length
  return (
    <label className="sheet-choice">
      <input
        type="checkbox"
        className="check"
        checked={keys.length > 0 && chosen === keys.length}
        ref={box => {
          if (box) box.indeterminate = chosen > 0 && chosen < keys.length
        }}
        onChange={event =>
          onSelect(new Set(event.target.checked ? [...selected, ...keys] : [...selected].filter(key => !keys.includes(key))))
        }
      />
      <span className="sr">{wordOf('selectAll', lang)}</span>
    </label>
  )
}

function RowCheck({ rowKey, name, selected, onSelect, lang }: Selection & { rowKey: string; name: string }) {
  const toggle = (isChosen: boolean) => onSelect(new Set(isChosen ? [...selected, rowKey] : [...selected].filter(key => key !== rowKey)))
  return (
    <label className="sheet-choice">
      <input type="checkbox" className="check" checked={selected.has(rowKey)} onChange={event => toggle(event.target.checked)} />
      <span className="sr">{`${wordOf('selectRow', lang)}: ${name}`}</span>
    </label>
  )
}

/** As wide as the rows that come: what has no room is left out of both. */
function LoadingRow({ row, classes }: { row: number; classes: readonly string[] }) {
  return (
    <tr aria-hidden="true">
      {classes.map((name, cell) => (
        <td key={cell} className={name}>
          <Bone seed={row + cell * 2} />
        </td>
      ))}
    </tr>
  )
}
