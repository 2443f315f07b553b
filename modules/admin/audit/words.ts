import {
  attachments,
  boolean,
  columnsOf,
  dateTime,
  email,
  integer,
  kindOf,
  lookup,
  longText,
  phone,
  ref,
  text,
  type AnyResource,
  type Column,
  type Fields,
  type Label,
} from '../../define.ts'
import { codePurpose, endReason, factorChange, recoveryChannel } from '../sessions/sessions.ts'
import { kindTables, platformTables, type PlatformTable } from './tables.ts'

/** What readers call a table of the audit and its columns. */
export interface TableWords {
  /** As SQL names it. */
  readonly table: string
  /** One row of it. */
  readonly label: Label
  /** Those that a definition or the platform names; others are shown under their own names. */
  readonly columns: readonly Column[]
  /** The definition whose records these are; undefined for child rows and the platform's own tables. */
  readonly resource: AnyResource | undefined
}

const user = () => ({ name: 'systemUser' })
const role = () => ({ name: 'userRole' })
const place = () => ({ name: 'place' })

/** Columns that stand in the tables of many definitions, under no field. */
const common: Fields = {
  id: text('المعرّف', 'Id'),
  creator: ref('أضافه', 'Created by', user),
  creationTime: dateTime('وقت الإضافة', 'Creation time'),
  lastModifier: ref('آخر من عدّله', 'Last modified by', user),
  lastModificationTime: dateTime('وقت آخر تعديل', 'Last modification'),
  concurrencyStamp: text('ختم التزامن', 'Concurrency stamp'),
  place: ref('الجهة', 'Place', place),
  localCommId: ref('الهيئة المحلية', 'Local authority', place),
  council: ref('المجلس', 'Council', place),
  isPublished: boolean('منشور', 'Published'),
  isDraft: boolean('مسودة', 'Draft'),
  currentVersion: integer('النسخة', 'Version'),
  liveVersion: integer('النسخة المنشورة', 'Published version'),
  sentBy: ref('أرسله', 'Sent by', user),
  parent: text('السجل الأصلي', 'Parent record'),
  position: integer('الترتيب', 'Position'),
}

/** The columns of the platform's own tables, as long as they have no definition. */
const platform: Readonly<Record<PlatformTable, Fields>> = {
  system_user: {
    userName: text('اسم المستخدم', 'User name'),
    fullName: text('الاسم الكامل', 'Full name'),
    fullNameEn: text('الاسم بالإنجليزية', 'Name in English'),
    email: email('البريد الإلكتروني', 'E-mail'),
    phoneNumber: phone('رقم الجوال', 'Mobile number'),
    language: text('لغة الواجهة', 'Interface language'),
    passwordHash: text('كلمة المرور', 'Password'),
    isActive: boolean('فعال', 'Active'),
    lockoutEnabled: boolean('قفل الحساب عند تكرار الخطأ', 'Lockout enabled'),
  },
  user_in_role: { userId: ref('المستخدم', 'User', user), roleId: ref('الدور', 'Role', role) },
  user_place: {
    userId: ref('المستخدم', 'User', user),
    placeId: ref('الجهة', 'Place', place),
    isDefault: boolean('الجهة الافتراضية', 'Default'),
    isInternalDefault: boolean('الجهة الافتراضية الداخلية', 'Internal default'),
    validFrom: text('من تاريخ', 'From'),
    validTo: text('إلى تاريخ', 'To'),
  },
  user_role: {
    code: text('الرمز', 'Code'),
    titleAr: text('المسمى', 'Title (Arabic)'),
    titleEn: text('المسمى (بالإنجليزية)', 'Title (English)'),
    isDefault: boolean('دور افتراضي', 'Default'),
    isPublic: boolean('دور عام', 'Public'),
    isStatic: boolean('دور ثابت', 'Built in'),
    placeTypes: text('أنواع الجهات', 'Place types').many(),
    permissions: text('الصلاحيات', 'Permissions').many(),
  },
  lookup_type: {
    code: text('الرمز', 'Code'),
    nameAr: text('الاسم', 'Name (Arabic)'),
    nameEn: text('الاسم (بالإنجليزية)', 'Name (English)'),
  },
  lookup: {
    type: integer('نوع القائمة', 'Lookup type'),
    code: text('الرمز', 'Code'),
    nameAr: text('الاسم', 'Name (Arabic)'),
    nameEn: text('الاسم (بالإنجليزية)', 'Name (English)'),
    value: integer('القيمة', 'Value'),
    sortOrder: integer('الترتيب', 'Order'),
    isActive: boolean('فعال', 'Active'),
    isDefault: boolean('القيمة الافتراضية', 'Default'),
  },
  setting: { key: text('المفتاح', 'Key'), value: longText('القيمة', 'Value') },
  attachment: {
    originalFileName: text('اسم الملف', 'File name'),
    mimeType: text('نوع المحتوى', 'Content type'),
    sizeBytes: integer('الحجم', 'Size'),
    sha256: text('بصمة المحتوى', 'SHA-256'),
    widthPx: integer('العرض', 'Width'),
    heightPx: integer('الارتفاع', 'Height'),
    resource: text('نوع السجل', 'Kind of record'),
    recordId: text('السجل', 'Record'),
  },
  // Its rows are not audited: it is named where the follow-up is exported.
  language_mark: {},
}

/** What an event says beside its kind: it changes no row. */
const ofEvents: Fields = {
  nameHash: text('بصمة الاسم المُدخل', 'Hash of the name that was typed'),
  lockedUntil: text('مقفل حتى', 'Locked until'),
  code: text('سبب الرفض', 'Reason of the refusal'),
  permission: text('الصلاحية المطلوبة', 'Permission needed').many(),
  rows: integer('عدد الصفوف', 'Rows'),
  format: text('الصيغة', 'Format'),
  filters: longText('عوامل التصفية', 'Filters'),
  text: text('نص البحث', 'Text searched'),
  among: text('من بين', 'Among'),
  found: text('ما وُجد في الملف', 'Found in the file'),
  sha256: text('بصمة المحتوى', 'SHA-256'),
  record: text('السجل', 'Record'),
  files: attachments('الملفات', 'Files'),
  from: text('من', 'From'),
  until: text('حتى', 'Until'),
  day: text('اليوم', 'Day'),
  sequence: integer('الرقم التسلسلي', 'Sequence'),
  fault: text('الخلل', 'Fault'),
  entries: integer('عدد المدخلات', 'Entries'),
  addresses: integer('عناوين اختُصرت', 'Addresses shortened'),
  signIns: integer('عمليات دخول مُحيت', 'Sign-ins erased'),
  archived: text('أشهر أُرشفت', 'Months archived').many(),
  entry: integer('رقم المدخل', 'Entry'),
  module: lookup('الوحدة', 'Module', 'moduleType'),
  personalSeen: boolean('بيانات شخصية كاملة', 'Personal data in full'),
  isFirst: boolean('كلمة المرور الأولى', 'First password'),
  sessions: integer('عدد الجلسات', 'Sessions'),
  endReason,
  factorChange,
  channel: recoveryChannel,
  codePurpose,
  translationReviewed: boolean('اعتُمدت الترجمة', 'Translation marked as reviewed'),
  isRight: boolean('الرمز صحيح', 'The code was right'),
  sentBy: lookup('قناة الإرسال', 'Sent by', 'notificationChannel'),
}

/** How a table is called, and its columns. @param resources the catalogue @param table as SQL names it */
export function findTableWords(resources: readonly AnyResource[], table: string): TableWords | undefined {
  return allTableWords(resources).find(words => words.table === table)
}

const known = new WeakMap<readonly AnyResource[], readonly TableWords[]>()

/** Every table that the audit may name: those of definitions, their child rows, the platform's. */
export function allTableWords(resources: readonly AnyResource[]): readonly TableWords[] {
  const made = known.get(resources) ?? wordsOf(resources)
  known.set(resources, made)
  return made
}

function wordsOf(resources: readonly AnyResource[]): TableWords[] {
  const defined = resources.flatMap(resource =>
    kindTables([kindOf(resource)]).map(({ table, label, field }): TableWords => {
      const fields = field === undefined ? resource.fields : (resource.fields[field]?.fields ?? {})
      return { table, label, columns: columnsIn(fields), resource: field === undefined ? resource : undefined }
    }),
  )
  const others = platformTables(defined).map(
    ({ table, label }): TableWords => ({
      table,
      label,
      columns: columnsIn(platform[table]),
      resource: undefined,
    }),
  )
  return [...defined, ...others]
}

function columnsIn(fields: Fields): readonly Column[] {
  const own = columnsOf(fields).filter(({ field }) => field.kind !== 'rows')
  return [...own, ...columnsOf(common).filter(({ name }) => !own.some(column => column.name === name))]
}

/** The column of a value: of its table, else what events say. @param words undefined: of no table */
export function findColumn(words: TableWords | undefined, name: string): Column | undefined {
  return words?.columns.find(column => column.name === name) ?? columnsOf(ofEvents).find(column => column.name === name)
}

/** As JSON writes it. */
export function camelOf(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
