import { action, integer, longText, ref, returns } from '../../define.ts'
import { visitorSubmission, type EntryKindName } from './visitorSubmission.ts'

/** Until when nobody is shown what a sender sends, and why. */
export interface Block {
  /** UTC instant. */
  readonly until: string
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
  readonly block: Block | null
}

/** A sender who is kept out. */
export interface BlockedSender extends Block {
  /** Id of the entry by which he was kept out; he is let in again by it. */
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

/** Keeps who has sent an entry from sending others for a time. */
export const blockSender = action('حظر مرسل', 'Block a sender', {
  method: 'POST',
  path: 'VisitorSubmission/Block/{id}',
  permission: 'Portal.VisitorEntry.Block',
  input: blockInput,
  output: returns<{ readonly until: string }>(),
})

/** Lets a sender in again, by an entry of his or by the one by which he was kept out. */
export const unblockSender = action('إلغاء حظر مرسل', 'Unblock a sender', {
  method: 'DELETE',
  path: 'VisitorSubmission/Block',
  permission: 'Portal.VisitorEntry.Block',
  input: { id: ref('الطلب', 'Entry', () => visitorSubmission).required() },
  output: returns<{ readonly count: number }>(),
})
