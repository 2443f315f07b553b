import { acts } from './acts.ts'
import { brokenPlurals } from './brokenPlurals.ts'
import { knownWords } from './knownWords.ts'
import { bareOf } from './tokens.ts'

let lemmas: ReadonlyMap<string, readonly string[]> | undefined
let broken: ReadonlySet<string> | undefined

/** What the form is a form of: its singular; several where it may be the plural of several; undefined: not known. Sound endings are not its matter. */
export function lemmasOf(form: string): readonly string[] | undefined {
  lemmas ??= formsIn([brokenPlurals, knownWords])
  return lemmas.get(form)
}

let actsByLemma: ReadonlyMap<string, readonly string[]> | undefined

/** What is done by whom, or to what, a word of the lexicon names: «إغلاق» of «مغلق». */
export function actsBeside(lemma: string): readonly string[] {
  actsByLemma ??= new Map(
    entriesOf(acts).map(([first = '', ...nouns]) => [bareOf(first), nouns.flatMap(noun => lemmasOf(bareOf(noun)) ?? [])]),
  )
  return actsByLemma.get(bareOf(lemma)) ?? []
}

/** Every word of the lexicon, in all its forms. */
export function knownForms(): Iterable<string> {
  lemmas ??= formsIn([brokenPlurals, knownWords])
  return lemmas.keys()
}

let written: ReadonlyMap<string, string> | undefined

/** The word as it is rightly written, where the lexicon has it: «مناقصة» for «مناقصه»; another word as it is. */
export function writtenAs(word: string): string {
  written ??= new Map(
    [brokenPlurals, knownWords]
      .flatMap(entriesOf)
      .flat()
      .toReversed()
      .map(form => [bareOf(form), form]),
  )
  return written.get(word) ?? word
}

let formsByLemma: ReadonlyMap<string, readonly string[]> | undefined

/** All forms of a word, its plurals among them; none of a word that the lexicon does not have. @param lemma in the form in which words are compared */
export function formsOf(lemma: string): readonly string[] {
  formsByLemma ??= inverse()
  return formsByLemma.get(lemma) ?? []
}

function inverse(): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>()
  for (const form of knownForms())
    for (const lemma of lemmasOf(form) ?? []) forms.set(bareOf(lemma), [...(forms.get(bareOf(lemma)) ?? []), form])
  return forms
}

/** Has the word a plural of its own form, so that it takes no sound one? «مكتبات» belongs to «مكتبة», not to «مكتب». */
export function hasBrokenPlural(lemma: string): boolean {
  broken ??= new Set(
    entriesOf(brokenPlurals).flatMap(([first = '', ...others]) => (others.some(form => form !== `${first}ات`) ? [bareOf(first)] : [])),
  )
  return broken.has(lemma)
}

/** A word without the hamzas inside it, whose seats writers exchange: مسؤول and مسئول, شؤون and شئون. */
export function withoutSeats(raw: string): string {
  return bareOf(raw.slice(0, 1) + raw.slice(1).replaceAll(/[أؤئء]/gu, ''))
}

/** Of the lemmas those that the writer may have meant: a hamza beneath the alif (إعلام) tells from one above it (أعلام), none says nothing. */
export function meantBy(raw: string, found: readonly string[]): readonly string[] {
  const [, hamza] = /^[وفبكل]{0,3}(?:ال)?([أإ])/u.exec(raw) ?? []
  if (hamza === undefined) return found
  const meant = found.filter(lemma => lemma.startsWith('إ') === (hamza === 'إ'))
  return meant.length > 0 ? meant : found
}

/** A word with a hamza beneath its alif keeps it as a lemma: «إعلام» is not the plural of «علم». */
function lemmaOf(word: string): string {
  return word.startsWith('إ') ? `إ${bareOf(word).slice(1)}` : bareOf(word)
}

function formsIn(lists: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>()
  const add = (form: string, found: readonly string[]) => forms.set(form, [...new Set([...(forms.get(form) ?? []), ...found])])
  for (const [index, list] of lists.entries()) {
    const entries = entriesOf(list)
    const own = new Set<string>()
    const isBoth = new Set([...list.matchAll(/\+(\p{L}+)/gu)].map(([, word]) => word))
    for (const [first = ''] of entries) {
      // A plural of the list before is no word of its own, but for one that only its unwritten hamza hides, and for such as are marked so.
      if (forms.has(bareOf(first)) && !first.startsWith('إ') && !isBoth.has(first)) continue
      own.add(bareOf(first))
      // What the word itself is comes first.
      forms.set(bareOf(first), [...new Set([lemmaOf(first), ...(forms.get(bareOf(first)) ?? [])])])
    }
    // A word that stands by itself comes before that which it is the plural of: «دور» is a role, then only the plural of «دار».
    for (const [first = '', ...others] of entries)
      for (const form of others.map(bareOf))
        if (index > 0 || !own.has(form)) add(form, isBoth.has(first) ? [lemmaOf(first)] : (forms.get(bareOf(first)) ?? []))
    for (const word of entries.flat().filter(entry => /.[أؤئء]/u.test(entry))) {
      const seatless = withoutSeats(word)
      if (seatless.length >= 3 && !forms.has(seatless)) add(seatless, forms.get(bareOf(word)) ?? [])
    }
  }
  return forms
}

function entriesOf(list: string): string[][] {
  return list
    .replaceAll('+', '')
    .split(/[,\n]/)
    .map(entry => entry.trim())
    .filter(Boolean)
    .map(entry => entry.split(' '))
}
