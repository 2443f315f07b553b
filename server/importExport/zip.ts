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

/**
 * The content of some entries of a ZIP file, by their names; of two of one name the last.
 * @param mostBytes of all of them together, unpacked
 * @throws Error when it is broken or they hold more: `ERR_BUFFER_TOO_LARGE` as its code
 */
export async function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean, mostBytes: number): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  let left = mostBytes
  for (const { name, packed, method } of entriesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    if (!isWanted(name)) continue
    // As `inflate` says it, for an entry that is not packed.
    if (method === 0 && packed.length > left) throw Object.assign(new RangeError('too large'), { code: 'ERR_BUFFER_TOO_LARGE' })
    if (method !== 0 && method !== 8) throw new Error('packed in another way')
    const content = method === 0 ? packed : await inflate(packed, { maxOutputLength: left + 1 })
    left -= content.length
    found.set(name, content)
  }
  return found
}

interface Entry {
  readonly name: string
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
    const name = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28))
    entries.push({ name, method, packed: file.subarray(begin, begin + size) })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

function endOf(file: Buffer): number {
  const first = Math.max(0, file.length - 22 - 0xffff)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === endSign) return at
  throw new Error('no directory')
}
