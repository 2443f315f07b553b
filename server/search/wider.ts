import { sql } from '../database/sql.ts'
import type { Call } from '../platform.ts'
import { withoutManner, withoutStops } from './asking.ts'
import { matches, queryOf, quoted, relaxedQueries, wholeKey } from './lexemes.ts'
import type { Synonyms } from './plan.ts'
import { placesQuery, understood, type Sought } from './sought.ts'
import { tokensOf } from './tokens.ts'

/** Of more than this somebody finds his way, whatever it is. */
export const few = 20
/** Of more than this no word is left out. */
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
 * nothing was found at all, it is enough that something has what may stand for the words, or all of them but one.
 * @returns the search as it was where nothing better is there
 */
export async function widerOf(call: Call, sought: Sought, synonyms: readonly Synonyms[]): Promise<Widened> {
  if (sought.plan.words.length < 2) return { sought, isWeak: false }
  const { count, isTitled } = await reach(call, { query: sought.query, titled: queryOf(sought.plan, 'AB') }, few + 1)
  if (count > few || isTitled) return { sought, isWeak: false }
  let best = count > 0 ? sought : undefined
  for (const step of stepsFrom(sought, synonyms, count <= fewest)) {
    const found = await reach(call, { query: step.sought.query, titled: step.titled }, mostLookedThrough)
    if (found.isTitled) return { sought: step.sought, isWeak: false }
    if (found.count > 0 && step.isEnough) best ??= step.sought
  }
  return { sought: best ?? placeIn(call, sought) ?? sought, isWeak: count <= fewest }
}

/** Where nothing else is found: the places that are called as a word of the query is, or two that follow upon each other. */
function placeIn(call: Call, sought: Sought): Sought | undefined {
  const places = placesQuery(call)
  const told = withoutStops(sought.words)
  const words = tokensOf(told)
  const names = words.flatMap(({ start }, at) => [words[at], words[at + 1]].flatMap(last => (last ? told.slice(start, last.end) : [])))
  if (places === undefined || names.length === 0) return undefined
  return { ...sought, query: `(${names.map(wholeKey).map(quoted).join(' | ')}) & ${places}`, isRelaxed: true }
}

interface Step {
  readonly sought: Sought
  /** As a `tsquery` what has the same in its title or tags. */
  readonly titled: string
  /** Where nothing was found it is taken as soon as anything has this, in its title or not. */
  readonly isEnough: boolean
}

/** @param isBriefer words may be left out */
function stepsFrom(sought: Sought, synonyms: readonly Synonyms[], isBriefer: boolean): Step[] {
  const { words, spellings } = sought
  const wide = { ...sought, ...understood(words, spellings, synonyms, true) }
  const without = withoutManner(words)
  const brief = { ...sought, ...understood(without, spellings, synonyms, true), isRelaxed: true }
  // Of two words one alone says something else.
  const relaxed = isBriefer && wide.plan.words.length > 2 ? relaxedQueries(wide.plan) : []
  const titled = relaxedQueries(wide.plan, 'AB')
  return [
    ...(wide.query === sought.query ? [] : [stepOf(wide)]),
    ...(without === words ? [] : [stepOf(brief)]),
    ...relaxed.map((query, at) => ({ sought: { ...wide, query, isRelaxed: true }, titled: titled[at] ?? '', isEnough: at === 0 })),
  ]
}

function stepOf(sought: Sought): Step {
  return { sought, titled: queryOf(sought.plan, 'AB'), isEnough: true }
}

/** How much has what is asked, counted to so many, and whether any of it has that in its title or tags. */
async function reach({ platform }: Call, { query, titled }: { readonly query: string; readonly titled: string }, most: number) {
  const row = await platform.database.find<{ count: number; isTitled: boolean }>(sql`
    select count(*)::int as count, coalesce(bool_or(f.words @@ ${titled}::text::tsquery), false) as "isTitled"
    from (select d.words from search_document d where ${matches(query)} limit ${most}) f`)
  return row ?? { count: 0, isTitled: false }
}
