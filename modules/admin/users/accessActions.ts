import { action, choice, returns } from '../../define.ts'

/** Sends somebody who has no password yet the link with which he chooses one (section 1.3). */
export const inviteUser = action('إرسال دعوة إلى مستخدم', 'Invite a user', {
  method: 'PUT',
  path: 'User/Invite/{id}',
  permission: 'AbpIdentity.Users.Invite',
  input: {
    channel: choice('طريقة الإرسال', 'Sent by', {
      email: [1, 'بالبريد الإلكتروني', 'By e-mail'],
      sms: [2, 'برسالة قصيرة', 'By SMS'],
      both: [3, 'بالطريقتين', 'By both'],
    }).required(),
  },
  output: returns<Readonly<Record<string, unknown>>>(),
})
/** Sends him a link for another password; nobody else sees or sets one. */
export const resetUserPassword = action('طلب كلمة مرور جديدة لمستخدم', 'Request a new password for a user', {
  method: 'PUT',
  path: 'User/ResetPassword/{id}',
  permission: 'AbpIdentity.Users.ResetPassword',
  output: returns<Readonly<Record<string, unknown>>>(),
})
export const resetUserTwoFactor = action('إلغاء التحقق بخطوتين لمستخدم', 'Remove the second factor of a user', {
  method: 'PUT',
  path: 'User/ResetTwoFactor/{id}',
  permission: 'AbpIdentity.Users.ResetTwoFactor',
  output: returns<Readonly<Record<string, unknown>>>(),
})
