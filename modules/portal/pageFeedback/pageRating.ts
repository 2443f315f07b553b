import { bilingual, boolean, choice, dateTime, longText, lookup, resource, text } from '../../define.ts'
import { languages } from '../../admin/users/users.ts'
import { pageFeedbacks } from '../../places/hierarchy/hierarchy.ts'

/** The longest path of a page that is rated. */
export const longestPage = 200
export const longestComment = 500

/**
 * Whether a reader found a page of the portal useful (domain/portal-and-admin, section 12.18). Nothing is kept of who he is. It stands under the
 * permission of visitors' entries: the tree of permissions has none of its own for it, and both are what visitors send.
 */
export const pageFeedback = resource('pageFeedback', {
  label: ['تقييم صفحة', 'Page rating', 'تقييم الصفحات', 'Page ratings'],
  permission: 'Portal.VisitorEntry',
  scope: pageFeedbacks,
  without: ['create', 'update'],
  fields: {
    page: text('الصفحة', 'Page').bySystem().max(longestPage).searchable(),
    pageLanguage: choice('اللغة', 'Language', languages).bySystem(),
    useful: boolean('مفيدة', 'Useful').bySystem(),
    reason: lookup('السبب', 'Reason', 'pageFeedbackReason').bySystem(),
    comment: longText('التعليق', 'Comment').bySystem().max(longestComment).searchable(),
    at: dateTime('الوقت', 'Time').bySystem(),
  },
  facts: { title: bilingual('الصفحة', 'Page') },
  list: {
    columns: ['title', 'useful', 'reason', 'comment', 'at', 'place', 'pageLanguage'],
    carried: ['page'],
    filters: ['useful', 'page', 'pageLanguage', 'at', 'reason', 'place'],
    sort: '-at',
    empty: {
      why: [
        'هنا ما يقوله الزوار أسفل صفحات البوابة: هل كانت الصفحة مفيدة، ولماذا.',
        'What visitors say at the foot of the portal’s pages stands here: whether a page was useful, and why not.',
      ],
      way: { label: ['افتح البوابة', 'Open the portal'], href: '/', permission: 'Portal.VisitorEntry' },
    },
  },
})
