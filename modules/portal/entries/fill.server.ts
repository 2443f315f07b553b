import { columnsAsked, columnsOf, isMany, problemAt, problemSaying, problemsOfFields, validate, type Problem } from '../../define.ts'
import { sql } from '../../../server/database/sql.ts'
import { idsOf, type Call } from '../../../server/platform.ts'
import { internationalNumber } from '../../admin/sessions/sessions.ts'
import { isCouncil } from '../../places/register/register.server.ts'
import { problemsOfPoints } from '../../../server/resources/mapBounds.ts'
import type { EntryKind, Filled } from './entryKind.server.ts'
import type { TakenFiles } from './files.server.ts'
import { isFile, valuesOf, type Typed } from './formValues.ts'
import { inWordsOf } from './formWords.ts'

/** What was filled in, and everything that is wrong with it, each thing at its field. */
export async function fill(
  call: Call,
  kind: EntryKind,
  typed: Typed,
  files: TakenFiles,
): Promise<Filled & { readonly problems: readonly Problem[] }> {
  const { spec } = kind
  const { resource } = spec
  const asked = columnsAsked(spec)
  const columns = columnsOf(resource.fields).filter(({ name }) => asked.includes(name))
  const given = valuesOf(resource.fields, asked, typed)
  const beside: Record<string, unknown> = valuesOf(spec.beside, Object.keys(spec.beside), typed)
  const values: Record<string, unknown> = { ...given }
  for (const column of columns) {
    if (column.field.kind === 'phone' && typeof values[column.name] === 'string')
      values[column.name] = internationalNumber(String(values[column.name]))
    if (!isFile(column)) continue
    const ids = idsIn(files, column.name)
    values[column.name] = column.field.kind === 'image' ? (ids[0] ?? null) : ids.length > 0 ? ids : null
  }
  for (const column of columnsOf(spec.beside)) {
    if (column.field.kind === 'phone' && typeof beside[column.name] === 'string')
      beside[column.name] = internationalNumber(String(beside[column.name]))
    const ids = isFile(column) ? idsIn(files, column.name) : []
    if (ids.length > 0) beside[column.name] = ids
  }
  const found = await resolvePlaces(call, kind, values, beside)
  const surroundings = { clock: call.platform.clock, ids: idsOf(call.platform) }
  const ofRecord = validate(resource, values, 'submit', surroundings).filter(({ at }) => asked.includes(at.replace(/\[.*$/, '')))
  const bounds = call.platform.mapBounds()
  const missing = columns
    .filter(({ name }) => spec.needed.includes(name) && (values[name] === null || values[name] === undefined))
    .map(({ name, label }) => problemAt(name, 'required', label))
  const problems = [
    ...found,
    // That the form asks for it is said before what the record would also take in its place.
    ...missing,
    ...ofRecord,
    ...problemsOfFields(spec.beside, beside, 'submit', call.platform.clock),
    ...lookupProblems(call, columns, values),
    ...(bounds ? problemsOfPoints(resource.fields, values, undefined, bounds) : []),
    ...kind.problemsOf({ values, beside }, call),
  ]
  // Each file that is wrong is named; of a field that has one no more is said, as of every other one thing.
  const isOfFiles = new Set(files.problems.map(({ at }) => at))
  const first = new Map(problems.flatMap(problem => (isOfFiles.has(problem.at) ? [] : [[problem.at, problem] as const])).toReversed())
  // In the order of the form: the first mistake is the first that a reader comes to.
  const order = [...asked, ...Object.keys(spec.beside)]
  const sorted = [...first.values(), ...files.problems].toSorted((a, b) => order.indexOf(a.at) - order.indexOf(b.at))
  return { values, beside, problems: sorted.map(inWordsOf(spec)) }
}

function idsIn({ kept }: TakenFiles, column: string): string[] {
  return kept.filter(one => one.column === column).map(({ id }) => id)
}

const authorityNeeded = ['اختر هيئة محلية من القائمة', 'Choose a local authority from the list'] as const
const placeNeeded = ['اختر جهة من القائمة', 'Choose a body from the list'] as const

/** Authorities, and councils where the form has them, are named by their codes; the record holds their ids. */
async function resolvePlaces(
  call: Call,
  { spec }: EntryKind,
  values: Record<string, unknown>,
  beside: Record<string, unknown>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const name of spec.places) {
    const holder = name in spec.beside ? beside : values
    const codes = [holder[name]].flat().filter(code => typeof code === 'string')
    if (codes.length === 0) continue
    const council = spec.hasCouncils ? isCouncil(sql`p`) : sql`false`
    const rows = await call.platform.database.rows<{ id: string; code: string }>(sql`
      select p.id, p.code from place p left join local_comm a on a.id = p.id
      where p.code = any(${sql.param(codes)}::text[]) and p.is_active and (a.id is not null or ${council})`)
    const ids = codes.flatMap(code => rows.find(row => row.code === code)?.id ?? [])
    const column = [...columnsOf(spec.resource.fields), ...columnsOf(spec.beside)].find(one => one.name === name)
    const [ar, en] = spec.hasCouncils ? placeNeeded : authorityNeeded
    if (ids.length < codes.length) problems.push(problemSaying(name, 'reference', ar, en))
    holder[name] = column && isMany(column.field) ? ids : (ids[0] ?? null)
  }
  return problems
}

function lookupProblems(
  { platform }: Call,
  columns: readonly ReturnType<typeof columnsOf>[number][],
  values: Record<string, unknown>,
): Problem[] {
  return columns.flatMap(({ name, field, label }) => {
    if (field.kind !== 'lookup' || values[name] === null) return []
    const isUsable = [values[name]]
      .flat()
      .every(id => typeof id === 'number' && platform.lookups.find(field.list ?? '', id)?.isActive === true)
    return isUsable ? [] : [problemAt(name, 'choice', label)]
  })
}
