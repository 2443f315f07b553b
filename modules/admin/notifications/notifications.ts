import { pages } from '../../define.ts'
import { messageTemplate } from './messageTemplate.ts'
import { outbox } from './outbox.ts'

export { messageTemplate, outbox }

export const notificationPages = pages({
  messageTemplate: {
    label: ['قوالب الرسائل', 'Message templates'],
    permission: 'Admin.MessageTemplate',
    group: 'admin',
    icon: 'mail',
    placeTypes: [],
    list: messageTemplate,
  },
  outbox: { label: ['صندوق الصادر', 'Outbox'], permission: 'Admin.Outbox', group: 'admin', icon: 'send', placeTypes: [], list: outbox },
})
