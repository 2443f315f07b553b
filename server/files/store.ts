import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Both ends are included, as in the header `Range`. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Bytes on their way into a store. */
export interface Content {
  readonly parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** Of all parts together. */
  readonly sizeBytes: number
}

/**
 * Where the bytes of files lie. A key is the SHA-256 of the content in 64 hexadecimal digits, so the same content lies there once;
 * a picture that was made smaller has the key of the whole one with its width: `<sha256>-400`; that of a page the key of its document with
 * its number: `<sha256>-p1`, `<sha256>-p1-400`.
 */
export interface FileStore {
  /** Keeps content wholly or not at all. Content that lies there already is left as it is. */
  put(key: string, content: Content): Promise<void>
  /** The bytes, read while they are taken; nothing is opened before the first of them is asked for. */
  read(key: string, range?: ByteRange): AsyncIterable<Uint8Array>
  /** In bytes; undefined when there is no such content. */
  findSize(key: string): Promise<number | undefined>
  /** Content that is not there is gone already. */
  remove(key: string): Promise<void>
}

/** @throws Error for what is no key of a stored file: it could name anything */
export function requireKey(key: string): void {
  if (!/^[0-9a-f]{64}(-p\d)?(-\d{3,4})?$/.test(key)) throw new Error('This is no key of a stored file')
}

/**
 * A store in a folder of this machine: `ab/cd/<key>`. A file appears under its name only when all of it has reached the disk.
 * @param folder is made with the first file
 */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    requireKey(key)
    return join(folder, key.slice(0, 2), key.slice(2, 4), key)
  }
  const findSize = (key: string) => sizeOf(pathOf(key))
  return {
    findSize,
    put: async (key, content) => {
      if ((await findSize(key)) === undefined) await write(pathOf(key), content.parts)
    },
    remove: key => rm(pathOf(key), { force: true }),
    read: async function* (key, range) {
      yield* createReadStream(pathOf(key), range && { start: range.start, end: range.end })
    },
  }
}

async function write(path: string, content: Content['parts']): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  try {
    await pipeline(Readable.from(content), createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await flushFolder(dirname(path))
}

/** A new name is on the disk only when its folder is. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
