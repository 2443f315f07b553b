import type { Caller } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { allOf, sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { textCondition } from '../../../server/resources/list.ts'
import { byPlaceFormats, exportedByPlace } from './byPlaceFile.server.ts'
import { exportByPlace, getByPlace, type StaffedPlace } from './placeActions.ts'
import { assignablePlaces, usersReach } from './reach.server.ts'

const usualRows = 10
const mostRows = 100
/** Of those who work at a place so many are named. */
const mostNamed = 5

/** What narrows the places. */
interface Asked {
  readonly filter?: string | null
  readonly typeCode?: string | null
  readonly governorate?: string | null
  readonly vacant?: string | null
}

/** Who works where. */
export const byPlaceCalls: readonly Endpoint[] = [
  implement(getByPlace, async ({ maxResultCount, SkipCount, ...asked }, call) => {
    const { database } = call.platform
    const both = sql`with workers as (${workersSeenBy(call.caller)}), places as (${placesOf(call, asked)})`
    const rows = await database.rows<StaffedPlace>(sql`
      ${both}
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn", p.type_code as "typeCode", p.governorate, p.users as "usersCount", p.seen as "seenCount",
        coalesce((select json_agg(json_build_object('id', n.id, 'nameAr', n.name_ar, 'nameEn', n.full_name_en, 'isDefault', n.is_default)
            order by n.first_name collate "ar-x-icu", n.last_name collate "ar-x-icu", n.id)
          from (select * from workers w where w.place_id = p.id and w.is_seen
            order by w.first_name collate "ar-x-icu", w.last_name collate "ar-x-icu", w.id limit ${mostNamed}) n), '[]') as users
      from places p where ${isWanted(asked)} ${placeOrder}
      limit ${Math.min(mostRows, Number(maxResultCount ?? usualRows))} offset ${Number(SkipCount ?? 0)}`)
    const counts = await database.find<{ all: number; vacant: number }>(
      sql`${both} select count(*)::int as all, count(*) filter (where users = 0)::int as vacant from places`,
    )
    const vacantCount = counts?.vacant ?? 0
    return { totalCount: asked.vacant === '1' ? vacantCount : (counts?.all ?? 0), vacantCount, items: rows }
  }),
  implement(
    exportByPlace,
    (asked, call, { query }) =>
      exportedByPlace(
        call,
        query,
        sql`with workers as (${workersSeenBy(call.caller)}), places as (${placesOf(call, asked)})
          select p.code, p.name_ar as "nameAr", p.name_en as "nameEn", p.type_code as "typeCode", p.governorate, p.users as "usersCount",
            w.name_ar as "userAr", w.full_name_en as "userEn", w.user_name as "userName", w.position, w.phone_number as "phoneNumber",
            w.is_default as "isDefault", w.valid_from::text as "validFrom", w.valid_to::text as "validTo"
          from places p left join workers w on w.place_id = p.id and w.is_seen where ${isWanted(asked)}
          ${placeOrder}, w.first_name collate "ar-x-icu", w.last_name collate "ar-x-icu", w.id`,
      ),
    byPlaceFormats,
  ),
]

const placeOrder = sql`order by p.users = 0, p.type_code, p.code`

function isWanted({ vacant }: Asked): SQL {
  return vacant === '1' ? sql`p.users = 0` : sql`true`
}

/**
 * Who works at a place today: an account that is off, and an assignment whose days are over, staff none. Whoever else works there is counted,
 * and named only to who sees him: his place is not vacant.
 */
function workersSeenBy(caller: Caller): SQL {
  return sql`select up.place_id, up.is_default, up.valid_from, up.valid_to, u.id, u.first_name, u.last_name, ${fullNameOf('u')} as name_ar, u.full_name_en,
      u.user_name, u.position, u.phone_number, ${usersReach.visibleTo(caller, sql`u.id`, sql`false`)} as is_seen
    from user_place up join "system_user" u on u.id = up.user_id where u.is_active and assignment_holds(up.valid_from, up.valid_to)`
}

/** The active places that the caller assigns, each with the number of those who work there and of those whom he sees. */
function placesOf({ caller, platform }: Call, { filter, typeCode, governorate }: Asked): SQL {
  const found = filter == null ? undefined : textCondition(modelOf(platform, 'place'), filter)
  const shown = allOf([
    sql`t.is_active`,
    assignablePlaces(caller, sql`t.id`),
    ...(typeCode == null ? [] : [sql`t.type_code = ${Number(typeCode)}`]),
    ...(governorate == null ? [] : [sql`t.governorate = ${Number(governorate)}`]),
    ...(found ? [found] : []),
  ])
  return sql`
    select t.id, t.code, t.name_ar, t.name_en, t.type_code, t.governorate, count(w.id)::int as users, count(w.id) filter (where w.is_seen)::int as seen
    from place t left join workers w on w.place_id = t.id where ${shown} group by t.id`
}
