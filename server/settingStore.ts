import type { LookupIds } from '../kernel/kernel.ts'
import type { Database } from './database/connect.ts'
import { sql } from './database/sql.ts'
import type { SettingReader } from './platform.ts'

/** The settings in force: what the table holds, else the default that the setting itself carries. */
export async function loadSettings(database: Database, ids: LookupIds): Promise<SettingReader> {
  const rows = await database.rows<{ key: string; value: unknown }>(sql`select key, value from setting`)
  const saved = new Map(rows.map(({ key, value }) => [key.toLowerCase(), value]))
  return {
    get: ({ key, initially, read }) => {
      const value = saved.get(key.toLowerCase())
      if (read) return (value === undefined ? undefined : read(value, ids)) ?? initially
      return isLike(value, initially) ? value : initially
    },
  }
}

/** A value of another kind than the default was written by hand or by another version: the default holds. */
function isLike<T>(value: unknown, initially: T): value is T {
  return value !== undefined && value !== null && typeof value === typeof initially && Array.isArray(value) === Array.isArray(initially)
}
