import { Refused, type Values } from '../../define.ts'
import { listed, name, sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { endSessions, sendInvitation, sendPasswordLink, takeAway } from '../sessions/sessions.server.ts'
import { inviteUser, resetUserPassword, resetUserTwoFactor } from './accessActions.ts'
import { notInvitable, type NotInvitable } from './accountActs.ts'
import { change, lockUser, type Target } from './target.server.ts'
import { userFacts } from './userFacts.server.ts'

/** How long the link of an administrator is good for: its owner may not be at his desk. Minutes. */
const linkMinutes = 60

const byChannel = { 1: ['email'], 2: ['sms'], 3: ['email', 'sms'] } as const

/** How somebody comes into his account, as far as others have a hand in it (portal and administration, sections 1.1 and 1.3). */
export const accessCalls: readonly Endpoint[] = [
  implement(inviteUser, ({ channel }, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      requireActive(target)
      await requireInvitable(transaction, target)
      await sendInvitation(call, transaction, target.id, byChannel[channel])
      return change(call, transaction, target, {})
    }),
  ),
  implement(resetUserPassword, (_input, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      requireActive(target)
      if (!(await hasPassword(transaction, target)))
        throw new Refused(
          'notAccepted',
          'لم يقبل المستخدم الدعوة بعد. أرسل دعوة',
          'The user has not accepted an invitation yet. Send one',
          {
            status: 409,
          },
        )
      await endSessions(transaction, target.id, 'administrator')
      await sendPasswordLink(call, transaction, target.id, linkMinutes)
      return change(call, transaction, target, {})
    }),
  ),
  implement(resetUserTwoFactor, (_input, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      const target = await lockUser(call, transaction, params.id)
      if (!(await takeAway(call, transaction, target.id)))
        throw new Refused('noTwoFactor', 'لا يستخدم هذا الحساب التحقق بخطوتين', 'This account has no second factor', { status: 409 })
      await endSessions(transaction, target.id, 'administrator')
      return change(call, transaction, target, {})
    }),
  ),
]

function requireActive({ row }: Target): void {
  if (row.isActive === true) return
  throw new Refused(
    'wrongState',
    'لا يمكن تنفيذ الإجراء: الحالة الحالية «موقوف»',
    'The action is not possible: the present state is “deactivated”',
    {
      status: 409,
    },
  )
}

const refusals: Readonly<Record<NotInvitable, readonly [code: string, ar: string, en: string]>> = {
  hasAccepted: ['accepted', 'قبل المستخدم الدعوة من قبل', 'The user has accepted an invitation already'],
  roleFirst: ['roleNeeded', 'أعط المستخدم دورًا واحدًا على الأقل', 'Give the user at least one role'],
  placeFirst: ['assignedPlace', 'يجب تخصيص جهة واحدة على الأقل', 'At least one assigned place is required'],
  defaultPlaceFirst: ['defaultPlace', 'يرجى التأكد من تحديد جهة افتراضية', 'Ensure a default place assignment'],
}

const asked = ['invitationState', 'roles', 'isAdmin', 'places', 'hasDefaultPlace']

/** Asks what the row asks, of what holds now that the account is locked. @throws Refused 409 */
async function requireInvitable(transaction: Transaction, { id }: Target): Promise<void> {
  const facts = listed(asked.map(key => sql`${userFacts[key]} as ${name(key)}`))
  const why = notInvitable((await transaction.find<Values>(sql`select ${facts} from "system_user" t where t.id = ${id}`)) ?? {})
  if (why === undefined) return
  const [code, ar, en] = refusals[why]
  throw new Refused(code, ar, en, { status: 409 })
}

async function hasPassword(transaction: Transaction, { id }: Target): Promise<boolean> {
  return (await transaction.find(sql`select 1 from credential where user_id = ${id} and password_hash is not null`)) !== undefined
}
