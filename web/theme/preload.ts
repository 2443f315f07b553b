import type { Lang } from '../../kernel/kernel.ts'
import displayArabic from './fonts/markazi-600-arabic.woff2?url'
import displayLatin from './fonts/markazi-600-letters.woff2?url'
import latin from './fonts/plex-400-letters.woff2?url'
import arabic from './fonts/plex-400-arabic.woff2?url'

/** The font files worth asking for before the stylesheet is read: that of the text, and that of the titles, whose lines break elsewhere without it. */
export const preloadedFonts: Readonly<Record<Lang, readonly string[]>> = { ar: [arabic, displayArabic], en: [latin, displayLatin] }
