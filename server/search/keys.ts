import { arabicStems, withoutArticle } from './arabicStems.ts'
import { datesIn, monthAt } from './dates.ts'
import { englishStem } from './english.ts'
import { isKnownEnglish } from './knownEnglish.ts'
import { numberKeys } from './numbers.ts'
import { ordinalAt } from './ordinals.ts'
import { bareOf, isArabic, tokensOf, type Token } from './tokens.ts'

/**
 * Raised with each change of what a text is found by: stored texts are then read anew by themselves, without a migration.
 * What is asked (synonyms, misspellings) needs no new number.
 */
export const analysisVersion = 10

/** A word of a text and what it is found by: `=word` as it is written, `~stem`, `@m…` a month. */
export interface KeyedToken extends Token {
  readonly keys: readonly string[]
  readonly isKnown: boolean
}

/** First parts of names that are also written in one word with the next: عبدالله, بيتلحم, كفرقدوم. */
const joining = new Set(
  'عبد ابو ابي ام ابن بن بنت بيت دير كفر خربه عين تل راس وادي واد بير بئر برج جبل نور صلاح سيف فخر شمس حسب فتح جاد فضل عرب طور خان رام'.split(
    ' ',
  ),
)

/** The words of a text with what each is found by. */
export function keyedTokens(text: string): KeyedToken[] {
  const tokens = tokensOf(text)
  return tokens.map((token, index) => {
    const { isKnown } = keysOfToken(token)
    const [keys, further] = [keysAlone(tokens, index), keysAmong(tokens, index)]
    return { ...token, isKnown, keys: further.length === 0 ? keys : [...keys, ...further] }
  })
}

/** What a text is found by beside its words: the days, months and numbers that it names. */
export function namedKeys(text: string): string[] {
  return [...datesIn(text).flatMap(({ date }) => keysOfDate(date)), ...numberKeys(text)]
}

/** Where words of a text stand that are found by one of the keys. */
export function placesOf(text: string, wanted: ReadonlySet<string>): [start: number, end: number][] {
  const tokens = tokensOf(text)
  const isFound = (key: string) => wanted.has(key)
  const dates = [...wanted].some(key => /^@[dym]/.test(key)) ? datesIn(text).filter(({ date }) => keysOfDate(date).some(isFound)) : []
  const isInDate = ({ start, end }: Token) => dates.some(date => date.start <= start && end <= date.end)
  return tokens
    .filter((token, index) => isInDate(token) || keysAlone(tokens, index).some(isFound) || keysAmong(tokens, index).some(isFound))
    .map(({ start, end }) => [start, end])
}

/** What a word is found by itself. «رام الله» is no «رام», which is another town: its first word is found by the name as it is written in one. */
function keysAlone(tokens: readonly Token[], index: number): readonly string[] {
  const [token, next] = [tokens[index], tokens[index + 1]]
  if (!token) return []
  return next?.bare === 'الله' && /^[وفبكل]?رام$/u.test(token.bare) ? [exactKey('رامالله')] : keysOfToken(token).keys
}

/** What a word is found by together with those beside it. */
function keysAmong(tokens: readonly Token[], index: number): string[] {
  const [token, ordinal] = [tokens[index], ordinalAt(tokens, index)]
  return [...(token ? keysWith(token, tokens[index + 1]) : []), ...(ordinal === undefined ? [] : [exactKey(String(ordinal))])]
}

/** What a word is found by together with the one after it: a name in two words, a month in two. */
function keysWith(token: Token, next: Token | undefined): string[] {
  if (!next) return []
  const first = particleless(token.bare)
  if (joining.has(first) || isLatinArticle(first)) return joinedKeys(first, next.bare)
  const named = monthAt([token, next], 0)
  return named?.words === 2 ? [monthKey(named.month)] : []
}

/** Is it the Arabic article before a name in Latin letters, as a word of its own? */
export function isLatinArticle(bare: string): boolean {
  return bare === 'al' || bare === 'el'
}

/** What one word is found by, the words beside it apart. */
function keysOfToken({ raw, bare }: Token): { readonly keys: readonly string[]; readonly isKnown: boolean } {
  const kept = keptKeys.get(raw)
  if (kept) return kept
  const made = newKeys(raw, bare)
  if (keptKeys.size > 20_000) keptKeys.clear()
  keptKeys.set(raw, made)
  return made
}
// The same words come again and again: a text of news has few that no other has.
const keptKeys = new Map<string, { readonly keys: readonly string[]; readonly isKnown: boolean }>()

// Without its hamza a hundred would be the water of everyday speech («مية»), and a group what is “in it” («فيه»).
const byHamza: readonly (readonly [word: RegExp, key: string])[] = [
  [/^[وف]?[بلك]?(?:ال|ل)?ما?ئ[ةه]$/u, exactKey('مئة')],
  [/^[وف]?[بلك]?(?:ال|ل)?فئ(?:[ةه]|ات|تين|تان|تهم?|اته[ام]|تها)$/u, exactKey('فئة')],
]

// With an article it may be part of a name: «بئر السبع».
const counts: ReadonlyMap<string, string> = new Map(
  ['ثلاث ثلاثة', 'أربع أربعة', 'خمس خمسة', 'ست ستة', 'سبع سبعة', 'ثمان ثماني ثمانية', 'تسع تسعة', 'عشر عشرة'].flatMap((words, index) =>
    words.split(' ').map(word => [bareOf(word), exactKey(String(index + 3))] as const),
  ),
)

function newKeys(raw: string, bare: string): { readonly keys: readonly string[]; readonly isKnown: boolean } {
  const month = monthAt([{ raw, bare, start: 0, end: 0 }], 0)
  const counted = counts.get(bare)
  const more = [...(month ? [monthKey(month.month)] : []), ...(counted === undefined ? [] : [counted])]
  if (/^\p{N}/u.test(bare)) return { keys: [exactKey(bare)], isKnown: true }
  if (!isArabic(bare)) return { keys: [exactKey(bare), stemKey(englishStem(bare)), ...more], isKnown: isKnownEnglish(bare) }
  const [, told] = byHamza.find(([word]) => word.test(raw)) ?? []
  if (told !== undefined) return { keys: [told], isKnown: true }
  const { stems, isKnown, isMade } = arabicStems(raw)
  return {
    keys: [...new Set([exactKey(withoutArticle(raw)), ...stems.map(stemKey), ...more])],
    isKnown: isKnown || isMade || month !== undefined,
  }
}

/** Both parts of a name as one word; the article of one in Latin letters is written both ways: Al-Bireh, El Bireh. */
export function joinedKeys(first: string, second: string): string[] {
  return (isLatinArticle(first) ? ['al', 'el'] : [first]).map(part => exactKey(part + second))
}

function particleless(bare: string): string {
  return bare.length > 3 && /^[ولب]/u.test(bare) && joining.has(bare.slice(1)) ? bare.slice(1) : bare
}

/** The key of a word as it is written. */
export function exactKey(word: string): string {
  return `=${word}`
}

function stemKey(stem: string): string {
  return `~${bareOf(stem)}`
}

/** The key of what falls into the month of any year, or names it. */
export function monthKey(month: number): string {
  return `@m${month}`
}

/** What a thing of this day is found by: its year, the name of its month in any language, the day itself. @param day `YYYY-MM-DD` */
export function dayKeys(day: string): string[] {
  const [year = '', month = ''] = day.split('-')
  return [exactKey(year), monthKey(Number(month)), ...keysOfDate(day)]
}

/** The key of a day `YYYY-MM-DD`, or of a month of a year `YYYY-MM`. */
export function dateKey(date: string): string {
  return date.length > 7 ? `@d${date}` : `@y${date}`
}

/** A day is found by itself and by its month. */
function keysOfDate(date: string): string[] {
  return date.length > 7 ? [dateKey(date), dateKey(date.slice(0, 7))] : [dateKey(date)]
}
