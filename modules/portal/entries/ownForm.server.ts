import { columnsAsked, columnsOf, type Column, type FormTemplate, type Values } from '../../define.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { sql } from '../../../server/database/sql.ts'
import type { Call } from '../../../server/platform.ts'
import { allColumns, notFound } from '../../../server/resources/access.ts'
import { modelOf } from '../../../server/resources/endpoints.ts'
import { complete } from '../../../server/resources/read.ts'
import { answeredTo } from '../templates/templates.ts'
import type { OwnForm } from './calls.ts'
import { isFile, typedPoint, type Typed } from './formValues.ts'
import type { EntryFormSpec } from './posted.ts'
import { fileRef } from './secrets.server.ts'

/** The record of an entry, whole. @throws Refused 404 */
export async function recordOfEntry({ platform }: Call, runner: Runner, resource: string, id: string): Promise<Record<string, unknown>> {
  const model = modelOf(platform, resource)
  const row = await runner.find<Record<string, unknown>>(sql`select ${allColumns(model)} from ${model.from} where t.id = ${id}`)
  if (!row) throw notFound()
  return complete(platform, runner, model, row)
}

/**
 * What a record holds, as its sender would have typed it: the values, authorities and councils by their codes, and the files, which need not be sent again. What
 * he has agreed to is not among it: he agrees to the text that he sends.
 * @param spec as the template has it asked
 */
export async function ownForm(
  call: Call,
  runner: Runner,
  { spec, template }: { readonly spec: EntryFormSpec; readonly template: FormTemplate | undefined },
  record: Values,
): Promise<OwnForm> {
  const { platform } = call
  const answers = template ? answeredTo(template, record.additionalData) : {}
  const held = { ...record, ...answers }
  const places = await placesOf(
    runner,
    spec.places.flatMap(name => textsIn(record[name])),
  )
  const values = typedOf(spec, held, new Map(places.map(({ id, code }) => [id, code])))
  const files = fileColumns(spec).flatMap(({ name }) => textsIn(held[name]).map(id => ({ column: name, id })))
  const named = await runner.rows<{ id: string; name: string }>(
    sql`select id, original_file_name as name from attachment where id = any(${sql.param(files.map(({ id }) => id))}::uuid[])`,
  )
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return {
    values,
    places: places.map(({ code, nameAr, nameEn }) => ({ code, nameAr, nameEn })),
    files: files.flatMap(({ column, id }) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ column, name, ref: fileRef(platform, id, column) }]
    }),
  }
}

/** The columns of which two records differ, of those that the form asks for. */
export function changedColumns(spec: EntryFormSpec, before: Values, after: Values): Column[] {
  const same = new Map<string, string>()
  const [was, is] = [typedOf(spec, before, same), typedOf(spec, after, same)]
  const differs = ({ name }: Column) =>
    isFileName(spec, name)
      ? textsIn(before[name]).join() !== textsIn(after[name]).join()
      : (was[name] ?? []).join('\n') !== (is[name] ?? []).join('\n')
  return askedOf(spec).filter(differs)
}

/** The columns that a form asks for. */
export function askedOf(spec: EntryFormSpec): Column[] {
  const asked = new Set(columnsAsked(spec))
  return [...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].filter(({ name }) => asked.has(name))
}

const fileColumns = (spec: EntryFormSpec) => askedOf(spec).filter(isFile)
const isFileName = (spec: EntryFormSpec, name: string) => fileColumns(spec).some(column => column.name === name)

/** @param places codes of authorities and councils by their ids; one that is not among them stays as it is */
function typedOf(spec: EntryFormSpec, record: Values, places: ReadonlyMap<string, string>): Typed {
  return Object.fromEntries(
    askedOf(spec).flatMap(column => {
      if (isFile(column)) return []
      const value = record[column.name]
      if (column.field.kind === 'boolean') return value === true ? [[column.name, ['on']]] : []
      if (column.field.kind === 'geoPoint') return value == null ? [] : [[column.name, typedPoint(value)]]
      const said = textsIn(value).map(text => (spec.places.includes(column.name) ? (places.get(text) ?? text) : text))
      return said.length === 0 ? [] : [[column.name, said]]
    }),
  )
}

/** What is one value or several, as texts. */
export function textsIn(value: unknown): string[] {
  return [value].flat().flatMap(one => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []))
}

interface Chosen {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

/** Authorities and councils by their ids. */
export async function placesOf(runner: Runner, ids: readonly string[]): Promise<Chosen[]> {
  if (ids.length === 0) return []
  return runner.rows<Chosen>(
    sql`select id, code, name_ar as "nameAr", coalesce(name_en, name_ar) as "nameEn" from place where id = any(${sql.param([...ids])}::uuid[])`,
  )
}
