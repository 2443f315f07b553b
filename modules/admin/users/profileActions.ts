import { action, choice, email, image, phone, returns, text } from '../../define.ts'
import { languages } from './systemUser.ts'

/** What somebody sees of his own account (section 1.5). */
export interface Profile {
  readonly userName: string
  readonly names: {
    readonly firstName: string
    readonly secondName: string
    readonly thirdName: string | null
    readonly fourthName: string | null
    readonly lastName: string
    readonly fullNameEn: string | null
  }
  readonly email: string
  readonly emailConfirmed: boolean
  readonly phoneNumber: string
  readonly phoneNumberConfirmed: boolean
  /** 1 Arabic, 2 English. */
  readonly language: 1 | 2
  readonly photo: string | null
  readonly roles: readonly { readonly titleAr: string; readonly titleEn: string }[]
  readonly passwordChangedAt: string | null
  readonly twoFactor: {
    readonly isOn: boolean
    readonly codesLeft: number
    /** Since when a role asks for it; null: none does. */
    readonly askedAt: string | null
  }
  /** `Security.PasswordMinLength`. */
  readonly passwordMinLength: number
}

const ownPassword = () => text('كلمة المرور الحالية', 'Current password').max(128)

export const getProfile = action('ملفي الشخصي', 'My profile', {
  method: 'GET',
  path: 'Account/GetProfile',
  permission: 'session',
  output: returns<Profile>(),
})
/** Only what is named here is his own to change; anything else is refused by its name. */
export const updateProfile = action('تعديل ملفي الشخصي', 'Change my profile', {
  method: 'PUT',
  path: 'Account/UpdateProfile',
  permission: 'session',
  input: {
    language: choice('لغة الواجهة', 'Interface language', languages),
    photo: image('الصورة الشخصية', 'Photo').maxKB(1024),
    email: email('البريد الإلكتروني', 'E-mail'),
    phoneNumber: phone('رقم الجوال', 'Mobile number'),
    // Whoever changes how the account is recovered proves that he still sits there.
    password: ownPassword(),
  },
  output: returns<Profile>(),
})
/** Seconds until another may be asked for; null: no further one now. */
interface Sent {
  readonly resendAfter: number | null
}
export const sendEmailLink = action('إرسال رابط تأكيد البريد', 'Send a link that confirms the e-mail', {
  method: 'POST',
  path: 'Account/SendEmailLink',
  permission: 'session',
  output: returns<Sent>(),
})
export const confirmEmail = action('تأكيد البريد الإلكتروني', 'Confirm the e-mail', {
  method: 'POST',
  path: 'Account/ConfirmEmail',
  permission: 'session',
  input: { token: text('رمز الرابط', 'Token of the link').required().max(100) },
  output: returns<Profile>(),
})
export const sendPhoneCode = action('إرسال رمز تأكيد الجوال', 'Send a code that confirms the mobile number', {
  method: 'POST',
  path: 'Account/SendPhoneCode',
  permission: 'session',
  output: returns<Sent>(),
})
export const confirmPhone = action('تأكيد رقم الجوال', 'Confirm the mobile number', {
  method: 'POST',
  path: 'Account/ConfirmPhone',
  permission: 'session',
  input: { code: text('رمز التحقق', 'Verification code').required().max(20) },
  output: returns<Profile>(),
})
export const getMyData = action('تنزيل بياناتي', 'Download my data', {
  method: 'GET',
  path: 'Account/MyData',
  permission: 'session',
  output: returns<Readonly<Record<string, unknown>>>(),
})
