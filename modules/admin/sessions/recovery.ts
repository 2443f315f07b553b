import { action, email, phone, returns, text } from '../../define.ts'
import { proof } from './sessions.ts'

/** A recovery that has begun: the same for numbers that nobody has (portal and administration, section 3.4). */
export interface RecoveryFlow {
  readonly flowId: string
  /** Seconds until another code may be asked for; null: no further one in this flow. */
  readonly resendAfter: number | null
  /** Minutes for which a code is of use. */
  readonly minutes: number
}

/** What a link leads to. */
export interface FoundLink {
  readonly purpose: 'invitation' | 'newPassword'
  readonly userName: string
  readonly fullName: string
  readonly fullNameEn: string | null
  /** A code of the second factor is asked for with the new password. */
  readonly twoFactorRequired: boolean
  /** Of an invitation: the end of the mobile number that a code is to confirm; null: none is asked for. */
  readonly phoneHint: string | null
}

const resetToken = () => text('رمز إعادة التعيين', 'Reset token').required().max(100)
const newPassword = () => text('كلمة المرور الجديدة', 'New password').required().max(128)
const code = () => text('رمز التحقق', 'Verification code').required().max(20)

export const sendRecoveryCode = action('طلب رمز استعادة الحساب', 'Ask for a recovery code', {
  method: 'POST',
  path: 'Account/SendRecoveryCode',
  permission: 'public',
  input: { phoneNumber: phone('رقم الجوال', 'Mobile number').required(), altcha: proof() },
  output: returns<RecoveryFlow>(),
})
export const resendRecoveryCode = action('إعادة إرسال رمز الاستعادة', 'Send the recovery code again', {
  method: 'POST',
  path: 'Account/ResendRecoveryCode',
  permission: 'public',
  input: { flowId: text('رقم العملية', 'Flow').required().max(40) },
  output: returns<RecoveryFlow>(),
})
export const verifyRecoveryCode = action('التحقق من رمز الاستعادة', 'Verify the recovery code', {
  method: 'POST',
  path: 'Account/VerifyRecoveryCode',
  permission: 'public',
  input: { flowId: text('رقم العملية', 'Flow').required().max(40), code: code() },
  output: returns<{ resetToken: string; twoFactorRequired: boolean }>(),
})
export const sendRecoveryEmail = action('طلب رابط استعادة بالبريد', 'Ask for a recovery link by e-mail', {
  method: 'POST',
  path: 'Account/SendRecoveryEmail',
  permission: 'public',
  input: { email: email('البريد الإلكتروني', 'E-mail').required(), altcha: proof() },
})
/** With the token of a code or a link, or with the challenge of a sign-in whose password has expired. */
export const resetPassword = action('تعيين كلمة مرور جديدة', 'Set a new password', {
  method: 'POST',
  path: 'Account/ResetPassword',
  permission: 'public',
  input: { resetToken: resetToken(), newPassword: newPassword(), twoFactorCode: text('رمز التحقق بخطوتين', 'Second factor').max(20) },
})
/** Not GET: a token in an address is written down by whatever stands in between. */
export const findLink = action('قراءة رابط مرسل', 'Look at a link that was sent', {
  method: 'POST',
  path: 'Account/FindLink',
  permission: 'public',
  input: { token: resetToken() },
  output: returns<FoundLink>(),
})
/** The commonest passwords in small letters, for the list beside the field. */
export const getCommonPasswords = action('كلمات المرور الشائعة', 'Common passwords', {
  method: 'GET',
  path: 'Public/CommonPasswords',
  permission: 'public',
  output: returns<{ items: readonly string[]; minLength: number }>(),
})
export const changePassword = action('تغيير كلمة المرور', 'Change the password', {
  method: 'POST',
  path: 'Account/ChangePassword',
  permission: 'session',
  input: { currentPassword: text('كلمة المرور الحالية', 'Current password').required().max(128), newPassword: newPassword() },
})

export const sendInviteCode = action('إرسال رمز إلى جوال المدعو', 'Send a code to who is invited', {
  method: 'POST',
  path: 'Account/SendInviteCode',
  permission: 'public',
  input: { token: resetToken() },
  output: returns<RecoveryFlow>(),
})
export const acceptInvite = action('قبول الدعوة', 'Accept an invitation', {
  method: 'POST',
  path: 'Account/AcceptInvite',
  permission: 'public',
  input: {
    token: resetToken(),
    newPassword: newPassword(),
    phoneCode: text('رمز الجوال', 'Code of the mobile').max(20),
  },
})
/** Of an invitation that has expired; its inviter is told. The answer is the same whatever the token was. */
export const requestInvitation = action('طلب دعوة جديدة', 'Ask for a new invitation', {
  method: 'POST',
  path: 'Account/RequestInvitation',
  permission: 'public',
  input: { token: resetToken() },
})
