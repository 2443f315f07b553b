import type { Lang } from '../../kernel/kernel.ts'

/** The language of a portal address: English below `/en`, Arabic at the specification's paths. */
export function langOf(path: string): Lang {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'ar'
}

/** The Arabic address of a page, whichever language is given. */
export function bareOf(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}

/** The same page in a language. @param bare its Arabic address */
export function inLanguage(bare: string, lang: Lang): string {
  return lang === 'ar' ? bare : `/en${bare === '/' ? '' : bare}`
}
