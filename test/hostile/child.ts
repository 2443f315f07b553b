import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase, type World } from '../world.ts'

/** The program in a process of its own, which writes its log where it can be read. */
export interface Watched extends World {
  /** What was logged as an error so far, a line each. */
  errors(): readonly string[]
  /** Everything that was written so far. */
  lines(): readonly string[]
}

/** Starts `main.ts` as an operator does, on a database of its own; further environment variables may be given. */
export async function startWatched(environment: Readonly<Record<string, string>> = {}): Promise<Watched> {
  const database = await cloneDatabase()
  const data = mkdtempSync(join(tmpdir(), 'mahalli-data-'))
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: '0',
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      MAHALLI_DATA: data,
      MAHALLI_DEMO: '0',
      // All of a test comes from one address.
      MAHALLI_SEARCHES_PER_MINUTE: '100000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    let rest = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
      const found = parts.map(line => /answers at (\S+)/.exec(line)?.[1]).find(address => address !== undefined)
      if (found) resolve(found)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => void lines.push(`{"level":"error","stderr":${JSON.stringify(text)}}`))
    child.once('exit', code => reject(new Error(`The program ended with ${code}: ${lines.join('\n')}`)))
  })
  return {
    url,
    database,
    lines: () => lines,
    errors: () => lines.filter(line => /"level":"(?:error|fatal)"/.test(line)),
    stop: async () => {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await database.drop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
