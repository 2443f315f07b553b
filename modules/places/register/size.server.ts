import { sql, type SQL } from '../../../server/database/sql.ts'

/** The most people that an authority may have. */
const mostPeople = 3_000_000

/** How large a body is by its people, 0..1: ten times as many count as much more among few as among many. 0 where they are not known. */
export function sizeBy(people: SQL): SQL {
  return sql`(ln(greatest(1, ${people})) / ln(${sql.raw(String(mostPeople))}))`
}
