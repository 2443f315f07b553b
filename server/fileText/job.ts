import { sql } from '../database/sql.ts'
import type { Job, Turn } from '../jobs.ts'
import { log } from '../log.ts'
import type { Platform } from '../platform.ts'
import { mimeTypeOf } from '../files/kinds.ts'
import { pageKeys } from '../files/pages.ts'
import { drawPages, findUndrawn } from './drawing.ts'
import { readableOf, type FileText } from './kinds.ts'
import type { TextFault } from './limits.ts'
import { piecesOf } from './pieces.ts'
import { readText } from './reading.ts'

/** So often reading a file is begun that does not end: then it is left. */
const mostTries = 5
/** On so many further days bytes that were missing are looked for: a store may be away, or what was lost is put back from a backup. */
const mostMissed = 7
/** Over `f`, what was read of a content: no file has it any more. */
const isUnheld = sql`not exists (select from attachment a where a.sha256 = f.sha256)`

/** What the search tells the job. */
export interface TextsOptions {
  /** Raised with each change of what a text is found by: what was read by another one is read anew. */
  readonly version: number
  /** Writes the documents of the records that hold these files anew. */
  readonly follow: (turn: Turn, holders: readonly { readonly resource: string; readonly record: string }[]) => Promise<void>
}

/**
 * Reads the text of files that citizens may open, one at a time, as soon as a document of the search knows them. What is found by it comes first:
 * pages are drawn when no text waits.
 */
export function readingTexts({ version, follow }: TextsOptions): Job {
  return {
    name: 'texts of files',
    when: { everySeconds: 300 },
    isCalled: async platform => (await findUnread(platform, version)) !== undefined || (await findUndrawn(platform)) !== undefined,
    run: async turn => {
      await dropUnheld(turn)
      for (;;) {
        if (turn.signal.aborted) return
        const unread = await findUnread(turn.platform, version)
        const undrawn = unread ? undefined : await findUndrawn(turn.platform)
        try {
          if (unread) await readOne(turn, unread, version, follow)
          else if (undrawn) await drawPages(turn, undrawn)
          else return
        } catch (error) {
          // The program ends, or another process has the job: whoever comes next begins with this file.
          if (turn.signal.aborted) return
          throw error
        }
      }
    },
  }
}

interface Unread {
  readonly sha256: string
  readonly tries: number
}

/** A content that was not read by this analysis; one that has failed to end comes after all others, and behind it one whose bytes were missing a day ago. */
function findUnread({ database }: Platform, version: number): Promise<Unread | undefined> {
  return database.find<Unread>(sql`
    select sha256, tries from (
      (select 1 as turn, sha256, tries from file_text where fault is null and coalesce(version, 0) < ${version} order by tries, sha256 limit 1)
      union all
      (select 2, sha256, tries from file_text where fault = 'missing' and missed_at < now() - interval '1 day' order by missed_at limit 1)) unread order by turn limit 1`)
}

async function readOne(turn: Turn, { sha256, tries }: Unread, version: number, follow: TextsOptions['follow']): Promise<void> {
  const { platform, write, signal } = turn
  // Noted before: what ends the whole machine is begun some times and no more.
  await write(transaction => transaction.rows(sql`update file_text set tries = tries + 1 where sha256 = ${sha256}`))
  const read = tries >= mostTries ? ({ fault: 'missing' } as const) : await textOf(platform, sha256, signal)
  if ('fault' in read) log.warn({ sha256, fault: read.fault }, 'the text of a file was not read: the search does not find it')
  await write(transaction => keep(transaction, sha256, read))
  // Records that are shown meanwhile have seen what was kept, or are seen here (`heldTexts`).
  await follow(turn, await holdersOf(platform, sha256))
  // What was missing is begun once each day.
  const triesLeft = 'fault' in read && read.fault === 'missing' ? 1 : mostTries
  await write(transaction =>
    transaction.rows(sql`update file_text set version = ${version}, tries = ${mostTries - triesLeft} where sha256 = ${sha256}`),
  )
}

/** @throws Error when its bytes cannot be fetched now */
async function textOf(platform: Platform, sha256: string, signal: AbortSignal): Promise<FileText | { readonly fault: TextFault }> {
  const held = await platform.database.find<{ mimeType: string }>(
    sql`select mime_type as "mimeType" from attachment where sha256 = ${sha256} order by id limit 1`,
  )
  const kind = held && readableOf(held.mimeType)
  if (!kind) return { fault: 'unreadable' }
  const { store } = platform.files
  if ((await store.findSize(sha256)) === undefined) return { fault: 'missing' }
  const read = await readText(store.read(sha256), kind, signal)
  return 'fault' in read ? read : piecesOf(read.text)
}

type Write = Parameters<Parameters<Turn['write']>[0]>[0]

async function keep(transaction: Write, sha256: string, read: FileText | { readonly fault: TextFault }): Promise<void> {
  await transaction.rows(sql`delete from file_text_piece where sha256 = ${sha256}`)
  if ('fault' in read) {
    const isMissing = read.fault === 'missing'
    await transaction.rows(sql`
      update file_text set fault = ${read.fault}, words = null, word_bytes = 0, missed = missed + ${isMissing ? 1 : 0},
        missed_at = case when ${isMissing}::boolean and missed < ${mostMissed} then now() end where sha256 = ${sha256}`)
    return
  }
  await transaction.rows(
    sql`update file_text set fault = null, missed = 0, missed_at = null, words = ${read.words}::text::tsvector, word_bytes = ${read.wordBytes} where sha256 = ${sha256}`,
  )
  await transaction.rows(sql`
    insert into file_text_piece (sha256, number, text, words)
    select ${sha256}, number, piece ->> 'text', (piece ->> 'words')::tsvector
    from jsonb_array_elements(${JSON.stringify(read.pieces)}::jsonb) with ordinality as p(piece, number)`)
  await transaction.rows(sql`
    insert into file_preview (sha256) select ${sha256} where exists (select from attachment where sha256 = ${sha256} and mime_type = ${mimeTypeOf('pdf')})
    on conflict do nothing`)
}

async function holdersOf({ database }: Platform, sha256: string): Promise<{ resource: string; record: string }[]> {
  return database.rows(sql`
    select distinct resource, record_id::text as record from attachment where sha256 = ${sha256} and resource is not null and record_id is not null`)
}

/** Of what nobody holds any more nothing is kept. Its row goes behind its pictures: where they cannot be removed now, a later turn still knows of them. */
async function dropUnheld({ platform, write }: Turn): Promise<void> {
  // Whoever uploads the same meanwhile has it drawn anew.
  const drawn = await write(transaction =>
    transaction.rows<{ sha256: string }>(sql`update file_preview f set pages = null, tries = 0 where ${isUnheld} returning f.sha256`),
  )
  const bare: string[] = []
  for (const { sha256 } of drawn) if (await arePagesRemoved(platform, sha256)) bare.push(sha256)
  await write(transaction =>
    transaction.rows(sql`
      delete from file_text f where ${isUnheld}
        and (f.sha256 = any(${sql.param(bare)}::text[]) or not exists (select from file_preview p where p.sha256 = f.sha256))`),
  )
}

/** Removes the pictures of a file's pages. Where the store does not do so now, files are read all the same. */
async function arePagesRemoved({ files: { store } }: Platform, sha256: string): Promise<boolean> {
  try {
    for (const key of pageKeys(sha256)) await store.remove(key)
    return true
  } catch (error) {
    log.warn({ err: error, sha256 }, 'pictures of pages that nobody holds were not removed; a later turn tries again')
    return false
  }
}
