import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'

/** So many of his own entries of the audit, the newest first. */
const mostEntries = 10_000

/** Everything that is kept of somebody himself, for himself. What proves who he is, such as hashes, is no data of his. */
export async function dataOf(runner: Runner, userId: string): Promise<Readonly<Record<string, unknown>>> {
  const account = await runner.find<Record<string, unknown>>(sql`
    select to_jsonb(u) - 'search_text' - 'concurrency_stamp' as account, json_build_object('passwordChangedAt', c.password_changed_at,
      'lastLoginAt', c.last_login_at, 'lastLoginAddress', c.last_login_address, 'twoFactorSince', c.totp_confirmed_at) as "signIn"
    from "system_user" u join credential c on c.user_id = u.id where u.id = ${userId}`)
  const roles = await runner.rows(sql`
    select r.code, r.title_ar as "titleAr", r.title_en as "titleEn" from user_in_role ur join user_role r on r.id = ur.role_id
    where ur.user_id = ${userId} order by r.code`)
  const places = await runner.rows(sql`
    select p.code, p.name_ar as "nameAr", p.name_en as "nameEn", up.is_default as "isDefault", up.valid_from as "validFrom", up.valid_to as "validTo"
    from user_place up join place p on p.id = up.place_id where up.user_id = ${userId} order by p.code`)
  const sessions = await runner.rows(sql`
    select login_at as "loginAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", revoked_at as "revokedAt", address, device
    from session where user_id = ${userId} order by login_at desc`)
  const notifications = await runner.rows(sql`
    select created_at as "createdAt", read_at as "readAt", title_ar as "titleAr", title_en as "titleEn", text_ar as "textAr", text_en as "textEn"
    from notification where user_id = ${userId} order by created_at desc`)
  const activity = await runner.rows(sql`
    select execution_time as "executionTime", table_name as "table", row_id as "row", operation, client_address as "address"
    from audit_entry where actor = ${userId} order by execution_time desc limit ${mostEntries}`)
  return { exportedAt: new Date().toISOString(), ...account, roles, places, sessions, notifications, activity }
}
