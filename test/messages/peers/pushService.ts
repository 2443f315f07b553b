import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:http'
import ece from 'http_ece'
import { isObject } from '../../walk/json.ts'

/** What arrived at the push service, as only the browser of the subscription reads it. */
export interface PushArrived {
  readonly notice: unknown
  /** The claims of a token whose signature was right. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A push service on loopback, and a browser's subscription at it. */
export interface PushService {
  readonly origin: string
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  readonly arrived: PushArrived[]
  /** Statuses with which the next notices are answered. */
  readonly answers: number[]
  stop(): Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1')
  const publicKey = browser.generateKeys()
  const authSecret = randomBytes(16)
  const arrived: PushArrived[] = []
  const answers: number[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const answer = answers.shift() ?? 201
      const claims = claimsIn(String(request.headers.authorization))
      if (!claims) return response.writeHead(403).end('no right signature')
      if (answer === 201) {
        const text = ece.decrypt(Buffer.concat(pieces), { version: 'aes128gcm', privateKey: browser, authSecret }).toString('utf8')
        arrived.push({ notice: JSON.parse(text), claims, headers: request.headers })
      }
      response.writeHead(answer, { location: `${origin}/message/${arrived.length}` }).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    origin,
    subscription: {
      endpoint: `${origin}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: authSecret.toString('base64url') },
    },
    arrived,
    answers,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** What a VAPID token claims, if the key beside it has signed it (RFC 8292, section 2). */
function claimsIn(authorization: string): Record<string, unknown> | undefined {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return undefined
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ format: 'jwk', key: jwk }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString())
  return isRight && alg === 'ES256' && isObject(said) ? said : undefined
}
