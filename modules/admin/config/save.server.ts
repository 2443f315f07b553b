import { isDeepStrictEqual } from 'node:util'
import {
  columnsOf,
  Invalid,
  problemAt,
  problemSaying,
  problemsOfFields,
  Refused,
  withoutBlanks,
  type Fields,
  type Problem,
  type Values,
} from '../../define.ts'
import type { Transaction } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { proxiesOf } from '../../../server/http/clientAddress.ts'
import type { Call, SettingChange } from '../../../server/platform.ts'
import { isId } from '../../../server/resources/id.ts'
import { claimFiles, fileProblems, referenceProblems } from '../../../server/resources/references.ts'
import { problemsBetween } from './rules.ts'
import { savedRowsIn, type SavedRow } from './savedRows.server.ts'
import { allSettings, fileHolder, settings, type AnySetting, type GroupCode, type Setting } from '../settings/settings.ts'

/** Any number that nothing else locks: rules between settings must see the values that are saved beside them. */
const settingsLock = 7_204_813

/** One setting as it is to be saved. */
interface Change {
  readonly setting: AnySetting
  /** On the wire, whole: what was left out of a pair is as it was. */
  readonly values: Values
  /** False: the default is to hold again. */
  readonly isGiven: boolean
  readonly row: SavedRow | undefined
}

/**
 * Saves settings of one group in one transaction, with a look at the rules between them. A value left out stays; null empties what may be
 * empty; the keys in `defaults` hold their defaults again.
 * @param input the group, the values by their names, the stamps by the keys
 * @returns the group
 * @throws Invalid at each wrong value; Refused 409 when somebody else has saved one of them, with both
 */
export async function saveSettings(call: Call, input: Values): Promise<GroupCode> {
  const { group, stamps, defaults, ...values } = input
  const resets = textsIn(defaults).map(key => key.toLowerCase())
  const unknown = resets.filter(reset => !allSettings.some(({ key }) => key.toLowerCase() === reset))
  if (unknown.length > 0) throw new Invalid(unknown.map(key => problemAt('defaults', 'unknownField', ['', ''], [key])))
  const isReset = ({ key }: AnySetting) => resets.includes(key.toLowerCase())
  const touched = allSettings.filter(setting => isReset(setting) || namesOf(setting.fields).some(name => name in values))
  const known = allSettings.find(setting => setting.group === group)
  if (!known) throw new Invalid([problemAt('group', 'choice', ['المجموعة', 'Group'])])
  await inTurn(call, async (transaction, rows) => {
    const changes = touched.map(setting => {
      const row = rows.get(setting.key.toLowerCase())
      return isReset(setting) ? { setting, values: setting.toValues(setting.usual), isGiven: false, row } : changeOf(setting, values, row)
    })
    const stranger = changes.filter(({ setting }) => setting.group !== known.group).map(({ setting }) => otherGroup(setting))
    if (stranger.length > 0) throw new Invalid(stranger)
    requireStamps(changes, stampsIn(stamps), values)
    await write(call, transaction, changes, rows)
  })
  return known.group
}

/**
 * Brings back the value that a change of the history has set; it must keep today's rules.
 * @param stamp of the setting as it is now; null while nothing is saved
 * @throws Refused 404 (no such change), 409 (a secret, which is not kept; changed by somebody else), Invalid
 */
export async function restoreSetting(call: Call, setting: AnySetting, historyId: unknown, stamp: string | null): Promise<void> {
  await inTurn(call, async (transaction, rows) => {
    const change = isId(historyId)
      ? await transaction.find<{ after: unknown; is_secret: boolean }>(
          sql`select after, is_secret from setting_history where id = ${historyId} and lower(key) = ${setting.key.toLowerCase()}`,
        )
      : undefined
    if (!change) throw new Refused('notFound', 'لا يوجد تغيير بهذا المعرف', 'There is no such change', { status: 404 })
    if (change.is_secret || setting.isSecret)
      throw new Refused('secret', 'لا تُحفظ القيم السابقة للأسرار', 'Earlier values of secrets are not kept', { status: 409 })
    const row = rows.get(setting.key.toLowerCase())
    const values = setting.toValues(change.after ?? setting.usual)
    const restored = [{ setting, values, isGiven: change.after !== null, row }]
    requireStamps(restored, new Map([[setting.key.toLowerCase(), stamp]]), values)
    await write(call, transaction, restored, rows)
  })
}

/** One who saves settings at a time, in every process: he sees what was saved before him. */
async function inTurn(call: Call, work: (transaction: Transaction, rows: ReadonlyMap<string, SavedRow>) => Promise<void>): Promise<void> {
  await call.platform.database.write({ ...call.actor, reason: 'configChanged' }, async transaction => {
    await transaction.rows(sql`select pg_advisory_xact_lock(${settingsLock})`)
    await work(transaction, await savedRowsIn(transaction))
  })
}

function changeOf(setting: AnySetting, given: Values, row: SavedRow | undefined): Change {
  const before = setting.isSecret ? {} : setting.toValues(row?.value ?? setting.usual)
  const names = namesOf(setting.fields)
  const named = Object.fromEntries(names.filter(name => name in given).map(name => [name, given[name]]))
  return { setting, values: withoutBlanks(setting.fields, { ...before, ...named }), isGiven: true, row }
}

/** What the table is to hold: nothing where the default holds. */
function storedOf({ setting, values, isGiven }: Change): unknown {
  const stored = isGiven ? setting.toStored(values) : undefined
  return isDeepStrictEqual(stored, setting.usual) ? undefined : stored
}

/** @throws Refused with both versions where somebody else has saved a setting since it was read */
function requireStamps(changes: readonly Change[], stamps: ReadonlyMap<string, string | null>, mine: Values): void {
  const stale = changes.filter(({ setting, row }) => (stamps.get(setting.key.toLowerCase()) ?? null) !== (row?.concurrency_stamp ?? null))
  if (stale.length === 0) return
  const theirs = stale.map(({ setting, row }) => ({
    key: setting.key,
    values: setting.isSecret ? {} : setting.toValues(row?.value ?? setting.usual),
    concurrencyStamp: row?.concurrency_stamp ?? null,
    lastModificationTime: row?.last_modification_time ?? null,
    lastModifier: row?.name_ar ? { nameAr: row.name_ar, nameEn: row.name_en } : null,
  }))
  const mineStale = stale.flatMap(({ setting }) => namesOf(setting.fields).filter(name => name in mine && !setting.isSecret))
  throw new Refused('stale', 'عدّل مستخدم آخر هذا السجل. قارن بين النسختين', 'Another user changed this record. Compare both versions', {
    status: 409,
    details: { theirs, mine: Object.fromEntries(mineStale.map(name => [name, mine[name]])) },
  })
}

async function write(call: Call, transaction: Transaction, changes: readonly Change[], rows: ReadonlyMap<string, SavedRow>): Promise<void> {
  const problems: Problem[] = []
  const wrong = new Set<string>()
  for (const change of changes) {
    const found = await problemsOf(call, transaction, change)
    problems.push(...found)
    if (found.length > 0) wrong.add(change.setting.key)
  }
  problems.push(...problemsBetween(new Set(changes.map(({ setting }) => setting.key)), wrong, readerOf(call, changes, rows)))
  if (problems.length > 0) throw new Invalid(problems)
  const changed = changes.filter(change =>
    change.setting.isSecret
      ? storedOf(change) !== undefined || change.row !== undefined
      : !isDeepStrictEqual(storedOf(change), change.row?.value),
  )
  const holder = { name: fileHolder.resource, fields: fieldsOf(changed) }
  await claimFiles(transaction, holder, fileHolder.id, Object.assign({}, ...changed.map(({ values }) => values)))
  const saved: SettingChange[] = changed.map(change => ({ setting: change.setting, stored: storedOf(change) }))
  await call.platform.settings.write(transaction, saved, call.caller.userId ?? null)
}

async function problemsOf(call: Call, transaction: Transaction, { setting, values, isGiven, row }: Change): Promise<Problem[]> {
  const { fields, key } = setting
  if (call.platform.settings.environment.has(key.toLowerCase())) return [fixedByEnvironment(setting)]
  if (!isGiven || (setting.isOptional && setting.toStored(values) === undefined)) return []
  const found = problemsOfFields(fields, values, 'submit', call.platform.clock)
  const before = setting.isSecret || row === undefined ? undefined : { ...setting.toValues(row.value), id: fileHolder.id }
  found.push(...(await referenceProblems(call, transaction, fields, values, before, found)))
  found.push(...(await fileProblems(call, transaction, fields, values, { ...before, id: fileHolder.id }, found)))
  if (found.length === 0 && key === settings.trustedProxies.key) found.push(...problemsOfProxies(values[key]))
  if (found.length === 0 && key === settings.scanner.key) found.push(...problemsOfScanner(values[key]))
  return found
}

/** The values as they would be after the save. A secret that is set is some text. */
function readerOf({ platform }: Call, changes: readonly Change[], rows: ReadonlyMap<string, SavedRow>) {
  const changed = new Map(changes.map(change => [change.setting.key, change]))
  return <T>(setting: Setting<T>): T => {
    const key = setting.key.toLowerCase()
    const change = changed.get(setting.key)
    const { environment } = platform.settings
    // An unchanged secret is what this process knows of it: the table does not tell.
    if (setting.isSecret && !change) return platform.settings.get(setting)
    const stored = environment.has(key) ? environment.get(key) : change ? storedOf(change) : rows.get(key)?.value
    if (stored === undefined || stored === null) return setting.initially
    return setting.read(stored, list => platform.lookups.ids(list)) ?? setting.initially
  }
}

function problemsOfProxies(entries: unknown): Problem[] {
  const { key, title } = settings.trustedProxies
  const texts = Array.isArray(entries) ? entries.filter(entry => typeof entry === 'string') : []
  return texts.flatMap(entry => {
    try {
      proxiesOf(entry)
      return []
    } catch {
      // No address and no network.
      return [problemAt(key, 'regex', title)]
    }
  })
}

/** Its form allows five digits; a port has fewer numbers. */
function problemsOfScanner(address: unknown): Problem[] {
  const port = typeof address === 'string' ? /^tcp:.*:(\d+)$/.exec(address)?.[1] : undefined
  if (port === undefined || (Number(port) >= 1 && Number(port) <= 65_535)) return []
  const [ar, en] = settings.scanner.title
  return [problemSaying(settings.scanner.key, 'port', `${ar}: المنفذ رقم من 1 إلى 65535`, `${en}: the port is a number from 1 to 65535`)]
}

function otherGroup({ key, title }: AnySetting): Problem {
  const [ar, en] = title
  return {
    at: key,
    rule: 'group',
    sentence: { ar: `«${ar}» ليس من هذه المجموعة`, en: `“${en}” is not of this group` },
  }
}

function fixedByEnvironment({ key, title, environment = '' }: AnySetting): Problem {
  const [ar, en] = title
  return {
    at: key,
    rule: 'environment',
    sentence: {
      ar: `«${ar}» محدد في بيئة التشغيل (${environment}) ولا يتغير هنا`,
      en: `“${en}” is set by the environment (${environment}) and is not changed here`,
    },
  }
}

function stampsIn(given: unknown): ReadonlyMap<string, string | null> {
  const rows = Array.isArray(given) ? given.filter(isStamp) : []
  return new Map(rows.map(({ key, concurrencyStamp = null }) => [key.toLowerCase(), concurrencyStamp]))
}

function isStamp(row: unknown): row is { key: string; concurrencyStamp?: string | null } {
  return typeof row === 'object' && row !== null && 'key' in row && typeof row.key === 'string'
}

function textsIn(given: unknown): string[] {
  return Array.isArray(given) ? given.filter(entry => typeof entry === 'string') : []
}

function fieldsOf(changes: readonly Change[]): Fields {
  return Object.assign({}, ...changes.map(({ setting }) => setting.fields))
}

function namesOf(fields: AnySetting['fields']): string[] {
  return columnsOf(fields).map(({ name }) => name)
}
