import {
  columnsOf,
  findCheck,
  isDraftState,
  normalised,
  problemAt,
  Invalid,
  validate,
  type Column,
  type Moment,
  type Problem,
  type Values,
} from '../../kernel/kernel.ts'
import { snake, toDatabase } from '../database/columns.ts'
import type { Transaction } from '../database/connect.ts'
import { listed, name, sql } from '../database/sql.ts'
import { idsOf, type Call } from '../platform.ts'
import { stateOf } from './access.ts'
import { newId } from './id.ts'
import { searchableColumns, type Model } from './model.ts'
import { requireReferences } from './references.ts'
import { uniqueProblemOf } from './unique.ts'

const common = new Set([
  'id',
  'concurrencyStamp',
  'creationTime',
  'creator',
  'lastModificationTime',
  'lastModifier',
  'isPublished',
  'currentVersion',
  'liveVersion',
  'sentBy',
])

/** Refuses what no caller may write: derived, common and unknown fields, each by its name. Empty texts become null. */
export function inputOf(model: Model, body: unknown, allowed: readonly string[]): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Invalid([problemAt('', 'object', ['', ''])])
  const columns = new Map(columnsOf(model.resource.fields).map(column => [column.name, column]))
  const derived = model.resource.options.derived ?? {}
  const problems: Problem[] = []
  const input: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(body)) {
    const column = columns.get(key)
    if (allowed.includes(key)) input[key] = value
    else if (common.has(key) || key in derived || (column && isOfSystem(column)))
      problems.push(problemAt(key, 'derivedField', ['', ''], [key]))
    else if (!column) problems.push(problemAt(key, 'unknownField', ['', ''], [key]))
    else input[key] = value === '' ? null : value
  }
  if (problems.length > 0) throw new Invalid(problems)
  return input
}

/** Is the value written by steps and by the server alone? */
export function isOfSystem({ field }: Column): boolean {
  return field.kind === 'state' || findCheck(field, 'bySystem') !== undefined
}

/** What binds now: a record that may still be incomplete is only saved. */
export function momentOf(model: Model, record: Values): Moment {
  if (model.resource.publishing === 'reviewed') return record.isDraft === true ? 'save' : 'submit'
  const word = stateOf(model, record)
  return word !== undefined && isDraftState(model.resource, word) ? 'save' : 'submit'
}

/**
 * Checks a whole record: its fields, its rules, and that what it refers to exists.
 * @param before the record as it was; undefined for a new one
 * @throws Invalid naming every wrong field
 */
export async function requireValid(
  call: Call,
  transaction: Transaction,
  model: Model,
  record: Values,
  before: Values | undefined,
  moment: Moment = momentOf(model, record),
): Promise<void> {
  const { clock } = call.platform
  const values = Object.fromEntries(
    columnsOf(model.resource.fields)
      .filter(column => column.name in record && !isOfSystem(column))
      .map(column => [column.name, withoutRowIds(record[column.name])]),
  )
  if (model.state) values[model.state.name] = record[model.state.name]
  const problems = validate(model.resource, values, moment, { clock, ids: idsOf(call.platform) })
  for (const column of columnsOf(model.resource.fields)) {
    if (before && findCheck(column.field, 'fixed') && record[column.name] !== before[column.name])
      problems.push(problemAt(column.name, 'fixed', column.label))
  }
  if (problems.length > 0) throw new Invalid(problems)
  await requireReferences(call, transaction, model, record, before)
}

/** Writes a new row, its base row before it and its child rows after it. */
export async function insertRecord(
  transaction: Transaction,
  model: Model,
  id: string,
  record: Values,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { base, resource } = model
  if (base) {
    const fixed = resource.options.extends?.fixed ?? {}
    const baseValues = { ...pick(record, base.columns), ...fixed }
    await insertRecord(transaction, base.model, id, baseValues, { concurrencyStamp: more.concurrencyStamp, creator: more.creator })
  }
  const values: [string, unknown][] = [['id', id], ...Object.entries(more), ...valuesOf(model.own, record), ...searchText(model, record)]
  await orUniqueProblem(
    model,
    transaction.rows(
      sql`insert into ${name(model.table)} (${listed(values.map(([key]) => name(snake(key))))}) values (${listed(values.map(([, value]) => sql`${parameter(value)}`))})`,
    ),
  )
  await replaceRows(transaction, model, id, record)
}

/** Writes the changed values of a row, and of its base row. */
export async function updateRecord(
  transaction: Transaction,
  model: Model,
  id: string,
  record: Values,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (model.base) {
    const { model: base, columns } = model.base
    await updateRecord(transaction, base, id, pick(record, columns), {
      concurrencyStamp: more.concurrencyStamp,
      lastModifier: more.lastModifier,
      lastModificationTime: more.lastModificationTime,
    })
  }
  const given = model.own.filter(column => column.name in record)
  const values: [string, unknown][] = [...Object.entries(more), ...valuesOf(given, record), ...searchText(model, record)]
  const set = values.map(([key, value]) => sql`${name(snake(key))} = ${parameter(value)}`)
  await orUniqueProblem(model, transaction.rows(sql`update ${name(model.table)} set ${listed(set)} where id = ${id}`))
  await replaceRows(transaction, model, id, record)
}

/** Child rows are replaced as a set: what is not sent goes, what carries its id keeps it. */
async function replaceRows(transaction: Transaction, model: Model, parent: string, record: Values): Promise<void> {
  for (const { fieldName, table, columns } of model.rows) {
    const sent = record[fieldName]
    if (sent === undefined) continue
    const rows: Record<string, unknown>[] = Array.isArray(sent) ? sent : []
    const stored = new Set(
      (await transaction.rows<{ id: string }>(sql`select id from ${table} where parent = ${parent}`)).map(row => row.id),
    )
    const kept = rows.map(row => (typeof row.id === 'string' && stored.delete(row.id) ? row.id : undefined))
    if (stored.size > 0) await transaction.rows(sql`delete from ${table} where id in (${listed([...stored].map(id => sql`${id}`))})`)
    for (const [position, row] of rows.entries()) {
      const values = valuesOf(columns, row, true)
      const id = kept[position]
      if (id === undefined) {
        const all: [string, unknown][] = [['id', newId()], ['parent', parent], ['position', position], ...values]
        await transaction.rows(
          sql`insert into ${table} (${listed(all.map(([key]) => name(snake(key))))}) values (${listed(all.map(([, value]) => sql`${parameter(value)}`))})`,
        )
      } else {
        const set = [sql`position = ${position}`, ...values.map(([key, value]) => sql`${name(snake(key))} = ${parameter(value)}`)]
        await transaction.rows(sql`update ${table} set ${listed(set)} where id = ${id}`)
      }
    }
  }
}

function valuesOf(columns: readonly Column[], record: Values, all = false): [string, unknown][] {
  return columns
    .filter(column => all || record[column.name] !== undefined)
    .map(column => [column.name, toDatabase(column, record[column.name])])
}

/** Of a record that extends another one the base's searchable values are searched too, so they are part of its text. */
function searchText(model: Model, record: Values): [string, unknown][] {
  if (!model.isSearchable) return []
  const searched = searchableColumns(columnsOf(model.resource.fields)).filter(({ name }) => record[name] !== undefined)
  if (searched.length === 0) return []
  return [
    [
      'searchText',
      searched
        .map(({ name }) => normalised(String(record[name] ?? '')))
        .filter(Boolean)
        .join(' '),
    ],
  ]
}

function pick(record: Values, columns: readonly Column[]): Record<string, unknown> {
  return Object.fromEntries(columns.filter(({ name }) => record[name] !== undefined).map(({ name }) => [name, record[name]]))
}

function withoutRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(row => {
    if (typeof row !== 'object' || row === null) return row
    const { id: _, ...rest } = row
    return rest
  })
}

/** A value as a parameter: a list stays one parameter. */
function parameter(value: unknown): unknown {
  return Array.isArray(value) ? sql.param(value) : value
}

async function orUniqueProblem<T>(model: Model, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const problem = uniqueProblemOf(model, error)
    throw problem ? new Invalid([problem]) : error
  }
}

/** What a new record holds where nothing is said. @param today `YYYY-MM-DD` */
export function initialValues(model: Model, today: string): Record<string, unknown> {
  return Object.fromEntries(
    columnsOf(model.resource.fields).flatMap(({ name, field }) => {
      const initially = findCheck(field, 'initially')?.[0]
      return initially === undefined ? [] : [[name, initially === 'today' ? today : initially]]
    }),
  )
}
