import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

/** What a command has said, and how it ended. */
export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs one of our commands as an operator does; the environment of the tests is not handed on. */
export function command(...asked: Parameters<typeof begunCommand>): Promise<Ended> {
  return begunCommand(...asked).ended
}

/** The same while it is under way. */
export function begunCommand(
  script: 'backup' | 'restore' | 'verifyAudit',
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): { readonly process: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../scripts/${script}.ts`), ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...environment },
  })
  const [out, err]: [string[], string[]] = [[], []]
  child.stdout.on('data', part => out.push(String(part)))
  child.stderr.on('data', part => err.push(String(part)))
  const ended = new Promise<Ended>(resolve => child.once('close', code => resolve({ code, out: out.join(''), err: err.join('') })))
  return { process: child, ended }
}

/** A command that must refuse. @returns the one line that it says @throws Error when it ends well, or says more than a line */
export async function refusalOf(...asked: Parameters<typeof command>): Promise<string> {
  const { code, err } = await command(...asked)
  const [line = '', ...more] = err.split('\n').slice(0, -1)
  if (code !== 1 || more.length > 0 || /^\s+at |Error:/.test(line)) throw new Error(`Exit code ${code}, and on the error output:\n${err}`)
  return line
}
