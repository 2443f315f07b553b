import type { Lang } from '../../../kernel/kernel.ts'

/** What is called and described in two languages. */
export interface Titled {
  readonly titleAr?: string | null
  readonly titleEn?: string | null
  readonly summaryAr?: string | null
  readonly summaryEn?: string | null
}

/** What a record's title and summary are in the page's language; in Arabic where there is no English, and marked so. */
export function toldIn(lang: Lang, item: Titled): { title: string; summary: string; told: Lang } {
  const told: Lang = lang === 'en' && item.titleEn ? 'en' : 'ar'
  return {
    title: (told === 'en' ? item.titleEn : item.titleAr) ?? '',
    summary: (told === 'en' ? item.summaryEn : item.summaryAr) ?? '',
    told,
  }
}

/** A record whose own page stays when its time is over. */
export interface Expiring {
  /** UTC instant; undefined: its time is not over. */
  readonly expiredAt?: string | null
}

/** What a page of a record tells in two languages. */
export interface Told extends Titled {
  readonly nameAr?: string | null
  readonly nameEn?: string | null
  readonly activityDescriptionAr?: string | null
  readonly activityDescriptionEn?: string | null
  readonly bodyAr?: string | null
  readonly bodyEn?: string | null
}

/**
 * Does a record lack English where it has Arabic? It is then a page in Arabic alone, in whatever language its frame speaks; lists, the sitemap and the
 * page itself ask the same (`isWrittenIn`, server/database/written.ts).
 */
export function isInArabicAlone(item: Told): boolean {
  const pairs = [
    [item.titleAr, item.titleEn],
    [item.nameAr, item.nameEn],
    [item.summaryAr, item.summaryEn],
    [item.activityDescriptionAr, item.activityDescriptionEn],
    [item.bodyAr, item.bodyEn],
  ]
  return pairs.some(([ar, en]) => ar && !en)
}

/** The main image of a record. */
export interface Pictured {
  /** Id of a file. */
  readonly mainImage?: string | null
  readonly mainImageAltAr?: string | null
  readonly mainImageAltEn?: string | null
}

/** What is drawn of a place that has published. */
export interface Publishing {
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  /** How an authority calls itself. */
  readonly officialNameAr: string | null
  readonly officialNameEn: string | null
  readonly typeCode: number
  /** Code of its governorate; none for the ministry's departments. */
  readonly governorate: string | null
  /** Id of a file. */
  readonly logo: string | null
}

/** What is drawn of a file. */
export interface Downloadable {
  readonly id: string
  readonly originalFileName: string
  readonly sizeBytes: number
}
