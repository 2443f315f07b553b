import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** The pair by which push services know this installation (RFC 8292): a point and a number of P-256, base64url. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of a private key. @param privateKey 32 octets @throws Error when they are no key */
export function vapidKeysOf(privateKey: Uint8Array): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(privateKey))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** A service that keeps tokens may be asked with the same one for so long; RFC 8292 allows 24 hours. */
const validSeconds = 12 * 3600

/**
 * The header `Authorization` with which a push service is asked.
 * @param endpoint of the subscription @param subject `mailto:` or `https:` of whoever runs the installation @param now seconds since 1970
 * @source RFC 8292, sections 2 and 3
 */
export function vapidHeader({ publicKey, privateKey }: VapidKeys, endpoint: string, subject: string, now: number): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
      d: privateKey,
    },
  })
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now) + validSeconds, sub: subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  return `vapid t=${signed}.${signature}, k=${publicKey}`
}
