import { action, returns, text } from '../../define.ts'

/** How one page of the portal was rated in a time. */
export interface PageCount {
  /** Its path in Arabic. */
  readonly page: string
  readonly useful: number
  readonly notUseful: number
  /** Of the ratings that say why in their own words. */
  readonly comments: number
  /** UTC instant of the last rating. */
  readonly lastAt: string
}

/** How often one page of the portal was opened in a time. */
export interface PageVisits {
  /** Its path in Arabic. */
  readonly page: string
  readonly inArabic: number
  readonly inEnglish: number
}

/** The pages that were rated in so many days, those first that most found of no use. */
export const getCounts = action('تقييم الصفحات بحسب الصفحة', 'Ratings by page', {
  method: 'GET',
  path: 'PageFeedback/GetCounts',
  permission: 'Portal.VisitorEntry',
  input: { days: text('خلال أيام', 'Within days').matches(/^[1-9]\d{0,3}$/) },
  output: returns<{ readonly items: readonly PageCount[] }>(),
})

/** The pages that were opened most in so many days. Of who opened them nothing is known. */
export const getVisits = action('زيارات الصفحات', 'Visits by page', {
  method: 'GET',
  path: 'PageFeedback/GetVisits',
  permission: 'Portal.VisitorEntry',
  input: { days: text('خلال أيام', 'Within days').matches(/^[1-9]\d{0,3}$/) },
  output: returns<{ readonly items: readonly PageVisits[] }>(),
})

/** The same of all pages, as a file. */
export const exportVisits = action('تصدير زيارات الصفحات', 'Export the visits by page', {
  method: 'GET',
  path: 'PageFeedback/ExportVisits',
  permission: 'Portal.VisitorEntry.Export',
  input: getVisits.input,
})
