import { idsOf, type Call, type Platform } from '../../../server/platform.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { isPublicRow } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { isId } from '../../../server/resources/id.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import type { ReadItem } from './reading.ts'

/** An approved item, with what only the server needs of it. */
export interface FoundReadable extends Omit<ReadItem, 'files' | 'answers' | 'isAsker'> {
  readonly creator: string | null
  /** Its one file. */
  readonly file: readonly string[] | null
  /** The rows of its further files, as a live copy has them: JSON. */
  readonly attachments: string | null
}

/** An approved item that staff read; undefined when there is none. */
export async function findReadable(call: Call, runner: Runner, id: string): Promise<FoundReadable | undefined> {
  if (!isId(id)) return undefined
  return runner.find<FoundReadable & Record<string, unknown>>(sql`
    select ${told(call)}, t.summary_ar as "summaryAr", t.summary_en as "summaryEn", t.body_ar as "bodyAr", t.body_en as "bodyEn", t.authors, t.year,
      t.external_url as "externalUrl", (select v.id from video v where v.id = t.video and v.is_published) as video, t.file, t.attachments, t.creator
    from ${readable(call)} left join place p on p.id = t.place where t.id = ${id}`)
}

/** What is told of each. */
export function told({ platform }: Call): SQL {
  return sql`t.id, t.title_ar as "titleAr", t.title_en as "titleEn", t.resource_type as "resourceType", t.date, t.is_for_staff as "isForStaff",
    coalesce(t.resource_type = ${questionType(platform)}, false) as "isQuestion",
    ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn"`
}

const read = [
  ...['title_ar', 'title_en', 'summary_ar', 'summary_en', 'body_ar', 'body_en', 'resource_type', 'date', 'authors', 'year', 'external_url'],
  ...['file', 'video', 'place', 'search_text'],
]
const columnsOf = (row: string) => sql.raw(['id', ...read].map(column => `${row}.${column}`).join(', '))

/** The approved items, where a table stands: the copy that citizens read, and of what is for staff the row itself, as long as no edit of it waits. */
export function readable({ platform }: Call): SQL {
  const { from } = modelOf(platform, knowledgeExchange.name)
  // The copy holds the rows of its files as JSON; of the record itself they are written so.
  const rows = sql`(select json_agg(json_build_object('file', r.file, 'type', r.type, 'titleAr', r.title_ar, 'titleEn', r.title_en) order by r.position)::text
    from knowledge_exchange_attachments r where r.parent = t.id)`
  return sql`(
    select ${columnsOf('l')}, l.attachments, false as is_for_staff, q.creator from knowledge_exchange_live l join knowledge_exchange q on q.id = l.id
    union all
    select ${columnsOf('t')}, ${rows} as attachments, true as is_for_staff, t.creator from ${from} where ${isForStaff(platform)}) t`
}

/** Is a row approved, and for staff of every place? */
export function isForStaff(platform: Platform): SQL {
  const approved = isPublicRow(modelOf(platform, knowledgeExchange.name), platform)
  return sql`(t.audience_level = ${knowledgeExchange.fields.audienceLevel.codes.staff} and ${approved})`
}

/** The id of the resource type *question*. */
export function questionType(platform: Platform): number | null {
  return idsOf(platform)('knowledgeResourceType').question ?? null
}

/** Did the caller ask the question? */
export function isAsker({ caller }: Call, { creator }: Pick<FoundReadable, 'creator'>): boolean {
  return creator !== null && creator === caller.userId
}
