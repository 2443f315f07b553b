import { field, type Field, type Need, type One } from '../field.ts'
import type { Unit } from '../units.ts'

/** A number between bounds. `integer`, `decimal` and `percent` make it. */
export interface NumberField<N extends Need = 'never'> extends Field<number, number, One[N], never> {
  required(): NumberField<'submit'>
  requiredAtOnce(): NumberField<'save'>
  min(n: number): NumberField<N>
  max(n: number): NumberField<N>
  between(low: number, high: number): NumberField<N>
  /** Asks, and lets pass. */
  warnAbove(n: number): NumberField<N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): NumberField<N>
}
/** A calendar year of four digits. */
export interface YearField<N extends Need = 'never'> extends Field<number, number, One[N], never> {
  required(): YearField<'submit'>
  requiredAtOnce(): YearField<'save'>
  /** The rule is skipped while the year is empty (specification, section 5). */
  min(year: number): YearField<N>
  until(latest: 'thisYear' | number): YearField<N>
  fixed(): YearField<N>
}
/** An exact decimal, written as text so that no digit is lost: `"1250.00"`. */
export interface MoneyField<N extends Need = 'never'> extends Field<string, string, One[N], never> {
  required(): MoneyField<'submit'>
  requiredAtOnce(): MoneyField<'save'>
  min(n: number): MoneyField<N>
  /** Decimal places: 2 for amounts, 4 for tariffs. */
  places(count: 2 | 4): MoneyField<N>
  /** Written by steps and by the server alone; refused in input. */
  bySystem(): MoneyField<N>
}

/** A whole number of at most 15 digits, perhaps in a unit. */
export const integer = (ar: string, en: string, unit?: Unit) => field<NumberField>('integer', ar, en, unit && { unit })
/** A measurement in the given unit, at most 15 significant digits. Money is `money`, never this. */
export const decimal = (ar: string, en: string, unit: Unit) => field<NumberField>('decimal', ar, en, { unit })
/** A share, 0 to 100 with two decimals (domain/places, 0.6). */
export const percent = (ar: string, en: string) => field<NumberField>('percent', ar, en, { unit: '%' })
/** A calendar year. */
export const year = (ar: string, en: string) => field<YearField>('year', ar, en)
/** An amount in the currency that the record's field `currency` names (domain/places, 0.6). @param per of a price: what it is the price of */
export const money = (ar: string, en: string, per?: Unit) => field<MoneyField>('money', ar, en, per === undefined ? {} : { per })
