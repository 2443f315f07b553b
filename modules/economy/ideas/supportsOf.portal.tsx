import { inLang, type Lang } from '../../define.ts'
import { labelList } from '../../../web/generic/portal/labelList.ts'
import { supports } from './creativeIdeasBank.ts'
import { ideaPageTexts } from './texts.ts'

/** The support that an idea asks for, in words. @param codes integers of the choice */
export function supportsOf(codes: readonly number[], lang: Lang): string {
  return labelList(namesOf(codes, lang), lang)
}

/** The same as part of a sentence: «تمويل ومكان», “funding and premises”. */
export function supportAsked(codes: readonly number[], lang: Lang): string {
  const names = namesOf(codes, lang)
  const [last = '', ...before] = names.toReversed()
  const joined = before.length === 0 ? last : ideaPageTexts.say('and', lang, { first: labelList(before.toReversed(), lang, true), last })
  return lang === 'ar' ? joined : joined.toLowerCase()
}

function namesOf(codes: readonly number[], lang: Lang): string[] {
  return Object.values(supports)
    .filter(([code]) => codes.includes(code))
    .map(([, ar, en]) => inLang([ar, en], lang))
}
