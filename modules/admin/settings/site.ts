import { action, returns } from '../../define.ts'
import type { Clocks } from './clocks.ts'
import type { HomeBlockName } from './homeBlocks.ts'
import type { KeyFigureName } from './keyFigures.ts'

/** When the office is open. */
export interface SiteHours {
  /** 0 is Sunday. */
  readonly days: readonly number[]
  /** `HH:mm` */
  readonly from: string
  readonly to: string
  /** The ministry's, of this year and the next. */
  readonly clocks: Clocks
  /** Those of today and to come. */
  readonly holidays: readonly { readonly fromDate: string; readonly toDate: string; readonly name: readonly [ar: string, en: string] }[]
}
/** How one reaches the owner; empty texts where nothing is said. */
export interface SiteContact {
  readonly phone: string
  readonly hotline: string
  readonly fax: string
  readonly email: string
  readonly poBox: string
  readonly address: readonly [ar: string, en: string] | null
  /** Where its building stands. */
  readonly map: { readonly lat: number; readonly lng: number } | null
  readonly social: readonly { readonly name: readonly [ar: string, en: string]; readonly url: string }[]
}

/** A block that the first page shows. */
export interface ShownBlock {
  readonly name: HomeBlockName
  /** So many items at most; null: it has none to count. */
  readonly count: number | null
}

/** What every page of the portal says of the product. */
export interface Site {
  readonly productName: readonly [ar: string, en: string]
  readonly slogan: readonly [ar: string, en: string]
  readonly ownerName: readonly [ar: string, en: string]
  /** IANA name of the zone in which pages say when something was. */
  readonly timeZone: string
  /** `YYYY-MM-DD`: what is of an earlier day is of the archive. */
  readonly archiveBefore: string
  /** Do the dates of articles stand by the Hijri calendar too? */
  readonly showsHijri: boolean
  /** The id of the logo's file; null: the product's own mark. */
  readonly logo: string | null
  /** What takes its place on a dark ground; null: nothing does. */
  readonly logoDark: string | null
  /** The id of the icon's file; null: the product's own mark. */
  readonly favicon: string | null
  readonly hours: SiteHours
  readonly contact: SiteContact
  /** What stands beneath maps. */
  readonly mapCredit: readonly [ar: string, en: string] | null
  /** Items on a page of a list. */
  readonly listPageSize: number
  /** The blocks of the first page that are shown, in their order. */
  readonly homeBlocks: readonly ShownBlock[]
  /** The key figures that the ministry has chosen, in its order; none: it has not chosen. */
  readonly keyFigures: readonly KeyFigureName[]
  /** The video sites whose player opens within a page. */
  readonly videoPlayers: readonly string[]
  /** May search engines index the portal? */
  readonly isIndexed: boolean
  /** What is said while the system is under maintenance; null: it is not. */
  readonly maintenance: readonly [ar: string, en: string] | null
  /** The database was filled with demonstration data: pages say so. */
  readonly isDemonstration: boolean
  /** Of the program, and the calendar day on which it was built; null where it is not known. */
  readonly version: { readonly number: string; readonly builtOn: string } | null
}

export const getSite = action('بيانات البوابة', 'About the portal', {
  method: 'GET',
  path: 'Public/Site',
  permission: 'public',
  output: returns<Site>(),
})
