import type { Lang } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { withoutArticle } from '../../../server/resources/list.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { isCouncil } from '../register/register.server.ts'
import { councilPages } from './councilPages.server.ts'
import { type CouncilLine, type CouncilMember, type CouncilProfile, getCouncil, getCouncils } from './publicCouncils.ts'

export { councilPages } from './councilPages.server.ts'

/** What citizens ask about councils: what their places, memberships and content hold. Their files come with the sector of places. */
export const councilCalls: readonly Endpoint[] = [
  implement(getCouncils, async (_input, { platform }) => {
    noteRead(['place', 'councilMembership', 'lookup'])
    const items = await platform.database.rows<CouncilLine>(sql`
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn", g.code as governorate,
        coalesce(p.last_modification_time, p.creation_time) as "changedAt",
        (select count(*)::int from council_membership m join place a on a.id = m.authority where m.council = p.id and m.membership_status = 1 and a.is_active) as members
      from place p join lookup g on g.id = p.governorate
      where ${isCouncil(sql`p`)} order by g.code, p.name_ar collate "ar-x-icu", p.id`)
    return { items }
  }),
  implement(getCouncil, async (_input, { platform, lang }, { params }) => {
    noteRead(['place', 'councilMembership', 'localComm', 'lookup'])
    const asked = params.id ?? ''
    const found = await platform.database.find<Omit<CouncilProfile, 'members'>>(sql`
      select p.id, p.code, p.name_ar as "nameAr", p.name_en as "nameEn", g.code as governorate, p.phone, p.fax, p.email, p.website,
        p.address_ar as "addressAr", p.address_en as "addressEn", p.po_box as "poBox", p.location, d.name_ar as "parentNameAr", d.name_en as "parentNameEn", d.phone as "parentPhone", d.email as "parentEmail",
        to_char(coalesce(p.last_modification_time, p.creation_time) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
      from place p left join lookup g on g.id = p.governorate left join place d on d.id = p.parent and d.is_active
      where ${isCouncil(sql`p`)} and (p.code = ${asked.toUpperCase()} or p.id::text = ${asked.toLowerCase()})`)
    if (!found) throw notFound()
    return { ...found, members: await membersOf(platform, found.id, lang) }
  }),
]

/** What a council is called, on a picture that stands for its page; undefined where there is no such page. */
export async function findCouncilName({ database }: Platform, code: string): Promise<CouncilName | undefined> {
  const found = await database.find<Omit<CouncilName, 'label'>>(sql`
    select p.name_ar as "nameAr", p.name_en as "nameEn", g.code as governorate from place p left join lookup g on g.id = p.governorate
    where ${isCouncil(sql`p`)} and p.code = ${code}`)
  return found && { label: [councilPages.label[0], councilPages.label[1]], ...found }
}
type CouncilName = Pick<CouncilProfile, 'nameAr' | 'nameEn' | 'governorate'> & { readonly label: readonly [ar: string, en: string] }

function membersOf({ database }: Platform, council: string, lang: Lang): Promise<CouncilMember[]> {
  return database.rows<CouncilMember>(sql`
    select a.code, a.name_ar as "nameAr", a.name_en as "nameEn", coalesce(f.is_published, false) as "isPublished", m.join_date as "joinDate",
      f.population_count as population, coalesce(m.services, '{}') as services
    from council_membership m join place a on a.id = m.authority left join local_comm f on f.id = a.id
    where m.council = ${council} and m.membership_status = 1 and a.is_active order by ${lang === 'en' ? withoutArticle(sql`a.name_en`) : sql`a.name_ar`} collate "ar-x-icu", a.id`)
}
