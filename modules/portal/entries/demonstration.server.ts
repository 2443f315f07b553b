import type { Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { insertDemonstration } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { conversationKinds, entryKinds, visitorSubmission, type EntryKindName, entryStates } from './visitorSubmission.ts'
import { digestOf } from './secrets.server.ts'

/** An entry of the demonstration: the record that it became, or none yet. */
export interface DemonstrationEntry {
  readonly kind: EntryKindName
  readonly number: string | null
  readonly title: string
  readonly state: keyof typeof entryStates.codes
  readonly sentAt: string
  /** What the sender of a message has confirmed; ideas and investors are confirmed by mobile. */
  readonly confirmedBy?: 'email'
  readonly record: string | null
  readonly place: string | null
  /** Codes of lookup(39). */
  readonly flags?: readonly string[]
  readonly said?: readonly { readonly kind: keyof typeof conversationKinds; readonly text: string; readonly by?: string }[]
  /** What was filled in, of one that is not confirmed. */
  readonly payload?: Values
}

/** Writes the way in of a demonstration record: nobody is written to. */
export async function loadEntry(platform: Platform, transaction: Transaction, entry: DemonstrationEntry): Promise<void> {
  const ids: Readonly<Record<string, number>> = platform.lookups.ids('moderationFlag')
  const values = {
    kind: entryKinds[entry.kind][0],
    number: entry.number,
    title: entry.title,
    flags: (entry.flags ?? []).flatMap(code => ids[code] ?? []),
    sentAt: entry.sentAt,
    proofOfWork: !(entry.flags ?? []).includes('noProofOfWork'),
    record: entry.record,
    language: 1,
    ...(entry.confirmedBy === 'email' && { emailConfirmedAt: entry.sentAt }),
    ...(entry.kind !== 'contact' && entry.number !== null && { phoneConfirmedAt: entry.sentAt }),
    conversation: (entry.said ?? []).map(({ kind, text, by }) => ({
      kind: conversationKinds[kind][0],
      text,
      at: entry.sentAt,
      by: by ?? null,
    })),
  }
  const id = await insertDemonstration(platform, transaction, modelOf(platform, visitorSubmission.name), values, {
    place: entry.place,
    state: entryStates.codes[entry.state],
    creationTime: entry.sentAt,
  })
  await transaction.rows(sql`
    insert into visitor_form (submission_id, payload, contact_hashes, text_hash, needs, tracking_key_hash, created_at)
    values (${id}, ${entry.payload === undefined ? null : JSON.stringify({ values: entry.payload, beside: {} })}, '{}', ${digestOf(platform, 'text', id)}, '{}', ${entry.number}, ${entry.sentAt})`)
}

/** Numbers that the demonstration has given are taken. */
export async function noteNumbers(transaction: Transaction, prefix: string, year: number, last: number): Promise<void> {
  await transaction.rows(sql`
    insert into entry_number (prefix, year, last) values (${prefix}, ${year}, ${last}) on conflict (prefix, year) do update set last = greatest(entry_number.last, excluded.last)`)
}
