import { arabicStems, hasArticle, withoutArticle } from './arabicStems.ts'
import { lemmasOf } from './lexicon.ts'
import { keyedTokens } from './keys.ts'
import { numbersIn } from './numbers.ts'
import { bareOf, tokensOf, type Token } from './tokens.ts'
import { nounsOf } from './verbPatterns.ts'

/** Words that bind others, that ask, or that say that somebody wants something, not what: in Arabic, in the dialect of Palestine, and in English. */
const stops = setOf(`
في من إلى على عن مع هل ما ماذا كيف كيفية أين متى هو هي التي الذي الذين هذا هذه ذلك تلك أو أم ثم أن إن لا كل عند لدى حول كم لماذا لأي أي بأي
أنا نحن لي لنا عندي عندنا لدي لدينا هناك هنا يوجد توجد يتم تم تقع يقع بخصوص بشأن ضد لو إذا رجاء لطفا فضلك فضلكم سمحت سمحتم
أريد نريد أود أرغب نرغب أحتاج نحتاج بحاجة أبحث نبحث ابحث أجد نجد أحصل نحصل للحصول أعرف أعلم أستطيع نستطيع أقدر يمكن يمكنني يمكننا ممكن بإمكاني لازم يجب
شو وش ايش إيش ليش وين فين منين لوين مين لمين امتى إمتى ايمتى إيمتى قديش أديش كديش هاد هاي هدا هيك اللي إلي بدي بدنا بدك بدكم بدها حابب حابة
ألاقي الاقي بلاقي نلاقي ألقى بعرف أروح بروح أعمل بعمل أسوي بسوي بقدر عشان علشان مشان عنا
the of in a an and or for to on at by is are was be how what where when who which whom whose why do does did i im my me we us our you your it its this that
these there here with from about s can could should would want wants need get find know tell show please like must
`)

/** In capitals these are names, unless all is written so: “IT tender”. */
const initials = new Set(['IT', 'US'])

/** Who asks so wants to do something. */
const hows = setOf('كيف كيفية how')

/** Before the verb of who asks these say that he wants to do something: «بدي أشتكي». */
const wishes = setOf('بدي بدنا أريد نريد أود أرغب نرغب حابب حابة أن وين أين فين لازم ممكن')

/** Behind these stands a verb: «كيف تقدم شكوى» asks how somebody submits one, «تقدم البلدية» may be its progress. */
const beforeVerbs = setOf(`
كيف كيفية هل متى لماذا ماذا امتى إمتى ايمتى إيمتى ليش شو وش ايش إيش بدك بدكم بدها لازم يجب ممكن يمكن أن عشان علشان مشان
`)

/** Verbs whose noun no pattern makes, without their person, and the noun. */
const ofVerbs: ReadonlyMap<string, readonly string[]> = new Map(
  'شتكي شكوى, شكي شكوى, بني بناء, عمر بناء, شتري شراء, بيع بيع, زور زيارة'
    .split(', ')
    .map(pair => pair.split(' ').map(bareOf))
    .map(([verb = '', ...nouns]) => [verb, nouns]),
)

/** Behind these stands a verb or a name: «وين تدفع الفاتورة», «وين تجمع الخان». */
const wheres = setOf('أين وين فين منين لوين')

/** How somebody does what he asks about: where little has these words too, what has the others is an answer. */
const manners = setOf(`
طريقة آخر أحدث المطلوب المطلوبة مطلوب خطوات معلومات تفاصيل رابط آلية أونلاين اونلاين online apply submit file make pay steps way information details procedure latest newest
`)

/** What the page of an authority says of it: how it is reached, who leads it, how many live there. */
const facts = new Set(
  keyedTokens(
    `هاتف هواتف تلفون تليفون جوال موبايل فاكس رقم أرقام عنوان عناوين إيميل ايميل بريد إلكتروني موقع تواصل اتصال أحكي نحكي دوام ساعات أوقات مواعيد مقر رئيس عدد
    سكان مساحة
    phone telephone mobile fax number address email mail website contact location located hours mayor population`,
  ).flatMap(({ keys }) => keys),
)

/** Beside a word that asks when, these ask for the hours at which an office is open: «متى بتفتح البلدية», “opening hours”. */
const openings = setOf(`
تفتح بتفتح يفتح بيفتح بفتح تفتحوا تغلق بتغلق يغلق تسكر بتسكر يسكر بيسكر تداوم بتداوم يداوم بيداوم فاتح فاتحة مفتوحة تعمل
open opens opened opening close closes closed closing office working business time times
`)
const times = setOf('متى امتى إمتى ايمتى إيمتى ساعة ساعات دوام when hours time times')

/** Is it a word that says nothing of what is asked for? @param query in which it stands */
export function isStop({ raw, bare }: Token, query: string): boolean {
  return stops.has(bare) && !(initials.has(raw) && /\p{Ll}|\p{Script=Arabic}/u.test(query))
}

/** Does a query ask how something is done, or say that somebody wants to do it? */
export function asksHow(query: string): boolean {
  const verbs = verbsIn(query)
  const tokens = tokensOf(query)
  return tokens.some(({ bare }, at) => hows.has(bare) || (wishes.has(bare) && verbs.get(tokens[at + 1]?.bare ?? '')?.isSpare === true))
}

/** A query without the words that only ask; of these alone as it is. */
export function withoutStops(query: string): string {
  return withoutThose(query, token => isStop(token, query))
}

/** A query as a title would have it: without the words that ask at its beginning. */
export function withoutAsking(query: string): string {
  const first = tokensOf(query).find(token => !isStop(token, query))
  return first ? query.slice(first.start) : query
}

/** The same of a query whose last word is still being written: «في» may become «فيصل». */
export function withoutAskingBefore(query: string): string {
  const tokens = tokensOf(query)
  const first = tokens.find((token, at) => at === tokens.length - 1 || !isStop(token, query))
  return first ? query.slice(first.start) : query
}

/** «مواعيد العمل» are hours; work by itself is what somebody looks for. */
const ofHours = /(?<=(?:مواعيد|ساعات|[أا]وقات)\s+)(?:ال)?عمل(?!\p{L})/gu

/** A query without what the page of any authority says of it; as it is where there is no such word, or no other. */
export function withoutFacts(query: string): string {
  const asksWhen = tokensOf(query).some(({ raw }) => times.has(withoutArticle(raw)))
  const said = query.replace(ofHours, '')
  const rest = withoutThose(said, ({ raw, bare }) => isFact(raw) || (asksWhen && openings.has(bare)))
  return rest === said ? query : rest
}

/** Does a query ask for what the page of an authority says of it? */
export function asksFact(query: string): boolean {
  return tokensOf(query).some(({ raw }) => isFact(raw))
}

function isFact(raw: string): boolean {
  return keyedTokens(raw).some(({ keys }) => keys.some(key => facts.has(key)))
}

/**
 * A query without the verbs of who asks and without what else says how something is done; as it is where nothing else is left.
 * @param verbs those of the query
 */
export function withoutManner(query: string, verbs: Verbs): string {
  return withoutThose(query, ({ bare }) => manners.has(bare) || verbs.get(bare)?.isSpare === true)
}

/** A word in which a letter is drawn out, with the letter once, or, in Latin letters, twice: «الخليييل». One letter alone, drawn out, is no word. */
export function withoutDrawnOut(query: string): string {
  return query
    .replace(/((?=\p{L})\p{Script=Arabic})\1{2,}/gu, (run: string, letter: string, at: number, whole: string) =>
      /\p{L}/u.test(`${whole[at - 1] ?? ''}${whole[at + run.length] ?? ''}`) ? letter : run,
    )
    .replace(/(?<=\p{L})([a-z])\1{2,}|([a-z])\2{2,}(?=\p{L})/giu, (run: string) => run.slice(0, 2))
}

/** What a word means that may be the verb of who asks. */
export interface Verb {
  /** Nouns of acting, of the lexicon: «تقديم» of «أقدم». */
  readonly acts: readonly string[]
  /** Only who asks speaks so, of himself or of whom he asks: it may be left out. «بقرض» may also be by a loan. */
  readonly isSpare: boolean
}
/** By the words, in the form in which words are compared. */
export type Verbs = ReadonlyMap<string, Verb>

/** The words of a query that say that somebody does something: «أقدم», «بقدم», «نقدم» is to «تقديم» as «أدفع» to «دفع». */
export function verbsIn(query: string): Verbs {
  const tokens = tokensOf(query)
  return new Map(
    tokens.flatMap(({ raw, bare }, at) => {
      const verb = stops.has(bare) ? undefined : verbOf(raw, tokens[at - 1]?.bare ?? '')
      return verb ? [[bare, verb] as const] : []
    }),
  )
}

/** What has the form of «أطول», of «إطار» or of a plural as «أسوار»: nobody can see that it is none of these. */
const comparing = /^ا(?:\p{L}{3}|\p{L}{2}ا\p{L})$/u
/** What has the form of «نصيب», «ناقل», «نطاق» or «نفوذ». */
const naming = /^[نب](?:ا\p{L}{2}|\p{L}[ايو]\p{L})$/u

/**
 * None is a word of the lexicon, nor one that has an article: «الحق» is no form of «إلحاق»; nor one that begins with إ or ends with ة. What a particle
 * may begin is taken for either, what may be a noun («تجمع», «نصيب») for a verb only behind a word that asks, and only there «أطول» is left out.
 */
function verbOf(raw: string, before: string): Verb | undefined {
  const bare = bareOf(raw)
  const [, person = '', rest = ''] = /^(ب?[انتي]|ب)(\p{L}{3,5})$/u.exec(bare) ?? []
  if (rest === '' || lemmasOf(bare) || hasArticle(raw) || /^إ|ة$/u.test(raw)) return undefined
  const isKnown = arabicStems(raw).isKnown
  const mayBeEither = person === 'ب' && arabicStems(raw.slice(1)).isKnown
  const isAddressed = person.endsWith('ت')
  const isExpected = beforeVerbs.has(before)
  const isAwaited = isExpected || wishes.has(before) || hows.has(before)
  // «ابني» may be my son, behind «بدي» it is a verb.
  if (wishes.has(before) && ofVerbs.has(rest)) return { acts: ofVerbs.get(rest) ?? [], isSpare: true }
  if (!isAwaited && naming.test(bare)) return undefined
  if ((isKnown && !mayBeEither) || (isAddressed && !isExpected && !wheres.has(before))) return undefined
  // «بنتخب» is «نتخب» of whom «ب» stands before, «بنسجل» is «سجل» of us.
  const rests = person.length > 1 ? [rest, bare.slice(1)] : [rest]
  const acts = [...new Set(rests.flatMap(nounsOfRest))].filter(act => lemmasOf(act) !== undefined)
  const isSpare = isAddressed ? isExpected : !person.endsWith('ي') && (isAwaited || !comparing.test(bare))
  return acts.length === 0 ? undefined : { acts, isSpare: isSpare && !isKnown }
}

/** The nouns of acting that a verb without its person may belong to. */
function nounsOfRest(rest: string): string[] {
  const [first, second, third] = rest
  const { verbal, sure } = nounsOf(`ي${rest}`)
  return [...(ofVerbs.get(rest) ?? []), ...verbal, ...sure, ...(rest.length === 3 ? [rest, `${first}${second}و${third}`] : [])]
}

function withoutThose(query: string, isLeftOut: (token: Token) => boolean): string {
  const tokens = tokensOf(query)
  const numbers = numbersIn(query)
  const isPart = ({ start, end }: Token) => numbers.some(([from, until]) => from <= start && end <= until)
  const isOut = tokens.map(token => !isPart(token) && isLeftOut(token))
  const isAsIs = !isOut.includes(true) || tokens.every((token, at) => isOut[at] || isStop(token, query))
  if (isAsIs) return query
  // The signs between words that are left stay: they make numbers of them.
  return tokens
    .map(({ start, end }, at) => (isOut[at] ? ' ' : query.slice(isOut[at - 1] ? start : (tokens[at - 1]?.end ?? 0), end)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(bareOf))
}
