import { connect as connectTo, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type World } from '../world.ts'

// A database that stands still refuses nobody: its connections stay, and nothing comes.

let world: World
let way: Way
beforeAll(async () => {
  const environment: Record<string, string> = {}
  world = await startWorld(environment, async ({ appUrl }) => {
    const url = new URL(appUrl)
    way = await wayTo(url.hostname, Number(url.port))
    url.port = String(way.port)
    environment.DATABASE_URL = url.toString()
  })
})
afterAll(async () => {
  way?.set(true)
  await world?.stop()
  way?.server.close()
})

interface Way {
  readonly server: Server
  readonly port: number
  /** Does anything come through? */
  set(isOpen: boolean): void
}

/** What stands between the program and the database. */
async function wayTo(host: string, port: number): Promise<Way> {
  const sockets = new Set<Socket>()
  let isOpen = true
  const follow = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('data', data => void other.write(data))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
    if (!isOpen) socket.pause()
  }
  const server = createServer(socket => {
    const other = connectTo(port, host)
    follow(socket, other)
    follow(other, socket)
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    port: portOf(server.address()),
    set: open => {
      isOpen = open
      for (const socket of sockets) socket[open ? 'resume' : 'pause']()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere')
  return address.port
}

/** The status of what is answered before a visitor gives up; undefined: nothing is. */
async function statusOf(path: string, withinMs: number): Promise<number | undefined> {
  try {
    return (await fetch(world.url + path, { signal: AbortSignal.timeout(withinMs) })).status
  } catch {
    return undefined
  }
}

test('a database that stands still keeps nobody waiting: who asks before that is known is told in seconds, everybody else at once, until it answers again', async () => {
  const machines = ['/news/feed.xml', '/events/calendar.ics', '/sitemap.xml']
  const pages = ['/legalEnvironment', '/contactUs', '/en/news/01920000-0000-7000-8000-000000000000', '/nowhere']
  const calls = ['/api/Public/News/GetListPaged', '/api/Public/Search?q=%D9%85%D8%A7%D8%A1']
  // Connections are there, and nobody uses them.
  expect(await statusOf('/legalEnvironment', 20_000)).toBe(200)
  way.set(false)
  try {
    expect(await statusOf('/readyz', 3000)).toBe(503)
    expect(await statusOf(calls[0] ?? '', 12_000)).toBe(503)
    for (const path of [...calls, ...machines, ...pages, '/readyz']) expect([path, await statusOf(path, 1500)]).toEqual([path, 503])
    expect(await statusOf('/healthz', 1500)).toBe(200)
  } finally {
    way.set(true)
  }
  await expect.poll(() => statusOf('/readyz', 3000), { timeout: 20_000 }).toBe(200)
  await expect.poll(() => statusOf('/legalEnvironment', 20_000), { timeout: 30_000 }).toBe(200)
})
