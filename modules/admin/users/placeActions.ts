import { action, returns, text } from '../../define.ts'

const wholeNumber = (ar: string, en: string) => text(ar, en).matches(/^\d{1,6}$/)

/** Somebody who works at a place today. */
export interface Worker {
  readonly id: string
  readonly nameAr: string
  readonly nameEn: string | null
  /** It is the place that he acts for. */
  readonly isDefault: boolean
}

/** A place and who works there. */
export interface StaffedPlace {
  readonly id: string
  readonly code: string
  readonly nameAr: string
  readonly nameEn: string
  readonly typeCode: number
  readonly governorate: number | null
  readonly usersCount: number
  /** Those of them whom the caller sees. */
  readonly seenCount: number
  /** The first few of those. */
  readonly users: readonly Worker[]
}

const placeFilters = {
  filter: text('بحث', 'Search').max(100),
  // The specification's number of the type, and the id of the governorate.
  typeCode: wholeNumber('نوع الجهة', 'Place type'),
  governorate: wholeNumber('المحافظة', 'Governorate'),
  vacant: text('الشاغرة فقط', 'Only vacant ones').matches(/^[01]$/),
}

/** Who works where: the active places that the caller assigns, those where nobody works too (section 1.2). */
export const getByPlace = action('توزيع المستخدمين على الجهات', 'Users by place', {
  method: 'GET',
  path: 'User/GetByPlace',
  permission: 'AbpIdentity.Users.AssignPlaces',
  input: {
    ...placeFilters,
    maxResultCount: wholeNumber('عدد الصفوف', 'Rows'),
    SkipCount: wholeNumber('تخطي', 'Skip'),
  },
  output: returns<{ totalCount: number; vacantCount: number; items: readonly StaffedPlace[] }>(),
})
/** The same as a file: a row for everybody whom the caller sees, and one for each place where he sees nobody. */
export const exportByPlace = action('تصدير توزيع المستخدمين على الجهات', 'Export users by place', {
  method: 'GET',
  path: 'User/ExportByPlace',
  permission: 'AbpIdentity.Users.Export',
  input: placeFilters,
})
