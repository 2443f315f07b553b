import type { Api } from '../api.ts'
import type { Lang } from '../../../kernel/kernel.ts'
import { byPublication } from './answers.ts'
import { listPageSizeOf } from './site.ts'

/** A page of a public list, and what the other language has beside it (domain/portal-and-admin, section 11.4). */
export interface LanguageList<Item> {
  readonly items: readonly Item[]
  readonly totalCount: number
  /** The page that is shown: the last one for whoever asks beyond the end. */
  readonly page: number
  readonly pages: number
  readonly isBeyond: boolean
  /** How many exist in Arabic only; 0 on pages in Arabic. */
  readonly inArabic: number
}

/** What exists in Arabic alone. */
export const lackingEnglish = { lacking: 'en' } as const

/** What a list asks for in a language: English lists leave out what is in Arabic alone, and show that alone where it is asked for. */
export function languagesOf(lang: Lang, isArabicOnly: boolean): Readonly<Record<string, string>> {
  return lang === 'en' && isArabicOnly ? lackingEnglish : { ...besideIn(lang) }
}

/** What stands beside a record, or on another page than its list, asks for this: on pages in English nothing that is in Arabic alone. */
export function besideIn(lang: Lang): { readonly language?: 'en' } {
  return lang === 'en' ? { language: 'en' } : {}
}

interface Asked {
  readonly page: number
  /** Among the English pages: the records that exist in Arabic alone. */
  readonly isArabicOnly: boolean
  /** So many entries for who follows the list, what was published last first; without it as many as a page of a list has, in its order. */
  readonly size?: number | undefined
}

/**
 * Reads a page of a public list: in English only what is complete in English, or only what is not.
 * @param path   of the call: `Public/News/GetListPaged`
 * @param filter what the list is narrowed by
 */
export async function listInLanguage<Item>(
  { api, lang }: { readonly api: Api; readonly lang: Lang },
  path: string,
  filter: Readonly<Record<string, string | number | undefined>>,
  { page, isArabicOnly, size }: Asked,
): Promise<LanguageList<Item>> {
  const rows = size ?? (await listPageSizeOf(api))
  const list = (more: Readonly<Record<string, string | number>>) =>
    api.get<{ items: readonly Item[]; totalCount: number }>(path, { ...filter, ...(size !== undefined && byPublication), ...more })
  const read = (number: number) => list({ ...languagesOf(lang, isArabicOnly), maxResultCount: rows, SkipCount: (number - 1) * rows })
  const first = await read(page)
  const pages = Math.max(1, Math.ceil(first.totalCount / rows))
  const { items, totalCount } = page > pages ? await read(pages) : first
  const inArabic = lang === 'ar' ? 0 : isArabicOnly ? totalCount : (await list({ ...lackingEnglish, maxResultCount: 1 })).totalCount
  return { items, totalCount, page: Math.min(page, pages), pages, isBeyond: page > pages, inArabic }
}
