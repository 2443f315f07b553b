import { inLang, type Lang } from '../../kernel/kernel.ts'
import { sql, type SQL } from '../database/sql.ts'
import type { Platform } from '../platform.ts'
import { bodyName } from '../resources/bodyName.ts'
import type { FoundKind } from './documents.ts'
import { partExtractOf, type Extract } from './extract.ts'
import type { FoundPassage } from './passages.ts'
import { marksOf, type Plan } from './plan.ts'
import type { FoundRow } from './foundRow.ts'

/** One thing that was found, in the reader's language; in Arabic where there is no other, and marked so. */
export interface Found {
  readonly kind: string
  readonly id: string
  readonly title: string
  /** Where the words stand in the title: `[start, end)` of its characters. */
  readonly titleMarks: readonly (readonly [start: number, end: number])[]
  /** At most 200 characters around the first word that was found; null when there is no text. */
  readonly extract: string | null
  readonly extractMarks: readonly (readonly [start: number, end: number])[]
  /** Language of the extract: Arabic also for an English title, when only the Arabic text was found. */
  readonly extractLang: Lang
  /** The piece of it that the extract is of, such as an article of a law, and the fragment of its address; null of the whole. */
  readonly passage: FoundPassage['passage'] | null
  /** The file of it that the extract is of, where only that has the words; null of what it says itself. */
  readonly file: { readonly name: string; readonly title: string | null } | null
  /** The number that it bears, such as that of a notice. */
  readonly number: string | null
  /** Path of its page in Arabic: `/news/…`. */
  readonly url: string
  /** Calendar date `YYYY-MM-DD`, or null. */
  readonly date: string | null
  /** Whose it is. */
  readonly place: string | null
  /** Of a place: its code, its kind and class in words, and its governorate; null of all else. */
  readonly about: PlaceFacts | null
  /** Can citizens take part in it now, such as in a tender? Null of what is not over where they cannot, such as an event. */
  readonly isOpen: boolean | null
  /** Until when they can, or since when it is over: an instant in ISO 8601; null where none is said, or it was closed or cancelled before that. */
  readonly closesAt: string | null
  /** Three days or less are left of that. */
  readonly isSoon: boolean
  readonly lang: Lang
}
/** By what two places of one name are told apart. */
export interface PlaceFacts {
  readonly code: string
  readonly kinds: readonly string[]
  readonly governorate: { readonly code: string; readonly name: string } | null
}
/** The columns of a row: of `d`, the document, and of `p`, its place. */
export function rowsAs(platform: Platform): SQL {
  return sql`d.kind, d.id, d.code, d.title_ar as "titleAr", d.title_en as "titleEn", d.text_ar as "textAr", d.text_en as "textEn", d.date::text as date,
    ${bodyName(platform, sql`p`, 'ar')} as "placeAr", ${bodyName(platform, sql`p`, 'en')} as "placeEn"`
}

/** What telling of what was found stands on. */
export interface Telling {
  readonly kinds: readonly FoundKind[]
  readonly urlOf: (row: FoundRow) => string
  readonly lang: Lang
  readonly plan: Plan
}

/** A row as it is told, but for what is asked of the row of its kind. */
export function foundOf(row: FoundRow, { kinds, urlOf, lang, plan }: Telling): Omit<Found, 'about' | 'isOpen' | 'closesAt' | 'isSoon'> {
  const told: Lang = lang === 'en' && row.titleEn ? 'en' : 'ar'
  const title = (told === 'en' ? row.titleEn : row.titleAr) ?? row.titleAr
  const titleMarks = marksOf(title, plan)
  const own = told === 'en' ? row.textEn : row.textAr
  const other = told === 'en' ? row.textAr : row.textEn
  const extract = partExtractOf(own, plan)
  // What is told in English by its title alone says the rest in Arabic.
  const isByTitle = told === 'en' && extract === undefined
  // Who reads English and searched in Arabic sees the Arabic words that were found, not a result without a reason.
  const sought = titleMarks.length === 0 && (!extract || extract.marks.length === 0) ? foreignExtract(row, told, other, plan) : undefined
  const foreign = sought ?? (isByTitle ? partExtractOf(other, plan) : undefined)
  return {
    kind: row.kind,
    id: row.id,
    title,
    titleMarks,
    extract: (foreign ?? extract)?.text ?? null,
    extractMarks: (foreign ?? extract)?.marks ?? [],
    extractLang: foreign ? (told === 'en' ? 'ar' : 'en') : told,
    passage: null,
    file: null,
    number: kinds.find(({ kind }) => kind === row.kind)?.number === undefined ? null : row.code,
    url: urlOf(row),
    date: row.date,
    place: row.placeAr && inLang([row.placeAr, row.placeEn ?? row.placeAr], lang),
    lang: told,
  }
}

function foreignExtract(row: FoundRow, told: Lang, other: string, plan: Plan): Extract | undefined {
  const title = told === 'en' ? row.titleAr : row.titleEn
  return [title ?? '', other].map(text => partExtractOf(text, plan)).find(extract => extract !== undefined && extract.marks.length > 0)
}
