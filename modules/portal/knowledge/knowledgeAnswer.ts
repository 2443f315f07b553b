import { bilingual, boolean, choice, longText, ref, resource, text } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

/** Does an answer wait, or do citizens read it? */
export const answerStanding = choice('الحالة', 'State', {
  waiting: [1, 'بانتظار النشر', 'Awaiting publication'],
  published: [2, 'منشورة', 'Published'],
})

/**
 * What staff of any place answer to a knowledge item that is a question (domain/portal-and-admin, section 12.5). It belongs to the place for
 * which its author has written. It is no row of the question: that is versioned and reviewed, and its answers go their own way.
 */
export const knowledgeAnswer = resource('knowledgeAnswer', {
  label: ['إجابة', 'Answer', 'الإجابات', 'Answers'],
  permission: 'Portal.KnowledgeExchange',
  scope: publishingPlace,
  publishing: 'switched',
  // Written beneath the question, by a call of its own: the base permission is enough.
  without: ['create'],
  fields: {
    question: ref('السؤال', 'Question', () => knowledgeExchange)
      .required()
      .bySystem(),
    text: longText('الإجابة', 'Answer', 'richText').required().min(10).max(20_000).searchable(),
    isBest: boolean('أفضل إجابة', 'Best answer').initially(false).bySystem(),
  },
  facts: {
    title: bilingual('السؤال', 'Question'),
    author: text('كتبها', 'Written by'),
    standing: answerStanding,
  },
  list: {
    columns: ['title', 'place', 'author', 'standing', 'isBest'],
    filters: ['standing', 'place', 'isBest'],
    sort: '-creationTime',
    empty: {
      why: ['تُكتب الإجابات تحت الأسئلة في عرض القراءة.', 'Answers are written beneath questions in the reading view.'],
      way: {
        label: ['عرض القراءة', 'Reading view'],
        href: '/dashboard/knowledgeExchange/reading',
        permission: 'Portal.KnowledgeExchange',
      },
    },
  },
  portal: { fields: ['question', 'text', 'isBest'] },
})
