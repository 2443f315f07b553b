import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { latinDigits, Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sealerOf, type Sealer } from '../../../server/sealed.ts'
import type { Platform } from '../../../server/platform.ts'
import { settings } from '../settings/settings.ts'
import { digestOf } from './codes.server.ts'

/** RFC 6238 as authenticator programs expect it (portal and administration, section 3.6). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Clocks may differ by so many steps. */
const steps = 1
/** 160 bits, as RFC 4226 advises. */
const secretBytes = 20
const codes = 10
const codeLength = 10
/** Without the letters and figures that are taken for each other. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

function sealerIn({ secrets }: Platform): Sealer {
  return sealerOf(secrets.keyFor('second factor'))
}

const aboutOf = (user: string) => `second factor ${user}`

/** What an authenticator program is given. */
export interface NewSecret {
  /** Base 32, to be typed where no picture can be read. */
  readonly secret: string
  /** `otpauth://…`, for the picture. */
  readonly uri: string
}

/** Makes a secret that counts once a code of it was given. */
export async function beginSecret(platform: Platform, transaction: Transaction, user: string, userName: string): Promise<NewSecret> {
  const secret = new Secret({ size: secretBytes })
  await transaction.rows(sql`
    update credential set totp_secret = ${sealerIn(platform).seal(secret.base32, aboutOf(user))}, totp_last_step = null
    where user_id = ${user} and totp_confirmed_at is null`)
  const [, issuer] = platform.settings.get(settings.productName)
  return { secret: secret.base32, uri: new TOTP({ ...form, issuer, label: userName, secret }).toString() }
}

interface Kept {
  totp_secret: string | null
  totp_last_step: number | null
  now: number
}

/**
 * Takes a code of the authenticator, or a recovery code, and uses it up: none works twice, on whichever process it is shown.
 * @returns was it right?
 */
export async function takeCode(platform: Platform, transaction: Transaction, user: string, given: string): Promise<boolean> {
  const plain = latinDigits(given).replace(/[\s-]/g, '').toUpperCase()
  if (!/^\d{6}$/.test(plain)) return takeRecoveryCode(platform, transaction, user, plain)
  const row = await transaction.find<Kept>(sql`
    select totp_secret, totp_last_step, extract(epoch from now())::float8 as now from credential where user_id = ${user} for update`)
  const secret = row?.totp_secret == null ? undefined : sealerIn(platform).open(row.totp_secret, aboutOf(user))
  if (!row || secret === undefined) return false
  const timestamp = row.now * 1000
  const delta = new TOTP({ ...form, secret: Secret.fromBase32(secret) }).validate({ token: plain, timestamp, window: steps })
  const step = Math.floor(row.now / form.period) + (delta ?? 0)
  if (delta === null || step <= (row.totp_last_step ?? -1)) return false
  await transaction.rows(sql`update credential set totp_last_step = ${step} where user_id = ${user}`)
  return true
}

async function takeRecoveryCode(platform: Platform, transaction: Transaction, user: string, plain: string): Promise<boolean> {
  const digest = recoveryDigest(platform, user, plain)
  const taken = await transaction.find(sql`
    update credential set recovery_codes = array_remove(recovery_codes, ${digest})
    where user_id = ${user} and totp_confirmed_at is not null and ${digest} = any(recovery_codes) returning 1`)
  return taken !== undefined
}

/** Ten new recovery codes, of which the digests are kept; those before them are worth nothing. @returns the codes: they are shown once */
export async function renewRecoveryCodes(platform: Platform, transaction: Transaction, user: string): Promise<string[]> {
  const made = Array.from({ length: codes }, () => Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(''))
  const digests = made.map(code => recoveryDigest(platform, user, code))
  await transaction.rows(sql`update credential set recovery_codes = ${sql.param(digests)}::text[] where user_id = ${user}`)
  return made.map(code => `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`)
}

/** Takes the second factor away, whoever asks for that. @returns was there one? */
export async function removeFactor(transaction: Transaction, user: string): Promise<boolean> {
  const removed = await transaction.find<{ had: boolean }>(sql`
    with before as (select totp_confirmed_at is not null as had from credential where user_id = ${user} for update)
    update credential c set totp_secret = null, totp_confirmed_at = null, totp_last_step = null, recovery_codes = '{}'
    from before where c.user_id = ${user} returning before.had`)
  return removed?.had === true
}

function recoveryDigest(platform: Platform, user: string, plain: string): string {
  return digestOf(platform, `recovery code ${user} ${plain}`)
}

/** The second factor was not right; it says no more than that. */
export function wrongFactor(field: string): Refused {
  return new Refused('wrongCode', 'رمز التحقق غير صحيح', 'The code is not correct', { field })
}
