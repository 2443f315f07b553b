import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** What the bell and the page are read from; both go when a notice comes or is read. */
export const noticesKey = ['notices'] as const

/** What they are called. */
export const bellTexts = interfaceTexts('bell', { notices: ['الإشعارات', 'Notifications'] })

/** How many notices are unread. */
export const unreadCount: Plural = {
  ar: {
    zero: 'لا إشعارات غير مقروءة',
    one: 'إشعار واحد غير مقروء',
    two: 'إشعاران غير مقروءين',
    few: '{n} إشعارات غير مقروءة',
    many: '{n} إشعارًا غير مقروء',
    other: '{n} إشعار غير مقروء',
  },
  en: { one: '{n} unread notification', other: '{n} unread notifications' },
}

export const bellCounts = interfaceCounts('bell', { unreadCount })
