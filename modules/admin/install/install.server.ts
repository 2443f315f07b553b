import { randomBytes } from 'node:crypto'
import { visitor } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Actor, Database, Transaction } from '../../../server/database/connect.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { grantsOf } from '../roles/roles.ts'
import { standardRoles } from '../roles/roles.ts'
import { hashOf } from '../sessions/sessions.server.ts'
import { firstAdministrator } from './install.ts'

const installer: Actor = { caller: visitor, requestId: 'install', address: undefined, reason: 'installation' }

export interface Installed {
  /** The first administrator's password, when it was made now and the operator did not set it. */
  readonly adminPassword: string | undefined
}

/** Makes the standard roles and the first administrator where they are missing. Safe to repeat, also by two processes at once. */
export async function install(database: Database, givenPassword: string | undefined): Promise<Installed> {
  const password = givenPassword ?? randomPassword()
  const passwordHash = await hashOf(password)
  return database.write(installer, async transaction => {
    await transaction.rows(sql`lock table user_role in share row exclusive mode`)
    for (const { code, title, placeTypes, isDefault = false, isPublic = false, isStatic = false, grants } of standardRoles) {
      await transaction.rows(sql`
        insert into user_role (id, code, title_ar, title_en, is_default, is_public, is_static, place_types, permissions, concurrency_stamp)
        select ${newId()}, ${code}, ${title[0]}, ${title[1]}, ${isDefault}, ${isPublic}, ${isStatic}, ${sql.param(placeTypes)}::smallint[], ${sql.param(grantsOf(grants))}::text[], ${newStamp()}
        where not exists (select from user_role where code = ${code}) and (${code} = 'admin' or not exists (select from user_role where code = 'member'))`)
    }
    const isMade = await makeAccount(transaction, {
      userName: firstAdministrator,
      fullName: 'مدير النظام',
      fullNameEn: 'System administrator',
      passwordHash,
      role: 'admin',
      placeCodes: [],
    })
    return { adminPassword: isMade && givenPassword === undefined ? password : undefined }
  })
}

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
