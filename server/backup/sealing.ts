import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { StartFault } from '../startFault.ts'
import { queueOf } from './queue.ts'

/** With it an encrypted backup begins. */
export const sealedMark = Buffer.from('MAHALLI\x01')

const saltBytes = 16
const frameBytes = 65_536
const tagBytes = 16
/** Set in the length of the last frame: without it an end that was cut off would be one. */
const isLast = 0x80000000
/** 32 MB and a tenth of a second for each passphrase that somebody tries. */
const cost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

/**
 * Encrypts a stream by a passphrase: the mark, a salt, then frames of at most 64 kB, each a length, the text in AES-256-GCM and its tag. The
 * nonce is the number of the frame under a key that no other file has; the length is sealed with it, so no frame can be left out, moved or
 * taken for the last one.
 */
export async function* sealedStream(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const salt = randomBytes(saltBytes)
  const key = await keyFrom(passphrase, salt)
  yield Buffer.concat([sealedMark, salt])
  let number = 0
  const frame = (text: Uint8Array, last: boolean) => {
    const length = lengthOf(text.length, last)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++)).setAAD(length)
    return Buffer.concat([length, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  }
  let held = Buffer.alloc(0)
  for await (const part of source) {
    held = Buffer.concat([held, part])
    for (; held.length > frameBytes; held = held.subarray(frameBytes)) yield frame(held.subarray(0, frameBytes), false)
  }
  yield frame(held, true)
}

/** What was encrypted so. @throws StartFault when the passphrase is another one, or the stream was changed or cut off */
export async function* openedStream(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const queue = queueOf(source)
  const head = await queue.take(sealedMark.length + saltBytes)
  const key = await keyFrom(passphrase, head.subarray(sealedMark.length))
  for (let number = 0, last = false; !last; number++) {
    const length = await queue.take(4)
    const word = length.readUInt32BE()
    last = word >= isLast
    const bytes = last ? word - isLast : word
    if (bytes > frameBytes) throw damaged(number)
    const text = await queue.take(bytes)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(length)
    decipher.setAuthTag(await queue.take(tagBytes))
    yield openedFrame(decipher, text, number)
  }
  if (!(await queue.isOver())) throw new StartFault('The backup is damaged: it goes on after its end.')
}

function openedFrame(decipher: ReturnType<typeof createDecipheriv>, text: Uint8Array, number: number): Uint8Array {
  try {
    return Buffer.concat([decipher.update(text), decipher.final()])
  } catch {
    throw damaged(number)
  }
}

function damaged(number: number): StartFault {
  return new StartFault(
    number === 0
      ? 'The backup cannot be opened: MAHALLI_BACKUP_PASSPHRASE is not the one that it was encrypted with, or the file is damaged.'
      : 'The backup is damaged: what is encrypted in it was changed.',
  )
}

function lengthOf(bytes: number, last: boolean): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(last ? bytes + isLast : bytes)
  return length
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(number), 4)
  return nonce
}

function keyFrom(passphrase: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(passphrase.normalize('NFC'), salt, 32, cost, (error, key) => (error ? reject(error) : resolve(key))),
  )
}
