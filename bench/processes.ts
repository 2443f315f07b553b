import { fork, spawn, type ChildProcess } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { isObject } from '../test/walk/json.ts'
import { until } from '../test/guarantees/launch.ts'
import type { Statement } from '../server/database/sql.ts'
import type { FloorRoute } from './floor.ts'

const root = join(import.meta.dirname, '..')
const running = new Set<ChildProcess>()

/** A server in a process of its own. */
export interface Served {
  readonly origin: string
  stop(): Promise<void>
}

export type Environment = Readonly<Record<string, string>>

/** The product as an operator starts it, its log in a file. */
export async function startProduct(environment: Environment, logFile: string): Promise<Served> {
  const port = await freePort()
  const child = remember(
    spawn(process.execPath, ['main.ts'], {
      cwd: root,
      env: { ...plainEnvironment(), PORT: String(port), ...environment },
      stdio: ['ignore', openSync(logFile, 'w'), 'inherit'],
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  await until(
    'the product answers',
    () => (child.exitCode === null ? isUp(origin) : Promise.reject(new Error('The product ended'))),
    120_000,
  )
  return { origin, stop: () => ended(child, 'SIGTERM') }
}

/** The floor beside it. */
export async function startFloor(routes: readonly FloorRoute[], file: string, databaseUrl: string): Promise<Served> {
  writeFileSync(file, JSON.stringify(routes))
  const child = remember(fork(join(root, 'bench/floor.ts'), [file, databaseUrl], { cwd: root, env: plainEnvironment() }))
  const address = await message(child)
  return { origin: `http://127.0.0.1:${String(address.port)}`, stop: () => ended(child, 'SIGKILL') }
}

/** The bare server of a storm. @param origin the product's, whose page it answers with */
export async function startBare(origin: string): Promise<Served> {
  const child = remember(fork(join(root, 'bench/stormParts.ts'), ['bare', origin], { cwd: root, env: plainEnvironment() }))
  const address = await message(child)
  return { origin: `http://127.0.0.1:${String(address.port)}`, stop: () => ended(child, 'SIGKILL') }
}

/** Runs a part of a storm in a process of its own. @returns what it has found */
export function runPart(part: 'posts' | 'readers', ...given: readonly (string | number)[]): Promise<Readonly<Record<string, unknown>>> {
  return message(remember(fork(join(root, 'bench/stormParts.ts'), [part, ...given.map(String)], { cwd: root, env: plainEnvironment() })))
}

/** The product, noting the statements of each call. */
export interface Noting extends Served {
  /** Begins a new list. */
  forget(): Promise<void>
  /** The statements since. */
  statements(): Promise<readonly Statement[]>
}

/** Starts the product so that its statements can be asked for. */
export async function startNoting(environment: Environment): Promise<Noting> {
  const child = remember(
    fork(join(root, 'bench/capture.ts'), [], { cwd: root, env: { ...plainEnvironment(), PORT: '0', LOG_LEVEL: 'error', ...environment } }),
  )
  const { url } = await message(child)
  const asked = async (what: string) => {
    const answer = message(child)
    child.send(what)
    return (await answer).statements
  }
  return {
    origin: String(url),
    forget: async () => void (await asked('forget')),
    statements: async () => statementsIn(await asked('statements')),
    stop: async () => {
      child.send('stop')
      await ended(child, undefined)
    },
  }
}

/** Ends whatever is left. */
export function endAll(): void {
  for (const child of running) child.kill('SIGKILL')
}

function remember(child: ChildProcess): ChildProcess {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** All searches of a measurement come from one address: the setting lets it ask. */
function plainEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '', NODE_ENV: 'production', MAHALLI_SEARCHES_PER_MINUTE: '1000000' }
}

function message(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`It ended with ${code}`))
    child.once('exit', ended)
    child.once('message', told => {
      child.off('exit', ended)
      if (isObject(told)) resolve(told)
      else reject(new Error('This is no answer'))
    })
  })
}

function statementsIn(list: unknown): Statement[] {
  if (!Array.isArray(list)) throw new Error('These are no statements')
  return list.filter(isStatement)
}

function isStatement(value: unknown): value is Statement {
  return isObject(value) && typeof value.text === 'string' && Array.isArray(value.values)
}

async function ended(child: ChildProcess, signal: NodeJS.Signals | undefined): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const end = new Promise(resolve => child.once('exit', resolve))
  if (signal) child.kill(signal)
  await end
}

async function isUp(origin: string): Promise<true | undefined> {
  const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
  return answer?.status === 200 ? true : undefined
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
