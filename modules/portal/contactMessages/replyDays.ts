import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'

type Subject = LookupCodes['contactSubject']

const usual = 10
/** Working days within which a message is answered, where the ministry has set no others (domain/portal-and-admin, section 8.2). */
const usualDays: Partial<Readonly<Record<Subject, number>>> = {
  complaint: 7,
  corruptionReport: 5,
  accessibilityProblem: 5,
  technicalProblem: 3,
  privacy: 22,
}

/** When a message is due: what counts as a working day. */
export interface Calendar {
  /** Numbers of the days of the office; 0 is Sunday. */
  readonly officeDays: readonly number[]
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string }[]
}

/** So many working days for a subject. @param own what the ministry has set, by subject */
export function replyDaysOf(subject: string, own: readonly { readonly subject: string; readonly workingDays: number }[]): number {
  const set = own.find(row => row.subject === subject)?.workingDays
  return set ?? Object.entries(usualDays).find(([code]) => code === subject)?.[1] ?? usual
}

/**
 * The day on which a period of working days ends that begins on a day: that day itself is not counted.
 * @param from `YYYY-MM-DD`
 * @source domain/economy-and-tenders, section 0.2
 */
export function workingDayAfter(from: string, count: number, { officeDays, holidays }: Calendar): string {
  const day = new Date(`${from}T00:00:00Z`)
  // An office that never opens has no working days: then every day counts.
  const isOpenOn = (weekday: number) => officeDays.length === 0 || officeDays.includes(weekday)
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    const text = day.toISOString().slice(0, 10)
    if (isOpenOn(day.getUTCDay()) && !holidays.some(({ fromDate, toDate }) => fromDate <= text && text <= toDate)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
