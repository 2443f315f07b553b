import { listed, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { lightStem, withoutArticle } from './arabicStems.ts'
import { englishWords } from './knownEnglish.ts'
import { knownForms, writtenAs } from './lexicon.ts'
import { matches, queryOf, relaxedQuery, wordQuery } from './lexemes.ts'
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
  /** As a `tsquery` what has the likeliest spelling of each misspelt word, where others are looked for too. */
  readonly likeliest: string | undefined
}

const mostSpellings = 4
/** So many near words are looked for in what is published, each until so much of it has the word. */
const mostTried = 12
const mostCounted = 50

/** What a query looks for among what is there: misspelt words as they were meant, and where nothing has all words, what has most. Undefined: no word was asked for. */
export async function planFor(call: Call, text: string, synonyms: readonly Synonyms[]): Promise<Sought | undefined> {
  const asked = planOf(text, synonyms)
  if (asked.words.length === 0) return undefined
  const spellings = await spellingsOf(call, asked, synonyms)
  const plan = withSpellings(asked, spellings, synonyms)
  const query = queryOf(plan)
  const meant = spellings.size === 0 ? undefined : meantBy(text, spellings)
  const first = new Map([...spellings].map(([word, [likeliest = '']]) => [word, [likeliest]]))
  const hasSeveral = [...spellings.values()].some(there => there.length > 1)
  const understood = { plan, meant, likeliest: hasSeveral ? queryOf(withSpellings(asked, first, synonyms)) : undefined }
  const relaxed = relaxedQuery(plan)
  if (relaxed !== undefined && !(await finds(call, query))) return { ...understood, query: relaxed, isRelaxed: true }
  return { ...understood, query, isRelaxed: false }
}

async function finds({ platform }: Call, query: string): Promise<boolean> {
  return (await platform.database.find(sql`select 1 from search_document d where ${matches(query)} limit 1`)) !== undefined
}

/**
 * For each word that nothing has, and that is none of the lexicon, the words that it may be a misspelling of: such as what is published has, or
 * what stands for them. The nearest first, of those as near what most has.
 */
async function spellingsOf(call: Call, plan: Plan, synonyms: readonly Synonyms[]): Promise<Map<Word, string[]>> {
  const spellings = new Map<Word, string[]>()
  for (const word of plan.words) {
    if (!word.mayBeWrong || nearKeys(word.text).length === 0 || (await finds(call, wordQuery(word)))) continue
    const near = await nearWords(call, word.text)
    const gap = (other: NearWord) => Math.abs(other.word.length - word.text.length)
    // What was published once may be there no more.
    const hits = await hitsOf(
      call,
      near.map(({ word: other }) => queryOf(planOf(other, synonyms))),
    )
    const there = near
      .map((other, at) => ({ ...other, hits: hits[at] ?? 0 }))
      .filter(other => other.hits > 0)
      .toSorted((one, other) => one.distance - other.distance || other.hits - one.hits || gap(one) - gap(other))
    if (there.length > 0)
      spellings.set(
        word,
        there.slice(0, mostSpellings).map(other => other.word),
      )
  }
  return spellings
}

/** How much has what each query asks for, counted to so many. */
async function hitsOf({ platform }: Call, queries: readonly string[]): Promise<readonly number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    query => sql`(select count(*)::int from (select from search_document d where ${matches(query)} limit ${mostCounted}) counted)`,
  )
  const row = await platform.database.find<{ hits: readonly number[] }>(sql`select array[${listed(counts)}] as hits`)
  return row?.hits ?? []
}

/** A word that a misspelt one may have been meant as. */
export interface NearWord {
  readonly word: string
  /** As `distanceOf` gives it. */
  readonly distance: number
}

/** Words of what is published, and of the lexicon, which may be there in another form; the nearest first. */
export async function nearWords({ platform }: Call, text: string): Promise<NearWord[]> {
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
    .map(([word, distance]) => ({ word, distance }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostTried)
}

function isWord(word: string): boolean {
  return keyedTokens(word)[0]?.isKnown === true
}

function meantBy(text: string, spellings: ReadonlyMap<Word, readonly string[]>): string {
  const written = [...spellings].map(([word, [first = '']]) => [word.text, writtenAs(first)] as const)
  return text
    .split(/(\s+)/)
    .map(part => written.find(([wrong]) => planOf(part).words[0]?.text === wrong)?.[1] ?? part)
    .join('')
}
