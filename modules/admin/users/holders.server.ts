import { Invalid, type Problem } from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { isId } from '../../../server/resources/id.ts'
import { requireOwnPassword } from '../sessions/sessions.server.ts'
import { requireGivable, requireOthersRoles, writeRoles } from './assignments.server.ts'
import { rolesOf } from './giving.server.ts'
import { addHolders, removeHolders } from './roleActions.ts'
import { change, lockUser } from './target.server.ts'
import { tellOfRoles } from './told.server.ts'

/** Who holds a role, changed from the role's side: within the same limits as from the user's (sections 2.1 and 2.4). */
export const holderCalls: readonly Endpoint[] = [
  implement(addHolders, ({ users, password }, call, { params }) =>
    changeHolders(call, params.id, users, password ?? undefined, (roles, role) => [...roles, role]),
  ),
  implement(removeHolders, ({ users, password }, call, { params }) =>
    changeHolders(call, params.id, users, password ?? undefined, (roles, role) => roles.filter(one => one !== role)),
  ),
]

/** Writes what follows for each user from the roles that he has; those for whom nothing does are left alone. All of it is done, or nothing. */
async function changeHolders(
  call: Call,
  given: string | undefined,
  users: readonly string[],
  password: string | undefined,
  wantedOf: (roles: readonly string[], role: string) => readonly string[],
): Promise<{ changedCount: number }> {
  return call.platform.database.write(call.actor, async transaction => {
    const role = await lockedRole(transaction, given)
    const changed: string[] = []
    let proven: Promise<void> | undefined
    const prove = () => (proven ??= requireOwnPassword(call, password))
    // In one order, so that two who change the same people wait for each other.
    for (const user of [...new Set(users)].toSorted()) {
      const field = `users[${users.indexOf(user)}]`
      const target = await lockUser(call, transaction, user)
      const roles = Array.isArray(target.row.roles) ? target.row.roles.map(String) : []
      const wanted = [...new Set(wantedOf(roles, role))]
      if (wanted.length === roles.length) continue
      requireOthersRoles(call, user, field)
      if (wanted.length === 0) throw new Invalid([roleNeeded(field)])
      await requireGivable(call, transaction, target, wanted, { field, prove })
      await writeRoles(transaction, user, wanted)
      await change(call, transaction, target, {})
      changed.push(user)
    }
    await tellOfRoles(call, transaction, changed)
    return { changedCount: changed.length }
  })
}

/** @throws Refused when there is no such role */
async function lockedRole(transaction: Transaction, given: string | undefined): Promise<string> {
  const [role] = isId(given) ? await rolesOf(transaction, [given]) : []
  if (!role) throw notFound()
  await transaction.rows(sql`select from user_role where id = ${role.id} for key share`)
  return role.id
}

function roleNeeded(at: string): Problem {
  const sentence = {
    ar: 'هذا دور المستخدم الوحيد. أعطه دورًا آخر قبل إزالته',
    en: 'This is the only role of the user. Give him another one before it is removed',
  }
  return { at, rule: 'roleNeeded', sentence }
}
