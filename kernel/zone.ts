import { dateFormat, localeOf, type Lang } from './locale.ts'

/** The zone in which days are counted where nobody has set another one (portal and administration, section 8.2). */
export const usualTimeZone = 'Asia/Hebron'

/** Is it a zone of the IANA list? */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The day and the time that an instant has in a zone. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string
  /** `HH:mm` of 24 hours. */
  readonly time: string
}

/** @param instant UTC, as JSON has it, or milliseconds @param zone of the IANA list */
export function localTimeOf(instant: string | number, zone: string): LocalTime {
  const parts = partsOf(instant, 'en-CA', { ...numeric, hourCycle: 'h23', timeZone: zone })
  return { day: `${parts('year').padStart(4, '0')}-${parts('month')}-${parts('day')}`, time: `${parts('hour')}:${parts('minute')}` }
}

/**
 * The instant at which a zone's clocks show this day and time. Of an hour that is passed twice the first is meant; one that summer time
 * leaves out becomes the hour after it.
 * @param day `YYYY-MM-DD` @param time `HH:mm` @returns UTC, as JSON has it
 */
export function instantOf({ day, time }: LocalTime, zone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`)
  const offsetAt = (utc: number) => {
    const shown = localTimeOf(utc, zone)
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - utc
  }
  // The offsets before and after: between them the clocks may have been changed.
  const [first = 0, second = 0] = [offsetAt(wanted - aDay), offsetAt(wanted + aDay)]
    .map(offset => wanted - offset)
    .toSorted((a, b) => a - b)
  return new Date(offsetAt(first) === wanted - first ? first : second).toISOString()
}

/** An instant as the ministry writes it, `YYYY/MM/DD hh:mm A` (specification, section 9), in a zone. */
export function dateAndTime(instant: string | number, zone: string, lang: Lang): string {
  const part = partsOf(instant, localeOf[lang], { ...numeric, hour12: true, timeZone: zone })
  return `${part('year')}/${part('month')}/${part('day')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`
}

const aDay = 86_400_000
const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const

function partsOf(instant: string | number, locale: string, options: Intl.DateTimeFormatOptions) {
  const parts = dateFormat(locale, options).formatToParts(new Date(instant))
  return (type: Intl.DateTimeFormatPartTypes) => parts.find(part => part.type === type)?.value ?? ''
}
