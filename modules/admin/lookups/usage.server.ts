import { columnsOf, type Column, type Values } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import { usageOf, usageOfLists, type Usage } from '../../../server/lookupUsage.ts'
import type { Platform } from '../../../server/platform.ts'
import { allSettings } from '../settings/settings.ts'

/**
 * Where each of these values of one list is used: in records, and in settings that somebody has saved. Nothing that is used is deleted.
 * @param list its code @param ids of values of the list
 */
export async function usageOfValues(
  runner: Runner,
  platform: Platform,
  list: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Usage[]>> {
  const inRecords = await usageOf(runner, platform, list, ids)
  const holding = await settingsHolding(runner, list)
  const all = ids.map(id => [id, [...(inRecords.get(id) ?? []), ...told(holding.filter(held => held.has(id)))]] as const)
  return new Map(all.filter(([, usages]) => usages.length > 0))
}

/** Where any value of each of these lists is used. @param lists their codes */
export async function usageOfAll(
  runner: Runner,
  platform: Platform,
  lists: readonly string[],
): Promise<ReadonlyMap<string, readonly Usage[]>> {
  const inRecords = await usageOfLists(runner, platform, lists)
  const all: [string, Usage[]][] = []
  for (const list of lists)
    all.push([list, [...(inRecords.get(list) ?? []), ...told((await settingsHolding(runner, list)).filter(held => held.size > 0))]])
  return new Map(all.filter(([, usages]) => usages.length > 0))
}

function told({ length }: readonly unknown[]): Usage[] {
  return length === 0 ? [] : [{ resource: 'setting', label: ['إعدادات النظام', 'Configuration'], count: length }]
}

/** The values of a list that each saved setting holds. */
async function settingsHolding(runner: Runner, list: string): Promise<ReadonlySet<unknown>[]> {
  const holders = allSettings.filter(({ fields }) => columnsOf(fields).some(column => mayHold(column, list)))
  if (holders.length === 0) return []
  const rows = await runner.rows<{ key: string; value: unknown }>(
    sql`select lower(key) as key, value from setting where lower(key) = any(${sql.param(holders.map(({ key }) => key.toLowerCase()))}::text[])`,
  )
  const saved = new Map(rows.map(({ key, value }) => [key, value]))
  return holders.map(({ key, fields, toValues }) => new Set(heldIn(columnsOf(fields), toValues(saved.get(key.toLowerCase())), list)))
}

function mayHold({ field }: Column, list: string): boolean {
  return field.list === list || columnsOf(field.fields ?? {}).some(column => mayHold(column, list))
}

function heldIn(columns: readonly Column[], values: Values, list: string): unknown[] {
  return columns.flatMap(({ name, field }) => {
    const value = values[name]
    if (field.list === list) return [value].flat().filter(one => typeof one === 'number')
    const rows: unknown[] = field.fields && Array.isArray(value) ? value : []
    return rows.flatMap(row =>
      typeof row === 'object' && row !== null ? heldIn(columnsOf(field.fields ?? {}), Object.fromEntries(Object.entries(row)), list) : [],
    )
  })
}
