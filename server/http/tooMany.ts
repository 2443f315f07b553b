import { Refused } from '../../kernel/kernel.ts'
import { waitWords } from './waitWords.ts'

/** The refusal of what came too often (P-40), with `Retry-After`. @param seconds until it may be tried again */
export function tooMany(seconds: number, more: Readonly<Record<string, unknown>> = {}): Refused {
  const wait = Math.max(1, Math.ceil(seconds / 60))
  return new Refused('tooMany', `طلبات كثيرة. حاول ${waitWords(wait, 'ar')}`, `Too many requests. Try again ${waitWords(wait, 'en')}`, {
    status: 429,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)), ...more },
  })
}
