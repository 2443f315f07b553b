import { listed, sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { isPlace } from '../resources/isPlace.ts'
import { lightStem, withoutArticle } from './arabicStems.ts'
import { asksFact, withoutDrawnOut, withoutFacts, withoutStops, type Verbs } from './asking.ts'
import { foundKinds } from './documents.ts'
import { englishWords } from './knownEnglish.ts'
import { knownForms, lemmasOf, writtenAs } from './lexicon.ts'
import { kindKey, matches, queryOf, quoted, reachedKey, wholeKey, wordQuery } from './lexemes.ts'
import { keyedTokens } from './keys.ts'
import { distanceOf, nearKeys } from './misspelling.ts'
import { planOf, turned, withSpellings, type Plan, type Synonyms } from './plan.ts'
import { isArabic, tokensOf } from './tokens.ts'

/** What misspelt words, by their text, may have been meant as, the likeliest first. */
export type Spellings = ReadonlyMap<string, readonly string[]>

/** What was asked. */
export interface Asked {
  /** All of it, as it was written. */
  readonly written: string
  /** The words that are looked for, as they were written: without what only asks. */
  readonly words: string
  /** How the misspelt words were understood. */
  readonly spellings: Spellings
  /** Where it asks how somebody is reached: what tells that. */
  readonly reached?: Reached | undefined
}

/** What tells how somebody is reached. */
export interface Reached {
  /** Keys of pages that tell it. */
  readonly keys: readonly string[]
  /** As a `tsquery` these, and the places that are called so. */
  readonly query: string
}

/** What is looked for, as it was understood. */
export interface Understood extends Asked {
  readonly plan: Plan
  /** As a `tsquery`. */
  readonly query: string
  /** Little has the words as they are: what may stand for them is looked for too. */
  readonly isWide: boolean
  /** Little or nothing has all words: what has most of them is looked for. */
  readonly isRelaxed: boolean
  /** As a `tsquery` what has all words that tell something: another one than `query` where that asks for fewer. */
  readonly whole: string
  /** As a `tsquery` what has the likeliest spelling of each misspelt word, where others are looked for too. */
  readonly likeliest: string | undefined
}

/** The same, and what it is told as. */
export interface Sought extends Understood {
  /** What was taken to be meant, where a word was misspelt. */
  readonly meant: string | undefined
}

const mostSpellings = 4
/** So many near words are looked for in what is published, each until so much of it has the word. */
const mostTried = 12
const mostCounted = 50
/** Who names an office and its governorate writes so many words at the most. */
const mostOfOffice = 6

/** What a query looks for among what is there: misspelt words as they were meant. Undefined: no word was asked for. */
export async function planFor(call: Call, text: string, synonyms: readonly Synonyms[]): Promise<Sought | undefined> {
  const written = withoutDrawnOut(text)
  const asked = planOf(written, synonyms)
  if (asked.words.length === 0) return undefined
  const spellings = await spellingsOf(call, asked, synonyms)
  const { words, reached } = await withoutFactsOf(call, written, spellings)
  const meant = spellings.size === 0 ? undefined : meantBy(written, spellings)
  return { ...understood({ written, words, spellings, reached }, synonyms), meant }
}

/** How widely it is looked for. */
export interface Width {
  /** Little has the words as they are: what may stand for them is looked for, too. */
  readonly isWide: boolean
  /** By what these say that is done it is looked for, too. */
  readonly verbs: Verbs
}

const narrow: Width = { isWide: false, verbs: new Map() }

/** How what was asked is understood. */
export function understood(
  { written, words, spellings, reached }: Asked,
  synonyms: readonly Synonyms[],
  { isWide, verbs }: Width = narrow,
): Understood {
  const inForce = isWide ? turned(synonyms) : synonyms
  const read = (text: string, meant: Spellings) => withSpellings(planOf(text, inForce, verbs), meant, inForce)
  const plan = read(words, spellings)
  const first = new Map([...spellings].map(([word, [likeliest = '']]) => [word, [likeliest]]))
  const hasSeveral = [...spellings.values()].some(there => there.length > 1)
  // What has the words that were left out, too, stands before what has not.
  const whole = queryOf(words === written ? plan : read(written, spellings))
  return {
    written,
    words,
    spellings,
    reached,
    plan,
    // Beside what tells how somebody is reached only what has all words is told, not all that is written of him.
    query: reached ? `${reached.query} | (${whole})` : queryOf(plan),
    whole,
    likeliest: hasSeveral ? queryOf(read(words, first)) : undefined,
    isWide,
    isRelaxed: false,
  }
}

/** Who names an authority, or the ministry, and how it is reached looks for its page, which says that in other words than his. */
async function withoutFactsOf(
  call: Call,
  text: string,
  spellings: Spellings,
): Promise<{ readonly words: string; readonly reached: Reached | undefined }> {
  const rest = withoutFacts(text)
  const asIs = { words: text, reached: undefined }
  // «ساعات الدوام» names nobody: what is told of by these very words tells them.
  const itself = reachedKey(text)
  if (asksFact(text) && (await finds(call, quoted(itself)))) return { words: text, reached: { keys: [itself], query: quoted(itself) } }
  if (rest === text) return asIs
  const places = placesQuery(call)
  const keys = [reachedKey(rest), ...(await officesIn(call, rest, places))]
  const query = [...keys.map(quoted), ...(await namedSo(call, rest, { places, spellings }))].join(' | ')
  return (await finds(call, query)) ? { words: rest, reached: { keys, query } } : asIs
}

/** As a `tsquery` the places whose names have the words; of these, where there are such, those that are called as some of the words are: «البيرة». */
async function namedSo(
  call: Call,
  text: string,
  { places, spellings }: { readonly places: string | undefined; readonly spellings: Spellings },
): Promise<string[]> {
  if (places === undefined) return []
  const named = `(${queryOf(withSpellings(planOf(text), spellings), 'A')}) & ${places}`
  const words = wordsOf(text).slice(0, mostOfOffice)
  const runs = words.flatMap((_word, from) => words.slice(from).map((_last, more) => words.slice(from, from + more + 1).join(' ')))
  const called = `(${[...new Set(runs.map(wholeKey))].map(quoted).join(' | ')}) & ${named}`
  return [runs.length > 0 && (await finds(call, called)) ? `(${called})` : `(${named})`]
}

function wordsOf(text: string): string[] {
  return tokensOf(withoutStops(text)).map(({ raw }) => raw)
}

/** Whose page tells of an office in each governorate is named with one: «مديرية الحكم المحلي في الخليل», “Hebron directorate”. */
async function officesIn(call: Call, text: string, places: string | undefined): Promise<string[]> {
  const words = wordsOf(text)
  if (places === undefined || words.length > mostOfOffice) return []
  const splits = words.slice(1).flatMap((_word, at) => {
    const [before, after] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return [
      { office: before, where: after },
      { office: after, where: before },
    ]
  })
  const offices = await thoseThere(call, splits, ({ office }) => quoted(reachedKey(office)))
  const named = await thoseThere(call, offices, ({ where }) => `${quoted(wholeKey(withoutGovernorate(where)))} & ${places}`)
  return named.map(({ office }) => reachedKey(office))
}

function withoutGovernorate(where: string): string {
  return where.replace(/^[بل]?محافظ[ةه]\s+|\s+governorate$/iu, '')
}

/** As a `tsquery` all places; undefined where there are none. */
export function placesQuery({ platform }: Call): string | undefined {
  const kinds = foundKinds(platform).filter(({ model }) => isPlace(model.resource))
  return kinds.length === 0 ? undefined : `(${kinds.map(({ kind }) => quoted(kindKey(kind))).join(' | ')})`
}

/** Is there anything that a query finds? */
export async function finds({ platform }: Call, query: string): Promise<boolean> {
  return (await platform.database.find(sql`select 1 from search_document d where ${matches(query)} limit 1`)) !== undefined
}

/**
 * For each word that nothing has, and that is none of the lexicon, the words that it may be a misspelling of: such as what is published has, or
 * what stands for them. The nearest first, of those as near what most has. Where there is none, the two words that are written in one. A word that
 * the lexicon only has with an ending («نفيات») may be one of its words that has a long vowel more or less, and a word of the lexicon («حنين») such a name of
 * a place as differs in letters that are taken for each other.
 */
async function spellingsOf(call: Call, plan: Plan, synonyms: readonly Synonyms[]): Promise<Spellings> {
  const spellings = new Map<string, string[]>()
  const doubtful = plan.words.filter(word => (word.mayBeWrong || word.mayBeOther) && nearKeys(word.text).length > 0)
  const hits = await hitsOf(
    call,
    doubtful.map(word => wordQuery(word)),
  )
  for (const word of doubtful.filter((_word, at) => hits[at] === 0)) {
    const near = await nearWords(call, word.text)
    if (!word.mayBeWrong) {
      const other = await otherOf(call, word.text, near)
      if (other.length > 0) spellings.set(word.text, other)
      continue
    }
    const gap = (other: NearWord) => Math.abs(other.word.length - word.text.length)
    // What was published once may be there no more.
    const there = (await thoseThere(call, near, other => queryOf(planOf(other.word, synonyms)))).toSorted(
      (one, other) => one.distance - other.distance || other.hits - one.hits || gap(one) - gap(other),
    )
    const likeliest = there.length > 0 ? there.map(other => other.word) : await twoInOne(call, word.text)
    if (likeliest.length > 0) spellings.set(word.text, likeliest.slice(0, mostSpellings))
  }
  return spellings
}

/** What a word that means something was meant as all the same: only what differs in letters that are taken for each other. */
async function otherOf(call: Call, text: string, near: readonly NearWord[]): Promise<string[]> {
  const nearest = near.filter(({ distance }) => distance === 1)
  const written = withoutArticle(text)
  const isWhole = lemmasOf(written) !== undefined
  const places = placesQuery(call)
  // «كسارات» is rightly made of «كسارة».
  if (isWhole ? places === undefined : lemmasOf(written.replace(/ات$/u, 'ه')) !== undefined) return []
  const isLetterLost = (word: string) => Math.abs(withoutArticle(word).length - written.length) === 1
  const there = await thoseThere(
    call,
    isWhole
      ? nearest
      : nearest.filter(({ word }) => isWord(word) && isLetterLost(word) && distanceOf(written, withoutArticle(word), true) === 1),
    isWhole ? ({ word }) => `${queryOf(planOf(word), 'A')} & ${places}` : ({ word }) => queryOf(planOf(word)),
  )
  const gap = ({ word }: NearWord) => Math.abs(word.length - text.length)
  return there
    .toSorted((one, other) => other.hits - one.hits || gap(one) - gap(other))
    .slice(0, 1)
    .map(({ word }) => word)
}

/** Each of two words that are written in one has so many letters at the least. */
const fewestOfTwo = 3

/** The two words of a name or title between which a space was left out: «مجلسالخدمات». */
async function twoInOne(call: Call, text: string): Promise<string[]> {
  const pairs = text.split('').flatMap((_letter, at) => {
    const both = [text.slice(0, at), text.slice(at)]
    return both.every(part => part.length >= fewestOfTwo) ? [{ pair: both.join(' ') }] : []
  })
  const there = await thoseThere(call, pairs, ({ pair }) => queryOf(planOf(pair), 'A'))
  return there
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, 1)
    .map(({ pair }) => pair)
}

/** Those of which something is there, and how much. */
export async function thoseThere<T>(call: Call, all: readonly T[], asked: (one: T) => string): Promise<(T & { readonly hits: number })[]> {
  const hits = await hitsOf(call, all.map(asked))
  return all.map((one, at) => ({ ...one, hits: hits[at] ?? 0 })).filter(one => one.hits > 0)
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
    if (distance !== undefined && !near.has(word) && !hasOwnParticle(word, text)) near.set(word, distance)
  }
  return [...near]
    .map(([word, distance]) => ({ word, distance }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostTried)
}

/** A particle that is written together with a word that means something without it: nobody meant «ودفع» who wrote another word. */
function hasOwnParticle(word: string, asked: string): boolean {
  const [, particle = '', rest = ''] = /^([وف]?[بك](?=ال)|[وفبكل])(\p{L}{3,})$/u.exec(word) ?? []
  return particle !== '' && !asked.startsWith(particle) && lemmasOf(word) === undefined && isWord(rest)
}

function isWord(word: string): boolean {
  return keyedTokens(word)[0]?.isKnown === true
}

function meantBy(text: string, spellings: Spellings): string {
  const written = [...spellings].map(([word, [first = '']]) => [word, first.split(' ').map(writtenAs).join(' ')] as const)
  return text
    .split(/(\s+)/)
    .map(part => written.find(([wrong]) => planOf(part).words[0]?.text === wrong)?.[1] ?? part)
    .join('')
}
