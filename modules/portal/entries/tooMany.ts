import { Refused } from '../../define.ts'

/** P-40, with `Retry-After` and the ways that need no form. @param seconds until it may be tried again */
export function tooMany(seconds: number): Refused {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return new Refused(
    'tooMany',
    `طلبات كثيرة من عنوان الإنترنت الذي تستخدمه. حاول بعد ${minutes} دقيقة، أو اتصل بنا هاتفيًا أو زرنا: الأرقام والعناوين في صفحة «اتصل بنا»`,
    `Too many requests from the internet address that you use. Try again in ${minutes} min, or telephone or visit us: the numbers and addresses are on the page “Contact us”`,
    {
      status: 429,
      details: { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) },
    },
  )
}
