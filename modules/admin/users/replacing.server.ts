import { Invalid, problemAt, Refused } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { outOfScope, requirePermission } from '../../../server/resources/access.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { refusalToGive, requireMayTouch, rolesOf } from './giving.server.ts'
import { isDelegate } from './reach.server.ts'
import { replaceRole } from './roleActions.ts'
import { requireNotHeld, systemRole } from './rules.server.ts'
import { lockRole } from './target.server.ts'
import { tellOfRoles } from './told.server.ts'

interface Holder {
  readonly id: string
  readonly isAdmin: boolean
}

/** A role that others hold goes only when they get another one. */
export const replacingCalls: readonly Endpoint[] = [
  implement(replaceRole, ({ by }, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      requirePermission(call, 'AbpIdentity.Users.ManageRoles')
      // Holders work everywhere: whoever administers one place does not reach them.
      if (isDelegate(call.caller)) throw outOfScope()
      const target = await lockRole(call, transaction, params.id)
      await requireReplaceable(call, transaction, target.id, by)
      const holders = await transaction.rows<Holder>(sql`
        select u.id, exists (select from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = u.id and r.code = 'admin') as "isAdmin"
        from "system_user" u where u.id in (select user_id from user_in_role where role_id = ${target.id}) order by u.id for no key update of u`)
      for (const holder of holders) requireMayTouch(call.caller, { ...holder })
      await writeReplacement(call, transaction, target.id, by, holders)
      return { usersCount: holders.length }
    }),
  ),
]

/** @throws Refused, Invalid: a role is replaced by who may give and take both, and never by itself */
async function requireReplaceable(call: Call, transaction: Transaction, id: string, by: string): Promise<void> {
  const roles = await rolesOf(transaction, [id, by])
  const other = roles.find(role => role.id === by)
  if (!other || by === id) throw new Invalid([problemAt('by', 'reference', ['الدور البديل', 'The role in its stead'])])
  if (roles.some(({ code }) => code === 'admin')) throw systemRole()
  await requireNotHeld(call, transaction, id)
  const refusal = roles.map(role => refusalToGive(call.caller, role, 'by')).find(found => found instanceof Refused)
  if (refusal) throw refusal
}

async function writeReplacement(call: Call, transaction: Transaction, id: string, by: string, holders: readonly Holder[]): Promise<void> {
  const users = sql.param(holders.map(holder => holder.id))
  await transaction.rows(sql`
    insert into user_in_role (id, user_id, role_id)
    select made.id, made.holder, ${by} from unnest(${sql.param(holders.map(newId))}::uuid[], ${users}::uuid[]) as made(id, holder)
    where not exists (select from user_in_role known where known.user_id = made.holder and known.role_id = ${by})`)
  await transaction.rows(sql`delete from user_in_role where role_id = ${id} and user_id = any(${users}::uuid[])`)
  await transaction.rows(sql`
    update "system_user" u set concurrency_stamp = made.stamp, last_modifier = ${call.caller.userId ?? null}, last_modification_time = now()
    from unnest(${users}::uuid[], ${sql.param(holders.map(newStamp))}::uuid[]) as made(holder, stamp) where u.id = made.holder`)
  const model = modelOf(call.platform, 'systemUser')
  for (const holder of holders) await announce(transaction, model, holder.id)
  await tellOfRoles(
    call,
    transaction,
    holders.map(holder => holder.id),
  )
}
