import { Invalid, problemSaying, Refused } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { insertRecord } from '../../../server/resources/write.ts'
import { settings } from '../../admin/settings/settings.ts'
import { sendConfirmation } from './confirmation.server.ts'
import type { Contact, EntryKind, Filled, Need } from './entryKind.server.ts'
import { comparedText, flagsOf } from './flags.ts'
import { isKeptOut } from './keptOut.server.ts'
import { beginningOf, isKnownText } from './known.server.ts'
import { gate } from './limits.ts'
import { tooMany, type FullWindow } from './tooMany.server.ts'
import { addressHashOf, contactHashesOf, digestOf } from './secrets.server.ts'
import { type EntryKindName, entryKinds, visitorSubmission, entryStates } from './visitorSubmission.ts'

const anHourMs = 3_600_000
const aDayMs = 24 * anHourMs
/** Entries of the whole installation in an hour; beyond it everybody is asked to come back (domain/portal-and-admin, section 13.2). */
const mostPerHour = 600
/**
 * Of these so many whose senders proved no work: they never take the whole of it from those who prove some, and where they are had, who has no script
 * is told so above the form (`findFull`). Of one address as many come without a proof as
 * with one, since a household, an office or a town behind one address may have no script; what bounds a storm of them is this number and, before a
 * form is read at all, the doorway (`forms.server.ts`): forty posts of an address in an hour, whatever becomes of them.
 */
const mostUnprovedPerHour = 200
/** One SMS an hour to who proves nothing, and so many a day in all. */
const smsWithoutProof = gate()
const mostSmsWithoutProof = 50

/** What is known of how a form was sent. */
export interface Manner {
  readonly hasProof: boolean
  readonly isTrapped: boolean
  readonly isTooFast: boolean
}

/** Is it a mobile of here? No message goes to another number. */
function isMobile({ platform }: Call, phone: string | undefined): boolean {
  return phone !== undefined && platform.settings.get(settings.entrySmsPrefixes).some(prefix => phone.startsWith(prefix))
}

/** Whether a message can be sent to this number: to a mobile of here, as long as the day's messages last. */
export async function mayGetSms(call: Call, phone: string | undefined, { spec }: EntryKind, { hasProof }: Manner): Promise<boolean> {
  const { settings: reader, database } = call.platform
  if (!isMobile(call, phone)) return false
  if (!hasProof) {
    if (spec.kind !== 'idea') return false
    const windows = [{ most: 1, ms: anHourMs }]
    if (smsWithoutProof.pass(addressHashOf(call), windows, Date.now()) > 0) return false
    if (smsWithoutProof.pass('all', [{ most: mostSmsWithoutProof, ms: aDayMs }], Date.now()) > 0) return false
  }
  const sent = await database.find<{ count: number }>(
    sql`select count(*)::int as count from visitor_form where code_sent_at > now() - interval '1 day'`,
  )
  return (sent?.count ?? 0) < reader.get(settings.entrySmsPerDay)
}

/** @throws Invalid where a message is to be sent by e-mail and none was said, at the field of the form */
export function requireEmail({ spec }: EntryKind, needs: readonly Need[], { email }: Contact): void {
  if (!needs.includes('email') || email !== undefined) return
  throw new Invalid([
    problemSaying(
      spec.groups.some(([, , ...columns]) => columns.includes('ownerEmail')) ? 'ownerEmail' : 'email',
      'emailNeeded',
      'لا يمكننا إرسال رمز إلى هذا الرقم. أدخل بريدًا إلكترونيًا نرسل إليه رابط التأكيد',
      'We cannot send a code to this number. Enter an e-mail address for the confirmation link',
    ),
  ])
}

/** Asked before the sender looks through what he has written. @throws Invalid where no number of his gets messages and no e-mail address was said */
export function requireReachable(call: Call, kind: EntryKind, filled: Filled): void {
  const contact = kind.contactOf(filled)
  if (!isMobile(call, contact.phone)) requireEmail(kind, kind.needsOf(filled, false), contact)
}

/**
 * Keeps an entry until its sender has confirmed it, and asks him to. What comes from somebody who is kept out, or from a robot, is answered in
 * the same way.
 * @returns the id under which it is confirmed
 * @throws Refused 429, Invalid (P-38) where the same sender has sent the same text
 */
export function send(call: Call, kind: EntryKind, filled: Filled, needs: readonly Need[], manner: Manner): Promise<string> {
  const { platform } = call
  const contact = kind.contactOf(filled)
  const hashes = contactHashesOf(platform, contact)
  const address = addressHashOf(call)
  const texts = kind.textsOf(filled)
  const compared = comparedText(texts)
  const text = beginningOf(compared)
  const textHash = digestOf(platform, 'text', `${kind.spec.kind} ${compared}`)
  const [kindNumber] = entryKinds[kind.spec.kind]
  return platform.database.write(call.actor, async transaction => {
    // Of two that come at once from one place the second is counted with the first.
    await transaction.rows(sql`select pg_advisory_xact_lock(hashtext(${address}))`)
    await requireRoom(call, { kind: kind.spec.kind, hasProof: manner.hasProof, hashes }, transaction)
    await requireNew(transaction, textHash, hashes)
    const place = kind.placeOf(filled)
    const isBlocked = await isKeptOut(transaction, hashes, place)
    // What is put away in any case is compared with nothing.
    const isKnown = !isBlocked && !manner.isTrapped && (await isKnownText(transaction, { kind: kindNumber, textHash, text, hashes }))
    const codes = [
      ...(manner.hasProof ? [] : ['noProofOfWork']),
      ...(manner.isTrapped ? ['honeypot'] : []),
      ...(manner.isTooFast ? ['tooFast'] : []),
      ...(isKnown ? ['duplicate'] : []),
      ...flagsOf(
        { texts, email: contact.email },
        { mostLinks: platform.settings.get(settings.entryMaxLinks), blockedWords: platform.settings.get(settings.blockedWords) },
      ),
    ]
    const isSpam = isBlocked || manner.isTrapped
    const id = newId()
    const model = modelOf(platform, visitorSubmission.name)
    const ids: Readonly<Record<string, number>> = platform.lookups.ids('moderationFlag')
    const record = {
      kind: kindNumber,
      title: kind.titleOf(filled),
      flags: codes.flatMap(code => ids[code] ?? []),
      state: isSpam ? entryStates.codes.spam : entryStates.codes.awaitingConfirmation,
      sentAt: new Date().toISOString(),
      proofOfWork: manner.hasProof,
      language: call.lang === 'en' ? 2 : 1,
    }
    await insertRecord(transaction, model, id, record, { concurrencyStamp: newStamp(), creator: null, place })
    await transaction.rows(sql`
      insert into visitor_form (submission_id, payload, address_hash, contact_hashes, text_hash, compared_text, kind, email, phone, needs)
      values (${id}, ${JSON.stringify(filled)}, ${address}, ${sql.param(hashes)}::text[], ${textHash}, ${text}, ${kindNumber}, ${contact.email ?? null}, ${contact.phone ?? null}, ${sql.param([...needs])}::text[])`)
    if (!isSpam) await sendConfirmation(call, transaction, id, needs, call.lang)
    await announce(transaction, model, id)
    return id
  })
}

/** What has no room, before it is known who sends and what. */
export interface Full {
  /** For nobody. */
  readonly forAll: Refused | undefined
  /** For who proves no work, as a browser without a script does not. */
  readonly withoutScript: Refused | undefined
}

/** Whether a form that is drawn now could be sent, so that nobody fills in, corrects and looks through what is then refused. */
export async function findFull({ platform: { database } }: Call): Promise<Full> {
  return { forAll: await firstFull(database, [everybody]), withoutScript: await firstFull(database, [unproved]) }
}

interface Counted {
  readonly kind: EntryKindName
  readonly hasProof: boolean
  readonly hashes?: readonly string[]
}

/**
 * Is there room for an entry of this kind from where the call comes? Asked of what is known at each look at a form, and again when it is kept.
 * @param counted hasProof: whether the work is proved, true as long as that is not known
 * @throws Refused 429 (P-40) with the minutes until the window that is full has room again
 */
export async function requireRoom(
  call: Call,
  { kind, hasProof, hashes = [] }: Counted,
  reading: Runner = call.platform.database,
): Promise<void> {
  const reader = call.platform.settings
  const address = addressHashOf(call)
  const ofKind = sql`submission_id in (select id from visitor_submission where kind = ${entryKinds[kind][0]})`
  const full = await firstFull(reading, [
    ['address', sql`address_hash = ${address} and ${ofKind}`, 1, reader.get(settings.entriesPerAddressHour)],
    ['address', sql`address_hash = ${address}`, 24, reader.get(settings.entriesPerAddressDay)],
    ...(hashes.length > 0 ? [ofContact(hashes, reader.get(settings.entriesPerContactDay))] : []),
    ...(hasProof ? [] : [unproved]),
    everybody,
  ])
  if (full) throw full
}

type Limit = readonly [window: FullWindow, which: SQL, hours: number, most: number]
const unproved: Limit = [
  'unproved',
  sql`submission_id in (select id from visitor_submission where not proof_of_work)`,
  1,
  mostUnprovedPerHour,
]
const everybody: Limit = ['everybody', sql`true`, 1, mostPerHour]
const ofContact = (hashes: readonly string[], most: number): Limit => [
  'contact',
  sql`contact_hashes && ${sql.param([...hashes])}::text[]`,
  24,
  most,
]

async function firstFull(reading: Runner, limits: readonly Limit[]): Promise<Refused | undefined> {
  for (const [window, which, hours, most] of limits) {
    const row = await reading.find<{ count: number; seconds: number }>(sql`
      select count(*)::int as count, coalesce(extract(epoch from min(created_at) - now()) + ${hours * 3600}::int, 0)::float8 as seconds
      from visitor_form where ${which} and created_at > now() - make_interval(hours => ${hours}::int)`)
    if (row && row.count >= most) return tooMany(window, row.seconds)
  }
  return undefined
}

/** @throws Invalid at the title: the same sender has sent the same text within a day */
async function requireNew(transaction: Transaction, textHash: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return
  const same = await transaction.find<{ number: string | null }>(sql`
    select s.number from visitor_form f join visitor_submission s on s.id = f.submission_id
    where f.text_hash = ${textHash} and f.contact_hashes && ${sql.param([...hashes])}::text[] and f.created_at > now() - interval '1 day'
    order by s.number nulls last limit 1`)
  if (!same) return
  const { number } = same
  throw new Invalid([
    number === null
      ? problemSaying(
          '',
          'duplicate',
          'أُرسل هذا النص من قبل، وهو بانتظار تأكيدك',
          'This text was sent already and waits for your confirmation',
        )
      : problemSaying('', 'duplicate', `نص مطابق أُرسل من قبل برقم ${number}`, `The same text was already sent under number ${number}`),
  ])
}
