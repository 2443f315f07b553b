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
