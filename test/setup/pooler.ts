import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { unprivilegedUser } from '../../server/database/unprivilegedUser.ts'

/** A PgBouncer that hands connections round after every transaction. */
export interface Pooler {
  /** The same address through it. */
  through(url: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode before a server. Few connections serve many clients, so that what somebody leaves on one is another's
 * soon. @param program where PgBouncer lies @param folder where its settings may lie @param url of the role that it is for
 */
export async function startPooler(program: string, folder: string, url: string): Promise<Pooler> {
  const { port: serverPort, username, password } = new URL(url)
  const port = await freePort()
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'pgbouncer-users')]
  writeFileSync(users, `"${username}" "${password}"\n`, { mode: 0o600 })
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'max_client_conn = 500',
      'ignore_startup_parameters = extra_float_digits',
    ].join('\n'),
    { mode: 0o600 },
  )
  const user = unprivilegedUser()
  if (user) for (const file of [settings, users]) chownSync(file, user.uid, user.gid)
  const said: string[] = []
  const child = spawn(program, ['-q', settings], { stdio: ['ignore', 'pipe', 'pipe'], ...(user && { uid: user.uid, gid: user.gid }) })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => void said.push(text))
  const ended = new Promise<void>(resolve => {
    child.once('error', error => {
      said.push(error.message)
      resolve()
    })
    child.once('exit', () => resolve())
  })
  const through = (address: string) => {
    const pooled = new URL(address)
    pooled.port = String(port)
    return pooled.href
  }
  const stop = () => {
    child.kill('SIGINT')
    return ended
  }
  for (let tries = 0; tries < 100; tries += 1) {
    const client = new pg.Client(through(url))
    try {
      await client.connect()
      await client.end()
      return { through, stop }
    } catch (error) {
      said.push(String(error))
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  await stop()
  throw new Error(`PgBouncer does not answer:\n${said.join('\n').slice(0, 2000)}`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
