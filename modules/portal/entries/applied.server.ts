import { inLang, Refused, type Lang, type Values } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { noteLanguages } from '../../../server/resources/languages.ts'
import { claimFiles } from '../../../server/resources/references.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { keepVersion } from '../../../server/resources/versions.ts'
import { updateRecord } from '../../../server/resources/write.ts'
import { keptAnswers } from '../templates/templates.server.ts'
import { filledIn, kindOf, type Completed } from './complete.server.ts'
import type { Contact, EntryKind, Filled } from './entryKind.server.ts'
import { isKeptOut } from './keptOut.server.ts'
import { lockWithRecord, type Locked } from './locks.server.ts'
import { changedColumns, recordOfEntry } from './ownForm.server.ts'
import { withOwnFiles } from './ownFiles.server.ts'
import { contactHashesOf, trackingKey } from './secrets.server.ts'
import { tellReceived } from './received.server.ts'
import { say, setEntryState } from './sender.server.ts'
import { kindNameOf, visitorSubmission } from './visitorSubmission.ts'

/** An entry whose record is there and may be corrected by its sender now. */
export interface Correctable {
  readonly id: string
  readonly record: string
}

/** @throws Refused 409 where its sender may not, or no longer, correct it */
export async function requireCorrectable(
  call: Call,
  runner: Runner,
  kind: EntryKind,
  { id, record }: Pick<Locked, 'id' | 'record'>,
): Promise<Correctable> {
  const followed = record === null || !kind.corrected ? undefined : await kind.followed(call, runner, record)
  if (record !== null && followed?.may.includes('correct')) return { id, record }
  if (followed && (followed.correctBy !== null || followed.status[1] === 'expired'))
    throw new Refused(
      'tooLate',
      'انقضت مهلة التصحيح، وهي 14 يومًا. أرسل طلبًا جديدًا',
      'The 14 days in which it could be corrected are over. Send a new request',
      { status: 409 },
    )
  throw new Refused('wrongState', 'لم يعد هذا الإجراء ممكنًا', 'This is no longer possible', { status: 409 })
}

/** What a sender has corrected. */
export interface Correction {
  readonly filled: Filled
  readonly contact: Contact
  /** A robot has filled it in. */
  readonly isTrapped: boolean
}

/**
 * Writes a correction into the record as its next version, in which staff see what differs, and brings it before them again. What somebody sends who is
 * kept out, or a robot, is kept as spam is, and its sender sees no difference. The rows are locked already.
 */
export async function applyCorrection(
  call: Call,
  transaction: Transaction,
  kind: EntryKind,
  { id, record: recordId }: Correctable,
  { filled: given, contact, isTrapped }: Correction,
): Promise<void> {
  const { platform } = call
  const { resource } = kind.spec
  const filled = { ...given, values: await withOwnFiles(transaction, resource, given.values, recordId) }
  const model = modelOf(platform, resource.name)
  const before = await recordOfEntry(call, transaction, resource.name, recordId)
  const changed: Values = {
    ...filled.values,
    ...(filled.answers && (await keptAnswers(transaction, filled.answers))),
    ...(await kind.recordOf(call, transaction, filled, { isConfirmed: true, corrected: recordId })),
    ...kind.corrected?.stateAfter(before),
  }
  const record = { ...before, ...changed }
  const version = Number(before.currentVersion ?? 0) + 1
  const place = kind.placeOf(filled)
  const owner = resource.scope.owner === 'id' ? {} : { [resource.scope.owner]: place }
  await updateRecord(transaction, model, recordId, changed, { ...stampOf(call), currentVersion: version, sentBy: null, ...owner }, record)
  await claimFiles(transaction, resource, recordId, record)
  await noteLanguages(transaction, model, recordId, { before, after: record, isMinor: false })
  await kind.corrected?.written(call, transaction, recordId, record, before)
  await keepVersion(transaction, model, recordId, version, record, undefined)
  await announce(transaction, model, recordId)
  const entry = await noteCorrected(call, transaction, kind, id, { filled, contact })
  await say(transaction, id, { kind: 'answer', text: saidOf(kind, before, record, entry.language === 2 ? 'en' : 'ar') })
  const hashes = contactHashesOf(platform, contact)
  if (isTrapped || (await isKeptOut(transaction, [...entry.hashes, ...hashes], place))) {
    await kind.spoiled(call, transaction, recordId)
    await setEntryState(transaction, id, 'spam')
    return
  }
  await setEntryState(transaction, id, 'confirmed')
  await tellReceived(call, transaction, kind, {
    id: recordId,
    number: entry.number,
    assignee: entry.assignee,
    place,
    note: ['بعد التصحيح', 'corrected'],
  })
}

interface Noted {
  readonly number: string
  readonly language: number
  readonly assignee: string | null
  /** Of how he was reached before. */
  readonly hashes: readonly string[]
}

/** What the entry itself says of its record. */
async function noteCorrected(
  call: Call,
  transaction: Transaction,
  kind: EntryKind,
  id: string,
  { filled, contact }: Pick<Correction, 'filled' | 'contact'>,
): Promise<Noted> {
  const { platform } = call
  const entry = await transaction.find<Noted>(sql`
    select s.number, s.language, s.assignee, f.contact_hashes as hashes from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id}`)
  if (!entry) throw new Error(`The entry ${id} is gone although it is locked`)
  const title = kind.titleOf(filled)
  const model = modelOf(platform, visitorSubmission.name)
  await updateRecord(transaction, model, id, { title }, { ...stampOf(call), place: kind.placeOf(filled) }, { number: entry.number, title })
  await transaction.rows(sql`
    update visitor_form set email = ${contact.email ?? null}, phone = ${contact.phone ?? null}, contact_hashes = ${sql.param(contactHashesOf(platform, contact))}::text[],
      correction = null, correction_email = null, correction_phone = null, correction_hashes = null, code_hash = null, link_hash = null, needs = '{}'
    where submission_id = ${id}`)
  await announce(transaction, model, id)
  return entry
}

/** What stands in the conversation, for its sender and for staff: how he is reached is in no version. */
function saidOf({ spec }: EntryKind, before: Values, after: Values, lang: Lang): string {
  const labels = [...new Set(changedColumns(spec, before, after).map(({ label }) => inLang(label, lang)))]
  if (labels.length === 0) return lang === 'ar' ? 'أُعيد إرسال الطلب دون تغيير.' : 'Sent again without a change.'
  return lang === 'ar' ? `صُحّح الطلب وأُعيد إرساله. تغيّر: ${labels.join('، ')}.` : `Corrected and sent again. Changed: ${labels.join(', ')}.`
}

/** Applies what waited for its sender's confirmation. @throws Refused 409 where it may not be corrected any more */
export async function completeCorrection(
  call: Call,
  transaction: Transaction,
  kinds: readonly EntryKind[],
  id: string,
): Promise<Completed> {
  const entry = await lockWithRecord(call, transaction, kinds, id)
  const kind = kindOf(kinds, entry.kind)
  const correctable = await requireCorrectable(call, transaction, kind, entry)
  const waiting = await transaction.find<{ number: string; correction: string | null; email: string | null; phone: string | null }>(sql`
    select s.number, f.correction, f.correction_email as email, f.correction_phone as phone
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id}`)
  const contact = { email: waiting?.email ?? undefined, phone: waiting?.phone ?? undefined }
  await applyCorrection(call, transaction, kind, correctable, {
    filled: filledIn(waiting?.correction ?? null),
    contact,
    isTrapped: false,
  })
  return { number: waiting?.number ?? '', key: trackingKey(call.platform, id), kind: kindNameOf(entry.kind) }
}
