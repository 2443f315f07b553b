import { action, longText, returns, text } from '../../define.ts'

export { codePurpose, endReason, factorChange, recoveryChannel } from './numbered.ts'
export { internationalNumber } from './phoneNumber.ts'
export { passwordLaw, passwordProblems, passwordRules, passwordsDiffer, type PasswordFacts, type PasswordRule } from './passwordRule.ts'

/** A place that somebody may act for (specification, section 3). */
export interface AssignedPlace {
  readonly id: string
  /** 1 to 10: the specification's place types. */
  readonly typeCode: number
  readonly isDefault: boolean
  readonly isInternalDefault: boolean
  readonly placeId: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly governorate: number | null
}

/** What sign-in answers and the browser keeps as `userDetails` (specification, section 3; portal and administration, 3.1). */
export interface SignedIn {
  readonly token_type: 'Bearer'
  readonly access_token: string
  /** Seconds from `loginAt`. */
  readonly expires_in: number
  /** UTC instant. */
  readonly loginAt: string
  readonly IsAdmin: boolean
  readonly UserPlaces: readonly AssignedPlace[]
  readonly permissions: readonly string[]
  readonly activePlace: AssignedPlace | null
  /** IANA name of the zone in which the desk says when something was. */
  readonly timeZone: string
  /** Until when a role that asks for a second factor lets him in without one, UTC; null: none asks, or he has one. After it he may only set it up. */
  readonly twoFactorDue: string | null
  readonly user: {
    readonly id: string
    readonly fullName: string
    readonly fullNameEn: string | null
    readonly userName: string
    readonly language: string
    /** Id of a file. */
    readonly photo: string | null
    /** His e-mail or mobile number is not known: the first administrator is made without. */
    readonly lacksContact: boolean
  }
}

/** The password was right, and something else is asked before there is a session. */
export type LoginAnswer =
  | SignedIn
  /** The challenge goes to `Account/LoginTwoFactor`, with a code. */
  | { readonly twoFactorRequired: true; readonly challenge: string }
  /** The challenge goes to `Account/ResetPassword` in place of a reset token, with a new password and, where it is asked for, a code. */
  | { readonly passwordChangeRequired: true; readonly challenge: string; readonly twoFactorRequired: boolean }

/** What a page sends of the proof of work: the solution as JSON in base 64. */
export const proof = () => longText('إثبات العمل', 'Proof of work').max(2000)

export const login = action('تسجيل الدخول', 'Sign in', {
  method: 'POST',
  path: 'Account/Login',
  permission: 'public',
  input: {
    userName: text('اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail').required().max(254),
    password: text('كلمة المرور', 'Password').required().max(128),
    twoFactorCode: text('رمز التحقق', 'Verification code').max(20),
    // Only while many sign-ins fail, all over the installation.
    altcha: proof(),
  },
  output: returns<LoginAnswer>(),
})
export const loginTwoFactor = action('تسجيل الدخول: الخطوة الثانية', 'Sign in: the second step', {
  method: 'POST',
  path: 'Account/LoginTwoFactor',
  permission: 'public',
  input: {
    challenge: text('رمز الخطوة الأولى', 'Challenge of the first step').required().max(100),
    code: text('رمز التحقق', 'Verification code').required().max(20),
  },
  output: returns<SignedIn>(),
})
export const logout = action('تسجيل الخروج', 'Sign out', { method: 'POST', path: 'Account/Logout', permission: 'session' })
export const me = action('بياناتي', 'Who I am', {
  method: 'GET',
  path: 'Account/Me',
  permission: 'session',
  output: returns<Omit<SignedIn, 'access_token' | 'token_type'>>(),
})
export const setActivePlace = action('تبديل الجهة الفعالة', 'Switch the active place', {
  method: 'PUT',
  path: 'Account/SetActivePlace/{userPlaceId}',
  permission: 'session',
  output: returns<{ activePlace: AssignedPlace; UserPlaces: readonly AssignedPlace[]; permissions: readonly string[] }>(),
})
