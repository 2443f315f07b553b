import { sql, type SQL } from '../database/sql.ts'
import type { FoundKind } from './documents.ts'

/** How large what was found is, 0..1: 0 of what has no size. An expression over `d`, the document. */
export function sizeOf(kinds: readonly FoundKind[]): SQL {
  const sizes = kinds.flatMap(({ kind, size, source }) =>
    // Many are ranked: each is looked up by its key.
    size === undefined
      ? []
      : [sql`when d.kind = ${kind} then (select least(1, greatest(0, ${size})) from ${source().model.from} where t.id = d.id::uuid)`],
  )
  return sizes.length === 0 ? sql`0` : sql`coalesce((case ${sql.join(sizes, sql` `)} end)::double precision, 0)`
}
