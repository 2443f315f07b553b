import { createServer, type Socket } from 'node:net'

/** What every scanner finds, although it harms nothing; in parts, or one would find it in this file. */
export const harmful = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/** A scanner of files that speaks INSTREAM as clamd does. */
export interface Scanner {
  /** As the setting writes it. */
  readonly address: string
  /** The contents that it has read, in their order. */
  readonly read: Buffer[]
  stop(): Promise<void>
}

interface ScannerOptions {
  /** Path of its socket; without one it listens on loopback. */
  readonly path?: string
  /** It reads no longer content. */
  readonly mostBytes?: number
  /** It takes everything and says nothing. */
  readonly isSilent?: boolean
}

export async function startScanner({ path, mostBytes = 1_000_000, isSilent = false }: ScannerOptions = {}): Promise<Scanner> {
  const read: Buffer[] = []
  const open = new Set<Socket>()
  const server = createServer(socket => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    socket.on('error', () => undefined)
    let come: Buffer = Buffer.alloc(0)
    let isAnswered = isSilent
    const answer = (text: string) => {
      isAnswered = true
      socket.end(text)
    }
    socket.on('data', part => {
      if (isAnswered) return
      come = Buffer.concat([come, part])
      const content = contentIn(come)
      if (come.length > mostBytes) answer('INSTREAM size limit exceeded. ERROR\0')
      else if (content) {
        read.push(content)
        answer(content.includes(harmful) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
      }
    })
  })
  await new Promise<void>(resolve => (path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve)))
  const at = server.address()
  return {
    address: typeof at === 'object' && at !== null ? `tcp://127.0.0.1:${at.port}` : `unix:${String(at)}`,
    read,
    stop: () => {
      for (const socket of open) socket.destroy()
      return new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

/** The content of a command that has come whole: parts with their lengths before them, until a length of nothing. */
function contentIn(come: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!come.subarray(0, command.length).equals(command)) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= come.length; ) {
    const length = come.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(come.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
