import { pages } from '../../define.ts'
import { news } from './news.ts'

export { news }

export const contentPages = pages({
  news: { label: ['الأخبار', 'News'], permission: 'Portal.News', group: 'portal', icon: 'newspaper', placeTypes: 'all', list: news },
  'news/{id}': { under: 'news', form: news },
})
