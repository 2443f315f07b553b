import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartFault } from '../startFault.ts'

/**
 * Ends what a killed program left running on these files: its server, or the processes of a server that was killed itself. They would
 * keep a new server from starting.
 * @throws StartFault when they do not end
 */
export async function endLeftover(cluster: string): Promise<void> {
  let left = serversOn(cluster)
  for (const { pid, isMain } of left) if (isMain) send(pid, 'SIGINT')
  for (let waitedMs = 0; left.length > 0; waitedMs += 50) {
    if (waitedMs === 10_000) for (const { pid } of left) send(pid, 'SIGQUIT')
    if (waitedMs > 30_000) {
      const numbers = left.map(({ pid }) => pid).join(', ')
      throw new StartFault(`A database server that was left behind (process ${numbers}) does not end: end it and start again.`)
    }
    await new Promise(resolve => setTimeout(resolve, 50))
    left = serversOn(cluster)
  }
  removeNoteOfAnother(join(cluster, 'postmaster.pid'))
}

/** The number in the note may belong to somebody else by now, whom PostgreSQL would take for a server on these files. */
function removeNoteOfAnother(note: string): void {
  const pid = existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n', 1)[0]) : 0
  if (Number.isInteger(pid) && pid > 0 && send(pid, 0)) rmSync(note)
}

interface ServerProcess {
  readonly pid: number
  /** The one that the others belong to. */
  readonly isMain: boolean
}

/** The processes of PostgreSQL that work in a folder. */
function serversOn(cluster: string): ServerProcess[] {
  if (!existsSync('/proc/self/cmdline')) return mainServersOn(cluster)
  const path = realpathSync(cluster)
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(pid => findServer(path, cluster, Number(pid)) ?? [])
}

function findServer(path: string, cluster: string, pid: number): ServerProcess | undefined {
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (!/^(?:.*\/)?postgres\b/.test(words[0] ?? '')) return undefined
    const isMain = words[words.indexOf('-D') + 1] === cluster
    return isMain || readlinkSync(`/proc/${pid}/cwd`) === path ? { pid, isMain } : undefined
  } catch {
    // Gone meanwhile, or of a user whose processes this one may not look into: then it is no server of ours.
    return undefined
  }
}

/** Where no /proc tells who works where: by the folder that a server was started with. */
function mainServersOn(cluster: string): ServerProcess[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
  const lines = stdout.split('\n').filter(line => line.includes(`postgres -D ${cluster} `))
  return lines.map(line => ({ pid: Number.parseInt(line, 10), isMain: true }))
}

/** @returns whether there is such a process */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
