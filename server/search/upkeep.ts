import { visitor } from '../../kernel/kernel.ts'
import type { Actor, Transaction } from '../database/connect.ts'
import { name, sql, type SQL } from '../database/sql.ts'
import type { Job } from '../jobs.ts'
import type { Platform } from '../platform.ts'
import type { RecordId } from '../resources/id.ts'
import { readingTexts } from '../fileText/job.ts'
import { kindsOf } from '../resources/readTags.ts'
import { foundKinds, versionNow, writeDocuments, type FoundKind } from './documents.ts'
import { analysisVersion } from './keys.ts'

/** So many records are read and written at once; their rows are locked meanwhile. */
const batch = 200
/** So many documents are written while the program starts; the others soon after it, while it answers. */
const mostAtStart = 4000

const starter: Actor = { caller: visitor, requestId: 'search', address: undefined, reason: 'what the search finds' }
type Write = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>

/** Writes the documents that are missing or old, so that what the program starts with is found. */
export async function prepareSearch(platform: Platform): Promise<void> {
  await bringUp(platform, work => platform.database.write(starter, work), mostAtStart)
}

/**
 * What is found is brought up to date: after another analysis or definition, after data that was loaded past the calls, and where a place
 * or a value of a list bears another name. What the calls write needs no job.
 */
export const searchUpkeep: Job = {
  name: 'search documents',
  when: { everySeconds: 120 },
  run: ({ platform, write, signal }) => bringUp(platform, write, Infinity, signal),
}

/** What stands in files is found as soon as it was read. */
export const fileTexts: Job = readingTexts({
  version: analysisVersion,
  follow: async ({ platform, write }, holders) => {
    for (const { resource, record } of holders) {
      const model = platform.models.get(resource)
      const touched = model ? kindsOf(platform, model) : []
      for (const found of foundKinds(platform).filter(kind => kind.hasFiles && touched.includes(kind.model.resource.name)))
        await write(async transaction => {
          await lockRows(transaction, found, [record])
          await writeDocuments(platform, transaction, found, [record])
        })
    }
  },
})

async function bringUp(platform: Platform, write: Write, most: number, signal?: AbortSignal): Promise<void> {
  for (const found of foundKinds(platform)) {
    let left = most
    let last: RecordId | undefined
    while (left > 0 && !signal?.aborted) {
      const ids = await behind(platform, found, last)
      if (ids.length === 0) break
      await write(async transaction => {
        await lockRows(transaction, found, ids)
        await writeDocuments(platform, transaction, found, ids)
      })
      left -= ids.length
      last = ids.at(-1)
    }
  }
}

/**
 * Records whose document is missing, old, or there although citizens may not read them, in the order of their ids.
 * @param after those up to this one have been looked at: to look at all of them for each batch took four minutes of 85,000 news
 */
async function behind(platform: Platform, found: FoundKind, after: RecordId | undefined): Promise<RecordId[]> {
  const { model, isPublic } = found.source(true)
  const further = (id: SQL) => (after === undefined ? sql`true` : sql`${id} > ${after}`)
  const rows = await platform.database.rows<{ id: RecordId }>(sql`
    select id from (
      (select t.id from ${model.from} left join search_document d on d.kind = ${found.kind} and d.id = t.id::text
        where ${isPublic} and ${further(sql`t.id`)} and (d.version is null or d.version <> ${versionNow(platform, found)}) order by t.id limit ${batch})
      union all
      (select d.id::uuid from search_document d
        where d.kind = ${found.kind} and ${further(sql`d.id`)} and not exists (select from ${model.from} where t.id = d.id::uuid and ${isPublic})
        order by d.id limit ${batch})) behind
    order by id limit ${batch}`)
  return rows.map(({ id }) => id)
}

/** Who shows or withdraws one of them meanwhile waits, and writes its document after this. */
async function lockRows(transaction: Transaction, { model }: FoundKind, ids: readonly RecordId[]): Promise<void> {
  const tables = [...new Set([model.base?.model.table, model.table].filter(table => table !== undefined))]
  for (const table of tables)
    await transaction.rows(sql`select t.id from ${name(table)} t where t.id = any(${sql.param([...ids])}::uuid[]) order by t.id for share`)
}
