import { createServer, request as ask, type Server } from 'node:http'
import type { World } from '../world.ts'
import { startWorld } from '../world.ts'
import { startPair } from './pair.ts'

/** On what the story is told: one process, and two that share a database and answer in turn behind a balancer. */
export const stages = [
  { stage: 'one process', start: () => startWorld() },
  { stage: 'two processes that answer in turn', start: startTurns },
]

async function startTurns(): Promise<World> {
  const { first, second, stop } = await startPair()
  const balancer = await balance([first.url, second.url])
  return {
    url: balancer.url,
    database: first.database,
    stop: async () => {
      balancer.close()
      await stop()
    },
  }
}

/** Sends each request to the next of these. */
async function balance(origins: readonly string[]): Promise<{ url: string; close(): void }> {
  let turn = 0
  const server = createServer((request, response) => {
    const origin = origins[turn++ % origins.length] ?? ''
    const onwards = ask(new URL(request.url ?? '/', origin), { method: request.method, headers: request.headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    onwards.on('error', error => response.destroy(error))
    request.pipe(onwards)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}
