import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import type { AuditChoices } from './audit.ts'
import { seesAll } from './conditions.server.ts'

/** Who may be looked for: everybody for auditors, for others the users of their own place. */
export async function choicesOf({ platform, caller }: Call): Promise<AuditChoices> {
  const own = sql`exists (select from user_place up where up.user_id = u.id and up.place_id = ${caller.place?.id ?? null})`
  const users = await platform.database.rows<AuditChoices['users'][number]>(sql`
    select u.id, u.user_name as "userName", ${fullNameOf('u')} as "nameAr", u.full_name_en as "nameEn" from "system_user" u
    where ${seesAll(caller) ? sql`true` : own} order by u.first_name collate "ar-x-icu", u.last_name collate "ar-x-icu"`)
  return { users }
}
