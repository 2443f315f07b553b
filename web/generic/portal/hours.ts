import type { Lang } from '../../../kernel/kernel.ts'

/** When the office is open, as the settings say it. */
export interface OfficeHours {
  /** Numbers of JavaScript: 0 is Sunday. */
  readonly days: readonly number[]
  /** `HH:mm` */
  readonly from: string
  readonly to: string
  /** Days on which it is closed all the same: those of today and to come. */
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string; readonly name: readonly [ar: string, en: string] }[]
}

const dayNames: Readonly<Record<Lang, readonly string[]>> = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

/** The office days and hours in one line (specification, section 9): «من الأحد إلى الخميس، من 8 صباحًا إلى 3 عصرًا». The hours are never parted. */
export function hoursIn({ days, from, to }: OfficeHours, lang: Lang): string {
  const span = (first: string, last: string) => (lang === 'ar' ? `من ${first} إلى ${last}` : `${first} to ${last}`)
  const comma = lang === 'ar' ? '، ' : ', '
  const name = (day: number) => dayNames[lang][day] ?? ''
  const runs = runsOf(days).map(run =>
    // Two days after each other are named both.
    run.length > 2 ? span(name(run[0] ?? 0), name(run.at(-1) ?? 0)) : run.map(name).join(comma),
  )
  const week = days.length === 7 ? [lang === 'ar' ? 'كل أيام الأسبوع' : 'Every day'] : runs
  return [...week, span(timeIn(from, lang), timeIn(to, lang)).replaceAll(' ', '\u00A0')].join(comma)
}

/** The days in runs, each from its first day on; a run may pass the end of the week. */
function runsOf(days: readonly number[]): number[][] {
  const isOpen = (day: number) => days.includes((day + 7) % 7)
  const starts = [0, 1, 2, 3, 4, 5, 6].filter(day => isOpen(day) && !isOpen(day - 1))
  return starts.map(start => {
    const run = [start]
    while (run.length < 7 && isOpen(start + run.length)) run.push((start + run.length) % 7)
    return run
  })
}

// From which hour on Arabic calls the time of day by another word.
const partsOfDay = [
  [18, 'مساءً'],
  [15, 'عصرًا'],
  [13, 'بعد الظهر'],
  [12, 'ظهرًا'],
  [0, 'صباحًا'],
] as const

/** `15:00` in words: 3 عصرًا, 3 pm. */
function timeIn(time: string, lang: Lang): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = { ar: partsOfDay.find(([first]) => hour >= first)?.[1] ?? '', en: hour < 12 ? 'am' : 'pm' }
  const clock = `${hour % 12 === 0 ? 12 : hour % 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return `${clock} ${half[lang]}`
}

/** What a visitor is told of this moment (portal and administration, section 18.3). @param now day and time where the office is */
export function openNow(hours: OfficeHours, now: { readonly day: string; readonly time: string }, lang: Lang): string {
  const say = (ar: string, en: string) => (lang === 'ar' ? ar : en)
  const holiday = hours.holidays.find(({ fromDate, toDate }) => fromDate <= now.day && now.day <= toDate)
  const isOfficeDay = hours.days.includes(weekdayOf(now.day))
  if (holiday && isOfficeDay) return say(`عطلة: ${holiday.name[0]}`, `Holiday: ${holiday.name[1] || holiday.name[0]}`)
  if (isOfficeDay && hours.from <= now.time && now.time < hours.to)
    return say(`مفتوح الآن، يغلق ${timeIn(hours.to, 'ar')}`, `Open now, closes ${timeIn(hours.to, 'en')}`)
  const day = nextOpening(hours, now)
  if (day === undefined) return say('مغلق الآن', 'Closed now')
  const name = dayNames[lang][weekdayOf(day)] ?? ''
  return say(`مغلق الآن، يفتح ${name} ${timeIn(hours.from, 'ar')}`, `Closed now, opens ${name} ${timeIn(hours.from, 'en')}`)
}

/** The day on which it opens next; undefined when that is not within a month. */
function nextOpening({ days, from, holidays }: OfficeHours, now: { readonly day: string; readonly time: string }): string | undefined {
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
