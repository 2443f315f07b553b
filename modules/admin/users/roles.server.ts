import { createRecord } from '../../../server/resources/create.ts'
import { Invalid, isMissing } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { findVisible, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import { grantable, withPages } from '../roles/roles.ts'
import { cannotGive } from './giving.server.ts'
import { usersReach } from './reach.server.ts'
import { copyRole, getHolders, setPermissions, type Holder } from './roleActions.ts'
import { cannotBePublic, isAdministrative, requireKnown, requireNotHeld, systemRole } from './rules.server.ts'
import { change, lockRole, requireTargetStamp } from './target.server.ts'
import { tellHolders } from './told.server.ts'

const known = new Set(grantable)
const mostHolders = 1000

/** What is done with a role beside changing its data. */
export const roleCalls: readonly Endpoint[] = [
  implement(setPermissions, ({ names: given, concurrencyStamp }, call, { params }) =>
    call.platform.database.write(call.actor, async transaction => {
      requireKnown(given ?? [], known)
      const names = [...withPages(given ?? [])].sort()
      const target = await lockRole(call, transaction, params.id)
      await requireTargetStamp(call, transaction, target, concurrencyStamp)
      const { row } = target
      if (row.isStatic === true) throw systemRole()
      await requireNotHeld(call, transaction, target.id)
      const before = new Set(Array.isArray(row.permissions) ? row.permissions.map(String) : [])
      const gained = names.filter(name => !before.has(name))
      const lacking = gained.filter(name => !call.caller.can(name))
      if (lacking.length > 0) throw cannotGive(lacking, 'names')
      if (row.isPublic === true && names.some(isAdministrative)) throw new Invalid([cannotBePublic('names')])
      const answer = await change(call, transaction, target, { permissions: names })
      const after = new Set(names)
      const lost = [...before].filter(name => !after.has(name)).sort()
      if (gained.length + lost.length > 0) await tellHolders(call, transaction, target.id)
      return { concurrencyStamp: String(answer.concurrencyStamp), gained, lost }
    }),
  ),
  implement(copyRole, async ({ code, titleAr, titleEn }, call, { params }) => {
    const id = params.id
    const model = modelOf(call.platform, 'userRole')
    const source = isId(id) ? await findVisible(call, call.platform.database, model, id) : undefined
    if (!source) throw notFound()
    const names = Array.isArray(source.permissions) ? source.permissions.map(String) : []
    const lacking = names.filter(name => !call.caller.can(name))
    if (lacking.length > 0) throw cannotGive(lacking, 'code')
    const copied = ['descriptionAr', 'descriptionEn', 'placeTypes', 'requiresTwoFactor']
    const values = Object.fromEntries(copied.map(key => [key, source[key]]).filter(([, value]) => !isMissing(value)))
    const made = await createRecord(call, model, { ...values, code, titleAr, titleEn }, undefined, { permissions: names })
    return { id: String(made.id) }
  }),
  implement(getHolders, async (_input, call, { params }) => {
    const id = params.id
    const found = isId(id) && (await findVisible(call, call.platform.database, modelOf(call.platform, 'userRole'), id))
    if (!found) throw notFound()
    const { database } = call.platform
    const visible = usersReach.visibleTo(call.caller, sql`u.id`, sql`false`)
    const items = await database.rows<Holder>(sql`
      select u.id, ${fullNameOf('u')} as "nameAr", u.full_name_en as "nameEn", u.user_name as "userName",
        u.is_active as "isActive", p.name_ar as "placeNameAr", p.name_en as "placeNameEn"
      from user_in_role ur join "system_user" u on u.id = ur.user_id left join place p on p.id = active_place(u.id)
      where ur.role_id = ${id} and ${visible} order by u.first_name collate "ar-x-icu", u.last_name collate "ar-x-icu", u.id limit ${mostHolders}`)
    const count = await database.find<{ users: number; sessions: number }>(sql`
      select count(distinct ur.user_id)::int as users, count(s.token_hash)::int as sessions from user_in_role ur
      left join session s on s.user_id = ur.user_id and s.revoked_at is null and s.expires_at > now() where ur.role_id = ${id}`)
    return { totalCount: count?.users ?? 0, sessionsCount: count?.sessions ?? 0, items }
  }),
]
