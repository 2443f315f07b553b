import type { Values } from '../../define.ts'
import type { Runner, Transaction } from '../../../server/database/connect.ts'
import { listed, name, sql } from '../../../server/database/sql.ts'
import type { Call, Platform } from '../../../server/platform.ts'
import { announce } from '../../../server/resources/changes.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { newIdsOf, newStamp, type RecordId } from '../../../server/resources/id.ts'
import type { Model } from '../../../server/resources/model.ts'
import { stampOf } from '../../../server/resources/update.ts'
import { insertRecord, updateRecord } from '../../../server/resources/write.ts'
import { isProvisional, type Plan, type Planned, type StoredLists } from './importPlan.ts'
import { nextPlace, takeDefaultFrom } from './rules.server.ts'

/**
 * Every type and every value as they are stored.
 * @param isAlone nobody else writes to them until the transaction ends: what was looked at is what is written to. Reading goes on
 */
export async function storedLists(runner: Runner, platform: Platform, isAlone?: 'alone'): Promise<StoredLists> {
  if (isAlone) await runner.rows(sql`lock table lookup_type, lookup in exclusive mode`)
  return { types: await allOf(runner, modelOf(platform, 'lookupType')), values: await allOf(runner, modelOf(platform, 'lookup')) }
}

function allOf(runner: Runner, model: Model): Promise<Values[]> {
  const columns = model.columns.map(column => sql`${model.at(column.name)} as ${name(column.name)}`)
  return runner.rows<Values>(sql`select t.id as id, ${listed(columns)} from ${model.from} order by t.id`)
}

/** Writes a plan without faults. */
export async function writePlan(call: Call, transaction: Transaction, { types, values }: Plan, stored: StoredLists): Promise<void> {
  const numbers = await numbersFor(call, transaction, { types, values })
  const write = writerFor(call, transaction, numbers)
  for (const type of inOrder(types, 'parentType')) await write('lookupType', type)
  await makeRoom(transaction, values, stored)
  const places = new Map<number, number>()
  for (const value of inOrder(values, 'parent')) {
    const type = Number(numbers(value.record.type))
    const place = value.before ? undefined : (places.get(type) ?? (await nextPlace(transaction, type)) - 10) + 10
    if (place !== undefined) places.set(type, place)
    if (value.record.isDefault === true && value.changed.includes('isDefault')) await takeDefaultFrom(transaction, type, value.before?.id)
    await write('lookup', place === undefined ? value : { ...value, record: { ...value.record, sortOrder: place } })
  }
  // Whoever keeps lists reads all of them anew when he hears of one.
  const [value] = values
  const [type] = types
  if (value) await announce(transaction, modelOf(call.platform, 'lookup'), idIn(numbers(value.record.id)))
  else if (type) await announce(transaction, modelOf(call.platform, 'lookupType'), idIn(numbers(type.record.id)))
}

type Numbers = (id: unknown) => unknown

/** The numbers that new records get, for those that stood in their stead. */
async function numbersFor(
  { platform }: Call,
  transaction: Transaction,
  { types, values }: Pick<Plan, 'types' | 'values'>,
): Promise<Numbers> {
  const given = new Map<unknown, RecordId>()
  for (const [kind, planned] of [
    ['lookupType', types],
    ['lookup', values],
  ] as const) {
    const made = planned.filter(({ before }) => !before)
    const ids = await newIdsOf(transaction, modelOf(platform, kind), made.length)
    for (const [index, { record }] of made.entries()) given.set(record.id, idIn(ids[index]))
  }
  return id => (isProvisional(id) ? given.get(id) : id)
}

function writerFor(
  call: Call,
  transaction: Transaction,
  numbers: Numbers,
): (kind: 'lookupType' | 'lookup', planned: Planned) => Promise<void> {
  return async (kind, { before, record, changed }) => {
    const model = modelOf(call.platform, kind)
    const id = idIn(numbers(record.id))
    const whole = Object.fromEntries(
      model.columns.map(({ name: key, field }) => [key, field.kind === 'ref' ? numbers(record[key]) : record[key]]),
    )
    if (!before) return insertRecord(transaction, model, id, whole, { concurrencyStamp: newStamp(), creator: call.caller.userId ?? null })
    const values = Object.fromEntries(changed.map(key => [key, whole[key]]))
    return updateRecord(transaction, model, id, values, stampOf(call), whole)
  }
}

function idIn(id: unknown): RecordId {
  if (typeof id === 'number') return id
  throw new Error('A record of an import has no number')
}

/** New records after the new ones that they refer to. */
function inOrder(planned: readonly Planned[], key: 'parent' | 'parentType'): Planned[] {
  const waiting = new Map(planned.filter(({ before }) => !before).map(one => [one.record.id, one]))
  const ordered: Planned[] = []
  const take = (one: Planned): void => {
    if (!one.before && !waiting.delete(one.record.id)) return
    const above = waiting.get(one.record[key])
    if (above) take(above)
    ordered.push(one)
  }
  planned.forEach(take)
  return ordered
}

const distinct = [
  ['nameAr', sql`name_ar`],
  ['nameEn', sql`name_en`],
] as const

/** Two values may exchange their names or numbers: whoever gives his up does so before the other takes it. */
async function makeRoom(transaction: Transaction, values: readonly Planned[], { values: stored }: StoredLists): Promise<void> {
  const keyOf = (type: unknown, text: unknown) => `${String(type)}:${String(text).toLowerCase()}`
  const holding = (key: string, planned: Planned) => {
    const holder = holders.get(key)?.get(keyOf(planned.record.type, planned.record[key]))
    return planned.changed.includes(key) && holder !== undefined && holder !== planned.record.id ? [holder] : []
  }
  const holders = new Map(
    ['nameAr', 'nameEn', 'value'].map(key => [key, new Map(stored.map(value => [keyOf(value.type, value[key]), value.id]))]),
  )
  for (const [key, column] of distinct) {
    const ids = values.flatMap(planned => holding(key, planned))
    if (ids.length > 0) await transaction.rows(sql`update lookup set ${column} = 'import ' || id where id = any(${sql.param(ids)}::int[])`)
  }
  const ids = values.filter(({ record }) => record.value !== null).flatMap(planned => holding('value', planned))
  if (ids.length > 0) await transaction.rows(sql`update lookup set value = null where id = any(${sql.param(ids)}::int[])`)
}
