import { name, sql } from '../database/sql.ts'
import { snake } from '../database/columns.ts'
import type { Call } from '../platform.ts'
import { bodyName, kindsOfBodyName } from './bodyName.ts'
import type { Model } from './model.ts'
import { publicSource } from './publicRead.ts'
import { kindsOf, noteRead } from './readTags.ts'

/** A place whose public records there are. */
export interface FacetPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
}

/** What a public list may be narrowed by: only what leads somewhere. */
export interface PublicFacets {
  /** Ids of the values of the asked lookup that public records have, in the order of their list. */
  readonly values: readonly number[]
  readonly places: readonly FacetPlace[]
  /** The newest first. */
  readonly years: readonly number[]
}

/** By what a definition's public list is narrowed, beside whose records they are: a lookup of one value, and a day. */
export interface FacetFields {
  readonly lookup: string
  readonly date: string
}

/** Of the public records of a definition that belong to places: what their list may be narrowed by. */
export async function facetsOf({ platform }: Call, model: Model, { lookup, date }: FacetFields): Promise<PublicFacets> {
  noteRead([...kindsOf(platform, model), ...kindsOfBodyName(platform)])
  const { model: shown, isPublic } = publicSource(platform, model)
  const { database } = platform
  const among = sql`from ${shown.from} where ${isPublic}`
  const owner = sql`t.${name(snake(model.resource.scope.owner))}`
  const [values, places, years] = await Promise.all([
    database.rows<{ id: number }>(
      sql`select l.id from lookup l where exists (select ${among} and ${shown.at(lookup)} = l.id) order by l.sort_order, l.id`,
    ),
    database.rows<FacetPlace>(sql`
      select p.id, p.code, ${bodyName(platform, sql`p`, 'ar')} as "nameAr", ${bodyName(platform, sql`p`, 'en')} as "nameEn", p.type_code as "typeCode" from place p
      where exists (select ${among} and ${owner} = p.id) order by p.type_code, p.name_ar collate "ar-x-icu"`),
    database.rows<{ year: number }>(sql`select distinct extract(year from ${shown.at(date)})::int as year ${among} order by year desc`),
  ])
  return { values: values.map(({ id }) => id), places, years: years.map(({ year }) => year) }
}
