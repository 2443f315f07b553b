import { v4, v7 } from 'uuid'
import { hasIntegerIds, largestId, type AnyResource } from '../../kernel/kernel.ts'
import type { Transaction } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'

/** The id of a record: a GUID, or a whole number where its definition says so. */
export type RecordId = string | number

interface Identified {
  readonly resource: AnyResource
}

/** Ids of a definition as an array of their own type, which its index answers. */
export function idsIn({ resource }: Identified, ids: readonly string[]): SQL {
  return hasIntegerIds(resource) ? sql`${sql.param([...ids])}::integer[]` : sql`${sql.param([...ids])}::uuid[]`
}

/** A new record's id: version 7, so that ids grow with time and indexes stay compact. */
export function newId(): string {
  return v7()
}

/** A new id as the definition has them. */
export async function newIdOf(transaction: Transaction, { resource, table }: Identified & { readonly table: string }): Promise<RecordId> {
  if (!hasIntegerIds(resource)) return newId()
  const [id] = await newIdsOf(transaction, { table }, 1)
  if (id === undefined) throw new Error(`The table ${table} gives no numbers`)
  return id
}

/** So many new whole numbers of a table whose ids they are, in one statement. */
export async function newIdsOf(transaction: Transaction, { table }: { readonly table: string }, count: number): Promise<number[]> {
  const rows = await transaction.rows<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  )
  return rows.map(({ id }) => id)
}

/** A new concurrency stamp: it says nothing but that the record changed. */
export function newStamp(): string {
  return v4()
}

/** How an id is written. As PostgreSQL and JavaScript both read it. */
export const idPattern = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}'
const wholeId = new RegExp(`^${idPattern}$`, 'i')

/** An id as a path, a query or a body names it; undefined when it can be that of no record of the definition. */
export function findId({ resource }: Identified, given: unknown): RecordId | undefined {
  if (!hasIntegerIds(resource)) return isId(given) ? given : undefined
  const number = typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= largestId ? number : undefined
}

/** Is the text a GUID? What is not one refers to nothing. */
export function isId(text: unknown): text is string {
  return typeof text === 'string' && wholeId.test(text)
}
