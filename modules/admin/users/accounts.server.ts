import { Refused } from '../../define.ts'
import { mean } from '../../../server/audit/note.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import { seesPersonal } from '../../../server/resources/personal.ts'
import { endSessions, noteOfAccount } from '../sessions/sessions.server.ts'
import { lastAdministrator, otherAdministrators } from './giving.server.ts'
import { change, lockUser, requireOther } from './target.server.ts'
import { tellOfDeactivation } from './told.server.ts'
import { activateUser, deactivateUser, getSessions, revokeSessions, unlockUser, type OpenSession } from './userActions.ts'

/** An account that was off for so long is invited anew instead of trusted with its old password. Days. */
const longAbsence = 180

/** What is done with an account beside changing its data. */
export const accountCalls: readonly Endpoint[] = [
  implement(deactivateUser, ({ reason, note }, call, { params }) =>
    call.platform.database.write({ ...call.actor, ...(note != null && { reason: note }) }, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      requireOther(call, target.id, 'لا يمكنك إيقاف حسابك بنفسك', 'You cannot deactivate your own account')
      if (target.row.isActive !== true) throw wrongState('موقوف', 'deactivated')
      if (target.row.isAdmin === true && (await otherAdministrators(transaction, target.id)) === 0) throw lastAdministrator()
      await endSessions(transaction, target.id, 'deactivated')
      await tellOfDeactivation(call, transaction, target.id, reason)
      await mean(transaction, 'transition')
      return change(call, transaction, target, {
        isActive: false,
        deactivationReason: reason,
        deactivatedAt: sql`now()`,
        deactivationNote: note ?? null,
      })
    }),
  ),
  implement(activateUser, (_input, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      if (target.row.isActive === true) throw wrongState('فعال', 'active')
      await transaction.rows(sql`
        update credential c set password_hash = null from "system_user" u
        where u.id = c.user_id and u.id = ${target.id} and u.deactivated_at < now() - make_interval(days => ${longAbsence})`)
      await mean(transaction, 'transition')
      return change(call, transaction, target, {
        isActive: true,
        deactivationReason: null,
        deactivatedAt: null,
        deactivationNote: null,
      })
    }),
  ),
  implement(unlockUser, (_input, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      await transaction.rows(sql`
        update credential set lockout_end = null, access_failed_count = 0, first_failure_at = null, locks_today = 0, last_lock_at = null
        where user_id = ${target.id}`)
      await noteOfAccount(transaction, 'unlock', target.id)
      return change(call, transaction, target, {})
    }),
  ),
  implement(getSessions, async (_input, call, { params }) => ({ items: await sessionsOf(call, params.id) })),
  implement(revokeSessions, (_input, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      await endSessions(transaction, target.id, 'administrator')
    }),
  ),
]

/** The sessions of a user that still hold, the last used first. */
async function sessionsOf(call: Call, id: unknown): Promise<OpenSession[]> {
  const model = modelOf(call.platform, 'systemUser')
  const found = isId(id) && (await findVisible(call, call.platform.database, model, id))
  if (!found) throw notFound()
  const address = seesPersonal(call, model) ? sql`address` : sql`case when address is not null then '•••' end`
  return call.platform.database.rows<OpenSession>(sql`
    select id, login_at as "loginAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ${address} as address, device, user_id = ${call.caller.userId ?? null} as "isOwn"
    from session where user_id = ${id} and revoked_at is null and expires_at > now() order by last_seen_at desc`)
}

function wrongState(ar: string, en: string): Refused {
  return new Refused(
    'wrongState',
    `لا يمكن تنفيذ الإجراء: الحالة الحالية «${ar}»`,
    `The action is not possible: the present state is “${en}”`,
    {
      status: 409,
    },
  )
}
