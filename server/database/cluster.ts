import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { diskFaultIn, StartFault } from '../startFault.ts'
import { canExecute, type SystemUser } from './unprivilegedUser.ts'

/** Where the server's programs and files lie. */
export interface Place {
  readonly binaries: string
  readonly cluster: string
}

/** Where root keeps what an unprivileged user cannot reach in the project's folder. */
const home = '/var/lib/mahalli'

/**
 * Where the server's files are kept: in the folder if the user of the server can reach them there, else under /var/lib, with a link
 * from the folder.
 * @param user undefined when the server runs as this process does
 * @param native the installed PostgreSQL
 */
export function placeFor(user: SystemUser | undefined, native: string, folder: string, say: (line: string) => void): Place {
  mkdirSync(folder, { recursive: true })
  if (!user) return { binaries: native, cluster: folder }
  chownSync(folder, user.uid, user.gid)
  if (canExecute(user, join(native, 'bin/postgres')) && canExecute(user, folder)) return { binaries: native, cluster: folder }
  const own = join(home, createHash('sha256').update(folder).digest('hex').slice(0, 16))
  const place = { binaries: join(own, `postgresql-${versionOf(native)}`), cluster: join(own, 'cluster') }
  for (const path of [home, own]) makeOpenFolder(path)
  copyOnce(native, place.binaries)
  linkOnce(join(folder, 'cluster'), place.cluster, say)
  if (!canExecute(user, join(place.binaries, 'bin/postgres')))
    throw new StartFault(`The user ${user.name}, as whom PostgreSQL must run, can enter neither ${folder} nor ${own}: open one of them.`)
  return place
}

/** Whoever is root may have a mask that shuts new folders. */
function makeOpenFolder(path: string): void {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}

function versionOf(native: string): string {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
  return String(version)
}

/** A copy that was broken off is made again. */
function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return
  const unfinished = `${to}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, to)
}

/** Files that no link leads to belong to a data folder that is gone: they are kept, and the new one begins anew. */
function linkOnce(link: string, cluster: string, say: (line: string) => void): void {
  if (lstatSync(link, { throwIfNoEntry: false })) return
  if (existsSync(cluster)) {
    const aside = `${cluster}-until-${new Date().toISOString().replaceAll(':', '-')}`
    renameSync(cluster, aside)
    say(`The data folder is new: the database of an earlier one is kept in ${aside}.`)
  }
  say(`The unprivileged user of PostgreSQL cannot enter the project's folder: the database is kept in ${dirname(cluster)}.`)
  symlinkSync(cluster, link)
}

/** The passwords of the two roles. */
export interface Passwords {
  readonly owner: string
  readonly app: string
}

/** Random passwords, made at the first start and kept in a file that this user alone can read. */
export function passwordsIn(path: string): Passwords {
  if (!existsSync(path)) {
    const unfinished = `${path}.unfinished`
    writeFileSync(unfinished, `${randomBytes(24).toString('hex')} ${randomBytes(24).toString('hex')}`, { mode: 0o600, flush: true })
    renameSync(unfinished, path)
  }
  const [owner = '', app = ''] = readFileSync(path, 'utf8').split(' ')
  if (owner === '' || app === '')
    throw new StartFault(`The passwords of the database in ${path} are damaged: bring them back from the backup.`)
  return { owner, app }
}

/**
 * Makes the files of a new server beside their place and puts them there when they are complete: a start that is killed leaves nothing
 * half made behind.
 * @param locales who compares texts; before version 17 PostgreSQL does not do so itself
 * @throws StartFault with what PostgreSQL says
 */
export function makeCluster(
  place: Place,
  user: SystemUser | undefined,
  owner: string,
  password: string,
  locales: 'builtin' | 'libc' = 'builtin',
): void {
  const { binaries, cluster } = place
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  // A name of its own: what a killed program was making may still be written to.
  const unfinished = `${cluster}.unfinished-${process.pid}`
  const passwordFile = `${unfinished}-password`
  for (const old of readdirSync(dirname(cluster)).filter(name => name.startsWith(`${basename(cluster)}.unfinished`)))
    rmSync(join(dirname(cluster), old), { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      ...['-D', unfinished, '-U', owner, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', `--locale-provider=${locales}`, '--locale=C.UTF-8', '--no-instructions'],
    ],
    { encoding: 'utf8', cwd: '/', ...(user && { uid: user.uid, gid: user.gid }) },
  )
  rmSync(passwordFile, { force: true })
  if (made.status === 0) return renameSync(unfinished, cluster)
  const said = `${made.stderr ?? ''}${made.error?.message ?? ''}`.trim()
  throw diskFaultIn(said, cluster) ?? new StartFault(`The database could not be made in ${cluster}: ${said.split('\n').at(-1)}`)
}
