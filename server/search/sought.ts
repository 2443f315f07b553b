import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { lightStem, withoutArticle } from './arabicStems.ts'
import { englishWords } from './knownEnglish.ts'
import { knownForms } from './lexicon.ts'
import { matches, queryOf, quoted, relaxedQuery, wordQuery } from './lexemes.ts'
import { keyedTokens } from './keys.ts'
import { distanceOf, nearKeys } from './misspelling.ts'
import { planOf, withSpellings, type Plan, type Synonyms, type Word } from './plan.ts'
import { isArabic } from './tokens.ts'

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
/** So many near words are looked for in what is published. */
const mostTried = 12

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

/** For each word that nothing has, and that is none of the lexicon, the words that it may be a misspelling of: such as what is published has. */
async function spellingsOf(call: Call, plan: Plan): Promise<Map<Word, string[]>> {
  const spellings = new Map<Word, string[]>()
  for (const word of plan.words) {
    if (!word.mayBeWrong || nearKeys(word.text).length === 0 || (await finds(call, wordQuery(word)))) continue
    const there: string[] = []
    // What was published once may be there no more.
    for (const other of await nearWords(call, word.text))
      if (there.length < mostSpellings && (await finds(call, keysOf(other).map(quoted).join(' | ')))) there.push(other)
    if (there.length > 0) spellings.set(word, there)
  }
  return spellings
}

/** Words of what is published, and of the lexicon, which may be there in another form; the nearest first. */
export async function nearWords({ platform }: Call, text: string): Promise<string[]> {
  const rows = await platform.database.rows<{ word: string }>(
    sql`select word from search_word where near && ${sql.param(nearKeys(text))}::text[] limit 200`,
  )
  const forms = isArabic(text) ? knownForms() : englishWords()
  // «المشتثمرين» is compared as «مشتثمر» too: the lexicon has no endings.
  const own = isArabic(text) ? [text, lightStem(withoutArticle(text))] : [text]
  const near = new Map<string, number>()
  for (const [word, isKnown] of [
    ...rows.map(row => [row.word, isWord(row.word)] as const),
    ...[...forms].map(form => [form, true] as const),
  ]) {
    const [distance] = own.flatMap(form => distanceOf(form, word, isKnown) ?? []).toSorted((one, other) => one - other)
    if (distance !== undefined && !near.has(word)) near.set(word, distance)
  }
  return [...near]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, mostTried)
    .map(([word]) => word)
}

function isWord(word: string): boolean {
  return keyedTokens(word)[0]?.isKnown === true
}

function keysOf(word: string): readonly string[] {
  return keyedTokens(word)[0]?.keys ?? []
}

function meantBy(text: string, spellings: ReadonlyMap<Word, readonly string[]>): string {
  const written = [...spellings].map(([word, [first = '']]) => [word.text, first] as const)
  return text
    .split(/(\s+)/)
    .map(part => written.find(([wrong]) => planOf(part).words[0]?.text === wrong)?.[1] ?? part)
    .join('')
}
