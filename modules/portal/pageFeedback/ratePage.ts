import { action, boolean, longText, lookup, text } from '../../define.ts'
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
