import { actsBeside, hasBrokenPlural, lemmasOf, meantBy, withoutSeats } from './lexicon.ts'
import { singularsOf } from './pluralPatterns.ts'
import { nounsOf } from './verbPatterns.ts'
import { bareOf } from './tokens.ts'

/** What an Arabic word is looked for by. */
export interface Stems {
  readonly stems: readonly string[]
  /** The lexicon has the word: it is not a misspelling of another one. */
  readonly isKnown: boolean
  /** Nor is what is made of one of its nouns: «معترضون» of «اعتراض». */
  readonly isMade: boolean
}

// Written together with the word: and, so; by, like, for; the article. The longest with an article comes first, as it is the surest.
const withArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{2})/u
/** The same before a single letter: more of the word is to come. */
const begunArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L})/u
const particles = ['و', 'ف', 'ب', 'ل', 'ك', 'وب', 'ول', 'وك', 'فب', 'فل', 'س', 'وس']

/** An ending, and what may stand in its place in the lexicon. */
const endings: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['', ['']],
  ['ه', ['']],
  ['ات', ['ه', '']],
  ['تين', ['ه']],
  ['تان', ['ه']],
  ['ين', ['']],
  ['ون', ['']],
  ['ان', ['']],
  ['يين', ['', 'ه']],
  ['يون', ['', 'ه']],
  ['ييه', ['']],
  ['يي', ['']],
  ['يه', ['', 'ه']],
  ['يات', ['', 'ه']],
  ['يتين', ['ي', '']],
  ['يتان', ['ي', '']],
  ['ي', ['', 'ه']],
  ['يا', ['']],
  ['ا', ['', 'ه']],
  ['وا', ['']],
  ['و', ['']],
]
/** Before such an ending stands a whole word: «فئتين» has it not. */
const longestEnding = 4
const pronouns = ['هما', 'ها', 'هم', 'هن', 'نا', 'كم', 'ه', 'ك', 'ي']
/** Endings that a pronoun follows: «خدماتها», «خطته», «موظفيها». */
const beforePronouns: readonly (readonly [ending: string, instead: readonly string[]])[] = [
  ['', ['']],
  ['ات', ['ه', '']],
  ['يت', ['يه']],
  ['ت', ['ه']],
  ['ي', ['']],
  ['و', ['']],
  // «شكوى», «شكواها»
  ['ا', ['ي']],
]

/** The stems of an Arabic word: what the lexicon knows of it, else what is left without its particles and endings, and the singulars that its pattern allows. */
export function arabicStems(raw: string): Stems {
  const known = knownOf(raw, bareOf(raw)) ?? (/.[أؤئء]/u.test(raw) ? knownOf(raw, withoutSeats(raw)) : undefined)
  const undoubled = withoutDoubled(raw)
  if (known || undoubled.length > 0) {
    const meant = [...meantBy(raw, known ?? []), ...undoubled]
    // «سجلوا» is no register: an ending of verbs.
    const acts = /وا$/u.test(raw) ? madeOf(bareOf(raw)).nouns : (alsoVerbs.get(bareOf(raw)) ?? [])
    return { stems: [...new Set([...meant, ...meant.flatMap(actsBeside), ...acts])], isKnown: true, isMade: false }
  }
  const bare = bareOf(raw)
  const stripped = mayHaveArticle(raw) ? bare.replace(withArticle, '') : bare
  const isBare = stripped.length >= 3
  const word = isBare ? stripped : bare
  const forms = stripped !== bare && isBare ? [word] : [word, ...withoutParticle(word)]
  const made = forms.flatMap(form => [form, ...[withoutPronoun(form)].filter(owned => owned !== form)]).map(madeOf)
  const stems = [...forms.flatMap(form => lightStems(form, raw)), ...made.flatMap(({ nouns }) => nouns)]
  if (/.[أؤئء]/u.test(raw)) stems.push(lightStem(mayHaveArticle(raw) ? withoutSeats(raw).replace(withArticle, '') : withoutSeats(raw)))
  return { stems: [...new Set(stems)], isKnown: false, isMade: made.some(({ isCertain }) => isCertain) }
}

/**
 * What a word means in which a long vowel is written twice by mistake: «مناقصاات», «بلديية». A doubled ya may also begin an ending («مهنيين»):
 * there only a word of the lexicon itself is meant.
 */
function withoutDoubled(raw: string): readonly string[] {
  const bare = bareOf(raw)
  if (!/اا|وو|يي/u.test(bare) || lemmasOf(bare)) return []
  const once = bare.replace(/([اوي])\1/u, '$1')
  const base = mayHaveArticle(raw) ? once.replace(withArticle, '') : once
  return (/يي/u.test(bare) ? (lemmasOf(once) ?? lemmasOf(base)) : knownOf(once, once)) ?? []
}

/** Nouns of the lexicon that are read as a verb as often, where nothing is added to them, and the noun of that: «البلدية توقع اتفاقية». */
const alsoVerbs: ReadonlyMap<string, readonly string[]> = new Map([
  ['توقع', ['توقيع']],
  ['توفر', ['توفير']],
  ['وقع', ['توقيع']],
])

/** The word without the article and the particles before it, where three letters are left. */
export function withoutArticle(raw: string): string {
  const bare = bareOf(raw)
  const stripped = mayHaveArticle(raw) ? bare.replace(withArticle, '') : bare
  return stripped.length >= 3 && lemmasOf(bare) === undefined ? stripped : bare
}

/** Begins the word with an article, or with what is written together with one? */
export function hasArticle(raw: string): boolean {
  return mayHaveArticle(raw) && withArticle.test(bareOf(raw))
}

/** What a word may begin with that somebody is still writing: «الخ» begins «خليل», as it is kept, and may begin a word of its own. */
export function begunForms(raw: string): string[] {
  const bare = bareOf(raw)
  const begun = mayHaveArticle(raw) ? bare.replace(begunArticle, '') : bare
  return [...new Set([withoutArticle(raw), bare, begun])]
}

/** An alif that carries a hamza begins no article: «إلغاء», «ألعاب», «آليات». */
function mayHaveArticle(raw: string): boolean {
  return !/^[وف]?[بكل]?[أإآ]/u.test(raw)
}

/** An article before an alif with its sign: «الآتي» is no machine. */
const beforeHamza = /^[وف]?[بك]?ال[أإآ]/u

function knownOf(raw: string, bare: string): readonly string[] | undefined {
  const [article] = (mayHaveArticle(raw) && withArticle.exec(bare)) || []
  // «الفئات» are groups, not thousands: what is a word behind its article has no ending besides.
  const exact = lemmasOf(bare) ?? (article === undefined ? undefined : lemmasOf(bare.slice(article.length)))
  const whole = exact ?? (isOfItsOwn(raw, bare) || beforeHamza.test(raw) ? undefined : knownWithEnding(bare, true))
  if (whole) return whole
  if (article !== undefined) return knownWithEnding(bare.slice(article.length), false)
  for (const particle of particles) {
    if (!bare.startsWith(particle) || bare.length - particle.length < 3) continue
    const found = knownWithEnding(bare.slice(particle.length), true)
    if (found) return found
  }
  return undefined
}

// The fatha of adjectives and of people, whose feminine is the same word: كبير, كبيرة; طالب, طالبة.
const hasFeminine = /^(?:..ي.|.ا..|ا...)$/u

/** «حجرة» is no form of «حجر», which has a plural of its own: with ة, not with the ه that many write for it and that may also be a pronoun. */
function isOfItsOwn(raw: string, word: string): boolean {
  const base = word.slice(0, -1)
  return raw.endsWith('ة') && hasBrokenPlural(base) && !hasFeminine.test(base)
}

function knownWithEnding(word: string, mayOwn: boolean): readonly string[] | undefined {
  return knownBefore(word, endings) ?? (mayOwn ? knownOwned(word) : undefined)
}

function knownOwned(word: string): readonly string[] | undefined {
  for (const pronoun of pronouns) {
    if (!word.endsWith(pronoun)) continue
    const found = knownBefore(word.slice(0, -pronoun.length), beforePronouns)
    if (found) return found
  }
  return undefined
}

function knownBefore(word: string, list: typeof endings): readonly string[] | undefined {
  for (const [ending, instead] of list) {
    const base = word.slice(0, word.length - ending.length)
    if (!word.endsWith(ending) || base.length < (ending.length === longestEnding ? longestEnding : 2)) continue
    const [first, second] = instead.map(end => (base.length + end.length >= 3 || ending === '' ? lemmasOf(base + end) : undefined))
    // «ميدانيا», but not «جباليا», which are no mountains.
    if (ending === 'يا' && !first?.includes(base)) continue
    const isSecond = second && (!first || (ending === 'ات' && !second.some(hasBrokenPlural)))
    const found = [...(first ?? []), ...((isSecond && second) || [])]
    if (found.length > 0) return found
  }
  return undefined
}

/** What may be left of an unknown word when its first letter is a particle: only much of it, as most such letters are the word's own. */
function withoutParticle(word: string): string[] {
  const rest = word.slice(1)
  const least = { و: 3, ل: 3, ب: 4, ف: 5, ك: 5 }[word.charAt(0)]
  return least !== undefined && rest.length >= least ? [rest] : []
}

function lightStems(form: string, raw: string): string[] {
  const owned = withoutPronoun(form)
  const singulars = singularsOf(owned, !/^[وفبكل]{0,2}(?:ال)?إ/u.test(raw))
  const known = singulars.flatMap(singular => lemmasOf(singular) ?? [])
  const stems = known.length > 0 ? known : singulars.map(lightStem)
  return [isOfItsOwn(raw, form) ? form : lightStem(form), ...stems]
}

/** The nouns of acting of a verb or a participle, and whether the word is one for certain: a participle of a noun that the lexicon has. */
function madeOf(form: string): { readonly nouns: readonly string[]; readonly isCertain: boolean } {
  const { verbal, participial, sure } = nounsOf(form)
  const certain = [...participial, ...sure].flatMap(actsOf)
  const nouns = [...certain, ...verbal.flatMap(actsOf), ...sure]
  return { nouns: [...nouns, ...nouns.flatMap(actsBeside)], isCertain: certain.length > 0 }
}

/** Nouns that have the form of one of acting and another meaning: of «يقبل» no «قبل», of «يدخل» no income, of «يقرر» no report, of «انقضت» no rubble, of «تعيق السير» no disability. */
const noActs = new Set('تقرير تحميل انقاض قبل قدم عرف دخل خبر صدر ظهر حرف سهم نجم اعاقه'.split(' '))
/** Verbs that move or sit have nouns of acting that look like plurals. */
const likePlurals = new Set('دخول خروج وصول حصول حضور قبول عبور نزول ركوب رجوع هبوط جلوس سقوط ظهور صدور'.split(' '))

/** What the lexicon has of a noun of acting. Such as plurals look like is meant as itself: of «حرف» no «حرفة», of «أموال» no «مال». */
function actsOf(noun: string): readonly string[] {
  // «مراقبة» is the noun of acting of who is a «مراقب», too.
  const found = lemmasOf(noun) ?? (/^م.ا..ه$/u.test(noun) ? lemmasOf(noun.slice(0, -1)) : undefined) ?? []
  if (noActs.has(noun) || (/^..و.$/u.test(noun) && !likePlurals.has(noun))) return []
  return /^(?:..و?.|ا..ا.?)$/u.test(noun) ? found.filter(lemma => bareOf(lemma) === noun) : found
}

function withoutPronoun(word: string): string {
  const rest = word.replace(/(?:هما|ها|هم|هن|نا|كم|(?<=\p{L}{3}ات)ه)$/u, '')
  return rest.length >= 4 ? rest : word
}

/** Endings in the order in which they are tried, and how many letters must be left. */
const lightEndings: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:يتين|يتان)$/u, 4],
  [/(?:ييه|ييات|يات|يون|يين|تين|تان)$/u, 3],
  [/يه$/u, 3],
  [/(?:ون|ين)$/u, 4],
  [/ات$/u, 3],
  [/ان$/u, 5],
  [/ه$/u, 3],
  [/ي$/u, 3],
  [/ا$/u, 4],
]

/** The word without one pronoun and one ending; never fewer letters than carry a meaning. */
export function lightStem(word: string): string {
  const owned = withoutPronoun(word)
  const base = owned !== word && owned.endsWith('ت') && !owned.endsWith('ات') ? owned.slice(0, -1) : owned
  // «تحسين», «تعيين»: the ending is the word's own.
  if (/^ت..ين$/u.test(base)) return base
  for (const [ending, least] of lightEndings) {
    const rest = base.replace(ending, '')
    if (rest !== base && rest.length >= least) return rest
  }
  return base
}
