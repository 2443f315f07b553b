import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { diskFaultOf, StartFault } from '../startFault.ts'

/** Makes the folder if need be. @throws StartFault when it cannot be made or written */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
}

/**
 * Claims the data folder for this process until it is released; a claim of a process that is gone is void.
 * @returns the function that releases it
 * @throws StartFault when another running process holds it, or when the folder cannot be written
 */
export function claimDataFolder(folder: string): () => void {
  const path = join(folder, 'in-use-by')
  const mine = `${process.pid} ${birthOf(process.pid) ?? ''}`
  for (;;) {
    try {
      const file = openSync(path, 'wx', 0o600)
      writeSync(file, mine)
      closeSync(file)
      return () => rmSync(path, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw diskFaultOf(error, folder) ?? error
    }
    const [pid = '', birth = ''] = readFileSync(path, 'utf8').split(' ')
    if (isRunning(Number(pid), birth))
      throw new StartFault(`The data folder ${folder} is in use by process ${pid}: stop it first, or set MAHALLI_DATA to another folder.`)
    rmSync(path, { force: true })
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
