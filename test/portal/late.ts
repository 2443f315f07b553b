import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The program as it is reached over a line that fails for a while. */
export interface LateLine {
  readonly url: string
  close(): Promise<void>
}

/**
 * Between a browser and the program: a page comes at once until some words of it, and the rest after a pause.
 * @param url of the program @param until the words @param pauseMs how long nothing comes
 */
export async function lateLine(url: string, until: string, pauseMs: number): Promise<LateLine> {
  const server = createServer((request, response) => {
    const pass = async () => {
      const asked = get(url + (request.url ?? ''), { headers: { ...request.headers, 'accept-encoding': 'identity' } })
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      const body = await buffer(answer ?? request)
      response.writeHead(answer?.statusCode ?? 502, answer?.headers)
      const at = answer?.headers['content-type']?.startsWith('text/html') ? body.indexOf(until) : -1
      if (at > 0) {
        response.write(body.subarray(0, at))
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
      response.end(body.subarray(Math.max(0, at)))
    }
    pass().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
