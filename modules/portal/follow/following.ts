import { action, boolean, email, longText, text } from '../../define.ts'
import { ownFollow } from './calls.ts'

/** Asks to follow a page by e-mail; it begins when the mail that is sent then is answered. Who follows already is answered alike. */
export const followPage = action('متابعة صفحة بالبريد', 'Follow a page by e-mail', {
  method: 'POST',
  path: 'Public/Follow',
  permission: 'public',
  input: {
    page: text('الصفحة', 'Page').required().max(400),
    email: email('البريد الإلكتروني', 'E-mail').required(),
    isWeekly: boolean('مرة في الأسبوع', 'Once a week'),
    altcha: longText('إثبات العمل', 'Proof of work').max(2000),
  },
})

/** Begins what was asked for, for who has the mail. */
export const confirmFollow = action('تأكيد المتابعة بالبريد', 'Confirm that a page is followed', {
  method: 'POST',
  path: 'Public/Follow/Confirm',
  permission: 'public',
  input: ownFollow,
})

/** Ends it. Who has left may leave once more without harm. */
export const endFollow = action('إنهاء المتابعة بالبريد', 'Follow a page no more', {
  method: 'DELETE',
  path: 'Public/Follow',
  permission: 'public',
  input: ownFollow,
})
