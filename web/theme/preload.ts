import type { Lang } from '../../kernel/kernel.ts'
import latin from './fonts/plex-400-letters.woff2?url'
import arabic from './fonts/plex-400-arabic.woff2?url'

/** The one font file worth asking for before the stylesheet is read. */
export const preloadedFont: Readonly<Record<Lang, string>> = { ar: arabic, en: latin }
