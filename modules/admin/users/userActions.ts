import { action, boolean, date, longText, lookup, ref, returns, rows, text } from '../../define.ts'
import { userRole } from './userRole.ts'

const stamp = text('ختم التزامن', 'Concurrency stamp').required().max(36)
const place = () => ({ name: 'place' })

/** A place of somebody, as the screen of his assignments needs it. */
export interface AssignedRow {
  readonly id: string
  readonly place: string
  readonly placeNameAr: string
  readonly placeNameEn: string
  readonly placeCode: string
  readonly typeCode: number
  readonly governorate: number | null
  readonly isActive: boolean
  readonly isDefault: boolean
  readonly isInternalDefault: boolean
  /** It is the place that he acts for today. */
  readonly isActing: boolean
  /** Today lies within its days: outside them it counts as absent (section 1.2). */
  readonly isHeld: boolean
  /** `YYYY-MM-DD` */
  readonly validFrom: string | null
  readonly validTo: string | null
}

/** A session of somebody that still holds. */
export interface OpenSession {
  readonly id: string
  readonly loginAt: string
  readonly lastSeenAt: string
  readonly expiresAt: string
  /** Masked for who may not see personal data. */
  readonly address: string | null
  readonly device: string | null
  readonly isOwn: boolean
}

/** The whole set of roles of a user (sections 1.1 and 2.4). */
export const setRoles = action('تحديد أدوار مستخدم', 'Set the roles of a user', {
  method: 'PUT',
  path: 'User/SetRoles/{id}',
  permission: 'AbpIdentity.Users.ManageRoles',
  input: {
    roles: ref('الأدوار', 'Roles', () => userRole)
      .many()
      .required(),
    concurrencyStamp: stamp,
    // Giving or taking the administration asks for the giver's own password again.
    password: text('كلمة المرور', 'Password').max(128),
  },
  output: returns<Readonly<Record<string, unknown>>>(),
})
/** The places of a user as he has them now, and which ones the caller may assign. */
export const getPlaces = action('الجهات المخصصة لمستخدم', 'Places of a user', {
  method: 'GET',
  path: 'User/GetPlaces/{id}',
  permission: 'AbpIdentity.Users',
  // The ids of the active places that the caller may assign; null: every one.
  output: returns<{ items: readonly AssignedRow[]; assignable: readonly string[] | null }>(),
})
/** The whole set of places of a user (section 1.2). */
export const setPlaces = action('تحديد جهات مستخدم', 'Assign places to a user', {
  method: 'PUT',
  path: 'User/SetPlaces/{id}',
  permission: 'AbpIdentity.Users.AssignPlaces',
  input: {
    places: rows('الجهات المخصصة', 'Assigned places', {
      place: ref('الجهة', 'Place', place).required(),
      isDefault: boolean('الجهة الافتراضية', 'Default').initially(false),
      isInternalDefault: boolean('الجهة الافتراضية الداخلية', 'Internal default').initially(false),
      validFrom: date('من تاريخ', 'From'),
      validTo: date('إلى تاريخ', 'To'),
    }).max(100),
    concurrencyStamp: stamp,
  },
  output: returns<Readonly<Record<string, unknown>>>(),
})
export const activateUser = action('تفعيل مستخدم', 'Activate a user', {
  method: 'PUT',
  path: 'User/Activate/{id}',
  permission: 'AbpIdentity.Users.Activate',
  output: returns<Readonly<Record<string, unknown>>>(),
})
export const deactivateUser = action('إيقاف مستخدم', 'Deactivate a user', {
  method: 'PUT',
  path: 'User/Deactivate/{id}',
  permission: 'AbpIdentity.Users.Activate',
  input: {
    reason: lookup('سبب الإيقاف', 'Deactivation reason', 'deactivationReason').required(),
    note: longText('ملاحظة', 'Note').max(500),
  },
  output: returns<Readonly<Record<string, unknown>>>(),
})
export const unlockUser = action('فك قفل مستخدم', 'Unlock a user', {
  method: 'PUT',
  path: 'User/Unlock/{id}',
  permission: 'AbpIdentity.Users.Unlock',
  output: returns<Readonly<Record<string, unknown>>>(),
})
export const getSessions = action('جلسات مستخدم', 'Sessions of a user', {
  method: 'GET',
  path: 'User/GetSessions/{id}',
  permission: 'AbpIdentity.Users.RevokeSessions',
  output: returns<{ items: readonly OpenSession[] }>(),
})
export const revokeSessions = action('إنهاء جلسات مستخدم', 'Sign a user out everywhere', {
  method: 'PUT',
  path: 'User/RevokeSessions/{id}',
  permission: 'AbpIdentity.Users.RevokeSessions',
})
