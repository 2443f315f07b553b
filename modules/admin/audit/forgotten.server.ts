import { sql, type SQL } from '../../../server/database/sql.ts'

const record = sql`coalesce(e.parent_id, e.row_id)`
// What stands there of a refused call is whatever somebody has written in its address.
const entry = sql`case when ${record} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${record}::uuid end`
const heldBy = (of: SQL) => sql`lower(coalesce(${of}.changes -> 'record_id' ->> 1, ${of}.changes -> 'record_id' ->> 0))`

/**
 * Does an entry `e` of the audit tell of what a visitor has sent, whose data are erased since: of the way in, of the record that came of it, or of a
 * file of that, whose entries alone say still whose it was?
 */
export const isForgotten = sql`(exists (
  select from visitor_submission s where s.erased_at is not null and (lower(s.record) = lower(${record}) or s.id = ${entry}))
  or (e.table_name = 'attachment' and exists (
    select from audit_entry f join visitor_submission s on lower(s.record) = ${heldBy(sql`f`)}
    where coalesce(f.parent_id, f.row_id) = ${record} and f.table_name = 'attachment' and s.erased_at is not null)))`

/** What was written of a person, not what was decided of him: texts, files, places, and two numbers. */
const isHis = sql`(c.key in ('gender', 'birth_year') or jsonb_path_exists(c.value, '$[*] ? (@.type() == "string" || @.type() == "object" || @.type() == "array")'))`

/**
 * What an entry says was changed. Of somebody whose data are erased it is said still that they were changed, when and by whom, and what they were no
 * more: the entry itself stays in the chain as it was sealed.
 */
export const shownChanges = sql`case when ${isForgotten} then (
  select coalesce(jsonb_object_agg(c.key, case when ${isHis} then '{"erased": true}' else c.value end), '{}') from jsonb_each(e.changes) c) else e.changes end`

/** What a row was called, which may be his name, and why something was done with it, which may speak to him. */
export const shownWords = {
  rowTitleAr: sql`case when e.row_title is not null and ${isForgotten} then '—' else e.row_title end`,
  rowTitleEn: sql`case when e.row_title_en is not null and ${isForgotten} then '—' else e.row_title_en end`,
  reason: sql`case when e.reason is not null and not ${isForgotten} then e.reason end`,
}
