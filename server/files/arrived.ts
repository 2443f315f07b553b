import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cleanFileName } from './fileName.ts'

/** A file that has arrived, in the folder of unfinished ones. */
export interface Arrived {
  readonly path: string
  /** Clean: see fileName.ts. */
  readonly fileName: string
  readonly sizeBytes: number
  /** 64 hexadecimal digits. */
  readonly sha256: string
}

/**
 * Writes a file of a form to the disk as it comes. When the promise settles, either way, nothing is being written at the path any more:
 * what lies there can be removed.
 * @param note hears of every part, in bytes; what it throws ends the writing
 */
export async function keepArriving(content: Readable, path: string, fileName: string, note: (bytes: number) => void): Promise<Arrived> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>(resolve => file.once('close', () => resolve()))
  try {
    await pipeline(
      content,
      async function* (parts: AsyncIterable<Uint8Array>) {
        for await (const part of parts) {
          hash.update(part)
          sizeBytes += part.length
          note(part.length)
          yield part
        }
      },
      file,
    )
  } finally {
    // A pipeline that is broken off does not wait for a file that is only being opened: it would come to be after it was removed.
    await closed
  }
  // Browsers write a quotation mark in a name of a form as %22, and nothing else of it in this way but line ends.
  return { path, fileName: cleanFileName(fileName.replaceAll('%22', '"')), sizeBytes, sha256: hash.digest('hex') }
}
