import { searchForm, visitor } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Actor, Database } from '../../../server/database/connect.ts'
import { newId, newStamp } from '../../../server/resources/id.ts'
import { grantsOf, standardRoles } from '../roles/roles.ts'
import { hashOf } from '../sessions/sessions.server.ts'
import { makeAccount, randomPassword } from './account.server.ts'
import { firstAdministrator } from './install.ts'

export { makeAccount, type NewAccount } from './account.server.ts'
export { makeDemonstrationAccounts } from './accounts.server.ts'

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
        insert into user_role (id, code, title_ar, title_en, is_default, is_public, is_static, requires_two_factor, place_types, permissions, concurrency_stamp, search_text)
        select ${newId()}, ${code}, ${title[0]}, ${title[1]}, ${isDefault}, ${isPublic}, ${isStatic}, false, ${idsOfPlaceTypes(placeTypes)},
          ${sql.param(grantsOf(grants))}::text[], ${newStamp()}, ${searchForm(`${title[0]} ${title[1]} ${code}`)}
        where not exists (select from user_role where code = ${code}) and (${code} = 'admin' or not exists (select from user_role where code = 'member'))`)
    }
    const isMade = await makeAccount(transaction, {
      userName: firstAdministrator,
      firstName: 'مدير',
      secondName: '',
      lastName: 'النظام',
      fullNameEn: 'System administrator',
      // Empty until he completes his profile.
      email: '',
      phoneNumber: '',
      position: 'systemAdministrator',
      passwordHash,
      role: 'admin',
      placeCodes: [],
    })
    return { adminPassword: isMade && givenPassword === undefined ? password : undefined }
  })
}

/** Place types are values of a lookup list; their numbers are its values. Null: all. */
function idsOfPlaceTypes(numbers: readonly number[]): SQL {
  if (numbers.length === 0) return sql`null::integer[]`
  return sql`array(select l.id from lookup l join lookup_type t on t.id = l.type where t.code = 'placeType' and l.value = any(${sql.param(numbers)}::int[]) order by l.id)`
}
