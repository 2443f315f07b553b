import {
  bilingual,
  boolean,
  choice,
  dateTime,
  email,
  image,
  integer,
  longText,
  lookup,
  phone,
  ref,
  resource,
  text,
  type Scope,
} from '../../define.ts'
import { userRole } from './userRole.ts'

/** Whose accounts somebody administers: all, or those of his places alone (portal and administration, section 1.4). */
export const administeredUsers: Scope<'id'> = { scope: 'administeredUsers', owner: 'id' }

const name = (ar: string, en: string) => text(ar, en).min(2).max(40).alpha().searchable()

/** The languages of the interface and of the messages that somebody gets. */
export const languages = { ar: [1, 'العربية', 'Arabic'], en: [2, 'الإنجليزية', 'English'] } as const

/** What an account is in, as administrators speak of it. */
export const accountStates = {
  active: [1, 'فعال', 'Active'],
  deactivated: [2, 'موقوف', 'Deactivated'],
  locked: [3, 'مقفل', 'Locked'],
  invited: [4, 'دعوة مرسلة', 'Invited'],
  neverSignedIn: [5, 'لم يدخل بعد', 'Never signed in'],
} as const

const invitationStates = {
  notSent: [1, 'لم تُرسل', 'Not sent'],
  sent: [2, 'أُرسلت', 'Sent'],
  accepted: [3, 'قُبلت', 'Accepted'],
  expired: [4, 'انتهت', 'Expired'],
} as const

/** A person who signs in (portal and administration, section 1.1). What only signing in needs lies in `credential`, which no call answers. */
export const systemUser = resource('systemUser', {
  label: ['مستخدم', 'User', 'المستخدمون', 'Users'],
  permission: 'AbpIdentity.Users',
  calls: 'User',
  scope: administeredUsers,
  fields: {
    title: lookup('اللقب', 'Title', 'userTitle'),
    firstName: name('الاسم الأول', 'First name').required(),
    secondName: name('اسم الأب', 'Second name').required(),
    thirdName: name('اسم الجد', 'Third name'),
    fourthName: name('الاسم الرابع', 'Fourth name'),
    lastName: name('اسم العائلة', 'Last name').required(),
    fullNameEn: text('الاسم بالإنجليزية', 'Name in English')
      .min(3)
      .max(150)
      .matches(/^[A-Za-zÀ-ž' .-]+$/)
      .searchable(),
    userName: text('اسم المستخدم', 'User name')
      .required()
      .min(3)
      .max(64)
      .matches(/^[A-Za-z0-9][A-Za-z0-9._@-]*$/)
      .unique()
      .searchable(),
    email: email('البريد الإلكتروني', 'E-mail').required().unique().searchable(),
    emailConfirmed: boolean('البريد مؤكد', 'E-mail confirmed').initially(false),
    phoneNumber: phone('رقم الجوال', 'Mobile number').required().personal().searchable(),
    phoneNumberConfirmed: boolean('الجوال مؤكد', 'Phone confirmed').initially(false),
    lockoutEnabled: boolean('قفل الحساب عند تكرار الخطأ', 'Lockout enabled').initially(true),
    position: lookup('الصفة الوظيفية', 'Position', 'userPosition').required(),
    jobTitle: bilingual('المسمى الوظيفي', 'Job title').max(100),
    employeeNumber: text('الرقم الوظيفي', 'Employee number').max(20).unique().searchable(),
    identityDocument: lookup('نوع الوثيقة', 'Identity document', 'identityDocumentType'),
    identityNumber: text('رقم الوثيقة', 'Identity number').max(30).personal(),
    gender: lookup('الجنس', 'Gender', 'gender'),
    photo: image('الصورة الشخصية', 'Photo').maxKB(1024),
    language: choice('لغة الواجهة', 'Interface language', languages).required().initially(languages.ar[0]),
    isActive: boolean('فعال', 'Active').bySystem().initially(true),
    deactivationReason: lookup('سبب الإيقاف', 'Deactivation reason', 'deactivationReason').bySystem(),
    deactivatedAt: dateTime('تاريخ الإيقاف', 'Deactivated').bySystem(),
    deactivationNote: longText('ملاحظة الإيقاف', 'Deactivation note').max(500).bySystem(),
  },
  facts: {
    name: bilingual('الاسم الكامل', 'Full name'),
    roles: ref('الأدوار', 'Roles', () => userRole).many(),
    defaultPlace: ref('الجهة الافتراضية', 'Default place', () => ({ name: 'place' })),
    places: ref('الجهة', 'Place', () => ({ name: 'place' })).many(),
    placeTypes: lookup('نوع الجهة', 'Place type', 'placeType').many(),
    governorates: lookup('المحافظة', 'Governorate', 'governorate').many(),
    accountState: choice('الحالة', 'State', accountStates),
    invitationState: choice('حالة الدعوة', 'Invitation', invitationStates),
    lastLoginAt: dateTime('آخر دخول', 'Last sign-in'),
    lastLoginAddress: text('عنوان آخر دخول', 'Address of the last sign-in').personal(),
    lockoutEnd: dateTime('مقفل حتى', 'Locked until'),
    accessFailedCount: integer('محاولات فاشلة', 'Failed attempts'),
    passwordChangedAt: dateTime('آخر تغيير لكلمة المرور', 'Password changed'),
    twoFactorEnabled: boolean('التحقق بخطوتين', 'Second factor'),
    hasSignedIn: boolean('دخل من قبل', 'Has signed in'),
    isAdmin: boolean('مدير النظام', 'Administrator'),
    isAuthor: boolean('له عمل في النظام', 'Has worked in the system'),
    hasDefaultPlace: boolean('له جهة افتراضية', 'Has a default place'),
  },
  rules: [
    {
      at: 'identityNumber',
      ok: user => (user.identityDocument == null) === (user.identityNumber == null),
      message: ['نوع الوثيقة ورقمها يُكتبان معًا', 'A document and its number are given together'],
    },
    {
      at: 'identityNumber',
      ok: user =>
        !(user.identityDocument === 'nationalId' || user.identityDocument === 'jerusalemId') || /^\d{9}$/.test(user.identityNumber ?? ''),
      message: ['رقم الهوية تسعة أرقام', 'An identity number has nine digits'],
    },
  ],
  list: {
    columns: ['name', 'userName', 'roles', 'defaultPlace', 'position', 'phoneNumber', 'lastLoginAt', 'accountState'],
    carried: ['isActive', 'invitationState', 'places', 'isAdmin', 'hasSignedIn', 'isAuthor', 'hasDefaultPlace'],
    filters: [
      'roles',
      'placeTypes',
      'places',
      'governorates',
      'position',
      'accountState',
      'twoFactorEnabled',
      'hasSignedIn',
      'lastLoginAt',
    ],
    sort: ['-lastModificationTime'],
  },
  form: [
    ['الاسم', 'Name', 'title', 'firstName', 'secondName', 'thirdName', 'fourthName', 'lastName', 'fullNameEn', 'gender', 'photo'],
    [
      'الحساب والاتصال',
      'Account and contact',
      'userName',
      'language',
      'email',
      'emailConfirmed',
      'phoneNumber',
      'phoneNumberConfirmed',
      'lockoutEnabled',
    ],
    ['الوظيفة والهوية', 'Work and identity', 'position', 'jobTitle', 'employeeNumber', 'identityDocument', 'identityNumber'],
  ],
})
