import { randomBytes } from 'node:crypto'
import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { newId } from '../../../server/resources/id.ts'
import { tokenHashOf } from './callers.server.ts'

/** What a token is good for, as the table numbers it. */
export const purposes = { invitation: 1, newPassword: 2, email: 3, secondFactor: 4, expiredPassword: 5 } as const
export type Purpose = keyof typeof purposes

/** The channel by which a link was sent: following it proves that somebody reads there. */
export const channels = { email: 1, sms: 2 } as const
export type LinkChannel = keyof typeof channels

interface TokenOptions {
  readonly user: string
  readonly purpose: Purpose
  readonly seconds: number
  readonly creator?: string | undefined
  readonly address?: string | undefined
  readonly channel?: LinkChannel
}

/**
 * A new token of 256 bits, of which only the digest is kept. Those before it are void, unless they are made in the same transaction, by
 * another channel.
 */
export async function giveToken(transaction: Transaction, { user, purpose, seconds, ...more }: TokenOptions): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await transaction.rows(sql`
    update account_token set voided_at = now()
    where user_id = ${user} and purpose = ${purposes[purpose]} and used_at is null and voided_at is null and creation_time < now()`)
  await transaction.rows(sql`
    insert into account_token (id, user_id, purpose, token_hash, expires_at, creator, address, channel)
    values (${newId()}, ${user}, ${purposes[purpose]}, ${tokenHashOf(token)}, now() + make_interval(secs => ${seconds}::int),
      ${more.creator ?? null}, ${more.address ?? null}, ${more.channel ? channels[more.channel] : null})`)
  return token
}

/** A token that somebody has shown. */
export interface FoundToken {
  readonly id: string
  readonly userId: string
  readonly purpose: Purpose
  readonly channel: LinkChannel | undefined
  readonly creator: string | undefined
  readonly expiresAt: string
  readonly tries: number
  readonly state: 'open' | 'used' | 'voided' | 'expired'
}

interface Row {
  id: string
  user_id: string
  purpose: number
  channel: number | null
  creator: string | null
  expires_at: string
  tries: number
  state: FoundToken['state']
}

/** The token as it stands; undefined when none of these purposes ever had it. */
export async function findToken(runner: Runner, token: string, ...wanted: readonly Purpose[]): Promise<FoundToken | undefined> {
  const row = await runner.find<Row>(sql`
    select id, user_id, purpose, channel, creator, expires_at, tries,
      case when used_at is not null then 'used' when voided_at is not null then 'voided' when expires_at <= now() then 'expired' else 'open' end as state
    from account_token where token_hash = ${tokenHashOf(token)} and purpose = any(${sql.param(wanted.map(purpose => purposes[purpose]))}::int[])`)
  return row && foundToken(row)
}

/** The token, when it can still be used. @throws Refused 400 when it cannot: why, nobody is told */
export async function requireOpenToken(runner: Runner, token: string, ...wanted: readonly Purpose[]): Promise<FoundToken> {
  const found = await findToken(runner, token, ...wanted)
  if (found?.state !== 'open') throw wanted.every(purpose => purpose === 'secondFactor') ? challengeExpired() : linkExpired()
  return found
}

/** Uses a token up: of two who show it at once the second is refused. @throws Refused 400 */
export async function useToken(transaction: Transaction, { id, purpose }: FoundToken): Promise<void> {
  const used = await transaction.find(sql`
    update account_token set used_at = now() where id = ${id} and used_at is null and voided_at is null and expires_at > now() returning 1`)
  if (!used) throw purpose === 'secondFactor' ? challengeExpired() : linkExpired()
}

/** Takes back what was sent to somebody and not used yet; all of it when no purpose is named. */
export async function voidTokens(transaction: Transaction, user: string, ...only: readonly Purpose[]): Promise<void> {
  const numbers = (only.length > 0 ? only : purposeNames).map(purpose => purposes[purpose])
  await transaction.rows(sql`
    update account_token set voided_at = now()
    where user_id = ${user} and used_at is null and voided_at is null and purpose = any(${sql.param(numbers)}::int[])`)
}

/** P-36. Not 401, which would end a session. */
export function linkExpired(details?: Readonly<Record<string, unknown>>): Refused {
  return new Refused('linkExpired', 'انتهت صلاحية الرابط', 'The link has expired', { ...(details && { details }) })
}

/** The second step of signing in came too late, or its challenge was used: nobody followed a link there. */
function challengeExpired(): Refused {
  return new Refused('challengeExpired', 'انتهت مهلة التحقق، سجّل الدخول من جديد', 'The verification has timed out; sign in again')
}

const purposeNames = Object.keys(purposes).filter((name): name is Purpose => name in purposes)
const channelNames = Object.keys(channels).filter((name): name is LinkChannel => name in channels)

function foundToken({ id, user_id, purpose, channel, creator, expires_at, tries, state }: Row): FoundToken {
  const named = purposeNames.find(name => purposes[name] === purpose)
  if (!named) throw new Error(`No token has the purpose ${purpose}`)
  return {
    id,
    userId: user_id,
    purpose: named,
    channel: channelNames.find(name => channels[name] === channel),
    creator: creator ?? undefined,
    expiresAt: expires_at,
    tries,
    state,
  }
}
