import type { Lang } from '../../kernel/kernel.ts'
import { name, type SQL, sql } from '../database/sql.ts'

/**
 * The name by which a place signs what it publishes: that of its body («بلدية نابلس», Nablus Municipality), else the place's own.
 * @param place alias of the row of `place`
 */
export function bodyName(place: SQL, lang: Lang): SQL {
  return sql`coalesce((select b.${name(`official_name_${lang}`)} from local_comm b where b.id = ${place}.id), ${place}.${name(`name_${lang}`)})`
}
