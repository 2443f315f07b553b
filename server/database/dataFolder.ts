import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { diskFaultOf, StartFault } from '../startFault.ts'

/** A running process has claimed the data folder. */
export class FolderInUse extends StartFault {}

/** Makes the folder if need be, and makes sure that it can be written. @throws StartFault when it cannot */
export function makeDataFolder(folder: string): void {
  const trial = join(folder, `trial-${process.pid}`)
  try {
    makeFolder(folder)
    writeFileSync(trial, Buffer.alloc(4096), { flush: true })
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  } finally {
    removeQuietly(trial)
  }
}

/** Step by step: of a read-only disk Node's own way says that there is no such folder. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/**
 * Claims the data folder for this process until it is released; a claim of a process that is gone is void.
 * @returns the function that releases it
 * @throws FolderInUse when another running process holds it; StartFault when the folder cannot be written
 */
export function claimDataFolder(folder: string): () => void {
  const path = join(folder, 'in-use-by')
  const mine = `${process.pid} ${birthOf(process.pid) ?? ''}`
  try {
    while (!isTaken(path, mine)) {
      const note = noteIn(path)
      const [pid = '', birth = ''] = (note ?? '').split(' ')
      if (isRunning(Number(pid), birth))
        throw new FolderInUse(
          `The data folder ${folder} is in use by process ${pid}: stop it first, or set MAHALLI_DATA to another folder.`,
        )
      if (note !== undefined) takeAway(path, note)
    }
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
  return () => {
    if (noteIn(path) === mine) removeQuietly(path)
  }
}

/** Puts the note there whole or not at all: nobody reads a part of it. */
function isTaken(path: string, note: string): boolean {
  const unfinished = `${path}.${process.pid}`
  try {
    writeFileSync(unfinished, note, { mode: 0o600 })
    linkSync(unfinished, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    removeQuietly(unfinished)
  }
}

/** Another process may have taken the void note away and put its own there since it was read: that one is put back. */
function takeAway(path: string, note: string): void {
  const aside = `${path}.void.${process.pid}`
  try {
    renameSync(path, aside)
    if (readFileSync(aside, 'utf8') !== note) linkSync(aside, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EEXIST'))) throw error
  } finally {
    removeQuietly(aside)
  }
}

function noteIn(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** On a disk that has become read-only nothing can be tidied up, and what went wrong has been said already. */
function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch (error) {
    if (diskFaultOf(error, path) === undefined) throw error
  }
}

/** Is there a process of this number, and was it born when the note says? Numbers are given again after a while. */
function isRunning(pid: number, birth: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const bornNow = birthOf(pid)
  return bornNow === undefined || birth === '' || bornNow === birth
}

/** When the process was started, in the system's own ticks; undefined where the system does not say. */
function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    // No /proc on this system, or no such process: the caller then relies on the number alone.
    return undefined
  }
}
