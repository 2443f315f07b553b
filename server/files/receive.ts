import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { Refused } from '../../kernel/kernel.ts'
import { readOut } from '../http/readOut.ts'
import { keepArriving, type Arrived } from './arrived.ts'

/** How large the file of a form may be. */
export interface MostBytes {
  /** Whatever the form says. */
  readonly atAll: number
  /** By the values that the form has given before its file. */
  readonly of: (values: ReadonlyMap<string, string>) => number
}
/** A form that has arrived. */
export interface ReceivedForm {
  readonly values: ReadonlyMap<string, string>
  readonly file: Arrived | undefined
}

// Two short values beside the file, and room for what a client adds of its own.
const formLimits = { fields: 10, fieldSize: 1000, files: 1, parts: 12, headerPairs: 20, headerSize: 4096 }

/**
 * Reads a form with one file and gives it to the work; the file is gone when the work ends. It is written to the disk as it comes and no
 * further than it may be.
 * @param folder where unfinished files lie
 * @throws Refused when it is no such form (415), broken off (400), or larger than allowed (413)
 */
export async function withForm<T>(request: Request, folder: string, most: MostBytes, work: (form: ReceivedForm) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomUUID())
  try {
    return await work(await receive(request, path, most))
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(request: Request, path: string, most: MostBytes): Promise<ReceivedForm> {
  // What the form adds to its file is little.
  if (Number(request.headers.get('content-length') ?? 0) > most.atAll + 64 * 1024) {
    if (request.body) await readOut(request.body.getReader())
    throw tooLarge()
  }
  const parser = parserOf(request, most.atAll)
  const values = new Map<string, string>()
  let content: Readable | undefined
  let writing: Promise<Arrived> | undefined
  let reason: Error | undefined
  const stop = (error: Error | undefined) => {
    reason ??= error
    content?.destroy()
    parser.destroy(error)
  }
  parser.on('field', (name, value) => values.set(name, value))
  parser.on('file', (name, stream, fileName) => {
    if (name !== 'file') {
      stream.resume()
      return
    }
    content = stream.on('limit', () => stop(tooLarge()))
    const mostBytes = most.of(values)
    let taken = 0
    writing = keepArriving(stream, path, fileName, size => {
      taken += size
      if (taken > mostBytes) throw tooLarge()
    })
    writing.catch((error: unknown) => stop(isOfDisk(error) || error instanceof Refused ? error : undefined))
  })
  try {
    await pipeline(Readable.from(request.body ?? []), parser)
    return { values, file: await writing }
  } catch {
    // Whatever the parser and the connection say: what was sent did not arrive whole. A full disk is a fault of ours and stays one.
    stop(undefined)
    await writing?.catch(() => undefined)
    throw reason ?? brokenOff()
  }
}

function parserOf(request: Request, mostBytes: number) {
  const type = request.headers.get('content-type') ?? ''
  const notAForm = new Refused('notMultipart', 'أرسل الملف بصيغة multipart/form-data', 'Send the file as multipart/form-data', {
    status: 415,
  })
  if (!/^multipart\/form-data\b/i.test(type)) throw notAForm
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: { ...formLimits, fileSize: mostBytes } })
  } catch {
    // The parser's only reason is that the boundary is missing.
    throw notAForm
  }
}

function isOfDisk(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

function tooLarge(): Refused {
  return new Refused('tooLarge', 'حجم الملف أكبر من المسموح', 'The file is larger than allowed', { status: 413, field: 'file' })
}

function brokenOff(): Refused {
  return new Refused('brokenOff', 'لم يصل الملف كاملًا. ارفعه من جديد', 'The file did not arrive whole. Upload it again')
}
