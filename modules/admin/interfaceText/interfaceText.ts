import { pages } from '../../define.ts'
import { interfaceText } from './ownText.ts'

export { interfaceText }

/** The texts of the interface, to be said in the ministry's own words. */
export const interfaceTextPages = pages({
  interfaceText: {
    label: ['نصوص الواجهة', 'Interface texts'],
    permission: 'Admin.InterfaceText',
    group: 'admin',
    icon: 'languages',
    placeTypes: [],
    screen: () => import('./texts.dashboard.tsx').then(file => file.InterfaceTexts),
  },
})
