import { pages } from '../../define.ts'
import { partnership } from './partnership.ts'

export { partnership }
export type { PublicPartnership } from './publicPartnerships.ts'

export const partnershipPages = pages({
  partnerships: {
    label: ['الشراكات', 'Partnerships'],
    permission: 'Portal.Partnerships',
    group: 'portal',
    icon: 'handshake',
    placeTypes: ['economicalDevelopment', 'publicRelations', 'apla'],
    list: partnership,
    tools: () => import('./ordering.dashboard.tsx').then(file => file.OrderPartnerships),
  },
  'partnerships/{id}': { under: 'partnerships', form: partnership },
})

/** What partnerships add to composite pages of the portal. */
export const partnershipBlocks = [
  { page: '/', order: 140, name: 'partners', block: () => import('./partners.block.portal.tsx').then(file => file.partners) },
] as const
