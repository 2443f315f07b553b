import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { getSelect, type PlaceChoice } from './select.ts'

export { publicPlaceCalls } from './placeByCode.server.ts'
export { isCouncil, pageOfPlace } from './placePage.server.ts'
export { loadPlaces } from './places.server.ts'
export { sizeBy } from './size.server.ts'

/** Calls about places beside those of their definition. */
export const placeCalls: readonly Endpoint[] = [
  implement(getSelect, async (_input, { platform }) => {
    const items = await platform.database.rows<PlaceChoice>(sql`
      select id, code, name_ar as "nameAr", name_en as "nameEn", type_code as "typeCode", governorate from place where is_active order by type_code, code`)
    return { items }
  }),
]
