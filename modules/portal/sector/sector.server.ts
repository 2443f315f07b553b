import { findWord } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform, ResourceRules } from '../../../server/platform.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { lastInOrder } from '../../../server/resources/ordering.ts'
import { putInOrder } from '../../../server/resources/reorder.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { placeTypes } from '../../places/hierarchy/hierarchy.ts'
import { liveCounts } from './localGovernmentSector.ts'
import { reorderComponents } from './ordering.ts'
import { getSector, type AuthorityType, type LiveCount, type SectorComponent, type SectorFigure } from './publicSector.ts'

export { loadLegalBasis } from './demonstration.server.ts'

/** What is asked of components beside their definition (domain/portal-and-admin, section 12.10). */
export const sectorRules: ResourceRules = {
  beforehand: (_call, transaction, _record, before) => lastInOrder(transaction, 'local_government_sector', before),
}

interface StoredFigure extends Omit<SectorFigure, 'value' | 'isLive'> {
  readonly source: number
  readonly value: number | null
  readonly query: number | null
}
interface StoredComponent extends Omit<SectorComponent, 'figures'> {
  readonly figures: readonly StoredFigure[]
}

const live = 2

/** Calls about the sector beside those of its definition. */
export const sectorCalls: readonly Endpoint[] = [
  implement(reorderComponents, ({ ids }, call) =>
    putInOrder(call, modelOf(call.platform, 'localGovernmentSector'), ids, reorderComponents.input.ids.label),
  ),
  implement(getSector, async (_input, { platform }) => {
    noteRead(['localGovernmentSector', 'legalEnvironment', 'place', 'localComm', 'councilMembership'])
    const [components, counts, types] = await Promise.all([storedComponents(platform), countsOf(platform), typesOf(platform)])
    return {
      components: components.map(component => ({ ...component, figures: component.figures.flatMap(figure => figureOf(figure, counts)) })),
      types,
    }
  }),
]

function storedComponents({ database }: Platform): Promise<StoredComponent[]> {
  return database.rows<StoredComponent>(sql`
    select t.id, t.kind, t.name_ar as "nameAr", t.name_en as "nameEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn", t.logo, t.image,
      t.image_alt_ar as "imageAltAr", t.image_alt_en as "imageAltEn", t.linked_route as "linkedRoute", t.website,
      coalesce((select json_agg(json_build_object('labelAr', f.label_ar, 'labelEn', f.label_en, 'source', f.source, 'value', f.value,
        'query', f.query, 'year', f.year, 'noteAr', f.note_ar, 'noteEn', f.note_en) order by f.position)
        from local_government_sector_figures f where f.parent = t.id), '[]') as figures,
      coalesce((select json_agg(json_build_object('id', l.id, 'titleAr', l.title_ar, 'titleEn', l.title_en) order by l.year desc, l.id)
        from legal_environment l where l.id = any(t.legal_basis) and l.is_published), '[]') as laws
    from local_government_sector t where t.is_published order by t.sort_order, t.id`)
}

/** What the program counts itself: only what citizens find on the portal. */
async function countsOf({ database, lookups }: Platform): Promise<Readonly<Record<LiveCount, number>>> {
  const type = lookups.ids('localAuthorityType')
  const none: Readonly<Record<LiveCount, number>> = {
    authorities: 0,
    municipalities: 0,
    villageCouncils: 0,
    localCommittees: 0,
    councils: 0,
    directorates: 0,
    members: 0,
  }
  const ofType = (id: number | undefined) => sql`count(*) filter (where a.authority_type = ${id ?? null})::int`
  const ofPlaces = (code: number) => sql`(select count(*)::int from place p where p.type_code = ${code} and p.is_active)`
  const counted = await database.find<Record<LiveCount, number>>(sql`
    select count(*)::int as authorities, ${ofType(type.municipality)} as municipalities, ${ofType(type.villageCouncil)} as "villageCouncils",
      ${ofType(type.localCommittee)} as "localCommittees", ${ofPlaces(placeTypes.council[0])} as councils,
      ${ofPlaces(placeTypes.directorate[0])} as directorates,
      (select count(distinct m.authority)::int from council_membership m where m.membership_status = 1) as members
    from local_comm a join place p on p.id = a.id where a.is_published and p.is_active`)
  return counted ?? none
}

/** What somebody has written says something whatever it is; that nothing of a kind was counted is no figure of it. */
function figureOf(figure: StoredFigure, counts: Readonly<Record<LiveCount, number>>): SectorFigure[] {
  const { source, query, value, ...told } = figure
  if (source !== live) return value === null ? [] : [{ ...told, value, isLive: false }]
  const word = findWord(liveCounts, query)
  return word === undefined || !isCount(word) || counts[word] === 0 ? [] : [{ ...told, year: null, value: counts[word], isLive: true }]
}

function isCount(word: string): word is LiveCount {
  return word in liveCounts
}

function typesOf({ database }: Platform): Promise<AuthorityType[]> {
  return database.rows<AuthorityType>(sql`
    select a.authority_type as type, a.municipality_class as "municipalityClass", count(*)::int as count,
      sum(a.population_count)::double precision as population
    from local_comm a join place p on p.id = a.id left join lookup l on l.id = a.authority_type left join lookup c on c.id = a.municipality_class
    where a.is_published and p.is_active and a.authority_type is not null
    group by a.authority_type, a.municipality_class, l.sort_order, c.sort_order order by l.sort_order, c.sort_order nulls last`)
}
