import { action, boolean, longText, lookup, returns, text } from '../../define.ts'
import { longestPage } from './pageRating.ts'

/** Says whether a page was useful, as the question at its foot does. Of each page, day and browser one counts: who says more has corrected what he said. */
export const ratePage = action('تقييم صفحة', 'Rate a page', {
  method: 'POST',
  path: 'Public/Feedback',
  permission: 'public',
  input: {
    page: text('الصفحة', 'Page').required().max(longestPage),
    useful: boolean('مفيدة', 'Useful').required(),
    reason: lookup('السبب', 'Reason', 'pageFeedbackReason'),
    comment: longText('التعليق', 'Comment'),
    altcha: longText('إثبات العمل', 'Proof of work').max(2000),
  },
})

/** A page of the portal by its name, for who is asked about it. */
export interface RatedPage {
  /** Its path in Arabic. */
  readonly page: string
  /** Null: nothing names it. */
  readonly titleAr: string | null
  /** Null: it has no name in English. */
  readonly titleEn: string | null
}

/** What a page that may be rated is called. */
export const getRatedPage = action('صفحة تُقيّم', 'A page that is rated', {
  method: 'GET',
  path: 'Public/Feedback/GetPage',
  permission: 'public',
  input: { page: ratePage.input.page },
  output: returns<RatedPage>(),
})
