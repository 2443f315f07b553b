import { withoutArticle } from './arabicStems.ts'
import { isStop, verbsIn, type Verbs } from './asking.ts'
import { datesIn, monthAt } from './dates.ts'
import { everyday } from './everyday.ts'
import { dateKey, exactKey, isLatinArticle, joinedKeys, keyedTokens, monthKey, namedKeys, placesOf, type KeyedToken } from './keys.ts'
import { isNear } from './misspelling.ts'
import { numberKeys, withoutNumberWords } from './numbers.ts'
import { isArabic, tokensOf } from './tokens.ts'

/** One word that is looked for: any of the alternatives, each of which asks for all of its keys. */
export interface Word {
  readonly text: string
  readonly alternatives: readonly (readonly string[])[]
  /** It may be a misspelling of another word. */
  readonly mayBeWrong: boolean
  /** It means something, and where nothing at all has it, it may be a misspelling all the same. */
  readonly mayBeOther: boolean
}
/** What a query asks for: all of its words. */
export interface Plan {
  readonly words: readonly Word[]
  /** Keys of numbers and of whole months: what has one of them is what was meant, and stands before what only has the words. */
  readonly meant: readonly string[]
  /** Phrases of several words that stand for words of it: what is called so was meant, too. */
  readonly standing: readonly string[]
}
/** Words or phrases of which one may stand for the other. */
export interface Synonyms {
  readonly phrases: readonly string[]
  /** The first is found by all others, and they not by the first. */
  readonly isOneWay: boolean
}

const mostWords = 12

let groupsOfEveryday: readonly Group[] | undefined

/** What people say, as pairs that are in force everywhere. */
function everydayGroups(): readonly Group[] {
  groupsOfEveryday ??= groupsOf(everyday.map(phrases => ({ phrases, isOneWay: true })))
  return groupsOfEveryday
}

function groupsOf(synonyms: readonly Synonyms[]): Group[] {
  return synonyms.map(({ phrases, isOneWay }) => ({ isOneWay, phrases: phrases.map(text => ({ text, words: keyedTokens(text) })) }))
}

/** What a query looks for. @param synonyms pairs in force @param found verbs that are found by what is done, too: «أقدم» by «تقديم» */
export function planOf(query: string, synonyms: readonly Synonyms[] = [], found?: Verbs): Plan {
  const { dates, months, rest } = namedIn(query)
  const numbers = numberKeys(rest)
  const all = keyedTokens(withoutNumberWords(rest))
  const telling = all.filter(token => !isStop(token, query))
  const tokens = (telling.length > 0 || dates.length > 0 || months.length > 0 ? telling : all).slice(0, mostWords)
  const groups = [...groupsOf(synonyms), ...everydayGroups()]
  const verbs = verbsIn(rest)
  const actsAt = tokens.map(token => (found?.get(token.bare)?.acts ?? []).flatMap(act => keyedTokens(act).map(anyOf)))
  // «أرخص دار» is said in other words as «ترخيص دار» is.
  const said = tokens.map((token, index) => ({ ...token, keys: [...token.keys, ...(actsAt[index] ?? [])] }))
  const standing = new Set<string>()
  const words = tokens.map((token, index): Word => {
    const phrases = synonymsAt(said, index, groups)
    for (const { text, words: several } of phrases) if (several.length > 1) standing.add(text)
    const alternatives = [
      ...token.keys.map(key => [key]),
      ...joinedAt(tokens, index),
      ...articleOf(tokens, index),
      ...phrases.map(phrase => phrase.words.map(anyOf)),
      ...(actsAt[index] ?? []).map(act => [act]),
    ]
    return { text: token.bare, alternatives: unique(alternatives), ...faultsOf(token, verbs) }
  })
  return {
    words: [...dates.map(dateWord), ...months.map(monthWord), ...words].slice(0, mostWords),
    meant: [...numbers, ...dates.map(dateKey)],
    standing: [...standing],
  }
}

function faultsOf({ bare, keys, isKnown }: KeyedToken, verbs: Verbs): Pick<Word, 'mayBeWrong' | 'mayBeOther'> {
  if (verbs.has(bare)) return { mayBeWrong: false, mayBeOther: false }
  return { mayBeWrong: !isKnown, mayBeOther: isKnown && isArabic(bare) && !keys.some(key => key.startsWith('@')) }
}

/** A whole month is also found where its name stands in one place and its year in another. */
function dateWord(date: string): Word {
  const [year = '', month, day] = date.split('-')
  const apart = day === undefined ? [[monthKey(Number(month)), exactKey(year)]] : []
  return { text: date, alternatives: [[dateKey(date)], ...apart], mayBeWrong: false, mayBeOther: false }
}

function monthWord(month: number): Word {
  return { text: String(month), alternatives: [[monthKey(month)]], mayBeWrong: false, mayBeOther: false }
}

function joinedAt(tokens: readonly KeyedToken[], index: number): string[][] {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (!token) return []
  const joined = [...(before ? joinedKeys(before.bare, token.bare) : []), ...(after ? joinedKeys(token.bare, after.bare) : [])]
  return joined.map(key => [key])
}

/** «Al-Bireh» is what has «Bireh»: its article is found with the name. */
function articleOf(tokens: readonly KeyedToken[], index: number): string[][] {
  const [article, named] = [tokens[index], tokens[index + 1]]
  return article && named && isLatinArticle(article.bare) ? named.keys.map(key => [key]) : []
}

interface Group {
  readonly isOneWay: boolean
  readonly phrases: readonly Phrase[]
}

interface Phrase {
  readonly text: string
  readonly words: readonly KeyedToken[]
}

/** What may stand for the words that stand at this place: each word of a phrase is found by the whole other phrase. */
function synonymsAt(tokens: readonly KeyedToken[], index: number, groups: readonly Group[]): Phrase[] {
  return groups.flatMap(({ isOneWay, phrases }) => {
    const asked = isOneWay ? phrases.slice(0, 1) : phrases
    const found = asked.filter(({ words }) => startsOf(words, index).some(start => standsAt(words, tokens, start)))
    if (found.length === 0) return []
    return phrases.filter(phrase => !found.includes(phrase))
  })
}

/** What is looked for in the place of words of a query, as it is written: «عطاء» for «مناقصات». */
export function standingFor(query: string, synonyms: readonly Synonyms[]): string[] {
  const tokens = keyedTokens(query)
  const standing = [...groupsOf(synonyms), ...everydayGroups()].flatMap(({ phrases, isOneWay }) => {
    const known = phrases.map(({ text, words }) => ({ text, isAsked: isAmong(words, tokens) }))
    const isMeant = (isOneWay ? known.slice(0, 1) : known).some(({ isAsked }) => isAsked)
    return isMeant ? known.flatMap(({ text, isAsked }) => (isAsked ? [] : [text])) : []
  })
  return [...new Set(standing)]
}

function isAmong(phrase: readonly KeyedToken[], tokens: readonly KeyedToken[]): boolean {
  return phrase.length > 0 && tokens.some((_token, start) => standsAt(phrase, tokens, start))
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

/** What a query names of days and months; what is left of it. */
function namedIn(query: string): { readonly dates: readonly string[]; readonly months: readonly number[]; readonly rest: string } {
  const dates = datesIn(query)
  const taken = dates.map(({ start, end }) => [start, end] as const)
  const undated = without(query, taken)
  const tokens = tokensOf(undated)
  const named = tokens.flatMap((token, at) => {
    const found = monthAt(tokens, at)
    // In two words it is one name; one word alone is looked for as the word that it also is.
    return found?.words === 2 ? [{ month: found.month, start: token.start, end: tokens[at + 1]?.end ?? token.end }] : []
  })
  const rest = without(
    undated,
    named.map(({ start, end }) => [start, end]),
  )
  return { dates: dates.map(({ date }) => date), months: named.map(({ month }) => month), rest }
}

/** The text with spaces in these places. */
function without(text: string, places: readonly (readonly [start: number, end: number])[]): string {
  return places.reduce((left, [start, end]) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)
}

function unique(alternatives: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(alternatives.map(keys => [keys.join(' '), keys])).values()]
}

/** Does a text with these keys have the word? */
export function hasWord(word: Word, keys: ReadonlySet<string>): boolean {
  return word.alternatives.some(all => all.every(key => keys.has(key)))
}

/** The same pairs, found the other way too: what only finds the rest is found by each of these. */
export function turned(synonyms: readonly Synonyms[]): readonly Synonyms[] {
  return synonyms.flatMap(pair => {
    const [first = '', ...rest] = pair.phrases
    return pair.isOneWay ? [pair, ...rest.map(phrase => ({ phrases: [phrase, first], isOneWay: true }))] : pair
  })
}

/**
 * The plan with further spellings of a word, as which a misspelt one was meant.
 * @param spellings by the text of the word, several words for one that is two in one
 * @param synonyms what may stand for them is looked for too
 */
export function withSpellings(plan: Plan, spellings: ReadonlyMap<string, readonly string[]>, synonyms: readonly Synonyms[] = []): Plan {
  return {
    ...plan,
    words: plan.words.map(word => {
      const further = (spellings.get(word.text) ?? []).flatMap(spelling => {
        const { words } = planOf(spelling, synonyms)
        return [...(words.length > 1 ? [] : [[exactKey(spelling)]]), ...allTogether(words)]
      })
      return further.length === 0 ? word : { ...word, alternatives: unique([...word.alternatives, ...further]) }
    }),
  }
}

/** The alternatives that several words have together. */
function allTogether([first, ...rest]: readonly Word[]): (readonly string[])[] {
  if (!first) return []
  if (rest.length === 0) return [...first.alternatives]
  return allTogether(rest).flatMap(others => first.alternatives.map(keys => [...keys, ...others]))
}

/** Does the query find the text, alone, as the search over all texts would? For lists that are looked through where they are shown, and for judging. */
export function finds(query: string, text: string, synonyms: readonly Synonyms[] = []): boolean {
  return hasAll(planOf(query, synonyms, verbsIn(query)), text, { isNearEnough: true })
}

/** How loosely a text may have the words. */
export interface Looseness {
  /** A misspelling of a word counts as the word. */
  readonly isNearEnough?: boolean
  /** So does a word that only begins as it does: it is still being written. */
  readonly isBegunEnough?: boolean
}

/** Has the text, alone, all words of the plan? */
export function hasAll({ words }: Plan, text: string, { isNearEnough = false, isBegunEnough = false }: Looseness = {}): boolean {
  const tokens = keyedTokens(text)
  const keys = new Set([...tokens.flatMap(token => token.keys), ...namedKeys(text)])
  const isBegun = ({ text: word }: Word) =>
    tokens.some(({ raw, bare }) => bare.startsWith(word) || withoutArticle(raw).startsWith(withoutArticle(word)))
  const isNearby = ({ text: word }: Word) => tokens.some(token => isNear(word, token.bare, token.isKnown))
  return (
    words.length > 0 &&
    words.every(word => hasWord(word, keys) || (isBegunEnough && isBegun(word)) || (isNearEnough && word.mayBeWrong && isNearby(word)))
  )
}

/** Places of a text in which what was looked for stands: `[start, end)` of whole words, in their order. */
export function marksOf(text: string, plan: Plan): [start: number, end: number][] {
  return placesOf(text, new Set(plan.words.flatMap(word => word.alternatives.flat())))
}
