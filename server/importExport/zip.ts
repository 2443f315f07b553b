import { inflateRaw } from 'node:zlib'
import { promisify } from 'node:util'

const inflate = promisify(inflateRaw)

const endSign = 0x06054b50
const entrySign = 0x02014b50
const localSign = 0x04034b50
const mostEntries = 1000

/** Why a file is not unpacked. */
export type ZipFault = 'broken' | 'tooLarge'

/**
 * Unpacks every entry of a ZIP file for a trial and adds up what they hold, so that whoever reads it afterwards unpacks no more than this. The
 * directory is found as every reader finds it: the last one counts.
 * @returns undefined when all of it holds at most so many bytes
 */
export async function zipFault(bytes: Uint8Array, mostBytes: number): Promise<ZipFault | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    let left = mostBytes
    for (const { packed, method } of entriesOf(file)) {
      if (method === 0) left -= packed.length
      else if (method === 8) left -= (await inflate(packed, { maxOutputLength: left + 1 })).length
      else return 'broken'
      if (left < 0) return 'tooLarge'
    }
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'broken'
  }
}

interface Entry {
  readonly packed: Buffer
  readonly method: number
}

/** @throws RangeError, Error where the file is not what it says; large files in the form of ZIP64 among them */
function entriesOf(file: Buffer): Entry[] {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Error('too many entries')
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (file.readUInt32LE(at) !== entrySign) throw new Error('no entry')
    const method = file.readUInt16LE(at + 10)
    const size = file.readUInt32LE(at + 20)
    const local = file.readUInt32LE(at + 42)
    if (file.readUInt32LE(local) !== localSign) throw new Error('no file')
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    if (begin + size > file.length) throw new Error('cut off')
    entries.push({ method, packed: file.subarray(begin, begin + size) })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - 22 - 0xffff)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === endSign) return at
  throw new Error('no directory')
}
