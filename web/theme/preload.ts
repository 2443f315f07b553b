import type { Lang } from '../../kernel/kernel.ts'
import displayArabic from './fonts/markazi-600-arabic.woff2?url'
import displayLatin from './fonts/markazi-600-letters.woff2?url'
import latin from './fonts/plex-400-letters.woff2?url'
import arabic from './fonts/plex-400-arabic.woff2?url'
import boldLatin from './fonts/plex-600-letters.woff2?url'
import boldArabic from './fonts/plex-600-arabic.woff2?url'

/**
 * The font files worth asking for before the stylesheet is read: those of the letters of the text, also where it is bold, and of the titles, whose lines
 * break elsewhere without them. A first page is shown when they are there (web/generic/holdScript.ts): what is awaited there stands here.
 */
export const preloadedFonts: Readonly<Record<Lang, readonly string[]>> = {
  ar: [arabic, displayArabic, boldArabic],
  en: [latin, displayLatin, boldLatin],
}
