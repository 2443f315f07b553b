import { Invalid, problemAt } from '../../define.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { log } from '../../../server/log.ts'
import type { Call } from '../../../server/platform.ts'
import { notFound } from '../../../server/resources/access.ts'
import { shownCopyOf } from '../../../server/resources/held.ts'
import { isId } from '../../../server/resources/id.ts'
import { noteRead, noteTrueFor } from '../../../server/resources/readTags.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'
import { downloadKnowledge, getFileFigures, type FileFigures } from './publicKnowledge.ts'

/** So long a page shows the number of downloads that it was made with: none of them is worth making it anew. */
export const figuresHoldMs = 600_000

/** The calls about the files of knowledge items. */
export const downloadCalls: readonly Endpoint[] = [
  implement(getFileFigures, async ({ ids }, { platform }) => {
    const asked = ids.split(',').map(id => id.trim())
    if (!asked.every(isId)) throw new Invalid([problemAt('ids', 'reference', getFileFigures.input.ids.label)])
    noteRead([knowledgeExchange.name])
    noteTrueFor(figuresHoldMs)
    const items = await platform.database.rows<FileFigures & Record<string, unknown>>(sql`
      select t.id, a.size_bytes as "sizeBytes", ${downloadsOf(sql`t.id`)} as downloads
      from knowledge_exchange_live t join attachment a on a.id = t.file[1] where t.id = any(${sql.param(asked)}::uuid[])`)
    return { items }
  }),
  implement(downloadKnowledge, async (_input, call, { params: { id = '' } }) => {
    const shown = isId(id)
      ? await call.platform.database.find<{ file: string | null }>(
          sql`select t.file[1] as file from ${shownCopyOf(knowledgeExchange.name, id)} t`,
        )
      : undefined
    if (!shown?.file) throw notFound()
    await count(call, id)
    return new Response(null, {
      status: 302,
      headers: { location: `/api/Attachment/GetByte/${shown.file}`, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    })
  }),
]

/** How often the file of an item was fetched. @param item its id */
export function downloadsOf(item: SQL): SQL {
  return sql`coalesce((select d.count from download_count d where d.resource = ${knowledgeExchange.name} and d.record_id = ${item}), 0)`
}

async function count({ platform, actor }: Call, id: string): Promise<void> {
  try {
    await platform.database.write(actor, transaction =>
      transaction.rows(sql`
        insert into download_count (resource, record_id, count) values (${knowledgeExchange.name}, ${id}, 1)
        on conflict (resource, record_id) do update set count = download_count.count + 1`),
    )
  } catch (error) {
    // Who asks for the file gets it, counted or not.
    log.warn({ err: error }, 'a download could not be counted')
  }
}
