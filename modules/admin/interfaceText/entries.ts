import {
  columnsOf,
  namedIn,
  problemAt,
  textKey,
  type InterfaceCounts,
  type InterfaceTexts,
  type Label,
  type Lang,
  type Plural,
  type Problem,
} from '../../define.ts'
import { ownFields } from './ownText.ts'

/** The forms of texts in their order, Arabic first, by the fields of the record. */
export const forms = [
  { name: 'zeroAr', lang: 'ar', form: 'zero' },
  { name: 'oneAr', lang: 'ar', form: 'one' },
  { name: 'twoAr', lang: 'ar', form: 'two' },
  { name: 'fewAr', lang: 'ar', form: 'few' },
  { name: 'manyAr', lang: 'ar', form: 'many' },
  { name: 'textAr', lang: 'ar', form: 'other' },
  { name: 'oneEn', lang: 'en', form: 'one' },
  { name: 'textEn', lang: 'en', form: 'other' },
] as const satisfies readonly { readonly name: string; readonly lang: Lang; readonly form: keyof Plural['ar'] }[]
/** One form of a text. */
export type FormName = (typeof forms)[number]['name']
/** Texts by their forms; what is missing has no own text. */
export type Written = Readonly<Partial<Record<FormName, string>>>

/** A text of the interface, as the program says it. */
export interface TextEntry {
  readonly key: string
  readonly area: string
  /** It has a form for each kind of number. */
  readonly isCount: boolean
  readonly originals: Written
  /** What it may name. */
  readonly variables: readonly string[]
}

/** Texts of the interface, or texts with a number. */
export type TextSet = Pick<InterfaceTexts, 'area' | 'words'> | InterfaceCounts

/** Every text of the interface, in the order in which the program names them, those of an area together. */
export function entriesOf(sets: readonly TextSet[]): TextEntry[] {
  const entries = sets.flatMap(set => ('words' in set ? plainOf(set.area, set.words) : countsOf(set.area, set.counts)))
  return [...Map.groupBy(entries, ({ area }) => area).values()].flat()
}

function plainOf(area: string, words: Readonly<Record<string, Label>>): TextEntry[] {
  return Object.entries(words).map(([word, [textAr, textEn]]) => ({
    key: textKey(area, word),
    area,
    isCount: false,
    originals: { textAr, textEn },
    variables: namedIn(textAr + textEn),
  }))
}

function countsOf(area: string, counts: Readonly<Record<string, Plural>>): TextEntry[] {
  return Object.entries(counts).map(([name, { ar, en }]) => {
    const originals = {
      zeroAr: ar.zero,
      oneAr: ar.one,
      twoAr: ar.two,
      fewAr: ar.few,
      manyAr: ar.many,
      textAr: ar.other,
      oneEn: en.one,
      textEn: en.other,
    }
    return { key: textKey(area, name), area, isCount: true, originals, variables: namedIn(Object.values(originals).join()) }
  })
}

/** The forms that a text has. */
export function formsOf({ isCount }: Pick<TextEntry, 'isCount'>): readonly (typeof forms)[number][] {
  return isCount ? forms : forms.filter(({ form }) => form === 'other')
}

/** How many characters an own form may have: a text that is much longer than the one it replaces breaks the place where it stands. */
export function mostOf(original: string): number {
  return Math.max(120, 2 * original.length)
}

const labels = new Map(columnsOf(ownFields).map(({ name, label }) => [name, label]))

/** What a form is called. */
export function labelOf(name: FormName): Label {
  return labels.get(name) ?? ['', '']
}

// Whoever says «صفر» or «واحد» in words needs no figure.
const inWords: readonly string[] = ['zero', 'one', 'two']

/**
 * What is wrong with own forms: a variable that is missing or that the text does not have, markup, line breaks, too many characters (portal
 * and administration, section 10.4).
 */
export function problemsOf(entry: TextEntry, own: Written): Problem[] {
  const known = formsOf(entry)
  return forms.flatMap(form => {
    const text = own[form.name]
    if (text === undefined) return []
    if (!known.includes(form)) return [problemAt(form.name, 'hidden', labelOf(form.name))]
    return problemsOfForm(entry, form, text)
  })
}

function problemsOfForm(entry: TextEntry, { name, form }: (typeof forms)[number], text: string): Problem[] {
  const original = entry.originals[name] ?? ''
  const named = namedIn(text)
  const needed = namedIn(original).filter(variable => !(entry.isCount && variable === 'n' && inWords.includes(form)))
  return [
    ...needed.filter(variable => !named.includes(variable)).map(variable => missing(name, variable)),
    ...unknownIn(text, entry.variables).map(variable => unknown(name, variable)),
    ...(/<\/?[a-z!]/i.test(text) ? [hasMarkup(name)] : []),
    ...(/[\r\n]/.test(text) ? [hasLines(name)] : []),
    ...(text.length > mostOf(original) ? [problemAt(name, 'maxLength', labelOf(name), [mostOf(original)])] : []),
  ]
}

/** What stands in braces and is none of the variables; a brace without its fellow too. */
function unknownIn(text: string, variables: readonly string[]): string[] {
  const rest = variables.reduce((left, variable) => left.replaceAll(`{${variable}}`, ''), text)
  return [...new Set(rest.match(/\{[^{}]*\}?|\}/g))]
}

function missing(at: string, variable: string): Problem {
  return {
    at,
    rule: 'missingVariable',
    sentence: { ar: `يجب أن يتضمن النص المتغير {${variable}}`, en: `The text must contain the variable {${variable}}` },
  }
}

function unknown(at: string, found: string): Problem {
  return {
    at,
    rule: 'unknownVariable',
    sentence: { ar: `${found} ليس من متغيرات هذا النص`, en: `${found} is none of the variables of this text` },
  }
}

function hasMarkup(at: string): Problem {
  return { at, rule: 'plainText', sentence: { ar: 'النص بلا وسوم HTML', en: 'The text has no HTML tags' } }
}

function hasLines(at: string): Problem {
  return { at, rule: 'oneLine', sentence: { ar: 'النص في سطر واحد', en: 'The text is written in one line' } }
}
