interface Lasting {
  readonly startDate?: string | null
  readonly endDate?: string | null
}

/** A line of whole years on which agreements are drawn. */
export interface TimeAxis {
  /** The first day of the first year and the first after the last, as instants. */
  readonly from: number
  readonly to: number
  /** The years that are named, evenly apart from the beginning. */
  readonly marks: readonly number[]
  /** Where today stands: ratio 0..1. */
  readonly today: number
}

/** Where an agreement stands on it: ratios 0..1. */
export interface Span {
  readonly from: number
  readonly to: number
  /** Nobody has said when it ends: it goes on to the end of the line. */
  readonly isOpen: boolean
}

/** So many years have room for their names on a phone. */
const mostMarks = 5

const newYear = (year: number) => Date.UTC(year, 0, 1)
const yearOf = (day: string) => Number(day.slice(0, 4))

/** The years of all of them and of today. @param today `YYYY-MM-DD` */
export function axisOf(items: readonly Lasting[], today: string): TimeAxis {
  const years = [today, ...items.flatMap(({ startDate, endDate }) => [startDate ?? [], endDate ?? []].flat())].map(yearOf)
  const first = Math.min(...years)
  const count = Math.max(...years) - first + 1
  const step = Math.ceil(count / mostMarks)
  const marks = Array.from({ length: Math.ceil(count / step) }, (_, index) => first + index * step)
  const [from, to] = [newYear(first), newYear(first + marks.length * step)]
  return { from, to, marks, today: (Date.parse(today) - from) / (to - from) }
}

/** Where an agreement stands; undefined of which nobody has said when it begins, or that ends before. */
export function spanOf({ startDate, endDate }: Lasting, { from, to }: TimeAxis): Span | undefined {
  if (!startDate || (endDate && endDate < startDate)) return undefined
  const at = (day: string) => (Date.parse(day) - from) / (to - from)
  return { from: at(startDate), to: endDate ? at(endDate) : 1, isOpen: !endDate }
}
