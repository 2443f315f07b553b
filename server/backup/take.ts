import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { connected } from '../database/migrate.ts'
import type { FileStore } from '../files/store.ts'
import { widthsPx } from '../files/images.ts'
import { diskFaultOf, NoRoom, StartFault } from '../startFault.ts'
import { entryNames, type Head, type Manifest } from './format.ts'
import { checkBackup } from './read.ts'
import { sealedStream } from './sealing.ts'
import { archivesOf, beginSnapshot, copied, expectedBytes, filesOf } from './snapshot.ts'
import { tarOf, type TarEntry } from './tar.ts'

/** What a backup is made of, and where it goes. */
export interface BackupSource {
  /** Address of the owner: the application may not read all of the audit. */
  readonly ownerUrl: string
  readonly store: FileStore
  /** Holds the months of the audit that were taken out of the database. */
  readonly dataFolder: string
  /** From which every key of this installation follows. */
  readonly secret: string
  /** Of the program. */
  readonly version: string
  /** Encrypts the backup; undefined: only the rights of its file protect it. */
  readonly passphrase?: string | undefined
  /** Breaks it off. */
  readonly signal?: AbortSignal | undefined
}

/** How far a backup has come. */
export interface Progress {
  /** The last is told of once, before what was written is read back. */
  readonly phase: 'database' | 'files' | 'check'
  /** The table that is being written. */
  readonly table?: string
  /** Rows and bytes of text, or of files, that have been written in all. */
  readonly rows: number
  readonly files: number
  readonly bytes: number
  /** What was to be expected, about. */
  readonly expectedBytes: number
}

/** A backup that is whole: it was read back and checked. */
export interface Taken {
  readonly path: string
  readonly sizeBytes: number
  /** Of the file as it lies there. */
  readonly sha256: string
  readonly takenAt: string
  readonly tables: number
  readonly rows: number
  readonly files: number
  readonly faulty: readonly string[]
}

const partBytes = 4 * 1024 * 1024

/**
 * Writes a backup: all that was committed when it began, while others go on writing. It has its name only when all of it has reached the
 * disk and was read back from beginning to end; until then it is called `….unfinished`, so that whatever goes wrong, a backup that already
 * has the name is still there.
 * @throws StartFault when the disk is full or cannot be written, or what was written cannot be read; nothing is left behind
 */
export async function takeBackup(source: BackupSource, path: string, hear: (progress: Progress) => void): Promise<Taken> {
  const client = await connected(source.ownerUrl, 'mahalli backup')
  const target = resolve(path)
  const unfinished = `${target}.unfinished`
  // A connection that breaks fails the statement that is under way.
  client.on('error', () => undefined)
  try {
    const head = await beginSnapshot(client, source.version)
    const sum: Sum = { tables: [], files: { count: 0, bytes: 0 }, archives: { count: 0, bytes: 0 }, faulty: [] }
    const tally = tallyOf(await expectedBytes(client), hear)
    const sha256 = await writeArchive(source, unfinished, digestOf => partsOf(client, source, head, sum, tally, digestOf))
    tally.check()
    await checkBackup(unfinished, source.passphrase, () => source.signal?.throwIfAborted())
    await rename(unfinished, target)
    await flushFolder(dirname(target))
    const rows = sum.tables.reduce((all, table) => all + table.rows, 0)
    const { size } = await stat(target)
    return {
      ...{ path: target, sizeBytes: size, sha256, takenAt: head.takenAt },
      ...{ tables: sum.tables.length, rows, files: sum.files.count, faulty: sum.faulty },
    }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw faultOf(error, target) ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}

function faultOf(error: unknown, path: string): StartFault | undefined {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (isMissing && !existsSync(dirname(path))) return new StartFault(`The backup cannot be written: there is no folder ${dirname(path)}.`)
  const fault = diskFaultOf(error, dirname(path))
  const reason = fault && /: (.*)$/.exec(fault.message)?.[1]
  if (reason === undefined) return undefined
  return new (fault instanceof NoRoom ? NoRoom : StartFault)(`The backup was not finished in ${dirname(path)}: ${reason}`)
}

/** @returns SHA-256 of what was written */
async function writeArchive(
  { passphrase, signal }: BackupSource,
  path: string,
  entries: (digestOf: () => string) => AsyncIterable<TarEntry>,
): Promise<string> {
  const [inner, outer] = [createHash('sha256'), createHash('sha256')]
  const archive = tarOf(
    entries(() => inner.copy().digest('hex')),
    part => void inner.update(part),
  )
  async function* heard(source: AsyncIterable<Uint8Array>) {
    for await (const part of source) {
      outer.update(part)
      yield part
    }
  }
  const sealed = (source: AsyncIterable<Uint8Array>) => heard(passphrase === undefined ? source : sealedStream(source, passphrase))
  await pipeline(Readable.from(archive), createGzip(), sealed, createWriteStream(path, { mode: 0o600, flush: true }), { signal })
  return outer.digest('hex')
}

interface Sum {
  readonly tables: Manifest['tables'][number][]
  readonly files: { count: number; bytes: number }
  readonly archives: { count: number; bytes: number }
  readonly faulty: string[]
}
interface Tally {
  now(change: { table?: string; rows?: number; bytes: number; files?: number }): void
  /** All of it is written. */
  check(): void
}

function tallyOf(expected: number, hear: (progress: Progress) => void): Tally {
  let [rows, bytes, files] = [0, 0, 0]
  return {
    now(change) {
      rows += change.rows ?? 0
      bytes += change.bytes
      files += change.files ?? 0
      const phase = change.table === undefined ? 'files' : 'database'
      hear({ phase, ...(change.table !== undefined && { table: change.table }), rows, files, bytes, expectedBytes: expected })
    },
    check: () => hear({ phase: 'check', rows, files, bytes, expectedBytes: expected }),
  }
}

async function* partsOf(
  client: pg.Client,
  source: BackupSource,
  head: Head,
  sum: Sum,
  tally: Tally,
  digestOf: () => string,
): AsyncGenerator<TarEntry> {
  yield textEntry(entryNames.head, JSON.stringify(head, null, 1))
  yield textEntry(entryNames.key, source.secret)
  for (const table of head.tables) yield* tableEntries(client, table, sum, tally)
  for await (const { sha256, isPicture } of filesOf(client)) {
    yield* fileEntries(source.store, sha256, true, sum, tally)
    if (isPicture) for (const width of widthsPx) yield* fileEntries(source.store, `${sha256}-${width}`, false, sum, tally)
  }
  for (const file of await archivesOf(client)) yield* archiveEntries(join(source.dataFolder, 'audit'), file, sum)
  await client.query('commit')
  const manifest: Manifest = { ...sum, digest: digestOf() }
  yield textEntry(entryNames.manifest, JSON.stringify(manifest, null, 1))
}

function textEntry(name: string, text: string): TarEntry {
  const content = Buffer.from(text)
  return { name, sizeBytes: content.length, content: [content] }
}

/** How much a table holds is known when it has been read: it goes in parts that are held until they are full. */
async function* tableEntries(client: pg.Client, table: Head['tables'][number], sum: Sum, tally: Tally): AsyncGenerator<TarEntry> {
  const digest = createHash('sha256')
  let [rows, bytes, number, held, heldBytes] = [0, 0, 0, Array.of<Buffer>(), 0]
  const part = (): TarEntry => {
    const content = Buffer.concat(held)
    const here = linesIn(content)
    digest.update(content)
    rows += here
    bytes += content.length
    ;[held, heldBytes] = [[], 0]
    tally.now({ table: table.name, rows: here, bytes: content.length })
    return { name: `database/${table.name}/${String(++number).padStart(6, '0')}`, sizeBytes: content.length, content: [content] }
  }
  for await (const chunk of copied(client, table)) {
    held.push(chunk)
    heldBytes += chunk.length
    if (heldBytes >= partBytes) yield part()
  }
  if (heldBytes > 0) yield part()
  sum.tables.push({ name: table.name, rows, bytes, sha256: digest.digest('hex') })
}

/** A row is a line: line ends in values are written in another way. */
function linesIn(content: Buffer): number {
  let lines = 0
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines++
  return lines
}

/** Content never changes under its key, and what no file has any more is taken away only behind a backup (`server/files/leftContent.ts`): what the snapshot names is there however long this takes. */
async function* fileEntries(store: FileStore, key: string, isNamed: boolean, sum: Sum, tally: Tally): AsyncGenerator<TarEntry> {
  const sizeBytes = await store.findSize(key)
  if (sizeBytes === undefined) {
    if (isNamed) sum.faulty.push(key)
    return
  }
  const digest = createHash('sha256')
  async function* content() {
    for await (const part of store.read(key)) {
      digest.update(part)
      yield part
    }
  }
  yield { name: `files/${key}`, sizeBytes, content: content() }
  if (isNamed && digest.digest('hex') !== key) sum.faulty.push(key)
  sum.files.count++
  sum.files.bytes += sizeBytes
  tally.now({ bytes: sizeBytes, files: 1 })
}

async function* archiveEntries(folder: string, file: string, sum: Sum): AsyncGenerator<TarEntry> {
  const path = join(folder, file)
  const size = await stat(path).then(
    found => found.size,
    () => undefined,
  )
  if (size === undefined) {
    sum.faulty.push(`audit/${file}`)
    return
  }
  yield { name: `audit/${file}`, sizeBytes: size, content: createReadStream(path) }
  sum.archives.count++
  sum.archives.bytes += size
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
