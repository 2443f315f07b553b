import type { Transaction } from '../database/connect.ts'
import { name, sql, type SQL } from '../database/sql.ts'

/** A record with the time for which it is shown; without an end it has none. */
export interface Span {
  /** Undefined: it is not saved yet. */
  readonly id: unknown
  /** UTC instants; null: from ever, for ever. */
  readonly from: unknown
  readonly until: unknown
}

/** Where records with such a time lie. */
export interface Shown {
  readonly table: string
  /** Columns of the table. */
  readonly from: string
  readonly until: string
  /** Which others count: a condition over `t`. */
  readonly among: SQL
}

/**
 * The most other published records that are shown at one instant of a record's time: it is reached when one of them begins.
 * @param span of the record that is to be shown beside them
 */
export async function shownAtOnce(transaction: Transaction, { table, from, until, among }: Shown, span: Span): Promise<number> {
  const [begins, ends] = [sql`t.${name(from)}`, sql`t.${name(until)}`]
  const row = await transaction.find<{ most: number }>(sql`
    with own as (select coalesce(${span.from ?? null}::timestamptz, '-infinity') as begins, coalesce(${span.until ?? null}::timestamptz, 'infinity') as ends),
    others as (
      select coalesce(${begins}, '-infinity') as begins, coalesce(${ends}, 'infinity') as ends from ${name(table)} t, own
      where t.is_published and t.id is distinct from ${span.id ?? null}::uuid and ${among}
        and coalesce(${ends}, 'infinity') > greatest(now(), own.begins) and coalesce(${begins}, '-infinity') < own.ends),
    instants as (select begins as at from own union select o.begins from others o, own where o.begins > own.begins)
    select coalesce(max((select count(*) from others o where o.begins <= i.at and o.ends > i.at)), 0)::int as most from instants i`)
  return row?.most ?? 0
}
