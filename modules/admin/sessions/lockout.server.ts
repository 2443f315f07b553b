import { createHash } from 'node:crypto'
import { Refused, visitor } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { tooMany } from '../../../server/http/tooMany.ts'
import { waitWords } from '../../../server/http/waitWords.ts'
import type { Call } from '../../../server/platform.ts'
import { newId } from '../../../server/resources/id.ts'
import { tell } from '../notifications/notifications.server.ts'
import { settings } from '../settings/settings.ts'
import { watchFailures } from './alarm.server.ts'
import { afterAnswer } from './later.server.ts'
import { lockEndOf } from './lockLadder.ts'

/** An account as sign-in needs it. */
export interface Account {
  readonly id: string
  readonly user_name: string
  readonly password_hash: string | null
  readonly is_active: boolean
  readonly lockout_enabled: boolean
  readonly minutes_locked: number | null
  readonly has_second_factor: boolean
  /** Has its password expired, or was it set by somebody else? */
  readonly must_change: boolean
}

/** The account of a user name or an e-mail address, as somebody types it. */
export function findAccount(call: Call, userName: string): Promise<Account | undefined> {
  return accountWhere(
    call,
    sql`lower(u.user_name) = lower(${userName}) or (u.email <> '' and lower(u.email) = lower(${userName}))`,
    sql`order by lower(u.user_name) = lower(${userName}) desc`,
  )
}

/** The account of a user. @throws Error when there is none */
export async function getAccount(call: Call, id: string): Promise<Account> {
  const account = await accountWhere(call, sql`u.id = ${id}`)
  if (!account) throw new Error(`There is no account ${id}`)
  return account
}

function accountWhere({ platform }: Call, which: SQL, order: SQL = sql``): Promise<Account | undefined> {
  const days = platform.settings.get(settings.passwordExpireDays)
  return platform.database.find<Account>(sql`
    select u.id, u.user_name, c.password_hash, u.is_active, u.lockout_enabled, c.totp_confirmed_at is not null as has_second_factor,
      c.password_changed_at is null or (${days}::int > 0 and c.password_changed_at < now() - make_interval(days => ${days}::int)) as must_change,
      case when c.lockout_end = 'infinity' then 2147483647 else greatest(0, ceil(extract(epoch from c.lockout_end - now()) / 60))::int end as minutes_locked
    from "system_user" u join credential c on c.user_id = u.id where ${which} ${order} limit 1`)
}

const addressLimit = 30
const addressMinutes = 15

/** @throws Refused 429 when too many sign-ins from this address failed (section 3.2) */
export async function requireCalmAddress(call: Call): Promise<void> {
  const address = call.actor.address ?? ''
  const row = await call.platform.database.find<{ failures: number; minutes: number }>(sql`
    select coalesce(sum(case when is_known then 1 else 2 end), 0)::int as failures,
      coalesce(ceil(extract(epoch from min(at) + interval '15 minutes' - now()) / 60), 1)::int as minutes
    from sign_in_failure where address = ${address} and at > now() - interval '15 minutes'`)
  if ((row?.failures ?? 0) >= addressLimit) throw tooMany((row?.minutes ?? addressMinutes) * 60)
}

/** @throws Refused 423 when the account is locked; a name that nobody has is locked as an account would be, and counts down like one */
export async function requireUnlocked(call: Call, account: Account | undefined, userName: string): Promise<void> {
  const minutes = account ? (account.minutes_locked ?? 0) : await minutesLockedOfNobody(call, userName)
  if (minutes > 0) throw locked(minutes)
}

const mostFailures = 1000

async function minutesLockedOfNobody({ platform: { database, settings: reader } }: Call, userName: string): Promise<number> {
  const rows = await database.rows<{ minutes: number }>(sql`
    select (extract(epoch from at - now()) / 60)::float8 as minutes from sign_in_failure
    where name_hash = ${nameHashOf(userName)} and not is_known order by at desc limit ${mostFailures}`)
  const end = lockEndOf(rows.map(({ minutes }) => minutes).toReversed(), {
    maxFailures: reader.get(settings.maxFailedAttempts),
    windowMinutes: reader.get(settings.failedWindowMinutes),
    firstMinutes: reader.get(settings.lockoutMinutes),
    secondMinutes: reader.get(settings.lockoutSecondMinutes),
  })
  return Math.ceil(end)
}

/** Notes a failure: for the address always, for the account until it is locked. */
export async function noteFailure(call: Call, account: Account | undefined, userName: string): Promise<void> {
  await call.platform.database.write({ ...call.actor, caller: visitor }, async transaction => {
    await transaction.rows(sql`
      insert into sign_in_failure (id, address, name_hash, is_known) values (${newId()}, ${call.actor.address ?? ''}, ${nameHashOf(userName)}, ${account !== undefined})`)
    await watchFailures(call, transaction)
    await noteEvent(transaction, {
      action: 'loginFailed',
      ...(account ? { tableName: 'system_user', rowId: account.id, rowTitle: [account.user_name] } : { isUnknownName: true }),
      changes: { nameHash: [null, nameHashOf(userName)] },
      personal: ['nameHash'],
      status: 400,
    })
    if (account?.lockout_enabled) await countFailure(call, transaction, account)
  })
}

/** The first lock is short, the second within a day longer, the third lasts until somebody lifts it; the last administrator's never does. */
async function countFailure(call: Call, transaction: Transaction, { id, user_name }: Account): Promise<void> {
  const reader = call.platform.settings
  const windowMinutes = reader.get(settings.failedWindowMinutes)
  const row = await transaction.find<{ failures: number; locks: number }>(sql`
    update credential set
      access_failed_count = case when first_failure_at > now() - make_interval(mins => ${windowMinutes}::int) then access_failed_count + 1 else 1 end,
      first_failure_at = case when first_failure_at > now() - make_interval(mins => ${windowMinutes}::int) then first_failure_at else now() end
    where user_id = ${id}
    returning access_failed_count as failures, case when last_lock_at > now() - interval '24 hours' then locks_today else 0 end as locks`)
  if (!row || row.failures < reader.get(settings.maxFailedAttempts)) return
  const firstMinutes = reader.get(settings.lockoutMinutes)
  const secondMinutes = reader.get(settings.lockoutSecondMinutes)
  const isLastAdministrator = await holdsLastAdministration(transaction, id)
  const end =
    row.locks === 0
      ? sql`now() + make_interval(mins => ${firstMinutes}::int)`
      : row.locks === 1 || isLastAdministrator
        ? sql`now() + make_interval(mins => ${secondMinutes}::int)`
        : sql`'infinity'`
  const lock = await transaction.find<{ until: string }>(sql`
    update credential set lockout_end = ${end}, last_lock_at = now(), locks_today = ${row.locks + 1}, access_failed_count = 0, first_failure_at = null
    where user_id = ${id} returning lockout_end::text as until`)
  await noteEvent(transaction, {
    action: 'lockout',
    tableName: 'system_user',
    rowId: id,
    rowTitle: [user_name],
    changes: { lockedUntil: [null, lock?.until] },
    status: 400,
  })
  // Once a day. A name that nobody has is locked without anybody being told: how long the answer takes may not say which it was.
  if (row.locks === 0)
    afterAnswer(call, transaction, later =>
      tell(call, later, { kind: 'accountLocked', to: { userId: id }, values: { minutes: firstMinutes } }),
    )
}

async function holdsLastAdministration(transaction: Transaction, id: string): Promise<boolean> {
  const rows = await transaction.rows<{ id: string }>(administratorsWhoSignIn)
  return rows.length === 1 && rows[0]?.id === id
}

/** The administrators who can come in: active, with a password of their own, and not locked until somebody lifts it. `u` is the user. */
export const administratorsWhoSignIn = sql`
  select u.id from "system_user" u join user_in_role ur on ur.user_id = u.id join user_role r on r.id = ur.role_id join credential c on c.user_id = u.id
  where r.code = 'admin' and u.is_active and c.password_hash is not null and c.lockout_end is distinct from 'infinity'`

function locked(minutes: number): Refused {
  const isForGood = minutes > 1_000_000
  const ar = isForGood ? 'الحساب مقفل. راجع مدير النظام' : `الحساب مقفل مؤقتًا. حاول ${waitWords(minutes, 'ar')}`
  const en = isForGood
    ? 'The account is locked. Ask an administrator'
    : `The account is locked for now. Try again ${waitWords(minutes, 'en')}`
  return new Refused('locked', ar, en, { status: 423, details: { minutes: isForGood ? null : minutes } })
}

function nameHashOf(userName: string): string {
  return createHash('sha256').update(userName.toLowerCase()).digest('hex')
}
