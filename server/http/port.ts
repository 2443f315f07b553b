import { createServer, type Server } from 'node:http'
import { StartFault } from '../startFault.ts'

/** Where a server is to listen; port 0 lets the system choose one. */
export interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Makes sure, before anything else is begun, that the port can be had.
 * @throws StartFault when it cannot
 */
export async function requireFreePort(address: Address): Promise<void> {
  const probe = createServer()
  await openPort(probe, address)
  await closePort(probe)
}

/** A connection may wait so long for its next request: longer than a proxy in front keeps one, else that would meet one that has just been closed. */
const keptMs = 75_000

/** Lets a server answer. @returns the port on which it does @throws StartFault when the machine does not allow it */
export function openPort(server: Server, { host, port }: Address): Promise<number> {
  server.keepAliveTimeout = keptMs
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartFault(`Port ${port} is taken by another program: set PORT to a free one.`)
          : new StartFault(`This machine does not let Mahalli listen on ${host}, port ${port} (${error.code}): set HOST and PORT.`),
      ),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

const longestRequestMs = 10_000

/** Requests under way are finished, new ones refused; a connection is closed when it waits for a next request. */
export function closePort(server: Server): Promise<void> {
  return new Promise(resolve => {
    // A connection that has just been answered would be kept for another request.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const all = setTimeout(() => server.closeAllConnections(), longestRequestMs)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(all)
      resolve()
    })
    server.closeIdleConnections()
  })
}
