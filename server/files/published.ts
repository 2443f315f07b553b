import { columnsOf, type Column } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import { allOf, name, sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import type { Model } from '../resources/model.ts'
import { publicSource, type PublicSource } from '../resources/publicRead.ts'
import { embeddedPicture } from './filesIn.ts'

/** Where a value with files stands: a column of the record, or of its child rows, which are joined as `r`. */
interface Holder {
  readonly column: Column
  readonly from: SQL
  readonly value: SQL
  /** What the row says of the file, in both languages. */
  readonly titles?: { readonly ar: SQL; readonly en: SQL }
  /** Id of its type in the list of types of attachments, where the row says one. */
  readonly type?: SQL
  readonly isInRows?: true
}

/**
 * The files that citizens see of a definition, as rows of `file` and `record`: what stands in a public row, in a field that the portal shows.
 * @param more narrows the records, which are `t`
 * @param source where they are read
 * @param isTitled with what their rows say of them, as `title_ar`, `title_en`, `type`, and with what holds them as `held_as`: the name of the field, or `galleryImage` of a picture in any row
 * @returns undefined when citizens see no files of it
 */
export function publishedFilesOf(
  platform: Platform,
  model: Model,
  more: SQL = sql`true`,
  source: PublicSource = publicSource(platform, model),
  isTitled = false,
): SQL | undefined {
  // Without a portal nothing is shown, so nothing is public.
  if (!model.resource.options.portal) return undefined
  const holders = source.columns.flatMap(column => holdersOf(source, column))
  if (holders.length === 0) return undefined
  const where = allOf([source.isPublic, more])
  return sql.join(
    holders.map(holder => filesOf(holder, where, isTitled)),
    sql` union `,
  )
}

/**
 * The id of the file in one image field of the public record with this code.
 * @returns a statement with one row, `file`; undefined when the portal shows no such field
 */
export function publishedImage(platform: Platform, model: Model, field: string, code: string): SQL | undefined {
  const { model: shown, columns, isPublic } = publicSource(platform, model)
  if (!['code', field].every(key => columns.some(column => column.name === key))) return undefined
  const image = shown.at(field)
  return sql`select ${image} as file from ${shown.from} where ${isPublic} and lower(${shown.at('code')}) = lower(${code}) and ${image} is not null`
}

function holdersOf({ model }: PublicSource, column: Column): Holder[] {
  const { from } = model
  const { fields } = column.field
  if (!fields) return holdsFiles(column) ? [{ column, from, value: model.at(column.name) }] : []
  const all = columnsOf(fields)
  const inner = all.filter(holdsFiles)
  const isTitled = ['titleAr', 'titleEn'].every(title => all.some(one => one.name === title))
  const isTyped = all.some(({ name: own, field }) => own === 'type' && field.list === 'attachmentType')
  if (model.live) {
    const joined = sql`${from} cross join lateral json_array_elements(coalesce(${model.at(column.name)}, '[]')::json) as r(item)`
    const said = {
      ...(isTitled && { titles: { ar: sql`r.item ->> 'titleAr'`, en: sql`r.item ->> 'titleEn'` } }),
      ...(isTyped && { type: sql`(r.item ->> 'type')` }),
    }
    return inner.map(one => ({ column: one, from: joined, value: fromJson(one), isInRows: true, ...said }))
  }
  const table = model.rows.find(({ fieldName }) => fieldName === column.fieldName)?.table
  if (!table) return []
  const said = { ...(isTitled && { titles: { ar: sql`r.title_ar`, en: sql`r.title_en` } }), ...(isTyped && { type: sql`r.type` }) }
  const joined = sql`${from} join ${table} r on r.parent = t.id`
  return inner.map(one => ({ column: one, from: joined, value: sql`r.${name(snake(one.name))}`, isInRows: true, ...said }))
}

function holdsFiles({ field: { kind } }: Column): boolean {
  return kind === 'image' || kind === 'attachments' || kind === 'richText'
}

/** Child rows of a published copy are JSON (see versions.ts). */
function fromJson({ name: key, field }: Column): SQL {
  if (field.kind === 'image') return sql`(r.item ->> ${key}::text)::uuid`
  if (field.kind === 'richText') return sql`(r.item ->> ${key}::text)`
  return sql`array(select json_array_elements_text(r.item -> ${key}::text) where json_typeof(r.item -> ${key}::text) = 'array')::uuid[]`
}

function filesOf({ column, from, value, titles, type, isInRows }: Holder, where: SQL, isTitled: boolean): SQL {
  const { kind } = column.field
  const said = isTitled
    ? sql`, ${titles?.ar ?? sql`null`}::text as title_ar, ${titles?.en ?? sql`null`}::text as title_en, ${type ?? sql`null`}::int as type,
        ${isInRows && column.name === 'image' ? 'galleryImage' : column.name}::text as held_as`
    : sql``
  if (kind === 'image') return sql`select ${value} as file, t.id as record${said} from ${from} where ${where} and ${value} is not null`
  const list =
    kind === 'attachments' ? sql`unnest(${value}) as f(file)` : sql`regexp_matches(${value}, ${embeddedPicture}, 'g') as f(found)`
  const file = kind === 'attachments' ? sql`f.file` : sql`f.found[1]::uuid`
  return sql`select ${file} as file, t.id as record${said} from ${from} cross join lateral ${list} where ${where}`
}
