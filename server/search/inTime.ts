import { findCheck } from '../../kernel/kernel.ts'
import { allOf, sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import type { Model } from '../resources/model.ts'
import type { FoundKind } from './documents.ts'
import type { FoundRow } from './foundRow.ts'
import { keyedTokens } from './keys.ts'
import type { Plan } from './plan.ts'

/** What is public for a time only is asked of its own row. @returns a condition over `d`, the document; undefined where nothing is */
export function inTime(platform: Platform, kinds: readonly FoundKind[]): SQL | undefined {
  const timed = kinds.filter(({ model }) => platform.rulesOf(model.resource).publicWhen !== undefined)
  if (timed.length === 0) return undefined
  return allOf(
    timed.map(({ kind, source }) => {
      const { model, isPublic } = source()
      return sql`(d.kind <> ${kind} or exists (select from ${model.from} where t.id::text = d.id and ${isPublic}))`
    }),
  )
}

/** What citizens can take part in now. @returns a condition over `d`, the document */
export function openNow(platform: Platform, kinds: readonly FoundKind[]): SQL {
  const open = kinds.flatMap(({ kind, model, source }) => {
    const openWhen = platform.rulesOf(model.resource).openWhen?.(platform)
    if (openWhen === undefined || kind !== model.resource.name) return []
    const { model: read, isPublic } = source()
    return [sql`(d.kind = ${kind} and exists (select from ${read.from} where t.id::text = d.id and ${isPublic} and ${openWhen}))`]
  })
  return open.length === 0 ? sql`false` : sql`(${sql.join(open, sql` or `)})`
}

/** What citizens could take part in and can no longer. @returns a condition over `d`, the document */
export function isOver(platform: Platform, kinds: readonly FoundKind[]): SQL {
  const over = kinds.flatMap(({ kind, model, source }) => {
    const { openWhen, closesAt } = platform.rulesOf(model.resource)
    if (openWhen === undefined || closesAt === undefined || kind !== model.resource.name) return []
    // Many are ranked: each is looked up by its key.
    return [
      sql`when d.kind = ${kind} then not exists (select from ${source().model.from} where t.id = d.id::uuid and ${openWhen(platform)})`,
    ]
  })
  return over.length === 0 ? sql`false` : sql`(case ${sql.join(over, sql` `)} else false end)`
}

/**
 * What is open among the kinds that are named by all words of a query, themselves or by a value of their lists: «مناقصات», “vacancies”. Who names
 * what one can take part in for a time looks for that. @returns a condition over `d`, the document; undefined where none is named
 */
export function openAsNamed(platform: Platform, { words }: Plan, kinds: readonly FoundKind[]): SQL | undefined {
  const named = kinds.flatMap(({ kind, model, source }) => {
    const { openWhen, closesAt } = platform.rulesOf(model.resource)
    if (kind !== model.resource.name || openWhen === undefined || closesAt === undefined) return []
    const keys = keysOfNames(platform, model)
    const isNamed = words.every(({ alternatives }) => alternatives.some(all => all.every(key => keys.has(key))))
    // Many are ranked: each is looked up by its key.
    return isNamed
      ? [sql`when d.kind = ${kind} then exists (select from ${source().model.from} where t.id = d.id::uuid and ${openWhen(platform)})`]
      : []
  })
  return named.length === 0 ? undefined : sql`(case ${sql.join(named, sql` `)} else false end)`
}

function keysOfNames({ lookups }: Platform, { resource }: Model): ReadonlySet<string> {
  // By what each is one of, as its category: not by how it ended.
  const kindsOf = Object.values(resource.fields).filter(field => findCheck(field, 'required') && !findCheck(field, 'bySystem'))
  const lists = kindsOf.flatMap(({ list }) => (list === undefined ? [] : [list]))
  const values = lists.flatMap(list => lookups.findList(list)?.values ?? [])
  const names = [...resource.options.label, ...values.flatMap(({ nameAr, nameEn }) => [nameAr, nameEn])]
  return new Set(keyedTokens(names.join(' . ')).flatMap(token => token.keys))
}

/** Can citizens take part in something now, and until when? */
export interface Openness {
  readonly isOpen: boolean
  /** Instant in ISO 8601: until when it is open, or since when it is over; null where none is said, or it was closed before that. */
  readonly closesAt: string | null
  /** Three days or less are left. */
  readonly isSoon: boolean
}

/** Of what is over unless one can take part in it, such as tenders, whether one can now, by its id. */
export async function openAmong(
  platform: Platform,
  rows: readonly FoundRow[],
  kinds: readonly FoundKind[],
): Promise<ReadonlyMap<string, Openness>> {
  const asked = kinds.flatMap(({ kind, model, source }) => {
    const { openWhen, closesAt } = platform.rulesOf(model.resource)
    const ids = rows.flatMap(row => (row.kind === kind ? [row.id] : []))
    if (ids.length === 0 || openWhen === undefined || closesAt === undefined || kind !== model.resource.name) return []
    return [
      sql`select t.id::text as id, o.is_open as "isOpen",
        case when o.is_open or ${closesAt} <= now() then ${closesAt} end as "closesAt",
        coalesce(o.is_open and ${closesAt} <= now() + interval '3 days', false) as "isSoon"
        from ${source().model.from} cross join lateral (select coalesce(${openWhen(platform)}, false) as is_open) o where t.id = any(${sql.param(ids)}::uuid[])`,
    ]
  })
  if (asked.length === 0) return new Map()
  const found = await platform.database.rows<Openness & { id: string }>(sql.join(asked, sql` union all `))
  return new Map(found.map(({ id, ...openness }) => [id, openness]))
}
