import type { Lang } from '../../kernel/kernel.ts'

/** The language of a portal address: English below `/en`, Arabic at the specification's paths. */
export function langOf(path: string): Lang {
  return path === '/en' || path.startsWith('/en/') ? 'en' : 'ar'
}

/** The Arabic address of a page, whichever language is given. */
export function bareOf(path: string): string {
  return path.replace(/^\/en(?=\/|$)/, '') || '/'
}

/** What has one address, whichever language its reader speaks: calls and files, what programs read of the whole portal, and the pages of staff. */
const inNoLanguage =
  /^\/(?:api(?!\/docs(?:\/|$))|assets|cards|sitemaps|dashboard|login|forgotPassword|resetPassword|gallery|sitemap\.xml|robots\.txt|humans\.txt)(?:\/|$)/

/** Is there one address of it in each language, as there is of a page of the portal? @param path without its query */
export function hasLanguages(path: string): boolean {
  return path.startsWith('/') && !inNoLanguage.test(path)
}

/** The same page in a language. @param bare its Arabic address */
export function inLanguage(bare: string, lang: Lang): string {
  return lang === 'ar' ? bare : `/en${bare === '/' ? '' : bare}`
}
