import type { Problem, Values } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import type { SQL } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { type FollowedEntry, type SenderAct } from './calls.ts'
import type { KeptAnswers } from '../templates/templates.ts'
import type { EntryFormSpec } from './posted.ts'

/** By what a sender can be reached. */
export interface Contact {
  readonly email: string | undefined
  readonly phone: string | undefined
}
/** What is confirmed before an entry counts. */
export type Need = 'phone' | 'email'

/** What was filled in and found right: values of the record on the wire, and what the form asks beside them. */
export interface Filled {
  readonly values: Values
  readonly beside: Values
  /** Answers to what the template asked beside that when the form was sent: it is not asked again when the entry is confirmed. */
  readonly answers?: KeptAnswers
}

/** One thing that everybody would read of a record, as its sender reads it before he agrees. */
export interface Worded extends Omit<FollowedEntry['wording'][number], 'picture'> {
  readonly column: string
  /** The value itself, the same in every language. */
  readonly meant: unknown
  /** Id of its file, where it is a picture. */
  readonly picture: string | null
}

/** What an entry's sender reads of its record. */
export interface Followed extends Pick<FollowedEntry, 'titleEn' | 'dueAt' | 'note' | 'publicPath' | 'correctBy'> {
  /** What would be published, where its sender is to agree. */
  readonly wording: readonly Worded[]
  /** The list and the code of the state that he is shown. */
  readonly status: readonly [list: 'visitorEntryStatus' | 'contactMessageStatus', code: string]
  /** Id of lookup(38). */
  readonly reason: number | null
  readonly may: readonly SenderAct[]
}

/** How what was filled in becomes a record. */
export interface SentRecord {
  /** Somebody has confirmed that he sent it. */
  readonly isConfirmed: boolean
  /** Id of the record that is there already and is corrected by it. */
  readonly corrected?: string
}

/** What a kind says of the entries that their senders correct and send again. */
export interface Corrected {
  /** Values of a record when it was corrected: its state. */
  readonly stateAfter: (before: Values) => Values
  /** Its record was corrected: what may not be read any more is taken away. */
  written(call: Call, transaction: Transaction, id: string, record: Values, before: Values): Promise<void>
}

/** What a capability says of the kind of entry that it takes: the way in, the same for all, asks it for the rest. */
export interface EntryKind {
  readonly spec: EntryFormSpec
  /** Its numbers: `IDEA-2026-00001`. */
  readonly prefix: string
  readonly digits: number
  /** Who is told that one has come, and where he reads it. */
  readonly handledBy: string
  readonly isFor: (holder: { readonly type: string; readonly id: string } | undefined, place: string | null) => boolean
  linkTo(record: string): string
  contactOf(filled: Filled): Contact
  /** What its sender confirms; none: he stays unnamed. @param bySms a message can be sent to his number */
  needsOf(filled: Filled, bySms: boolean): readonly Need[]
  /** What only this form asks. */
  problemsOf(filled: Filled, call: Call): readonly Problem[]
  /** Whose it is: a place's id, or the ministry's. */
  placeOf(filled: Filled): string | null
  titleOf(filled: Filled): string
  /** The running texts, which are looked through for what robots write. */
  textsOf(filled: Filled): readonly string[]
  /** What its record holds beside what was filled in. */
  recordOf(call: Call, transaction: Transaction, filled: Filled, sent: SentRecord): Promise<Values>
  /** Columns of the record that are no fields, such as what publishing adds. */
  readonly more: Values
  /** What staff are told of its record when it is made: what was filled in and could not be taken over. */
  remark?(filled: Filled, record: Values): string | undefined

  /** Does its record wait for somebody to decide on it, or to answer it? A condition. @param record id of the record */
  waits(record: SQL): SQL
  /** Does its record say itself that its sender was asked, and not his entry? A condition. */
  isAsked?(record: SQL): SQL

  followed(call: Call, runner: Runner, id: string): Promise<Followed>
  /** Only of a kind that is decided on: a conversation goes on by answers. */
  readonly corrected?: Corrected
  answered(call: Call, transaction: Transaction, id: string): Promise<void>
  withdrawn(call: Call, transaction: Transaction, id: string): Promise<void>
  /** Its sender was asked, and has not answered in time. Only of a kind whose entries say themselves that he was asked. */
  expired?(call: Call, transaction: Transaction, id: string): Promise<void>
  approved?(call: Call, transaction: Transaction, id: string): Promise<void>
  reopened?(call: Call, transaction: Transaction, id: string): Promise<void>
  rated?(call: Call, transaction: Transaction, id: string, points: number): Promise<void>
  /** Its record was marked as what nobody wants. */
  spoiled(call: Call, transaction: Transaction, id: string): Promise<void>
  /** Its record is wanted after all. */
  restored(call: Call, transaction: Transaction, id: string): Promise<void>
  /** Takes out of its record whatever tells who sent it. */
  erased(call: Call, transaction: Transaction, id: string): Promise<void>
}
