import { pages } from '../../define.ts'
import { news } from './news.ts'
import { successStory } from './successStory.ts'

export { news, successStory }

export const contentPages = pages({
  news: { label: ['الأخبار', 'News'], permission: 'Portal.News', group: 'portal', icon: 'newspaper', placeTypes: 'all', list: news },
  'news/{id}': { under: 'news', form: news },
  successStory: {
    label: ['قصص النجاح', 'Success stories'],
    permission: 'Portal.SuccessStory',
    group: 'portal',
    icon: 'trophy',
    placeTypes: 'all',
    list: successStory,
  },
  'successStory/{id}': { under: 'successStory', form: successStory },
})

/** What content adds to composite pages of the portal. */
export const contentBlocks = [
  { page: 'localComm/{code}', order: 90, block: () => import('./placeNews.block.portal.tsx').then(file => file.placeNews) },
  { page: 'localComm/{code}', order: 92, block: () => import('./placeStories.block.portal.tsx').then(file => file.placeStories) },
] as const
