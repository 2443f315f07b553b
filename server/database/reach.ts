import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { StartFault } from '../startFault.ts'
import { passwordsIn } from './cluster.ts'
import { claimDataFolder, FolderInUse } from './dataFolder.ts'
import { appRole, ownerRole, startEmbedded } from './embedded.ts'

/** A database that a command works on. */
export interface Reached {
  readonly ownerUrl: string
  /** Address of the application's role, or of an owner who takes it; past a pooler: what a command sets on a connection would stay there. */
  readonly appUrl: string
  readonly assumesRole: boolean
  end(): Promise<void>
}

/**
 * The database of an installation, for a command beside the program: DATABASE_URL, or the embedded one of the data folder, which may be in use.
 * @throws StartFault when there is none
 */
export async function reachDatabase(
  { databaseUrl, databaseOwnerUrl, databaseDirectUrl, dataFolder }: Settings,
  say: (line: string) => void,
): Promise<Reached> {
  const end = () => Promise.resolve()
  if (databaseUrl !== undefined)
    return {
      ownerUrl: databaseOwnerUrl ?? databaseUrl,
      appUrl: databaseDirectUrl ?? databaseUrl,
      assumesRole: databaseOwnerUrl === undefined,
      end,
    }
  const folder = join(dataFolder, 'database')
  if (!existsSync(folder)) throw new StartFault(`There is no database in ${dataFolder}: set DATABASE_URL or MAHALLI_DATA.`)
  // The cluster lies in the folder, or where an unprivileged user may enter it: then a link leads there.
  const port = portIn(join(folder, 'postmaster.pid')) ?? portIn(join(folder, 'cluster/postmaster.pid'))
  const release = claimOf(dataFolder)
  if (release) {
    const { ownerUrl, appUrl, stop } = await startEmbedded({ folder, say })
    return { ownerUrl, appUrl, assumesRole: false, end: () => stop().then(release) }
  }
  if (port === undefined) throw new StartFault(`The database in ${dataFolder} is just being started: try again.`)
  const { owner, app } = passwordsIn(join(dataFolder, 'database-passwords'))
  const url = (role: string, password: string) => `postgres://${role}:${password}@127.0.0.1:${port}/mahalli`
  return { ownerUrl: url(ownerRole, owner), appUrl: url(appRole, app), assumesRole: false, end }
}

/** Undefined: a program works on the folder. */
function claimOf(dataFolder: string): (() => void) | undefined {
  try {
    return claimDataFolder(dataFolder)
  } catch (error) {
    if (error instanceof FolderInUse) return undefined
    throw error
  }
}

/** The port of a server that works on these files, as it notes it itself. */
function portIn(note: string): number | undefined {
  if (!existsSync(note)) return undefined
  const port = Number(readFileSync(note, 'utf8').split('\n')[3])
  return Number.isInteger(port) && port > 0 ? port : undefined
}
