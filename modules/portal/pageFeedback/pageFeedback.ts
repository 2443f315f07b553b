import { pages } from '../../define.ts'
import { pageFeedback } from './pageRating.ts'

export { pageFeedback }

export const pageFeedbackPages = pages({
  pageFeedback: {
    label: ['تقييم الصفحات', 'Page ratings'],
    permission: 'Portal.VisitorEntry',
    group: 'portal',
    icon: 'inbox',
    placeTypes: ['authority', 'publicRelations'],
    list: pageFeedback,
    tools: () => import('./toCounts.dashboard.tsx').then(file => file.ToCounts),
  },
  'pageFeedback/pages': {
    under: 'pageFeedback',
    label: ['التقييم بحسب الصفحة', 'Ratings by page'],
    screen: () => import('./counts.dashboard.tsx').then(file => file.RatingsByPage),
  },
  'pageFeedback/visits': {
    under: 'pageFeedback',
    label: ['زيارات الصفحات', 'Visits by page'],
    screen: () => import('./visits.dashboard.tsx').then(file => file.VisitsByPage),
  },
  'pageFeedback/{id}': { under: 'pageFeedback', screen: () => import('./rating.dashboard.tsx').then(file => file.PageRating) },
})
