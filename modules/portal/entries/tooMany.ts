import { Refused } from '../../define.ts'

/** P-40, with `Retry-After`. @param seconds until it may be tried again */
export function tooMany(seconds: number): Refused {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Refused('tooMany', `طلبات كثيرة. حاول بعد ${minutes} دقيقة`, `Too many requests. Try again in ${minutes} min`, {
    status: 429,
    details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) },
  })
}
