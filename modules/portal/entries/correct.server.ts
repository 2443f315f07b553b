import { Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { applyCorrection, requireCorrectable, type Correctable } from './applied.server.ts'
import type { OwnForm } from './calls.ts'
import { kindOf } from './complete.server.ts'
import { mostMessages, sendConfirmation, unconfirmChanged } from './confirmation.server.ts'
import type { Contact, EntryKind, Filled, Need } from './entryKind.server.ts'
import { findOwn } from './follow.server.ts'
import { lockWithRecord } from './locks.server.ts'
import { ownForm, recordOfEntry } from './ownForm.server.ts'
import { contactHashesOf } from './secrets.server.ts'
import { mayGetSms, requireEmail, type Manner } from './send.server.ts'
import { tooMany } from './tooMany.server.ts'
import { askedBy } from './asked.server.ts'

/** Who corrects what. */
export interface OwnEntry extends Correctable {
  readonly kind: EntryKind
  readonly number: string
}

/** The entry of a number, which who shows its key may correct now. @throws Refused 404, 409, 429 */
export async function findCorrectable(call: Call, kinds: readonly EntryKind[], number: string, key: string): Promise<OwnEntry> {
  const entry = await findOwn(call, number, key)
  const kind = kindOf(kinds, entry.kind)
  return { ...(await requireCorrectable(call, call.platform.database, kind, entry)), kind, number: entry.number }
}

/** What a sender gets to correct: his form as it stands in the record. @throws Refused */
export async function ownFormOf(call: Call, kinds: readonly EntryKind[], number: string, key: string): Promise<OwnForm> {
  const { database } = call.platform
  const { kind, record } = await findCorrectable(call, kinds, number, key)
  const asked = await askedBy(call, kind.spec)
  return ownForm(call, database, asked, await recordOfEntry(call, database, kind.spec.resource.name, record))
}

/**
 * Takes what a sender has corrected. Where he is reached as before it counts at once; where his number or mail is another one, he confirms that first.
 * @returns whether he is still to confirm
 * @throws Refused 409, 429; Invalid where no message can reach him, or he takes away by what he was reached and leaves nothing else
 */
export async function correct(call: Call, kinds: readonly EntryKind[], own: OwnEntry, filled: Filled, manner: Manner): Promise<boolean> {
  const { kind, id } = own
  const contact = kind.contactOf(filled)
  const bySms = await mayGetSms(call, contact.phone, kind, manner)
  return call.platform.database.write(call.actor, async transaction => {
    const entry = await lockWithRecord(call, transaction, kinds, id)
    const correctable = await requireCorrectable(call, transaction, kind, entry)
    const needs = await needsOf(transaction, id, { contact, asked: kind.needsOf(filled, bySms), bySms })
    requireEmail(kind, needs, contact)
    if (needs.length === 0 || manner.isTrapped) {
      const to = { email: sql`${contact.email ?? null}::text`, phone: sql`${contact.phone ?? null}::text` }
      await unconfirmChanged(transaction, id, to, sql`now()`)
      await applyCorrection(call, transaction, kind, correctable, { filled, contact, isTrapped: manner.isTrapped })
      return false
    }
    await keepWaiting(call, transaction, id, { filled, contact, needs })
    await sendConfirmation(call, transaction, id, needs, call.lang)
    return true
  })
}

interface Reached {
  readonly contact: Contact
  /** What a first sending would have him confirm. */
  readonly asked: readonly Need[]
  readonly bySms: boolean
}

/**
 * What is to be confirmed again: what is another than before, and what the form asks for and nobody has confirmed yet. Where nothing stays of what was
 * confirmed he confirms what he leaves: else nobody would know whom a message reaches.
 */
async function needsOf(transaction: Transaction, id: string, { contact, asked, bySms }: Reached): Promise<Need[]> {
  const known = await transaction.find<{ email: string | null; phone: string | null; hasEmail: boolean; hasPhone: boolean }>(sql`
    select f.email, f.phone, s.email_confirmed_at is not null as "hasEmail", s.phone_confirmed_at is not null as "hasPhone"
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id}`)
  if (!known) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
  const isOther = {
    phone: contact.phone !== undefined && contact.phone !== known.phone,
    email: contact.email !== undefined && contact.email.toLowerCase() !== known.email?.toLowerCase(),
  }
  const isConfirmed = { phone: known.hasPhone, email: known.hasEmail }
  const all: readonly Need[] = ['phone', 'email']
  const needs =
    isOther.phone || isOther.email
      ? all.filter(need => (isOther[need] && (need === 'email' || bySms)) || (asked.includes(need) && !isConfirmed[need]))
      : []
  const isReached = needs.length > 0 || all.some(need => contact[need] !== undefined && !isOther[need] && isConfirmed[need])
  return isReached ? needs : [bySms ? 'phone' : 'email']
}

interface Waiting {
  readonly filled: Filled
  readonly contact: Contact
  readonly needs: readonly Need[]
}

/** @throws Refused 429 where so many messages went out for it in a day already */
async function keepWaiting(call: Call, transaction: Transaction, id: string, { filled, contact, needs }: Waiting): Promise<void> {
  const kept = await transaction.find<{ sent: number }>(sql`
    update visitor_form set correction = ${JSON.stringify(filled)}, correction_email = ${contact.email ?? null}, correction_phone = ${contact.phone ?? null},
      correction_hashes = ${sql.param(contactHashesOf(call.platform, contact))}::text[], needs = ${sql.param([...needs])}::text[], code_hash = null, link_hash = null,
      sent = case when correction_at > now() - interval '1 day' then sent else 0 end, correction_at = now()
    where submission_id = ${id} returning sent`)
  if ((kept?.sent ?? 0) >= mostMessages) throw tooMany('messages', 24 * 3600)
}
