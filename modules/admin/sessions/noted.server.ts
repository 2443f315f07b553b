import type { AuditAction } from '../../../server/audit/actions.ts'
import { noteEvent, type AuditEvent } from '../../../server/audit/note.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'

interface Concerned {
  readonly nameAr: string
  readonly nameEn: string | null
  readonly place: string | null
}

/**
 * Notes in the audit what happened to somebody's account beside its data: its sessions, passwords and codes stand in tables of which nothing
 * is noted by itself (portal and administration, section 6.1). Who did it is known of the transaction; the place is that of the account.
 * @param more never a secret, an address or a number
 */
export async function noteOfAccount(
  transaction: Transaction,
  action: AuditAction,
  user: string,
  more: Pick<AuditEvent, 'changes' | 'status'> = {},
): Promise<void> {
  const concerned = await transaction.find<Concerned>(sql`
    select ${fullNameOf('u')} as "nameAr", u.full_name_en as "nameEn",
      (select up.place_id from user_place up where up.user_id = u.id and up.is_default limit 1) as place
    from "system_user" u where u.id = ${user}`)
  if (!concerned) return
  const { nameAr, nameEn, place } = concerned
  await noteEvent(transaction, {
    action,
    tableName: 'system_user',
    rowId: user,
    rowTitle: [nameAr, nameEn],
    ...(place !== null && { rowPlace: place }),
    changesScope: 'session',
    ...more,
  })
}
