import { clockOf, type AnyResource } from '../kernel/kernel.ts'
import type { Database } from './database/connect.ts'
import { tablesOf } from './database/tables.ts'
import type { Files } from './files/files.ts'
import { loadLookups } from './lookups.ts'
import type { Platform } from './platform.ts'
import { modelsOf } from './resources/model.ts'
import { loadSettings } from './settingStore.ts'

/** What a product tells the platform. */
export interface Product {
  readonly resources: readonly AnyResource[]
  readonly reachOf: Platform['reachOf']
  readonly rulesOf: Platform['rulesOf']
  /** IANA name of the zone in which days are counted. */
  readonly timeZone: string
  readonly files: Files
}

/** Derives everything that calls stand on from the definitions. */
export async function startPlatform(database: Database, { resources, reachOf, rulesOf, timeZone, files }: Product): Promise<Platform> {
  return {
    database,
    models: modelsOf(resources, tablesOf(resources)),
    lookups: await loadLookups(database),
    settings: await loadSettings(database),
    clock: clockOf(timeZone),
    files,
    reachOf,
    rulesOf,
  }
}
