import { interfaceCounts, numberOf, pluralOf, unitIn, type Lang, type Plural } from '../../kernel/kernel.ts'
import { countedUnits } from './countedUnits.ts'

const seconds: Plural = {
  ar: { zero: '{n} ثانية', one: 'ثانية واحدة', two: 'ثانيتان', few: '{n} ثوانٍ', many: '{n} ثانية', other: '{n} ثانية' },
  en: { one: '{n} s', other: '{n} s' },
}
const minutes: Plural = {
  ar: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتان', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  en: { one: '{n} min', other: '{n} min' },
}
const hours: Plural = {
  ar: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتان', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  en: { one: '{n} h', other: '{n} h' },
}
const days: Plural = {
  ar: { zero: '{n} يوم', one: 'يوم واحد', two: 'يومان', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' },
  en: { one: '{n} day', other: '{n} days' },
}
const months: Plural = {
  ar: { zero: '{n} شهر', one: 'شهر واحد', two: 'شهران', few: '{n} أشهر', many: '{n} شهرًا', other: '{n} شهر' },
  en: { one: '{n} month', other: '{n} months' },
}

/** Spans of time are counted nouns: their Arabic word follows the number. */
export const unitCounts = interfaceCounts('fields.units', { seconds, minutes, hours, days, months })
const counted = { s: seconds, min: minutes, h: hours, day: days, month: months } satisfies Record<(typeof countedUnits)[number], Plural>

function formsOf(unit: string): Plural | undefined {
  const known = countedUnits.find(one => one === unit)
  return known && counted[known]
}

/** So many of them in words: «5 ثوانٍ», «يومان»; undefined where the unit is no counted noun. */
export function inUnits(n: number, unit: string, lang: Lang): string | undefined {
  const forms = formsOf(unit)
  return forms && pluralOf(forms, n, lang)
}

/** The unit behind a number that stands by itself, as in an input: «ثوانٍ» behind 5. @param n undefined: nothing is written yet */
export function unitBehind(n: number | undefined, unit: string, lang: Lang): string {
  const forms = formsOf(unit)
  if (!forms || n === undefined) return unitIn(unit, lang)
  // Arabic has words of their own for one and two, without a number: behind one stands the noun alone.
  const said = lang === 'ar' && n < 3 ? 100 : n
  return pluralOf(forms, said, lang).replace(numberOf(said, lang), '').trim()
}
