import { Invalid, type FirstPage } from '../../kernel/kernel.ts'
import { isBlank, preparePicture } from '../files/images.ts'
import { putPicture } from '../files/keep.ts'
import { mimeTypeOf } from '../files/kinds.ts'
import { pageKey } from '../files/pages.ts'
import { isReadableRow } from '../files/scanned.ts'
import type { FileStore } from '../files/store.ts'
import { sql } from '../database/sql.ts'
import type { Turn } from '../jobs.ts'
import { log } from '../log.ts'
import type { Call, Platform } from '../platform.ts'
import { noteTrueFor } from '../resources/readTags.ts'
import type { ReadPage } from './limits.ts'
import { readPages } from './reading.ts'

/** So often drawing a file is begun that does not end: then its text alone is read, once. */
const mostTries = 2

/** So long a page may be kept that was made before its file was read. */
const unreadHoldMs = 60_000

/** The first pages of a file that citizens may open: none of what is no PDF, was not read yet, or is held back. */
export async function firstPagesOf({ platform }: Pick<Call, 'platform'>, file: string): Promise<readonly FirstPage[]> {
  // What has a fault is read no more, unless its bytes were missing and are looked for again.
  const kept = await platform.database.find<{ pages: readonly FirstPage[] | null; isAwaited: boolean }>(sql`
    select p.pages, p.pages is null and (t.fault is null or t.missed_at is not null) as "isAwaited"
    from attachment a left join file_text t using (sha256) left join file_preview p using (sha256)
    where a.id = ${file} and a.mime_type = ${mimeTypeOf('pdf')} and ${isReadableRow}`)
  if (kept?.isAwaited) noteTrueFor(unreadHoldMs)
  return kept?.pages ?? []
}

/** A PDF whose pages were not drawn yet. */
export interface Undrawn {
  readonly sha256: string
  readonly tries: number
}

/** The next one to draw; what is held back waits. */
export function findUndrawn({ database }: Platform): Promise<Undrawn | undefined> {
  return database.find<Undrawn>(sql`
    select p.sha256, p.tries from file_preview p
    where p.pages is null and exists (select from attachment a where a.sha256 = p.sha256 and ${isReadableRow}) order by p.tries, p.sha256 limit 1`)
}

/** Draws its first pages and keeps them beside it. @throws Error when its bytes cannot be fetched now, or the reader itself has failed */
export async function drawPages({ platform, write, signal }: Turn, { sha256, tries }: Undrawn): Promise<void> {
  // Noted before: what ends the whole machine is begun some times and no more.
  await write(transaction => transaction.rows(sql`update file_preview set tries = tries + 1 where sha256 = ${sha256}`))
  const pages = tries > mostTries ? [] : await pagesOf(platform, sha256, tries < mostTries, signal)
  const { store } = platform.files
  const kept: FirstPage[] = []
  for (const [at, { text, picture }] of pages.entries()) {
    const size = picture === undefined ? undefined : await keepPicture(store, pageKey(sha256, at + 1), Buffer.from(picture, 'base64'))
    kept.push({ text: plain(text), widthPx: size?.widthPx ?? null, heightPx: size?.heightPx ?? null })
  }
  await write(transaction => transaction.rows(sql`update file_preview set pages = ${JSON.stringify(kept)}::jsonb where sha256 = ${sha256}`))
}

/** Where they cannot be drawn, their text. */
async function pagesOf(
  { files: { store } }: Platform,
  sha256: string,
  isDrawn: boolean,
  signal: AbortSignal,
): Promise<readonly ReadPage[]> {
  if ((await store.findSize(sha256)) === undefined) return []
  for (const reading of isDrawn ? (['drawnPages', 'pages'] as const) : (['pages'] as const)) {
    const read = await readPages(store.read(sha256), reading, signal)
    if ('pages' in read) return read.pages
    log.warn({ sha256, fault: read.fault, reading }, 'the first pages of a file were not read')
  }
  return []
}

/** What a picture is kept as; undefined: it is none, or shows nothing. */
async function keepPicture(store: FileStore, key: string, drawn: Buffer): Promise<{ widthPx: number; heightPx: number } | undefined> {
  try {
    const picture = await preparePicture(drawn, 'file')
    if (await isBlank(picture.content)) return undefined
    await putPicture(store, key, picture)
    return picture
  } catch (error) {
    if (error instanceof Invalid) return undefined
    throw error
  }
}

/** PostgreSQL keeps no zero byte, and halves of letters are none. */
function plain(text: string): string {
  const lines = text.split('\n').map(line => line.replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ').trim())
  return lines.filter(line => line !== '').join('\n')
}
