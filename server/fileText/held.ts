import type { Column } from '../../kernel/kernel.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { sql, type SQL } from '../database/sql.ts'
import { publishedFilesOf } from '../files/published.ts'
import type { Platform } from '../platform.ts'
import type { RecordId } from '../resources/id.ts'
import type { Model } from '../resources/model.ts'
import type { PublicSource } from '../resources/publicRead.ts'
import { readableTypes } from './kinds.ts'
import { limits } from './limits.ts'

/** Kinds of records of which citizens may open files: where those are read. */
export interface Holder {
  readonly model: Model
  readonly source: (atAnyTime?: boolean) => PublicSource
}

/** Do citizens see fields of theirs that hold files with a text? */
export function holdsTexts({ source }: Holder): boolean {
  return source().columns.some(isHolder)
}

function isHolder({ field }: Column): boolean {
  return (
    field.kind === 'attachments' || (field.fields !== undefined && Object.values(field.fields).some(({ kind }) => kind === 'attachments'))
  )
}

/**
 * Files with a text that citizens may open in these records: rows of `file`, `record`, `name`, `title_ar`, `title_en` and `sha256`. What follows its time follows that of the record.
 * @param ids a condition over `t`, the record
 * @returns undefined where there are none
 */
export function heldFiles(platform: Platform, { model, source: sourceOf }: Holder, ids: SQL, atAnyTime: boolean): SQL | undefined {
  const source = sourceOf(atAnyTime)
  const published = publishedFilesOf(platform, model, ids, { ...source, columns: source.columns.filter(isHolder) }, true)
  return (
    published &&
    sql`select a.id as file, p.record, a.original_file_name as name, p.title_ar, p.title_en, a.sha256 from (${published}) p join attachment a on a.id = p.file
      where a.mime_type = any(${sql.param([...readableTypes])}::text[]) and a.size_bytes <= ${limits.fileBytes}`
  )
}

/** So many bytes of lexemes of its files a document takes: PostgreSQL takes a megabyte, and its own words need their part. */
const mostWordBytes = 700_000

/**
 * The contents whose words belong to the documents of these records, by their ids. What nobody has read yet is noted: a job reads it. Whoever writes
 * what was read of one of them waits until the transaction ends, and then sees these records.
 */
export async function heldTexts(
  platform: Platform,
  transaction: Transaction,
  holder: Holder,
  ids: SQL,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = heldFiles(platform, holder, ids, true)
  if (!files) return new Map()
  const held = await transaction.rows<{ record: string; sha256: string }>(
    sql`select f.record::text, f.sha256 from (${files}) f order by f.file`,
  )
  if (held.length === 0) return new Map()
  const contents = [...new Set(held.map(({ sha256 }) => sha256))].toSorted()
  let known = await bytesOf(transaction, contents)
  const unread = contents.filter(content => !known.has(content))
  if (unread.length > 0) {
    await transaction.rows(sql`insert into file_text (sha256) select unnest(${sql.param(unread)}::text[]) on conflict do nothing`)
    // Somebody else may have been first, and it may have been read since.
    known = await bytesOf(transaction, contents)
  }
  const texts = new Map<string, string[]>()
  const left = new Map<string, number>()
  for (const { record, sha256 } of held) {
    const bytes = known.get(sha256) ?? 0
    const room = left.get(record) ?? mostWordBytes
    const its = texts.get(record) ?? []
    if (bytes === 0 || bytes > room || its.includes(sha256)) continue
    texts.set(record, [...its, sha256])
    left.set(record, room - bytes)
  }
  return texts
}

async function bytesOf(transaction: Runner, contents: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction.rows<{ sha256: string; bytes: number }>(sql`
    select sha256, word_bytes as bytes from file_text where sha256 = any(${sql.param([...contents])}::text[]) order by sha256 for share`)
  return new Map(rows.map(({ sha256, bytes }) => [sha256, bytes]))
}

/** The lexemes of these contents, an expression. */
export function wordsOf(contents: readonly string[]): SQL {
  const each = contents.map(content => sql`coalesce((select words from file_text where sha256 = ${content}), ''::tsvector)`)
  return sql.join([sql`''::tsvector`, ...each], sql` || `)
}

/** A condition over `t`: the records with these ids. @param type of the ids */
export function recordsOf(ids: readonly RecordId[], type: SQL): SQL {
  return sql`t.id = any(${sql.param([...ids])}::${type}[])`
}
