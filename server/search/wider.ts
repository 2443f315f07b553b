import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { verbsIn, withoutManner, withoutStops, type Verbs } from './asking.ts'
import { exactKey } from './keys.ts'
import { distanceOf } from './misspelling.ts'
import { fewestLeft, matches, queryOf, quoted, relaxedQueries, wholeKey } from './lexemes.ts'
import type { Synonyms } from './plan.ts'
import { finds, placesQuery, planFor, thoseThere, understood, type Sought } from './sought.ts'
import { tokensOf } from './tokens.ts'

/** Of more than this somebody finds his way, whatever it is. */
export const few = 20
/** Of more than this no word is left out but such as says how something is done, where two others are left. */
const fewest = 5
/** Of what a wider query finds so much is looked through for what has the words in its title. */
const mostLookedThrough = 2000

/** A search, and whether what it finds may have the words by accident. */
export interface Widened {
  readonly sought: Sought
  readonly isWeak: boolean
}

/**
 * The same search as it is asked where few were found, and none of these by its title or tags. It is widened step by step until something has what
 * is asked in its title: what may stand for the words is looked for too; then the verb of who asks is left out, then a word, then another. Where
 * nothing was found at all, it is enough that something has what may stand for the words, or all of them but one; then that all of it is the misspelt
 * name of a place, at last that a place is called as a part of it is.
 * @returns the search as it was where nothing better is there
 */
export async function widerOf(call: Call, sought: Sought, synonyms: readonly Synonyms[]): Promise<Widened> {
  if (sought.reached) return { sought, isWeak: false }
  const { count, isTitled } = await reach(call, { query: sought.query, titled: queryOf(sought.plan, 'AB') }, few + 1)
  if (count > few || isTitled) return { sought, isWeak: false }
  let best = count > 0 ? sought : undefined
  const isBriefer = count <= fewest
  for (const step of stepsFrom(sought, { synonyms, verbs: await verbsOf(call, sought), isBriefer })) {
    if (step.isLast && best) continue
    const found = await reach(call, { query: step.sought.query, titled: step.titled }, mostLookedThrough)
    if (found.isTitled) return { sought: step.sought, isWeak: false }
    if (found.count > 0 && step.isEnough) best ??= step.sought
  }
  if (best) return { sought: best, isWeak: isBriefer }
  const meant = await placeMeant(call, sought, synonyms)
  return meant ? { sought: meant, isWeak: false } : { sought: (await placeIn(call, sought)) ?? sought, isWeak: isBriefer }
}

/** The verbs of who asks, but for words that a place is called: «نوبا», «بدرس». */
async function verbsOf(call: Call, { plan, written }: Sought): Promise<Verbs> {
  const verbs = [...verbsIn(written)].flatMap(([word, verb]) => (plan.words.some(({ text }) => text === word) ? [{ word, verb }] : []))
  const places = placesQuery(call)
  const named = places === undefined ? [] : await thoseThere(call, verbs, ({ word }) => `${quoted(exactKey(word))}:A & ${places}`)
  const names = new Set(named.map(({ word }) => word))
  return new Map(verbs.flatMap(({ word, verb }) => (names.has(word) ? [] : [[word, verb] as const])))
}

/** Where nothing else is found: the places that are called as a word of the query is, or two that follow upon each other. */
async function placeIn(call: Call, sought: Sought): Promise<Sought | undefined> {
  const places = placesQuery(call)
  const told = withoutStops(sought.words)
  const words = tokensOf(told)
  const names = words.flatMap(({ start }, at) => [words[at], words[at + 1]].flatMap(last => (last ? told.slice(start, last.end) : [])))
  if (places === undefined || names.length === 0) return undefined
  const query = `(${names.map(wholeKey).map(quoted).join(' | ')}) & ${places}`
  return (await finds(call, query)) ? { ...sought, query, isRelaxed: true } : undefined
}

/** A name of a place has so many words at the most, where it is not that of a council. */
const mostOfName = 3

/** Where nothing else is found: the place whose name is misspelt so, as a whole, since a short word of it may be misspelt as another word. «بيت لحن», «دير البح». */
async function placeMeant(call: Call, { written }: Sought, synonyms: readonly Synonyms[]): Promise<Sought | undefined> {
  const places = placesQuery(call)
  const asked = tokensOf(withoutStops(written))
  if (places === undefined || asked.length === 0 || asked.length > mostOfName) return undefined
  const rows = await call.platform.database.rows<{ titleAr: string; titleEn: string | null }>(
    sql`select d.title_ar as "titleAr", d.title_en as "titleEn" from search_document d where ${matches(places)}`,
  )
  const names = new Set(rows.flatMap(({ titleAr, titleEn }) => [titleAr, titleEn ?? '']))
  const whole = inOne(asked)
  // «ببيت لحم», «لدير البلح»: a particle is written together with the first word.
  const forms = [whole, whole.replace(/^[وفبل]/u, '')]
  const near = [...names].flatMap(name => {
    const called = inOne(tokensOf(name))
    // «أم النصر», written «امالنصر»: the same but for its spaces.
    const distances = forms.flatMap(form => (form === called ? 0 : (distanceOf(form, called, true) ?? [])))
    const [distance = 3] = distances.toSorted((one, other) => one - other)
    return distance < 3 ? [{ name, distance }] : []
  })
  // Of two that are as near nobody knows which was meant.
  const [nearest, next] = near.toSorted((one, other) => one.distance - other.distance)
  if (nearest === undefined || nearest.distance === next?.distance) return undefined
  const meant = await planFor(call, nearest.name, synonyms)
  return meant && { ...meant, meant: nearest.name }
}

function inOne(words: readonly { readonly bare: string }[]): string {
  return words.map(({ bare }) => bare).join('')
}

interface Step {
  readonly sought: Sought
  /** As a `tsquery` what has the same in its title or tags. */
  readonly titled: string
  /** Where nothing was found it is taken as soon as anything has this, in its title or not. */
  readonly isEnough: boolean
  /** It says something else: it is taken only where nothing was found before. */
  readonly isLast: boolean
}

interface Widening {
  readonly synonyms: readonly Synonyms[]
  readonly verbs: Verbs
  /** So little was found that any word may be left out. */
  readonly isBriefer: boolean
}

function stepsFrom(sought: Sought, { synonyms, verbs, isBriefer }: Widening): Step[] {
  const width = { isWide: true, verbs }
  const wide = { ...sought, ...understood(sought, synonyms, width) }
  const words = withoutManner(sought.words, verbs)
  const brief = { ...sought, ...understood({ ...sought, words }, synonyms, width), isRelaxed: true }
  const isBare = brief.plan.words.length < fewestLeft
  const isVerbLeftOut = [...verbs.values()].some(({ isSpare }) => isSpare)
  const relaxed = isBriefer && wide.plan.words.length > fewestLeft ? relaxedQueries(wide.plan) : []
  const titled = relaxedQueries(wide.plan, 'AB')
  return [
    ...(wide.query === sought.query ? [] : [stepOf(wide, false)]),
    ...(words !== sought.words && (isBriefer || !isBare) ? [stepOf(brief, isBare && isVerbLeftOut)] : []),
    ...relaxed.map((query, at) => ({
      sought: { ...wide, query, isRelaxed: true },
      titled: titled[at] ?? '',
      isEnough: at === 0,
      isLast: false,
    })),
  ]
}

function stepOf(sought: Sought, isLast: boolean): Step {
  return { sought, titled: queryOf(sought.plan, 'AB'), isEnough: true, isLast }
}

/** How much has what is asked, counted to so many, and whether any of it has that in its title or tags. */
async function reach({ platform }: Call, { query, titled }: { readonly query: string; readonly titled: string }, most: number) {
  const row = await platform.database.find<{ count: number; isTitled: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(f.words @@ ${titled}::text::tsquery), false) as "isTitled"
    from (select d.words from search_document d where ${matches(query)} limit ${most}) f`)
  return row ?? { count: 0, isTitled: false }
}
