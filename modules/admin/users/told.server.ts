import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import type { Call } from '../../../server/platform.ts'
import { tell } from '../notifications/notifications.server.ts'

/** An assignment that ends is told of so many days before (portal and administration, section 1.2). */
const daysBeforeEnd = 14

/** Those of these users who have been here: who has never signed in is told of nothing that he had. */
async function whoHasSignedIn(transaction: Transaction, users: readonly string[]): Promise<{ userId: string }[]> {
  const rows = await transaction.rows<{ id: string }>(sql`
    select u.id from "system_user" u join credential c on c.user_id = u.id
    where u.id = any(${sql.param([...users])}::uuid[]) and u.is_active and c.last_login_at is not null order by u.id`)
  return rows.map(({ id }) => ({ userId: id }))
}

/** Tells users that what they may do has changed; nobody is told of what he has done himself. */
export async function tellOfRoles(call: Call, transaction: Transaction, users: readonly string[]): Promise<void> {
  const to = await whoHasSignedIn(
    transaction,
    users.filter(id => id !== call.caller.userId),
  )
  if (to.length > 0) await tell(call, transaction, { kind: 'roleChanged', to, values: {} })
}

/** Tells everybody who holds a role that it gives him something else than before. */
export async function tellHolders(call: Call, transaction: Transaction, role: string): Promise<void> {
  const holders = await transaction.rows<{ user_id: string }>(sql`select user_id from user_in_role where role_id = ${role}`)
  await tellOfRoles(
    call,
    transaction,
    holders.map(({ user_id }) => user_id),
  )
}

/** The places of a user as they are now, to be compared with those afterwards. */
export function placesOf(transaction: Transaction, user: string): Promise<readonly object[]> {
  return transaction.rows(sql`
    select place_id, is_default, is_internal_default, valid_from, valid_to from user_place where user_id = ${user} order by place_id`)
}

/** Tells a user for which places he works now, where that has changed. @param before as `placesOf` answered it */
export async function tellOfPlaces(call: Call, transaction: Transaction, user: string, before: readonly object[]): Promise<void> {
  if (isDeepStrictEqual(before, await placesOf(transaction, user))) return
  const to = await whoHasSignedIn(transaction, user === call.caller.userId ? [] : [user])
  if (to.length === 0) return
  const rows = await transaction.rows<{ name_ar: string; name_en: string }>(sql`
    select p.name_ar, p.name_en from user_place up join place p on p.id = up.place_id where up.user_id = ${user}
    order by up.is_default desc, p.name_ar`)
  const places = [rows.map(row => row.name_ar).join('، '), rows.map(row => row.name_en).join(', ')] as const
  await tell(call, transaction, { kind: 'placeChanged', to, values: { places } })
}

/** Tells somebody that his account was deactivated, and why. @param reason id in the list of reasons */
export async function tellOfDeactivation(call: Call, transaction: Transaction, user: string, reason: number): Promise<void> {
  const value = call.platform.lookups.find('deactivationReason', reason)
  const to = await whoHasSignedIn(transaction, [user])
  if (to.length === 0 || !value) return
  await tell(call, transaction, { kind: 'accountDeactivated', to, values: { reason: [value.nameAr, value.nameEn] } })
}

/** What is told of users' places by the clock. */
export const userJobs: readonly Job[] = [
  {
    name: 'users: assignments about to end',
    when: { dailyAt: () => '06:30' },
    run: async ({ platform, write }) => {
      await write(async transaction => {
        const ending = await transaction.rows<Ending>(sql`
          update user_place up set end_told_for = up.valid_to from place p, "system_user" u
          where p.id = up.place_id and u.id = up.user_id and u.is_active and up.valid_to >= ${platform.clock.today()}::date
            and up.valid_to <= ${platform.clock.today()}::date + ${daysBeforeEnd}::int and up.end_told_for is distinct from up.valid_to
          returning up.user_id as "userId", up.valid_to::text as "validTo", p.id as place, p.name_ar as "nameAr", p.name_en as "nameEn"`)
        // Many contracts end on one day: what is the same for all is told at once.
        for (const [first, ...others] of Map.groupBy(ending, ({ place, validTo }) => `${place} ${validTo}`).values()) {
          if (!first) continue
          const day = first.validTo.replaceAll('-', '/')
          await tell({ platform }, transaction, {
            kind: 'placeEnding',
            to: [first, ...others].map(({ userId }) => ({ userId })),
            values: { place: [first.nameAr, first.nameEn], day: [day, day] },
          })
        }
      })
    },
  },
]

interface Ending {
  readonly userId: string
  readonly place: string
  /** The last day, `YYYY-MM-DD`. */
  readonly validTo: string
  readonly nameAr: string
  readonly nameEn: string
}
