import { pages } from '../../define.ts'
import { contactMessage, contactStates } from './contactMessage.ts'

export { contactMessage, contactStates }
export { contactForm } from './contactForm.ts'

export const messagePages = pages({
  contactUs: {
    label: ['رسائل التواصل', 'Contact messages'],
    permission: 'Portal.ContactUs',
    group: 'portal',
    icon: 'messages-square',
    placeTypes: ['authority', 'council', 'directorate', 'publicRelations', 'councilManagement'],
    list: contactMessage,
  },
  'contactUs/{id}': {
    under: 'contactUs',
    screen: () => import('./contactMessage.dashboard.tsx').then(file => file.ContactMessage),
  },
})
