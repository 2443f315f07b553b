import type { Lang } from '../../kernel/kernel.ts'
import { snake } from '../database/columns.ts'
import { name, type SQL, sql } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import type { Model } from './model.ts'

const own = 'officialName'

/** The definition that says of a place what it is as a body, and how it signs; undefined where none does. */
export function bodyOf({ models }: Pick<Platform, 'models'>): Model | undefined {
  return models.get('place')?.extensions.find(({ resource }) => resource.fields[own]?.bilingual === true)
}

/** The kinds of record that the name of whose a record is follows from, as pages note what they read. */
export function kindsOfBodyName(platform: Pick<Platform, 'models'>): string[] {
  const body = bodyOf(platform)
  return ['place', ...(body ? [body.resource.name] : [])]
}

/**
 * The name by which a place signs what it publishes: that of its body («بلدية نابلس», Nablus Municipality), else the place's own.
 * @param place alias of the row of `place`
 */
export function bodyName(platform: Pick<Platform, 'models'>, place: SQL, lang: Lang): SQL {
  const inLang = (field: string) => name(`${snake(field)}_${lang}`)
  const body = bodyOf(platform)
  const ofPlace = sql`${place}.${inLang('name')}`
  return body ? sql`coalesce((select b.${inLang(own)} from ${name(body.table)} b where b.id = ${place}.id), ${ofPlace})` : ofPlace
}
