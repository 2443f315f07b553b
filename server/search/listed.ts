import { Refused } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { isPlace } from '../resources/isPlace.ts'
import { textCondition } from '../resources/list.ts'
import type { Model } from '../resources/model.ts'
import type { PublicSource } from '../resources/publicRead.ts'
import { idType } from './documents.ts'
import { matches, queryOf } from './lexemes.ts'
import { planFor } from './sought.ts'

/** Where so many of a list have words that begin as those that were typed, nothing else is looked for. */
const many = 10
/** So much of what the search finds is among them at the most. */
const mostFound = 1000

/** What people say of a place beside its name, whatever its kind is in the register: «مدينة الخليل», “village of Misilya”. */
const kindOfPlace =
  /^(?:ال)?(?:مدينة|بلدة|قرية|بلدية|مجلس قروي|هيئة|تجمع)\s+(?=\S)|^(?:the\s+)?(?:city|town|village|municipality)\s+(?:of\s+)?(?=\S)|(?<=\S)\s+(?:city|town|village|municipality)$/iu

/** What free text asks of a list that citizens read, over `t`. */
export interface Listed {
  /** What it is narrowed to. */
  readonly found: SQL
  /** Of places what stands first: those that are called so, before those that lie in a governorate of that name. Other lists keep their order. */
  readonly first?: SQL | undefined
}

/**
 * A list that free text narrows: to what has words that begin so, and where these are few to what the search of the portal finds of the kind, in any
 * form of its words, joined or split, misspelt, by what stands for them. Who asks more often than one may search finds the former alone.
 * @param source where citizens read the kind
 */
export async function listedBy(call: Call, { model, isPublic }: PublicSource, text: string): Promise<Listed> {
  const own = textCondition(model, text) ?? sql`true`
  const begun = await call.platform.database.rows(sql`select from ${model.from} where ${own} and ${isPublic} limit ${many}`)
  const isOfPlaces = isPlace(model.resource)
  if ((begun.length === many && !isOfPlaces) || !mayAsk(call)) return { found: own }
  const asked = isOfPlaces ? text.trim().replace(kindOfPlace, '') : text
  const sought = await planFor(call, asked, (await call.platform.asking?.synonymsOf(call)) ?? [])
  if (!sought) return { found: own }
  // Both by their index, and then joined: with an `or` all of a long list would be read.
  const both = sql`t.id in (select t.id from ${model.from} where ${own} union all ${foundOf(model, sought.query)})`
  return {
    found: begun.length === many ? own : both,
    first: isOfPlaces ? sql`(t.id in ${foundOf(model, queryOf(sought.plan, 'A'))})` : undefined,
  }
}

function mayAsk(call: Call): boolean {
  try {
    call.platform.asking?.limit(call, 'page')
    return true
  } catch (error) {
    if (error instanceof Refused) return false
    throw error
  }
}

function foundOf(model: Model, query: string): SQL {
  return sql`(select d.id::${idType(model)} from search_document d where d.kind = ${model.resource.name} and ${matches(query)}
    order by d.date desc nulls last, d.id desc limit ${mostFound})`
}
