import { pages } from '../../define.ts'
import { gateMessage } from './gateMessage.ts'

export { gateMessage }

export const gatePages = pages({
  gateMessage: {
    label: ['رسائل البوابة', 'Gate messages'],
    permission: 'Portal.GateMessage',
    group: 'portal',
    icon: 'bell-ring',
    placeTypes: ['publicRelations'],
    list: gateMessage,
    tools: () => import('./ordering.dashboard.tsx').then(file => file.OrderMessages),
  },
  'gateMessage/{id}': { under: 'gateMessage', form: gateMessage },
})
