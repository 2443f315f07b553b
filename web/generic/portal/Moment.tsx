import { use } from 'react'
import { dateFormat, localeOf, localTimeOf, type Lang } from '../../../kernel/kernel.ts'
import { commaOf } from '../../fields/comma.ts'
import { hoursTexts } from './hoursTexts.ts'
import { useHere, SiteContext } from './site.ts'

/** An instant as its day and time where the ministry is: «الخميس 2026/11/26، 9:30 ص». @param weekday is the day of the week said? */
export function Moment({ at, weekday = false }: { at: string; weekday?: boolean }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  return (
    <time dateTime={at}>
      {weekday && `${weekdayOf(localTimeOf(at, timeZone).day, lang)} `}
      <bdi dir="ltr">{localTimeOf(at, timeZone).day.replaceAll('-', '/')}</bdi>
      {commaOf(lang)}
      <Clock at={at} />
    </time>
  )
}

/** The time of day of an instant, where the ministry is: «9:30 ص». */
export function Clock({ at }: { at: string }) {
  const { lang } = useHere()
  const { timeZone } = use(SiteContext)
  return <span className="bound">{timeSaid(at, timeZone, lang)}</span>
}

/** A time of day as a text. Noon and midnight are called so: by ص and م nobody tells them apart. */
export function timeSaid(at: string, timeZone: string, lang: Lang): string {
  const turn = turns[localTimeOf(at, timeZone).time]
  if (turn) return hoursTexts.say(turn, lang)
  return dateFormat(localeOf[lang], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  }).format(new Date(at))
}

const turns: Readonly<Record<string, 'atNoon' | 'midnight'>> = { '12:00': 'atNoon', '00:00': 'midnight' }

/** An instant as a text, where no page can bind its parts: «2026/11/26، 9:30 ص». */
export function momentSaid(at: string, timeZone: string, lang: Lang): string {
  const day = localTimeOf(at, timeZone).day.replaceAll('-', '/')
  return `${day}${commaOf(lang)}${timeSaid(at, timeZone, lang)}`
}

/** A day of the week. @param day `YYYY-MM-DD` */
export function weekdayOf(day: string, lang: Lang): string {
  return dateFormat(localeOf[lang], { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** The letter by which a calendar names a day of the week. @param day `YYYY-MM-DD` */
export function dayLetterOf(day: string, lang: Lang): string {
  return dateFormat(localeOf[lang], { weekday: 'narrow', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
}

/** A month with its year. @param month `YYYY-MM`, or a day of it @param known the year that goes without saying: a month of it is its name alone */
export function monthOf(month: string, lang: Lang, known?: string): string {
  const year = month.slice(0, 4) === known ? undefined : 'numeric'
  return dateFormat(localeOf[lang], { month: 'long', year, timeZone: 'UTC' }).format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))
}

/** How far a zone is from UTC at an instant, as it is written: `UTC+2`. */
export function offsetOf(at: string, timeZone: string): string {
  const parts = dateFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at))
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC').replace('GMT', 'UTC')
}
