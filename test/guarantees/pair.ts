import type { TestDatabase, World } from '../world.ts'
import { cloneDatabase } from '../world.ts'
import { cleanUp, dataFolder, launch, stop } from './launch.ts'

/** Two processes of the program that share a database and the folder of files. */
export interface Pair {
  readonly first: World
  readonly second: World
  stop(): Promise<void>
}

/** Starts both on one empty database, at the same time. @param prepare what the database holds before */
export async function startPair(
  prepare?: (database: TestDatabase) => Promise<unknown>,
  more: Readonly<Record<string, string>> = {},
): Promise<Pair> {
  const database = await cloneDatabase()
  await prepare?.(database)
  const data = dataFolder()
  const environment = { ...more, DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.ownerUrl, MAHALLI_DATA: data }
  const programs = [launch(environment), launch(environment)]
  const [first = '', second = ''] = await Promise.all(programs.map(({ url }) => url))
  const worldAt = (url: string): World => ({ url, database, stop: () => Promise.resolve() })
  return {
    first: worldAt(first),
    second: worldAt(second),
    stop: async () => {
      await Promise.all(programs.map(program => stop(program)))
      await cleanUp()
      await database.drop()
    },
  }
}
