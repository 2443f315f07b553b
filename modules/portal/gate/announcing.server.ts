import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Job } from '../../../server/jobs.ts'
import type { Platform } from '../../../server/platform.ts'
import { tell } from '../../admin/notifications/notifications.server.ts'

/** Emergencies that were published before their time are told when it has come. */
export const gateJobs: readonly Job[] = [
  {
    name: 'gate messages: emergencies',
    when: { everySeconds: 30 },
    run: async ({ platform, write }) => {
      const due = await platform.database.rows<{ id: string }>(sql`select t.id from gate_message t where ${isUntold(platform)}`)
      for (const { id } of due) await write(transaction => announceEmergency(platform, transaction, id))
    },
  },
]

function isUntold({ lookups }: Platform) {
  return sql`t.kind = ${lookups.ids('gateMessageKind').emergency ?? null} and t.is_published and t.announced_at is null
    and t.start_at <= now() and t.end_at > now()`
}

/**
 * Pushes an emergency whose time has come to the devices of all active users who take notices there, once; anything else is left alone.
 * @source domain/portal-and-admin, section 12.15
 */
export async function announceEmergency(platform: Platform, transaction: Transaction, id: string): Promise<void> {
  const [message] = await transaction.rows<{ title_ar: string; title_en: string | null }>(
    sql`update gate_message t set announced_at = now() where t.id = ${id} and ${isUntold(platform)} returning title_ar, title_en`,
  )
  if (!message) return
  const users = await transaction.rows<{ id: string }>(
    sql`select u.id from "system_user" u where u.is_active and exists (select from push_subscription s where s.user_id = u.id) order by u.id`,
  )
  await tell({ platform }, transaction, {
    kind: 'emergencyMessage',
    to: users.map(user => ({ userId: user.id })),
    values: { title: [message.title_ar, message.title_en ?? message.title_ar] },
    about: { resource: 'gateMessage', id },
  })
}
