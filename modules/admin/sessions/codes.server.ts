import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { latinDigits, pluralOf, Refused, type Plural } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { tooMany } from '../../../server/http/tooMany.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import { settings } from '../settings/settings.ts'
import { afterAnswer } from './later.server.ts'
import { noteOfAccount } from './noted.server.ts'
import { codePurpose } from './numbered.ts'

/** What a code is good for. */
export type CodePurpose = keyof typeof codePurpose.codes

/** What is asked for without anybody having proved who he is: such codes are counted by address and for the whole installation too. */
const anonymous: readonly CodePurpose[] = ['recovery', 'recoveryEmail']

const anHour = 3600
const aDay = 24 * anHour
/** Any number that nothing else locks: what is counted is sent one after the other, on whichever process. */
const sendingLock = 7_204_813

interface CodeRequest {
  readonly purpose: CodePurpose
  /** Of the number or address to which it goes. */
  readonly targetHash: string
  /** Who is to get it; undefined: nobody has the number, of which the caller learns nothing. */
  readonly user: string | undefined
  /** Of a code that is sent again. */
  readonly flow?: string
}

/** A code that is to be sent. */
export interface SentCode {
  readonly flowId: string
  readonly code: string
  /** Seconds until another may be asked for; undefined: no further one in this flow. */
  readonly resendAfter: number | undefined
}

/**
 * Makes a code and keeps its digest. The earlier ones of the same number are void from now on. What is written is the same whether anybody
 * has the number or not.
 * @throws Refused 429 when too many were asked for (portal and administration, section 3.4)
 */
export async function makeCode(call: Call, transaction: Transaction, request: CodeRequest): Promise<SentCode> {
  const { platform } = call
  const { purpose, targetHash, user = null, flow = newId() } = request
  await transaction.rows(sql`select pg_advisory_xact_lock(${sendingLock})`)
  await requireWithinLimits(call, transaction, purpose, targetHash)
  await transaction.rows(sql`
    update verification_code set voided_at = now()
    where target_hash = ${targetHash} and purpose = ${codePurpose.codes[purpose]} and used_at is null and voided_at is null`)
  const length = platform.settings.get(settings.recoveryCodeLength)
  const code = String(randomInt(10 ** length)).padStart(length, '0')
  const id = newId()
  await transaction.rows(sql`
    insert into verification_code (id, flow, purpose, user_id, target_hash, code_hash, address, expires_at)
    values (${id}, ${flow}, ${codePurpose.codes[purpose]}, ${user}, ${targetHash}, ${digestOf(platform, `code ${id} ${code}`)},
      ${call.actor.address ?? ''}, now() + make_interval(mins => ${platform.settings.get(settings.recoveryCodeMinutes)}::int))`)
  const sent = await transaction.find<{ count: number }>(sql`select count(*)::int as count from verification_code where flow = ${flow}`)
  return { flowId: flow, code, resendAfter: pauseAfter(platform, sent?.count ?? 1) }
}

/** The pause before the next code of a flow. @param sent how many were sent @returns seconds, undefined when that was the last */
function pauseAfter({ settings: reader }: Platform, sent: number): number | undefined {
  if (sent > reader.get(settings.recoveryMaxResends)) return undefined
  const [times = 5] = [1, 2, 5].slice(sent - 1)
  return reader.get(settings.recoveryResendSeconds) * times
}

/** For whom and for which number a flow was begun. */
export interface Flow {
  readonly userId: string | undefined
  readonly targetHash: string
}

/** The flow in which another code may be sent now. @throws Refused 400 when there is none, 429 when it is too early or was the last */
export async function requireFlow({ platform }: Call, transaction: Transaction, flow: string, purpose: CodePurpose): Promise<Flow> {
  await transaction.rows(sql`select pg_advisory_xact_lock(${sendingLock})`)
  const rows = await transaction.rows<{ user_id: string | null; target_hash: string; age: number }>(sql`
    select user_id, target_hash, extract(epoch from now() - creation_time)::float8 as age from verification_code
    where flow = ${flow} and purpose = ${codePurpose.codes[purpose]} and creation_time > now() - interval '1 hour' order by creation_time desc`)
  const [last] = rows
  if (!last || (await isUsed(transaction, flow))) throw codeExpired()
  const pause = pauseAfter(platform, rows.length)
  if (pause === undefined) throw tooMany(anHour - last.age)
  if (last.age < pause) throw tooMany(pause - last.age)
  return { userId: last.user_id ?? undefined, targetHash: last.target_hash }
}

/** The flow that somebody has begun for this within the hour and not finished; undefined: a new one begins. */
async function findOpenFlow(transaction: Transaction, user: string, purpose: CodePurpose): Promise<string | undefined> {
  const last = await transaction.find<{ flow: string; is_used: boolean }>(sql`
    select flow, used_at is not null as is_used from verification_code
    where user_id = ${user} and purpose = ${codePurpose.codes[purpose]} and creation_time > now() - interval '1 hour' order by creation_time desc limit 1`)
  return last?.is_used === false ? last.flow : undefined
}

/**
 * Makes a code for somebody who is known by a link or a session: the first of a flow, or the next one when its pause is over. One for another
 * number begins a new flow.
 * @throws Refused 429
 */
export async function makeCodeFor(
  call: Call,
  transaction: Transaction,
  request: { readonly user: string; readonly target: string; readonly purpose: CodePurpose },
): Promise<SentCode> {
  const { user, purpose } = request
  const targetHash = targetHashOf(call.platform, request.target)
  const open = await findOpenFlow(transaction, user, purpose)
  const known = open === undefined ? undefined : await requireFlow(call, transaction, open, purpose)
  return makeCode(call, transaction, {
    purpose,
    targetHash,
    user,
    ...(open !== undefined && known?.targetHash === targetHash && { flow: open }),
  })
}

async function isUsed(transaction: Transaction, flow: string): Promise<boolean> {
  return (await transaction.find(sql`select 1 from verification_code where flow = ${flow} and used_at is not null limit 1`)) !== undefined
}

/** @throws Refused 429; the numbers are those of the settings `Recovery.*` */
async function requireWithinLimits(call: Call, transaction: Transaction, purpose: CodePurpose, targetHash: string): Promise<void> {
  const reader = call.platform.settings
  const target = await counted(transaction, sql`target_hash = ${targetHash}`, aDay)
  if (target.count >= reader.get(settings.recoveryPerNumberDay)) throw tooMany(target.seconds)
  if (!anonymous.includes(purpose)) return
  const ofAnonymous = sql`purpose = any(${sql.param(anonymous.map(name => codePurpose.codes[name]))}::int[])`
  const address = await counted(transaction, sql`address = ${call.actor.address ?? ''} and ${ofAnonymous}`, anHour)
  if (address.count >= reader.get(settings.recoveryPerAddressHour)) throw tooMany(address.seconds)
  const all = await counted(transaction, ofAnonymous, anHour)
  if (all.count >= reader.get(settings.recoveryPerHour)) throw tooMany(all.seconds, { isWholeInstallation: true })
}

/** How many there were, and in how many seconds the first of them is no longer counted. */
async function counted(transaction: Transaction, which: SQL, seconds: number): Promise<{ count: number; seconds: number }> {
  const row = await transaction.find<{ count: number; seconds: number }>(sql`
    select count(*)::int as count, coalesce(extract(epoch from min(creation_time) - now()) + ${seconds}::int, 0)::float8 as seconds
    from verification_code where ${which} and creation_time > now() - make_interval(secs => ${seconds}::int)`)
  return row ?? { count: 0, seconds }
}

/** A code that was right. */
export interface RightCode {
  readonly userId: string
  /** Uses it up, with what follows from it: of two who show it at once the second is refused. @throws Refused 400 */
  use(transaction: Transaction): Promise<void>
  /** Of the number to which it was sent. */
  readonly targetHash: string
}

/**
 * Holds a code against the last one that was sent. Each try is counted before anybody is told how it went, and wrong codes of numbers that
 * nobody has are answered and counted alike.
 * @param which the flow, or the user and the purpose
 * @throws Refused 400: P-04 with the tries that are left, P-05 when there are none or it has expired
 */
export async function requireCode(
  call: Call,
  which: { flow: string } | { user: string },
  purpose: CodePurpose,
  given: string,
): Promise<RightCode> {
  const { platform } = call
  const most = platform.settings.get(settings.recoveryMaxTries)
  const ofWhom = 'flow' in which ? sql`flow = ${which.flow}` : sql`user_id = ${which.user}`
  const tried = await platform.database.write(call.actor, async transaction => {
    const row = await transaction.find<{ id: string; user_id: string | null; code_hash: string; target_hash: string; tries: number }>(sql`
      update verification_code set tries = tries + 1 where id = (
          select id from verification_code where ${ofWhom} and purpose = ${codePurpose.codes[purpose]} order by creation_time desc, id desc limit 1)
        and used_at is null and voided_at is null and expires_at > now() and tries < ${most}
      returning id, user_id, code_hash, target_hash, tries`)
    if (!row) return undefined
    const isRight = isSame(digestOf(platform, `code ${row.id} ${latinDigits(given).replaceAll(/\s/g, '')}`), row.code_hash)
    const user = row.user_id
    if (user !== null && !isRight) afterAnswer(call, transaction, later => noteTried(later, user, purpose, false))
    return { ...row, isRight }
  })
  if (!tried) throw codeExpired()
  const { id, user_id: userId, isRight } = tried
  if (!isRight || userId === null) throw most > tried.tries ? wrongCode(most - tried.tries) : codeExpired()
  return {
    userId,
    targetHash: tried.target_hash,
    use: async transaction => {
      const used = await transaction.find(sql`
        update verification_code set used_at = now() where id = ${id} and used_at is null and voided_at is null returning 1`)
      if (!used) throw codeExpired()
      await noteTried(transaction, userId, purpose, true)
    },
  }
}

function noteTried(transaction: Transaction, user: string, purpose: CodePurpose, isRight: boolean): Promise<void> {
  const changes = { codePurpose: [null, codePurpose.codes[purpose]], isRight: [null, isRight] } as const
  return noteOfAccount(transaction, 'recoveryVerified', user, { changes, ...(!isRight && { status: 400 }) })
}

/** Codes that were sent to somebody and not used yet are worth nothing any more. */
export async function voidCodes(transaction: Transaction, user: string): Promise<void> {
  await transaction.rows(
    sql`update verification_code set voided_at = now() where user_id = ${user} and used_at is null and voided_at is null`,
  )
}

/** What is kept of a number or address to which something goes: it may be nobody's. @param target in its usual form */
export function targetHashOf(platform: Platform, target: string): string {
  return digestOf(platform, `target ${target.toLowerCase()}`)
}

/** A digest that only this installation can make: of a code, or of a recovery code, whose few digits could be tried otherwise. */
export function digestOf({ secrets }: Platform, text: string): string {
  return createHmac('sha256', secrets.keyFor('verification codes')).update(text).digest('hex')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

const triesLeft: Plural = {
  ar: {
    zero: 'لم تبق محاولات',
    one: 'بقيت محاولة واحدة',
    two: 'بقيت محاولتان',
    few: 'بقيت {n} محاولات',
    many: 'بقيت {n} محاولة',
    other: 'بقيت {n} محاولة',
  },
  en: { one: '{n} try left', other: '{n} tries left' },
}

/** P-04. */
function wrongCode(left: number): Refused {
  return new Refused(
    'wrongCode',
    `رمز التحقق غير صحيح. ${pluralOf(triesLeft, left, 'ar')}`,
    `The code is not correct. ${pluralOf(triesLeft, left, 'en')}`,
    { field: 'code', details: { triesLeft: left } },
  )
}

/** P-05. */
export function codeExpired(): Refused {
  return new Refused(
    'codeExpired',
    'انتهت صلاحية الرمز أو استُنفدت المحاولات. اطلب رمزًا جديدًا',
    'The code has expired or was tried too often. Ask for a new one',
    { field: 'code' },
  )
}
