import type { Database } from './database/connect.ts'
import { sql } from './database/sql.ts'

/** A value of a lookup list as calls answer it. */
export interface LookupValue {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly value: number | null
  readonly isActive: boolean
}

/** All lookup lists, kept in memory: every call translates words and integers by them. */
export interface Lookups {
  /** Code to id; empty for a list that does not exist. */
  ids(list: string): Readonly<Record<string, number>>
  /** The values of a list in their order, by its code or number; undefined when there is none. */
  findList(codeOrId: string): readonly LookupValue[] | undefined
  /** The value of an id, if it belongs to the list. */
  find(list: string, id: number): LookupValue | undefined
}

interface Row {
  id: number
  type_id: number
  type_code: string
  code: string
  name_ar: string
  name_en: string
  value: number | null
  is_active: boolean
}

/** Reads every list from the database. */
export async function loadLookups(database: Database): Promise<Lookups> {
  const lists = new Map<string, LookupValue[]>()
  const ids = new Map<string, Record<string, number>>()
  const none: Readonly<Record<string, number>> = {}
  const rows = await database.rows<Row>(sql`
    select l.id, t.id as type_id, t.code as type_code, l.code, l.name_ar, l.name_en, l.value, l.is_active
    from lookup_type t left join lookup l on l.type = t.id order by t.id, l.sort_order, l.id`)
  for (const [code, values] of Map.groupBy(rows, row => row.type_code)) {
    const list = values.filter(value => value.id !== null).map(valueOf)
    lists.set(code, list)
    lists.set(String(values[0]?.type_id), list)
    ids.set(code, Object.fromEntries(list.map(value => [value.code, value.id])))
  }
  return {
    ids: list => ids.get(list) ?? none,
    findList: codeOrId => lists.get(codeOrId),
    find: (list, id) => lists.get(list)?.find(value => value.id === id),
  }
}

function valueOf({ id, code, name_ar, name_en, value, is_active }: Row): LookupValue {
  return { id, code, nameAr: name_ar, nameEn: name_en, value, isActive: is_active }
}
