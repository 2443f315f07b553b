import { sql, type SQL } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { matches, queryOf } from './lexemes.ts'
import { planOf, type Synonyms } from './plan.ts'

/** The same search with a word less, and how many it finds; counted to 1,000. */
export interface Fewer {
  readonly q: string
  readonly count: number
}

const mostOffered = 3
/** Of a longer query what has most of its words is found anyway. */
const mostWords = 4
const countTo = 1000

/** Where nothing is found, or little that has the words in its title: the query without one of its words, where that finds something. @param shown what may be found at all */
export async function fewerOf(call: Call, text: string, synonyms: readonly Synonyms[], shown: SQL): Promise<Fewer[]> {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > mostWords) return []
  const shorter = new Set(words.map((_word, left) => words.filter((_other, at) => at !== left).join(' ')))
  const found = await Promise.all([...shorter].map(q => countOf(call, q, synonyms, shown)))
  return found.filter(({ count }) => count > 0).slice(0, mostOffered)
}

/** A word that is misspelt finds nothing here: the search itself has looked for what was meant. */
async function countOf({ platform }: Call, q: string, synonyms: readonly Synonyms[], shown: SQL): Promise<Fewer> {
  const plan = planOf(q, synonyms)
  if (plan.words.length === 0) return { q, count: 0 }
  const row = await platform.database.find<{ count: number }>(sql`
    select count(*)::int as count from (select from search_document d where ${matches(queryOf(plan))} and ${shown} limit ${countTo}) counted`)
  return { q, count: row?.count ?? 0 }
}
