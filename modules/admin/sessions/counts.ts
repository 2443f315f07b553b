import { pluralOf, Refused, type Lang } from '../../define.ts'
import { hours, minutes } from '../notifications/counts.ts'

const anHour = 60
const aDay = 24

/** When something may be tried again, after «حاول» and “Try again”: in minutes up to an hour, then in hours, and beyond a day tomorrow. */
export function waitWords(given: number, lang: Lang): string {
  const inHours = Math.ceil(given / anHour)
  if (inHours >= aDay) return lang === 'ar' ? 'غدًا' : 'tomorrow'
  const text = given > anHour ? pluralOf(hours, inHours, lang) : pluralOf(minutes, given, lang)
  return lang === 'ar' ? `بعد ${text}` : `in ${text}`
}

/** P-40, with `Retry-After`. @param seconds until the call may be made again */
export function tooMany(seconds: number, more: Readonly<Record<string, unknown>> = {}): Refused {
  const wait = Math.max(1, Math.ceil(seconds / 60))
  return new Refused('tooMany', `طلبات كثيرة. حاول ${waitWords(wait, 'ar')}`, `Too many requests. Try again ${waitWords(wait, 'en')}`, {
    status: 429,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)), ...more },
  })
}
