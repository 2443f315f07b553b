import { Invalid, problemAt } from '../../kernel/kernel.ts'
import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { countOf } from '../resources/list.ts'
import { publishedFilesOf } from './published.ts'

/** A file that everybody may see. */
export interface PublishedFile {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Name of the definition whose record holds it. */
  readonly resource: string
  readonly recordId: string
}
/** Some of them, and how many there are. */
export interface PublishedPage {
  readonly totalCount: number
  /** False when the total is an estimate: it is exact to 10,000. */
  readonly totalCountIsExact?: false
  readonly items: readonly PublishedFile[]
}

const parameters: Readonly<Record<string, { least: number; most: number; otherwise: number }>> = {
  maxresultcount: { least: 1, most: 1000, otherwise: 10 },
  skipcount: { least: 0, most: 1_000_000_000, otherwise: 0 },
}

/** A page of the files that citizens see, the newest first. @throws Invalid naming a wrong or unknown parameter */
export async function listPublishedFiles({ platform }: Call, given: URLSearchParams): Promise<PublishedPage> {
  const [limit = 10, skip = 0] = numbersOf(given)
  const published = [...platform.models.values()].flatMap(model => publishedFilesOf(platform, model) ?? [])
  if (published.length === 0) return { totalCount: 0, items: [] }
  const from = sql`attachment a join (${sql.join(published, sql` union `)}) p on p.file = a.id and p.record = a.record_id`
  const items = await platform.database.rows<PublishedFile>(sql`
    select a.id, a.original_file_name as "originalFileName", a.mime_type as "mimeType", a.size_bytes as "sizeBytes", a.resource,
      a.record_id as "recordId"
    from ${from} order by a.creation_time desc, a.id desc limit ${limit} offset ${skip}`)
  const query = { skip, limit, sorting: [], filters: [], text: undefined }
  return { ...(await countOf(platform.database, from, sql`true`, items.length, query)), items }
}

function numbersOf(given: URLSearchParams): number[] {
  for (const [key, text] of given) {
    const bounds = parameters[key.toLowerCase()]
    if (!bounds) throw new Invalid([problemAt(key, 'unknownField', ['', ''], [key])])
    const { least, most } = bounds
    const isRight = text === '' || (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most)
    if (!isRight) throw new Invalid([problemAt(key, 'between', [key, key], [least, most])])
  }
  const values = new Map([...given].map(([key, text]) => [key.toLowerCase(), text]))
  return Object.entries(parameters).map(([key, { otherwise }]) => Number(values.get(key) || otherwise))
}
