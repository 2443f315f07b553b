import type { Lang } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Platform } from '../../../server/platform.ts'
import { countsAt } from '../roles/roles.server.ts'
import type { Choices } from './choices.ts'
import { channelOf } from './templates.server.ts'

/** A user as messages know him. */
export interface UserRecipient {
  readonly id: string
  readonly lang: Lang
  readonly fullName: string
  readonly fullNameEn: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly choices: Choices
  /** Browsers that take push notices, by their ids. */
  readonly subscriptions: readonly string[]
}

interface Row {
  id: string
  is_english: boolean
  full_name: string
  full_name_en: string | null
  email: string | null
  phone: string | null
  choices: { channel: number; isOn: boolean }[] | null
  subscriptions: string[]
}

/** The users of these ids, each once, with what they have chosen for this kind. */
export function findUsers(platform: Platform, runner: Runner, kindId: number, ids: readonly string[]): Promise<UserRecipient[]> {
  return usersOf(platform, runner, kindId, ids, sql``)
}

/** The same for whoever writes to them: nobody deletes one before he has been told. */
export function lockUsers(platform: Platform, transaction: Transaction, kindId: number, ids: readonly string[]): Promise<UserRecipient[]> {
  return usersOf(platform, transaction, kindId, ids, sql`for key share of u`)
}

async function usersOf(platform: Platform, runner: Runner, kindId: number, ids: readonly string[], lock: SQL): Promise<UserRecipient[]> {
  if (ids.length === 0) return []
  const rows = await runner.rows<Row>(sql`
    select u.id, u.language = 2 as is_english, ${fullNameOf('u')} as full_name,
      u.full_name_en, nullif(u.email, '') as email, nullif(u.phone_number, '') as phone,
      (select json_agg(json_build_object('channel', c.channel, 'isOn', c.is_on)) from notification_choice c where c.user_id = u.id and c.kind = ${kindId}) as choices,
      array(select s.id::text from push_subscription s where s.user_id = u.id order by s.id) as subscriptions
    from "system_user" u where u.id = any(${sql.param([...new Set(ids)])}::uuid[]) order by u.id
    ${lock}`)
  return rows.map(row => ({
    id: row.id,
    lang: row.is_english ? 'en' : 'ar',
    fullName: row.full_name,
    fullNameEn: row.full_name_en,
    email: row.email,
    phone: row.phone,
    choices: Object.fromEntries((row.choices ?? []).map(({ channel, isOn }) => [channelOf(platform, channel), isOn])),
    subscriptions: row.subscriptions,
  }))
}

/** What a holder must hold, and for whom he must act. */
export interface HolderQuery {
  readonly permission: string
  /** Who is left out, such as whoever has done what is told of. */
  readonly except?: string | undefined
}

/** A user who holds a permission, with the place that he acts for. */
export interface Holder {
  readonly userId: string
  readonly place: { readonly id: string; readonly type: string } | undefined
}

/**
 * The active users who hold a permission by their roles and act for a place for which those count; where there are none, the
 * administrators, who hold every permission and are not to be told of everything.
 */
export async function findHolders(runner: Runner, { permission, except }: HolderQuery): Promise<Holder[]> {
  const rows = await runner.rows<{ user_id: string; place_id: string | null; place_type: string | null; is_admin: boolean }>(sql`
    select u.id as user_id, p.id as place_id, (select l.code from lookup l join lookup_type t on t.id = l.type where t.code = 'placeType' and l.value = p.type_code) as place_type,
      bool_and(r.code = 'admin') as is_admin
    from "system_user" u join user_in_role ur on ur.user_id = u.id join user_role r on r.id = ur.role_id
    left join place p on p.id = active_place(u.id)
    where u.is_active and u.id is distinct from ${except ?? null} and (r.code = 'admin' or ${permission} = any(r.permissions))
      and ${countsAt(sql`p.type_code`)}
    group by u.id, p.id, p.type_code order by u.id`)
  const named = rows.filter(({ is_admin }) => !is_admin)
  return (named.length > 0 ? named : rows).map(({ user_id, place_id, place_type }) => ({
    userId: user_id,
    place: place_id !== null && place_type !== null ? { id: place_id, type: place_type } : undefined,
  }))
}

/** The active administrators. */
export async function findAdministrators(runner: Runner): Promise<string[]> {
  const rows = await runner.rows<{ id: string }>(sql`
    select u.id from "system_user" u where u.is_active and exists (
      select from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = u.id and r.code = 'admin') order by u.id`)
  return rows.map(({ id }) => id)
}
