/** A field of a template while it is edited. */
export type EditedRow = Readonly<Record<string, unknown>>

/** The rows of a template in their order. */
export function orderedRows(value: unknown): readonly EditedRow[] {
  const rows = Array.isArray(value) ? value.filter(isRow) : []
  return rows.toSorted((a, b) => orderOf(a) - orderOf(b))
}

/** The value with another row behind the others. */
export function withField(value: unknown, row: EditedRow): unknown {
  const rows = orderedRows(value)
  return [...rows, { ...row, order: Math.max(0, ...rows.map(one => Number(one.order ?? 0))) + 10 }]
}

/**
 * The orders of a template's rows when one of them goes a place further on.
 * @param at its place among them, from 0 @param by -1 up, 1 down
 * @returns the order of each row, in their present order: 10, 20, 30 …
 */
export function movedOrders(count: number, at: number, by: -1 | 1): readonly number[] {
  const to = at + by
  const swapped = (index: number) => (index === at ? to : index === to ? at : index)
  const isPossible = at >= 0 && at < count && to >= 0 && to < count
  return Array.from({ length: count }, (_, index) => ((isPossible ? swapped(index) : index) + 1) * 10)
}

function orderOf({ order }: EditedRow): number {
  return typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
}

/** Is it one row, whatever it holds? */
export function isRow(value: unknown): value is EditedRow {
  return typeof value === 'object' && value !== null
}
