import { Refused } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { isId } from '../../../server/resources/id.ts'
import { signedIn } from './callers.server.ts'
import { endSessions, noteEnded } from './credentials.server.ts'
import { endReason } from './numbered.ts'
import { endOwnSession, ownSessions, revokeOtherSessions, type OwnSession } from './ownSessions.ts'

/** One's own sessions (portal and administration, section 3.3). */
export const ownSessionCalls: readonly Endpoint[] = [
  implement(ownSessions, async (_input, call) => {
    const { userId, tokenHash } = signedIn(call.caller)
    return {
      items: await call.platform.database.rows<OwnSession>(sql`
        select id, login_at as "loginAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", address, device, token_hash = ${tokenHash} as "isCurrent"
        from session where user_id = ${userId} and revoked_at is null and expires_at > now() order by token_hash = ${tokenHash} desc, last_seen_at desc`),
    }
  }),
  implement(endOwnSession, async ({ id }, call) => {
    const { userId } = signedIn(call.caller)
    await call.platform.database.write(call.actor, async transaction => {
      const ended = isId(id)
        ? await transaction.rows(sql`
            update session set revoked_at = now(), revoke_reason = ${endReason.codes.self}
            where id = ${id} and user_id = ${userId} and revoked_at is null returning 1`)
        : []
      if (ended.length === 0) throw new Refused('notFound', 'الجلسة غير موجودة', 'There is no such session', { status: 404 })
      await noteEnded(transaction, userId, 'self', ended.length)
    })
  }),
  implement(revokeOtherSessions, (_input, call) =>
    call.platform.database.write(call.actor, async transaction => {
      const { userId, tokenHash } = signedIn(call.caller)
      return { ended: await endSessions(transaction, userId, 'self', tokenHash) }
    }),
  ),
]
