import { field, type Field, type Need, type One } from '../field.ts'

/** A calendar day, `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`
/** A day that moves with the calendar: rules name it, records never hold it. */
export type DayBound = Day | 'today' | `today+${number}` | `today-${number}`

/** A calendar day between bounds, which may move with the calendar. */
export interface DateField<N extends Need = 'never'> extends Field<Day, Day, One[N], never> {
  required(): DateField<'submit'>
  requiredAtOnce(): DateField<'save'>
  from(earliest: DayBound): DateField<N>
  until(latest: DayBound): DateField<N>
  bySystem(): DateField<N>
  /** What a new record holds where nothing else is said. */
  initially(day: DayBound): DateField<N>
  readonly isMoment: true
}
/** An instant. It has no bounds in days, because which day it falls on depends on the zone. */
export interface DateTimeField<N extends Need = 'never'> extends Field<string, string, One[N], never> {
  required(): DateTimeField<'submit'>
  requiredAtOnce(): DateTimeField<'save'>
  bySystem(): DateTimeField<N>
  /** Something lasts until then: of a day without an hour its last minute is meant. */
  dayLong(): DateTimeField<N>
  readonly isMoment: true
}
/** A time of day, without a day and without a zone. */
export interface TimeField<N extends Need = 'never'> extends Field<string, string, One[N], never> {
  required(): TimeField<'submit'>
  requiredAtOnce(): TimeField<'save'>
  readonly isMoment: true
}

/** A calendar day, `YYYY-MM-DD`: it never shifts with the zone. */
export const date = (ar: string, en: string) => field<DateField>('date', ar, en)
/** An instant, to the millisecond: taken with any offset, kept and answered in UTC, shown in the configured zone. */
export const dateTime = (ar: string, en: string) => field<DateTimeField>('dateTime', ar, en)
/** A time of day, `HH:mm` of 24 hours. */
export const time = (ar: string, en: string) => field<TimeField>('time', ar, en)
