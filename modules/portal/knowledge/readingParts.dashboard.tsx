import type { Lang } from '../../define.ts'
import type { ReadableItem } from './reading.ts'
import { readingTexts } from './readingTexts.ts'

/** The title in the reader's language, else in Arabic. */
export function titleIn({ titleAr, titleEn }: Pick<ReadableItem, 'titleAr' | 'titleEn'>, lang: Lang): { text: string; told: Lang } {
  return lang === 'en' && titleEn ? { text: titleEn, told: 'en' } : { text: titleAr ?? '', told: 'ar' }
}

/** The body that publishes, or has answered; the ministry where it is no place's. */
export function placeNameOf({ placeNameAr, placeNameEn }: Pick<ReadableItem, 'placeNameAr' | 'placeNameEn'>, lang: Lang): string {
  return (lang === 'en' ? placeNameEn : placeNameAr) ?? placeNameAr ?? readingTexts.say('ministry', lang)
}

/** A day as the desk writes it. */
export function DayOf({ day }: { day: string | null | undefined }) {
  return day == null ? '—' : <bdi dir="ltr">{day.replaceAll('-', '/')}</bdi>
}
