import { randomInt } from 'node:crypto'
import { latinDigits, Refused, type Lang } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { shownAddress } from '../../../server/messages/outbox.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { notFound } from '../../../server/resources/access.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'
import { settings } from '../../admin/settings/settings.ts'
import { completeCorrection } from './applied.server.ts'
import { complete } from './complete.server.ts'
import { type EntryFlow } from './calls.ts'
import { type EntryKindName, entryStates, kindNameOf } from './visitorSubmission.ts'
import type { EntryKind, Need } from './entryKind.server.ts'
import { lockWithRecord } from './locks.server.ts'
import { digestOf, isDigestOf, newKey } from './secrets.server.ts'
import { tooMany } from './tooMany.server.ts'

const codeMinutes = 10
const mostTries = 5
const resendSeconds = 60
/** The first message, and three more. */
export const mostMessages = 4
/** To one who has not confirmed, in a day (domain/portal-and-admin, section 13.2). */
const mostADay = 3

/** Asks the sender to confirm: by SMS with a code, by e-mail with a link; the next one when the one before it is done. */
export async function sendConfirmation(
  call: Call,
  transaction: Transaction,
  id: string,
  needs: readonly Need[],
  lang: Lang,
): Promise<void> {
  const { platform } = call
  const [next] = needs
  if (next === undefined) return
  const form = await transaction.find<{ email: string | null; phone: string | null }>(
    sql`select case when correction is null then email else correction_email end as email, case when correction is null then phone else correction_phone end as phone
      from visitor_form where submission_id = ${id}`,
  )
  const target = next === 'phone' ? form?.phone : form?.email
  if (target == null || !(await isWelcome(transaction, id))) return
  const hours = platform.settings.get(settings.entryConfirmHours)
  const code = String(randomInt(10 ** 6)).padStart(6, '0')
  const token = newKey()
  await transaction.rows(
    next === 'phone'
      ? sql`update visitor_form set code_hash = ${digestOf(platform, 'code', `${id} ${code}`)}, code_sent_at = now(), code_tries = 0, sent = sent + 1 where submission_id = ${id}`
      : sql`update visitor_form set link_hash = ${digestOf(platform, 'link', `${id} ${token}`)}, sent = sent + 1 where submission_id = ${id}`,
  )
  const path = `${lang === 'en' ? '/en' : ''}/entry/confirm/${id}`
  await tell(call, transaction, {
    kind: 'entryConfirmation',
    to: next === 'phone' ? { phone: target, lang } : { email: target, lang },
    values: { code, minutes: codeMinutes, hours },
    link: `${path}?token=${token}`,
    channels: [next === 'phone' ? 'sms' : 'email'],
    validSeconds: next === 'phone' ? codeMinutes * 60 : hours * 3600,
  })
}

/** May one more message go to this contact, who may be none of those who send? */
async function isWelcome(transaction: Transaction, id: string): Promise<boolean> {
  const row = await transaction.find<{ sent: number; own: number }>(sql`
    select coalesce(sum(o.sent), 0)::int as sent, max(f.sent)::int as own from visitor_form f
    left join visitor_form o on o.submission_id <> f.submission_id and (
      (o.contact_hashes && coalesce(f.correction_hashes, f.contact_hashes) and o.tracking_key_hash is null and o.created_at > now() - interval '1 day')
      or (o.correction_hashes && coalesce(f.correction_hashes, f.contact_hashes) and o.correction_at > now() - interval '1 day'))
    where f.submission_id = ${id} group by f.submission_id`)
  return row !== undefined && row.sent < mostADay && row.own < mostMessages + 1
}

interface OpenFlow {
  readonly id: string
  readonly kind: number
  readonly language: number
  readonly needs: Need[]
  readonly email: string | null
  readonly phone: string | null
  readonly linkHash: string | null
  readonly isDone: boolean
  /** What is confirmed is a correction of an entry that has its number. */
  readonly isCorrection: boolean
  readonly isOver: boolean
  readonly isSpam: boolean
}

async function findFlow(platform: Platform, runner: Transaction | Platform['database'], id: string): Promise<OpenFlow | undefined> {
  if (!isId(id)) return undefined
  const hours = platform.settings.get(settings.entryConfirmHours)
  return runner.find<OpenFlow>(sql`
    select s.id, s.kind, s.language, f.needs, f.link_hash as "linkHash", f.tracking_key_hash is not null and f.correction is null as "isDone",
      f.correction is not null as "isCorrection", case when f.correction is null then f.email else f.correction_email end as email,
      case when f.correction is null then f.phone else f.correction_phone end as phone,
      (case when f.correction is null then f.created_at else f.correction_at end < now() - make_interval(hours => ${hours}::int) or s.state = ${entryStates.codes.expired}) as "isOver", s.state = ${entryStates.codes.spam} as "isSpam"
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id}`)
}

/** What stands on the page of the confirmation. @param token of the link by which its reader came @throws Refused 404 */
export async function flowOf({ platform }: Call, id: string, token: string | undefined): Promise<EntryFlow> {
  const flow = await findFlow(platform, platform.database, id)
  if (!flow) throw notFound()
  const [next] = flow.isDone ? [] : flow.needs
  const target = next === 'phone' ? flow.phone : flow.email
  return {
    kind: kindNameOf(flow.kind),
    needs: flow.isDone ? [] : flow.needs,
    to: next === undefined || target === null ? '' : shownAddress(next === 'phone' ? 'sms' : 'email', target),
    isOver: flow.isOver,
    isLinkWrong: token !== undefined && flow.linkHash !== null && !isDigestOf(platform, 'link', `${id} ${token}`, flow.linkHash),
    hours: platform.settings.get(settings.entryConfirmHours),
  }
}

/** What a sender shows to confirm: the code of the SMS, or the token of the link. */
export interface Shown {
  readonly code: string
  readonly token: string
}
/** What came of it. */
export type Confirmed =
  | {
      readonly isComplete: true
      readonly isCorrection: boolean
      readonly number: string
      readonly key: string
      readonly kind: EntryKindName
    }
  | { readonly isComplete: false }

/**
 * Takes what a sender shows. When nothing is left to be confirmed the entry has its number and its record.
 * @throws Refused 400 wrongCode, linkExpired (P-36)
 */
export async function confirm(call: Call, kinds: readonly EntryKind[], id: string, { code, token }: Shown): Promise<Confirmed> {
  const { platform } = call
  const flow = await findFlow(platform, platform.database, id)
  if (!flow || flow.isOver || flow.isDone) throw linkExpired('flowId')
  const [next] = flow.needs
  if (token !== '' && flow.needs.includes('email')) {
    if (flow.linkHash === null || !isDigestOf(platform, 'link', `${id} ${token}`, flow.linkHash)) throw linkExpired('token')
    const shown = { need: 'email', hash: flow.linkHash } as const
    return platform.database.write(call.actor, transaction => proceed(call, transaction, kinds, flow, shown))
  }
  if (next !== 'phone') throw linkExpired('token')
  const shown = { need: 'phone', hash: await requireCode(call, id, code) } as const
  return platform.database.write(call.actor, transaction => proceed(call, transaction, kinds, flow, shown))
}

/** Each try is counted before anybody is told how it went; nothing written is none. @returns the digest of the code that was right @throws Refused 400 */
async function requireCode({ platform, actor }: Call, id: string, code: string): Promise<string> {
  const given = latinDigits(code).replaceAll(/\s/g, '')
  if (given === '') throw new Refused('required', 'أدخل الرمز الذي أرسلناه إليك', 'Enter the code that we have sent you', { field: 'code' })
  // What can be no code is no try.
  if (!/^\d{6}$/.test(given)) throw new Refused('codeShape', 'رمز التحقق ستة أرقام', 'The code has six digits', { field: 'code' })
  const tried = await platform.database.write(actor, transaction =>
    transaction.find<{ hash: string; tries: number }>(sql`
      update visitor_form set code_tries = code_tries + 1
      where submission_id = ${id} and code_hash is not null and code_tries < ${mostTries} and code_sent_at > now() - make_interval(mins => ${codeMinutes})
      returning code_hash as hash, code_tries as tries`),
  )
  if (!tried) throw codeExpired()
  if (isDigestOf(platform, 'code', `${id} ${given}`, tried.hash)) return tried.hash
  const left = mostTries - tried.tries
  throw new Refused('wrongCode', `رمز التحقق غير صحيح. المحاولات الباقية: ${left}`, `The code is not correct. Tries left: ${left}`, {
    field: 'code',
  })
}

/** What its sender has shown right: of which need, and the digest of the code or the link. */
interface ShownRight {
  readonly need: Need
  readonly hash: string
}

async function proceed(
  call: Call,
  transaction: Transaction,
  kinds: readonly EntryKind[],
  { id, isCorrection, language }: OpenFlow,
  { need: done, hash }: ShownRight,
): Promise<Confirmed> {
  // In the order in which a decision locks them.
  if (isCorrection) await lockWithRecord(call, transaction, kinds, id)
  const form = await transaction.find<{ needs: Need[]; is_done: boolean; code: string | null; link: string | null }>(sql`
    select f.needs, f.tracking_key_hash is not null and f.correction is null as is_done, f.code_hash as code, f.link_hash as link
    from visitor_submission s join visitor_form f on f.submission_id = s.id where s.id = ${id} for no key update of s, f`)
  if (!form || form.is_done) throw linkExpired('flowId')
  // Another correction may have come since: what confirms the one before it confirms nothing of it.
  if (done === 'phone' && form.code !== hash) throw codeExpired()
  if (done === 'email' && form.link !== hash) throw linkExpired('token')
  const needs = form.needs.filter(need => need !== done)
  await transaction.rows(sql`
    update visitor_form set needs = ${sql.param(needs)}::text[], code_hash = case when ${done} = 'phone' then null else code_hash end where submission_id = ${id}`)
  await transaction.rows(
    done === 'phone'
      ? sql`update visitor_submission set phone_confirmed_at = now() where id = ${id}`
      : sql`update visitor_submission set email_confirmed_at = now() where id = ${id}`,
  )
  if (needs.length > 0) {
    await sendConfirmation(call, transaction, id, needs, language === 2 ? 'en' : 'ar')
    return { isComplete: false }
  }
  if (isCorrection) {
    const to = { email: sql`f.correction_email`, phone: sql`f.correction_phone` }
    await unconfirmChanged(transaction, id, to, sql`f.correction_at`)
  }
  const completed = isCorrection ? completeCorrection : complete
  return { isComplete: true, isCorrection, ...(await completed(call, transaction, kinds, id)) }
}

/**
 * That an address or number was confirmed says nothing of another one in its place, unless that was confirmed since.
 * @param to by what its sender is reached from now on @param since an instant; both over the form `f`
 */
export async function unconfirmChanged(transaction: Transaction, id: string, to: Readonly<Record<Need, SQL>>, since: SQL): Promise<void> {
  await transaction.rows(sql`
    update visitor_submission s set
      email_confirmed_at = case when lower(f.email) is distinct from lower(${to.email}) and s.email_confirmed_at < ${since} then null else s.email_confirmed_at end,
      phone_confirmed_at = case when f.phone is distinct from ${to.phone} and s.phone_confirmed_at < ${since} then null else s.phone_confirmed_at end
    from visitor_form f where f.submission_id = s.id and s.id = ${id}`)
}

/** Sends the code or the link once more. @throws Refused 429 before a minute is over, or after the third */
export async function resend(call: Call, id: string): Promise<void> {
  const { platform } = call
  const flow = await findFlow(platform, platform.database, id)
  if (!flow || flow.isOver || flow.isDone) throw linkExpired('flowId')
  await platform.database.write(call.actor, async transaction => {
    // Of a link it is not noted when it was sent: each one that was moves the next by a minute.
    const form = await transaction.find<{ age: number; sent: number }>(sql`
      select extract(epoch from now() - greatest(code_sent_at, coalesce(correction_at, created_at) + (greatest(sent, 1) - 1) * make_interval(secs => ${resendSeconds}::int)))::float8 as age, sent
      from visitor_form where submission_id = ${id} for update`)
    if (!form || form.sent >= mostMessages) throw tooMany('messages', 24 * 3600)
    if (form.age < resendSeconds) throw tooMany('messages', resendSeconds - form.age)
    // Whoever is kept out, and a robot, sees the same page, and nobody is written to.
    if (flow.isSpam) await transaction.rows(sql`update visitor_form set sent = sent + 1 where submission_id = ${id}`)
    else await sendConfirmation(call, transaction, id, flow.needs, flow.language === 2 ? 'en' : 'ar')
  })
}

/** P-36. @param field what was shown of it */
function linkExpired(field: 'flowId' | 'token'): Refused {
  return new Refused('linkExpired', 'انتهت صلاحية الرابط', 'The link has expired', { status: 400, field })
}

function codeExpired(): Refused {
  return new Refused(
    'codeExpired',
    'انتهت صلاحية الرمز أو استُنفدت المحاولات. اطلب رمزًا جديدًا',
    'The code has expired or was tried too often. Ask for a new one',
    { field: 'code' },
  )
}
