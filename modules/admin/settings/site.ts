import { action, returns } from '../../define.ts'

/** What every page of the portal says of the product. */
export interface Site {
  readonly productName: readonly [ar: string, en: string]
  readonly slogan: readonly [ar: string, en: string]
  readonly ownerName: readonly [ar: string, en: string]
  /** IANA name of the zone in which pages say when something was. */
  readonly timeZone: string
  /** The database was filled with demonstration data: pages say so. */
  readonly isDemonstration: boolean
}

export const getSite = action('بيانات البوابة', 'About the portal', {
  method: 'GET',
  path: 'Public/Site',
  permission: 'public',
  output: returns<Site>(),
})
