import { createServer, type IncomingHttpHeaders } from 'node:http'

/** A request as it arrived at the gateway. */
export interface GatewayArrived {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** An HTTP gateway for SMS on loopback. */
export interface Gateway {
  readonly url: string
  readonly arrived: GatewayArrived[]
  /** What the next requests are answered; then 200 with a number. */
  readonly answers: { readonly status: number; readonly text: string; readonly headers?: Record<string, string> }[]
  stop(): Promise<void>
}

export async function startGateway(): Promise<Gateway> {
  const arrived: GatewayArrived[] = []
  const answers: Gateway['answers'] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (piece: string) => (body += piece))
    request.on('end', () => {
      arrived.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
      const { status, text, headers } = answers.shift() ?? { status: 200, text: `OK id=${arrived.length}` }
      response.writeHead(status, headers).end(text)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    arrived,
    answers,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
