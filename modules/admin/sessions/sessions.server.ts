import { Refused } from '../../define.ts'
import { noteEvent } from '../../../server/audit/note.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { isId } from '../../../server/resources/id.ts'
import { callerFinder, signedIn, type SignedInCaller } from './callers.server.ts'
import { invitationCalls } from './invitations.server.ts'
import { ownSessionCalls } from './ownSessions.server.ts'
import { hashOf } from './passwords.server.ts'
import { proofCalls } from './proofOfWork.server.ts'
import { recoveryCalls } from './recovery.server.ts'
import { logout, me, setActivePlace } from './sessions.ts'
import { describe, requireOwnPassword, signInCalls } from './signIn.server.ts'
import { twoFactorCalls } from './twoFactor.server.ts'

export { makeCodeFor, requireCode, targetHashOf, voidCodes } from './codes.server.ts'
export { endSessions } from './credentials.server.ts'
export { administratorsWhoSignIn } from './lockout.server.ts'
export { noteOfAccount } from './noted.server.ts'
export { sendInvitation } from './invitations.server.ts'
export { requireProof } from './proofOfWork.server.ts'
export { sendPasswordLink } from './recovery.server.ts'
export { giveToken, linkExpired, requireOpenToken, useToken, voidTokens } from './tokens.server.ts'
export { takeAway } from './twoFactor.server.ts'
export { callerFinder, hashOf, requireOwnPassword, signedIn, type SignedInCaller }

/** Signing in and out, and the place for which somebody acts. */
const presenceCalls: readonly Endpoint[] = [
  implement(logout, async (_input, call) => {
    const { tokenHash, userId, userName = '' } = signedIn(call.caller)
    await call.platform.database.write(call.actor, async transaction => {
      await transaction.rows(sql`update session set revoked_at = now(), revoke_reason = 1 where token_hash = ${tokenHash}`)
      await noteEvent(transaction, { action: 'logout', tableName: 'system_user', rowId: userId, rowTitle: [userName], status: 204 })
    })
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
    await call.platform.database.write({ ...call.actor, action: 'placeSwitched' }, async transaction => {
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

/** Everything about one's own account. */
export const sessionCalls: readonly Endpoint[] = [
  ...signInCalls,
  ...presenceCalls,
  ...recoveryCalls,
  ...invitationCalls,
  ...twoFactorCalls,
  ...ownSessionCalls,
  ...proofCalls,
]

function inactivePlace(): Refused {
  return new Refused('inactivePlace', 'الجهة غير فعالة', 'The place is not active', { status: 409 })
}
