import { sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { matches, wordQuery } from './lexemes.ts'
import { planOf } from './plan.ts'

/** What is found, as its document names it. */
export interface Named {
  readonly kind: string
  readonly id: string
}

interface Wanted {
  readonly kinds: readonly string[]
  /** Of these what is called so stands first. */
  readonly first?: readonly string[]
  /** So many of the words a title must have, of 1. */
  readonly share: number
  readonly most: number
}

const mostWords = 6
/** Of words that many have, so many are looked at. */
const mostLookedAt = 200

/** Things whose titles have most of the words of a text, those with the most of them first. */
export async function titledLike({ database }: Platform, text: string, { kinds, first = [], share, most }: Wanted): Promise<Named[]> {
  const queries = planOf(text)
    .words.slice(0, mostWords)
    .map(word => wordQuery(word, 'A'))
  if (queries.length === 0) return []
  const some = (query: string): SQL =>
    sql`(select d.kind, d.id from search_document d where ${matches(query)} and d.kind = any(${sql.param(kinds)}::text[]) limit ${mostLookedAt})`
  const hits = sql.join(
    queries.map(query => sql`(d.words @@ ${query}::text::tsquery)::int`),
    sql` + `,
  )
  return database.rows<Named>(sql`
    select d.kind, d.id from (${some(queries.join(' & '))} union ${some(queries.join(' | '))}) likely
      join search_document d on d.kind = likely.kind and d.id = likely.id
    where (${hits}) >= ${Math.ceil(queries.length * share)}::int
    order by (${hits}) desc, (d.kind = any(${sql.param(first)}::text[])) desc, d.date desc nulls last, length(d.title_ar), d.id limit ${most}`)
}
