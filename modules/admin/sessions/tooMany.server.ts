import { Refused } from '../../define.ts'
import { waitWords } from '../../../server/http/waitWords.ts'

/** P-40, with `Retry-After`. @param seconds until the call may be made again */
export function tooMany(seconds: number, more: Readonly<Record<string, unknown>> = {}): Refused {
  const wait = Math.max(1, Math.ceil(seconds / 60))
  return new Refused('tooMany', `طلبات كثيرة. حاول ${waitWords(wait, 'ar')}`, `Too many requests. Try again ${waitWords(wait, 'en')}`, {
    status: 429,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)), ...more },
  })
}
