import { action, integer, longText, returns, text } from '../../define.ts'
import type { EntryKindName } from './visitorSubmission.ts'

/** The name of a place in both languages; null: the ministry, and everything that is sent. */
export type Bound = { readonly ar: string; readonly en: string } | null

/** Until when nobody is shown what a sender sends, and why. */
export interface Block {
  /** By which it is lifted. */
  readonly id: string
  /** What is sent there it binds. */
  readonly place: Bound
  /** UTC instant. */
  readonly until: string
  /** Empty when the data of the entry are erased. */
  readonly reason: string
  readonly blockedAt: string
  readonly blockedBy: string | null
}

/** Who has sent an entry, as far as its staff are told here. */
export interface Sender {
  /** Id of the entry. */
  readonly entry: string
  /** His addresses, covered: `•••567`, `s•••@example.org`; empty where he gave none, or they are erased. */
  readonly shown: readonly string[]
  /** Whether he can be told from others, and so be kept out. */
  readonly isKnown: boolean
  /** Where the entry was sent: a block by it binds what is sent there. */
  readonly place: Bound
  /** The block that keeps him out there the longest, of those that the caller reaches. */
  readonly block: Block | null
}

/** A sender who is kept out. */
export interface BlockedSender extends Block {
  /** Id of the entry by which he was kept out. */
  readonly entry: string
  readonly kind: EntryKindName
  /** Number of the entry; null where it has none, or is deleted. */
  readonly number: string | null
  /** Whether the entry is still there to be read. */
  readonly isThere: boolean
  readonly shown: readonly string[]
}

/** The sender of an entry, or of the record that was made of it. */
export const getSender = action('مرسل الطلب', 'Sender of an entry', {
  method: 'GET',
  path: 'VisitorSubmission/GetSender/{id}',
  permission: 'Portal.VisitorEntry.Block',
  output: returns<Sender>(),
})

/** The senders who are kept out now, of entries that the caller reaches: who was kept out last stands first. */
export const getBlocked = action('المرسلون المحظورون', 'Blocked senders', {
  method: 'GET',
  path: 'VisitorSubmission/GetBlocked',
  permission: 'Portal.VisitorEntry.Block',
  output: returns<{ readonly items: readonly BlockedSender[] }>(),
})

/** What is asked of whoever blocks a sender. */
export const blockInput = {
  days: integer('عدد الأيام', 'Days', 'day').between(1, 365).required(),
  reason: longText('السبب', 'Reason').required().min(3).max(300),
}

/** Keeps who has sent an entry from sending others to the same place for a time; to the ministry: from sending any. */
export const blockSender = action('حظر مرسل', 'Block a sender', {
  method: 'POST',
  path: 'VisitorSubmission/Block/{id}',
  permission: 'Portal.VisitorEntry.Block',
  input: blockInput,
  output: returns<{ readonly until: string }>(),
})

/** Lets a sender in again, by the block that keeps him out. */
export const unblockSender = action('إلغاء حظر مرسل', 'Unblock a sender', {
  method: 'DELETE',
  path: 'VisitorSubmission/Block',
  permission: 'Portal.VisitorEntry.Block',
  input: { id: text('الحظر', 'Block').required().max(36) },
  output: returns<{ readonly count: number }>(),
})
