import { columnsOf, isMany, Refused, type Label, type Lang, type Values } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { claimFiles } from '../../../server/resources/references.ts'
import { stillThere } from '../../../server/resources/stillThere.ts'
import { keepVersion } from '../../../server/resources/versions.ts'
import { initialValues, insertRecord } from '../../../server/resources/write.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'
import { keptAnswers } from '../templates/templates.server.ts'
import { withOwnFiles } from './ownFiles.server.ts'
import { visitorSubmission, type EntryKindName, entryStates, kindNameOf } from './visitorSubmission.ts'
import type { EntryKind, Filled } from './entryKind.server.ts'
import { tellReceived } from './received.server.ts'
import { say, trackingPath } from './sender.server.ts'
import { digestOf, trackingKey } from './secrets.server.ts'

/** So many flags of a machine: a person looks first (domain/portal-and-admin, section 13.2). */
const mostFlags = 3

/** What its sender is told once. */
export interface Completed {
  readonly number: string
  readonly key: string
  readonly kind: EntryKindName
}

interface EntryRow {
  readonly kind: number
  readonly number: string | null
  readonly state: number
  readonly flags: number[] | null
  readonly language: number
  readonly place: string | null
  readonly payload: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly isConfirmed: boolean
}

async function lockEntry(transaction: Transaction, id: string): Promise<EntryRow> {
  const row = await transaction.find<EntryRow>(sql`
    select s.kind, s.number, s.state, s.flags, s.language, s.place, f.payload, f.email, f.phone,
      (s.email_confirmed_at is not null or s.phone_confirmed_at is not null) as "isConfirmed"
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id} for update`)
  if (!row) throw new Refused('notFound', 'السجل غير موجود', 'The record does not exist', { status: 404 })
  return row
}

/**
 * Gives a confirmed entry its number and its key, makes its record, and tells its sender and those who handle it. One that looks like a
 * machine's waits until a person has said that it is none: its sender sees no difference.
 */
export async function complete(call: Call, transaction: Transaction, kinds: readonly EntryKind[], id: string): Promise<Completed> {
  const entry = await lockEntry(transaction, id)
  const kind = kindOf(kinds, entry.kind)
  const number = await takeNumber(call, transaction, kind)
  const key = trackingKey(call.platform, id)
  const isSpam = entry.state === entryStates.codes.spam || (entry.flags ?? []).length >= mostFlags
  await transaction.rows(
    sql`update visitor_form set tracking_key_hash = ${digestOf(call.platform, 'key', `${number} ${key}`)} where submission_id = ${id}`,
  )
  await transaction.rows(sql`
    update visitor_submission set number = ${number}, state = ${isSpam ? entryStates.codes.spam : entryStates.codes.confirmed},
      search_text = ${number.toLowerCase().replaceAll('-', ' ')} || ' ' || search_text, concurrency_stamp = ${newStamp()} where id = ${id}`)
  if (!isSpam) await makeRecord(call, transaction, kind, id)
  await announce(transaction, modelOf(call.platform, visitorSubmission.name), id)
  const lang: Lang = entry.language === 2 ? 'en' : 'ar'
  const to = entry.email !== null ? { email: entry.email, lang } : entry.phone !== null ? { phone: entry.phone, lang } : undefined
  if (to)
    await tell(call, transaction, {
      kind: 'entryTracking',
      to,
      values: { number: [number, number], key },
      link: trackingPath(lang, number, key),
    })
  return { number, key, kind: kindNameOf(entry.kind) }
}

/** Makes the record of an entry that has its number, of what was filled in; from now on the record holds it. */
export async function makeRecord(call: Call, transaction: Transaction, kind: EntryKind, entry: string): Promise<void> {
  const { platform } = call
  const row = await lockEntry(transaction, entry)
  const given = filledIn(row.payload)
  const filled = { ...given, values: await withOwnFiles(transaction, kind.spec.resource, given.values) }
  const model = modelOf(platform, kind.spec.resource.name)
  const id = newId()
  const { resource } = model
  const { left, gone } = await leftOfGone(call, transaction, kind, filled.values)
  const record = {
    ...initialValues(model, platform.clock.today()),
    ...filled.values,
    ...left,
    ...(filled.answers && (await keptAnswers(transaction, filled.answers))),
    ...(await kind.recordOf(call, transaction, filled, { isConfirmed: row.isConfirmed })),
    number: row.number,
  }
  const owner = resource.scope.owner === 'id' ? {} : { [resource.scope.owner]: row.place }
  await insertRecord(transaction, model, id, record, { concurrencyStamp: newStamp(), creator: null, ...owner, ...kind.more })
  await claimFiles(transaction, resource, id, record)
  if (resource.publishing === 'reviewed') await keepVersion(transaction, model, id, 1, record, undefined)
  await transaction.rows(sql`update visitor_submission set record = ${id} where id = ${entry}`)
  await transaction.rows(sql`update visitor_form set payload = null where submission_id = ${entry}`)
  const remark = kind.remark?.(filled, record)
  if (remark !== undefined) await say(transaction, entry, { kind: 'note', text: remark })
  if (gone.length > 0) await say(transaction, entry, { kind: 'note', text: lostBefore(gone) })
  await announce(transaction, model, id)
  await tellReceived(call, transaction, kind, { id, number: row.number, place: row.place })
}

interface LeftOfGone {
  /** What is left of each value that is not wholly there, by its column. */
  readonly left: Values
  /** What those columns are called. */
  readonly gone: readonly Label[]
}

/**
 * What is left of what was chosen, where values of lists or places were deleted while the entry waited. What is there stays until the transaction ends.
 * @throws Refused 409 where nothing is left of what must be chosen
 */
async function leftOfGone({ platform }: Call, transaction: Transaction, { spec }: EntryKind, values: Values): Promise<LeftOfGone> {
  const left: Record<string, unknown> = {}
  const gone: Label[] = []
  for (const { name: key, field, label, need } of columnsOf(spec.resource.fields)) {
    const named = await stillThere(transaction, platform, field, values[key])
    if (!named || named.found.length === named.chosen.length) continue
    const { found } = named
    if (found.length === 0 && (need !== 'never' || spec.needed.includes(key))) throw choiceGone(label)
    left[key] = isMany(field) && found.length > 0 ? found : null
    gone.push(label)
  }
  return { left, gone }
}

function choiceGone([ar, en]: Label): Refused {
  return new Refused(
    'choiceGone',
    `حُذف ما اختير في «${ar}» قبل تأكيد الطلب، فلا يمكن إتمامه. أرسل الطلب من جديد باختيار آخر`,
    `What was chosen under “${en}” was deleted before the request was confirmed: it cannot be completed. Send it again with another choice`,
    { status: 409 },
  )
}

/** For staff. */
function lostBefore(gone: readonly Label[]): string {
  return `حُذفت قبل تأكيد الطلب قيم اختارها المرسل في: ${gone.map(([ar]) => ar).join('، ')}. لم تُنقل إلى سجله.`
}

/** The next number of a kind in this year: none is left out, and none is given twice. */
export async function takeNumber(
  { platform }: Call,
  transaction: Transaction,
  { prefix, digits }: Pick<EntryKind, 'prefix' | 'digits'>,
): Promise<string> {
  const year = Number(platform.clock.today().slice(0, 4))
  const row = await transaction.find<{ last: number }>(sql`
    insert into entry_number (prefix, year, last) values (${prefix}, ${year}, 1)
    on conflict (prefix, year) do update set last = entry_number.last + 1 returning last`)
  return `${prefix}-${year}-${String(row?.last ?? 1).padStart(digits, '0')}`
}

/** The capability that takes entries of a kind. */
export function kindOf(kinds: readonly EntryKind[], code: number): EntryKind {
  const found = kinds.find(({ spec }) => spec.kind === kindNameOf(code))
  if (!found) throw new Error(`Nobody takes entries of the kind ${code}`)
  return found
}

/** What was kept of a form. @throws Refused where nothing is */
export function filledIn(payload: string | null): Filled {
  const parsed: unknown = payload === null ? undefined : JSON.parse(payload)
  if (!isFilled(parsed)) throw new Refused('wrongState', 'لم يعد محتوى الطلب محفوظًا', 'What was sent is kept no longer', { status: 409 })
  return parsed
}

function isFilled(value: unknown): value is Filled {
  return typeof value === 'object' && value !== null && 'values' in value && 'beside' in value
}
