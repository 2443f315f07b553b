import { field, type Field, type Label, type Need, type One, type PlainField, type Stage } from './field.ts'

/** Words of the code and the specification's integers for them. Rules and screens say the word; JSON and SQL hold the integer. */
export type Codes = Record<string, readonly [code: number, ar: string, en: string, ...rest: unknown[]]>
/** The integer of each word. */
export type CodeOf<C extends Codes> = { readonly [W in keyof C]: C[W][0] }
/** Refuses an integer that stands beside two words. */
export type Distinct<C extends Codes> = [Repeated<C>] extends [never] ? unknown : { 'one integer beside two words': Repeated<C> }
type Repeated<C extends Codes> = { [W in keyof C]: C[W][0] extends C[Exclude<keyof C, W>][0] ? W : never }[keyof C]
type Word<T> = Extract<keyof T, string>

/** One of a fixed list of words; `many()` lets a record hold several. */
export interface ChoiceField<C extends Codes, N extends Need = 'never'> extends Field<Word<C>, C[keyof C][0], One[N], never> {
  readonly codes: CodeOf<C>
  required(): ChoiceField<C, 'submit'>
  requiredAtOnce(): ChoiceField<C, 'save'>
  /** Given when the record is made and never changed. */
  fixed(): ChoiceField<C, N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): ChoiceField<C, N>
  /** What a new record holds where nothing else is said, by its integer. */
  initially(code: C[keyof C][0]): ChoiceField<C, N>
  many(): PlainField<Word<C>[], C[keyof C][0][], N>
}
/** One of a fixed list. The list may be a constant that several definitions share. */
export const choice = <const C extends Codes>(ar: string, en: string, words: C & Distinct<C>): ChoiceField<C> =>
  field('choice', ar, en, { codes: codesOf<C>(words), words })

/**
 * The fourth place of a state. `draft`: the record may still be incomplete there and is edited; leaving such a state is submitting. Elsewhere
 * it is edited only by an `update` step. `waiting`: it was handed in, and somebody is to decide.
 */
export type StateWords = Record<string, readonly [code: number, ar: string, en: string, stage?: Stage]>
/** A step from `null` creates the record. A state that no step enters is never stored: screens say it, filters know it, no row holds it. */
export type Step<C extends Codes, Stored, By> = readonly [from: Word<C> | null, action: string, to: Stored, by: By]
/** A state machine as a table: one row per step, nothing else is possible. */
export interface States<C extends Codes, Stored extends keyof C, By extends string> {
  readonly words: C
  readonly codes: CodeOf<C>
  readonly steps: readonly Step<C, Stored, By>[]
  /** The words on the buttons. */
  readonly actions: Readonly<Record<string, Label>>
}

/** The state of a record, with the table of its steps. */
export interface StateField<W extends string, Code extends number, By extends string> extends Field<W, Code, One['save'], By> {
  readonly states: {
    readonly words: StateWords
    readonly codes: Readonly<Record<string, number>>
    readonly steps: readonly (readonly [from: string | null, action: string, to: string, by: By])[]
    readonly actions: Readonly<Record<string, Label>>
  }
}
/** The state of a record. It is never written by a form: steps change it. */
export const state = <C extends Codes & StateWords, Stored extends Word<C>, By extends string>(
  ar: string,
  en: string,
  table: States<C, Stored, By>,
): StateField<Stored, C[Stored][0], By> => field('state', ar, en, { states: table, words: table.words })

/** The integers of a table of words. */
export function codesOf<C extends Codes>(words: C): CodeOf<C> {
  return Object.fromEntries(Object.entries(words).map(([word, [code]]) => [word, code])) as CodeOf<C>
}

/** The word of an integer; undefined when the list does not have it. */
export function findWord(words: Codes, code: unknown): string | undefined {
  return Object.keys(words).find(word => words[word]?.[0] === code)
}
