import type { Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'

/** A value of a lookup list. */
export interface LookupValue {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** One that is out of use is named where it stands, and offered nowhere. */
  readonly isActive: boolean
  /** The name of its sign, where a ministry has chosen one. */
  readonly icon?: string | null
}

/** The values of a list, in their order. */
export async function lookupOf(api: Api, list: string): Promise<readonly LookupValue[]> {
  return (await api.get<{ items: readonly LookupValue[] }>(`Public/Lookup/GetByType/${list}?all=true`)).items
}

/** The values that a visitor may choose. @param chosen code of what he has chosen already */
export function offered(values: readonly LookupValue[], chosen: string | undefined): readonly LookupValue[] {
  return values.filter(({ isActive, code }) => isActive || code === chosen)
}

/** Something that a list may be narrowed by, under its code. */
type Choice = Pick<LookupValue, 'code' | 'nameAr' | 'nameEn'>

/** What a list offers, with what it is narrowed by already: nothing of it may have that now, and another filter is not to take it away. */
export function andChosen(values: readonly Choice[], chosen: Choice | undefined): readonly Choice[] {
  return chosen === undefined || values.some(({ code }) => code === chosen.code) ? values : [...values, chosen]
}

/** An Arabic name in English letters stands under its own first letter, as in lists that the server puts in order: Al-Yamun under Y. */
const article = /^['’‘ʿʾ`]*(?:(?:al|ad|adh|an|ar|as|ash|at|ath|az)-)?['’‘ʿʾ`]*/i

/** Puts bilingual things in the order of their names in the page's language. */
export function byName(lang: Lang): (one: Named, other: Named) => number {
  const key = (of: Named) => (lang === 'en' ? nameIn(lang, of).replace(article, '') : nameIn(lang, of))
  return (one, other) => key(one).localeCompare(key(other), lang)
}
type Named = Parameters<typeof nameIn>[1]

/** The name of a bilingual thing in the page's language; in Arabic where there is no English. */
export function nameIn(lang: Lang, { nameAr, nameEn }: { readonly nameAr: string; readonly nameEn?: string | null | undefined }): string {
  return lang === 'en' && nameEn ? nameEn : nameAr
}
