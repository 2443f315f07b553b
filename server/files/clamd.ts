import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** What a scanner says of some content; `found` is what it calls what it has found. */
export type Verdict = { readonly isClean: true } | { readonly isClean: false; readonly found: string }

/** The scanner reads no content of this size: it will not do so later either. */
export class TooLargeToScan extends Error {}

const longestAnswer = 4096
const usualMs = 60_000

/**
 * Asks clamd about some content, by its command INSTREAM: parts with their lengths before them, a length of nothing at the end.
 * @param address `tcp://host:port`, or `unix:/path` of its socket
 * @param content read to its end or not; a stream is closed then
 * @param mostMs until it counts as away
 * @throws TooLargeToScan; Error when it is away, too slow or answers anything else
 */
export async function scan(address: string, content: AsyncIterable<Uint8Array>, mostMs = usualMs): Promise<Verdict> {
  try {
    return await askedOver(connect(placeOf(address)), content, mostMs)
  } finally {
    // A file that nobody has begun to read, since the scanner is away, is open all the same.
    if (content instanceof Readable) content.destroy()
  }
}

async function askedOver(socket: Socket, content: AsyncIterable<Uint8Array>, mostMs: number): Promise<Verdict> {
  const late = setTimeout(() => socket.destroy(new Error(`The scanner took longer than ${mostMs} ms`)), mostMs)
  try {
    const answer = answerOf(socket)
    // A scanner that has read enough answers before all is sent, so what becomes of the sending is said by the answer.
    send(socket, content).catch((error: unknown) => socket.destroy(error instanceof Error ? error : new Error(String(error))))
    return verdictOf(await answer)
  } finally {
    clearTimeout(late)
    socket.destroy()
  }
}

function placeOf(address: string): { path: string } | { host: string; port: number } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', part => {
      text += part.toString('utf8')
      if (text.includes('\0') || text.length > longestAnswer) resolve(text)
    })
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The scanner closed the connection')))
  })
}

async function send(socket: Socket, content: AsyncIterable<Uint8Array>): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const part of content) {
    if (socket.destroyed) return
    // A length of nothing would end it.
    if (part.length === 0) continue
    await write(socket, lengthOf(part))
    await write(socket, part)
    // What it has answered meanwhile is read before more is sent to who may have closed.
    await setImmediate()
  }
  await write(socket, Buffer.alloc(4))
}

function lengthOf(part: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(part.length)
  return length
}

function write(socket: Socket, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => socket.write(bytes, error => (error ? reject(error) : resolve())))
}

/** @param text `stream: OK`, `stream: <name> FOUND`, or what went wrong */
function verdictOf(text: string): Verdict {
  const said = text.split('\0', 1)[0]?.trim() ?? ''
  if (said === 'stream: OK') return { isClean: true }
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1]
  if (found !== undefined) return { isClean: false, found }
  if (/size limit exceeded/i.test(said)) throw new TooLargeToScan('The scanner reads no content of this size')
  throw new Error(said === '' ? 'The scanner said nothing' : `The scanner said: ${said}`)
}
