import { Invalid, problemAt, type AnyResource, type Problem } from '../../kernel/kernel.ts'
import { allOf, sql, type SQL } from '../database/sql.ts'
import type { Call, Platform } from '../platform.ts'
import { isId } from '../resources/id.ts'
import { isPlace } from '../resources/isPlace.ts'
import { countOf } from '../resources/list.ts'
import type { Model } from '../resources/model.ts'
import { publicSource, publishedAtOf, type PublicSource } from '../resources/publicRead.ts'
import { publishedFilesOf } from './published.ts'
import { isReadableRow } from './scanned.ts'

/** A file that everybody may see. */
export interface PublishedFile {
  readonly id: string
  readonly originalFileName: string
  readonly mimeType: string
  readonly sizeBytes: number
  /** Name of the definition whose record holds it. */
  readonly resource: string
  readonly recordId: string
  readonly titleAr: string | null
  readonly titleEn: string | null
  /** Id of its type in the list of types of attachments, as its row says it, or as the field that holds it is called. */
  readonly type: number | null
  /** Id of the record's module in the list of modules. */
  readonly module: number | null
  /** Whose the record is; null: the ministry's. */
  readonly place: string | null
  /** Of the record's date, else of its publication. */
  readonly year: number
}
/** Some of them, and how many there are. */
export interface PublishedPage {
  readonly totalCount: number
  /** False when the total is an estimate: it is exact to 10,000. */
  readonly totalCountIsExact?: false
  readonly items: readonly PublishedFile[]
}

/** Code of a definition's module in the list of modules; undefined: it has none. */
export type ModuleOf = (resource: AnyResource) => string | undefined

/** What the list is narrowed by, as the API document says it. */
export const listedBy = {
  type: 'Id of a type of attachments (lookup 3).',
  module: 'Id of a module (lookup 2).',
  place: 'Id of the place whose the record is.',
  year: 'The year of the record, or of its publication where it has no date.',
} as const

const numbers: Readonly<Record<string, { least: number; most: number; otherwise?: number }>> = {
  maxresultcount: { least: 1, most: 1000, otherwise: 10 },
  skipcount: { least: 0, most: 1_000_000_000, otherwise: 0 },
  type: { least: 1, most: 2_147_483_647 },
  module: { least: 1, most: 2_147_483_647 },
  year: { least: 1900, most: 2200 },
}

/** A page of the files that citizens see, the newest first. @throws Invalid naming a wrong or unknown parameter */
export async function listPublishedFiles({ platform }: Call, given: URLSearchParams, moduleOf: ModuleOf): Promise<PublishedPage> {
  const { limit, skip, type, module, place, year } = askedIn(given)
  const modules = platform.lookups.ids('moduleType')
  const published = [...platform.models.values()].flatMap(model => {
    const own = modules[moduleOf(model.resource) ?? ''] ?? null
    return module === undefined || module === own ? (filesOfKind(platform, model, own) ?? []) : []
  })
  if (published.length === 0) return { totalCount: 0, items: [] }
  const from = sql`attachment a join (${sql.join(published, sql` union all `)}) p on p.file = a.id and p.record = a.record_id`
  const where = allOf([
    isReadableRow,
    type === undefined ? undefined : sql`p.type = ${type}`,
    place === undefined ? undefined : sql`p.place = ${place}::uuid`,
    year === undefined ? undefined : sql`p.year = ${year}`,
  ])
  const items = await platform.database.rows<PublishedFile>(sql`
    select a.id, a.original_file_name as "originalFileName", a.mime_type as "mimeType", a.size_bytes as "sizeBytes", a.resource,
      a.record_id as "recordId", p.title_ar as "titleAr", p.title_en as "titleEn", p.type, p.module, p.place, p.year
    from ${from} where ${where} order by a.creation_time desc, a.id desc limit ${limit} offset ${skip}`)
  const query = { skip, limit, sorting: [], filters: [], text: undefined }
  return { ...(await countOf(platform.database, from, where, items.length, query)), items }
}

/** The files that citizens see of a definition, each once for its record, by what the list is narrowed by. */
function filesOfKind(platform: Platform, model: Model, module: number | null): SQL | undefined {
  const source = publicSource(platform, model)
  const files = publishedFilesOf(platform, model, undefined, source, true)
  if (!files) return undefined
  const types = JSON.stringify(platform.lookups.ids('attachmentType'))
  // A file may stand twice in a record: what a row says of it goes before what a text shows of it.
  return sql`(select distinct on (f.file, f.record) f.file, f.record, f.title_ar, f.title_en, coalesce(f.type, (${types}::jsonb ->> f.held_as)::int) as type,
    ${module}::int as module, o.place, o.year from (${files}) f
    join (select t.id, ${placeOf(source)}::uuid as place, ${yearOf(platform, source)} as year from ${source.model.from}) o on o.id = f.record
    order by f.file, f.record, f.title_ar nulls last, f.type nulls last)`
}

function placeOf({ model }: PublicSource): SQL {
  const { owner } = model.resource.scope
  if (owner !== 'id') return model.at(owner)
  return isPlace(model.resource) ? sql`t.id` : sql`null`
}

function yearOf({ timeZone }: Platform, source: PublicSource): SQL {
  const day = sql`(${publishedAtOf(source)} at time zone ${timeZone}::text)::date`
  const hasDate = source.columns.some(({ name, field }) => name === 'date' && field.kind === 'date')
  return sql`extract(year from ${hasDate ? sql`coalesce(${source.model.at('date')}, ${day})` : day})::int`
}

interface Asked {
  readonly limit: number
  readonly skip: number
  readonly type: number | undefined
  readonly module: number | undefined
  readonly place: string | undefined
  readonly year: number | undefined
}

function askedIn(given: URLSearchParams): Asked {
  const problems = [...given].flatMap(([key, text]) => problemOf(key, text) ?? [])
  if (problems.length > 0) throw new Invalid(problems)
  const values = new Map([...given].map(([key, text]) => [key.toLowerCase(), text]))
  const number = (key: string) => (values.get(key) ? Number(values.get(key)) : numbers[key]?.otherwise)
  return {
    limit: number('maxresultcount') ?? 10,
    skip: number('skipcount') ?? 0,
    type: number('type'),
    module: number('module'),
    place: values.get('place') || undefined,
    year: number('year'),
  }
}

function problemOf(key: string, text: string): Problem | undefined {
  if (key.toLowerCase() === 'place') return text === '' || isId(text) ? undefined : problemAt(key, 'reference', [key, key])
  const name = key.toLowerCase()
  const bounds = Object.hasOwn(numbers, name) ? numbers[name] : undefined
  if (!bounds) return problemAt(key, 'unknownField', ['', ''], [key])
  const { least, most } = bounds
  const isRight = text === '' || (/^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most)
  return isRight ? undefined : problemAt(key, 'between', [key, key], [least, most])
}
