import { sql } from '../../../server/database/sql.ts'
import { demonstrator } from '../../../server/demonstration.ts'
import type { Platform } from '../../../server/platform.ts'

const authorities = 'Local Authorities Law No. 1 of 1997'
const elections = 'Law No. 10 of 2005 on the Election of Local Councils'
const waste = 'Regulation on Solid Waste Management'

/** On which of the demonstration's laws the components of each kind rest, by their English titles. */
const basis: Readonly<Record<string, readonly string[]>> = {
  ministry: [authorities, 'Instructions No. 7 of 2022 on Publishing the Budgets and Minutes of Local Authorities'],
  directorates: [authorities],
  municipalities: [authorities, elections, 'Regulation on the Staff of Local Authorities'],
  villageCouncils: [authorities, elections],
  localCommittees: [authorities],
  jointCouncils: ['Regulation on Shared-services Councils', waste],
  planningBodies: [
    'Law No. 79 of 1966 on the Planning of Towns, Villages and Buildings',
    'Regulation No. 6 of 2011 on Building and Planning for Local Authorities',
  ],
  utilities: ['Decree-law No. 14 of 2014 on Water'],
}

/** Ties the components with which every installation begins to the laws of the demonstration; one that somebody has changed is left as it is. */
export async function loadLegalBasis(platform: Platform): Promise<void> {
  const kinds = platform.lookups.ids('sectorComponentKind')
  await platform.database.write(demonstrator, async transaction => {
    for (const [kind, titles] of Object.entries(basis))
      await transaction.rows(sql`
        update local_government_sector t set legal_basis = l.ids, concurrency_stamp = gen_random_uuid()
        from (select array_agg(id order by year, id) as ids from legal_environment where title_en = any(${sql.param(titles)}::text[])) l
        where t.kind = ${kinds[kind] ?? null}::int and t.legal_basis is null and t.last_modification_time is null and l.ids is not null`)
  })
}
