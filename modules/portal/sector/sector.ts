import { pages } from '../../define.ts'
import { localGovernmentSector } from './localGovernmentSector.ts'

export { localGovernmentSector }

export const sectorPages = pages({
  localGovernmentSectors: {
    label: ['قطاع الحكم المحلي', 'Local government sector'],
    permission: 'Portal.LocalGovernmentSector',
    group: 'portal',
    icon: 'landmark',
    placeTypes: ['publicRelations'],
    list: localGovernmentSector,
    tools: () => import('./ordering.dashboard.tsx').then(file => file.OrderComponents),
  },
  'localGovernmentSectors/{id}': { under: 'localGovernmentSectors', form: localGovernmentSector },
})
