import { randomBytes } from 'node:crypto'
import { searchForm } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'

/** An account to be made. */
export interface NewAccount {
  readonly userName: string
  readonly firstName: string
  readonly secondName: string
  readonly lastName: string
  readonly fullNameEn: string
  /** Empty: not known yet. */
  readonly email: string
  readonly phoneNumber: string
  /** Code of the lookup `userPosition`. */
  readonly position: string
  readonly passwordHash: string
  /** Code of the role. */
  readonly role: string
  /** Codes of the places, the default first. */
  readonly placeCodes: readonly string[]
}

/** Makes an account with its role and places unless its name exists. @returns whether it was made */
export async function makeAccount(
  transaction: Transaction,
  { role, placeCodes, passwordHash, position, ...person }: NewAccount,
): Promise<boolean> {
  const { userName, firstName, secondName, lastName, fullNameEn, email, phoneNumber } = person
  const searchText = searchForm([firstName, secondName, lastName, fullNameEn, userName, email, phoneNumber].join(' '))
  const user = await transaction.find<{ id: string }>(sql`
    insert into "system_user" (id, concurrency_stamp, user_name, first_name, second_name, last_name, full_name_en, email, email_confirmed, phone_number,
      phone_number_confirmed, position, language, lockout_enabled, is_active, search_text)
    select ${newId()}, ${newStamp()}, ${userName}, ${firstName}, ${secondName}, ${lastName}, ${fullNameEn}, ${email}, ${email !== ''}, ${phoneNumber},
      ${phoneNumber !== ''}, l.id, 1, true, true, ${searchText}
    from lookup l join lookup_type k on k.id = l.type where k.code = 'userPosition' and l.code = ${position}
    on conflict do nothing returning id`)
  if (!user) return false
  await transaction.rows(
    sql`insert into credential (user_id, password_hash, password_changed_at) values (${user.id}, ${passwordHash}, now())`,
  )
  await transaction.rows(
    sql`insert into user_in_role (id, user_id, role_id) select ${newId()}, ${user.id}, id from user_role where code = ${role}`,
  )
  for (const [index, code] of placeCodes.entries())
    await transaction.rows(
      sql`insert into user_place (id, user_id, place_id, is_default) select ${newId()}, ${user.id}, id, ${index === 0} from place where code = ${code}`,
    )
  return true
}

/** A password that satisfies the rule of section 3.5 and that nobody can guess. */
export function randomPassword(): string {
  return `${randomBytes(9).toString('base64url')}-aZ9`
}
