import { createHash } from 'node:crypto'
import { request as requestPlain, type IncomingMessage } from 'node:http'
import { request as requestSecure } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { Refused } from '../../kernel/kernel.ts'
import { log } from '../log.ts'
import { requireKey, type Content, type FileStore } from './store.ts'

/** Where a store of the S3 protocol is, and what opens it. */
export interface S3Account {
  /** Origin: `https://s3.example.ps`. The bucket stands in the path, so any server will do. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
  /** How long it may say nothing. */
  readonly longestSilenceMs?: number
}

/** Nothing comes for so long, although somebody waits for it: the store is away. */
const usualSilenceMs = 15_000

/**
 * A store in a bucket: `ab/cd/<key>`. The SHA-256 of the content is sent and signed with it, so what arrives broken is refused there, and an
 * object appears whole or not at all.
 * @throws Refused 503 from each of its calls when the store is away or does not let this installation in; the log has the reason
 */
export function s3Store(account: S3Account): FileStore {
  return {
    async findSize(key) {
      const answer = await ask(account, 'HEAD', key)
      answer.resume()
      if (answer.statusCode === 404) return undefined
      requireStatus(answer, [200], key)
      return Number(answer.headers['content-length'])
    },
    async put(key, content) {
      if ((await this.findSize(key)) === undefined) await send(account, key, content)
    },
    async *read(key, range) {
      const answer = await ask(account, 'GET', key, range && { range: `bytes=${range.start}-${range.end}` })
      requireStatus(answer, [range ? 206 : 200], key)
      yield* partsOf(answer)
    },
    async remove(key) {
      const answer = await ask(account, 'DELETE', key)
      answer.resume()
      requireStatus(answer, [200, 204, 404], key)
    },
  }
}

async function send(account: S3Account, key: string, { parts, sizeBytes }: Content): Promise<void> {
  // A smaller picture has the key of the whole one with its width: what it holds is told by its own hash.
  const isWhole = !key.includes('-')
  const smallerPicture = isWhole ? undefined : await collected(parts)
  const answer = await ask(
    account,
    'PUT',
    key,
    {
      'content-length': String(sizeBytes),
      'content-type': 'application/octet-stream',
      'x-amz-content-sha256': smallerPicture ? createHash('sha256').update(smallerPicture).digest('hex') : key,
    },
    smallerPicture ? [smallerPicture] : parts,
  )
  answer.resume()
  requireStatus(answer, [200], key)
}

/** Sends one request, signed. @returns the answer, whose body is read by who asked */
async function ask(
  account: S3Account,
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  key: string,
  headers: Readonly<Record<string, string>> = {},
  body?: Content['parts'],
): Promise<IncomingMessage> {
  requireKey(key)
  const { endpoint, bucket, region, accessKey, secretKey, longestSilenceMs = usualSilenceMs } = account
  const url = new URL(`/${bucket}/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`, endpoint)
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': emptyHash, ...headers },
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  })
  const signed = await signer.sign()
  const started = url.protocol === 'https:' ? requestSecure : requestPlain
  const sent = started(url, { method, headers: { ...headers, ...Object.fromEntries(signed.headers) }, timeout: longestSilenceMs })
  let unread: IncomingMessage | undefined
  const answered = new Promise<IncomingMessage>((resolve, reject) => sent.on('response', resolve).on('error', reject))
  sent.on('response', answer => (unread = answer))
  sent.on('timeout', onSilence)
  try {
    if (body) await Promise.race([pipeline(Readable.from(body), sent), answered])
    else sent.end()
    return await answered
  } catch (error) {
    // A connection that was kept open and that the store has closed meanwhile says nothing of the store: a new one is tried.
    if (!body && sent.reusedSocket) return ask(account, method, key, headers)
    throw away(error, key)
  }

  function onSilence() {
    const { socket } = sent
    const read = socket?.bytesRead
    // A program that was busy itself comes to its timers before it comes to what has arrived meanwhile: that is read first.
    setImmediate(() => {
      if (unread?.complete) return
      // While something waits to be read it is the store that waits, for a reader who is slow. A request is told of it once, its socket as often as asked.
      const serves = socket?.bytesRead !== read || (unread && unread.readableLength > 0)
      if (serves) socket?.setTimeout(longestSilenceMs).once('timeout', onSilence)
      else sent.destroy(new Error(`no answer for ${longestSilenceMs} ms`))
    })
  }
}

const emptyHash = createHash('sha256').digest('hex')

async function* partsOf(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of answer) yield part
  } catch (error) {
    throw away(error, '')
  }
}

function requireStatus(answer: IncomingMessage, expected: readonly number[], key: string): void {
  const { statusCode = 0 } = answer
  if (expected.includes(statusCode)) return
  answer.resume()
  throw away(new Error(`the store answered ${statusCode}`), key)
}

/** What the caller is told; the reason is the operator's to read. */
function away(error: unknown, key: string): Refused {
  log.error({ err: error, key }, 'the file store does not serve')
  return new Refused(
    'storeAway',
    'مخزن الملفات لا يستجيب الآن. حاول مجددًا بعد قليل',
    'The file store does not answer now. Try again in a moment',
    { status: 503, details: { retryAfterSeconds: 30 } },
  )
}

async function collected(parts: Content['parts']): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return Buffer.concat(all)
}
