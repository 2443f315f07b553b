import { choice } from '../../define.ts'

// What tables and audit of sessions and codes hold as numbers: the server writes them, the audit says them in words.

/** Reasons for which a session ends (portal and administration, section 3.3). */
export const endReason = choice('سبب إنهاء الجلسات', 'Why the sessions ended', {
  logout: [1, 'خروج', 'Signed out'],
  expired: [2, 'انتهت مدتها', 'Expired'],
  administrator: [3, 'أنهاها مدير', 'Ended by an administrator'],
  passwordChanged: [4, 'تغيير كلمة المرور', 'Password changed'],
  deactivated: [5, 'إيقاف الحساب', 'Account deactivated'],
  replaced: [6, 'حلّت محلها جلسة أحدث', 'Replaced by a newer one'],
  self: [7, 'أنهاها صاحبها', 'Ended by their owner'],
})

/** What became of a second factor. */
export const factorChange = choice('التغيير', 'Change', {
  on: [1, 'تفعيل', 'Switched on'],
  off: [2, 'إيقاف', 'Switched off'],
  newCodes: [3, 'رموز استرداد جديدة', 'New recovery codes'],
})

/** By which channel an account was to be recovered. */
export const recoveryChannel = choice('القناة', 'Channel', {
  sms: [1, 'رسالة نصية', 'SMS'],
  email: [2, 'بريد إلكتروني', 'E-mail'],
})

/** What a code is good for. A recovery by e-mail has no code: its row counts and limits. */
export const codePurpose = choice('الغرض من الرمز', 'Purpose of the code', {
  recovery: [1, 'استعادة الحساب', 'Recovery of the account'],
  invitation: [2, 'قبول دعوة', 'Accepting an invitation'],
  ownPhone: [3, 'تأكيد رقم الجوال', 'Confirming a mobile number'],
  recoveryEmail: [4, 'استعادة بالبريد الإلكتروني', 'Recovery by e-mail'],
  ownEmail: [5, 'تأكيد البريد الإلكتروني', 'Confirming an e-mail address'],
})
