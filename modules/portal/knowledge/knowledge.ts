import { pages } from '../../define.ts'
import { knowledgeExchange } from './knowledgeExchange.ts'

export { knowledgeExchange }

export const knowledgePages = pages({
  knowledgeExchange: {
    label: ['تبادل المعرفة', 'Knowledge exchange'],
    permission: 'Portal.KnowledgeExchange',
    group: 'portal',
    icon: 'book-open',
    placeTypes: 'all',
    list: knowledgeExchange,
  },
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
  { page: 'localComm/{code}', order: 95, block: () => import('./placeKnowledge.block.portal.tsx').then(file => file.placeKnowledge) },
] as const
