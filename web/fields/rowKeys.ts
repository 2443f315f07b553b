import { moved } from '../ui/ordering.ts'

/** One child row of a value. */
export type RowValue = Readonly<Record<string, unknown>>

const keys = new WeakMap<object, string>()
let given = 0

/** The rows of a value; none when there are none. */
export function rowsOf(value: unknown): readonly RowValue[] {
  return Array.isArray(value) ? value.filter(isRow) : []
}

/**
 * What a row is told apart by while it is edited: its id, or one of this browser's for a row that was never saved. Its place would not do:
 * rows before it are removed while a file of it is on its way.
 */
export function keyOfRow(row: RowValue): string {
  if (typeof row.id === 'string') return row.id
  const key = keys.get(row) ?? `new-${(given += 1)}`
  keys.set(row, key)
  return key
}

/** The value with one value of one row changed; as it is when the row is gone. */
export function withCell(value: unknown, key: string, name: string, change: (known: unknown) => unknown): unknown {
  return rowsOf(value).map(row => {
    if (keyOfRow(row) !== key) return row
    const changed = { ...row, [name]: change(row[name] ?? null) }
    keys.set(changed, key)
    return changed
  })
}

/** The value with another row at its end. */
export function withRow(value: unknown): unknown {
  return [...rowsOf(value), {}]
}

/** The value with another row at its end for each of these. */
export function withRows(value: unknown, rows: readonly RowValue[]): unknown {
  return [...rowsOf(value), ...rows]
}

/** The value with one of its rows a step further up or down. */
export function withRowMoved(value: unknown, key: string, by: -1 | 1): unknown {
  return moved(
    rowsOf(value).map(row => ({ id: keyOfRow(row), row })),
    key,
    by,
  ).map(({ row }) => row)
}

/** The value without one of its rows; null when it was the last. */
export function withoutRow(value: unknown, key: string): unknown {
  const left = rowsOf(value).filter(row => keyOfRow(row) !== key)
  return left.length === 0 ? null : left
}

function isRow(value: unknown): value is RowValue {
  return typeof value === 'object' && value !== null
}
