import { sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { foundKinds } from './documents.ts'

/**
 * Whose a page of the portal is: the place that it names, or that has published what stands on it; null: the ministry.
 * @param page an expression: its path in Arabic, such as `/news/…`
 */
export function placeOfPage(platform: Platform, page: SQL): SQL {
  const named = sql`split_part(${page}, '/', 3)`
  const kinds = foundKinds(platform).map(({ kind }) => kind)
  return sql`coalesce(
    (select p.id from place p where p.code = nullif(${named}, '')),
    case when ${named} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then coalesce(
      (select p.id from place p where p.id = ${named}::uuid),
      (select d.place from search_document d where d.kind = any(${sql.param(kinds)}::text[]) and d.id = ${named} limit 1)) end)`
}
