import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Starts the program as an operator does, as a process of its own. What is started here is ended by its number and by nothing else.

export const root = join(import.meta.dirname, '../..')

/** How a process ended: with a code, or by a signal. */
export interface End {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The program as a process. */
export interface Launched {
  readonly pid: number
  readonly process: ChildProcess
  /** Resolves when it has ended. */
  readonly end: Promise<End>
  /** Where it answers, as soon as it says so. Rejected with what it printed when it ends before. */
  readonly url: Promise<string>
  stdout(): string
  stderr(): string
}

/** What is not said is as for `npm start`; the environment of the tests is not handed on. */
export interface LaunchOptions {
  /** Folder of the project. */
  readonly folder?: string
  readonly uid?: number
  readonly gid?: number
  /** As `npm start` does: a shell starts the script that starts the program. */
  readonly throughShell?: boolean
}

const launched = new Set<Launched>()
/** All of a test comes from one address. */
const manySearches = { MAHALLI_SEARCHES_PER_MINUTE: '100000' }

/** Starts `main.ts`, in a process group of its own. */
export function launch(
  environment: Readonly<Record<string, string>>,
  { folder = root, uid, gid, throughShell }: LaunchOptions = {},
): Launched {
  const [command, args] = throughShell ? ['sh', ['-c', 'node scripts/start.mjs; true']] : [process.execPath, ['main.ts']]
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: '0',
      MAHALLI_DEMO: '0',
      ...manySearches,
      ...environment,
    },
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  })
  const printed = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text))
  const end = new Promise<End>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /answers at (\S+)\n/.exec(printed.stdout)?.[1]
      if (found !== undefined) resolve(found)
    })
    end.then(({ code, signal }) => reject(new Error(`The program ended (${code ?? signal}):\n${printed.stdout}${printed.stderr}`)), reject)
  })
  // Whoever does not ask for the address does not care that there is none.
  url.catch(() => undefined)
  const program: Launched = { pid: child.pid ?? 0, process: child, end, url, stdout: () => printed.stdout, stderr: () => printed.stderr }
  launched.add(program)
  end.then(
    () => launched.delete(program),
    () => launched.delete(program),
  )
  return program
}

/** Asks the program to stop. @returns how it ended */
export function stop(program: Launched, signal: NodeJS.Signals = 'SIGTERM'): Promise<End> {
  program.process.kill(signal)
  return program.end
}

const folders = new Set<string>()

/** A data folder of its own, that the database's user can enter. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mahalli-guarantee-'))
  chmodSync(folder, 0o755)
  folders.add(folder)
  return folder
}

/** Ends and removes whatever is left of what was started. */
export async function cleanUp(): Promise<void> {
  const left = [...launched]
  for (const { pid } of left) killAll([pid])
  await Promise.allSettled(left.map(({ end }) => end))
  for (const folder of folders) {
    killAll(databaseProcesses(folder))
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  folders.clear()
}

/** Kills each process and the group that it leads, at once. */
export function killAll(pids: readonly number[]): void {
  for (const pid of pids)
    for (const target of [-pid, pid]) {
      try {
        process.kill(target, 'SIGKILL')
      } catch {
        // Gone already, or not the leader of a group.
      }
    }
}

/** The processes of the embedded database of a data folder: the server first, then its children, each of which leads a group of its own. */
export function databaseProcesses(data: string, cluster = join(data, 'database')): number[] {
  const note = join(cluster, 'postmaster.pid')
  if (!existsSync(note)) return []
  const server = Number(readFileSync(note, 'utf8').split('\n')[0])
  if (!Number.isInteger(server) || server <= 0 || !commandOf(server).includes(cluster)) return []
  return [server, ...childrenOf(server)]
}

function commandOf(pid: number): string {
  return existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => Number.isInteger(pid) && pid > 0 && parentOf(pid) === parent)
}

const parentOf = (pid: number) => Number(statusOf(pid)?.[1])

/** What /proc says of a process after its name: its state, its parent, and more. */
function statusOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    // Gone meanwhile.
    return undefined
  }
}

/** Does the process run? One that has ended, and that its parent has not asked after yet (state Z), does not. */
export function isThere(pid: number): boolean {
  const state = statusOf(pid)?.[0]
  return state !== undefined && state !== 'Z'
}

/** Asks again until the answer is there. @throws Error with the question when it does not come in time */
export async function until<T>(question: string, ask: () => Promise<T | undefined> | T | undefined, mostMs = 60_000): Promise<T> {
  const begun = performance.now()
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() - begun > mostMs) throw new Error(`Not within ${mostMs} ms: ${question}`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
