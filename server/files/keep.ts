import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import type { Transaction } from '../database/connect.ts'
import { sql } from '../database/sql.ts'
import { newId } from '../resources/id.ts'
import { preparePicture, type PreparedPicture } from './images.ts'
import { mimeTypeOf, storedPicture, type Ending } from './kinds.ts'
import type { Arrived } from './arrived.ts'
import { scanStates, type ScanState } from './scanned.ts'
import type { FileStore } from './store.ts'

/** What the store holds of a file. */
export interface Stored {
  readonly sha256: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Of pictures. */
  readonly widthPx: number | null
  readonly heightPx: number | null
}

/**
 * Stores a picture and its smaller widths.
 * @param source a path, or the bytes
 * @param requireFit throws for a picture that its field does not take; then nothing is stored
 * @throws Invalid at `file` when it is no picture, or too large a one
 */
export async function storePicture(
  store: FileStore,
  source: string | Uint8Array,
  requireFit?: (picture: PreparedPicture) => void,
): Promise<Stored> {
  const picture = await preparePicture(source, 'file')
  requireFit?.(picture)
  const { content, widthPx, heightPx } = picture
  const sha256 = createHash('sha256').update(content).digest('hex')
  await putPicture(store, sha256, picture)
  return { sha256, mimeType: storedPicture, sizeBytes: content.length, widthPx, heightPx }
}

/** Puts a picture and its smaller widths under a key. The whole one comes last: where it lies, its widths lie too. */
export async function putPicture(store: FileStore, key: string, { content, smaller }: PreparedPicture): Promise<void> {
  for (const [width, bytes] of smaller) await store.put(`${key}-${width}`, { parts: [bytes], sizeBytes: bytes.length })
  await store.put(key, { parts: [content], sizeBytes: content.length })
}

/** Opens nothing before the first byte is asked for: content that lies there already is not read. */
async function* contentOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path)
}

/** Stores a document as it came. */
export async function storeDocument(store: FileStore, { path, sha256, sizeBytes }: Arrived, ending: Ending): Promise<Stored> {
  await store.put(sha256, { parts: contentOf(path), sizeBytes })
  return { sha256, mimeType: mimeTypeOf(ending), sizeBytes, widthPx: null, heightPx: null }
}

/** A file as its upload answers it. */
export interface Uploaded {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Pixels; null for what is no picture. */
  readonly width: number | null
  readonly height: number | null
  /** One of `scanStates`. */
  readonly scanState: number
}

/** Notes a stored file, which belongs to no record yet. @param originalFileName clean: see fileName.ts @param creator who uploaded it */
export async function noteFile(
  transaction: Transaction,
  { sha256, mimeType, sizeBytes, widthPx, heightPx }: Stored,
  originalFileName: string,
  creator: string | null,
  scanState: ScanState = 'notScanned',
): Promise<Uploaded> {
  const id = newId()
  await transaction.rows(sql`
    insert into attachment (id, original_file_name, mime_type, size_bytes, sha256, width_px, height_px, creator, scan_state)
    values (${id}, ${originalFileName}, ${mimeType}, ${sizeBytes}, ${sha256}, ${widthPx}, ${heightPx}, ${creator}, ${scanStates[scanState]})`)
  return { id, originalFileName, mimeType, sizeBytes, width: widthPx, height: heightPx, scanState: scanStates[scanState] }
}
