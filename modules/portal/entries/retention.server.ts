import { visitor } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Job, Turn } from '../../../server/jobs.ts'
import { stateCodes } from '../../../server/messages/outgoing.ts'
import { log } from '../../../server/log.ts'
import type { Call } from '../../../server/platform.ts'
import { settings } from '../../admin/settings/settings.ts'
import { contactStates } from '../contactMessages/contactMessages.ts'
import { kindOf } from './complete.server.ts'
import { lockWithRecord, type Locked } from './locks.server.ts'
import type { EntryKind } from './entryKind.server.ts'
import { forgetFiles, forgetUnsentFiles } from './ownFiles.server.ts'
import { reviewWords } from './review.ts'
import { setEntryState } from './sender.server.ts'
import { entryStates } from './visitorSubmission.ts'

const { codes } = entryStates
/** Of each sort in one turn, so that no turn holds many rows for long. */
const atOnce = 200

/** As long as any limit counts what somebody has sent. */
const isOfToday = sql`created_at > now() - interval '1 day'`

/** Takes out of an entry and its record whatever tells who sent it. Its number stays, and that there was one. */
export async function eraseEntry(call: Call, transaction: Transaction, kind: EntryKind, entry: string): Promise<void> {
  const row = await transaction.find<{ record: string | null }>(sql`select record from visitor_submission where id = ${entry}`)
  if (row?.record != null) await kind.erased(call, transaction, row.record)
  await forgetFiles(transaction, entry)
  await forgetMessages(transaction, entry)
  // For a day its digests go on counting: nobody is to get out of a limit by having himself erased.
  await transaction.rows(sql`
    update visitor_form set contact_hashes = case when ${isOfToday} then contact_hashes else '{}' end, address_hash = case when ${isOfToday} then address_hash end,
      payload = null, email = null, phone = null, compared_text = null, code_hash = null, link_hash = null,
      correction = null, correction_email = null, correction_phone = null, correction_hashes = null where submission_id = ${entry}`)
  // A block lasts, since nobody is to get out of it by having himself erased; by its digest nobody is read.
  await transaction.rows(sql`update visitor_block set sender = '', reason = '' where submission_id = ${entry}`)
  await transaction.rows(sql`delete from visitor_submission_conversation where parent = ${entry}`)
  await transaction.rows(
    sql`update visitor_submission set erased_at = now(), title = ${'—'}, search_text = coalesce(lower(number), '') where id = ${entry}`,
  )
}

/**
 * Takes out of what was written to the sender how he is reached and what it says, his key among it; what waits for the morning is not sent any more. What
 * was written to the same address of another entry, which is not erased, stays. What is being sent at this moment, or went to an address that a
 * correction has replaced, goes with the outgoing messages of its time (`Retention.OutboxDays`).
 */
async function forgetMessages(transaction: Transaction, entry: string): Promise<void> {
  const { queued, held, sending, cancelled } = stateCodes
  const isOfEntry = sql`f.submission_id = ${entry} and o.id = c.message_id and c.user_id is null
      and c.address = any(array[f.email, f.phone, f.correction_email, f.correction_phone])
      and (strpos(concat(c.link, ' ', c.subject, ' ', c.body), s.number) > 0 or strpos(concat(c.link, ' ', c.body), s.id::text) > 0 or not exists (
        select from visitor_form other join visitor_submission of_other on of_other.id = other.submission_id
        where other.submission_id <> f.submission_id and other.contact_hashes && f.contact_hashes and of_other.erased_at is null
          and c.address in (other.email, other.phone)))`
  await transaction.rows(sql`
    update outbox o set state = ${cancelled}, next_try_at = null, concurrency_stamp = gen_random_uuid()
    from outbox_content c, visitor_form f join visitor_submission s on s.id = f.submission_id where o.state in (${queued}, ${held}) and ${isOfEntry}`)
  await transaction.rows(sql`
    update outbox_content c set address = '—', subject = null, body = '—', html = null, link = null, sealed = null
    from outbox o, visitor_form f join visitor_submission s on s.id = f.submission_id where o.state not in (${queued}, ${sending}) and ${isOfEntry}`)
}

/** What ends by the clock (domain/portal-and-admin, section 13.5): entries that nobody confirms, questions that nobody answers, and what has been kept long enough. */
export function entryJobs(kinds: readonly EntryKind[]): readonly Job[] {
  return [{ name: 'visitor entries: what ends', when: { everySeconds: 600 }, run: turn => endWhatEnds(turn, kinds) }]
}

/** One turn of it. */
export async function endWhatEnds(turn: Turn, kinds: readonly EntryKind[]): Promise<void> {
  const { platform } = turn
  const call: Call = {
    platform,
    caller: visitor,
    lang: 'ar',
    requestId: 'visitor entries',
    actor: { caller: visitor, requestId: 'visitor entries', address: undefined, reason: 'kept long enough' },
  }
  const hours = platform.settings.get(settings.entryConfirmHours)
  await each(
    call,
    kinds,
    turn,
    sql`s.state = ${codes.awaitingConfirmation} and f.created_at < now() - make_interval(hours => ${hours}::int)`,
    (transaction, { id }) => setEntryState(transaction, id, 'expired'),
  )
  await each(
    call,
    kinds,
    turn,
    sql`s.state = ${codes.needsInformation} and s.answer_by < now()`,
    async (transaction, { id, kind, record }) => {
      await setEntryState(transaction, id, 'expired')
      if (record !== null) await kindOf(kinds, kind).expired?.(call, transaction, record)
    },
  )
  const months = platform.settings.get(settings.rejectedEntryMonths)
  const contactMonths = platform.settings.get(settings.contactMonths)
  // Of what everybody still reads only an edit was rejected.
  const rejected = (table: SQL) =>
    sql`exists (select from ${table} t where t.id = s.record::uuid and t.publish_status in (${reviewWords.rejected[0]}, ${reviewWords.expired[0]}) and t.live_version is null and coalesce(t.last_modification_time, t.creation_time) < now() - make_interval(months => ${months}::int))`
  // Staff have deleted its record: nobody will decide on it any more.
  const isGone = sql`s.record is not null and not exists (select from creative_ideas_bank t where t.id = s.record::uuid)
    and not exists (select from investors t where t.id = s.record::uuid) and not exists (select from contact_message t where t.id = s.record::uuid)`
  const isOver = sql`s.erased_at is null and (
    (s.state = ${codes.expired} and s.record is null and f.created_at < now() - interval '7 days' - make_interval(hours => ${hours}::int))
    or (s.state = ${codes.spam} and coalesce(s.last_modification_time, s.creation_time) < now() - interval '7 days')
    or (s.state = ${codes.withdrawn} and coalesce(s.last_modification_time, s.creation_time) < now() - interval '30 days')
    or (${isGone}) or ${rejected(sql`creative_ideas_bank`)} or ${rejected(sql`investors`)}
    or exists (select from contact_message m where m.id = s.record::uuid and m.status in (${contactStates.codes.answered}, ${contactStates.codes.closed}) and coalesce(m.last_modification_time, m.creation_time) < now() - make_interval(months => ${contactMonths}::int)))`
  await each(call, kinds, turn, isOver, (transaction, { id, kind }) => eraseEntry(call, transaction, kindOf(kinds, kind), id))
  await turn.write(transaction =>
    transaction.rows(
      sql`update visitor_form set address_hash = null, compared_text = null
        where (address_hash is not null or compared_text is not null) and created_at < now() - interval '7 days'`,
    ),
  )
  await turn.write(transaction =>
    transaction.rows(sql`
      update visitor_form f set contact_hashes = '{}', address_hash = null from visitor_submission s
      where s.id = f.submission_id and s.erased_at is not null and f.created_at between now() - interval '30 days' and now() - interval '1 day'
        and (f.contact_hashes <> '{}' or f.address_hash is not null)`),
  )
  // A correction that nobody has confirmed in its time never was.
  await turn.write(transaction =>
    transaction.rows(sql`
      update visitor_form set correction = null, correction_email = null, correction_phone = null, correction_hashes = null
      where correction_at < now() - make_interval(hours => ${hours}::int) and correction is not null`),
  )
  await turn.write(transaction => transaction.rows(sql`delete from visitor_block where until < now()`))
  await turn.write(transaction => forgetUnsentFiles(transaction, hours, atOnce))
}

/** Each entry in a transaction of its own, if it is still so when its rows are locked; what fails with one is told and tried again at the next turn; the others go on. */
async function each(
  call: Call,
  kinds: readonly EntryKind[],
  { platform, signal, write }: Turn,
  which: SQL,
  work: (transaction: Transaction, entry: Locked) => Promise<void>,
): Promise<void> {
  const entries = await platform.database.rows<Pick<Locked, 'id'>>(sql`
    select s.id from visitor_submission s join visitor_form f on f.submission_id = s.id where ${which} order by s.id limit ${atOnce}`)
  for (const entry of entries) {
    if (signal.aborted) return
    try {
      await write(async transaction => {
        const locked = await lockWithRecord(call, transaction, kinds, entry.id)
        const still = await transaction.find(
          sql`select 1 from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${entry.id} and ${which}`,
        )
        if (still) await work(transaction, locked)
      })
    } catch (error) {
      log.error({ err: error, entry: entry.id }, 'what ends of an entry by the clock did not; it is tried again')
    }
  }
}
