import { pages } from '../../define.ts'
import { contactPoint } from './contactPoint.ts'

export { contactPoint }
export type { PublicContactPoint } from './directory.ts'

export const contactPages = pages({
  contactPoint: {
    label: ['جهات الاتصال', 'Contact points'],
    permission: 'Portal.ContactUs.ContactPoint',
    group: 'portal',
    icon: 'contact',
    placeTypes: ['publicRelations'],
    list: contactPoint,
    tools: () => import('./ordering.dashboard.tsx').then(file => file.OrderPoints),
  },
  'contactPoint/{id}': { under: 'contactPoint', form: contactPoint },
})
