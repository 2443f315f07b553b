import { isDeepStrictEqual } from 'node:util'
import {
  columnsOf,
  columnsToEmpty,
  dayOf,
  factColumnsOf,
  findCheck,
  isDraftState,
  problemAt,
  problemSaying,
  Invalid,
  validate,
  withoutBlanks,
  type Column,
  type Moment,
  type Problem,
  type Surroundings,
  type Values,
} from '../../kernel/kernel.ts'
import { snake, toDatabase } from '../database/columns.ts'
import type { Transaction } from '../database/connect.ts'
import { listed, name, sql, type SQL } from '../database/sql.ts'
import { idsOf, type Call } from '../platform.ts'
import { stateOf } from './access.ts'
import { problemOfConstraint } from './constraints.ts'
import { isId, newId, type RecordId } from './id.ts'
import { problemsOfPoints } from './mapBounds.ts'
import type { Model, RowModel } from './model.ts'
import { rowsOf } from './read.ts'
import { fileProblems, referenceProblems } from './references.ts'
import { cleanValue } from './richText.ts'
import { isSearchChanged, refreshSearchText, searchTextOf } from './searchText.ts'

const common = new Set([
  'id',
  'concurrencyStamp',
  'creationTime',
  'creator',
  'lastModificationTime',
  'lastModifier',
  'isPublished',
  'isDraft',
  'currentVersion',
  'liveVersion',
  'sentBy',
])

/** What a caller gave: the values that may be written, and what is wrong with the names of the others. */
export interface GivenInput {
  readonly values: Readonly<Record<string, unknown>>
  readonly problems: readonly Problem[]
}

/**
 * Tells what may be written from what may not: derived, common and unknown fields, each by its name. Blank texts become null.
 * @throws Invalid when the body is no record at all
 */
export function inputOf(model: Model, body: unknown, allowed: readonly string[]): GivenInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Invalid([problemAt('', 'object', ['', ''])])
  const { fields, options, scope } = model.resource
  const columns = new Map(columnsOf(fields).map(column => [column.name, column]))
  const derived = new Set([...Object.keys(options.derived ?? {}), ...factColumnsOf(model.resource).map(column => column.name)])
  const cleaned = Object.entries(body).map(([key, value]) => [key, cleanValue(columns.get(key), value)])
  const given = Object.entries(withoutBlanks(fields, Object.fromEntries(cleaned)))
  const isWritable = (key: string) => {
    const column = columns.get(key)
    return allowed.includes(key) || (column !== undefined && !isOfSystem(column))
  }
  const problems = given.flatMap(([key]) => {
    if (isWritable(key)) return []
    if (key === scope.owner && key !== 'id') return [problemAt(key, 'fixed', ownerLabel)]
    return [problemAt(key, common.has(key) || derived.has(key) || columns.has(key) ? 'derivedField' : 'unknownField', ['', ''], [key])]
  })
  return { values: Object.fromEntries(given.filter(([key]) => isWritable(key))), problems }
}

/** What the column is called that says whose a record is. */
export const ownerLabel = ['الجهة', 'Place'] as const

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

/** Nulls for what a record still holds of fields that no longer exist in it (`shownWhen`), unless the caller himself gave them. */
export function emptied(call: Call, model: Model, record: Values, given: Values): Record<string, null> {
  const names = columnsToEmpty(model.resource, valuesIn(model, record), surroundingsOf(call)).filter(key => !(key in given))
  return Object.fromEntries(names.map(key => [key, null]))
}

const mostProblems = 200

/**
 * Checks a whole record: its fields, its rules, and that what it refers to exists.
 * @param before the record as it was; undefined for a new one
 * @param found what is already known to be wrong: all of it is said in one answer
 * @throws Invalid naming every wrong field
 */
export async function requireValid(
  call: Call,
  transaction: Transaction,
  model: Model,
  record: Values,
  before: Values | undefined,
  found: readonly Problem[] = [],
): Promise<void> {
  const columns = columnsOf(model.resource.fields)
  const values = valuesIn(model, record)
  const ofSystem = new Set(columns.filter(isOfSystem).map(column => column.name))
  const wrong = validate(model.resource, values, momentOf(model, record), surroundingsOf(call)).filter(({ at }) => !ofSystem.has(at))
  const changed = columns
    .filter(column => before && findCheck(column.field, 'fixed') && record[column.name] !== before[column.name])
    .map(column => problemAt(column.name, 'fixed', column.label))
  const elsewhere = problemsOfExtended(model, record, before)
  const bounds = call.platform.mapBounds()
  const far = bounds ? problemsOfPoints(model.resource.fields, values, before, bounds) : []
  const problems = [
    ...found,
    ...far,
    ...elsewhere,
    ...wrong.filter(({ at }) => !elsewhere.some(other => other.at === at)),
    ...changed,
    ...rowIdProblems(columns, record),
  ]
  problems.push(...(await referenceProblems(call, transaction, model.resource.fields, values, before, problems)))
  problems.push(...(await fileProblems(call, transaction, model.resource.fields, values, before, problems)))
  problems.push(...(await baseProblems(call, transaction, model, record, before, problems)))
  // What is wrong by itself counts as not said: nothing more is told of it, such as that it is not what it was.
  const wrongKeys = new Set(problems.map(({ at }) => keyOf(at)))
  const sound = Object.fromEntries(Object.entries(record).filter(([key]) => !wrongKeys.has(key)))
  const more = (await call.platform.rulesOf(model.resource).problemsOf?.(transaction, sound, before, call)) ?? []
  problems.push(...more.filter(({ at }) => !wrongKeys.has(keyOf(at))))
  if (problems.length > 0) throw new Invalid(problems.slice(0, mostProblems))
}

/** The field at which something is said: of `supply[2].quantityM3` the rows. */
function keyOf(at: string): string {
  return at.split(/[.[]/)[0] ?? at
}

/** @throws Invalid naming what is wrong with the record's values now and was not before */
export function requireNoWorse(call: Call, model: Model, record: Values, before: Values): void {
  const wrongIn = (values: Values, moment: Moment) => validate(model.resource, valuesIn(model, values), moment, surroundingsOf(call))
  const told = ({ at, sentence }: Problem) => `${at} ${sentence.en}`
  const known = new Set(wrongIn(before, 'submit').map(told))
  const problems = wrongIn(record, momentOf(model, record)).filter(problem => !known.has(told(problem)))
  if (problems.length > 0) throw new Invalid(problems)
}

/** A child row that is sent again carries the id that it was answered with; one that no row has makes a new row. */
function rowIdProblems(columns: readonly Column[], record: Values): Problem[] {
  return columns.flatMap(({ name: key, field }) => {
    const rows = field.fields ? record[key] : undefined
    if (!Array.isArray(rows)) return []
    return rows.flatMap((row, index) =>
      row?.id === undefined || row.id === null || isId(row.id) ? [] : [problemAt(`${key}[${index}].id`, 'reference', ['المعرف', 'Id'])],
    )
  })
}

/** What the record that this one extends says of the values that this one writes into it. */
async function baseProblems(
  call: Call,
  transaction: Transaction,
  { base, resource }: Model,
  record: Values,
  before: Values | undefined,
  found: readonly Problem[],
): Promise<Problem[]> {
  if (!base) return []
  const stored = before ? await storedValues(transaction, base.model, String(before.id)) : {}
  const values = { ...stored, ...pick(record, base.columns), ...resource.options.extends?.fixed }
  const written = new Set(base.columns.map(column => column.name))
  return validate(base.model.resource, valuesIn(base.model, values), momentOf(base.model, values), surroundingsOf(call)).filter(
    ({ at }) => written.has(at) && !found.some(problem => problem.at === at),
  )
}

async function storedValues(transaction: Transaction, model: Model, id: RecordId): Promise<Record<string, unknown>> {
  const row = await transaction.find<Record<string, unknown>>(
    sql`select ${listed(model.columns.map(column => sql`${model.at(column.name)} as ${name(column.name)}`))} from ${model.from} where t.id = ${id}`,
  )
  const rows: [string, unknown][] = []
  for (const child of model.rows) rows.push([child.fieldName, await rowsOf(transaction, child, id)])
  return { ...row, ...Object.fromEntries(rows) }
}

/** What may only be made or changed through a record that extends this one, each at its field. @param before undefined: a new record */
function problemsOfExtended({ columns, extensions }: Model, record: Values, before: Values | undefined): Problem[] {
  return extensions.flatMap(({ base, resource: { options } }) => {
    const { fixed = {}, isOnlyWay } = options.extends ?? {}
    const keys = Object.keys(fixed)
    if (!isOnlyWay || keys.some(key => (before ?? record)[key] !== fixed[key])) return []
    const [, , ar, en] = options.label
    const shown = base?.columns.map(column => column.name) ?? []
    if (before)
      return columns
        .filter(({ name: key }) => shown.includes(key) && !isSameValue(record[key], before[key]))
        .map(({ name: at, label }) =>
          problemSaying(at, 'elsewhere', `${label[0]}: يُعدَّل من صفحة «${ar}»`, `${label[1]} is changed on the page “${en}”`),
        )
    return columns
      .filter(({ name: key }) => keys.includes(key))
      .map(({ name: at, label }) =>
        problemSaying(
          at,
          'elsewhere',
          `${label[0]}: يُضاف هذا النوع من صفحة «${ar}»`,
          `${label[1]}: this kind is added on the page “${en}”`,
        ),
      )
  })
}

function isSameValue(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one ?? null, other ?? null)
}

/** The values of a record's fields as rules know them. */
function valuesIn(model: Model, record: Values): Record<string, unknown> {
  const names = columnsOf(model.resource.fields).map(column => column.name)
  return Object.fromEntries(names.filter(key => key in record).map(key => [key, withoutRowIds(record[key])]))
}

function surroundingsOf({ platform }: Call): Surroundings {
  return { clock: platform.clock, ids: idsOf(platform) }
}

/** Writes a new row, its base row before it and its child rows after it. */
export async function insertRecord(transaction: Transaction, model: Model, id: RecordId, record: Values, more: Values): Promise<void> {
  const { base, resource } = model
  if (base) {
    const baseValues = { ...pick(record, base.columns), ...resource.options.extends?.fixed }
    const { owner } = base.model.resource.scope
    const { concurrencyStamp, creator, [owner]: place } = more
    await insertRecord(transaction, base.model, id, baseValues, { concurrencyStamp, creator, ...(owner !== 'id' && { [owner]: place }) })
  }
  const search = model.isSearchable ? { searchText: searchTextOf(columnsOf(resource.fields), record) } : {}
  const values: [string, unknown][] = [['id', id], ...Object.entries(more), ...valuesOf(model.own, record), ...Object.entries(search)]
  await orProblem(
    model,
    transaction.rows(
      sql`insert into ${name(model.table)} (${listed(values.map(([key]) => name(snake(key))))}) values (${listed(values.map(([, value]) => sql`${parameter(value)}`))})`,
    ),
  )
  await replaceRows(transaction, model, id, record)
}

/**
 * Writes the changed values of a row, and of its base row; records that share them are told by a new stamp.
 * @param more columns that are no fields: the stamp and who changed it, what publishing adds
 * @param whole the record as it is afterwards: free text looks into all of it
 */
export async function updateRecord(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  changed: Values,
  more: Values,
  whole: Values,
): Promise<void> {
  const { concurrencyStamp, lastModifier, lastModificationTime } = more
  const stamp = { concurrencyStamp, lastModifier, lastModificationTime }
  const inBase = model.base ? pick(changed, model.base.columns) : {}
  if (model.base && Object.keys(inBase).length > 0) {
    await writeRow(transaction, model.base.model, id, inBase, stamp)
    await refreshSearchText(transaction, model.base.model, id, inBase)
    await tellExtensions(transaction, model.base.model, id, inBase, stamp, model)
  }
  const isFound = model.isSearchable && isSearchChanged(model, changed)
  await writeRow(transaction, model, id, changed, {
    ...more,
    ...(isFound && { searchText: searchTextOf(columnsOf(model.resource.fields), whole) }),
  })
  await replaceRows(transaction, model, id, changed)
  await tellExtensions(transaction, model, id, changed, stamp)
}

/** Whoever has read a record that extends this one has read these values there: his stamp is old now. */
async function tellExtensions(
  transaction: Transaction,
  model: Model,
  id: RecordId,
  changed: Values,
  stamp: Values,
  writer?: Model,
): Promise<void> {
  for (const extension of model.extensions) {
    if (extension === writer || !extension.base?.columns.some(column => column.name in changed)) continue
    await writeRow(transaction, extension, id, {}, stamp)
    await refreshSearchText(transaction, extension, id, changed)
  }
}

async function writeRow(transaction: Transaction, model: Model, id: RecordId, changed: Values, more: Values): Promise<void> {
  const values = [...Object.entries(more), ...valuesOf(model.own, changed)]
  const set = values.map(([key, value]) => sql`${name(snake(key))} = ${parameter(value)}`)
  await orProblem(model, transaction.rows(sql`update ${name(model.table)} set ${listed(set)} where id = ${id}`))
}

/** Child rows are replaced as a set: what is not sent goes, what carries its id keeps it. */
async function replaceRows(transaction: Transaction, model: Model, parent: RecordId, record: Values): Promise<void> {
  for (const rowModel of model.rows) {
    const { fieldName, table } = rowModel
    const sent = record[fieldName]
    if (sent === undefined) continue
    const rows: Record<string, unknown>[] = Array.isArray(sent) ? sent : []
    const stored = new Set(
      (await transaction.rows<{ id: string }>(sql`select id from ${table} where parent = ${parent}`)).map(row => row.id),
    )
    const kept = rows.map(row => (typeof row.id === 'string' && stored.delete(row.id) ? row.id : undefined))
    if (stored.size > 0) await transaction.rows(sql`delete from ${table} where id in (${listed([...stored].map(id => sql`${id}`))})`)
    for (const [position, row] of rows.entries())
      await orProblem(model, transaction.rows(rowStatement(rowModel, parent, position, row, kept[position])))
  }
}

/** @param id of the row that is changed; undefined for a new one */
function rowStatement({ table, columns }: RowModel, parent: RecordId, position: number, row: Values, id: string | undefined): SQL {
  const values = valuesOf(columns, row, true)
  if (id !== undefined) {
    const set = [sql`position = ${position}`, ...values.map(([key, value]) => sql`${name(snake(key))} = ${parameter(value)}`)]
    return sql`update ${table} set ${listed(set)} where id = ${id}`
  }
  const all: [string, unknown][] = [['id', newId()], ['parent', parent], ['position', position], ...values]
  return sql`insert into ${table} (${listed(all.map(([key]) => name(snake(key))))}) values (${listed(all.map(([, value]) => sql`${parameter(value)}`))})`
}

function valuesOf(columns: readonly Column[], record: Values, all = false): [string, unknown][] {
  return columns
    .filter(column => all || record[column.name] !== undefined)
    .map(column => [column.name, toDatabase(column, cleanValue(column, record[column.name]))])
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

async function orProblem<T>(model: Model, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const problem = problemOfConstraint(model, error)
    throw problem ? new Invalid([problem]) : error
  }
}

/** What a new record holds where nothing is said. @param today `YYYY-MM-DD` */
export function initialValues(model: Model, today: string): Record<string, unknown> {
  return Object.fromEntries(
    columnsOf(model.resource.fields).flatMap(({ name, field }) => {
      const initially = findCheck(field, 'initially')?.[0]
      return initially === undefined ? [] : [[name, typeof initially === 'string' ? dayOf(initially, { today: () => today }) : initially]]
    }),
  )
}
