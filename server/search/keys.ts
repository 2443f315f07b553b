import { arabicStems, withoutArticle } from './arabicStems.ts'
import { englishStem } from './english.ts'
import { bareOf, isArabic, tokensOf, type Token } from './tokens.ts'

/**
 * Raised with each change of what a text is found by: stored texts are then read anew by themselves, without a migration.
 * What is asked (synonyms, misspellings) needs no new number.
 */
export const analysisVersion = 1

/** A word of a text and what it is found by: `=word` as it is written, `~stem`, `@…` a month or a day. */
export interface KeyedToken extends Token {
  readonly keys: readonly string[]
  readonly isKnown: boolean
}

const months = [
  ['يناير', 'january'],
  ['شباط', 'فبراير', 'february'],
  ['اذار', 'مارس', 'march'],
  ['نيسان', 'ابريل', 'april'],
  ['ايار', 'مايو', 'may'],
  ['حزيران', 'يونيو', 'june'],
  ['تموز', 'يوليو', 'july'],
  ['اب', 'اغسطس', 'august'],
  ['ايلول', 'سبتمبر', 'september'],
  ['اكتوبر', 'october'],
  ['نوفمبر', 'november'],
  ['ديسمبر', 'december'],
]
const monthOf = new Map(months.flatMap((names, index) => names.map(name => [name, monthKey(index + 1)] as const)))
const twoWordMonths: Readonly<Record<string, string>> = {
  'كانون الثاني': monthKey(1),
  'تشرين الاول': monthKey(10),
  'تشرين الثاني': monthKey(11),
  'كانون الاول': monthKey(12),
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
    const { keys, isKnown } = keysOfToken(token)
    const withNext = keysWith(token, tokens[index + 1])
    return { ...token, isKnown, keys: withNext.length === 0 ? keys : [...keys, ...withNext] }
  })
}

/** Where words of a text stand that are found by one of the keys. */
export function placesOf(text: string, wanted: ReadonlySet<string>): [start: number, end: number][] {
  const tokens = tokensOf(text)
  const isFound = (key: string) => wanted.has(key)
  return tokens
    .filter((token, index) => keysOfToken(token).keys.some(isFound) || keysWith(token, tokens[index + 1]).some(isFound))
    .map(({ start, end }) => [start, end])
}

/** What a word is found by together with the one after it: a name in two words, a month in two. */
function keysWith({ bare }: Token, next: Token | undefined): string[] {
  if (!next) return []
  const first = particleless(bare)
  if (joining.has(first)) return [exactKey(first + next.bare)]
  const month = bare === 'كانون' || bare === 'تشرين' ? twoWordMonths[`${bare} ${next.bare}`] : undefined
  return month === undefined ? [] : [month]
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

function newKeys(raw: string, bare: string): { readonly keys: readonly string[]; readonly isKnown: boolean } {
  const month = monthOf.get(bare)
  const more = month ? [month] : []
  if (/^\p{N}/u.test(bare)) return { keys: [exactKey(bare)], isKnown: true }
  if (!isArabic(bare)) return { keys: [exactKey(bare), stemKey(englishStem(bare)), ...more], isKnown: false }
  const { stems, isKnown } = arabicStems(raw)
  return { keys: [...new Set([exactKey(withoutArticle(raw)), ...stems.map(stemKey), ...more])], isKnown: isKnown || month !== undefined }
}

/** Both parts of a name as one word. */
export function joinedKey(first: Token, second: Token): string {
  return exactKey(first.bare + second.bare)
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

function monthKey(month: number): string {
  return `@m${month}`
}

/** What a thing of this day is found by: its year, the name of its month in any language, the day itself. @param day `YYYY-MM-DD` */
export function dayKeys(day: string): string[] {
  const [year = '', month = ''] = day.split('-')
  return [exactKey(year), monthKey(Number(month)), dayKey(day)]
}

/** The key of a calendar date `YYYY-MM-DD`. */
export function dayKey(day: string): string {
  return `@d${day}`
}
