import { clockOf, date, latinDigits, problemsOfFields } from '../../../kernel/kernel.ts'

/** What an address says of a day: the day where it is one, and what was typed where it is none. */
export interface AskedDay {
  /** Calendar date `YYYY-MM-DD`. */
  readonly day: string | undefined
  readonly wrong: string | undefined
}

// Nobody reads its name.
const asked = { day: date('', '') }
/** No bound of these days moves with the calendar, so any zone will do. */
const clock = clockOf('UTC')

/** Reads a day as people write it, year first: 2026/3/9, 2026-03-09, ٢٠٢٦/٣/٩. What the calls refuse is none. */
export function dayIn(given: string | null): AskedDay {
  const typed = latinDigits((given ?? '').trim()).slice(0, 20)
  const [, year = '', month = '', date = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed) ?? []
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const isDay = problemsOfFields(asked, { day }, 'save', clock).length === 0
  return { day: isDay ? day : undefined, wrong: isDay || typed === '' ? undefined : typed }
}

/** A day as it is typed and shown: 2026/03/09. */
export function writtenDay(day: string): string {
  return day.replaceAll('-', '/')
}
