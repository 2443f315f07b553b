/** When a value must be there: never, once the record is submitted, or at every save. */
export type Need = 'never' | 'submit' | 'save'
/** A text of the interface in both languages. */
export type Label = readonly [ar: string, en: string]
/** The kinds of field there are. Each has its schema here, its column in `server/database/columns.ts`, its editor and cell in `web/fields`. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'richText'
  | 'integer'
  | 'decimal'
  | 'percent'
  | 'money'
  | 'year'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'email'
  | 'phone'
  | 'url'
  | 'geoPoint'
  | 'choice'
  | 'lookup'
  | 'ref'
  | 'image'
  | 'attachments'
  | 'rows'
  | 'state'

/** One link of a field's chain: `max(30)` is `{ name: 'max', args: [30] }`. */
export interface Check {
  readonly name: string
  readonly args: readonly unknown[]
}

/** Records whose ids are whole numbers; new ones have them from this one on. */
export interface IntegerKey {
  readonly integersFrom: number
}
/** What a reference needs to know of the definition that it points to. */
export interface RefTarget {
  readonly name: string
  readonly permission?: string
  readonly options?: { readonly key?: IntegerKey; readonly calls?: string; readonly choices?: string }
}

/** A kind of field. A chain makes a new field and leaves the old one as it was, so a shared field can be refined where it is used. */
export interface Field<Word = unknown, Wire = unknown, Columns = Suffixes<string, string, string>, Steps = unknown> {
  readonly kind: FieldKind
  readonly label: Label
  readonly checks: readonly Check[]
  /** Text in both languages: two columns. */
  readonly bilingual?: boolean
  /** What the number measures, written after it. */
  readonly unit?: string
  /** Of a price: what it is the price of. */
  readonly per?: string
  /** The codes of a choice: word to integer. */
  readonly codes?: Readonly<Record<string, number>>
  /** The labels of a choice's or a state's words. */
  readonly words?: Readonly<Record<string, readonly [code: number, ar: string, en: string, ...rest: unknown[]]>>
  /** The lookup list of a lookup field. */
  readonly list?: string
  /** The resource that a reference points to. */
  readonly to?: () => RefTarget
  /** The fields of a child row. */
  readonly fields?: Fields
  /** The states of a state field. */
  readonly states?: StateTable
  /** Facts for the types, never filled: the value in rules, the value in JSON and SQL, the columns, who takes the steps of a state. */
  readonly _: { readonly word: Word; readonly wire: Wire; readonly columns: Columns; readonly steps: Steps }
}
/** Fields by their names, as a definition, a child row and the input of a call list them. */
export type Fields = Record<string, Field>

/** Whose turn it is in a state: its author's, who has not handed it in, or that of whoever decides. */
export type Stage = 'draft' | 'waiting'
/** A state machine as anything that works on all of them may know it. */
export interface StateTable {
  readonly words: Readonly<Record<string, readonly [code: number, ar: string, en: string, stage?: Stage]>>
  readonly codes: Readonly<Record<string, number>>
  readonly steps: readonly (readonly [from: string | null, action: string, to: string, by: string])[]
  readonly actions: Readonly<Record<string, Label>>
}

/** What is put after the field's name to name its columns, by their need. */
interface Suffixes<Never extends string, Submit extends string, Save extends string> {
  never: Never
  submit: Submit
  save: Save
}
/** One column, named as the field. */
export interface One {
  never: Suffixes<'', never, never>
  submit: Suffixes<never, '', never>
  save: Suffixes<never, never, ''>
}
/** Two columns, `…Ar` and `…En`. */
export interface Pair {
  never: Suffixes<'Ar' | 'En', never, never>
  submit: Suffixes<'En', 'Ar', never>
  save: Suffixes<'En', never, 'Ar'>
  both: Suffixes<never, 'Ar' | 'En', never>
}

/** `required()` binds when the record is submitted (in a resource without states: at every save); `requiredAtOnce()` at every save. */
export interface PlainField<Word, Wire = Word, N extends Need = 'never'> extends Field<Word, Wire, One[N], never> {
  required(): PlainField<Word, Wire, 'submit'>
  requiredAtOnce(): PlainField<Word, Wire, 'save'>
}

const chain = [
  'required',
  'requiredAtOnce',
  'requiredBoth',
  'min',
  'max',
  'between',
  'length',
  'digits',
  'alpha',
  'warnAbove',
  'matches',
  'from',
  'until',
  'dayLong',
  'after',
  'places',
  'unique',
  'searchable',
  'personal',
  'many',
  'types',
  'maxKB',
  'minPx',
  'fixed',
  'bySystem',
  'initially',
  'where',
] as const

/** Makes a field of a kind. The static face is wider than what one function can build, so it is given here, once, for all kinds. */
export function field<F extends Field>(kind: FieldKind, ar: string, en: string, more: object = {}, checks: readonly Check[] = []): F {
  const links = chain.map(name => [name, (...args: unknown[]) => field<F>(kind, ar, en, more, [...checks, { name, args }])])
  return { kind, label: [ar, en], checks, ...more, ...Object.fromEntries(links) } as unknown as F
}

/** The arguments of the last link of this name in a field's chain, or undefined when there is none: later links refine earlier ones. */
export function findCheck({ checks }: Field, name: string): readonly unknown[] | undefined {
  return checks.findLast(check => check.name === name)?.args
}

/** Is it of a person, so that only who may see personal data sees all of it? */
export function isPersonal(of: Field): boolean {
  return findCheck(of, 'personal') !== undefined
}

/** What others see of a personal value: that there is one, and its last three signs. */
export function masked(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? `•••${value.length > 6 ? value.slice(-3) : ''}` : value
}

/** Are the ids of its records whole numbers? They are GUIDs otherwise. */
export function hasIntegerIds(target: RefTarget | undefined): boolean {
  return target?.options?.key !== undefined
}

/** Does the field hold several values? Only texts, choices, lookups and references can. */
export function isMany(of: Field): boolean {
  return findCheck(of, 'many') !== undefined
}
