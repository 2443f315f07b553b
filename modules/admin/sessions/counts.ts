import { pluralOf, Refused, type Plural } from '../../define.ts'

/** After a preposition or as an object. */
export const minutesWords: Plural = {
  ar: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  en: { one: '{n} minute', other: '{n} minutes' },
}

/** P-40, with `Retry-After`. @param seconds until the call may be made again */
export function tooMany(seconds: number, more: Readonly<Record<string, unknown>> = {}): Refused {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Refused(
    'tooMany',
    `طلبات كثيرة. حاول بعد ${pluralOf(minutesWords, minutes, 'ar')}`,
    `Too many requests. Try again in ${pluralOf(minutesWords, minutes, 'en')}`,
    { status: 429, details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)), ...more } },
  )
}
