import type { Call } from '../platform.ts'
import { sql, type SQL } from '../database/sql.ts'
import { matches } from './lexemes.ts'
import { planFor } from './sought.ts'
import type { Synonyms } from './plan.ts'

/** The same search with a word less, and how many it finds; counted to 1,000. */
export interface Fewer {
  readonly q: string
  readonly count: number
}

const mostOffered = 3
/** Of a longer query what has most of its words is found anyway. */
const mostWords = 4
const countTo = 1000

/** Where nothing is found: the query without one of its words, where that finds something. @param shown what may be found at all */
export async function fewerOf(call: Call, text: string, synonyms: readonly Synonyms[], shown: SQL): Promise<Fewer[]> {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length < 2 || words.length > mostWords) return []
  const shorter = new Set(words.map((_word, left) => words.filter((_other, at) => at !== left).join(' ')))
  const found = await Promise.all([...shorter].map(q => countOf(call, q, synonyms, shown)))
  return found.filter(({ count }) => count > 0).slice(0, mostOffered)
}

async function countOf(call: Call, q: string, synonyms: readonly Synonyms[], shown: SQL): Promise<Fewer> {
  const sought = await planFor(call, q, synonyms)
  if (!sought || sought.meant !== undefined || sought.isRelaxed) return { q, count: 0 }
  const row = await call.platform.database.find<{ count: number }>(sql`
    select count(*)::int as count from (select from search_document d where ${matches(sought.query)} and ${shown} limit ${countTo}) counted`)
  return { q, count: row?.count ?? 0 }
}
