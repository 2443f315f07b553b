import { columnsOf, isMany, type Column, type Label } from '../kernel/kernel.ts'
import { snake } from './database/columns.ts'
import type { Runner } from './database/connect.ts'
import { name, sql, type SQL } from './database/sql.ts'
import type { Platform } from './platform.ts'
import type { Model } from './resources/model.ts'

/** How many records of a kind hold a value of a lookup list. */
export interface Usage {
  /** Name of the definition. */
  readonly resource: string
  /** What its records are called, several of them. */
  readonly label: Label
  readonly count: number
}

/** A column that holds values of a list, and by what the record that it belongs to is known. */
interface Holder {
  readonly model: Model
  readonly list: string | undefined
  readonly from: SQL
  readonly column: SQL
  readonly record: SQL
  readonly isMany: boolean
}

/**
 * How many records hold each of these values of one list, by their kinds: one statement that reads each table once, however many values are
 * asked for. A record counts once, also when it holds the value in several places and in the copy that citizens read.
 * @param list its code @param ids of values of the list
 */
export async function usageOf(
  runner: Runner,
  { models }: Platform,
  list: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Usage[]>> {
  const holders = holdersOf(models).filter(holder => holder.list === list || holder.list === undefined)
  if (holders.length === 0 || ids.length === 0) return new Map()
  const wanted = sql`${sql.param([...ids])}::int[]`
  const parts = [...Map.groupBy(holders, ({ model }) => model)].map(([model, own]) => {
    const found = sql.join(
      own.map(holder => heldBy(holder, wanted)),
      sql` union all `,
    )
    return sql`select ${model.resource.name}::text as resource, value, count(distinct record)::int as count from (${found}) held group by value`
  })
  const rows = await runner.rows<{ resource: string; value: number; count: number }>(sql`${sql.join(parts, sql` union all `)}`)
  const usages = Map.groupBy(rows, ({ value }) => value)
  return new Map([...usages].map(([value, of]) => [value, of.map(({ resource, count }) => usage(models, resource, count))]))
}

/** How many records hold any value of each of these lists: one statement that reads each table once. @param lists their codes */
export async function usageOfLists(
  runner: Runner,
  { models }: Platform,
  lists: readonly string[],
): Promise<ReadonlyMap<string, readonly Usage[]>> {
  const holders = holdersOf(models).filter(({ list }) => list !== undefined && lists.includes(list))
  if (holders.length === 0) return new Map()
  const parts = [...Map.groupBy(holders, ({ from }) => from)].map(
    ([from, own]) => sql`select held.list, ${own[0]?.model.resource.name}::text as resource, t.${own[0]?.record} as record
      from ${from} t cross join lateral (values ${sql.join(
        own.map(({ list, column }) => sql`(${list}::text, t.${column} is not null)`),
        sql`, `,
      )}) held(list, is_held) where held.is_held`,
  )
  const rows = await runner.rows<{ list: string; resource: string; count: number }>(
    sql`select list, resource, count(distinct record)::int as count from (${sql.join(
      parts.map(part => sql`select list, resource, record::text from (${part}) one`),
      sql` union all `,
    )}) held group by list, resource`,
  )
  return new Map(
    [...Map.groupBy(rows, ({ list }) => list)].map(([list, of]) => [list, of.map(row => usage(models, row.resource, row.count))]),
  )
}

function usage(models: Platform['models'], resource: string, count: number): Usage {
  const label = models.get(resource)?.resource.options.label
  return { resource, label: label ? [label[2], label[3]] : [resource, resource], count }
}

/** The records that hold one of the wanted values in this column. */
function heldBy({ from, column, record, isMany: areMany }: Holder, wanted: SQL): SQL {
  if (!areMany) return sql`select t.${column} as value, t.${record}::text as record from ${from} t where t.${column} = any(${wanted})`
  return sql`select held.value, t.${record}::text as record from ${from} t cross join lateral unnest(t.${column}) held(value)
    where t.${column} && ${wanted} and held.value = any(${wanted})`
}

const known = new WeakMap<Platform['models'], readonly Holder[]>()

/** Every column in which values of lookup lists stand: of records, of their rows, and of the copies that citizens read. */
function holdersOf(models: Platform['models']): readonly Holder[] {
  const made = known.get(models) ?? [...models.values()].flatMap(holdersIn)
  known.set(models, made)
  return made
}

function holdersIn(model: Model): Holder[] {
  const inTable = (columns: readonly Column[], from: SQL, record: string): Holder[] =>
    columns.filter(isHolder).map(({ name: key, field }) => ({
      model,
      list: field.list,
      from,
      column: name(snake(key)),
      record: name(record),
      isMany: isMany(field),
    }))
  return [
    ...inTable(model.own, name(model.table), 'id'),
    ...(model.live ? inTable(model.live.columns, name(model.live.table), 'id') : []),
    ...model.rows.flatMap(rows => inTable(rows.columns, rows.table, 'parent')),
    ...copiedRows(model),
  ]
}

/** Child rows stand as JSON in the copy that citizens read. */
function copiedRows(model: Model): Holder[] {
  const { live } = model
  if (!live) return []
  return live.columns.flatMap(column =>
    columnsOf(column.field.fields ?? {})
      .filter(isHolder)
      .map(({ name: key, field }) => ({
        model,
        list: field.list,
        from: sql`(select l.id, (r ->> ${key})::int as value from ${name(live.table)} l cross join lateral jsonb_array_elements(l.${name(snake(column.name))}::jsonb) r)`,
        column: name('value'),
        record: name('id'),
        isMany: false,
      })),
  )
}

/** A value of a list, or a reference to one of any list: a value that stands beneath another. */
function isHolder({ field }: Column): boolean {
  return field.kind === 'lookup' || (field.kind === 'ref' && field.to?.().name === 'lookup')
}
