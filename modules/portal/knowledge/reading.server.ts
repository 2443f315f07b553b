import { allOf, sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { textCondition } from '../../../server/resources/list.ts'
import type { AttachedFile } from '../content/content.ts'
import { staffAnswersTo } from './answers.server.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import { findReadable, isAsker, questionType, readable, told } from './readable.server.ts'
import { getReadable, readItem, readOnPage, type ReadableItem } from './reading.ts'

const mostOnPage = 100

/** What staff of every place read of the knowledge exchange (domain/portal-and-admin, section 12.5). */
export const readingCalls: readonly Endpoint[] = [
  implement(getReadable, async ({ filter, onlyQuestions, maxResultCount, SkipCount }, call) => {
    const { database } = call.platform
    const where = allOf([
      textCondition({ ...modelOf(call.platform, knowledgeExchange.name), searchText: sql`t.search_text` }, filter ?? undefined),
      onlyQuestions === 'true' ? sql`t.resource_type = ${questionType(call.platform)}` : undefined,
    ])
    const limit = Math.min(mostOnPage, Number(maxResultCount ?? readOnPage))
    const [counted, items] = await Promise.all([
      database.find<{ n: number }>(sql`select count(*)::int as n from ${readable(call)} where ${where}`),
      database.rows<ReadableItem>(sql`
        select ${told(call)}, (select count(*)::int from knowledge_answer a where a.question = t.id and a.is_published) as answers
        from ${readable(call)} left join place p on p.id = t.place where ${where}
        order by t.date desc nulls last, t.id limit ${limit} offset ${Number(SkipCount ?? 0)}`),
    ])
    return { totalCount: counted?.n ?? 0, items }
  }),
  implement(readItem, async (_input, call, { params: { id = '' } }) => {
    const item = await findReadable(call, call.platform.database, id)
    if (!item) throw notFound()
    const { creator: _, file, attachments, ...shown } = item
    const [files, answers] = await Promise.all([
      call.platform.database.rows<AttachedFile>(sql`
        select a.id, a.original_file_name as "originalFileName", a.size_bytes as "sizeBytes", f.row ->> 'titleAr' as "titleAr", f.row ->> 'titleEn' as "titleEn",
          l.name_ar as "typeAr", l.name_en as "typeEn"
        from (
          select own.file, null::json as row, 0 as part, own.place from unnest(${sql.param([...(file ?? [])])}::uuid[]) with ordinality own(file, place)
          union all
          select (r.row -> 'file' ->> 0)::uuid, r.row, 1, r.place
          from json_array_elements(${attachments ?? '[]'}::json) with ordinality r(row, place)
        ) f join attachment a on a.id = f.file left join lookup l on l.id = (f.row ->> 'type')::int
        order by f.part, f.place`),
      item.isQuestion ? staffAnswersTo(call, item.id) : [],
    ])
    return { ...shown, files, answers, isAsker: isAsker(call, item) }
  }),
]
