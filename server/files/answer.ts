import { endingOf, mimeTypeOf, storedPicture } from './kinds.ts'
import { dispositionOf } from './fileName.ts'
import type { ByteRange, FileStore } from './store.ts'
import type { FileRow } from './visibility.ts'

/** How an answer may be kept by browsers and by what stands between. */
export const keepFor = {
  /** What is withdrawn is gone from other people's caches too: they keep it, and ask each time whether they still may. An unchanged one costs them no bytes. */
  publicFile: 'public, max-age=0, must-revalidate',
  /** The sign of a place, which stands in every list. */
  publicPlace: 'public, max-age=300',
  privateFile: 'private, no-store',
} as const

/** Nothing in an uploaded file runs or loads anything, whatever it is taken for (foundations 21). */
const lockedIn = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" }
/** The content types that browsers are to show in place. Pages offer to show these alone (`shownInPlace`, web/generic). */
export const inPlace: readonly string[] = [storedPicture, ...(['pdf', 'mp4', 'webm', 'vtt', 'txt', 'csv'] as const).map(mimeTypeOf)]

/** What of a file is asked for, and how. */
interface Wanted {
  /** Of a picture: the whole one is sent where it is no wider. */
  readonly width?: number | undefined
  /** To be saved, although a browser could show it. */
  readonly isSaved?: boolean
}

/**
 * The bytes of a file as the request asks for them: all, a part (206), or word that it has them already (304).
 * @returns 416 when the part lies outside
 */
export async function answerFile(
  store: FileStore,
  file: FileRow,
  request: Request,
  cacheControl: string,
  { width, isSaved = false }: Wanted = {},
): Promise<Response> {
  const { key, size } = await contentOf(store, file, width)
  const etag = `"${key}"`
  const headers = { ...lockedIn, etag, 'cache-control': cacheControl, 'accept-ranges': 'bytes' }
  if (hasTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const range = ifRange === null || ifRange === etag ? rangeOf(request.headers.get('range'), size) : undefined
  if (range === 'outside') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const how = !isSaved && inPlace.includes(file.mimeType) ? 'inline' : 'attachment'
  return new Response(request.method === 'HEAD' ? null : streamOf(store.read(key, range)), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-type': typeOf(file.mimeType, how === 'inline'),
      'content-disposition': dispositionOf(how, file.originalFileName, endingOf(file.mimeType)),
      'content-length': String(range ? range.end - range.start + 1 : size),
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    },
  })
}

/** Browsers show no table as such, but its text. */
function typeOf(mimeType: string, isShown: boolean): string {
  const shown = isShown && mimeType === mimeTypeOf('csv') ? mimeTypeOf('txt') : mimeType
  return shown.startsWith('text/') ? `${shown}; charset=utf-8` : shown
}

/** `{ content, originalFileName }`, the content in Base64, written while it is read (specification, section 7). */
export function answerContent(store: FileStore, { sha256, originalFileName }: FileRow, cacheControl: string): Response {
  async function* json() {
    yield Buffer.from('{"content":"')
    let rest: Uint8Array = new Uint8Array()
    for await (const part of store.read(sha256)) {
      const bytes = Buffer.concat([rest, part])
      // Three bytes are four letters: what does not fill them waits for the next part.
      const whole = bytes.length - (bytes.length % 3)
      yield Buffer.from(bytes.toString('base64', 0, whole))
      rest = bytes.subarray(whole)
    }
    yield Buffer.from(`${Buffer.from(rest).toString('base64')}","originalFileName":${JSON.stringify(originalFileName)}}`)
  }
  return new Response(streamOf(json()), { headers: { 'content-type': 'application/json', 'cache-control': cacheControl } })
}

/** Under which key the store has a file, of a picture in a width; the whole one where it is no wider. @throws Error where its content is not there */
export async function contentOf(
  store: FileStore,
  file: Pick<FileRow, 'id' | 'sha256'>,
  width: number | undefined,
): Promise<{ key: string; size: number }> {
  const smaller = width === undefined ? undefined : `${file.sha256}-${width}`
  const smallerSize = smaller === undefined ? undefined : await store.findSize(smaller)
  if (smaller !== undefined && smallerSize !== undefined) return { key: smaller, size: smallerSize }
  const size = await store.findSize(file.sha256)
  if (size === undefined) throw new Error(`The content of the file ${file.id} is not in the store`)
  return { key: file.sha256, size }
}

function hasTag(header: string | null, etag: string): boolean {
  const tags = (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}

/**
 * The part that a request asks for (RFC 9110, section 14).
 * @param size in bytes
 * @returns undefined when all is to be sent: no header, several parts, or one that cannot be read
 */
export function rangeOf(header: string | null, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') return last === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'outside'
  return last !== '' && Number(last) < start ? undefined : { start, end }
}

/** Opens nothing before the first byte is asked for, so an answer that nobody reads leaves nothing open. */
export function streamOf(content: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const parts = content[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await parts.return?.()),
    },
    { highWaterMark: 0 },
  )
}
