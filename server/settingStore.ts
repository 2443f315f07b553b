import type { LookupIds } from '../kernel/kernel.ts'
import { coalesced } from './coalesced.ts'
import type { Runner, Transaction } from './database/connect.ts'
import { sql } from './database/sql.ts'
import { log } from './log.ts'
import type { SettingChange, SettingOf, SettingStore } from './platform.ts'
import { announceTag } from './resources/changes.ts'
import { newId, newStamp } from './resources/id.ts'
import type { Sealer } from './sealed.ts'

/** What a store stands on. */
export interface SettingStoreOptions {
  readonly ids: LookupIds
  /** Without one no secret is read or written. */
  readonly sealer?: Sealer | undefined
  readonly environment?: ReadonlyMap<string, unknown> | undefined
}

/** What a value means, kept so that it is not read anew at each call. */
interface Meaning<T> {
  readonly setting: SettingOf<T>
  readonly value: T
}

/** The settings in force: what the environment says, else what the table holds, else the default that the setting itself carries. */
export async function loadSettings(database: Runner, { ids, sealer, environment = new Map() }: SettingStoreOptions): Promise<SettingStore> {
  let saved = new Map<string, unknown>()
  let written = 0
  const told = new Set<string>()
  const meanings = new Map<string, Meaning<unknown>>()
  const store: SettingStore = { environment, get, write, reload: coalesced(read) }
  await store.reload()
  return store

  function get<T>(setting: SettingOf<T>): T {
    const key = setting.key.toLowerCase()
    const known = meanings.get(key)
    if (known && isOf(known, setting)) return known.value
    const value = meaningOf(setting, environment.has(key) ? environment.get(key) : saved.get(key), ids)
    meanings.set(key, { setting, value })
    return value
  }

  async function write(transaction: Transaction, changes: readonly SettingChange[], by: string | null): Promise<void> {
    for (const change of changes) {
      await writeOne(transaction, change, sealer, by)
      await announceTag(transaction, `setting:${change.setting.key}`, () => {
        written++
        const key = change.setting.key.toLowerCase()
        if (change.stored === undefined) saved.delete(key)
        else saved.set(key, change.stored)
        meanings.delete(key)
      })
    }
  }

  async function read(): Promise<void> {
    const before = written
    const rows = await savedIn(database, sealer, told)
    // Written in between by this process: what was read may be older.
    if (written !== before) return read()
    saved = rows
    meanings.clear()
  }
}

function isOf<T>(meaning: Meaning<unknown>, setting: SettingOf<T>): meaning is Meaning<T> {
  return meaning.setting === setting
}

function meaningOf<T>({ initially, read }: SettingOf<T>, stored: unknown, ids: LookupIds): T {
  if (stored === undefined || stored === null) return initially
  if (read) return read(stored, ids) ?? initially
  return isLike(stored, initially) ? stored : initially
}

/** A value of another kind than the default was written by hand or by another version: the default holds. */
function isLike<T>(value: unknown, initially: T): value is T {
  return typeof value === typeof initially && Array.isArray(value) === Array.isArray(initially)
}

interface Row {
  readonly key: string
  readonly value: unknown
  readonly value_cipher: string | null
}

/** What the table holds. @param told the secrets of which the log knows already that they cannot be read */
async function savedIn(runner: Runner, sealer: Sealer | undefined, told: Set<string>): Promise<Map<string, unknown>> {
  const rows = await runner.rows<Row>(sql`select key, value, value_cipher from setting`)
  return new Map(rows.map(({ key, value, value_cipher }) => [key.toLowerCase(), value_cipher === null ? value : opened(key, value_cipher)]))

  function opened(key: string, cipher: string): string | undefined {
    const text = sealer?.open(cipher, aboutOf(key))
    if (text !== undefined) told.delete(key)
    else if (sealer && !told.has(key)) {
      told.add(key)
      log.error({ setting: key }, 'a saved secret cannot be read with the key of this installation')
    }
    return text
  }
}

async function writeOne(
  transaction: Transaction,
  { setting, stored }: SettingChange,
  sealer: Sealer | undefined,
  by: string | null,
): Promise<void> {
  const { key, isSecret = false } = setting
  const before = await transaction.find<{ value: unknown }>(
    sql`select value from setting where lower(key) = ${key.toLowerCase()} for update`,
  )
  if (stored === undefined) {
    await transaction.rows(sql`delete from setting where lower(key) = ${key.toLowerCase()}`)
  } else {
    const value = isSecret ? null : JSON.stringify(stored)
    const cipher = isSecret ? sealed(key, stored, sealer) : null
    await transaction.rows(
      before
        ? sql`update setting set value = ${value}::jsonb, value_cipher = ${cipher}, concurrency_stamp = ${newStamp()},
            last_modification_time = now(), last_modifier = ${by} where lower(key) = ${key.toLowerCase()}`
        : sql`insert into setting (key, value, value_cipher, concurrency_stamp, last_modifier) values (${key}, ${value}::jsonb, ${cipher}, ${newStamp()}, ${by})`,
    )
  }
  // Of a secret the history says that it was changed, and nothing else.
  const jsonOf = (value: unknown) => (isSecret || value === undefined ? null : JSON.stringify(value))
  await transaction.rows(sql`
    insert into setting_history (id, key, is_secret, is_default, before, after, creator)
    values (${newId()}, ${key}, ${isSecret}, ${stored === undefined}, ${jsonOf(before?.value)}::jsonb, ${jsonOf(stored)}::jsonb, ${by})`)
}

function sealed(key: string, stored: unknown, sealer: Sealer | undefined): string {
  if (typeof stored !== 'string' || !sealer) throw new Error(`The secret ${key} cannot be kept: it is no text, or there is no key`)
  return sealer.seal(stored, aboutOf(key))
}

function aboutOf(key: string): string {
  return `setting ${key.toLowerCase()}`
}
