import { sql, type SQL } from '../../../server/database/sql.ts'
import { placeTypes } from '../hierarchy/hierarchy.ts'

/** Is a place a council that citizens read of? @param place its alias */
export function isCouncil(place: SQL): SQL {
  return sql`(${place}.type_code = ${placeTypes.council[0]} and ${place}.is_active)`
}

/**
 * Where citizens read of a place: the path in Arabic of an authority that is published, or of a council; null for others, and for what is deactivated.
 * @param place alias of its row @param authority that of its authority's file, which it need not have
 */
export function pageOfPlace(place: SQL, authority: SQL): SQL {
  return sql`(case when ${isCouncil(place)} then '/council/' || ${place}.code
    when ${place}.is_active and ${authority}.is_published then '/localComm/' || ${place}.code end)`
}
