import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { isPlace } from '../resources/isPlace.ts'
import { textCondition } from '../resources/list.ts'
import type { Model } from '../resources/model.ts'
import { idType } from './documents.ts'
import { matches, queryOf } from './lexemes.ts'
import { planOf } from './plan.ts'
import { planFor } from './sought.ts'

/** Where so many of a list have words that begin as those that were typed, nothing else is looked for. */
const many = 10
/** So much of what the search finds is among them at the most. */
const mostFound = 1000

/** What people say of a place beside its name, whatever its kind is in the register: «مدينة الخليل», “village of Misilya”. */
const kindOfPlace =
  /^(?:ال)?(?:مدينة|بلدة|قرية|بلدية|مجلس قروي|هيئة|تجمع)\s+(?=\S)|^(?:the\s+)?(?:city|town|village|municipality)\s+(?:of\s+)?(?=\S)|(?<=\S)\s+(?:city|town|village|municipality)$/iu

/**
 * The condition that free text puts on a list that citizens read, over `t`: what has words that begin so, and where these are few what the search of
 * the portal finds of the kind, in any form of its words, joined or split, misspelt, by what stands for them.
 * @param model where citizens read the kind
 */
export async function listedCondition(call: Call, model: Model, text: string): Promise<SQL> {
  const own = textCondition(model, text) ?? sql`true`
  const { database, synonymsOf } = call.platform
  const begun = await database.rows(sql`select from ${model.from} where ${own} limit ${many}`)
  if (begun.length === many) return own
  const sought = await planFor(call, nameIn(model, text), (await synonymsOf?.(call)) ?? [])
  if (!sought) return own
  // Both by their index, and then joined: with an `or` all of a long list would be read.
  return sql`t.id in (select t.id from ${model.from} where ${own} union all ${foundOf(model, sought.query)})`
}

/**
 * What stands first in a list of places that is narrowed by free text, an expression over `t`: those that are called so, before those that lie in a
 * governorate of that name. Undefined of lists of other kinds, whose order is their own.
 */
export async function calledSo(call: Call, model: Model, text: string): Promise<SQL | undefined> {
  if (!isPlace(model.resource)) return undefined
  const name = nameIn(model, text)
  const meant = (await planFor(call, name, []))?.plan ?? planOf(name)
  return meant.words.length === 0 ? undefined : sql`(t.id in ${foundOf(model, queryOf(meant, 'A'))})`
}

function foundOf(model: Model, query: string): SQL {
  return sql`(select d.id::${idType(model)} from search_document d where d.kind = ${model.resource.name} and ${matches(query)} limit ${mostFound})`
}

function nameIn({ resource }: Model, text: string): string {
  return isPlace(resource) ? text.trim().replace(kindOfPlace, '') : text
}
