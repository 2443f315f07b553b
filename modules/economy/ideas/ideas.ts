import { pages } from '../../define.ts'
import { creativeIdeasBank } from './creativeIdeasBank.ts'

export { creativeIdeasBank }

export const ideaPages = pages({
  creativeIdeasBank: {
    label: ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'],
    permission: 'EconomicalDevelopment.CreativeIdeasBank',
    group: 'economy',
    icon: 'lightbulb',
    placeTypes: ['authority', 'council', 'economicalDevelopment', 'directorate'],
    list: creativeIdeasBank,
  },
  'creativeIdeasBank/{id}': { under: 'creativeIdeasBank', form: creativeIdeasBank },
})
