import { randomBytes } from 'node:crypto'
import { Refused, visitor, type Caller, type Label } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { tell } from '../notifications/notifications.server.ts'
import { countsAt } from '../roles/roles.server.ts'
import { settings } from '../settings/settings.ts'
import { isAlarmed } from './alarm.server.ts'
import { graceDays, placesOf, sessionNameOf, tokenHashOf, type SignedInCaller } from './callers.server.ts'
import { noteEnded } from './credentials.server.ts'
import { deviceOf } from './devices.server.ts'
import { findAccount, getAccount, noteFailure, requireCalmAddress, requireUnlocked, type Account } from './lockout.server.ts'
import { endReason } from './numbered.ts'
import { hashOf, isOutdated, isPassword } from './passwords.server.ts'
import { requireProof } from './proofOfWork.server.ts'
import { takeCode, wrongFactor } from './secondFactor.server.ts'
import { login, loginTwoFactor, type LoginAnswer, type SignedIn } from './sessions.ts'
import { giveToken, requireOpenToken, useToken, type FoundToken } from './tokens.server.ts'

/** How long the second step of signing in may take, and choosing another password before the first. Seconds. */
const challengeSeconds = { secondFactor: 300, expiredPassword: 900 } as const
/** So many wrong codes end a challenge or a link; the account counts them too. */
const mostTries = 5

/** Signing in. */
export const signInCalls: readonly Endpoint[] = [
  implement(login, async ({ userName, password, twoFactorCode, altcha }, call, { request }) => {
    if (await isAlarmed(call.platform.database)) await requireProof(call, altcha)
    await requireCalmAddress(call)
    const account = await findAccount(call, userName)
    await requireUnlocked(call, account, userName)
    const isRight = await isPassword(account?.password_hash, password)
    if (!account || !isRight || !account.is_active) {
      await noteFailure(call, account, userName)
      throw new Refused('wrongCredentials', 'اسم المستخدم أو كلمة المرور غير صحيحة', 'The user name or password is not correct')
    }
    if (account.password_hash !== null && isOutdated(account.password_hash)) await hashAnew(call, account, account.password_hash, password)
    return pass(call, account, twoFactorCode ?? undefined, request)
  }),
  implement(loginTwoFactor, async ({ challenge, code }, call, { request }) => {
    await requireCalmAddress(call)
    const token = await requireOpenToken(call.platform.database, challenge, 'secondFactor')
    const account = await getAccount(call, token.userId)
    await requireUnlocked(call, account, account.user_name)
    if (!account.is_active) throw wrongFactor('code')
    return withFactor(call, account, token, code, 'code', transaction => begin(call, transaction, account, true, request))
  }),
]

/** The password was right: what else is asked before there is a session? */
async function pass(call: Call, account: Account, code: string | undefined, request: Request): Promise<LoginAnswer> {
  const { database } = call.platform
  if (account.must_change) {
    const challenge = await database.write(call.actor, transaction => challengeOf(call, transaction, account.id, 'expiredPassword'))
    return { passwordChangeRequired: true, challenge, twoFactorRequired: account.has_second_factor }
  }
  if (!account.has_second_factor)
    return database.write(asUser(call, account), transaction => begin(call, transaction, account, false, request))
  if (code !== undefined) {
    return withFactor(call, account, undefined, code, 'twoFactorCode', transaction => begin(call, transaction, account, true, request))
  }
  const challenge = await database.write(call.actor, transaction => challengeOf(call, transaction, account.id, 'secondFactor'))
  return { twoFactorRequired: true, challenge }
}

function challengeOf(call: Call, transaction: Transaction, user: string, purpose: keyof typeof challengeSeconds): Promise<string> {
  return giveToken(transaction, { user, purpose, seconds: challengeSeconds[purpose], address: call.actor.address })
}

/**
 * Does something that the second factor opens, in one transaction with using the code and the token up. A wrong one counts as a wrong
 * password, and the fifth with one token ends that (section 3.2).
 * @throws Refused at the field
 */
export async function withFactor<T>(
  call: Call,
  account: Account,
  token: FoundToken | undefined,
  code: string,
  field: string,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const { platform } = call
  const done = await platform.database.write(asUser(call, account), async transaction => {
    if (!(await takeCode(platform, transaction, account.id, code))) return undefined
    if (token) await useToken(transaction, token)
    return { answer: await work(transaction) }
  })
  if (done) return done.answer
  if (token) await noteTry(call, token)
  await noteFailure(call, account, account.user_name)
  throw wrongFactor(field)
}

async function noteTry(call: Call, { id }: FoundToken): Promise<void> {
  await call.platform.database.write(call.actor, transaction =>
    transaction.rows(sql`
      update account_token set tries = tries + 1, voided_at = case when tries + 1 >= ${mostTries} then now() else voided_at end where id = ${id}`),
  )
}

/** Who signs in acts in his own name from here on. */
function asUser(call: Call, { id, user_name }: Pick<Account, 'id' | 'user_name'>): Call['actor'] {
  const caller: Caller = { ...visitor, userId: id, userName: user_name }
  return { ...call.actor, caller }
}

/** The work of a hash has been raised since; only now the password is known. Another one that was chosen meanwhile stays. */
async function hashAnew(call: Call, user: Account, old: string, password: string): Promise<void> {
  const hash = await hashOf(password)
  await call.platform.database.write(asUser(call, user), transaction =>
    transaction.rows(sql`update credential set password_hash = ${hash} where user_id = ${user.id} and password_hash = ${old}`),
  )
}

/** A new session with a token of its own, whatever the browser had before. */
async function begin(call: Call, transaction: Transaction, { id }: Account, twoFactor: boolean, request: Request): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const { platform, actor } = call
  const seconds = platform.settings.get(settings.sessionSeconds)
  const most = platform.settings.get(settings.sessionsPerUser)
  const device = deviceOf(request)
  await tellOfNewDevice(call, transaction, id, device)
  await transaction.rows(
    sql`update credential set access_failed_count = 0, first_failure_at = null, lockout_end = null, last_login_at = now(),
      last_login_address = ${actor.address ?? null} where user_id = ${id}`,
  )
  const replaced = await transaction.rows(sql`
    update session set revoked_at = now(), revoke_reason = ${endReason.codes.replaced} where token_hash in (
      select token_hash from session where user_id = ${id} and revoked_at is null and expires_at > now() order by login_at desc offset ${most - 1})
    returning 1`)
  await noteEnded(transaction, id, 'replaced', replaced.length)
  const row = await transaction.find<{ login_at: string }>(sql`
    insert into session (token_hash, user_id, login_at, expires_at, last_seen_at, address, device, two_factor)
    values (${tokenHashOf(token)}, ${id}, now(), now() + make_interval(secs => ${seconds}::int), now(), ${actor.address ?? null}, ${device ?? null},
      ${twoFactor}) returning login_at`)
  const described = await describe(call, transaction, id)
  const place = described.activePlace?.placeId
  await noteEvent(transaction, {
    action: 'login',
    tableName: 'system_user',
    rowId: id,
    rowTitle: [described.user.fullName, described.user.fullNameEn],
    ...(place !== undefined && { rowPlace: place }),
    session: sessionNameOf(tokenHashOf(token)),
  })
  return { token_type: 'Bearer', access_token: token, expires_in: seconds, loginAt: row?.login_at ?? '', ...described }
}

const unknownDevice: Label = ['جهاز غير معروف', 'an unknown device']

/** The first sign-in is from a new device too, and nobody needs to be told. */
async function tellOfNewDevice(call: Call, transaction: Transaction, user: string, device: string | undefined): Promise<void> {
  const known = await transaction.find<{ sessions: number; same: number }>(sql`
    select count(*)::int as sessions, count(*) filter (where device is not distinct from ${device ?? null})::int as same from session where user_id = ${user}`)
  if (!known || known.sessions === 0 || known.same > 0) return
  const values = { device: device ?? unknownDevice, date: new Date().toISOString() }
  await tell(call, transaction, { kind: 'loginNewDevice', to: { userId: user }, values })
}

type Described = Omit<SignedIn, 'access_token' | 'token_type' | 'expires_in' | 'loginAt'>
interface DescribedUser {
  readonly user: Described['user']
  readonly due: string | null
}

/** Who somebody is and what he may do, for his browser. */
export async function describe({ platform }: Call, runner: Runner, userId: string, known?: SignedInCaller): Promise<Described> {
  const row = await runner.find<DescribedUser>(sql`
    select json_build_object('id', u.id, 'fullName',
        ${fullNameOf('u')},
        'fullNameEn', u.full_name_en, 'userName', u.user_name, 'language', case u.language when 2 then 'en' else 'ar' end, 'photo', u.photo,
        'lacksContact', u.email = '' or u.phone_number = '') as "user",
      case when c.totp_confirmed_at is null then c.two_factor_asked_at + make_interval(days => ${graceDays}) end as due
    from "system_user" u join credential c on c.user_id = u.id where u.id = ${userId}`)
  if (!row) throw new Refused('notFound', 'المستخدم غير موجود', 'The user does not exist', { status: 404 })
  const UserPlaces = await placesOf(runner, userId)
  const activePlace = UserPlaces.find(place => place.isDefault) ?? null
  const roles = await runner.rows<{ code: string; permissions: string[] }>(sql`
    select r.code, coalesce(r.permissions, '{}') as permissions from user_in_role ur join user_role r on r.id = ur.role_id
    where ur.user_id = ${userId} and ${countsAt(sql`${activePlace?.typeCode ?? null}::smallint`)}`)
  const IsAdmin = known?.isAdmin ?? roles.some(({ code }) => code === 'admin')
  return {
    IsAdmin,
    UserPlaces,
    activePlace,
    permissions: [...new Set(roles.flatMap(role => role.permissions))].sort(),
    timeZone: platform.timeZone,
    twoFactorDue: row.due,
    user: row.user,
  }
}

/** Who does something grave proves that he still sits there. A wrong password counts as one at sign-in. @throws Refused at the field */
export async function requireOwnPassword(call: Call, password: string | null | undefined, field = 'password'): Promise<void> {
  const { caller } = call
  if (caller.userId === undefined) throw new Error('This call needs a session')
  const account = await getAccount(call, caller.userId)
  await requireUnlocked(call, account, account.user_name)
  if (password != null && (await isPassword(account.password_hash, password))) return
  if (password != null) await noteFailure(call, account, account.user_name)
  throw new Refused('wrongPassword', 'كلمة المرور الحالية غير صحيحة', 'The current password is not correct', { field })
}
