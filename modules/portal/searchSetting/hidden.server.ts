import { sql, type SQL } from '../../../server/database/sql.ts'
import type { Runner } from '../../../server/database/connect.ts'
import { tokensOf } from '../../../server/search/tokens.ts'

/** A search in the one form in which searches are told apart, however it is spelt; empty where it holds no word. */
export function comparedOf(text: string): string {
  return tokensOf(text)
    .map(({ bare }) => bare)
    .join(' ')
}

/** What staff keep from other visitors now. @returns tells it of a search in a language, in any spelling */
export async function hiddenSearches(runner: Runner): Promise<(language: string, text: string) => boolean> {
  const rows = await runner.rows<{ language: string; query: string }>(sql`select language, query from hidden_search`)
  const hidden = new Set(rows.map(({ language, query }) => `${language} ${comparedOf(query)}`))
  return (language, text) => hidden.has(`${language} ${comparedOf(text)}`)
}

/**
 * Hides a search that visitors made, or gives it back: in all spellings that the log has, and in those that come.
 * @returns whether it was otherwise before
 */
export async function setHidden(runner: Runner, language: string, text: string, isHidden: boolean): Promise<boolean> {
  const compared = comparedOf(text)
  const spellingsIn = async (queries: SQL) => {
    const rows = await runner.rows<{ query: string }>(queries)
    return rows.flatMap(({ query }) => (comparedOf(query) === compared ? [query] : []))
  }
  const marks = await spellingsIn(sql`select query from hidden_search where language = ${language}`)
  const logged = await spellingsIn(sql`select distinct query from search_log where language = ${language} and query is not null`)
  // What nobody has searched for is not hidden.
  const isMarked = isHidden && marks.length === 0 && logged.length > 0
  if (isMarked) await runner.rows(sql`insert into hidden_search (language, query) values (${language}, ${text}) on conflict do nothing`)
  if (!isHidden) await runner.rows(sql`delete from hidden_search where language = ${language} and query = any(${sql.param(marks)}::text[])`)
  const changed = await runner.rows(sql`
    update search_log set is_hidden = ${isHidden}
    where language = ${language} and query = any(${sql.param(logged)}::text[]) and is_hidden <> ${isHidden} returning 1`)
  return isMarked || (!isHidden && marks.length > 0) || changed.length > 0
}
