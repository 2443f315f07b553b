import { sql, type SQL } from '../database/sql.ts'
import { withoutStops } from './asking.ts'
import { dayKeys, exactKey, keyedTokens, namedKeys } from './keys.ts'
import { begunForms, withoutArticle } from './arabicStems.ts'
import { numberKey, yearKey } from './numbers.ts'
import { tokensOf } from './tokens.ts'
import type { Plan, Word } from './plan.ts'

/** How much a word tells of a thing: A of its name, B of its tags, C of its summary, D of its text. */
export type Weight = 'A' | 'B' | 'C' | 'D'
/** A part of a thing and how it weighs. */
export interface Weighed {
  readonly text: string
  readonly weight: Weight
}
/** What is written of a thing so that it is found. */
export interface Told {
  readonly kind: string
  readonly weighed: readonly Weighed[]
  readonly day: string | undefined
  readonly titles: readonly string[]
  /** Names of whom it tells how they are reached. */
  readonly reached?: readonly string[]
  readonly code: string | undefined
  /** The number that it bears, and the year of a number that begins anew each year. */
  readonly number: string | undefined
  readonly year: string | undefined
}

/** So often is a word counted: more says nothing. */
const mostTimes = 3
const mostLexemes = 12_000

/** The lexemes of a thing, as PostgreSQL writes a `tsvector`. Their places say only how often a word stands there. */
export function lexemesOf({ kind, weighed, day, titles, reached = [], code, number, year }: Told): string {
  const found = new Map<string, Weight[]>()
  const add = (key: string, weight: Weight) => {
    const weights = found.get(key)
    if (!weights) {
      if (found.size < mostLexemes) found.set(key, [weight])
    } else if (weights.length < mostTimes) weights.push(weight)
  }
  for (const { text, weight } of weighed.toSorted((a, b) => a.weight.localeCompare(b.weight))) {
    for (const { keys } of keyedTokens(text)) for (const key of keys) add(key, weight)
    for (const key of namedKeys(text)) if (!key.startsWith('@n') || weight === 'A') add(key, weight)
  }
  if (day) for (const key of dayKeys(day)) add(key, 'D')
  add(kindKey(kind), 'D')
  for (const title of titles) for (const key of titleKeysOf(title)) add(key, 'D')
  for (const name of reached) add(reachedKey(name), 'D')
  if (code) add(wholeKey(code), 'A')
  if (number && year) add(yearKey(number, year), 'A')
  else if (number) for (const key of [numberKey(number), wholeKey(number)]) add(key, 'A')
  return [...found].map(([key, weights]) => `${quoted(key)}:${weights.map((weight, at) => `${at + 1}${weight}`).join(',')}`).join(' ')
}

/** The key of all things of a kind. */
export function kindKey(kind: string): string {
  return `@k${kind}`
}

/** The key of a whole title or code: who writes it looks for that very thing. */
export function wholeKey(text: string): string {
  return `@t${wordsOf(text).join('')}`
}

/** The key of what tells how somebody is reached who is called so: without words that only ask, as «the». */
export function reachedKey(name: string): string {
  return `@h${wordsOf(withoutStops(name)).join('')}`
}

/** The key of titles of several words that say the same in any number: «رخص البناء», «رخصة بناء». None of one word. */
export function alikeKeysOf(text: string): string[] {
  const stems = keyedTokens(withoutStops(text)).map(({ keys }) => (keys.find(key => key.startsWith('~')) ?? keys[0] ?? '').slice(1))
  return stems.length > 1 ? [`@s${stems.join('')}`] : []
}

/** The key with which a title begins. */
export function beginKey(text: string): string {
  return `@b${wordsOf(text).join('')}`
}

/**
 * The keys with which a title begins that has the first of several words, two at the least and no fewer than there are others; of more than ten
 * words the first five. The title may go on otherwise.
 */
export function beginKeysOf(text: string): string[] {
  const words = wordsOf(text)
  const least = Math.min(longestBegin, Math.max(2, Math.ceil(words.length / 2)))
  return words
    .slice(0, longestBegin)
    .flatMap((_word, index) => (index + 1 >= least && index + 1 < words.length ? [`@b${words.slice(0, index + 1).join('')}`] : []))
}

/** The keys with which a title may begin whose last word is still being written. */
export function begunKeys(text: string): string[] {
  const last = tokensOf(text).at(-1)
  if (!last) return []
  return begunForms(last.raw).map(form => beginKey(text.slice(0, last.start)) + form)
}

const longestBegin = 5

function titleKeysOf(title: string): string[] {
  const words = wordsOf(title)
  if (words.length === 0) return []
  const begins = words.slice(0, longestBegin).map((_word, index) => `@b${words.slice(0, index + 1).join('')}`)
  return [`@t${words.join('')}`, ...begins, ...alikeKeysOf(title)]
}

/** The words of a title, with an article or without it the same. */
function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ raw }) => withoutArticle(raw))
}

/** What has any of the words where it says what kind of place it is and where (see `weightOf`, documents.ts). */
export function kindQueryOf({ words }: Plan): string {
  return words.map(word => wordQuery(word, 'C')).join(' | ')
}

/** What is asked, as PostgreSQL writes a `tsquery`: all words, each by any of its alternatives. @param weight only where they weigh so much: A in names and titles */
export function queryOf({ words }: Plan, weight?: 'A' | 'AB'): string {
  return words.map(word => wordQuery(word, weight)).join(' & ')
}

/** What has one word. @param weight only where it weighs so much */
export function wordQuery({ alternatives }: Word, weight?: Weight | 'AB'): string {
  const parts = alternatives.map(keys => keys.map(key => quoted(key) + (weight ? `:${weight}` : '')).join(' & '))
  return `(${parts.map(part => `(${part})`).join(' | ')})`
}

/**
 * The documents that a query finds, a condition over `d`. The query stands there as a value that the planner does not know: where it expects many
 * hits it would read all documents one after the other, for it does not count what unpacking their words costs, which the index spares. Counting
 * the hits of a common word took 20 ms among 1,000 documents and 0.6 s among 100,000; by the index it takes 2 and 50.
 */
export function matches(query: string): SQL {
  return sql`d.words @@ (select ${query}::text::tsquery)`
}

/** A query is asked with fewer of its words in so many ways at the most: of twelve, the longest, two are left out in so many. */
const mostSubsets = 66
/** What is left of a query has so many words at the least: of two one alone says something else. */
export const fewestLeft = 2

/** What has most of the words: first all but one, of six and more but two, then fewer from query to query. @param weight only where they weigh so much */
export function relaxedQueries({ words }: Plan, weight?: 'AB'): string[] {
  const queries: string[] = []
  for (let left = words.length - (words.length >= 6 ? 2 : 1); left >= fewestLeft; left--) {
    const some = subsets(words, left)
    if (some.length > mostSubsets) break
    queries.push(some.map(asked => `(${asked.map(word => wordQuery(word, weight)).join(' & ')})`).join(' | '))
  }
  return queries
}

function subsets<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map(rest => [item, ...rest]))
}

/** What has words that begin so, in its name or title. */
export function prefixQuery(prefix: string): string {
  return `${quoted(exactKey(prefix))}:*A`
}

/** Keys hold letters, digits and a sign at their front: nothing in them could end the quotation but what is doubled here. */
export function quoted(key: string): string {
  return `'${key.replaceAll(/['\\]/g, sign => sign + sign)}'`
}
