// The program with hot reload, called by dev.mjs. Vite replaces screens in place; a change of what Node has loaded starts the program
// again. The embedded database belongs to this process and goes on meanwhile, so that a restart takes a second.
import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
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
    timer = setTimeout(() => {
      last = last.then(() => restart(file))
    }, calmMs)
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
    if (code !== null && code !== 0 && !program.killed) say('The program ended: it is started again when a file is changed.')
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

/** What Node loads and Vite does not serve. Folder by folder: a file that an editor puts in place of another is noticed so. */
function watchSources(changed: (file: string) => void): void {
  const watched = new Set<string>()
  for (const folder of ['kernel', 'server', 'modules', 'migrations']) watchBelow(folder)
  watchFolder('')

  function watchBelow(folder: string): void {
    watchFolder(folder)
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory()) watchBelow(join(folder, entry.name))
  }

  function watchFolder(folder: string): void {
    if (watched.has(folder)) return
    watched.add(folder)
    const watcher = watch(join(root, folder), (_event, name) => {
      if (name === null) return
      const path = join(folder, name)
      if (/\.(?:ts|sql)$/.test(name)) return /\.test\.ts$/.test(name) ? undefined : changed(path)
      if (folder !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) watchBelow(path)
    })
    watcher.on('error', () => forget(folder, watcher))
  }

  function forget(folder: string, watcher: FSWatcher): void {
    watcher.close()
    watched.delete(folder)
  }
}
