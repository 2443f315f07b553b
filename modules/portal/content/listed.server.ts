import type { AnyResource } from '../../define.ts'
import { snake } from '../../../server/database/columns.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { name, sql, type SQL } from '../../../server/database/sql.ts'
import { recordStateOf } from '../../../server/resources/languages.ts'
import { authorOf } from '../../../server/resources/versions.ts'
import { publicationFacts, publishStates } from './publication.ts'

const { edited, published, rejected } = publishStates.codes
const shown = publicationFacts.standing.codes

/** How the facts are read that lists of a reviewed kind tell (section 11.5), over `t`, the record as it is worked on. */
export function listedFactsOf(resource: AnyResource): Readonly<Record<string, SQL>> {
  const at = (column: string) => sql`t.${name(snake(column))}`
  return {
    standing: sql`(case when t.is_draft then case when t.live_version is null then ${literal(shown.draft)} else ${literal(shown.liveAndUnsent)} end when t.publish_status = ${literal(rejected)} then ${literal(shown.rejected)}
      when t.publish_status <> ${literal(published)} then case when t.live_version is null then ${literal(shown.waiting)} else ${literal(shown.liveAndEdited)} end
      when t.publish_at > now() then ${literal(shown.scheduled)} when t.expire_at <= now() then ${literal(shown.over)} else ${literal(shown.published)} end)`,
    translation: sql`(${recordStateOf({ model: { resource, at }, at, since: undefined }, publicationFacts.translation.codes)})`,
    governorate: sql`(select p.governorate from place p where p.id = t.place)`,
    editor: sql`(select ${fullNameOf('u')} from "system_user" u where u.id = coalesce(${authorOf(resource.name, sql`t.id`)}, t.creator))`,
    // What was public once is edited anew; of what never was, an edit came while it waited.
    isEditedInReview: sql`(t.publish_status = ${literal(edited)} and not t.is_draft and t.approved_at is null)`,
    changedAt: sql`coalesce(t.last_modification_time, t.creation_time)`,
  }
}

/** A number of the program's own. */
function literal(code: number): SQL {
  return sql.raw(String(code))
}
