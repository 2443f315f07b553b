import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Encrypts what must be readable again by this installation alone: secrets of settings, keys of second factors. */
export interface Sealer {
  /** @param about what the text is of, such as the key of a setting: moved to another place it does not open */
  seal(text: string, about: string): string
  /** @returns undefined when it was sealed by another key or about something else, or was changed */
  open(sealed: string, about: string): string | undefined
}

const version = 1
const nonceBytes = 12
const tagBytes = 16

/** Seals with AES-256-GCM, each time with a nonce of its own. @param key 32 bytes that serve this purpose alone: `secrets.keyFor(…)` */
export function sealerOf(key: Uint8Array): Sealer {
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([Uint8Array.of(version), nonce, cipher.getAuthTag(), content]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      const begin = 1 + nonceBytes + tagBytes
      if (bytes[0] !== version || bytes.length < begin) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + nonceBytes))
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(1 + nonceBytes, begin))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(begin)), decipher.final()]).toString('utf8')
      } catch {
        // The tag does not fit: that is the answer.
        return undefined
      }
    },
  }
}
