import { pages } from '../../define.ts'
import { gateService } from './gateService.ts'

export { gateService }

export const servicePages = pages({
  gateService: {
    label: ['خدمات البوابة', 'Services'],
    permission: 'Portal.GateService',
    group: 'portal',
    icon: 'concierge-bell',
    placeTypes: ['publicRelations'],
    list: gateService,
    tools: () => import('./ordering.dashboard.tsx').then(file => file.OrderServices),
  },
  'gateService/{id}': { under: 'gateService', screen: () => import('./serviceForm.dashboard.tsx').then(file => file.ServiceForm) },
})

/** What services add to composite pages of the portal. */
export const serviceBlocks = [
  { page: '/', order: 20, name: 'quickServices', block: () => import('./quickServices.block.portal.tsx').then(file => file.quickServices) },
] as const
