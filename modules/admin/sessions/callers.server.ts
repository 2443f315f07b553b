import { createHash } from 'node:crypto'
import { Refused, visitor, type Caller } from '../../define.ts'
import { prepared, sql } from '../../../server/database/sql.ts'
import type { Database, Runner } from '../../../server/database/connect.ts'
import type { SettingReader } from '../../../server/platform.ts'
import { countsAt, placeTypeList } from '../roles/roles.server.ts'
import { settings } from '../settings/settings.ts'
import type { AssignedPlace } from './sessions.ts'

/** Somebody with a session. */
export interface SignedInCaller extends Caller {
  readonly userId: string
  readonly tokenHash: string
  /** Every name that the caller holds. */
  readonly permissions: ReadonlySet<string>
}

interface Row {
  user_id: string
  user_name: string
  last_seen_at: string
  place_id: string | null
  place_type: string | null
  roles: string[]
  lacks_factor: boolean
}

const retryAfterSeconds = 600

/** How long a role that asks for a second factor lets somebody in without one (portal and administration, section 3.6). Days. */
export const graceDays = 7

/** What is open to somebody who has let them pass: setting one up, and leaving. */
const openWithoutFactor = ['Account/Me', 'Account/Logout', 'Account/GetProfile', 'Account/TwoFactor/Begin', 'Account/TwoFactor/Confirm']

/** Does an assignment hold today? `up` is its row. */
const isValid = sql`assignment_holds(up.valid_from, up.valid_to)`

/** What is kept of a token: nobody who reads the table can use it. */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** What the audit calls a session: enough to tell it from others. */
export function sessionNameOf(tokenHash: string): string {
  return tokenHash.slice(0, 16)
}

/**
 * Finds who asks, in one statement. The permissions of a role are kept in memory under its concurrency stamp, so a change of a role
 * counts at the next call of every process.
 */
export function callerFinder(database: Database, reader: SettingReader): (token: string) => Promise<SignedInCaller | undefined> {
  const granted = new Map<string, ReadonlySet<string>>()
  return async token => {
    const tokenHash = tokenHashOf(token)
    const idleMinutes = reader.get(settings.sessionIdleMinutes)
    const row = await database.find<Row>(holderOf({ tokenHash, idleMinutes }))
    if (!row) return undefined
    if (Date.now() - Date.parse(row.last_seen_at) > 60_000) await noteSeen(database, tokenHash)
    const permissions = await permissionsOf(database, granted, row.roles)
    const caller = callerOf(row, tokenHash, permissions)
    requireOpen(caller, reader)
    return caller
  }
}

const [givenHash, givenMinutes] = [sql.placeholder('tokenHash'), sql.placeholder('idleMinutes')]

/** Whose session it is, where it still holds, and what he may. */
const holderOf = prepared(
  'holder of a session',
  sql`
      select s.user_id, u.user_name, s.last_seen_at, p.id as place_id,
        (select l.code from lookup l where l.type = ${placeTypeList} and l.value = p.type_code) as place_type,
        array(select r.code || ':' || r.concurrency_stamp from user_in_role ur join user_role r on r.id = ur.role_id
          where ur.user_id = s.user_id and ${countsAt(sql`p.type_code`)}) as roles,
        c.totp_confirmed_at is null and c.two_factor_asked_at <= now() - make_interval(days => ${graceDays}) as lacks_factor
      from session s join "system_user" u on u.id = s.user_id join credential c on c.user_id = s.user_id
      left join place p on p.id = active_place(s.user_id)
      where s.token_hash = ${givenHash} and s.revoked_at is null and s.expires_at > now() and u.is_active
        and (${givenMinutes}::int = 0 or s.last_seen_at > now() - make_interval(mins => ${givenMinutes}::int))`,
)

/** @throws Refused 503 while the system is under maintenance: then the desk is for administrators alone (section 8.2, System.Maintenance) */
function requireOpen({ isAdmin }: Caller, reader: SettingReader): void {
  if (isAdmin || !reader.get(settings.maintenance)) return
  const [ar, en] = reader.get(settings.maintenanceText)
  throw new Refused('maintenance', ar, en, { status: 503, details: { retryAfterSeconds } })
}

async function noteSeen(database: Database, tokenHash: string): Promise<void> {
  await database.write({ caller: visitor, requestId: '', address: undefined }, transaction =>
    transaction.rows(sql`update session set last_seen_at = now() where token_hash = ${tokenHash}`),
  )
}

function callerOf(row: Row, tokenHash: string, permissions: ReadonlySet<string>): SignedInCaller {
  const isAdmin = row.roles.some(role => role.startsWith('admin:'))
  return {
    userId: row.user_id,
    userName: row.user_name,
    session: sessionNameOf(tokenHash),
    tokenHash,
    isAdmin,
    place: row.place_id !== null && row.place_type !== null ? { id: row.place_id, type: row.place_type } : undefined,
    permissions,
    can: permission => isAdmin || permissions.has(permission),
    confined: row.lacks_factor ? { to: openWithoutFactor, refusal: factorNeeded } : undefined,
  }
}

const factorNeeded = new Refused(
  'twoFactorNeeded',
  'فعّل التحقق بخطوتين أولًا: دورك يتطلبه',
  'Set up your second factor first: your role asks for it',
  { status: 403 },
)

async function permissionsOf(
  database: Runner,
  granted: Map<string, ReadonlySet<string>>,
  roles: readonly string[],
): Promise<ReadonlySet<string>> {
  const unknown = roles.filter(role => !granted.has(role))
  if (unknown.length > 0) {
    const rows = await database.rows<{ key: string; permissions: string[] }>(sql`
      select code || ':' || concurrency_stamp as key, coalesce(permissions, '{}') as permissions from user_role where code || ':' || concurrency_stamp = any(${sql.param(unknown)})`)
    if (granted.size > 500) granted.clear()
    for (const { key, permissions } of rows) granted.set(key, new Set(permissions))
  }
  const [first, ...others] = roles.map(role => granted.get(role) ?? new Set<string>())
  if (first && others.length === 0) return first
  return new Set([...(first ?? []), ...others.flatMap(names => [...names])])
}

/** The active places of a user, the one that he acts for first: an inactive or expired one is nobody's to act for (domain/places, section 1.1). */
export function placesOf(runner: Runner, userId: string): Promise<AssignedPlace[]> {
  return runner.rows<AssignedPlace>(sql`
    select up.id, p.type_code as "typeCode", p.id = active_place(up.user_id) as "isDefault", up.is_internal_default as "isInternalDefault", p.id as "placeId",
      p.code, p.name_ar as "nameAr", p.name_en as "nameEn", p.governorate
    from user_place up join place p on p.id = up.place_id where up.user_id = ${userId} and p.is_active and ${isValid} order by 3 desc, p.code`)
}

/** Who calls, of a call that needs a session. @throws Error when the contract of the call forgot to ask for one */
export function signedIn(caller: Caller): SignedInCaller {
  if (!isSignedIn(caller)) throw new Error('This call needs a session')
  return caller
}

function isSignedIn(caller: Caller): caller is SignedInCaller {
  return 'tokenHash' in caller && typeof caller.tokenHash === 'string'
}
