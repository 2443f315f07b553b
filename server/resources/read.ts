import { listedColumnsOf, wordsOf, type Column, type Lang, type Values } from '../../kernel/kernel.ts'
import { fromDatabase, snake } from '../database/columns.ts'
import type { Runner } from '../database/connect.ts'
import { listed, name, sql } from '../database/sql.ts'
import { filesIn, takesFiles } from '../files/filesIn.ts'
import { barOf } from '../files/scanned.ts'
import { idsOf, type Call, type Offers, type Platform } from '../platform.ts'
import { findVisible, notFound, type FoundRow } from './access.ts'
import { allowedOn, hasSteps, stepsNotOffered } from './allowed.ts'
import type { RecordId } from './id.ts'
import type { Model, RowModel } from './model.ts'
import { withoutPersonal } from './personal.ts'
import { titleColumns } from './model.ts'

/** A record as calls answer it: every value, child rows, what follows from them, the names of what it refers to and of its files, and what the caller may do with it. */
export async function getRecord(
  call: Call,
  model: Model,
  id: RecordId,
  runner: Runner = call.platform.database,
): Promise<Record<string, unknown>> {
  const record = await findVisible(call, runner, model, id)
  if (!record) throw notFound()
  return shown(call, model, record, await complete(call.platform, runner, model, record), runner)
}

/** A complete record with what its reader needs beside the values: what he may do with it as it is now, and the names and sizes of its files. */
export async function shown(call: Call, model: Model, row: FoundRow, record: Values, runner: Runner): Promise<Record<string, unknown>> {
  const files = takesFiles(model.resource.fields) && { files: await filesOf(runner, model, record, call.lang) }
  const rules = call.platform.rulesOf(model.resource)
  const closed = rules.unpublishable?.(row, call)
  const unpublishable = rules.unpublishable && { unpublishable: closed?.sentence[call.lang] ?? null }
  const bar = rules.unchangeable?.(row, call)
  const unchangeable = bar && { unchangeable: bar.sentence[call.lang] }
  const offered = rules.offered && { offered: offersIn(rules.offered(record, call), call.lang) }
  const allowed = allowedOn(call, model, row).filter(action => action !== 'publish' || closed === undefined)
  const ofOthers = hasSteps(model.resource) && { ofOthers: stepsNotOffered(call, model, row) }
  return { ...withoutPersonal(call, model, record), allowed, ...ofOthers, ...unpublishable, ...unchangeable, ...offered, ...files }
}

/** Offers as they are answered: why others are not among them in the caller's language, or null. */
function offersIn(offers: Offers, lang: Lang): Record<string, unknown> {
  const ofStep = (fields: Offers[string]) =>
    Object.fromEntries(Object.entries(fields).map(([key, { values, why }]) => [key, { values, why: why?.[lang] ?? null }]))
  return Object.fromEntries(Object.entries(offers).map(([action, fields]) => [action, ofStep(fields)]))
}

/** Names and sizes of the files of a record, how each stands to the scanner of uploads, and why one is not opened. */
async function filesOf(runner: Runner, model: Model, record: Values, lang: Lang): Promise<Record<string, unknown>[]> {
  const ids = filesIn(model.resource.fields, record).map(({ id }) => id)
  if (ids.length === 0) return []
  const files = await runner.rows<{ scanState: number }>(sql`
    select a.id, a.original_file_name as "originalFileName", a.mime_type as "mimeType", a.size_bytes as "sizeBytes",
      a.scan_state as "scanState"
    from attachment a where a.id = any(${sql.param(ids)}::uuid[]) order by a.id`)
  return files.map(file => ({ ...file, bar: barOf(file)?.[lang] ?? null }))
}

/** Adds child rows, derived values and names to the row of a record. */
export async function complete(platform: Platform, runner: Runner, model: Model, record: Values): Promise<Record<string, unknown>> {
  const { sentBy: _, reached: __, ...values }: Record<string, unknown> = record
  for (const column of [...model.columns, ...model.facts]) values[column.name] = fromDatabase(column, values[column.name])
  for (const rows of model.rows) values[rows.fieldName] = await rowsOf(runner, rows, String(record.id))
  return { ...values, ...derivedOf(platform, model, values), ...(await namesOf(platform, runner, model, values)) }
}

/** The child rows of a record, in their order. */
export async function rowsOf(runner: Runner, { table, columns }: RowModel, parent: RecordId): Promise<Record<string, unknown>[]> {
  const rows = await runner.rows<Record<string, unknown>>(sql`
    select id, ${listed(columns.map(column => sql`${name(snake(column.name))} as ${name(column.name)}`))} from ${table} where parent = ${parent} order by position`)
  return rows.map(row => ({
    id: row.id,
    ...Object.fromEntries(columns.map(column => [column.name, fromDatabase(column, row[column.name])])),
  }))
}

/** What follows from a record's values, as its definition computes it. */
export function derivedOf(platform: Platform, model: Model, values: Values): Record<string, unknown> {
  const { derived } = model.resource.options
  if (!derived) return {}
  const words = wordsOf(model.resource.fields, values, idsOf(platform))
  return Object.fromEntries(Object.entries(derived).map(([key, { from }]) => [key, from(words)]))
}

/** The names of the records that a record refers to: `parentNameAr`, `parentNameEn`. */
async function namesOf(platform: Platform, runner: Runner, model: Model, values: Values): Promise<Record<string, unknown>> {
  const owner = model.resource.scope.owner
  const references: { key: string; target: Model | undefined }[] = listedColumnsOf(model.resource)
    .filter(isReference)
    .map(column => ({ key: column.name, target: platform.models.get(column.field.to?.().name ?? '') }))
  if (owner !== 'id') references.push({ key: owner, target: platform.models.get('place') })
  const named: Record<string, unknown> = {}
  for (const { key, target } of references) {
    const id = values[key]
    if (!target || (typeof id !== 'string' && typeof id !== 'number')) continue
    const [ar, en] = titleColumns(target)
    const row = await runner.find<{ ar: string; en: string }>(
      sql`select ${target.at(ar)} as ar, ${target.at(en)} as en from ${target.from} where t.id = ${id}`,
    )
    named[`${key}NameAr`] = row?.ar ?? null
    named[`${key}NameEn`] = row?.en ?? null
  }
  return named
}

function isReference({ field }: Column): boolean {
  return field.kind === 'ref' && !field.checks.some(check => check.name === 'many')
}
