import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { inLang, usualTimeZone, type Lang } from '../../../kernel/kernel.ts'
import { bareOf, inLanguage, langOf } from '../lang.ts'

type Pair = readonly [ar: string, en: string]

/** What every page says of the product. */
export interface SiteFacts {
  readonly productName: Pair
  readonly slogan: Pair
  readonly ownerName: Pair
  /** IANA name of the zone in which pages say when something was. */
  readonly timeZone: string
  readonly isDemonstration: boolean
  /** For canonical addresses, without a slash at its end; empty where it is not known. */
  readonly origin: string
}

/** What holds when even the settings cannot be read: the page of an error still says where one is. */
export const plainSite: SiteFacts = {
  productName: ['محلّي', 'Mahalli'],
  slogan: ['الحكم المحلي أقرب إليك', 'Local government, closer to you'],
  ownerName: ['وزارة الحكم المحلي', 'Ministry of Local Government'],
  timeZone: usualTimeZone,
  isDemonstration: false,
  origin: '',
}
export const SiteContext = createContext<SiteFacts>(plainSite)

/** The page that is being drawn: its language, its address in Arabic, and how to say and reach things from it. */
export interface Here {
  readonly lang: Lang
  /** The page's address in Arabic, without its query. */
  readonly bare: string
  /** The query with its question mark, or nothing. */
  readonly query: string
  readonly site: SiteFacts
  /** An address in the page's language. @param path in Arabic, with its query */
  readonly to: (path: string) => string
  /** The page's language of a pair. */
  readonly say: (pair: Pair) => string
}

/** Where one is; for components of pages without React, which are drawn once on the server. */
export function useHere(): Here {
  const { pathname, search } = useLocation()
  const lang = langOf(pathname)
  return {
    lang,
    bare: bareOf(pathname),
    query: search,
    site: use(SiteContext),
    to: path => addressIn(lang, path),
    say: pair => inLang(pair, lang),
  }
}

/** A portal address in a language. @param path its Arabic path, perhaps with a query and a fragment */
export function addressIn(lang: Lang, path: string): string {
  const cut = path.search(/[?#]/)
  return cut < 0 ? inLanguage(path, lang) : inLanguage(path.slice(0, cut), lang) + path.slice(cut)
}
