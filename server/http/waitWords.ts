import { pluralOf, type Lang, type Plural } from '../../kernel/kernel.ts'

// After a preposition or as an object.
const minutesWords: Plural = {
  ar: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  en: { one: '{n} minute', other: '{n} minutes' },
}
const hoursWords: Plural = {
  ar: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  en: { one: '{n} hour', other: '{n} hours' },
}

const anHour = 60
const aDay = 24

/** When something may be tried again, after «حاول» and “Try again”: in minutes up to an hour, then in hours, and beyond a day tomorrow. */
export function waitWords(minutes: number, lang: Lang): string {
  const inHours = Math.ceil(minutes / anHour)
  if (inHours >= aDay) return lang === 'ar' ? 'غدًا' : 'tomorrow'
  const text = minutes > anHour ? pluralOf(hoursWords, inHours, lang) : pluralOf(minutesWords, minutes, lang)
  return lang === 'ar' ? `بعد ${text}` : `in ${text}`
}
