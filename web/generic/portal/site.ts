import { createContext, use } from 'react'
import { useLocation } from 'react-router'
import { inLang, usualTimeZone, type Lang } from '../../../kernel/kernel.ts'
import type { Api } from '../api.ts'
import type { OfficeHours } from './hours.ts'
import { bareOf, inLanguage, langOf } from '../lang.ts'
import { spelled } from './spelling.ts'

type Pair = readonly [ar: string, en: string]

/** How one reaches the owner; empty texts where nothing is said. */
export interface Contact {
  readonly phone: string
  readonly hotline: string
  readonly fax: string
  readonly email: string
  readonly poBox: string
  readonly address: Pair | null
  /** Where its building stands. */
  readonly map?: { readonly lat: number; readonly lng: number } | null
  readonly social: readonly { readonly name: Pair; readonly url: string }[]
}

/** What every page says of the product. */
export interface SiteFacts {
  readonly productName: Pair
  readonly slogan: Pair
  readonly ownerName: Pair
  /** IANA name of the zone in which pages say when something was. The worker (server/http/worker.ts) reads it in a page, too. */
  readonly timeZone: string
  /** `YYYY-MM-DD`: what is of an earlier day is of the archive; undefined: nothing is. */
  readonly archiveBefore?: string
  /** Do the dates of articles stand by the Hijri calendar too? */
  readonly showsHijri?: boolean
  /** The id of the logo's file; null: the product's own mark. */
  readonly logo: string | null
  /** What takes its place on a dark ground; null: nothing does. */
  readonly logoDark: string | null
  /** The id of the icon's file; null: the product's own mark. */
  readonly favicon: string | null
  readonly hours: OfficeHours
  readonly contact: Contact
  /** What stands beneath maps. */
  readonly mapCredit: Pair | null
  /** Items on a page of a list. */
  readonly listPageSize: number
  /** May search engines index the portal? */
  readonly isIndexed: boolean
  /** What is said while the system is under maintenance; null: it is not. */
  readonly maintenance: Pair | null
  readonly isDemonstration: boolean
  /** Of the program, and the calendar day on which it was built; null where it is not known. */
  readonly version: { readonly number: string; readonly builtOn: string } | null
  /** For canonical addresses, without a slash at its end; empty where it is not known. */
  readonly origin: string
}

/** What holds when even the settings cannot be read: the page of an error still says where one is. */
export const plainSite: SiteFacts = {
  productName: ['محلّي', 'Mahalli'],
  slogan: ['الحكم المحلي أقرب إليك', 'Local government, closer to you'],
  ownerName: ['وزارة الحكم المحلي', 'Ministry of Local Government'],
  timeZone: usualTimeZone,
  logo: null,
  logoDark: null,
  favicon: null,
  hours: { days: [0, 1, 2, 3, 4], from: '08:00', to: '15:00', holidays: [] },
  contact: { phone: '', hotline: '', fax: '', email: '', poBox: '', address: null, social: [] },
  mapCredit: null,
  listPageSize: 10,
  isIndexed: true,
  maintenance: null,
  isDemonstration: false,
  version: null,
  origin: '',
}
export const SiteContext = createContext<SiteFacts>(plainSite)
/** The short path of the page that is being drawn, without its language: `/s/k3m9xq`; null where it has none. */
export const ShortPathContext = createContext<string | null>(null)

/** How many items a list of the portal shows on a page, for loaders. */
export async function listPageSizeOf(api: Api): Promise<number> {
  return (await api.get<SiteFacts>('Public/Site')).listPageSize
}

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
    bare: spelled(bareOf(pathname)),
    query: search,
    site: use(SiteContext),
    to: path => addressIn(lang, path),
    say: pair => inLang(pair, lang),
  }
}

/** What has one address, whichever language its reader speaks: calls and files, what programs read of the whole portal, and the pages of staff. */
const inNoLanguage =
  /^\/(?:api(?!\/docs(?:\/|$))|assets|cards|sitemaps|dashboard|login|forgotPassword|resetPassword|gallery|sitemap\.xml|robots\.txt|humans\.txt|worker\.js|\.well-known)(?:\/|$)/

/** Is there one address of it in each language, as there is of a page of the portal? @param path without its query */
function hasLanguages(path: string): boolean {
  return path.startsWith('/') && !inNoLanguage.test(path)
}

/**
 * A portal address in a language. What somebody has written may be in another language, or lead to a file: that is found at its one address.
 * @param path of the page, perhaps with a query and a fragment
 */
export function addressIn(lang: Lang, path: string): string {
  const cut = path.search(/[?#]/)
  const page = cut < 0 ? path : path.slice(0, cut)
  const bare = bareOf(page)
  return (hasLanguages(bare) ? inLanguage(bare, lang) : bare) + path.slice(page.length)
}
