// The program with hot reload, called by dev.mjs. Vite replaces screens in place; a change of what Node has loaded starts the program
// again. The embedded database belongs to this process and goes on meanwhile, so that a restart takes a second.
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { claimDataFolder, makeDataFolder } from '../server/database/dataFolder.ts'
import { startEmbedded } from '../server/database/embedded.ts'
import { settingsOf, type Settings } from '../server/settings.ts'
import { StartFault } from '../server/startFault.ts'

const root = join(import.meta.dirname, '..')
const say = (line: string) => console.log(line)
/** Editors write a file in several steps. */
const calmMs = 100
/** A browser that holds its connections does not hold up a restart. */
const patienceMs = 2000

interface Database {
  readonly environment: Readonly<Record<string, string>>
  stop(): Promise<void>
}

try {
  const database = await databaseFor(settingsOf(process.env))
  let program = start(database)
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const restart = async (file: string) => {
    say(`${file} was changed: starting again …`)
    await end(program)
    if (!isStopping) program = start(database)
  }
  // One after the other, whatever is saved meanwhile.
  let last = Promise.resolve()
  watchSources(file => {
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(() => restart(file))), calmMs)
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      clearTimeout(timer)
      void last
        .then(() => end(program))
        .then(database.stop)
        .then(() => process.exit(0))
    })
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error)
  process.exit(1)
}

async function databaseFor({ dataFolder, databaseUrl }: Settings): Promise<Database> {
  if (databaseUrl !== undefined) return { environment: {}, stop: () => Promise.resolve() }
  makeDataFolder(dataFolder)
  const release = claimDataFolder(dataFolder)
  try {
    const embedded = await startEmbedded({ folder: join(dataFolder, 'database'), say })
    return {
      environment: {
        DATABASE_URL: embedded.appUrl,
        DATABASE_OWNER_URL: embedded.ownerUrl,
        // As without DATABASE_URL.
        MAHALLI_DEMO: process.env.MAHALLI_DEMO ?? '1',
      },
      stop: async () => {
        await embedded.stop()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function start({ environment }: Database): ChildProcess {
  const program = spawn(process.execPath, ['main.ts'], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
  program.on('exit', code => {
    if (code !== null && code !== 0) say('The program ended: it is started again when a file is changed.')
  })
  return program
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = new Promise(resolve => program.once('exit', resolve))
  program.kill('SIGTERM')
  const timer = setTimeout(() => program.kill('SIGKILL'), patienceMs)
  await ended
  clearTimeout(timer)
}

/** What Node loads and Vite does not serve. */
function watchSources(changed: (file: string) => void): void {
  const hear = (folder: string) => (_event: string, name: string | null) => {
    if (name === null || !/\.(?:ts|sql)$/.test(name) || /\.test\.ts$/.test(name)) return
    changed(join(folder, name))
  }
  for (const folder of ['kernel', 'server', 'modules', 'migrations']) watch(join(root, folder), { recursive: true }, hear(folder))
  watch(root, hear(''))
}
