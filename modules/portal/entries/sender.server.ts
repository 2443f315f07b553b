import type { Lang } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'
import { conversationKinds, entryStates } from './visitorSubmission.ts'
import { trackingKey } from './secrets.server.ts'

/** The entry of a record, with what its sender needs. */
export interface EntryOf {
  readonly id: string
  readonly number: string
  readonly state: number
  readonly language: number
  readonly email: string | null
  readonly phone: string | null
  readonly erased: boolean
}

/** The entry through which a record came; undefined: staff have made it. */
export function findEntryOf(runner: Runner, record: string): Promise<EntryOf | undefined> {
  return runner.find<EntryOf>(sql`
    select s.id, s.number, s.state, s.language, f.email, f.phone, s.erased_at is not null as erased from visitor_submission s join visitor_form f on f.submission_id = s.id
    where lower(s.record) = ${record.toLowerCase()}`)
}

/** Where a sender follows his entry. */
export function trackingPath(lang: Lang, number: string, key: string): string {
  return `${lang === 'en' ? '/en' : ''}/entry/${number}?key=${key}`
}

/** What an entry's sender may be told. */
type SenderNotice =
  | { readonly kind: 'entryInformationNeeded'; readonly text: string }
  | { readonly kind: 'entryOwnerApproval' }
  | { readonly kind: 'entryDecision'; readonly decision: readonly [ar: string, en: string] }
  | { readonly kind: 'contactReply' }

/** Tells a sender by e-mail, else by SMS; who has stayed unnamed reads it where he follows his entry. */
export async function tellSender(call: Call, transaction: Transaction, entry: EntryOf, notice: SenderNotice): Promise<void> {
  const lang: Lang = entry.language === 2 ? 'en' : 'ar'
  const to = entry.email !== null ? { email: entry.email, lang } : entry.phone !== null ? { phone: entry.phone, lang } : undefined
  if (!to) return
  const common = { to, link: trackingPath(lang, entry.number, trackingKey(call.platform, entry.id)) }
  const number = [entry.number, entry.number] as const
  if (notice.kind === 'entryInformationNeeded')
    await tell(call, transaction, { kind: notice.kind, ...common, values: { number, text: [notice.text, notice.text] } })
  else if (notice.kind === 'entryDecision')
    await tell(call, transaction, { kind: notice.kind, ...common, values: { number, decision: notice.decision } })
  else await tell(call, transaction, { kind: notice.kind, ...common, values: { number } })
}

/** What is noted of an entry's conversation. */
export interface Saying {
  readonly kind: keyof typeof conversationKinds
  readonly text: string
  /** Name of who says it; the sender has none here. */
  readonly by?: string | undefined
}

/** Adds to the conversation of an entry. */
export async function say(transaction: Transaction, entry: string, { kind, text, by }: Saying): Promise<void> {
  await transaction.rows(sql`
    insert into visitor_submission_conversation (id, parent, position, kind, text, at, "by")
    values (${newId()}, ${entry}, (select count(*)::int from visitor_submission_conversation where parent = ${entry}), ${conversationKinds[kind][0]}, ${text}, now(), ${by ?? null})`)
}

/** The name of who acts, for the conversation. */
export async function nameOfCaller({ caller }: Call, runner: Runner): Promise<string | undefined> {
  if (caller.userId === undefined) return undefined
  const row = await runner.find<{ name: string }>(
    sql`select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), user_name) as name from "system_user" where id = ${caller.userId}`,
  )
  return row?.name
}

/** Brings an entry into a state. @param answerDays how long its sender may answer */
export async function setEntryState(
  transaction: Transaction,
  entry: string,
  state: keyof typeof entryStates.codes,
  answerDays?: number,
): Promise<void> {
  const until = answerDays === undefined ? sql`null` : sql`now() + make_interval(days => ${answerDays}::int)`
  await transaction.rows(sql`
    update visitor_submission set state = ${entryStates.codes[state]}, answer_by = ${until}, last_modification_time = now(), concurrency_stamp = ${newStamp()} where id = ${entry}`)
}

/** Words that stand in a message, as they stand alone. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
