import { normalised, searchWords } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Call } from '../../../server/platform.ts'
import { findVisible, isPublicRow, notFound, ownerOf } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { findId } from '../../../server/resources/id.ts'
import { likenessOf, someTwoOf, trigramsOf } from '../../portal/entries/entries.server.ts'
import { type AlikeIdea, getAlikeIdeas } from './alike.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'

/** From here on an idea may be the same as another one (domain/economy-and-tenders, section 1). */
const alikeFrom = 0.45
const most = 5
/** So many words of a title are looked for, and of what has two of them so many ideas are compared. */
const mostWords = 8
const mostCompared = 200

interface Told extends Omit<AlikeIdea, 'likeness'> {
  readonly summaryAr: string | null
  readonly summaryEn: string | null
}

/** Ideas that a moderator should see beside the one that he decides on. */
export const alikeIdeas = implement(getAlikeIdeas, async (_input, call, { params }) => {
  const model = modelOf(call.platform, creativeIdeasBank.name)
  const id = findId(model, params.id)
  const { database } = call.platform
  if (id === undefined || !(await findVisible(call, database, model, id))) throw notFound()
  const own = await database.find<Told & { field: number | null }>(sql`
    select t.title_ar as "titleAr", t.title_en as "titleEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn", t.field
    from creative_ideas_bank t where t.id = ${id}`)
  if (!own) throw notFound()
  const likely = await likelyOf(call, String(id), own)
  const items = likely
    .map(({ summaryAr, summaryEn, ...idea }) => ({ ...idea, likeness: Math.round(100 * likeness(own, { ...idea, summaryAr, summaryEn })) }))
    .filter(idea => idea.likeness >= 100 * alikeFrom)
    .toSorted((one, other) => Number(other.isSameField) - Number(one.isSameField) || other.likeness - one.likeness)
  return { items: items.slice(0, most) }
})

/**
 * Ideas that the caller reads and that have words of the title, those with the most of them first; none that is a duplicate itself. By the index
 * of the words: nothing is read of the thousands that have none.
 */
async function likelyOf(call: Call, id: string, { titleAr, titleEn, field }: Told & { field: number | null }): Promise<readonly Told[]> {
  const model = modelOf(call.platform, creativeIdeasBank.name)
  const words = [...new Set(searchWords(`${titleAr} ${titleEn ?? ''}`))].filter(word => word.length >= 3).slice(0, mostWords)
  if (words.length === 0) return []
  const visible = call.platform.reachOf(model.resource.scope).visibleTo(call.caller, ownerOf(model), isPublicRow(model, call.platform))
  return call.platform.database.rows<Told>(likelyIdeas({ id, field, words }, model.from, visible))
}

/** @param words of the title, in the form in which they are searched @param visible which ideas the caller reads, over `t` */
export function likelyIdeas(
  { id, field, words }: { readonly id: string; readonly field: number | null; readonly words: readonly string[] },
  from: SQL,
  visible: SQL,
): SQL {
  const hits = sql.join(
    words.map(word => sql`(t.search_text like ${`%${word}%`})::int`),
    sql` + `,
  )
  return sql`
    select t.id, t.number, t.title_ar as "titleAr", t.title_en as "titleEn", t.summary_ar as "summaryAr", t.summary_en as "summaryEn",
      t.publish_status as "publishStatus", coalesce(t.field = ${field}::int, false) as "isSameField"
    from ${from} where t.id <> ${id}::uuid and t.duplicate_of_id is null and ${visible}
      and to_tsvector('simple', t.search_text) @@ to_tsquery('simple', ${someTwoOf(words)})
    order by (${hits}) desc, "isSameField" desc, t.creation_time desc limit ${mostCompared}::int`
}

type Texts = Pick<Told, 'titleAr' | 'titleEn' | 'summaryAr' | 'summaryEn'>

/** Of title and summary in the language in which two ideas are most alike: ratio 0..1. */
function likeness(one: Texts, other: Texts): number {
  const said = ({ titleAr, titleEn, summaryAr, summaryEn }: Texts) => [
    `${titleAr} ${summaryAr ?? ''}`,
    `${titleEn ?? ''} ${summaryEn ?? ''}`,
  ]
  const others = said(other)
  return Math.max(...said(one).map((text, at) => likenessOf(trigramsOf(normalised(text)), trigramsOf(normalised(others[at] ?? '')))))
}
