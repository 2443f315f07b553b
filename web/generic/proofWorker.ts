import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What is looked for: the number behind the salt whose digest is the challenge. */
export interface Work {
  readonly challenge: string
  readonly salt: string
  /** The largest number that it can be. */
  readonly most: number
}

// Beside the page, which stays alive meanwhile. Not by crypto.subtle, which is missing where the address is no https.
self.addEventListener('message', ({ data }: MessageEvent<Work>) => self.postMessage(numberOf(data)))

function numberOf({ challenge, salt, most }: Work): number | undefined {
  for (let number = 0; number <= most; number++) if (bytesToHex(sha256(utf8ToBytes(salt + number))) === challenge) return number
  return undefined
}
