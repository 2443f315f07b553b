import { action, returns, text } from '../../define.ts'

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
  readonly user: {
    readonly id: string
    readonly fullName: string
    readonly fullNameEn: string | null
    readonly userName: string
    readonly language: string
  }
}

export const login = action('تسجيل الدخول', 'Sign in', {
  method: 'POST',
  path: 'Account/Login',
  permission: 'public',
  input: {
    userName: text('اسم المستخدم أو البريد الإلكتروني', 'User name or e-mail').required().max(254),
    password: text('كلمة المرور', 'Password').required().max(128),
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
