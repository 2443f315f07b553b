import { sql, type SQL } from '../../../server/database/sql.ts'
import { firstPagesOf } from '../../../server/fileText/drawing.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { bodyName } from '../../../server/resources/bodyName.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { bareFilesOf, filesOf, isTold, publishersOf } from '../content/content.server.ts'
import { openQuestions, publicAnswersTo } from './answers.server.ts'
import { downloadsOf, figuresHoldMs } from './downloads.server.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import { questionType } from './readable.server.ts'
import {
  getKnowledgeContext,
  getKnowledgeFacets,
  getKnowledgeOfPlace,
  type KnowledgeFacets,
  type PublicKnowledge,
} from './publicKnowledge.ts'

/** What citizens ask about knowledge beside the list and the item. */
export const publicKnowledgeCalls: readonly Endpoint[] = [
  implement(getKnowledgeFacets, async ({ language }, call) => {
    const { platform } = call
    const { database } = platform
    noteRead([knowledgeExchange.name, 'place', 'localComm'])
    const told = isTold(knowledgeExchange, sql`t`, language)
    const distinct = (column: SQL, order: SQL) =>
      database.rows<{ value: number }>(sql`
        select distinct ${column} as value from knowledge_exchange_live t where ${column} is not null and ${told} order by value ${order}`)
    const [publishers, topics, types, years, languages, licences, open] = await Promise.all([
      publishersOf(platform, knowledgeExchange.name, isTold(knowledgeExchange, sql`n`, language)),
      database.rows<KnowledgeFacets['topics'][number]>(sql`
        select l.id as topic, count(*)::int as count from knowledge_exchange_live t cross join lateral unnest(t.topics) of(topic)
        join lookup l on l.id = of.topic where ${told} group by l.id, l.sort_order order by l.sort_order, l.id`),
      database.rows<KnowledgeFacets['types'][number]>(sql`
        select l.id as type, count(*)::int as count from knowledge_exchange_live t join lookup l on l.id = t.resource_type
        where ${told} group by l.id, l.sort_order order by l.sort_order, l.id`),
      distinct(sql`t.year`, sql`desc`),
      distinct(sql`t.resource_language`, sql`asc`),
      distinct(sql`t.licence`, sql`asc`),
      openQuestions(call, told),
    ])
    const valuesOf = (rows: readonly { value: number }[]) => rows.map(({ value }) => value)
    const narrowing = { publishers, topics, types, years: valuesOf(years), languages: valuesOf(languages), licences: valuesOf(licences) }
    return { ...narrowing, openQuestions: open }
  }),
  implement(getKnowledgeContext, async ({ language }, call, { params: { id = '' } }) => {
    const { items: attachments } = await filesOf(call, knowledgeExchange.name, id)
    const { database } = call.platform
    const item = await database.find<{ topics: number[] | null; isQuestion: boolean }>(sql`
      select topics, coalesce(resource_type = ${questionType(call.platform)}, false) as "isQuestion" from ${shownCopyOf(knowledgeExchange.name, id)} t`)
    if (!item) throw notFound()
    const topics = sql`${sql.param(item.topics ?? [])}::int[]`
    const common = sql`(select count(*) from unnest(t.topics) topic where topic = any(${topics}))`
    const near = sql`(
      select * from knowledge_exchange_live t where t.topics && ${topics} and t.id <> ${id} and ${isTold(knowledgeExchange, sql`t`, language)}
      order by ${common} desc, t.date desc nulls last, t.id limit ${mostRelated})`
    noteTrueFor(figuresHoldMs)
    const [[file = null], related, answers, counted] = await Promise.all([
      bareFilesOf(call, knowledgeExchange.name, id, 'file'),
      listed(call, near),
      item.isQuestion ? publicAnswersTo(call, id) : [],
      database.find<{ downloads: number }>(sql`select ${downloadsOf(sql`${id}::uuid`)} as downloads`),
    ])
    const firstPages = file ? await firstPagesOf(call, file.id) : []
    return { file, firstPages, downloads: counted?.downloads ?? 0, attachments, related, answers }
  }),
  implement(getKnowledgeOfPlace, async (_input, call, { params: { placeId = '' } }) => {
    if (!isId(placeId)) throw notFound()
    const own = sql`(select * from knowledge_exchange_live t where t.place = ${placeId} or ${placeId}::uuid = any(t.related_places)
      order by t.date desc nulls last, t.id limit ${shown})`
    return { items: await listed(call, own) }
  }),
]

const mostRelated = 4
const shown = 4

function listed({ platform }: Call, source: SQL): Promise<PublicKnowledge[]> {
  noteRead([knowledgeExchange.name, 'place', 'localComm'])
  return platform.database.rows<PublicKnowledge>(sql`
    select n.id, n.place, n.title_ar as "titleAr", n.title_en as "titleEn", n.summary_ar as "summaryAr", n.summary_en as "summaryEn",
      n.resource_type as "resourceType", coalesce(n.topics, '{}') as topics, n.date, n.authors, n.year, n.pages, n.resource_language as "resourceLanguage",
      coalesce(n.file, '{}') as file, n.licence, n.published_at as "publishedAt", ${bodyName(platform, sql`p`, 'ar')} as "placeNameAr", ${bodyName(platform, sql`p`, 'en')} as "placeNameEn"
    from ${source} n left join place p on p.id = n.place order by n.date desc nulls last, n.id`)
}
