import { randomBytes } from 'node:crypto'
import { Refused, type Caller } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { settings } from '../settings/settings.ts'
import { callerFinder, countsAt, placesOf, tokenHashOf, type SignedInCaller } from './callers.server.ts'
import { noteFailure, requireCalmAddress, requireUnlocked, type Account } from './lockout.server.ts'
import { hashOf, isPassword } from './passwords.server.ts'
import { login, logout, me, setActivePlace, type SignedIn } from './sessions.ts'

export { callerFinder, hashOf, type SignedInCaller }

/** Who does something grave proves that he still sits there. A wrong password counts as one at sign-in. @throws Refused at the field `password` */
export async function requireOwnPassword(call: Call, password: string | undefined): Promise<void> {
  const { caller, platform } = call
  const row = await platform.database.find<{ user_name: string }>(
    sql`select user_name from "system_user" where id = ${caller.userId ?? null}`,
  )
  const account = row && (await findAccount(call, row.user_name))
  if (row) await requireUnlocked(call, account, row.user_name)
  if (password !== undefined && account && (await isPassword(account.password_hash, password))) return
  if (row && password !== undefined) await noteFailure(call, account, row.user_name)
  throw new Refused('wrongPassword', 'كلمة المرور الحالية غير صحيحة', 'The current password is not correct', { field: 'password' })
}

/** Signing in and out, and the place for which somebody acts. */
export const sessionCalls: readonly Endpoint[] = [
  implement(login, async ({ userName, password }, call) => {
    await requireCalmAddress(call)
    const account = await findAccount(call, userName)
    await requireUnlocked(call, account, userName)
    const isRight = await isPassword(account?.password_hash, password)
    if (!account || !isRight || !account.is_active) {
      await noteFailure(call, account, userName)
      throw new Refused('wrongCredentials', 'اسم المستخدم أو كلمة المرور غير صحيحة', 'The user name or password is not correct')
    }
    return begin(call, account.id)
  }),
  implement(logout, async (_input, call) => {
    const { tokenHash } = signedIn(call.caller)
    await call.platform.database.write(call.actor, transaction =>
      transaction.rows(sql`update session set revoked_at = now(), revoke_reason = 1 where token_hash = ${tokenHash}`),
    )
  }),
  implement(me, async (_input, call) => {
    const caller = signedIn(call.caller)
    const row = await call.platform.database.find<{ login_at: string; seconds: number }>(sql`
      select login_at, extract(epoch from expires_at - login_at)::int as seconds from session where token_hash = ${caller.tokenHash}`)
    return {
      ...(await describe(call, call.platform.database, caller.userId, caller)),
      expires_in: row?.seconds ?? 0,
      loginAt: row?.login_at ?? '',
    }
  }),
  implement(setActivePlace, async (_input, call, { params }) => {
    const { userId } = signedIn(call.caller)
    const id = params.userPlaceId
    await call.platform.database.write(call.actor, async transaction => {
      const mine = isId(id)
        ? await transaction.find<{ is_active: boolean | null }>(
            sql`select p.is_active and assignment_holds(up.valid_from, up.valid_to) as is_active from user_place up join place p on p.id = up.place_id where up.id = ${id} and up.user_id = ${userId} for update of up`,
          )
        : undefined
      if (!mine) throw new Refused('notFound', 'الجهة غير مخصصة لك', 'This place is not assigned to you', { status: 404 })
      if (mine.is_active !== true) throw inactivePlace()
      await transaction.rows(
        sql`update user_place set is_default = false, is_internal_default = false where user_id = ${userId} and id <> ${id}`,
      )
      await transaction.rows(sql`update user_place set is_default = true, is_internal_default = false where id = ${id}`)
    })
    const { activePlace, UserPlaces, permissions } = await describe(call, call.platform.database, userId)
    if (!activePlace) throw inactivePlace()
    return { activePlace, UserPlaces, permissions }
  }),
]

async function findAccount(call: Call, userName: string): Promise<Account | undefined> {
  return call.platform.database.find<Account>(sql`
    select u.id, c.password_hash, u.is_active, u.lockout_enabled,
      case when c.lockout_end = 'infinity' then 2147483647 else greatest(0, ceil(extract(epoch from c.lockout_end - now()) / 60))::int end as minutes_locked
    from "system_user" u join credential c on c.user_id = u.id where lower(user_name) = lower(${userName}) or lower(email) = lower(${userName}) order by lower(user_name) = lower(${userName}) desc limit 1`)
}

async function begin(call: Call, userId: string): Promise<SignedIn> {
  const token = randomBytes(32).toString('base64url')
  const seconds = call.platform.settings.get(settings.sessionSeconds)
  const most = call.platform.settings.get(settings.sessionsPerUser)
  const caller: Caller = { userId, isAdmin: false, place: undefined, can: () => false }
  return call.platform.database.write({ ...call.actor, caller }, async transaction => {
    await transaction.rows(
      sql`update credential set access_failed_count = 0, first_failure_at = null, lockout_end = null, last_login_at = now(),
        last_login_address = ${call.actor.address ?? null} where user_id = ${userId}`,
    )
    await transaction.rows(sql`
      update session set revoked_at = now(), revoke_reason = 6 where token_hash in (
        select token_hash from session where user_id = ${userId} and revoked_at is null and expires_at > now() order by login_at desc offset ${most - 1})`)
    const row = await transaction.find<{ login_at: string }>(sql`
      insert into session (token_hash, user_id, login_at, expires_at, last_seen_at, address)
      values (${tokenHashOf(token)}, ${userId}, now(), now() + make_interval(secs => ${seconds}::int), now(), ${call.actor.address ?? null}) returning login_at`)
    return {
      token_type: 'Bearer',
      access_token: token,
      expires_in: seconds,
      loginAt: row?.login_at ?? '',
      ...(await describe(call, transaction, userId)),
    }
  })
}

type Described = Omit<SignedIn, 'access_token' | 'token_type' | 'expires_in' | 'loginAt'>

/** Who somebody is and what he may do, for his browser. */
async function describe({ platform }: Call, runner: Runner, userId: string, known?: SignedInCaller): Promise<Described> {
  const user = await runner.find<Described['user']>(sql`
    select id, concat_ws(' ', first_name, nullif(second_name, ''), nullif(third_name, ''), nullif(fourth_name, ''), nullif(last_name, '')) as "fullName",
      full_name_en as "fullNameEn", user_name as "userName", case language when 2 then 'en' else 'ar' end as language from "system_user" where id = ${userId}`)
  if (!user) throw new Refused('notFound', 'المستخدم غير موجود', 'The user does not exist', { status: 404 })
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
    user,
  }
}

function inactivePlace(): Refused {
  return new Refused('inactivePlace', 'الجهة غير فعالة', 'The place is not active', { status: 409 })
}

function signedIn(caller: Caller): SignedInCaller {
  if (!isSignedIn(caller)) throw new Error('This call needs a session')
  return caller
}

function isSignedIn(caller: Caller): caller is SignedInCaller {
  return 'tokenHash' in caller && typeof caller.tokenHash === 'string'
}
