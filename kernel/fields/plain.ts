import { field, findCheck, type Field, type Fields, type Label, type Need, type One, type PlainField, type RefTarget } from '../field.ts'
import type { Complete, IdOf, Values } from '../record.ts'

/** A point on the earth, WGS 84, degrees. */
export interface GeoPoint {
  readonly lat: number
  readonly lng: number
}
/** Yes or no; a third answer, nothing said, is null. */
export interface BooleanField<N extends Need = 'never'> extends Field<boolean, boolean, One[N], never> {
  required(): BooleanField<'submit'>
  requiredAtOnce(): BooleanField<'save'>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): BooleanField<N>
  /** What a new record holds where nothing else is said. */
  initially(value: boolean): BooleanField<N>
}
/** A definition that a reference names; one that is still being made gives its name alone. */
interface Target extends RefTarget {
  readonly fields?: Fields
}
type WireOf<T extends Target> = T extends { readonly fields: infer F extends Fields }
  ? { readonly [K in keyof F]?: F[K]['_']['wire'] | readonly F[K]['_']['wire'][] }
  : Readonly<Record<string, unknown>>
/** What a record must be to be chosen. */
export interface RefCondition {
  /** Values of the chosen record on the wire: one, or any of several. */
  readonly is: Readonly<Record<string, unknown>>
  /** Columns whose values the chosen record and the one that refers to it share. */
  readonly shares: readonly string[]
  readonly message: Label
}
/** A reference to another record, or to several. */
export interface RefField<T extends Target = Target, N extends Need = 'never'> extends Field<IdOf<T>, IdOf<T>, One[N], never> {
  required(): RefField<T, 'submit'>
  bySystem(): RefField<T, N>
  requiredAtOnce(): RefField<T, 'save'>
  /** @param most 200 where nothing is said */
  many(most?: number): PlainField<IdOf<T>[], IdOf<T>[], N>
  /** Given when the record is made and never changed. */
  fixed(): RefField<T, N>
  /**
   * Only some records may be chosen: pickers offer no others, and the server refuses them with the message.
   * @param is values of the chosen record on the wire: one, or any of several
   * @param shares columns whose values it has in common with the record that refers to it; there empty, they say nothing yet
   */
  where(is: WireOf<T>, message: Label, shares?: readonly string[]): RefField<T, N>
}
/** A value of a lookup list: its code in rules, its integer id in JSON and SQL. */
export interface LookupField<Code extends string, N extends Need = 'never'> extends Field<Code, number, One[N], never> {
  required(): LookupField<Code, 'submit'>
  requiredAtOnce(): LookupField<Code, 'save'>
  fixed(): LookupField<Code, N>
  bySystem(): LookupField<Code, N>
  many(): PlainField<Code[], number[], N>
}
/** Uploaded files, held by the ids of their attachments. */
export interface FileField<Value, N extends Need = 'never'> extends Field<Value, Value, One[N], never> {
  required(): FileField<Value, 'submit'>
  requiredAtOnce(): FileField<Value, 'save'>
  /** Kinds of content that are taken, by their usual ending. */
  types(...endings: readonly string[]): FileField<Value, N>
  /** The largest file, in units of 1,024 bytes. */
  maxKB(size: number): FileField<Value, N>
  /** How many files at the most. */
  max(count: number): FileField<Value, N>
  /** Of a picture: its smallest width and height, pixels. */
  minPx(width: number, height: number): FileField<Value, N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): FileField<Value, N>
}

/** Yes or no. */
export const boolean = (ar: string, en: string) => field<BooleanField>('boolean', ar, en)
/** A point picked on the map; its bounds are settings of the product. */
export const geoPoint = (ar: string, en: string) => field<PlainField<GeoPoint>>('geoPoint', ar, en)
/** One picture: the id of an uploaded attachment. */
export const image = (ar: string, en: string) => field<FileField<string>>('image', ar, en)
/** Files in their order: ids of uploaded attachments. */
export const attachments = (ar: string, en: string) => field<FileField<string[]>>('attachments', ar, en)
/** Another record, by its id. The resource is named by a function, so that two definitions may name each other. */
export const ref = <T extends Target>(ar: string, en: string, to: () => T) => field<RefField<T>>('ref', ar, en, { to })

/** The condition of a reference; undefined when any record may be chosen. */
export function refCondition(of: Field): RefCondition | undefined {
  const [is, message, shares = []] = findCheck(of, 'where') ?? []
  return isCondition(is) && isLabel(message) && Array.isArray(shares) ? { is, message, shares } : undefined
}

/** May this record be chosen? @param chosen what it holds on the wire @param referring the values of the record that refers to it */
export function mayBeChosen({ is, shares }: RefCondition, chosen: Values, referring: Values): boolean {
  return (
    Object.entries(is).every(([key, wanted]) => (Array.isArray(wanted) ? wanted.includes(chosen[key]) : wanted === chosen[key])) &&
    shares.every(key => isMissingValue(referring[key]) || referring[key] === chosen[key])
  )
}

function isMissingValue(value: unknown): boolean {
  return value === undefined || value === null
}

function isCondition(value: unknown): value is RefCondition['is'] {
  return typeof value === 'object' && value !== null
}

function isLabel(value: unknown): value is Label {
  return Array.isArray(value) && value.length === 2
}
/** Child rows, saved with their parent and replaced as a set; their own rules bind at every save. */
export const rows = <F extends Fields>(ar: string, en: string, fields: F) => field<RowsField<F>>('rows', ar, en, { fields })

/** A table of child rows inside a record. */
export interface RowsField<F extends Fields, N extends Need = 'never'>
  extends Field<Complete<F, 'word'>[], Complete<F, 'wire'>[], One[N], never> {
  required(): RowsField<F, 'submit'>
  requiredAtOnce(): RowsField<F, 'save'>
  max(rows: number): RowsField<F, N>
  /** No two rows of a record may share the value of this column. */
  unique(column: string): RowsField<F, N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): RowsField<F, N>
  readonly fields: F
}
