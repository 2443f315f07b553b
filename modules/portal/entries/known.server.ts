import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { likenessOf, trigramsOf } from './likeness.ts'

/** From here on two texts count as one that was sent again (domain/portal-and-admin, section 13.2). */
const nearlySame = 0.9
/** So many of the newest texts of its kind, and of its sender, a text is compared with: an hour's storm costs no more than a quiet day. */
const mostOfKind = 100
const mostOfSender = 20
/** Of each text so many characters are compared. */
const mostCompared = 600

/** What is known of an entry that is to be kept. */
interface Sent {
  /** Number of its kind. */
  readonly kind: number
  /** Of the text as `comparedText` gives it. */
  readonly textHash: string
  /** The text itself, as `beginningOf` cuts it. */
  readonly text: string
  readonly hashes: readonly string[]
}

/** What is kept of a text to be compared with others. */
export function beginningOf(comparedText: string): string {
  return comparedText.slice(0, mostCompared)
}

/** Was the same text, or nearly the same, sent within seven days? */
export async function isKnownText(transaction: Transaction, { kind, textHash, text, hashes }: Sent): Promise<boolean> {
  const same = await transaction.find(
    sql`select 1 from visitor_form where text_hash = ${textHash} and created_at > now() - interval '7 days' limit 1`,
  )
  if (same) return true
  const rows = await transaction.rows<{ text: string }>(likelyTexts({ kind, text, hashes }))
  const own = trigramsOf(text)
  return rows.some(row => likenessOf(own, trigramsOf(row.text)) >= nearlySame)
}

/** The texts that one is compared with. Those of which one is much longer than the other are not nearly the same: they are left where they are. */
export function likelyTexts({ kind, text, hashes }: Omit<Sent, 'textHash'>): SQL {
  const isRecent = sql`created_at > now() - interval '7 days'`
  return sql`
    select compared_text as text from (
      (select compared_text from visitor_form where kind = ${kind}::int and ${isRecent} order by created_at desc limit ${mostOfKind}::int)
      union (select compared_text from visitor_form where contact_hashes && ${sql.param([...hashes])}::text[] and ${isRecent}
        order by created_at desc limit ${mostOfSender}::int)) likely
    where length(compared_text) between ${Math.floor(text.length * 0.8)}::int and ${Math.ceil(text.length * 1.25)}::int`
}
