import { inLang, type Lang } from '../../define.ts'
import { supports } from './creativeIdeasBank.ts'

/** The support that an idea asks for, in words. @param codes integers of the choice */
export function supportsOf(codes: readonly number[], lang: Lang): string {
  return Object.values(supports)
    .filter(([code]) => codes.includes(code))
    .map(([, ar, en]) => inLang([ar, en], lang))
    .join(lang === 'ar' ? '، ' : ', ')
}
