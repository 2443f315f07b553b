import type { AnyResource } from '../../define.ts'
import { snake } from '../../../server/database/columns.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import { name, sql, type SQL } from '../../../server/database/sql.ts'
import type { ResourceRules } from '../../../server/platform.ts'
import type { HeldKind } from '../../../server/resources/held.ts'
import { recordStateOf } from '../../../server/resources/languages.ts'
import { authorOf } from '../../../server/resources/versions.ts'
import { publicationFacts, publishStates } from './publication.ts'

const { edited, published, rejected } = publishStates.codes
const standing = publicationFacts.standing.codes
const newest = publicationFacts.newest.codes

/** How the facts are read that lists of a reviewed kind tell (section 11.5), over `t`, the record as it is worked on. */
export function listedFactsOf(resource: AnyResource): Readonly<Record<string, SQL>> {
  const at = (column: string) => sql`t.${name(snake(column))}`
  return {
    standing: standingOf(resource),
    newest: newestOf(resource),
    translation: sql`(${recordStateOf({ model: { resource, at }, at, since: undefined }, publicationFacts.translation.codes)})`,
    governorate: sql`(select p.governorate from place p where p.id = t.place)`,
    editor: sql`(select ${fullNameOf('u')} from "system_user" u where u.id = coalesce(${authorOf(resource.name, sql`t.id`)}, t.creator))`,
    // What was public once is edited anew; of what never was, an edit came while it waited.
    isEditedInReview: sql`(t.publish_status = ${literal(edited)} and not t.is_draft and t.approved_at is null)`,
    isWithdrawn: sql`(t.publish_status = ${literal(edited)} and not t.is_draft and t.live_version is null and t.approved_at is not null)`,
    changedAt: sql`coalesce(t.last_modification_time, t.creation_time)`,
  }
}

/** What rows have that a filter on these facts lets through: most of them are known by a column, and their copies are not looked for. */
export function narrowingOf(resource: AnyResource): NonNullable<ResourceRules['narrowing']> {
  const { draft, waiting, rejected: refused, scheduled, over, published: shown } = standing
  const copies = (kind: HeldKind) =>
    sql`t.id in (select h.record_id from held_publication h where h.resource = ${resource.name} and h.kind = ${kind})`
  const standings: Readonly<Record<number, SQL>> = {
    [draft]: sql`t.live_version is null and t.is_draft`,
    [waiting]: sql`t.live_version is null and not t.is_draft`,
    [refused]: sql`t.live_version is null and t.publish_status = ${literal(rejected)}`,
    [shown]: sql`t.live_version is not null`,
    [scheduled]: sql`t.live_version is not null and (${copies('scheduled')} or t.publish_at > now())`,
    [over]: sql`t.live_version is not null and (${copies('expired')} or t.expire_at <= now())`,
  }
  const versions: Readonly<Record<number, SQL>> = {
    [newest.unsent]: sql`t.is_draft`,
    [newest.underReview]: sql`t.publish_status not in (${literal(published)}, ${literal(rejected)})`,
    [newest.rejected]: sql`t.publish_status = ${literal(rejected)}`,
    [newest.scheduled]: sql`t.publish_status = ${literal(published)}`,
    [newest.approved]: sql`t.publish_status = ${literal(published)}`,
  }
  const anyOf = (conditions: Readonly<Record<number, SQL>>) => (values: readonly unknown[]) =>
    sql`(${sql.join(
      values.map(value => sql`(${conditions[Number(value)] ?? sql`false`})`),
      sql` or `,
    )})`
  return { standing: anyOf(standings), newest: anyOf(versions) }
}

/** Citizens read the live copies and nothing else: one whose time has not come, or is over, is held. What is for staff alone has no copy: it has its own times. */
function standingOf(resource: AnyResource): SQL {
  const { draft, waiting, rejected: refused, scheduled, over, published: shown } = standing
  const isShown = sql`exists (select from ${name(`${snake(resource.name)}_live`)} l where l.id = t.id)`
  const isDecided = sql`t.publish_status = ${literal(published)}`
  return sql`(case when t.live_version is null then
      case when t.is_draft then ${literal(draft)} when t.publish_status = ${literal(rejected)} then ${literal(refused)} else ${literal(waiting)} end
    when ${isShown} then ${literal(shown)}
    when ${isHeld(resource, 'scheduled')} or (${isDecided} and t.publish_at > now()) then ${literal(scheduled)}
    when ${isHeld(resource, 'expired')} or (${isDecided} and t.expire_at <= now()) then ${literal(over)}
    else ${literal(shown)} end)`
}

function newestOf(resource: AnyResource): SQL {
  const { unsent, underReview, rejected: refused, scheduled, approved } = newest
  return sql`(case when t.is_draft then ${literal(unsent)} when t.publish_status = ${literal(rejected)} then ${literal(refused)}
    when t.publish_status <> ${literal(published)} then ${literal(underReview)}
    when ${isHeld(resource, 'scheduled')} or (t.live_version is not null and t.publish_at > now()) then ${literal(scheduled)} else ${literal(approved)} end)`
}

function isHeld(resource: AnyResource, kind: HeldKind): SQL {
  return sql`exists (select from held_publication h where h.resource = ${resource.name} and h.record_id = t.id and h.kind = ${kind})`
}

/** A number of the program's own. */
function literal(code: number): SQL {
  return sql.raw(String(code))
}
