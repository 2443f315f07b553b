import { join } from 'node:path'
import type { Secrets } from '../secrets.ts'
import { diskStore, type FileStore } from './store.ts'

/** What all calls on files stand on. */
export interface Files {
  readonly store: FileStore
  /** Where files lie while they arrive. */
  readonly workFolder: string
  /** 32 bytes that sign tickets. */
  readonly ticketKey: Uint8Array
}

/** The files in the data folder. Folders are made when they are needed. */
export function filesOf(dataFolder: string, secrets: Secrets): Files {
  const folder = join(dataFolder, 'files')
  return { store: diskStore(folder), workFolder: join(folder, 'arriving'), ticketKey: secrets.keyFor('file tickets') }
}
