import { action, returns } from '../../define.ts'

/** How long an urgent item stands on every page after it was published; hours (portal and administration, section 12.1). */
export const urgentHours = 24

/** An urgent item as every page names it. */
export interface UrgentNews {
  readonly id: string
  /** Of what it says: under this name a browser remembers that its reader has closed it. */
  readonly version: string
  readonly titleAr: string
  /** Null where it is not published in English. */
  readonly titleEn: string | null
}

/** The urgent items of the last day, the newest first. */
export const getUrgent = action('الأخبار العاجلة', 'Urgent news', {
  method: 'GET',
  path: 'Public/News/GetUrgent',
  permission: 'public',
  output: returns<{ readonly items: readonly UrgentNews[] }>(),
})
