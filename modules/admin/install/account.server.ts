import { randomBytes } from 'node:crypto'
import { sql } from '../../../server/database/sql.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { newId } from '../../../server/resources/id.ts'

/** An account to be made. */
export interface NewAccount {
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string
  readonly passwordHash: string
  /** Code of the role. */
  readonly role: string
  /** Codes of the places, the default first. */
  readonly placeCodes: readonly string[]
}

/** Makes an account with its role and places unless its name exists. @returns whether it was made */
export async function makeAccount(
  transaction: Transaction,
  { userName, fullName, fullNameEn, passwordHash, role, placeCodes }: NewAccount,
): Promise<boolean> {
  const user = await transaction.find<{ id: string }>(sql`
    insert into "system_user" (id, user_name, full_name, full_name_en, password_hash) values (${newId()}, ${userName}, ${fullName}, ${fullNameEn}, ${passwordHash})
    on conflict do nothing returning id`)
  if (!user) return false
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
