import { action, columnsOf, returns, rows, text, type Field, type Fields } from '../../define.ts'
import { allSettings, type AnySetting, type GroupCode } from '../settings/settings.ts'

/** How the editor of a setting looks (portal and administration, section 8.1). */
export type ValueType =
  | 'text'
  | 'bilingual'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'choice'
  | 'list'
  | 'rows'
  | 'json'
  | 'secret'
  | 'image'
  | 'time'
  | 'duration'

/** A setting as the administration reads it. */
export interface ConfigItem {
  /** The key. */
  readonly id: string
  readonly key: string
  readonly group: GroupCode
  readonly titleAr: string
  readonly titleEn: string
  readonly helpAr: string
  readonly helpEn: string
  readonly valueType: ValueType
  readonly isSecret: boolean
  readonly needsRestart: false
  /** An environment variable wins, and nobody changes the value here. */
  readonly source: 'default' | 'saved' | 'environment'
  /** The variable that would win. */
  readonly environment: string | null
  /** Is there a value? Of a secret nothing else is told. */
  readonly isSet: boolean
  /** A secret was saved that the key of this installation cannot read: it is to be entered anew. */
  readonly isUnreadable: boolean
  /** By their names on the wire, `General.SloganAr`; of a secret none. */
  readonly values: Readonly<Record<string, unknown>>
  readonly defaults: Readonly<Record<string, unknown>>
  /** Sent with a change; null while nothing is saved. */
  readonly concurrencyStamp: string | null
  /** UTC. */
  readonly lastModificationTime: string | null
  readonly lastModifier: Person | null
  /** It held something else before, or does so now. */
  readonly hasHistory: boolean
}
/** Who has changed something; the English name may be missing. */
interface Person {
  readonly nameAr: string
  readonly nameEn: string | null
}

/** A page of settings, and which ways out can be tried here. */
export interface ConfigPage {
  readonly totalCount: number
  readonly items: readonly ConfigItem[]
  /** Channels that `Config/Test/{channel}` knows. */
  readonly tests: readonly string[]
}

/** One change of a setting. Of a secret it tells only that there was one. */
export interface ConfigChange {
  readonly id: string
  /** UTC. */
  readonly time: string
  readonly person: Person | null
  readonly isSecret: boolean
  /** The saved value was taken away: the default held from then on. */
  readonly isDefault: boolean
  /** By their names on the wire; null: the default, or a secret. */
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** What came of a test. */
export interface TestResult {
  readonly messageAr: string
  readonly messageEn: string
}

/** Every value of every setting, for calls that may name any: nothing needs to be there. */
export const valueFields: Fields = Object.fromEntries(allSettings.flatMap(({ fields }) => Object.entries(fields).map(loosened)))

function loosened([name, field]: readonly [string, Field]): [string, Field] {
  return [name, { ...field, checks: field.checks.filter(check => check.name !== 'required' && check.name !== 'requiredBoth') }]
}

const stampOf = { key: text('المفتاح', 'Key').required(), concurrencyStamp: text('ختم التزامن', 'Concurrency stamp').max(40) }

/** Settings by group and text, in their own order. */
export const listConfig = action('إعدادات النظام', 'Settings', {
  method: 'GET',
  path: 'Config/GetListPaged',
  permission: 'Admin.Config',
  input: {
    group: text('المجموعة', 'Group'),
    filter: text('بحث', 'Search').max(200),
    onlyChanged: text('المتغيرة فقط', 'Only changed').matches(/^(true|false)$/),
    maxResultCount: text('العدد', 'Count').matches(/^\d{1,4}$/),
    SkipCount: text('البداية', 'Skip').matches(/^\d{1,9}$/),
  },
  output: returns<ConfigPage>(),
})

/** One setting, by its key in any case. */
export const getConfig = action('إعداد', 'A setting', {
  method: 'GET',
  path: 'Config/Get/{id}',
  permission: 'Admin.Config',
  output: returns<ConfigItem>(),
})

const update: Fields = {
  ...valueFields,
  group: text('المجموعة', 'Group').required(),
  stamps: rows('أختام التزامن', 'Concurrency stamps', stampOf),
  defaults: text('إعدادات تعود إلى الافتراضي', 'Settings to hold their defaults again').max(100).many(),
}

/** Saves settings of one group in one transaction. A value left out stays; `defaults` names the keys that hold their defaults again. */
export const updateConfig = action('حفظ إعدادات مجموعة', 'Save settings of a group', {
  method: 'PUT',
  path: 'Config/UpdateGroup',
  permission: 'Admin.Config.Update',
  input: update,
  output: returns<{ items: readonly ConfigItem[] }>(),
})

/** What a setting held, the newest first. */
export const configHistory = action('سجل إعداد', 'History of a setting', {
  method: 'GET',
  path: 'Config/History/{id}',
  permission: 'Admin.Config.ViewHistory',
  output: returns<{ items: readonly ConfigChange[] }>(),
})

/** Brings back the value that a change has set. */
export const restoreConfig = action('استرجاع قيمة سابقة', 'Restore an earlier value', {
  method: 'PUT',
  path: 'Config/Restore/{id}/{historyId}',
  permission: 'Admin.Config.Restore',
  input: { concurrencyStamp: stampOf.concurrencyStamp },
  output: returns<ConfigItem>(),
})

/** Tries a way out: sends a message, writes a file. */
export const testConfig = action('تجربة قناة', 'Try a channel', {
  method: 'POST',
  path: 'Config/Test/{channel}',
  permission: 'Admin.Config.TestDelivery',
  input: { to: text('المستلم', 'Receiver').max(254) },
  output: returns<TestResult>(),
})

/** The public settings, by their names on the wire. */
export const publicConfig = action('الإعدادات العامة', 'Public settings', {
  method: 'GET',
  path: 'Public/Config',
  permission: 'public',
  output: returns<Readonly<Record<string, unknown>>>(),
})

/** How the editor of a setting looks. */
export function valueTypeOf({ key, fields, isSecret }: AnySetting): ValueType {
  const columns = columnsOf(fields)
  const [first] = columns
  if (isSecret) return 'secret'
  if (first?.lang) return 'bilingual'
  if (first?.name !== key) return 'json'
  return typeOfField(first.field)
}

function typeOfField({ kind, unit, checks }: Field): ValueType {
  if (checks.some(({ name }) => name === 'many')) return 'list'
  if (kind === 'integer') return unit === undefined || unit === 'KB' ? 'integer' : 'duration'
  if (kind === 'decimal' || kind === 'boolean' || kind === 'choice' || kind === 'rows' || kind === 'image' || kind === 'time') return kind
  return 'text'
}
