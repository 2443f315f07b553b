import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** The words of the audit's screens. */
export const auditTexts = interfaceTexts('audit', {
  audits: ['سجل التدقيق', 'Audit log'],
  gaveRoleTo: ['إعطاء الدور إلى', 'gave the role to'],
  tookRoleFrom: ['إزالة الدور من', 'took the role from'],
  deletedUser: ['مستخدم محذوف', 'a deleted user'],
  verify: ['فحص السلسلة', 'Verify the chain'],
  verifyText: [
    'يُعاد حساب بصمة كل مدخل في الفترة وتُقارن بما خُتم وبجذور الأيام المنشورة.',
    'The hash of every entry of the period is computed again and compared with its seal and with the published roots.',
  ],
  verifyRun: ['افحص', 'Verify'],
  noPermission: ['لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action'],
  from: ['من تاريخ', 'From date'],
  to: ['إلى تاريخ', 'To date'],
  user: ['المستخدم', 'User'],
  place: ['الجهة', 'Place'],
  module: ['الوحدة', 'Module'],
  table: ['الجدول', 'Table'],
  field: ['الحقل', 'Field'],
  fieldHint: ['اختر الجدول أولًا', 'Choose the table first'],
  row: ['معرّف السجل', 'Row id'],
  action: ['العملية', 'Action'],
  scope: ['نطاق التغيير', 'Changes scope'],
  status: ['رمز الحالة', 'HTTP status'],
  value: ['القيمة تحتوي', 'Value contains'],
  valueHint: ['اختر الجدول أولًا، خلال 31 يومًا', 'Choose the table first; within 31 days'],
  address: ['عنوان العميل', 'Client address'],
  addressHint: ['عنوان أو شبكة: 192.0.2.0/24', 'An address or a network: 192.0.2.0/24'],
  request: ['معرّف الطلب', 'Request id'],
  all: ['الكل', 'All'],
  moreFilters: ['المزيد', 'More'],
  clear: ['إزالة عوامل التصفية', 'Remove the filters'],
  saved: ['التصفيات المحفوظة', 'Saved filters'],
  saveThese: ['احفظ التصفية الحالية', 'Save the present filters'],
  forgetThese: ['احذف المحفوظة', 'Forget the saved ones'],
  nameOfFilter: ['اسم التصفية', 'Name of the filter'],
  save: ['حفظ', 'Save'],
  time: ['وقت التنفيذ', 'Execution time'],
  record: ['السجل', 'Record'],
  changedFields: ['الحقول', 'Fields'],
  open: ['عرض', 'Open'],
  none: ['لا توجد مدخلات في هذه الفترة', 'There are no entries in this period'],
  wrongFilter: ['أحد عوامل التصفية غير صحيح', 'One of the filters is not valid'],
  noneFiltered: ['لا توجد مدخلات ضمن عوامل التصفية', 'No entries match the filters'],
  noneWhy: ['وسّع الفترة أو أزل بعض عوامل التصفية.', 'Widen the period, or remove some of the filters.'],
  failed: ['تعذر تحميل البيانات', 'The data could not be loaded'],
  retry: ['أعد المحاولة', 'Try again'],
  loading: ['جارٍ التحميل', 'Loading'],
  older: ['مدخلات أقدم', 'Older entries'],
  newest: ['العودة إلى الأحدث', 'Back to the newest'],
  rowsOnPage: ['صفوف الصفحة', 'Rows on a page'],
  of: ['من', 'of'],
  moreThan: ['أكثر من', 'more than'],
  changes: ['التغييرات', 'Changes'],
  noChanges: ['لم تتغير قيم في هذا المدخل.', 'No values changed in this entry.'],
  erased: [
    'مُحي محتوى هذا المدخل بعد انتهاء مدة حفظه. بقيت بصمته تثبت وجوده.',
    'The content of this entry was erased when its time was over. Its hash still proves that it was.',
  ],
  before: ['قبل', 'Before'],
  after: ['بعد', 'After'],
  empty: ['(فارغ)', '(empty)'],
  showPersonal: ['إظهار القيم الشخصية', 'Show personal values'],
  personalNoted: ['يُسجَّل الاطلاع عليها', 'That you saw them is noted'],
  details: ['تفاصيل المدخل', 'Details of the entry'],
  browser: ['المتصفح', 'Browser'],
  requestLine: ['الطلب', 'Request'],
  duration: ['المدة', 'Duration'],
  ms: ['ملّي ثانية', 'ms'],
  session: ['الجلسة', 'Session'],
  reason: ['السبب', 'Reason'],
  seal: ['الختم', 'Seal'],
  notSealed: ['يُختم خلال ثوانٍ', 'It is sealed within seconds'],
  sequence: ['الرقم التسلسلي', 'Sequence'],
  hash: ['البصمة', 'Hash'],
  previousHash: ['البصمة السابقة', 'Previous hash'],
  around: ['حول هذا المدخل', 'Around this entry'],
  sameRequest: ['في الطلب نفسه', 'In the same request'],
  historyOfRecord: ['سجل هذا السجل كاملًا', 'The whole history of this record'],
  sameHour: ['المستخدم نفسه في الساعة نفسها', 'The same user in the same hour'],
  openRecord: ['افتح السجل', 'Open the record'],
  history: ['السجل', 'History'],
  historyOf: ['سجل التغييرات', 'History'],
  noHistory: ['لا تغييرات مسجلة لهذا السجل بعد', 'No changes of this record are noted yet'],
  earlier: ['تغييرات أقدم', 'Earlier changes'],
  showBetween: ['قارن نسختين', 'Compare two versions'],
  compare: ['قارن', 'Compare'],
  compareHint: ['اختر تغييرين لترى ما تغيّر بينهما.', 'Choose two changes to see what changed between them.'],
  between: ['ما تغيّر بين النسختين', 'What changed between the two versions'],
  sameVersions: ['لا فرق بين النسختين', 'The versions do not differ'],
  close: ['إغلاق', 'Close'],
  rich: ['عرض النص منسقًا', 'Show the text as it looks'],
  oneColumn: ['عمود واحد', 'One column'],
  notFound: ['المدخل غير موجود أو لا يخص جهتك', 'The entry does not exist, or is not your place’s'],
})
export const { say } = auditTexts

/** How much an entry tells of, by its number (portal and administration, section 6.1). */
export const scopeWords = interfaceTexts('audit.scopes', {
  1: ['حقول سجل', 'Fields of a record'],
  2: ['صفوف تابعة', 'Child rows'],
  3: ['عملية جماعية', 'Bulk'],
  4: ['إعدادات', 'Configuration'],
  5: ['جلسة', 'Session'],
  6: ['دون تغيير', 'No change'],
})

/** Classes of statuses that are looked for. */
export const statusWords = interfaceTexts('audit.statuses', {
  '2xx': ['نُفذ (2xx)', 'Done (2xx)'],
  '4xx': ['رُفض (4xx)', 'Refused (4xx)'],
  '403': ['لا صلاحية (403)', 'No permission (403)'],
  '5xx': ['خطأ في الخادم (5xx)', 'Server error (5xx)'],
})
/** In the order in which they are offered. */
export const statusClasses = ['2xx', '4xx', '403', '5xx'] as const

/** How many entries a list has. */
export const entryCount: Plural = {
  ar: { zero: 'لا مدخلات', one: 'مدخل واحد', two: 'مدخلان', few: '{n} مدخلات', many: '{n} مدخلًا', other: '{n} مدخل' },
  en: { one: '{n} entry', other: '{n} entries' },
}
/** How many fields a change has. */
export const fieldCount: Plural = {
  ar: { zero: 'لا حقول', one: 'حقل واحد', two: 'حقلان', few: '{n} حقول', many: '{n} حقلًا', other: '{n} حقل' },
  en: { one: '{n} field', other: '{n} fields' },
}
/** How many filters are in force beside those that are always seen. */
export const filterCount: Plural = {
  ar: { zero: '', one: 'عامل واحد', two: 'عاملان', few: '{n} عوامل', many: '{n} عاملًا', other: '{n} عامل' },
  en: { one: '{n} filter', other: '{n} filters' },
}

export const auditCounts = interfaceCounts('audit', { entryCount, fieldCount, filterCount })
