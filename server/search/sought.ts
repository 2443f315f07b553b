import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { lemmasOf } from './lexicon.ts'
import { matches, queryOf, quoted, relaxedQuery, wordQuery } from './lexemes.ts'
import { exactKey } from './keys.ts'
import { isNear, nearKeys } from './misspelling.ts'
import { planOf, withSpellings, type Plan, type Synonyms, type Word } from './plan.ts'

/** What is looked for, as it was understood. */
export interface Sought {
  readonly plan: Plan
  /** As a `tsquery`. */
  readonly query: string
  readonly isRelaxed: boolean
  /** What was taken to be meant, where a word was misspelt. */
  readonly meant: string | undefined
}

const mostSpellings = 4

/** What a query looks for among what is there: misspelt words as they were meant, and where nothing has all words, what has most. Undefined: no word was asked for. */
export async function planFor(call: Call, text: string, synonyms: readonly Synonyms[]): Promise<Sought | undefined> {
  const asked = planOf(text, synonyms)
  if (asked.words.length === 0) return undefined
  const spellings = await spellingsOf(call, asked)
  const plan = withSpellings(asked, spellings)
  const query = queryOf(plan)
  const meant = spellings.size === 0 ? undefined : meantBy(text, spellings)
  const relaxed = relaxedQuery(plan)
  if (relaxed !== undefined && !(await finds(call, query))) return { plan, query: relaxed, isRelaxed: true, meant }
  return { plan, query, isRelaxed: false, meant }
}

async function finds({ platform }: Call, query: string): Promise<boolean> {
  return (await platform.database.find(sql`select 1 from search_document d where ${matches(query)} limit 1`)) !== undefined
}

/** For each word that nothing has, the words of what is published that it may be a misspelling of. */
async function spellingsOf(call: Call, plan: Plan): Promise<Map<Word, string[]>> {
  const spellings = new Map<Word, string[]>()
  for (const word of plan.words) {
    if (!word.mayBeWrong || nearKeys(word.text).length === 0 || (await finds(call, wordQuery(word)))) continue
    const rows = await call.platform.database.rows<{ word: string }>(
      sql`select word from search_word where near && ${sql.param(nearKeys(word.text))}::text[] limit 200`,
    )
    const near = rows.map(row => row.word).filter(other => isNear(word.text, other, lemmasOf(other) !== undefined))
    const there: string[] = []
    // What was published once may be there no more.
    for (const other of near) if (there.length < mostSpellings && (await finds(call, quoted(exactKey(bareKeyOf(other)))))) there.push(other)
    if (there.length > 0) spellings.set(word, there)
  }
  return spellings
}

/** As `keys.ts` writes a word that is no article's. */
function bareKeyOf(word: string): string {
  const rest = word.replace(/^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u, '')
  return lemmasOf(word) === undefined ? rest : word
}

function meantBy(text: string, spellings: ReadonlyMap<Word, readonly string[]>): string {
  const written = [...spellings].map(([word, [first = '']]) => [word.text, first] as const)
  return text
    .split(/(\s+)/)
    .map(part => written.find(([wrong]) => planOf(part).words[0]?.text === wrong)?.[1] ?? part)
    .join('')
}
