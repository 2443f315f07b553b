import { randomBytes } from 'node:crypto'
import { clockOf, isTimeZone, type AnyResource, type Clock } from '../kernel/kernel.ts'
import type { Database } from './database/connect.ts'
import { sql, valueOfNow, type SQL } from './database/sql.ts'
import { tablesOf } from './database/tables.ts'
import type { Files } from './files/files.ts'
import type { FileStore } from './files/store.ts'
import { log } from './log.ts'
import { loadLookups } from './lookups.ts'
import type { Installation, MessageGround, OwnFiles, Platform, ResourceRules, SettingOf, SettingReader } from './platform.ts'
import { boundsIn, type MapBounds } from './resources/mapBounds.ts'
import { modelsOf } from './resources/model.ts'
import { sealerOf, type Sealer } from './sealed.ts'
import { keyOf, type Secrets } from './secrets.ts'
import { loadSettings } from './settingStore.ts'

/** What a product tells the platform. */
export interface Product {
  readonly resources: readonly AnyResource[]
  readonly reachOf: Platform['reachOf']
  readonly rulesOf: Platform['rulesOf']
  readonly asking?: Platform['asking']
  /** The setting that names the zone in which days are counted. */
  readonly timeZone: { readonly key: string; readonly initially: string }
  /** The setting that says where points may lie; without it they lie anywhere. */
  readonly mapBounds?: { readonly key: string; readonly initially: MapBounds }
  /** The setting that says how many rows an export has at most. */
  readonly exportMaxRows?: SettingOf<number>
  readonly files: Files
  /** Where links in messages lead; without it to this machine alone. */
  readonly origin?: () => string
  /** The store by the settings in force; without it the one of `files`. */
  readonly storeOf?: (settings: SettingReader, disk: FileStore) => FileStore
  /** Files that settings hold. */
  readonly ownFiles?: Omit<OwnFiles, 'shown'> & { readonly shown: (settings: SettingReader) => readonly string[] }
  /** Seals the secrets among the settings; without it none is kept. */
  readonly sealer?: Sealer
  /** Values of settings that the operator has set, by their keys in small letters. */
  readonly environment?: ReadonlyMap<string, unknown>
  /** Without it messages are sealed with a key that nobody else has. */
  readonly messages?: MessageGround
  /** Without them keys are made that nobody else has. */
  readonly secrets?: Secrets
  readonly installation?: Installation
}

const usualExport: SettingOf<number> = { key: 'Lists.ExportMaxRows', initially: 50_000 }

/** Derives everything that calls stand on from the definitions. */
export async function startPlatform(
  database: Database,
  {
    resources,
    reachOf,
    rulesOf,
    asking,
    timeZone,
    mapBounds,
    exportMaxRows = usualExport,
    files,
    storeOf,
    ownFiles,
    origin,
    secrets,
    sealer,
    environment,
    messages = unsent(),
    installation,
  }: Product,
): Promise<Platform> {
  const lookups = await loadLookups(database)
  const settings = await loadSettings(database, { ids: list => lookups.ids(list), sealer, environment })
  const zone = zoneFollowing(() => settings.get(timeZone), timeZone.initially)
  const today = sql`${valueOfNow(() => zone().clock.today())}::date`
  return {
    database,
    models: modelsOf(resources, tablesOf(resources), resource => factsIn(rulesOf(resource), today)),
    lookups,
    settings,
    exportMaxRows: () => settings.get(exportMaxRows),
    get timeZone() {
      return zone().name
    },
    clock: { today: () => zone().clock.today() },
    mapBounds: () => mapBounds && (boundsIn(settings.get(mapBounds)) ?? mapBounds.initially),
    files: storeOf ? { ...files, store: storeOf(settings, files.store) } : files,
    origin: origin ?? (() => 'http://127.0.0.1'),
    ownFiles: { resource: '', permission: '', ...ownFiles, shown: () => ownFiles?.shown(settings) ?? [] },
    messages,
    secrets: secrets ?? passingSecrets(),
    installation,
    reachOf,
    rulesOf,
    asking,
  }
}

function factsIn({ facts, factsOfDay }: ResourceRules, today: SQL): Readonly<Record<string, SQL>> {
  return { ...facts, ...factsOfDay?.(today) }
}

function unsent(): MessageGround {
  return { sealer: sealerOf(randomBytes(32)), keyFor: () => randomBytes(32), showsCodes: false, pushOrigins: [] }
}

/** The zone of a setting and its clock, made anew when the setting has changed. A zone that was written by hand may be none: then the usual one holds. */
function zoneFollowing(set: () => string, otherwise: string): () => { readonly name: string; readonly clock: Clock } {
  let known: { readonly set: string; readonly name: string; readonly clock: Clock } | undefined
  return () => {
    const now = set()
    if (known?.set === now) return known
    if (!isTimeZone(now)) log.error({ zone: now }, 'the setting of the time zone names none: the usual one holds')
    const name = isTimeZone(now) ? now : otherwise
    known = { set: now, name, clock: clockOf(name) }
    return known
  }
}

function passingSecrets(): Secrets {
  const secret = randomBytes(32)
  return { keyFor: purpose => keyOf(secret, purpose) }
}
