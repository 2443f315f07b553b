import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)
/** Below it a compressed answer is hardly smaller and comes later. */
const leastBytes = 1024

/**
 * JSON in one piece, compressed where it pays and the caller takes it. Headers are given at once: an answer whose headers are touched
 * afterwards is copied by the server into a stream, which costs a short call a tenth of its time.
 */
export async function jsonAnswer(
  value: unknown,
  status: number,
  headers: Readonly<Record<string, string>>,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const text = JSON.stringify(value)
  const all = { 'content-type': 'application/json', vary: 'accept-encoding', ...headers }
  if (text.length < leastBytes || !takesGzip(acceptEncoding)) return new Response(text, { status, headers: all })
  return new Response(new Uint8Array(await zip(text)), { status, headers: { ...all, 'content-encoding': 'gzip' } })
}

/**
 * An answer that a call has written itself: text and JSON are compressed as they go out where the caller takes it. A part of a file goes as it
 * is, and so do a picture or document, which is as small as it gets, and events, which would wait for each other.
 */
export function packed(response: Response, acceptEncoding: string | undefined): Response {
  const { 'content-length': length = leastBytes, etag, ...kept } = Object.fromEntries(response.headers)
  const isText = /^(?:text\/(?!event-stream)|application\/json)/.test(kept['content-type'] ?? '')
  if (!isText || response.status !== 200 || Number(length) < leastBytes || !response.body || !takesGzip(acceptEncoding)) return response
  const headers = {
    ...kept,
    // Other bytes than those that the strong tag names.
    ...(etag !== undefined && { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    vary: 'accept-encoding',
    'content-encoding': 'gzip',
  }
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers })
}

function takesGzip(acceptEncoding = ''): boolean {
  return acceptEncoding.split(',').some(part => /^\s*(gzip|\*)\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/i.test(part))
}
