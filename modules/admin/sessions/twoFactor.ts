import { action, returns, text } from '../../define.ts'

const ownPassword = () => text('كلمة المرور الحالية', 'Current password').required().max(128)
const code = () => text('رمز التحقق', 'Verification code').required().max(20)

/** Ten codes, each of use once: they are shown now and never again. */
export interface RecoveryCodes {
  readonly recoveryCodes: readonly string[]
}

export const beginTwoFactor = action('بدء إعداد التحقق بخطوتين', 'Begin to set up the second factor', {
  method: 'POST',
  path: 'Account/TwoFactor/Begin',
  permission: 'session',
  input: { password: ownPassword() },
  output: returns<{ secret: string; uri: string }>(),
})
export const confirmTwoFactor = action('تفعيل التحقق بخطوتين', 'Switch the second factor on', {
  method: 'POST',
  path: 'Account/TwoFactor/Confirm',
  permission: 'session',
  input: { code: code() },
  output: returns<RecoveryCodes>(),
})
export const disableTwoFactor = action('إيقاف التحقق بخطوتين', 'Switch the second factor off', {
  method: 'POST',
  path: 'Account/TwoFactor/Disable',
  permission: 'session',
  input: { password: ownPassword(), code: code() },
})
export const newRecoveryCodes = action('رموز استرداد جديدة', 'New recovery codes', {
  method: 'POST',
  path: 'Account/TwoFactor/NewRecoveryCodes',
  permission: 'session',
  input: { code: code() },
  output: returns<RecoveryCodes>(),
})
