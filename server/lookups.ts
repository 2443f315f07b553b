import { createHash } from 'node:crypto'
import { coalesced } from './coalesced.ts'
import type { Database } from './database/connect.ts'
import { sql } from './database/sql.ts'

/** A value of a lookup list as calls answer it. */
export interface LookupValue {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly value: number | null
  readonly parent: number | null
  readonly isActive: boolean
  readonly isDefault: boolean
  readonly color: string | null
  readonly icon: string | null
}

/** A list with its values in their order. */
export interface LookupList {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly isSystem: boolean
  readonly allowsNewValues: boolean
  readonly parentType: number | null
  readonly values: readonly LookupValue[]
  /** Another one as soon as anything of the list is another, the same in every process. */
  readonly version: string
}

/** All lookup lists, kept in memory: every call translates words and integers by them. */
export interface Lookups {
  /** Code to id, values that are out of use among them; empty for a list that does not exist. */
  ids(list: string): Readonly<Record<string, number>>
  /** A list by its code or number; undefined when there is none. */
  findList(codeOrId: string): LookupList | undefined
  /** The value of an id, if it belongs to the list. */
  find(list: string, id: number): LookupValue | undefined
  /** Every list, by number. */
  lists(): readonly LookupList[]
  /** The version of each list by its code, as JSON: whoever keeps lists sees by it which of them are others now. */
  versions(): string
  /** Reads all of them anew; whoever asks while they are being read waits for the reading after it, which sees what he has heard of. */
  reload(): Promise<void>
}

interface State {
  readonly lists: readonly LookupList[]
  readonly versions: string
  readonly byName: ReadonlyMap<string, LookupList>
  readonly ids: ReadonlyMap<string, Readonly<Record<string, number>>>
  readonly values: ReadonlyMap<string, ReadonlyMap<number, LookupValue>>
}

/** Reads every list from the database. */
export async function loadLookups(database: Database): Promise<Lookups> {
  const none: Readonly<Record<string, number>> = {}
  let state = await readState(database)
  return {
    ids: list => state.ids.get(list) ?? none,
    findList: codeOrId => state.byName.get(codeOrId),
    find: (list, id) => state.values.get(list)?.get(id),
    lists: () => state.lists,
    versions: () => state.versions,
    reload: coalesced(async () => void (state = await readState(database))),
  }
}

async function readState(database: Database): Promise<State> {
  const [types, values] = await database.snapshot(async runner => [
    await runner.rows<Omit<LookupList, 'values' | 'version'>>(sql`
      select id, code, name_ar as "nameAr", name_en as "nameEn", is_system as "isSystem", allows_new_values as "allowsNewValues",
        parent_type as "parentType" from lookup_type order by id`),
    await runner.rows<LookupValue & { type: number }>(sql`
      select id, type, code, name_ar as "nameAr", name_en as "nameEn", value, parent, is_active as "isActive", is_default as "isDefault",
        color, icon from lookup order by type, sort_order, id`),
  ])
  const ofType = Map.groupBy(values, ({ type }) => type)
  const lists = types.map(type => listOf(type, ofType.get(type.id) ?? []))
  return {
    lists,
    versions: JSON.stringify(Object.fromEntries(lists.map(({ code, version }) => [code, version]))),
    byName: new Map(lists.flatMap(list => [[list.code, list] as const, [String(list.id), list] as const])),
    ids: new Map(lists.map(list => [list.code, Object.fromEntries(list.values.map(value => [value.code, value.id]))])),
    values: new Map(lists.map(list => [list.code, new Map(list.values.map(value => [value.id, value]))])),
  }
}

function withoutType(row: LookupValue & { type: number }): LookupValue {
  const { type: _, ...value } = row
  return value
}

function listOf(type: Omit<LookupList, 'values' | 'version'>, rows: readonly (LookupValue & { type: number })[]): LookupList {
  const values = rows.map(withoutType)
  return { ...type, values, version: versionOf([type, values]) }
}

function versionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16)
}
