import { pages } from '../../define.ts'
import { knowledgeAnswer } from './knowledgeAnswer.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

export { knowledgeAnswer, knowledgeExchange }

export const knowledgePages = pages({
  knowledgeExchange: {
    label: ['تبادل المعرفة', 'Knowledge exchange'],
    permission: 'Portal.KnowledgeExchange',
    group: 'portal',
    icon: 'book-open',
    placeTypes: 'all',
    list: knowledgeExchange,
    tools: () => import('./toReading.dashboard.tsx').then(file => file.ToReading),
  },
  'knowledgeExchange/reading': {
    under: 'knowledgeExchange',
    label: ['عرض القراءة', 'Reading view'],
    screen: () => import('./reading.dashboard.tsx').then(file => file.KnowledgeReading),
  },
  'knowledgeExchange/reading/{id}': {
    under: 'knowledgeExchange/reading',
    screen: () => import('./readItem.dashboard.tsx').then(file => file.KnowledgeItemReading),
  },
  'knowledgeExchange/answers': {
    under: 'knowledgeExchange',
    label: ['الإجابات', 'Answers'],
    list: knowledgeAnswer,
  },
  'knowledgeExchange/answers/{id}': { under: 'knowledgeExchange/answers', form: knowledgeAnswer },
  'knowledgeExchange/{id}': { under: 'knowledgeExchange', form: knowledgeExchange },
})

/** What knowledge adds to composite pages of the portal. */
export const knowledgeBlocks = [
  {
    page: '/',
    order: 130,
    name: 'knowledge',
    block: () => import('./newestKnowledge.block.portal.tsx').then(file => file.newestKnowledge),
  },
  { page: 'place', order: 95, block: () => import('./placeKnowledge.block.portal.tsx').then(file => file.placeKnowledge) },
] as const
