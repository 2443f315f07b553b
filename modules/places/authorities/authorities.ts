import { pages } from '../../define.ts'
import { localComm } from './localComm.ts'

export { localComm }

export const authorityPages = pages({
  localCommittees: {
    label: ['ملفات الهيئات المحلية', 'Authority files'],
    permission: 'LocalComm.LocalComm',
    group: 'authorities',
    icon: 'building-2',
    placeTypes: 'all',
    list: localComm,
  },
  'localCommittees/{authorityCode}': {
    under: 'localCommittees',
    screen: () => import('./authorityForm.dashboard.tsx').then(file => file.AuthorityForm),
  },
})
