import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { getPublic } from '../../../server/resources/publicRead.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { type AuthorityPoint, type AuthorityProfile, getByCode, getPoints } from './publicAuthorities.ts'

/** What citizens ask about authorities beside the list. */
export const publicAuthorityCalls: readonly Endpoint[] = [
  implement(getByCode, async (_input, call, { params }) => {
    const found = await call.platform.database.find<{ id: string }>(
      sql`select a.id from local_comm a join place p on p.id = a.id where p.code = ${params.code ?? ''}`,
    )
    if (!found) throw notFound()
    const [profile, councils, directorate] = await Promise.all([
      getPublic(call, modelOf(call.platform, 'localComm'), found.id),
      councilsOf(call, found.id),
      directorateOf(call, found.id),
    ])
    return Response.json({ ...profile, ...directorate, councils })
  }),
  implement(getPoints, async (_input, { platform }) => {
    noteRead(['localComm', 'place'])
    const items = await platform.database.rows<AuthorityPoint>(sql`
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn", g.code as governorate, p.location,
        a.is_governorate_seat as "isGovernorateSeat", coalesce(a.population_count, 0) as "populationCount"
      from local_comm a join place p on p.id = a.id join lookup g on g.id = p.governorate
      where a.is_published and p.is_active and p.location is not null order by a.population_count desc nulls last, p.code`)
    return { items }
  }),
]

type Directorate = Pick<AuthorityProfile, 'parentCode' | 'parentPhone' | 'parentEmail'>

/** Who answers for an authority that has published no contact of its own. */
async function directorateOf({ platform }: Call, authority: string): Promise<Directorate> {
  noteRead(['place'])
  const found = await platform.database.find<Directorate>(sql`
    select d.code as "parentCode", d.phone as "parentPhone", d.email as "parentEmail"
    from place p join place d on d.id = p.parent where p.id = ${authority} and d.is_active`)
  return found ?? { parentCode: null, parentPhone: null, parentEmail: null }
}

function councilsOf({ platform }: Call, authority: string): Promise<AuthorityProfile['councils'][number][]> {
  noteRead(['councilMembership', 'place'])
  return platform.database.rows(sql`
    select c.code, c.name_ar as "nameAr", c.name_en as "nameEn" from council_membership m join place c on c.id = m.council
    where m.authority = ${authority} and m.membership_status = 1 and c.is_active order by c.name_ar collate "ar-x-icu"`)
}
