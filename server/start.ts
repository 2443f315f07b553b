import { clockOf, isTimeZone, type AnyResource } from '../kernel/kernel.ts'
import type { Database } from './database/connect.ts'
import { tablesOf } from './database/tables.ts'
import type { Files } from './files/files.ts'
import { log } from './log.ts'
import { loadLookups } from './lookups.ts'
import type { Platform } from './platform.ts'
import { boundsIn, type MapBounds } from './resources/mapBounds.ts'
import { modelsOf } from './resources/model.ts'
import { loadSettings } from './settingStore.ts'

/** What a product tells the platform. */
export interface Product {
  readonly resources: readonly AnyResource[]
  readonly reachOf: Platform['reachOf']
  readonly rulesOf: Platform['rulesOf']
  /** The setting that names the zone in which days are counted; it is read once. */
  readonly timeZone: { readonly key: string; readonly initially: string }
  /** The setting that says where points may lie; without it they lie anywhere. */
  readonly mapBounds?: { readonly key: string; readonly initially: MapBounds }
  readonly files: Files
  /** Where links in messages lead; without it to this machine alone. */
  readonly origin?: () => string
}

/** Derives everything that calls stand on from the definitions. */
export async function startPlatform(
  database: Database,
  { resources, reachOf, rulesOf, timeZone, mapBounds, files, origin }: Product,
): Promise<Platform> {
  const lookups = await loadLookups(database)
  const settings = await loadSettings(database, list => lookups.ids(list))
  const zone = zoneOf(settings.get(timeZone), timeZone.initially)
  return {
    database,
    models: modelsOf(resources, tablesOf(resources), resource => rulesOf(resource).facts ?? {}),
    lookups,
    settings,
    timeZone: zone,
    clock: clockOf(zone),
    mapBounds: () => mapBounds && (boundsIn(settings.get(mapBounds)) ?? mapBounds.initially),
    files,
    origin: origin ?? (() => 'http://127.0.0.1'),
    reachOf,
    rulesOf,
  }
}

/** A zone that was written by hand may be none: the program starts all the same. */
function zoneOf(set: string, otherwise: string): string {
  if (isTimeZone(set)) return set
  log.error({ zone: set }, 'the setting of the time zone names none: the usual one holds')
  return otherwise
}
