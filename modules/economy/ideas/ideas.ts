import { pages } from '../../define.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'

export { creativeIdeasBank }

/** What ideas and investors add to composite pages of the portal. */
export const ideaBlocks = [
  { page: '/', order: 100, name: 'ideasAndInvestors', block: () => import('./homeIdeas.block.portal.tsx').then(file => file.homeIdeas) },
] as const

export const ideaPages = pages({
  creativeIdeasBank: {
    label: ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'],
    permission: 'EconomicalDevelopment.CreativeIdeasBank',
    group: 'economy',
    icon: 'lightbulb',
    placeTypes: ['authority', 'council', 'economicalDevelopment', 'directorate'],
    list: creativeIdeasBank,
  },
  'creativeIdeasBank/{id}': {
    under: 'creativeIdeasBank',
    screen: () => import('./ideaForm.dashboard.tsx').then(file => file.IdeaForm),
  },
})
