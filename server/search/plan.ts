import { dayKey, exactKey, joinedKey, keyedTokens, placesOf, type KeyedToken } from './keys.ts'
import { latinDigits } from '../../kernel/kernel.ts'
import { isNear } from './misspelling.ts'

/** One word that is looked for: any of the alternatives, each of which asks for all of its keys. */
export interface Word {
  readonly text: string
  readonly alternatives: readonly (readonly string[])[]
  /** It may be a misspelling of another word. */
  readonly mayBeWrong: boolean
}
/** What a query asks for: all of its words. */
export interface Plan {
  readonly words: readonly Word[]
}
/** Words or phrases of which one may stand for the other. */
export interface Synonyms {
  readonly phrases: readonly string[]
  /** The first is found by all others, and they not by the first. */
  readonly isOneWay: boolean
}

const stops = new Set(
  (
    'في من الى على علي عن مع هل ما ماذا كيف اين متى متي هو هي التي الذي الذين هذا هذه ذلك تلك او ام ثم ان لا كل عند لدى لدي حول كم لماذا اريد ' +
    'the of in a an and for to on at by is are how what where when do does i my with from s'
  ).split(' '),
)

const mostWords = 12

/** What a query looks for. @param synonyms pairs in force */
export function planOf(query: string, synonyms: readonly Synonyms[] = []): Plan {
  const { days, rest } = daysIn(query)
  const all = keyedTokens(rest)
  const telling = all.filter(({ bare }) => !stops.has(bare))
  const tokens = (telling.length > 0 || days.length > 0 ? telling : all).slice(0, mostWords)
  const groups = synonyms.map(({ phrases, isOneWay }) => ({ isOneWay, phrases: phrases.map(phrase => keyedTokens(phrase)) }))
  const words = tokens.map((token, index): Word => {
    const alternatives = [...token.keys.map(key => [key]), ...joinedAt(tokens, index), ...synonymsAt(tokens, index, groups)]
    return { text: token.bare, alternatives: unique(alternatives), mayBeWrong: !token.isKnown }
  })
  return { words: [...days.map(day => ({ text: day, alternatives: [[dayKey(day)]], mayBeWrong: false })), ...words] }
}

function joinedAt(tokens: readonly KeyedToken[], index: number): string[][] {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (!token) return []
  return [...(before ? [[joinedKey(before, token)]] : []), ...(after ? [[joinedKey(token, after)]] : [])]
}

interface Group {
  readonly isOneWay: boolean
  readonly phrases: readonly (readonly KeyedToken[])[]
}

/** What may stand for the words that stand at this place: each word of a phrase is found by the whole other phrase. */
function synonymsAt(tokens: readonly KeyedToken[], index: number, groups: readonly Group[]): string[][] {
  return groups.flatMap(({ isOneWay, phrases }) => {
    const asked = isOneWay ? phrases.slice(0, 1) : phrases
    const found = asked.filter(phrase => startsOf(phrase, index).some(start => standsAt(phrase, tokens, start)))
    if (found.length === 0) return []
    return phrases.filter(phrase => !found.includes(phrase)).map(phrase => phrase.map(anyOf))
  })
}

/** Of a word of a synonym its surest key: the stem, of a number the number. */
function anyOf({ keys }: KeyedToken): string {
  return keys.find(key => key.startsWith('~')) ?? keys[0] ?? ''
}

function startsOf(phrase: readonly unknown[], index: number): number[] {
  return phrase.map((_word, at) => index - at)
}

function standsAt(phrase: readonly KeyedToken[], tokens: readonly KeyedToken[], start: number): boolean {
  return start >= 0 && phrase.every((word, at) => tokens[start + at]?.keys.some(key => word.keys.includes(key)))
}

const writtenDays = /\b(?:(\d{4})[-/](\d{1,2})[-/](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))\b/g

/** Whole dates in a query, as days; what is left of it. */
function daysIn(query: string): { readonly days: readonly string[]; readonly rest: string } {
  const days: string[] = []
  const rest = latinDigits(query).replaceAll(writtenDays, (written, ...parts: (string | undefined)[]) => {
    const [year, month, day] = parts[0] ? parts : [parts[5], parts[4], parts[3]]
    const at = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    if (Number.isNaN(Date.parse(at))) return written
    days.push(at)
    return ' '
  })
  return { days, rest }
}

function unique(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(alternatives.map(keys => [keys.join(' '), keys])).values()]
}

/** Does a text with these keys have the word? */
export function hasWord(word: Word, keys: ReadonlySet<string>): boolean {
  return word.alternatives.some(all => all.every(key => keys.has(key)))
}

/** The plan with further spellings of a word, as which a misspelt one was meant. */
export function withSpellings(plan: Plan, spellings: ReadonlyMap<Word, readonly string[]>): Plan {
  return {
    words: plan.words.map(word => {
      const keys = (spellings.get(word) ?? []).flatMap(spelling =>
        keyedTokens(spelling).flatMap(token => [exactKey(spelling), ...token.keys]),
      )
      return keys.length === 0 ? word : { ...word, alternatives: unique([...word.alternatives, ...keys.map(key => [key])]) }
    }),
  }
}

/** Does the query find the text, alone, as the search over all texts would? For lists that are looked through where they are shown, and for judging. */
export function finds(query: string, text: string, synonyms: readonly Synonyms[] = []): boolean {
  const tokens = keyedTokens(text)
  const keys = new Set(tokens.flatMap(token => token.keys))
  const { words } = planOf(query, synonyms)
  return (
    words.length > 0 &&
    words.every(word => hasWord(word, keys) || (word.mayBeWrong && tokens.some(token => isNear(word.text, token.bare, token.isKnown))))
  )
}

/** Places of a text in which what was looked for stands: `[start, end)` of whole words, in their order. */
export function marksOf(text: string, plan: Plan): [start: number, end: number][] {
  return placesOf(text, new Set(plan.words.flatMap(word => word.alternatives.flat())))
}
