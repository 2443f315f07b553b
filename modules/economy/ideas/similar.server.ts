import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { notFound } from '../../../server/resources/access.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import { titledLike } from '../../../server/search/titled.ts'
import { alikeIdeas } from './alike.server.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'
import { getAround, type IdeaAround } from './publicFiles.ts'
import { publishFile } from './publicFiles.server.ts'
import { getSimilar, type SimilarIdea } from './publicIdeas.ts'

const most = 3

/** Calls about ideas beside those of their definition. */
export const ideaCalls: readonly Endpoint[] = [
  implement(getSimilar, async ({ title }, { platform }) => {
    noteRead([creativeIdeasBank.name])
    const found = await titledLike(platform, title, { kinds: [creativeIdeasBank.name], share: 2 / 3, most })
    if (found.length === 0) return { items: [] }
    const ids = sql.param(found.map(({ id }) => id))
    const items = await platform.database.rows<SimilarIdea>(sql`
      select t.id, t.title_ar as "titleAr", t.title_en as "titleEn" from creative_ideas_bank_live t
      where t.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], t.id)`)
    return { items }
  }),
  implement(getAround, async (_input, { platform }, { params: { id = '' } }) => {
    if (!isId(id)) throw notFound()
    noteRead([creativeIdeasBank.name, 'place', 'localComm'])
    const own = await platform.database.find<{ titleAr: string; field: number | null; subField: number | null }>(sql`
      select t.title_ar as "titleAr", t.field, t.sub_field as "subField" from creative_ideas_bank_live t where t.id = ${id}`)
    if (!own) throw notFound()
    const kinds = { kinds: [creativeIdeasBank.name], share: 1 / 2, most: most + 1 }
    const like = (await titledLike(platform, own.titleAr, kinds)).map(found => found.id)
    const [files, similar] = await Promise.all([
      platform.database.rows<IdeaAround['files'][number]>(sql`
        select a.id, a.original_file_name as "originalFileName", a.size_bytes as "sizeBytes", null as "titleAr", null as "titleEn",
          null as "typeAr", null as "typeEn"
        from creative_ideas_bank_live t cross join lateral unnest(t.public_files) with ordinality f(file, place)
          join attachment a on a.id = f.file where t.id = ${id} order by f.place`),
      platform.database.rows<IdeaAround['similar'][number]>(similarIdeas(id, own, like)),
    ])
    return { files, similar }
  }),
  alikeIdeas,
  publishFile,
]

/**
 * The ideas beside one that is read: those of like titles in their order, then the newest of its narrower field, then of its field. Each is found
 * by an index: those of like titles by their key, those of a field by the field's own, and then put in order, or, where most are of it, from
 * the newest on. @param like ids of ideas whose titles are like its own
 */
export function similarIdeas(
  id: string,
  own: { readonly field: number | null; readonly subField: number | null },
  like: readonly string[],
): SQL {
  const newest = sql`order by t.published_at desc nulls last, t.id desc nulls last`
  const some = (condition: SQL) => sql`(select t.id from creative_ideas_bank_live t where ${condition} ${newest} limit ${most + 1}::int)`
  const titled = sql.param([...like])
  return sql`
    select t.id, t.title_ar as "titleAr", t.title_en as "titleEn", p.name_ar as "localCommIdNameAr", p.name_en as "localCommIdNameEn"
    from creative_ideas_bank_live t left join place p on p.id = t.local_comm_id
    where t.id <> ${id}::uuid and t.id in (
      select unnest(${titled}::uuid[]) union ${some(sql`t.sub_field = ${own.subField}::int`)} union ${some(sql`t.field = ${own.field}::int`)})
    order by array_position(${titled}::uuid[], t.id) nulls last, (t.sub_field = ${own.subField}::int) desc nulls last,
      t.published_at desc nulls last, t.id desc limit ${most}::int`
}
