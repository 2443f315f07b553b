import { pages } from '../../define.ts'
import { event } from './event.ts'

export { event }
export { countedPath } from './eventPath.ts'

export const eventPages = pages({
  event: {
    label: ['الفعاليات', 'Events'],
    permission: 'Portal.Event',
    group: 'portal',
    icon: 'calendar-days',
    placeTypes: 'all',
    list: event,
  },
  'event/{id}': { under: 'event', form: event },
})

/** What events add to composite pages of the portal. */
export const eventBlocks = [
  { page: '/', order: 70, name: 'events', block: () => import('./homeEvents.block.portal.tsx').then(file => file.homeEvents) },
  { page: 'place', order: 80, block: () => import('./placeEvents.block.portal.tsx').then(file => file.placeEvents) },
] as const
