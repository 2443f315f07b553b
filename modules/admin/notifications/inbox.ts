import { action, boolean, lookup, returns, rows, text } from '../../define.ts'
import type { Channel } from './originals.ts'

/** A notice in the dashboard (portal and administration, section 10.3). */
export interface NoticeRow {
  readonly id: string
  /** Value of the lookup list 48. */
  readonly kind: number
  readonly titleAr: string
  readonly titleEn: string
  readonly textAr: string
  readonly textEn: string
  /** Path within this site. */
  readonly link: string | null
  /** How many of the same subject it stands for. */
  readonly count: number
  readonly createdAt: string
  readonly readAt: string | null
}

const wholeNumber = (ar: string, en: string) => text(ar, en).matches(/^\d{1,6}$/)

/** The caller's notices, the newest first. `unread=1` those that he has not read, `kind` those of one kind. */
export const getNotices = action('الإشعارات', 'Notices', {
  method: 'GET',
  path: 'Notification/GetListPaged',
  permission: 'session',
  input: {
    maxResultCount: wholeNumber('عدد الصفوف', 'Rows'),
    SkipCount: wholeNumber('تخطي', 'Skip'),
    unread: text('غير المقروءة', 'Unread').matches(/^[01]$/),
    kind: wholeNumber('النوع', 'Kind'),
  },
  output: returns<{ totalCount: number; items: readonly NoticeRow[]; kinds: readonly number[] }>(),
})
/** How many notices the caller has not read. */
export const getUnread = action('عدد الإشعارات غير المقروءة', 'Number of unread notices', {
  method: 'GET',
  path: 'Notification/Unread',
  permission: 'session',
  output: returns<{ count: number }>(),
})
export const markRead = action('قراءة إشعار', 'Mark a notice as read', {
  method: 'PUT',
  path: 'Notification/MarkRead/{id}',
  permission: 'session',
})
export const markAllRead = action('قراءة كل الإشعارات', 'Mark all notices as read', {
  method: 'PUT',
  path: 'Notification/MarkAllRead',
  permission: 'session',
})
/** By which channels somebody is told of a kind. */
export interface KindChoice {
  /** Value of the lookup list 48. */
  readonly kind: number
  readonly code: string
  readonly titleAr: string
  readonly titleEn: string
  readonly channels: readonly ChannelChoice[]
}
export interface ChannelChoice {
  readonly channel: Channel
  /** Value of the lookup list 49. */
  readonly id: number
  readonly isOn: boolean
  /** It is on whatever he chooses. */
  readonly isObligatory: boolean
  /** In the daily e-mail instead of one of its own. */
  readonly isDigest: boolean
}
/** By which channels the caller is told of what, and what a browser needs that wants push notices. */
export const getChoices = action('قنوات الإشعار', 'Notification channels', {
  method: 'GET',
  path: 'Notification/GetChoices',
  permission: 'session',
  output: returns<{ kinds: readonly KindChoice[]; pushKey: string; hasEmail: boolean; hasPhone: boolean }>(),
})
export const setChoices = action('تحديد قنوات الإشعار', 'Set the notification channels', {
  method: 'PUT',
  path: 'Notification/SetChoices',
  permission: 'session',
  input: {
    choices: rows('الاختيارات', 'Choices', {
      kind: lookup('النوع', 'Kind', 'notificationKind').required(),
      channel: lookup('القناة', 'Channel', 'notificationChannel').required(),
      isOn: boolean('مفعّل', 'On').required(),
    })
      .required()
      .max(200),
  },
})
/** Takes this browser for push notices. `token` is its subscription as JSON (specification, section 3: `firebaseToken`). */
export const registerPush = action('تفعيل الإشعارات الفورية', 'Register for push notices', {
  method: 'POST',
  path: 'Account/RegisterPush',
  permission: 'session',
  input: { token: text('الاشتراك', 'Subscription').required().max(4000) },
})
/** Takes it no more; without its address every browser of the caller. */
export const unregisterPush = action('إيقاف الإشعارات الفورية', 'Unregister from push notices', {
  method: 'DELETE',
  path: 'Account/RegisterPush',
  permission: 'session',
  input: { endpoint: text('العنوان', 'Address').max(2000) },
})
