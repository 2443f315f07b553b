import type { Lang } from '../../../kernel/kernel.ts'
import { shownInPlace } from '../shownInPlace.ts'

/** What is called and described in two languages. */
export interface Titled {
  readonly titleAr?: string | null
  readonly titleEn?: string | null
  readonly summaryAr?: string | null
  readonly summaryEn?: string | null
}

/** What a list tells of a record, its title and summary, in the page's language; in Arabic where it has no English title, and marked so. */
export function toldIn(lang: Lang, item: Titled): { title: string; summary: string; told: Lang } {
  const told: Lang = lang === 'en' && item.titleEn ? 'en' : 'ar'
  return {
    title: (told === 'en' ? item.titleEn : item.titleAr) ?? '',
    // A visitor's idea may have its title alone in English.
    summary: (told === 'en' ? item.summaryEn || item.summaryAr : item.summaryAr) ?? '',
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
 * Does a record lack English where it has Arabic? It is then a page in Arabic alone, in whatever language its frame speaks; lists and the sitemap ask
 * the same (`isToldIn`, server/database/written.ts), and the page itself by `wordsOf`. What is told by its name alone is asked for that.
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

/** A text, and the language that it is in. */
export interface Part {
  readonly text: string
  readonly told: Lang
}

/** In which language the page of a record tells it. */
export interface Words {
  readonly told: Lang
  readonly title: string
  readonly summary: string
  readonly body: string
  /** Of a pair which the record may lack in English although it is told so: then in Arabic rather than not at all. Empty where there is none. */
  readonly part: (ar: string | null | undefined, en: string | null | undefined) => Part
}

/**
 * How the page of a record tells it: in the page's language, or wholly in Arabic where the record is in Arabic alone. The page's notice, its head and each
 * of its texts go by this one answer, so that none of them says what another does not (domain/portal-and-admin, section 11.4).
 */
export function wordsOf(lang: Lang, item: Told): Words {
  const told: Lang = lang === 'en' && isInArabicAlone(item) ? 'ar' : lang
  const part: Words['part'] = (ar, en) => (told === 'en' && en ? { text: en, told } : { text: ar ?? '', told: 'ar' })
  return {
    told,
    title: part(item.titleAr, item.titleEn).text,
    summary: part(item.summaryAr, item.summaryEn).text,
    body: part(item.bodyAr, item.bodyEn).text,
    part,
  }
}

/** The main image of a record. */
export interface Pictured {
  /** Id of a file. */
  readonly mainImage?: string | null
  /** What of it stays in sight where it is cut: tenths from left and from top in hundredths, `50 30`. */
  readonly mainImageFocus?: string | null
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
  /** Path in Arabic of the page where citizens read of it; null where it has none. */
  readonly page: string | null
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
  readonly titleAr: string | null
  readonly titleEn: string | null
  readonly typeAr: string | null
  readonly typeEn: string | null
  /** Of its content, in hexadecimal digits. */
  readonly sha256?: string
}

/** What a file is called: its title in the page's language, else its name, which has none. */
export function nameOfFile({ titleAr, titleEn, originalFileName }: Downloadable, lang: Lang): string {
  return (lang === 'en' ? titleEn : titleAr) ?? originalFileName
}

/** «PDF»; empty where the name has no ending. */
export function endingOf(fileName: string): string {
  return (/\.([A-Za-z0-9]{1,5})$/.exec(fileName)?.[1] ?? '').toUpperCase()
}

// A picture is stored as one that browsers show, whatever it was.
const shown = new Set(['PNG', 'JPG', 'JPEG', 'WEBP', 'AVIF', 'GIF', ...Object.keys(shownInPlace).map(ending => ending.toUpperCase())])

/** Do browsers show a file in place? By its name alone. */
export function isShownInPlace(fileName: string): boolean {
  return shown.has(endingOf(fileName))
}
