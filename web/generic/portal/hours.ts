/** The days and hours of an office. */
interface Times {
  /** Numbers of JavaScript: 0 is Sunday. */
  readonly days: readonly number[]
  /** `HH:mm` */
  readonly from: string
  readonly to: string
  /** By how many minutes the clocks there are ahead of UTC, and since when, in milliseconds since 1970; undefined: that is not known. */
  readonly clocks?: readonly (readonly [since: number, minutes: number])[]
}

/** When the office is open, as the settings say it. */
export interface OfficeHours extends Times {
  /** Days on which it is closed all the same: those of today and to come. */
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string; readonly name: readonly [ar: string, en: string] }[]
}

/** When the office is open, with all that may be said of a moment: the script of the portal, which chooses, knows no texts of its own. */
export interface Openings extends Times {
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string; readonly said: string }[]
  readonly open: string
  readonly closed: string
  /** Closed until it opens on a day: for each weekday. */
  readonly opensOn: readonly string[]
  /** The same where that day is this one. */
  readonly opensToday: string
}

/**
 * The day and the time where the office is, undefined where its clocks are not known. To ask a browser for the time of a zone holds a phone up for
 * 100 ms. @param now milliseconds since 1970
 */
export function timeThere({ clocks }: Times, now: number): { readonly day: string; readonly time: string } | undefined {
  const minutes = clocks?.findLast(([since]) => since <= now)?.[1]
  if (minutes === undefined) return undefined
  const shown = new Date(now + minutes * 60_000).toISOString()
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** What a visitor is told of this moment (portal and administration, section 18.3). @param now day and time where the office is */
export function openNow(hours: Openings, now: { readonly day: string; readonly time: string }): string {
  const holiday = hours.holidays.find(({ fromDate, toDate }) => fromDate <= now.day && now.day <= toDate)
  const isOfficeDay = hours.days.includes(weekdayOf(now.day))
  if (holiday && isOfficeDay) return holiday.said
  if (isOfficeDay && hours.from <= now.time && now.time < hours.to) return hours.open
  const day = nextOpening(hours, now)
  if (day === now.day) return hours.opensToday
  return (day !== undefined && hours.opensOn[weekdayOf(day)]) || hours.closed
}

/** The day on which it opens next; undefined when that is not within a month. */
function nextOpening({ days, from, holidays }: Openings, now: { readonly day: string; readonly time: string }): string | undefined {
  for (let ahead = now.time < from ? 0 : 1; ahead <= 31; ahead++) {
    const day = dayAfter(now.day, ahead)
    if (days.includes(weekdayOf(day)) && !holidays.some(({ fromDate, toDate }) => fromDate <= day && day <= toDate)) return day
  }
  return undefined
}

function dayAfter(day: string, count: number): string {
  const later = new Date(`${day}T00:00:00Z`)
  later.setUTCDate(later.getUTCDate() + count)
  return later.toISOString().slice(0, 10)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}
