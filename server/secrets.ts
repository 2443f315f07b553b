import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { diskFaultOf, StartFault } from './startFault.ts'

/** Keys that follow from the one secret of this installation. */
export interface Secrets {
  /** 32 bytes that serve this purpose and tell nothing of the keys of others. @param purpose words that never change: `file tickets` */
  keyFor(purpose: string): Uint8Array
}

/**
 * The secret that the operator has set, else the one in the data folder, made at the first start. It belongs to the backup; processes
 * that share a database need the same one.
 * @throws StartFault when the folder cannot be written or its key is damaged
 */
export function secretIn(dataFolder: string, given: string | undefined): string {
  return given ?? keptSecret(join(dataFolder, 'secret-key'), dataFolder)
}

/** What follows from a secret. */
export function secretsOf(secret: string): Secrets {
  return { keyFor: purpose => keyOf(secret, purpose) }
}

/** The key that follows from a secret for a purpose. */
export function keyOf(secret: string | Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `mahalli ${purpose}`, 32))
}

function keptSecret(path: string, folder: string): string {
  try {
    const kept = findText(path) ?? makeSecret(path)
    if (kept.length < 32) throw new StartFault(`The secret key in ${path} is damaged: bring it back from the backup.`)
    return kept
  } catch (error) {
    throw diskFaultOf(error, folder) ?? error
  }
}

/** It appears whole or not at all, and once: of two processes that start together the second takes what the first has made. */
function makeSecret(path: string): string {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
  chmodSync(unfinished, 0o600)
  try {
    linkSync(unfinished, path)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
