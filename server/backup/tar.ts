import { createHash } from 'node:crypto'
import { StartFault } from '../startFault.ts'
import { queueOf } from './queue.ts'

/** One file on its way into an archive. */
export interface TarEntry {
  /** At most 99 letters of ASCII. */
  readonly name: string
  readonly sizeBytes: number
  /** Exactly so many bytes. */
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** One file on its way out. Its content is read to its end, or not at all, before the next entry is asked for. */
export interface ReadEntry extends TarEntry {
  readonly content: AsyncGenerator<Uint8Array>
  /** SHA-256 in hexadecimal of everything in the archive before this entry. */
  readonly digestBefore: () => string
}

const blockBytes = 512

/**
 * An archive as `tar` reads it (POSIX ustar), made while it is taken: nothing of it is held.
 * @param hear gets every part before it leaves
 * @throws Error when the content of an entry is not as long as was said: what follows could not be read
 */
export async function* tarOf(entries: AsyncIterable<TarEntry>, hear: (part: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  const heard = (part: Uint8Array) => {
    hear(part)
    return part
  }
  for await (const { name, sizeBytes, content } of entries) {
    yield heard(headerOf(name, sizeBytes))
    let written = 0
    for await (const part of content) {
      written += part.length
      if (written > sizeBytes) break
      yield heard(part)
    }
    if (written !== sizeBytes) throw new Error(`${name} is not as long as its store said`)
    if (paddingOf(sizeBytes) > 0) yield heard(Buffer.alloc(paddingOf(sizeBytes)))
  }
  yield heard(Buffer.alloc(2 * blockBytes))
}

function paddingOf(sizeBytes: number): number {
  return (blockBytes - (sizeBytes % blockBytes)) % blockBytes
}

function headerOf(name: string, sizeBytes: number): Uint8Array {
  if (!/^[\x21-\x7e]{1,99}$/.test(name)) throw new Error(`${name} cannot be the name of an entry`)
  const header = Buffer.alloc(blockBytes)
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
  const fields: readonly (readonly [at: number, text: string])[] = [
    [0, name],
    [100, `${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0${octal(sizeBytes, 11)}\0${octal(0, 11)}\0`],
    [148, '        '],
    [156, '0'],
    [257, 'ustar\x0000'],
  ]
  for (const [at, text] of fields) header.write(text, at, 'latin1')
  header.write(`${octal(sumOf(header), 6)}\0 `, 148, 'latin1')
  return header
}

function sumOf(header: Uint8Array): number {
  return header.reduce((sum, byte) => sum + byte, 0)
}

/** The entries of an archive, one after the other. @throws StartFault when it is cut off or no archive */
export async function* entriesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEntry> {
  const digest = createHash('sha256')
  const queue = queueOf(source, part => void digest.update(part))
  for (;;) {
    const before = digest.copy()
    const header = await queue.take(blockBytes)
    if (header.every(byte => byte === 0)) return requireEnd(queue.take, queue.isOver)
    const { name, sizeBytes } = readHeader(header)
    const content = queue.parts(sizeBytes)
    yield { name, sizeBytes, content, digestBefore: () => before.digest('hex') }
    for await (const _rest of content) continue
    await queue.take(paddingOf(sizeBytes))
  }
}

/** Two empty blocks, and nothing behind them. */
async function requireEnd(take: (bytes: number) => Promise<Uint8Array>, isOver: () => Promise<boolean>): Promise<void> {
  const last = await take(blockBytes)
  if (last.some(byte => byte !== 0) || !(await isOver())) throw new StartFault('The backup is damaged: it goes on after its end.')
}

function readHeader(header: Buffer): { name: string; sizeBytes: number } {
  const text = (from: number, until: number) => header.toString('latin1', from, until).split('\0')[0] ?? ''
  const sum = Number.parseInt(text(148, 156).trim(), 8)
  const blank = Buffer.from(header)
  blank.fill(' ', 148, 156)
  const sizeBytes = Number.parseInt(text(124, 136), 8)
  if (sum !== sumOf(blank) || text(257, 262) !== 'ustar' || !Number.isSafeInteger(sizeBytes) || sizeBytes < 0)
    throw new StartFault('The backup is damaged: where an entry must begin there is none.')
  return { name: text(0, 100), sizeBytes }
}
