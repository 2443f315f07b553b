import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The keys of a browser's subscription: an uncompressed point of P-256 and 16 octets, both base64url. */
export interface SubscriptionKeys {
  readonly publicKey: string
  readonly authSecret: string
}

const curve = 'prime256v1'
const recordSize = 4096
/** The mark that ends the last record (RFC 8188, section 2). */
const lastRecord = 2

/**
 * Encrypts a message for one browser, which alone can read it.
 * @param fresh the sender's private key and the salt, made anew for each message; given only where a result is to be repeated
 * @throws Error when the keys of the subscription are none
 * @source RFC 8291, section 3.4; RFC 8188, section 2
 */
export function encryptedFor(
  { publicKey, authSecret }: SubscriptionKeys,
  text: string,
  fresh: { readonly privateKey?: Buffer; readonly salt?: Buffer } = {},
): Buffer {
  const sender = createECDH(curve)
  if (fresh.privateKey) sender.setPrivateKey(fresh.privateKey)
  else sender.generateKeys()
  const theirs = Buffer.from(publicKey, 'base64url')
  const ours = sender.getPublicKey()
  const salt = fresh.salt ?? randomBytes(16)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const key = derived(sender.computeSecret(theirs), Buffer.from(authSecret, 'base64url'), info, 32)
  const contentKey = derived(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce)
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.from([lastRecord])), cipher.final()])
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize, 0)
  header.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, header, ours, content, cipher.getAuthTag()])
}

function derived(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Are these the keys of a subscription? A point that does not lie on the curve is none. */
export function areKeys({ publicKey, authSecret }: SubscriptionKeys): boolean {
  try {
    if (Buffer.from(authSecret, 'base64url').length !== 16) return false
    const probe = createECDH(curve)
    probe.generateKeys()
    return probe.computeSecret(Buffer.from(publicKey, 'base64url')).length === 32
  } catch {
    return false
  }
}
