import { Invalid, problemAt } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { getByCode, getNamed, type NamedPlace } from './placeByCode.ts'
import { pageOfPlace } from './placePage.server.ts'
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
  implement(getNamed, async ({ ids }, { platform }) => {
    const asked = ids.split(',').map(id => id.trim())
    if (!asked.every(isId)) throw new Invalid([problemAt('ids', 'reference', getNamed.input.ids.label)])
    noteRead(['place', 'localComm'])
    const items = await platform.database.rows<NamedPlace>(sql`
      select p.id, p.code, ${bodyName(platform, sql`p`, 'ar')} as "nameAr", ${bodyName(platform, sql`p`, 'en')} as "nameEn",
        ${pageOfPlace(sql`p`, sql`a`)} as page
      from unnest(${sql.param(asked)}::uuid[]) with ordinality as asked(id, at)
        join place p on p.id = asked.id and p.is_active left join local_comm a on a.id = p.id order by asked.at`)
    return { items }
  }),
]
