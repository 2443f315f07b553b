import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { getByCode } from './placeByCode.ts'
import type { PlaceChoice } from './select.ts'

/** What everybody may ask about places: their names and codes are no secret. */
export const publicPlaceCalls: readonly Endpoint[] = [
  implement(getByCode, async (_input, { platform }, { params }) => {
    noteRead(['place', 'localComm'])
    const found = await platform.database.find<PlaceChoice>(sql`
      select p.id, p.code, ${bodyName(platform, sql`p`, 'ar')} as "nameAr", ${bodyName(platform, sql`p`, 'en')} as "nameEn", p.type_code as "typeCode", p.governorate
      from place p where p.code = ${(params.code ?? '').toUpperCase()} and p.is_active`)
    if (!found) throw notFound()
    return found
  }),
]
