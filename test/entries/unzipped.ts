import { inflateRawSync } from 'node:zlib'

/** What a ZIP file holds, by path, read by its directory. */
export function unzipped(file: Buffer): Map<string, Buffer> {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const found = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, local] = [file.readUInt16LE(at + 10), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)]
    const [name, extra, comment] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)]
    const begin = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const packed = file.subarray(begin, begin + size)
    found.set(file.toString('utf8', at + 46, at + 46 + name), method === 0 ? packed : inflateRawSync(packed))
    at += 46 + name + extra + comment
  }
  return found
}
