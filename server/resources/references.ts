import {
  columnsOf,
  isMany,
  mayBeChosen,
  problemAt,
  refCondition,
  Refused,
  type AnyResource,
  type Column,
  type Field,
  type Fields,
  type Problem,
  type RefCondition,
  type Values,
} from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import type { Runner, Transaction } from '../database/connect.ts'
import { listed, name, sql, type SQL } from '../database/sql.ts'
import { filesIn } from '../files/filesIn.ts'
import { problemOfStored } from '../files/kinds.ts'
import { scanStates, unexamined } from '../files/scanned.ts'
import type { Call, Platform } from '../platform.ts'
import { isPublicRow, ownerOf } from './access.ts'
import { idsIn, type RecordId } from './id.ts'
import { isPlace } from './isPlace.ts'
import type { Model } from './model.ts'

/**
 * What a record refers to and does not exist, or that the caller does not see. What it referred to before stays allowed.
 * @param found problems of the same values: what is wrong by itself refers to nothing
 */
export async function referenceProblems(
  call: Call,
  transaction: Transaction,
  fields: Fields,
  record: Values,
  before: Values | undefined,
  found: readonly Problem[],
): Promise<Problem[]> {
  const problems: Problem[] = []
  const look = async (column: Column, value: unknown, known: readonly unknown[], at: string) => {
    const chosen = [value].flat().filter(id => id !== null && id !== undefined)
    // What both must share may have changed on this side too.
    const isMoved = refCondition(column.field)?.shares.some(key => before && before[key] !== record[key]) === true
    const fresh = isMoved ? chosen : chosen.filter(id => !known.includes(id))
    if (fresh.length > 0 && !isWrong(found, at)) problems.push(...(await problemsOf(call, transaction, column, fresh, at, record)))
  }
  for (const column of columnsOf(fields)) {
    const value = record[column.name]
    const kept = before?.[column.name]
    if (!column.field.fields) await look(column, value, [kept].flat(), column.name)
    else if (Array.isArray(value) && !found.some(({ at }) => at === column.name))
      for (const inner of columnsOf(column.field.fields)) {
        const known = Array.isArray(kept) ? kept.flatMap(row => row?.[inner.name]) : []
        for (const [index, row] of value.entries()) await look(inner, row?.[inner.name], known, `${column.name}[${index}].${inner.name}`)
      }
  }
  return problems
}

async function problemsOf(
  call: Call,
  transaction: Transaction,
  column: Column,
  ids: readonly unknown[],
  at: string,
  record: Values,
): Promise<Problem[]> {
  const { field, label } = column
  if (field.kind === 'lookup') return ids.every(id => isUsable(call.platform, field, id)) ? [] : [problemAt(at, 'choice', label)]
  if (field.kind === 'ref' && field.to) {
    const target = call.platform.models.get(field.to().name)
    if (!target || !(await areVisible(call, transaction, target, ids))) return [problemAt(at, 'reference', label)]
    const condition = refCondition(field)
    if (!condition || (await areAllowed(transaction, target, ids, condition, record))) return []
    return [{ at, rule: 'choice', sentence: { ar: condition.message[0], en: condition.message[1] } }]
  }
  return []
}

/** Has the value at this place, or one inside it, a problem already? */
function isWrong(found: readonly Problem[], place: string): boolean {
  return found.some(({ at }) => at === place || at.startsWith(`${place}[`))
}

function isUsable(platform: Platform, field: Field, id: unknown): boolean {
  return typeof id === 'number' && platform.lookups.find(field.list ?? '', id)?.isActive === true
}

interface FileFacts {
  readonly id: string
  readonly mime_type: string
  readonly size_bytes: number
  readonly width_px: number | null
  readonly height_px: number | null
  readonly scan_state: number
}

/**
 * A file may be put into a record by who uploaded it as long as no record holds it, and anew into the record that holds it; and it must
 * be what the field takes. The rows stay locked: of two records that want the same file at once the second is refused.
 * @param found problems of the same values: what is wrong by itself is no file
 */
export async function fileProblems(
  call: Call,
  transaction: Transaction,
  fields: Fields,
  record: Values,
  before: Values | undefined,
  found: readonly Problem[],
): Promise<Problem[]> {
  const kept = new Set(before && filesIn(fields, before).map(({ id }) => id))
  const uses = filesIn(fields, record).filter(({ id, at }) => !kept.has(id) && !isWrong(found, at))
  if (uses.length === 0) return []
  const { caller } = call
  const rows = await transaction.rows<FileFacts>(sql`
    select id, mime_type, size_bytes, width_px, height_px, scan_state from attachment where id in (${listed(uses.map(({ id }) => sql`${id}`))})
      and (record_id = ${before?.id ?? null} or (record_id is null and (creator = ${caller.userId ?? null} or ${caller.isAdmin})))
    order by id for update`)
  const usable = new Map(rows.map(row => [row.id, row]))
  return uses.flatMap(({ id, at, label, limits }) => {
    const file = usable.get(id)
    if (!file || file.scan_state === scanStates.infected) return [problemAt(at, 'file', label)]
    if (file.scan_state === scanStates.tooLarge) return [unexamined(at, label)]
    const facts = { mimeType: file.mime_type, sizeBytes: file.size_bytes, widthPx: file.width_px, heightPx: file.height_px }
    return problemOfStored(at, label, limits, facts) ?? []
  })
}

/**
 * Nobody learns by a reference of a record that his place does not reach; of a kind that offers choices to who keeps none of it, what everybody
 * sees may be named too. What is referred to stays until the transaction ends.
 */
async function areVisible(call: Call, transaction: Transaction, target: Model, ids: readonly unknown[]): Promise<boolean> {
  const isPublic = isPublicRow(target, call.platform)
  const reached = call.platform.reachOf(target.resource.scope).visibleTo(call.caller, ownerOf(target), isPublic)
  const visible = target.resource.options.choices === undefined ? reached : sql`(${reached} or ${isPublic})`
  const rows = await transaction.rows(
    sql`select t.id from ${target.from} where t.id in (${listed(ids.map(id => sql`${id}`))}) and ${visible} order by t.id for key share of t`,
  )
  return rows.length === new Set(ids).size
}

/** Is each of them what the field asks for? They are locked already. */
async function areAllowed(
  transaction: Transaction,
  target: Model,
  ids: readonly unknown[],
  condition: RefCondition,
  record: Values,
): Promise<boolean> {
  const keys = [...new Set([...Object.keys(condition.is), ...condition.shares])]
  const rows = await transaction.rows<Record<string, unknown>>(
    sql`select ${listed(keys.map(key => sql`${target.at(key)} as ${name(key)}`))} from ${target.from} where t.id in (${listed(ids.map(id => sql`${id}`))})`,
  )
  return rows.every(row => mayBeChosen(condition, row, record))
}

/** What refers to a record, by kind. @throws Refused naming it, because then the record cannot be deleted */
export async function requireUnreferenced(runner: Runner, platform: Platform, model: Model, id: RecordId): Promise<void> {
  const found: { label: readonly string[]; count: number }[] = []
  for (const other of platform.models.values()) {
    const conditions = [...pointersTo(model, other, id), ...belongings(model, other, id)]
    if (conditions.length === 0) continue
    const isOther = other === model || other === model.base?.model ? sql`t.id <> ${id}` : sql`true`
    const row = await runner.find<{ total: number }>(
      sql`select count(*)::int as total from ${other.from} where ${isOther} and (${sql.join(conditions, sql` or `)})`,
    )
    if (row && row.total > 0) found.push({ label: other.resource.options.label, count: row.total })
  }
  const users = isPlace(model.resource)
    ? await runner.find<{ total: number }>(sql`select count(*)::int as total from user_place where place_id = ${id}`)
    : undefined
  if (users && users.total > 0) found.push({ label: userLabel, count: users.total })
  if (found.length > 0) throw hasRelated(found)
}

const userLabel = ['مستخدم', 'User', 'المستخدمون', 'Users']

/** The record cannot be deleted, because others refer to it. @param found labels of a definition and how many there are; none: not known */
export function hasRelated(found: readonly { readonly label: readonly string[]; readonly count: number }[]): Refused {
  const named = (place: 2 | 3, comma: string) => {
    const kinds = found.map(({ label, count }) => `${label[place]} (${count})`)
    return kinds.length === 0 ? '' : `: ${kinds.join(comma)}`
  }
  return new Refused(
    'hasRelated',
    `لا يمكن الحذف لوجود بيانات مرتبطة${named(2, '، ')}`,
    `Deletion is not possible because related data exists${named(3, ', ')}`,
    { status: 409, details: found },
  )
}

/** What a record is referred to by. */
type Related = readonly { readonly label: readonly string[]; readonly count: number }[]

/** Of several records at once what refers to them, so that a list can say it; not of places, to which nearly everything refers. */
export async function relatedTo(runner: Runner, platform: Platform, model: Model, ids: readonly string[]): Promise<Map<string, Related>> {
  const found = new Map<string, Related>()
  if (ids.length === 0 || isPlace(model.resource) || model.resource.name === 'systemUser') return found
  const others = [...platform.models.values()]
  const counts = others.flatMap((other, at) => {
    const pointers = pointersIn(model, other, ids)
    return pointers.length === 0
      ? []
      : [
          sql`select ${at}::int as at, p.id::text as id, count(distinct p.holder)::int as total from (${sql.join(pointers, sql` union all `)}) p group by p.id`,
        ]
  })
  if (counts.length === 0) return found
  const rows = await runner.rows<{ at: number; id: string; total: number }>(sql`${sql.join(counts, sql` union all `)} order by at`)
  for (const { at, id, total } of rows) {
    const label = others[at]?.resource.options.label
    if (label) found.set(id, [...(found.get(id) ?? []), { label, count: total }])
  }
  return found
}

/**
 * Statements that select which rows of another definition point to which of these records, by fields of their own and of their child rows. The ids
 * are compared in the column's own type, which an index of the column answers.
 */
function pointersIn(model: Model, other: Model, ids: readonly string[]): SQL[] {
  const points = ({ field }: Column) => field.kind === 'ref' && field.to?.().name === model.resource.name
  const given = idsIn(model, ids)
  const isOther = (holder: SQL, at: SQL) => (other === model ? sql`and ${holder} <> ${at}` : sql``)
  const pointer = ({ field }: Column, { at, holder, from }: { at: SQL; holder: SQL; from: SQL }) =>
    isMany(field)
      ? sql`select c.id, ${holder} as holder from ${from} cross join lateral unnest(${at}) c(id) where ${at} && ${given} and c.id = any(${given}) ${isOther(holder, sql`c.id`)}`
      : sql`select ${at} as id, ${holder} as holder from ${from} where ${at} = any(${given}) ${isOther(holder, at)}`
  return [
    ...other.own.filter(points).map(column => pointer(column, { at: other.at(column.name), holder: sql`t.id`, from: other.from })),
    ...other.rows.flatMap(({ table, columns }) =>
      columns
        .filter(points)
        .map(column => pointer(column, { at: sql`r.${name(snake(column.name))}`, holder: sql`r.parent`, from: sql`${table} r` })),
    ),
  ]
}

/** The fields of another definition, those of its child rows included, that point to a record or to the one that it extends. */
function pointersTo(model: Model, other: Model, id: RecordId): SQL[] {
  const names = [model.resource.name, ...(model.base ? [model.base.model.resource.name] : [])]
  const points = ({ field }: Column) => field.kind === 'ref' && field.to !== undefined && names.includes(field.to().name)
  const condition = ({ field }: Column, at: SQL) => (isMany(field) ? sql`${id} = any(${at})` : sql`${at} = ${id}`)
  const inRows = other.rows.flatMap(({ table, columns }) => {
    const conditions = columns.filter(points).map(column => condition(column, sql`r.${name(snake(column.name))}`))
    return conditions.length === 0
      ? []
      : [sql`exists (select from ${table} r where r.parent = t.id and (${sql.join(conditions, sql` or `)}))`]
  })
  return [...other.own.filter(points).map(column => condition(column, other.at(column.name))), ...inRows]
}

/** What exists only through the record: what extends it, and what belongs to it as a place. */
function belongings(model: Model, other: Model, id: RecordId): SQL[] {
  const { owner } = other.resource.scope
  const sharesIt = other !== model && other.base !== undefined && other.base.model === (model.base?.model ?? model)
  return [...(sharesIt ? [sql`t.id = ${id}`] : []), ...(isPlace(model.resource) && owner !== 'id' ? [sql`${other.at(owner)} = ${id}`] : [])]
}

/** Notes on each file which record holds it, so that its permission follows the record's. */
export async function claimFiles(
  transaction: Transaction,
  { name: holder, fields }: Pick<AnyResource, 'name' | 'fields'>,
  id: RecordId,
  record: Values,
): Promise<void> {
  const ids = filesIn(fields, record).map(use => use.id)
  if (ids.length === 0) return
  await transaction.rows(
    sql`update attachment set resource = ${holder}, record_id = ${id} where id in (${listed(ids.map(file => sql`${file}`))}) and record_id is null`,
  )
}
