import { field, type Field, type Need, type One } from '../field.ts'

export type Day = `${number}-${number}-${number}`
/** A day that moves with the calendar: rules name it, records never hold it. */
export type DayBound = Day | 'today' | `today+${number}` | `today-${number}`

export interface DateField<Word extends string, N extends Need = 'never'> extends Field<Word, Word, One[N], never> {
  required(): DateField<Word, 'submit'>
  requiredAtOnce(): DateField<Word, 'save'>
  from(earliest: DayBound): DateField<Word, N>
  until(latest: DayBound): DateField<Word, N>
  bySystem(): DateField<Word, N>
  /** What a new record holds where nothing else is said. */
  initially(day: DayBound): DateField<Word, N>
  readonly isMoment: true
}
export interface TimeField<N extends Need = 'never'> extends Field<string, string, One[N], never> {
  required(): TimeField<'submit'>
  requiredAtOnce(): TimeField<'save'>
  readonly isMoment: true
}

/** A calendar day, `YYYY-MM-DD`: it never shifts with the zone. */
export const date = (ar: string, en: string) => field<DateField<Day>>('date', ar, en)
/** An instant in UTC, shown in the configured zone. */
export const dateTime = (ar: string, en: string) => field<DateField<string>>('dateTime', ar, en)
/** A time of day, `HH:mm` of 24 hours. */
export const time = (ar: string, en: string) => field<TimeField>('time', ar, en)
