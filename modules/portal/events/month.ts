import { localTimeOf } from '../../define.ts'

const dayMs = 86_400_000

/**
 * The weeks of a month, each from Sunday to Saturday: days `YYYY-MM-DD`, those of the months before and after among them.
 * @param month `YYYY-MM`
 */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const start = sundayOf(`${month}-01`)
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`)
  const weeks: string[][] = []
  for (let sunday = start; sunday < end; sunday += 7 * dayMs) weeks.push(weekFrom(sunday))
  return weeks
}

/** The days of a week as they stand in a month: those of its neighbours are not there, today neither. @param month `YYYY-MM` */
export function ownDays(week: readonly string[], month: string): readonly (string | undefined)[] {
  return week.map(day => (day.startsWith(month) ? day : undefined))
}

/** The month that most of some days are in, the earliest of several such; undefined: there are none. @param days `YYYY-MM-DD` */
export function monthOfMost(days: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const day of days) counts.set(day.slice(0, 7), (counts.get(day.slice(0, 7)) ?? 0) + 1)
  return [...counts].toSorted(([one, ones], [other, others]) => others - ones || one.localeCompare(other))[0]?.[0]
}

// So many weeks stand beside what is next: about as high as four events.
const mostWeeks = 6

/**
 * The weeks beside what is next: those of the month that most of it is in. Where something of it is in this month already and most of it in the
 * next one, they begin with this week, so that today and the next day of all are among them.
 * @param days of what is next, `YYYY-MM-DD`
 * @param today `YYYY-MM-DD`
 * @returns the months that the days are of, the first and the last, and the days of each week; those of other months are not there. Undefined: nothing is next
 */
export function weeksBeside(
  days: readonly string[],
  today: string,
): { readonly months: readonly string[]; readonly weeks: readonly (readonly (string | undefined)[])[] } | undefined {
  const month = monthOfMost(days)
  if (!month) return undefined
  const current = today.slice(0, 7)
  if (month !== monthAfter(current, 1) || !days.some(day => day.startsWith(current)))
    return { months: [month], weeks: weeksOf(month).map(week => ownDays(week, month)) }
  const end = `${monthAfter(month, 1)}-01`
  const weeks: string[][] = []
  for (let at = sundayOf(today); dayAt(at) < end && weeks.length < mostWeeks; at += 7 * dayMs) weeks.push(weekFrom(at))
  const last =
    weeks
      .at(-1)
      ?.findLast(day => day < end)
      ?.slice(0, 7) ?? month
  return {
    months: [current, last],
    weeks: weeks.map(week => week.map(day => (day >= `${current}-01` && day < end ? day : undefined))),
  }
}

/** The Sunday with which the week of a day begins. */
function sundayOf(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`)
  return at - new Date(at).getUTCDay() * dayMs
}

function weekFrom(sunday: number): string[] {
  return Array.from({ length: 7 }, (_, index) => dayAt(sunday + index * dayMs))
}

/** The month so many months later, or earlier. @param month `YYYY-MM` */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + by
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`
}

/** When something takes place. */
export interface Lasting {
  /** UTC instants. */
  readonly startAt: string
  readonly endAt: string
}

/** The days of an event where the ministry is; one that ends at midnight does not touch the day that begins then. */
export function daysOf({ startAt, endAt }: Lasting, timeZone: string): readonly string[] {
  const first = localTimeOf(startAt, timeZone).day
  const last = localTimeOf(Math.max(Date.parse(startAt), Date.parse(endAt) - 1), timeZone).day
  const days: string[] = []
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= Date.parse(`${last}T00:00:00Z`); at += dayMs) days.push(dayAt(at))
  return days
}

/**
 * Where a list of a month's days has an event of several days, once: on the first of them that is in it, or today while it goes on.
 * @param month `YYYY-MM`
 * @param today `YYYY-MM-DD`
 */
export function firstShownOf(event: Lasting, month: string, today: string, timeZone: string): string | undefined {
  const days = daysOf(event, timeZone).filter(day => day.startsWith(month))
  return days.includes(today) ? today : days[0]
}

/** What takes place on each day, in the order in which it was given. */
export function byDay<T extends Lasting>(events: readonly T[], timeZone: string): ReadonlyMap<string, readonly T[]> {
  const days = new Map<string, T[]>()
  for (const event of events) for (const day of daysOf(event, timeZone)) days.set(day, [...(days.get(day) ?? []), event])
  return days
}

/**
 * On a phone the current month begins with what is to come: what of it is over is folded.
 * @param month `YYYY-MM`
 * @param today `YYYY-MM-DD`
 */
export function foldedOf<T extends Lasting>(events: readonly T[], month: string, today: string, timeZone: string): readonly T[] {
  if (month !== today.slice(0, 7)) return []
  return events.filter(event => daysOf(event, timeZone).every(day => day < today))
}

function dayAt(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
