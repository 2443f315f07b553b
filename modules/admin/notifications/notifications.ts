import { pages } from '../../define.ts'
import { messageTemplate } from './messageTemplate.ts'
import { outbox } from './outbox.ts'

export { messageTemplate, outbox }
export { publicItems } from './counts.ts'

export const notificationPages = pages({
  messageTemplate: {
    label: ['قوالب الرسائل', 'Message templates'],
    permission: 'Admin.MessageTemplate',
    group: 'admin',
    icon: 'mail',
    placeTypes: [],
    list: messageTemplate,
  },
  'messageTemplate/{id}': { under: 'messageTemplate', screen: () => import('./template.dashboard.tsx').then(file => file.TemplateForm) },
  outbox: { label: ['صندوق الصادر', 'Outbox'], permission: 'Admin.Outbox', group: 'admin', icon: 'send', placeTypes: [], list: outbox },
  'outbox/{id}': { under: 'outbox', screen: () => import('./message.dashboard.tsx').then(file => file.MessageScreen) },
})
