/** What counts as a working day. */
export interface Calendar {
  /** Numbers of the days of the office; 0 is Sunday. */
  readonly officeDays: readonly number[]
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string }[]
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
