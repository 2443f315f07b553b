import { lemmasOf } from './lexicon.ts'
import { keyedTokens } from './keys.ts'
import { bareOf, tokensOf, type Token } from './tokens.ts'
import { nounsOf } from './verbPatterns.ts'

/** Words that bind others, that ask, or that say that somebody wants something, not what: in Arabic, in the dialect of Palestine, and in English. */
const stops = setOf(`
في من إلى على عن مع هل ما ماذا كيف كيفية أين متى هو هي التي الذي الذين هذا هذه ذلك تلك أو أم ثم أن إن لا كل عند لدى حول كم لماذا لأي أي بأي
أنا نحن لي لنا عندي عندنا لدي لدينا هناك هنا يوجد توجد يتم تم تقع يقع بخصوص بشأن لو إذا رجاء لطفا فضلك فضلكم سمحت سمحتم
أريد نريد أود أرغب نرغب أحتاج نحتاج بحاجة أبحث نبحث ابحث أجد نجد أحصل نحصل للحصول أعرف أعلم أستطيع نستطيع أقدر يمكن يمكنني يمكننا ممكن بإمكاني لازم يجب
شو وش ايش إيش ليش وين فين منين لوين مين امتى إمتى ايمتى إيمتى قديش أديش كديش هاد هاي هدا هيك اللي إلي بدي بدنا بدك بدكم بدها حابب حابة
ألاقي الاقي بلاقي نلاقي ألقى بعرف أروح بروح أعمل بعمل أسوي بسوي بقدر عشان علشان مشان عنا
the of in a an and or for to on at by is are was be how what where when who which whom whose why do does did i im my me we us our you your it its this that
these there here with from about s can could should would want wants need get find know tell show please like must
`)

/** How somebody does what he asks about: where little has these words too, what has the others is an answer. */
const manners = setOf(`
طريقة آخر أحدث المطلوب المطلوبة مطلوب خطوات معلومات تفاصيل رابط آلية أونلاين اونلاين online apply submit file make pay steps way information details procedure latest newest
`)

/** What the page of an authority says of it: how it is reached, who leads it, how many live there. */
const facts = new Set(
  keyedTokens(
    `هاتف هواتف تلفون تليفون جوال موبايل فاكس رقم أرقام عنوان عناوين إيميل ايميل بريد إلكتروني موقع تواصل اتصال دوام ساعات مقر رئيس عدد سكان مساحة
    phone telephone mobile fax number address email mail website contact location located hours mayor population`,
  ).flatMap(({ keys }) => keys),
)

/** Is it a word that says nothing of what is asked for? */
export function isStop(bare: string): boolean {
  return stops.has(bare)
}

/** A query without the words that only ask; of these alone as it is. */
export function withoutStops(query: string): string {
  return withoutThose(query, ({ bare }) => stops.has(bare))
}

/** A query as a title would have it: without the words that ask at its beginning. */
export function withoutAsking(query: string): string {
  const first = tokensOf(query).find(({ bare }) => !stops.has(bare))
  return first ? query.slice(first.start) : query
}

/** A query without what the page of any authority says of it; as it is where there is no such word, or no other. */
export function withoutFacts(query: string): string {
  return withoutThose(query, ({ raw }) => isFact(raw))
}

function isFact(raw: string): boolean {
  return keyedTokens(raw).some(({ keys }) => keys.some(key => facts.has(key)))
}

/** A query without the verbs of who asks and without what else says how something is done; as it is where nothing else is left. */
export function withoutManner(query: string): string {
  return withoutThose(query, ({ raw, bare }) => manners.has(bare) || actsAsked(raw).length > 0)
}

/** A word in which a letter is drawn out, with the letter once, or, in Latin letters, twice: «الخليييل». */
export function withoutDrawnOut(query: string): string {
  return query
    .replace(/((?=\p{L})\p{Script=Arabic})\1{2,}/gu, '$1')
    .replace(/(?<=\p{L})([a-z])\1{2,}|([a-z])\2{2,}(?=\p{L})/giu, (run: string) => run.slice(0, 2))
}

/**
 * Which acts somebody means who says that he, or his, do them: «أقدم», «بقدم», «نقدم» is to «تقديم» as «أدفع» to «دفع». Only acts that the lexicon
 * has, and of no word that is one of the lexicon itself.
 */
export function actsAsked(raw: string): string[] {
  const bare = bareOf(raw)
  const [, rest] = /^(?:ب?[انتي]|ب)(\p{L}{3,5})$/u.exec(bare) ?? []
  if (rest === undefined || lemmasOf(bare)) return []
  const [first, second, third] = rest
  const acts = [...nounsOf(`ي${rest}`), ...(rest.length === 3 ? [rest, `${first}${second}و${third}`] : [])]
  return [...new Set(acts)].filter(act => lemmasOf(act) !== undefined)
}

function withoutThose(query: string, isLeftOut: (token: Token) => boolean): string {
  const tokens = tokensOf(query)
  const left = tokens.filter(token => !isLeftOut(token))
  const isAsIs = left.length === tokens.length || left.every(({ bare }) => stops.has(bare))
  return isAsIs ? query : left.map(({ start, end }) => query.slice(start, end)).join(' ')
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(bareOf))
}
