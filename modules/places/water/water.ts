import { pages } from '../../define.ts'
import { waterYear } from './waterYear.ts'

export { waterYear }

export const waterPages = pages({
  'water/{localCommId}': {
    label: ['المياه', 'Water'],
    permission: 'LocalComm.Water',
    group: 'file',
    icon: 'droplets',
    placeTypes: ['authority', 'council', 'planning', 'projects', 'economicalDevelopment', 'directorate', 'lendingFund', 'apla'],
    tabs: [waterYear],
  },
})

/** What water adds to composite pages of the portal. */
export const waterBlocks = [
  { page: 'localComm/{code}', order: 40, block: () => import('./waterFacts.block.portal.tsx').then(file => file.waterFacts) },
] as const
