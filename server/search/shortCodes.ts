import { createHash } from 'node:crypto'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'

/** Digits and letters that nobody takes for one another: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 6
const pattern = new RegExp(`^[${alphabet}]{${length}}$`)

/**
 * Gives each of these records the six characters of its short address, once: whoever has one keeps it.
 * Two records in a thousand million share their first choice; the later one takes its next.
 */
export async function giveShortCodes(transaction: Transaction, kind: string, ids: readonly string[]): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const rows = await transaction.rows<{ id: string }>(sql`
      select g.id from unnest(${sql.param([...ids])}::text[]) g (id)
      where not exists (select from short_address s where s.id = g.id and s.kind = ${kind}) order by g.id`)
    if (rows.length === 0) return
    const without = rows.map(({ id }) => id)
    await transaction.rows(sql`
      insert into short_address (code, kind, id) select g.code, ${kind}, g.id
      from unnest(${sql.param(without.map(id => shortCodeOf(kind, id, attempt)))}::text[], ${sql.param(without)}::text[]) g (code, id)
      on conflict do nothing`)
  }
}

/** The characters that follow from a record: the same wherever its data are brought. @param attempt from 0; each has other characters */
export function shortCodeOf(kind: string, id: string, attempt: number): string {
  const digest = createHash('sha256').update(`${kind}:${id}:${attempt}`).digest()
  return Array.from({ length }, (_, at) => alphabet.charAt((digest[at] ?? 0) % alphabet.length)).join('')
}

/** The code that somebody has typed, read as it was meant: capitals are small letters, o is a zero, i and l are a one; undefined when it can be none. */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replaceAll('o', '0').replaceAll(/[il]/g, '1')
  return pattern.test(code) ? code : undefined
}
