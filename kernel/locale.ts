import { ownForm } from './ownTexts.ts'

/** The languages of the product. Arabic comes first and is the default. */
export type Lang = 'ar' | 'en'

/** Latin digits and the month names of the region; plain `ar-PS` would give Arabic-Indic digits. */
export const localeOf: Readonly<Record<Lang, string>> = { ar: 'ar-PS-u-nu-latn', en: 'en-GB' }
/** Which way a language is written: the `dir` of its pages. */
export const directionOf: Readonly<Record<Lang, 'rtl' | 'ltr'>> = { ar: 'rtl', en: 'ltr' }

/** The forms of an Arabic sentence with a number; `{n}` stands for it. */
export interface ArabicForms {
  readonly zero: string
  readonly one: string
  readonly two: string
  readonly few: string
  readonly many: string
  readonly other: string
}
/** A sentence with a number, in the forms that each language has for it. */
export type Plural = Readonly<{ ar: ArabicForms; en: { readonly one: string; readonly other: string } }>

const rules = { ar: new Intl.PluralRules('ar'), en: new Intl.PluralRules('en') }

/** The sentence for this number in this language. @param n from 0; a fraction takes the Arabic form of its whole part, from three on: 116.8 لترًا */
export function pluralOf(forms: Plural, n: number, lang: Lang): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms[lang]
  const counted = lang === 'ar' && n >= 3 ? Math.trunc(n) : n
  const chosen = rules[lang].select(counted)
  const form = known[chosen] === undefined ? 'other' : chosen
  return (ownForm(forms, form, lang) ?? known[form] ?? '').replaceAll('{n}', () => numberOf(n, lang))
}

const dateFormats: Record<string, Intl.DateTimeFormat> = {}

/** A format that is made once: to make it costs as much as to use it a hundred times. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return (dateFormats[locale + JSON.stringify(options)] ??= new Intl.DateTimeFormat(locale, options))
}

const numberFormats: Record<string, Intl.NumberFormat> = {}

/** A number as the ministry writes it: Latin digits, thousands apart. */
export function numberOf(n: number, lang: Lang, decimals?: number): string {
  const options = { maximumFractionDigits: decimals ?? 6, minimumFractionDigits: decimals ?? 0 }
  return (numberFormats[`${lang} ${decimals}`] ??= new Intl.NumberFormat(localeOf[lang], options)).format(n)
}

/** Picks the reader's text of a pair; an English reader gets the Arabic where there is no English. */
export function inLang(pair: readonly [ar: string, en: string, ...rest: unknown[]], lang: Lang): string {
  return lang === 'ar' || pair[1] === '' ? pair[0] : pair[1]
}
