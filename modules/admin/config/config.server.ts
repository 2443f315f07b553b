import { holdsEvery, Refused, type Values } from '../../define.ts'
import { fullNameOf } from '../../../server/database/fullName.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { implement } from '../../../server/http/actions.ts'
import type { Endpoint } from '../../../server/http/endpoint.ts'
import type { Platform } from '../../../server/platform.ts'
import { noteRead } from '../../../server/resources/readTags.ts'
import type { ChannelTest } from './channels.server.ts'
import { restoreSetting, saveSettings } from './save.server.ts'
import {
  configHistory,
  getConfig,
  listConfig,
  publicConfig,
  restoreConfig,
  testConfig,
  updateConfig,
  valueTypeOf,
  type ConfigChange,
  type ConfigItem,
} from './calls.ts'
import { testStorage } from './storage.server.ts'
import { changedKeysIn, savedRowsIn, type SavedRow } from './savedRows.server.ts'
import { allSettings, type AnySetting } from '../settings/settings.ts'

export { testStorage }
export type { ChannelTest }

/** The calls of the configuration. @param tests the ways out that can be tried, by their names in the address */
export function configCalls(tests: Readonly<Record<string, ChannelTest>>): readonly Endpoint[] {
  return [
    implement(listConfig, async ({ group, filter, onlyChanged, maxResultCount, SkipCount }, { platform }) => {
      const all = await itemsOf(platform, platform.database)
      const found = all.filter(
        item => (!group || item.group === group) && (onlyChanged !== 'true' || item.source !== 'default') && isFound(item, filter ?? ''),
      )
      const skip = Number(SkipCount ?? 0)
      const items = found.slice(skip, skip + Math.min(1000, Number(maxResultCount ?? 10)))
      return { totalCount: found.length, items, tests: Object.keys(tests) }
    }),
    implement(getConfig, async (_input, { platform }, { params }) => itemOf(platform, platform.database, getSetting(params.id))),
    implement(updateConfig, async (input, call) => {
      const group = await saveSettings(call, input)
      return { items: (await itemsOf(call.platform, call.platform.database)).filter(item => item.group === group) }
    }),
    implement(configHistory, async (_input, { platform }, { params }) => ({
      items: await historyOf(platform.database, getSetting(params.id)),
    })),
    implement(restoreConfig, async ({ concurrencyStamp }, call, { params }) => {
      const setting = getSetting(params.id)
      await restoreSetting(call, setting, params.historyId, concurrencyStamp ?? null)
      return itemOf(call.platform, call.platform.database, setting)
    }),
    implement(testConfig, async ({ to }, call, { params }) => {
      const channel = params.channel ?? ''
      const test = Object.hasOwn(tests, channel) ? tests[channel] : undefined
      if (!test) throw new Refused('notFound', 'لا توجد قناة بهذا الاسم', 'There is no channel of this name', { status: 404 })
      return test(call, to ?? undefined)
    }),
    implement(publicConfig, async (_input, { platform }) => {
      noteRead(['setting'])
      const rows = await savedRowsIn(platform.database)
      return Object.assign({}, ...allSettings.filter(({ isPublic }) => isPublic).map(setting => valuesInForce(platform, setting, rows)))
    }),
  ]
}

/** @throws Refused 404 where there is no such key */
function getSetting(id: string | undefined): AnySetting {
  const setting = allSettings.find(({ key }) => key.toLowerCase() === id?.toLowerCase())
  if (!setting) throw new Refused('notFound', 'لا يوجد إعداد بهذا المفتاح', 'There is no setting of this key', { status: 404 })
  return setting
}

async function itemsOf(platform: Platform, runner: Runner): Promise<ConfigItem[]> {
  const saved: Saved = { rows: await savedRowsIn(runner), changed: await changedKeysIn(runner) }
  return allSettings.map(setting => configItem(platform, setting, saved))
}

async function itemOf(platform: Platform, runner: Runner, setting: AnySetting): Promise<ConfigItem> {
  return configItem(platform, setting, { rows: await savedRowsIn(runner), changed: await changedKeysIn(runner) })
}

/** What the database holds of all settings. */
interface Saved {
  readonly rows: ReadonlyMap<string, SavedRow>
  readonly changed: ReadonlySet<string>
}

function configItem(platform: Platform, setting: AnySetting, { rows, changed }: Saved): ConfigItem {
  const { key, group, title, help, isSecret, environment = null } = setting
  const row = rows.get(key.toLowerCase())
  const source = platform.settings.environment.has(key.toLowerCase()) ? 'environment' : row ? 'saved' : 'default'
  const values = isSecret ? {} : valuesInForce(platform, setting, rows)
  const isReadable = !isSecret || platform.settings.get(setting) !== ''
  return {
    id: key,
    key,
    group,
    titleAr: title[0],
    titleEn: title[1],
    helpAr: help[0],
    helpEn: help[1],
    valueType: valueTypeOf(setting),
    isSecret,
    needsRestart: false,
    source,
    environment,
    isSet: source !== 'default' || setting.usual !== undefined,
    isUnreadable: source === 'saved' && !isReadable,
    values,
    defaults: isSecret ? {} : setting.toValues(setting.usual),
    concurrencyStamp: row?.concurrency_stamp ?? null,
    lastModificationTime: row?.last_modification_time ?? null,
    lastModifier: row?.name_ar ? { nameAr: row.name_ar, nameEn: row.name_en } : null,
    hasHistory: changed.has(key.toLowerCase()),
  }
}

/** What holds, by its names on the wire; a saved value that its definition does not take holds as little as it does in the program. */
function valuesInForce(platform: Platform, setting: AnySetting, rows: ReadonlyMap<string, SavedRow>): Values {
  const key = setting.key.toLowerCase()
  const { environment } = platform.settings
  const stored = environment.has(key) ? environment.get(key) : rows.get(key)?.value
  const isSound = stored !== undefined && stored !== null && setting.read(stored, list => platform.lookups.ids(list)) !== undefined
  return setting.toValues(isSound ? stored : setting.usual)
}

function isFound(item: ConfigItem, filter: string): boolean {
  return holdsEvery([item.key, item.titleAr, item.titleEn, item.helpAr, item.helpEn].join(' '), filter)
}

interface HistoryRow {
  readonly id: string
  readonly creation_time: string
  readonly name_ar: string | null
  readonly name_en: string | null
  readonly is_secret: boolean
  readonly is_default: boolean
  readonly before: unknown
  readonly after: unknown
}

const mostChanges = 200

async function historyOf(runner: Runner, setting: AnySetting): Promise<ConfigChange[]> {
  const rows = await runner.rows<HistoryRow>(sql`
    select h.id, h.creation_time, ${fullNameOf('u')} as name_ar, u.full_name_en as name_en, h.is_secret, h.is_default, h.before, h.after
    from setting_history h left join "system_user" u on u.id = h.creator
    where lower(h.key) = ${setting.key.toLowerCase()} order by h.creation_time desc, h.id desc limit ${mostChanges}`)
  const valuesOf = (stored: unknown) => (stored === null || stored === undefined ? null : setting.toValues(stored))
  return rows.map(({ id, creation_time, name_ar, name_en, is_secret, is_default, before, after }) => ({
    id,
    time: creation_time,
    person: name_ar === null ? null : { nameAr: name_ar, nameEn: name_en },
    isSecret: is_secret,
    isDefault: is_default,
    before: valuesOf(before),
    after: valuesOf(after),
  }))
}
