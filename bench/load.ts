import { connect, type Socket } from 'node:net'

/** What is sent again and again over one connection, and what must come back. */
export interface Aim {
  /** `http://127.0.0.1:3000`. */
  readonly origin: string
  /** As it goes over the wire; each connection takes its own, in turn. */
  readonly requests: readonly Buffer[]
  /** The body of every answer, byte by byte; undefined where each answer is another. */
  readonly body: Buffer | undefined
}

/** What one run has shown. */
export interface Run {
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
}

const connections = 8

/** Asks over eight connections that are kept, each as soon as it has its answer. @throws Error at the first answer that is not as it must be */
export async function runFor(ms: number, { origin, requests, body }: Aim): Promise<Run> {
  const { hostname, port } = new URL(origin)
  const took: number[] = []
  const begun = performance.now()
  const until = begun + ms
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const request = requests[index % requests.length] ?? Buffer.alloc(0)
      const line = await lineTo(hostname, Number(port))
      try {
        while (performance.now() < until) {
          const sent = performance.now()
          const answer = await line.ask(request)
          took.push(performance.now() - sent)
          requireRight(answer, body)
        }
      } finally {
        line.close()
      }
    }),
  )
  const seconds = (performance.now() - begun) / 1000
  took.sort((a, b) => a - b)
  return { perSecond: took.length / seconds, medianMs: quantile(took, 0.5), p99Ms: quantile(took, 0.99) }
}

/** A single answer, to be compared with all later ones. */
export async function askOnce(origin: string, request: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const line = await lineTo(hostname, Number(port))
  try {
    return await line.ask(request)
  } finally {
    line.close()
  }
}

/** A request as it goes over the wire. */
export function requestOf(method: string, path: string, headers: Readonly<Record<string, string>> = {}, body = ''): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== '' && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

function requireRight({ status, body }: Answer, wanted: Buffer | undefined): void {
  if (status !== 200) throw new Error(`Answered ${status}: ${body.toString().slice(0, 500)}`)
  if (wanted && !body.equals(wanted)) throw new Error(`Another answer than before: ${body.length} bytes, not ${wanted.length}`)
}

interface Line {
  ask(request: Buffer): Promise<Answer>
  close(): void
}

/** A connection that speaks just as much HTTP as is needed: it must cost less than what it measures. */
async function lineTo(host: string, port: number): Promise<Line> {
  const socket = await connected(host, port)
  let waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined
  let bytes: Buffer = Buffer.alloc(0)
  socket.on('data', part => {
    bytes = bytes.length === 0 ? part : Buffer.concat([bytes, part])
    const answer = answerIn(bytes)
    if (!answer) return
    bytes = Buffer.alloc(0)
    waiting?.resolve(answer)
    waiting = undefined
  })
  socket.on('error', error => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The connection was closed before the answer')))
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

function connected(host: string, port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** @returns undefined while a part is still under way */
function answerIn(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const body =
    headers['content-length'] === undefined ? chunksIn(bytes, end + 4) : wholeIn(bytes, end + 4, Number(headers['content-length']))
  return body && { status: Number(first.split(' ')[1]), headers, body }
}

function wholeIn(bytes: Buffer, from: number, length: number): Buffer | undefined {
  return bytes.length < from + length ? undefined : bytes.subarray(from, from + length)
}

function chunksIn(bytes: Buffer, from: number): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = from; ; ) {
    const end = bytes.indexOf('\r\n', at)
    if (end === -1) return undefined
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16)
    if (bytes.length < end + 2 + length + 2) return undefined
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
