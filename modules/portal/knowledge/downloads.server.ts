import { Invalid, problemAt, visitor } from '../../define.ts'
import type { Actor } from '../../../server/database/connect.ts'
import { sql, type SQL } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import { isReader } from '../../../server/http/reader.ts'
import { log } from '../../../server/log.ts'
import type { Call, Platform } from '../../../server/platform.ts'
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
  implement(downloadKnowledge, async (_input, call, { params: { id = '' }, request }) => {
    const shown = isId(id)
      ? await call.platform.database.find<{ file: string | null }>(
          sql`select t.file[1] as file from ${shownCopyOf(knowledgeExchange.name, id)} t`,
        )
      : undefined
    if (!shown?.file) throw notFound()
    if (isReader(name => request.headers.get(name) ?? undefined)) count(call, id)
    return new Response(null, {
      status: 302,
      headers: { location: `/api/Attachment/GetByte/${shown.file}?download=1`, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
    })
  }),
]

/** How often the file of an item was fetched. @param item its id */
export function downloadsOf(item: SQL): SQL {
  return sql`coalesce((select d.count from download_count d where d.resource = ${knowledgeExchange.name} and d.record_id = ${item}), 0)`
}

/** What was fetched and is not written yet, by item, of each program that runs in this process. */
const gathered = new WeakMap<Platform, Map<string, number>>()
const writtenEveryMs = 1000
const counter: Actor = { caller: visitor, requestId: 'downloads', address: undefined }

function count({ platform }: Call, id: string): void {
  const counts = gathered.get(platform)
  counts?.set(id, (counts.get(id) ?? 0) + 1)
}

/**
 * Begins to count downloads: each second in one statement, so that nobody who fetches a file waits for the row of a much read one. A process that
 * is killed loses what it had not written.
 * @returns ends it, when the rest is written
 */
export function keepCounting(platform: Platform): () => Promise<void> {
  const counts = new Map<string, number>()
  gathered.set(platform, counts)
  let writing: Promise<void> | undefined
  const timer = setInterval(() => {
    if (counts.size > 0) writing ??= writeCounts(platform, counts).finally(() => (writing = undefined))
  }, writtenEveryMs).unref()
  return async () => {
    clearInterval(timer)
    await writing
    gathered.delete(platform)
    if (counts.size > 0) await writeCounts(platform, counts)
  }
}

/** Writes what was counted; what could not be written is counted with the next. */
async function writeCounts({ database }: Platform, counts: Map<string, number>): Promise<void> {
  // In one order everywhere: of two processes that write at once the second waits.
  const batch = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  counts.clear()
  const [ids, numbers] = [batch.map(([id]) => id), batch.map(([, n]) => n)]
  try {
    await database.write(counter, transaction =>
      transaction.rows(sql`
        insert into download_count (resource, record_id, count)
        select ${knowledgeExchange.name}::text, id, n from unnest(${sql.param(ids)}::uuid[], ${sql.param(numbers)}::int[]) c(id, n)
        on conflict (resource, record_id) do update set count = download_count.count + excluded.count`),
    )
  } catch (error) {
    for (const [id, n] of batch) counts.set(id, (counts.get(id) ?? 0) + n)
    log.warn({ err: error }, 'downloads could not be counted; it is tried again')
  }
}
