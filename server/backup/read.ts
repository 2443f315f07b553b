import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartFault } from '../startFault.ts'
import { entryNames, headOf, manifestOf, type Head, type Manifest } from './format.ts'
import { openedStream, sealedMark } from './sealing.ts'
import { entriesOf, type ReadEntry } from './tar.ts'

/** The entries of a backup after its head. @throws StartFault when it cannot be read or is damaged */
export async function readBackup<T>(
  path: string,
  passphrase: string | undefined,
  work: (head: Head, entries: AsyncGenerator<ReadEntry>) => Promise<T>,
): Promise<T> {
  const isSealed = await beginsSealed(path)
  if (isSealed && passphrase === undefined)
    throw new StartFault('The backup is encrypted: set MAHALLI_BACKUP_PASSPHRASE to what it was encrypted with.')
  const opened = (source: AsyncIterable<Uint8Array>) => (isSealed ? openedStream(source, passphrase ?? '') : source)
  const gunzip = createGunzip()
  const breaking = new AbortController()
  let fault: unknown
  // What breaks the feeding breaks the reading too.
  pipeline(createReadStream(path), opened, gunzip, { signal: breaking.signal }).catch((error: unknown) => (fault ??= error))
  const entries = entriesOf(gunzip)
  try {
    const first = await entries.next()
    if (first.done || first.value.name !== entryNames.head) throw new StartFault(`${path} is no backup of Mahalli.`)
    return await work(headOf(await textOf(first.value)), entries)
  } catch (error) {
    throw [fault, error].find(cause => cause instanceof StartFault) ?? damageOf(fault) ?? damageOf(error) ?? error
  } finally {
    breaking.abort()
    gunzip.destroy()
  }
}

/** @throws StartFault where there is no such file */
async function beginsSealed(path: string): Promise<boolean> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(sealedMark.length), 0, sealedMark.length, 0)
      const begin = buffer.subarray(0, bytesRead)
      if (!begin.equals(sealedMark) && !(begin[0] === 0x1f && begin[1] === 0x8b)) throw new StartFault(`${path} is no backup of Mahalli.`)
      return begin.equals(sealedMark)
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof StartFault) throw error
    throw new StartFault(`The backup ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/** What zlib says of bytes that were changed or are missing. */
function damageOf(error: unknown): StartFault | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return new StartFault('The backup is damaged: it is cut off.')
  return /^(?:Z_|ERR_(?:STREAM_PREMATURE_CLOSE|TRAILING_JUNK))/.test(code)
    ? new StartFault('The backup is damaged: it cannot be unpacked.')
    : undefined
}

/** The content of a small entry. */
export async function textOf({ content, sizeBytes, name }: ReadEntry): Promise<string> {
  if (sizeBytes > 64 * 1024 * 1024) throw new StartFault(`The backup is damaged: ${name} is longer than it can be.`)
  const parts: Uint8Array[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

/** The table whose rows an entry holds; undefined for what is none. */
export function tableOf({ name }: ReadEntry): string | undefined {
  return /^database\/([a-z_][a-z0-9_]*)\/\d{6,}$/.exec(name)?.[1]
}

/** A backup that was read from its beginning to its end and is as its manifest says. */
export interface Checked {
  readonly head: Head
  readonly manifest: Manifest
  readonly secret: string
}

/**
 * Reads all of a backup and holds it against what it says of itself: every table, every file, everything.
 * @param hear is told of the bytes that were read
 * @throws StartFault when it is damaged, cut off, or from a newer program
 */
export function checkBackup(
  path: string,
  passphrase: string | undefined,
  hear: (bytes: number) => void = () => undefined,
): Promise<Checked> {
  return readBackup(path, passphrase, async (head, entries) => {
    const seen = new Map<string, { readonly digest: Hash; bytes: number }>()
    const others = { files: { count: 0, bytes: 0 }, audit: { count: 0, bytes: 0 } }
    let secret = ''
    let manifest: Manifest | undefined
    for await (const entry of entries) {
      hear(entry.sizeBytes)
      const table = tableOf(entry)
      const kind = entry.name.startsWith('files/') ? 'files' : 'audit'
      if (entry.name === entryNames.key) secret = await textOf(entry)
      else if (entry.name === entryNames.manifest) {
        const digest = entry.digestBefore()
        manifest = manifestOf(await textOf(entry))
        if (manifest.digest !== digest) throw unlike()
      } else if (table !== undefined) {
        const found = seen.get(table) ?? { digest: createHash('sha256'), bytes: 0 }
        seen.set(table, found)
        found.bytes += entry.sizeBytes
        for await (const part of entry.content) found.digest.update(part)
      } else {
        others[kind].count++
        others[kind].bytes += entry.sizeBytes
      }
    }
    if (!manifest || secret === '') throw new StartFault('The backup is damaged: it is cut off.')
    requireTables(head, manifest, seen)
    if (!isLike(manifest.files, others.files) || !isLike(manifest.archives, others.audit)) throw unlike()
    return { head, manifest, secret }
  })
}

function requireTables(
  { tables }: Head,
  manifest: Manifest,
  seen: ReadonlyMap<string, { readonly digest: Hash; readonly bytes: number }>,
): void {
  if (tables.map(({ name }) => name).join() !== manifest.tables.map(({ name }) => name).join()) throw unlike()
  const none = createHash('sha256').digest('hex')
  for (const { name, bytes, sha256 } of manifest.tables) {
    const found = seen.get(name)
    if ((found?.bytes ?? 0) !== bytes || (found?.digest.digest('hex') ?? none) !== sha256) throw unlike()
  }
}

interface Amount {
  readonly count: number
  readonly bytes: number
}
function isLike(one: Amount, other: Amount): boolean {
  return one.count === other.count && one.bytes === other.bytes
}

function unlike(): StartFault {
  return new StartFault('The backup is damaged: it is not what it says of itself.')
}
