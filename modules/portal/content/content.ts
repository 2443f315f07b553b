import { pages } from '../../define.ts'
import { news } from './news.ts'

export { news }
export {
  decisionInput,
  onLive,
  pictures,
  publication,
  publicationFacts,
  publicationMedia,
  publicationRules,
  publishActions,
  publishStates,
  publishSteps,
  publishWords,
} from './publication.ts'
export type { AttachedFile, Expiring, Publisher } from './published.ts'

export const contentPages = pages({
  news: { label: ['الأخبار', 'News'], permission: 'Portal.News', group: 'portal', icon: 'newspaper', placeTypes: 'all', list: news },
  'news/{id}': { under: 'news', form: news },
})

/** What content adds to composite pages of the portal. */
export const contentBlocks = [
  { page: 'place', order: 90, block: () => import('./placeNews.block.portal.tsx').then(file => file.placeNews) },
] as const
