import type { AnyResource } from '../../define.ts'
import { snake } from '../../../server/database/columns.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { name, sql, type SQL } from '../../../server/database/sql.ts'
import { recordStateOf } from '../../../server/resources/languages.ts'
import { authorOf } from '../../../server/resources/versions.ts'
import { publicationFacts, publishStates } from './publication.ts'

const { edited, published, rejected } = publishStates.codes
const standing = publicationFacts.standing.codes

/** How the facts are read that lists of a reviewed kind tell (section 11.5), over `t`, the record as it is worked on. */
export function listedFactsOf(resource: AnyResource): Readonly<Record<string, SQL>> {
  const at = (column: string) => sql`t.${name(snake(column))}`
  return {
    standing: standingOf(resource),
    isShown: sql`(case when t.live_version is not null then ${isShown(resource)} end)`,
    translation: sql`(${recordStateOf({ model: { resource, at }, at, since: undefined }, publicationFacts.translation.codes)})`,
    governorate: sql`(select p.governorate from place p where p.id = t.place)`,
    editor: sql`(select ${fullNameOf('u')} from "system_user" u where u.id = coalesce(${authorOf(resource.name, sql`t.id`)}, t.creator))`,
    // What was public once is edited anew; of what never was, an edit came while it waited.
    isEditedInReview: sql`(t.publish_status = ${literal(edited)} and not t.is_draft and t.approved_at is null)`,
    changedAt: sql`coalesce(t.last_modification_time, t.creation_time)`,
  }
}

/** Of what has an edit beside what was published of it: that it has one, where citizens read that, else whether its time is to come or over. */
function standingOf(resource: AnyResource): SQL {
  const { draft, waiting, rejected: refused, liveAndUnsent, liveAndEdited, scheduled, over, published: shown } = standing
  const waits = sql`exists (select from held_publication h where h.resource = ${resource.name} and h.record_id = t.id and h.kind = 'scheduled')`
  const besideEdit = (code: number) =>
    sql`case when ${isShown(resource)} then ${literal(code)} when ${waits} then ${literal(scheduled)} else ${literal(over)} end`
  return sql`(case when t.is_draft then case when t.live_version is null then ${literal(draft)} else ${besideEdit(liveAndUnsent)} end
    when t.publish_status = ${literal(rejected)} then ${literal(refused)}
    when t.publish_status <> ${literal(published)} then case when t.live_version is null then ${literal(waiting)} else ${besideEdit(liveAndEdited)} end
    when t.publish_at > now() then ${literal(scheduled)} when t.expire_at <= now() then ${literal(over)} else ${literal(shown)} end)`
}

/** Citizens read the live copies and nothing else: one whose time has not come, or is over, is held. */
function isShown({ name: kind }: AnyResource): SQL {
  return sql`exists (select from ${name(`${snake(kind)}_live`)} l where l.id = t.id)`
}

/** A number of the program's own. */
function literal(code: number): SQL {
  return sql.raw(String(code))
}
