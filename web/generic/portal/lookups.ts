import type { Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'

/** A value of a lookup list. */
export interface LookupValue {
  readonly id: number
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
}

/** The values of a list, in their order. */
export async function lookupOf(api: Api, list: string): Promise<readonly LookupValue[]> {
  return (await api.get<{ items: readonly LookupValue[] }>(`Public/Lookup/GetByType/${list}`)).items
}

/** The name of a bilingual thing in the page's language; in Arabic where there is no English. */
export function nameIn(lang: Lang, { nameAr, nameEn }: { readonly nameAr: string; readonly nameEn?: string | null | undefined }): string {
  return lang === 'en' && nameEn ? nameEn : nameAr
}
