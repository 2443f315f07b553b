import { Invalid, type Problem } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import type { Call } from '../../../server/platform.ts'
import { tell } from '../notifications/notifications.server.ts'
import { settings } from '../settings/settings.ts'
import { voidCodes } from './codes.server.ts'
import { noteOfAccount } from './noted.server.ts'
import { endReason } from './numbered.ts'
import { passwordProblems } from './passwordRule.ts'
import { commonPasswords, hashOf, isPassword } from './passwords.server.ts'
import { voidTokens } from './tokens.server.ts'

/** Somebody as choosing a password needs him. */
export interface Owner {
  readonly id: string
  readonly userName: string
  /** In Arabic. */
  readonly fullName: string
  readonly fullNameEn: string | null
  readonly isActive: boolean
  /** Null: he has never chosen one. */
  readonly passwordHash: string | null
  /** The hashes before it, the newest first. */
  readonly history: readonly string[]
  readonly email: string
  readonly emailConfirmed: boolean
  readonly phoneNumber: string
  readonly phoneNumberConfirmed: boolean
  readonly lang: 'ar' | 'en'
  readonly hasSecondFactor: boolean
}

/** The owner of an account. @throws Error when there is none: who asks has found a token or a session of his */
export async function getOwner(runner: Runner, id: string): Promise<Owner> {
  const owner = await runner.find<Owner>(sql`
    select u.id, u.user_name as "userName", ${fullNameOf('u')} as "fullName", u.full_name_en as "fullNameEn", u.is_active as "isActive",
      c.password_hash as "passwordHash", c.password_history as history, u.email, coalesce(u.email_confirmed, false) as "emailConfirmed",
      u.phone_number as "phoneNumber", coalesce(u.phone_number_confirmed, false) as "phoneNumberConfirmed",
      case u.language when 2 then 'en' else 'ar' end as lang, c.totp_confirmed_at is not null as "hasSecondFactor"
    from "system_user" u join credential c on c.user_id = u.id where u.id = ${id}`)
  if (!owner) throw new Error(`There is no account ${id}`)
  return owner
}

/** So many earlier hashes are kept: what the setting asks for at most. */
const mostKept = 24

/**
 * May he choose this password? The slow part of choosing one: it is asked before the transaction.
 * @param at the field in which it stands
 * @returns its hash, to be written
 * @throws Invalid naming what is wrong (portal and administration, section 3.5)
 */
export async function requireGoodPassword({ platform }: Call, owner: Owner, password: string, at: string): Promise<string> {
  const { settings: reader } = platform
  const common = reader.get(settings.commonPasswords) ? new Set(await commonPasswords()) : undefined
  const facts = {
    minLength: reader.get(settings.passwordMinLength),
    names: [owner.userName, owner.fullName, owner.fullNameEn ?? ''],
    isCommon: common && ((text: string) => common.has(text)),
  }
  const problems = passwordProblems(password, facts, at)
  if (problems.length > 0) throw new Invalid(problems)
  const earlier = [owner.passwordHash, ...owner.history].filter(hash => hash !== null).slice(0, reader.get(settings.passwordHistory))
  for (const hash of earlier) if (await isPassword(hash, password)) throw new Invalid([usedBefore(at)])
  return hashOf(password)
}

/** P-09. */
function usedBefore(at: string): Problem {
  return {
    at,
    rule: 'unused',
    sentence: { ar: 'استُعملت كلمة المرور هذه من قبل', en: 'This password was used before' },
  }
}

/**
 * Writes a new password: what was sent to its owner is void, the lock and the other sessions end, and he is told.
 * @param except digest of the session in which he has changed it, which stays
 */
export async function writePassword(call: Call, transaction: Transaction, owner: Owner, hash: string, except?: string): Promise<void> {
  await transaction.rows(sql`
    update credential set
      password_history = case when password_hash is null then password_history else (array_prepend(password_hash, password_history))[1:${sql.raw(String(mostKept))}] end,
      password_hash = ${hash}, password_changed_at = now(), lockout_end = null, access_failed_count = 0, first_failure_at = null, locks_today = 0, last_lock_at = null
    where user_id = ${owner.id}`)
  await voidTokens(transaction, owner.id)
  await voidCodes(transaction, owner.id)
  await noteOfAccount(transaction, 'passwordChanged', owner.id, { changes: { isFirst: [null, owner.passwordHash === null] } })
  await endSessions(transaction, owner.id, 'passwordChanged', except)
  // The first one is no change.
  if (owner.passwordHash === null) return
  const values = { date: new Date().toISOString(), address: call.actor.address ?? '-' }
  await tell(call, transaction, { kind: 'passwordChanged', to: { userId: owner.id }, values })
}

/** Ends the sessions of somebody; the next call of each answers 401. @param except the digest of one that stays @returns how many there were */
export async function endSessions(
  transaction: Transaction,
  user: string,
  reason: keyof typeof endReason.codes,
  except?: string,
): Promise<number> {
  const ended = await transaction.rows(sql`
    update session set revoked_at = now(), revoke_reason = ${endReason.codes[reason]}
    where user_id = ${user} and revoked_at is null and expires_at > now() and token_hash is distinct from ${except ?? null} returning 1`)
  await noteEnded(transaction, user, reason, ended.length)
  return ended.length
}

/** That sessions of somebody were ended, by whoever acts; nothing where there were none. */
export async function noteEnded(
  transaction: Transaction,
  user: string,
  reason: keyof typeof endReason.codes,
  count: number,
): Promise<void> {
  if (count === 0) return
  await noteOfAccount(transaction, 'sessionRevoked', user, {
    changes: { sessions: [null, count], endReason: [null, endReason.codes[reason]] },
  })
}
