import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { Refused } from '../../kernel/kernel.ts'
import { readOut } from '../http/readOut.ts'
import { keepArriving, type Arrived } from './arrived.ts'

/** A form of a page as it was posted: what was typed, and the files that were chosen. */
export interface PostedForm {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly files: readonly (Arrived & { readonly field: string })[]
}

/** How much a form may bring. */
export interface PostedLimits {
  readonly fields: number
  /** Of all that was typed together, and of all files together. */
  readonly textBytes: number
  readonly fileBytes: number
  readonly files: number
  /** How long its sender may take before he must be as fast as anybody is; undefined: the usual time. */
  readonly patienceMs?: number
}

const usualPatienceMs = 20_000
/** Behind that time it must have come as fast as by the slowest of telephones: whoever sends more slowly does so on purpose, and holds a place that others wait for. */
const leastBytesPerMs = 4

/**
 * Reads a form that a browser has posted to a page, with its files or without, and gives it to the work; the files are gone when the work
 * ends. Each is written to the disk as it comes; no more of anything is taken than may be.
 * @param folder where unfinished files lie
 * @throws Refused when it is no form (415), broken off (400), sent too slowly (408), or larger than allowed (413)
 */
export async function withPostedForm<T>(
  request: Request,
  folder: string,
  limits: PostedLimits,
  work: (form: PostedForm) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const paths: string[] = []
  try {
    return await work(await receive(request, folder, limits, paths))
  } finally {
    await Promise.all(paths.map(path => rm(path, { force: true })))
  }
}

async function receive(request: Request, folder: string, limits: PostedLimits, paths: string[]): Promise<PostedForm> {
  // What the form adds to what it carries is little.
  if (Number(request.headers.get('content-length') ?? 0) > limits.fileBytes + limits.textBytes + 64 * 1024) {
    if (request.body) await readOut(request.body.getReader())
    throw tooLarge()
  }
  const parser = parserOf(request, limits)
  const values: Record<string, string[]> = Object.create(null)
  const writing: Promise<Arrived & { readonly field: string }>[] = []
  const contents: Readable[] = []
  let [typed, taken] = [0, 0]
  let reason: Error | undefined
  const stop = (error: Error | undefined) => {
    reason ??= error
    // A parser that is gone ends none of its files: whoever writes one would wait for ever.
    for (const content of contents) content.destroy()
    parser.destroy(error)
  }
  parser.on('field', (name, value, isNameCut, isCut) => {
    typed += name.length + Buffer.byteLength(value)
    if (isCut || isNameCut || typed > limits.textBytes) return stop(tooLarge())
    ;(values[name] ??= []).push(value)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, () => stop(tooLarge()))
  parser.on('file', (field, stream, fileName) => {
    // A file field in which nothing was chosen is sent with an empty name, by some clients with none.
    if (!fileName) return void stream.resume()
    contents.push(stream.on('limit', () => stop(tooLarge())))
    const path = join(folder, randomUUID())
    paths.push(path)
    const kept = keepArriving(stream, path, fileName, size => {
      taken += size
      if (taken > limits.fileBytes) stop(tooLarge())
    })
    const written = kept.then(arrived => ({ ...arrived, field }))
    writing.push(written)
    written.catch((error: unknown) => stop(isOfDisk(error) ? error : undefined))
  })
  try {
    await pipeline(Readable.from(request.body ? inTime(request.body, limits.patienceMs ?? usualPatienceMs) : []), parser)
    return { values, files: await Promise.all(writing) }
  } catch (error) {
    stop(error instanceof Refused ? error : undefined)
    await Promise.allSettled(writing)
    throw reason ?? new Refused('brokenOff', 'لم يصل الطلب كاملًا. أرسله من جديد', 'The submission did not arrive whole. Send it again')
  }
}

/** A body as it comes, as long as it comes fast enough. Time in which something lies ready to be read does not count. @throws Refused 408 */
async function* inTime(body: ReadableStream<Uint8Array>, patienceMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  const begun = Date.now()
  let taken = 0
  let isOver = false
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined
      const leftMs = begun + patienceMs + taken / leastBytesPerMs - Date.now()
      const late = new Promise<undefined>(resolve => {
        timer = setTimeout(() => resolve(undefined), Math.max(0, leftMs))
      })
      const part = await Promise.race([reader.read(), late]).finally(() => clearTimeout(timer))
      isOver = part === undefined || part.done
      if (part === undefined) throw tooSlow()
      if (part.done) return
      taken += part.value.length
      yield part.value
    }
  } finally {
    // Who was too slow is answered while he sends; of a form that nobody reads further the rest is not wanted.
    if (isOver) reader.releaseLock()
    else await reader.cancel()
  }
}

function tooSlow(): Refused {
  return new Refused(
    'tooSlow',
    'وصل النموذج ببطء شديد فتوقفنا عن قراءته. أرسله من جديد',
    'The form came so slowly that we stopped reading it. Send it again',
    { status: 408 },
  )
}

function parserOf(request: Request, { fields, textBytes, fileBytes, files }: PostedLimits) {
  const type = request.headers.get('content-type') ?? ''
  const noForm = new Refused('notAForm', 'أرسل النموذج من صفحته', 'Send the form from its page', { status: 415 })
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw noForm
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldNameSize: 100,
        fieldSize: textBytes,
        fields,
        files,
        fileSize: fileBytes,
        parts: fields + files,
        headerPairs: 20,
        headerSize: 4096,
      },
    })
  } catch {
    // The parser's only reason is that the boundary is missing.
    throw noForm
  }
}

function isOfDisk(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error
}

/** P-42. */
function tooLarge(): Refused {
  return new Refused(
    'tooLarge',
    'حجم الطلب أكبر من المسموح. اختر ملفات أصغر أو أقل',
    'The submission is larger than allowed. Choose smaller or fewer files',
    { status: 413 },
  )
}
