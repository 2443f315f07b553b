import { sql, type SQL } from '../../../server/database/sql.ts'

/** The lookup list of the place types (specification, section 3): the value is the number, the code the word. */
export const placeTypeList = 7

/** Does a role count while its holder acts for a place of this type? `r` is the role; one that names no type counts everywhere. */
export function countsAt(typeCode: SQL): SQL {
  return sql`(coalesce(cardinality(r.place_types), 0) = 0 or (select l.id from lookup l where l.type = ${placeTypeList} and l.value = ${typeCode}) = any(r.place_types))`
}
