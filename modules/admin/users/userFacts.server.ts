import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { placeTypeList } from '../roles/roles.server.ts'

const c = (column: SQL): SQL => sql`(select ${column} from credential c where c.user_id = t.id)`
const invitation = (more: SQL): SQL =>
  sql`exists (select from account_token k where k.user_id = t.id and k.purpose = 1 and k.voided_at is null ${more})`
const isOpen = sql`and k.used_at is null and k.expires_at > now()`

/** How what lies beside an account is read; `t` is its row. */
export const userFacts: Readonly<Record<string, SQL>> = {
  nameAr: fullNameOf('t'),
  nameEn: sql`t.full_name_en`,
  roles: sql`array(select ur.role_id from user_in_role ur where ur.user_id = t.id)`,
  defaultPlace: sql`active_place(t.id)`,
  places: sql`array(select up.place_id from user_place up where up.user_id = t.id)`,
  placeTypes: sql`array(select distinct l.id from user_place up join place p on p.id = up.place_id
    join lookup l on l.type = ${placeTypeList} and l.value = p.type_code where up.user_id = t.id)`,
  governorates: sql`array(select distinct p.governorate from user_place up join place p on p.id = up.place_id where up.user_id = t.id and p.governorate is not null)`,
  accountState: sql`case when not t.is_active then 2 when ${c(sql`c.lockout_end > now()`)} then 3 when ${c(sql`c.last_login_at is not null`)} then 1
    when ${invitation(isOpen)} then 4 else 5 end`,
  invitationState: sql`case when ${c(sql`c.password_hash is not null`)} then 3 when ${invitation(isOpen)} then 2 when ${invitation(sql``)} then 4 else 1 end`,
  lastLoginAt: c(sql`c.last_login_at`),
  lastLoginAddress: c(sql`c.last_login_address`),
  // A lock without end has no instant: the state says it.
  lockoutEnd: c(sql`case when c.lockout_end > now() then nullif(c.lockout_end, 'infinity') end`),
  accessFailedCount: sql`coalesce(${c(sql`c.access_failed_count`)}, 0)`,
  passwordChangedAt: c(sql`c.password_changed_at`),
  twoFactorEnabled: sql`coalesce(${c(sql`c.totp_confirmed_at is not null`)}, false)`,
  hasSignedIn: sql`coalesce(${c(sql`c.last_login_at is not null`)}, false)`,
  isAdmin: sql`exists (select from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = t.id and r.code = 'admin')`,
  isAuthor: sql`exists (select from audit_entry a where a.actor = t.id)`,
  // One that has ended passes to another that holds; where there is none, it is no default any more.
  hasDefaultPlace: sql`exists (select from user_place up where up.user_id = t.id and up.is_default
    and (assignment_holds(null, up.valid_to) or active_place(t.id) is not null))`,
}

/** How what lies beside a role is read. */
export const roleFacts: Readonly<Record<string, SQL>> = {
  usersCount: sql`(select count(*)::int from user_in_role ur where ur.role_id = t.id)`,
  permissionsCount: sql`cardinality(coalesce(t.permissions, '{}'))`,
  lastChange: sql`coalesce(t.last_modification_time, t.creation_time)`,
}
