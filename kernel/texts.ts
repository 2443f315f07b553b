import type { Label } from './field.ts'
import { inLang, type Lang, type Plural } from './locale.ts'
import { nameCount, ownTexts } from './ownTexts.ts'

/** What variables stand for. */
type Values = Readonly<Record<string, string>>

/** The texts of one part of the interface, as it says them: the ministry's own where there are some, else the program's. */
export interface InterfaceTexts<Word extends string = string> {
  /** Begins the keys of its texts: `generic` of `generic.save`. It never changes: own texts are kept under it. */
  readonly area: string
  /** What the program says. Whoever shows one of these takes `say`. */
  readonly words: Readonly<Record<Word, Label>>
  /** A text in the reader's language. @param values what its variables stand for */
  readonly say: (word: Word, lang: Lang, values?: Values) => string
  /** The text of what may be none of the words; undefined then. */
  readonly find: (word: string, lang: Lang) => string | undefined
  /** All of them in one language, for a part that says many. */
  readonly in: (lang: Lang) => Readonly<Record<Word, string>>
}
/** Texts of the interface with a number, for `pluralOf`, which finds the own forms. */
export interface InterfaceCounts {
  readonly area: string
  readonly counts: Readonly<Record<string, Plural>>
}
/** A word of these texts. */
export type WordOf<T extends { readonly words: object }> = keyof T['words'] & string

/**
 * Makes the texts of a part of the interface ones that the ministry can change (portal and administration, section 10.4). A text that is
 * not made here is on no list and keeps what the program says. `{name}` stands for what is known only when the text is said.
 * @param area of no other call; `catalogue.texts.ts` names what it answers
 */
export function interfaceTexts<const Word extends string>(area: string, words: Readonly<Record<Word, Label>>): InterfaceTexts<Word> {
  const say = (word: Word, lang: Lang, values?: Values) => {
    const text = ownTexts()[lang][textKey(area, word)] ?? inLang(words[word], lang)
    return values ? filled(text, values) : text
  }
  const isWord = (word: string): word is Word => Object.hasOwn(words, word)
  const find = (word: string, lang: Lang) => (isWord(word) ? say(word, lang) : undefined)
  return {
    area,
    words,
    say,
    find,
    in: lang => Object.fromEntries(Object.keys(words).map(word => [word, find(word, lang)])) as Record<Word, string>,
  }
}

/** The same for texts with a number: they are said by `pluralOf`, as ever. @param area the one of the other texts beside them, or one of its own */
export function interfaceCounts(area: string, counts: Readonly<Record<string, Plural>>): InterfaceCounts {
  for (const [name, forms] of Object.entries(counts)) nameCount(forms, textKey(area, name))
  return { area, counts }
}

/** Under what an own text is kept. @param name of a text of the area, or `name.form` of one with a number */
export function textKey(area: string, name: string): string {
  return `${area}.${name}`
}

const braces = /\{([A-Za-z][A-Za-z0-9]*)\}/g

/** A text cut at its variables: every second piece is the name of one, however many there are. */
export function piecesOf(text: string): string[] {
  return text.split(braces)
}

/** The variables that a text names, each once. */
export function namedIn(text: string): string[] {
  return [...new Set([...text.matchAll(braces)].map(([, name = '']) => name))]
}

/** A plain text with what its variables stand for; nothing for one that is not given. */
export function filled(text: string, values: Values): string {
  return text.replace(braces, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : ''))
}
