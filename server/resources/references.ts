import { columnsOf, Invalid, isMany, problemAt, Refused, type Column, type Field, type Problem, type Values } from '../../kernel/kernel.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { listed, name, sql } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import type { Model } from './model.ts'

/** Does everything that the record refers to exist? What it referred to before stays allowed. @throws Invalid */
export async function requireReferences(
  call: Call,
  transaction: Transaction,
  model: Model,
  record: Values,
  before: Values | undefined,
): Promise<void> {
  const problems: Problem[] = []
  for (const column of columnsOf(model.resource.fields)) {
    const value = record[column.name]
    const { fields } = column.field
    if (fields && Array.isArray(value)) {
      for (const [index, row] of value.entries())
        for (const inner of columnsOf(fields))
          problems.push(
            ...(await problemsOf(call, transaction, inner, row?.[inner.name], undefined, `${column.name}[${index}].${inner.name}`)),
          )
    } else problems.push(...(await problemsOf(call, transaction, column, value, before?.[column.name], column.name)))
  }
  if (problems.length > 0) throw new Invalid(problems)
}

async function problemsOf(call: Call, runner: Runner, column: Column, value: unknown, before: unknown, at: string): Promise<Problem[]> {
  const { field, label } = column
  if (value === null || value === undefined || value === before) return []
  const values = Array.isArray(value) ? value : [value]
  if (field.kind === 'lookup') return values.every(id => isUsable(call.platform, field, id)) ? [] : [problemAt(at, 'choice', label)]
  if (field.kind === 'ref' && field.to) {
    const target = call.platform.models.get(field.to().name)
    return target && (await countOf(runner, name(target.table), values)) === new Set(values).size ? [] : [problemAt(at, 'reference', label)]
  }
  if (field.kind === 'image' || field.kind === 'attachments')
    return (await areUsableFiles(call, runner, field, values)) ? [] : [problemAt(at, field.kind === 'image' ? 'image' : 'file', label)]
  return []
}

function isUsable(platform: Platform, field: Field, id: unknown): boolean {
  return typeof id === 'number' && platform.lookups.find(field.list ?? '', id)?.isActive === true
}

/** A file may be put into a record by who uploaded it, as long as no other record holds it. */
async function areUsableFiles(call: Call, runner: Runner, field: Field, ids: readonly unknown[]): Promise<boolean> {
  const rows = await runner.rows<{ mime_type: string }>(sql`
    select mime_type from attachment where id in (${listed(ids.map(id => sql`${id}`))}) and (creator = ${call.caller.userId ?? null} or ${call.caller.isAdmin})`)
  return rows.length === new Set(ids).size && (field.kind !== 'image' || rows.every(row => row.mime_type.startsWith('image/')))
}

async function countOf(runner: Runner, table: ReturnType<typeof name>, ids: readonly unknown[]): Promise<number> {
  const row = await runner.find<{ total: number }>(
    sql`select count(*)::int as total from ${table} where id in (${listed(ids.map(id => sql`${id}`))})`,
  )
  return row?.total ?? 0
}

/** What refers to a record, by kind. @throws Refused naming it, because then the record cannot be deleted */
export async function requireUnreferenced(runner: Runner, platform: Platform, model: Model, id: string): Promise<void> {
  const found: { label: readonly string[]; count: number }[] = []
  for (const other of platform.models.values()) {
    const conditions = referencesTo(model, other).map(column =>
      isMany(column.field) ? sql`${id}::uuid = any(${other.at(column.name)})` : sql`${other.at(column.name)} = ${id}`,
    )
    if (other.base?.model === model) conditions.push(sql`t.id = ${id}`)
    if (model.resource.name === 'place' || model.base?.model.resource.name === 'place') {
      const { owner } = other.resource.scope
      if (owner !== 'id') conditions.push(sql`${other.at(owner)} = ${id}`)
    }
    if (conditions.length === 0) continue
    const row = await runner.find<{ total: number }>(
      sql`select count(*)::int as total from ${other.from} where ${sql.join(conditions, sql` or `)}`,
    )
    if (row && row.total > 0) found.push({ label: other.resource.options.label, count: row.total })
  }
  if (found.length === 0) return
  const [ar, en] = [
    found.map(({ label, count }) => `${label[2]} (${count})`).join('، '),
    found.map(({ label, count }) => `${label[3]} (${count})`).join(', '),
  ]
  throw new Refused(
    'hasRelated',
    `لا يمكن الحذف لوجود بيانات مرتبطة: ${ar}`,
    `Deletion is not possible because related data exists: ${en}`,
    { status: 409, details: found },
  )
}

/** A record that extends another one has its id: what refers to the other refers to it too. */
function referencesTo(model: Model, other: Model): Column[] {
  const names = [model.resource.name, ...(model.base ? [model.base.model.resource.name] : [])]
  return other.columns.filter(({ field }) => field.kind === 'ref' && field.to && names.includes(field.to().name))
}

/** Notes on each file which record holds it, so that its permission follows the record's. */
export async function claimFiles(transaction: Transaction, model: Model, id: string, record: Values): Promise<void> {
  const ids = columnsOf(model.resource.fields).flatMap(({ name: key, field }) =>
    field.kind === 'image' || field.kind === 'attachments' ? [record[key]].flat().filter(value => typeof value === 'string') : [],
  )
  if (ids.length === 0) return
  await transaction.rows(
    sql`update attachment set resource = ${model.resource.name}, record_id = ${id} where id in (${listed(ids.map(file => sql`${file}`))}) and record_id is null`,
  )
}
