import { fullNameOf } from '../../../server/database/fullName.ts'
import { allOf, sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { textCondition } from '../../../server/resources/list.ts'
import { getByPlace, type StaffedPlace } from './placeActions.ts'
import { assignablePlaces, usersReach } from './reach.server.ts'

const usualRows = 10
const mostRows = 100
/** Of those who work at a place so many are named. */
const mostNamed = 5

/** Who works where. */
export const byPlaceCalls: readonly Endpoint[] = [
  implement(getByPlace, async ({ filter, typeCode, governorate, vacant, maxResultCount, SkipCount }, { caller, platform }) => {
    const found = filter == null ? undefined : textCondition(modelOf(platform, 'place'), filter)
    const shown = allOf([
      sql`t.is_active`,
      assignablePlaces(caller, sql`t.id`),
      ...(typeCode == null ? [] : [sql`t.type_code = ${Number(typeCode)}`]),
      ...(governorate == null ? [] : [sql`t.governorate = ${Number(governorate)}`]),
      ...(found ? [found] : []),
    ])
    // An account that is off, and an assignment whose days are over, staff no place.
    // Whoever else works there is counted, and named only to who sees him: his place is not vacant.
    const at = sql`select up.place_id, up.is_default, u.id, u.first_name, u.last_name, ${fullNameOf('u')} as name_ar, u.full_name_en,
        ${usersReach.visibleTo(caller, sql`u.id`, sql`false`)} as is_seen
      from user_place up join "system_user" u on u.id = up.user_id where u.is_active and assignment_holds(up.valid_from, up.valid_to)`
    const places = sql`
      select t.id, t.code, t.name_ar, t.name_en, t.type_code, t.governorate, count(w.id)::int as users, count(w.id) filter (where w.is_seen)::int as seen
      from place t left join workers w on w.place_id = t.id where ${shown} group by t.id`
    const rows = await platform.database.rows<StaffedPlace>(sql`
      with workers as (${at}), places as (${places})
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn", p.type_code as "typeCode", p.governorate, p.users as "usersCount", p.seen as "seenCount",
        coalesce((select json_agg(json_build_object('id', n.id, 'nameAr', n.name_ar, 'nameEn', n.full_name_en, 'isDefault', n.is_default)
            order by n.first_name collate "ar-x-icu", n.last_name collate "ar-x-icu", n.id)
          from (select * from workers w where w.place_id = p.id and w.is_seen
            order by w.first_name collate "ar-x-icu", w.last_name collate "ar-x-icu", w.id limit ${mostNamed}) n), '[]') as users
      from places p where ${vacant === '1' ? sql`p.users = 0` : sql`true`} order by p.users = 0, p.type_code, p.code
      limit ${Math.min(mostRows, Number(maxResultCount ?? usualRows))} offset ${Number(SkipCount ?? 0)}`)
    const counts = await platform.database.find<{ all: number; vacant: number }>(sql`
      with workers as (${at}), places as (${places}) select count(*)::int as all, count(*) filter (where users = 0)::int as vacant from places`)
    const vacantCount = counts?.vacant ?? 0
    return { totalCount: vacant === '1' ? vacantCount : (counts?.all ?? 0), vacantCount, items: rows }
  }),
]
