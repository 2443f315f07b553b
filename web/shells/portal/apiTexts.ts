import { interfaceCounts, interfaceTexts, type Plural } from '../../../kernel/kernel.ts'

export const apiTexts = interfaceTexts('portal.api', {
  title: ['الواجهة البرمجية', 'API'],
  intro: [
    'كل ما تعرضه هذه المنصة وتحفظه تجيب عنه هذه الطلبات: القراءة العامة بلا حساب، وما سواها بصلاحيات صاحب الجلسة.',
    'Everything this portal shows and stores is available through these calls: public data without an account, the rest with the permissions of a session.',
  ],
  rules: ['قبل الطلب الأول', 'Before the first call'],
  coded: [
    'القيم المرمّزة أعداد صحيحة من القوائم، واللحظات بتوقيت UTC، والأيام YYYY-MM-DD، والمبالغ نصوص لا تفقد خاناتها.',
    'Coded values are integers from the lists, timestamps are UTC, dates are YYYY-MM-DD, amounts are strings, so that no digit is lost.',
  ],
  errors: [
    'إن رُفض طلب سُمّيت كل خانة خاطئة في validationErrors بلغة المرسِل، ولم يُحفظ منه شيء.',
    'A rejected request names every invalid field in validationErrors, in the caller’s language, and nothing of it is stored.',
  ],
  signIn: ['سجّل الدخول بالطلب', 'Sign in with'],
  sendToken: ['ثم أرسل الرمز الذي يعيده مع كل طلب:', 'and send the token that it returns with every call:'],
  language: ['الرسائل بالعربية، وتصبح بالإنجليزية بالترويسة:', 'Messages are in Arabic. To get them in English, send:'],
  once: [
    'طلب الإنشاء المعاد بالمفتاح نفسه لا يُنشئ السجل مرتين. يُرسل المفتاح في الترويسة:',
    'A create call repeated with the same key never creates a second record. Send the key in the header:',
  ],
  whole: ['الوصف كاملًا للبرامج (OpenAPI 3.1)', 'Full description for programs (OpenAPI 3.1)'],
  groups: ['المجموعات', 'Groups'],
  group: ['المجموعة', 'Group'],
  name: ['الاسم في العناوين', 'Name in URLs'],
  calls: ['الطلبات', 'Calls'],
  all: ['كل المجموعات', 'All groups'],
  permission: ['الصلاحية', 'Permission'],
  public: ['متاح للجميع بلا جلسة', 'open to everyone, without a session'],
  session: ['لكل من سجّل الدخول', 'any signed-in user'],
  parameters: ['معاملات العنوان', 'Parameters'],
  body: ['ما يُرسل', 'Request body'],
  answer: ['ما يُعاد', 'Response'],
  statuses: ['رموز الإجابة', 'Status codes'],
  field: ['الخانة', 'Field'],
  label: ['المسمى', 'Label'],
  type: ['القيمة', 'Value'],
})

export const callCount: Plural = {
  ar: { zero: 'لا طلبات', one: 'طلب واحد', two: 'طلبان', few: '{n} طلبات', many: '{n} طلبًا', other: '{n} طلب' },
  en: { one: '{n} call', other: '{n} calls' },
}

export const apiCounts = interfaceCounts('portal.api', { callCount })

/** When a field is needed. */
export const needTexts = interfaceTexts('portal.api.need', {
  always: ['مطلوب', 'required'],
  save: ['مطلوب عند كل حفظ', 'required at every save'],
  submit: ['مطلوب عند الإرسال', 'required when it is submitted'],
})

/** Groups for which the description itself has no label. */
export const groupTexts = interfaceTexts('portal.api.groups', {
  Account: ['الحساب والدخول', 'Account and sign-in'],
  CommonPasswords: ['كلمات المرور الشائعة', 'Common passwords'],
  Altcha: ['إثبات العمل', 'Proof of work'],
  Notification: ['الإشعارات', 'Notifications'],
  Lookup: ['القوائم', 'Lists of values'],
  Attachment: ['الملفات', 'Files'],
  Site: ['بيانات البوابة', 'The portal'],
  Config: ['إعدادات النظام', 'Configuration'],
  Home: ['الصفحة الرئيسية', 'Home page'],
  System: ['حالة النظام', 'System status'],
  Desk: ['البحث والتنقل في لوحة التحكم', 'Search and ways in the dashboard'],
  AuditLog: ['سجل التدقيق', 'Audit log'],
  Follow: ['المتابعة بالبريد', 'Following by e-mail'],
  Feedback: ['رأي الزوار في الصفحات', 'What visitors say of pages'],
  Submission: ['إرسال الطلبات ومتابعتها', 'Sending and tracking requests'],
  Council: ['مجالس الخدمات المشتركة', 'Shared-services councils'],
  AuditRoots: ['جذور سجل التدقيق', 'Roots of the audit log'],
  Search: ['البحث', 'Search'],
  Translation: ['متابعة الترجمة', 'Translation follow-up'],
  ShortAddress: ['العناوين القصيرة', 'Short addresses'],
  openapi: ['وصف الواجهة', 'This description'],
})

/** What a value is, by the types and formats of JSON schemas. */
export const typeTexts = interfaceTexts('portal.api.types', {
  list: ['قائمة', 'list'],
  any: ['أي قيمة', 'any value'],
  string: ['نص', 'text'],
  integer: ['عدد صحيح', 'integer'],
  number: ['عدد', 'number'],
  boolean: ['نعم أو لا', 'true or false'],
  object: ['كائن', 'object'],
  uuid: ['معرّف (GUID)', 'GUID'],
  date: ['يوم YYYY-MM-DD', 'day YYYY-MM-DD'],
  'date-time': ['لحظة (UTC)', 'instant (UTC)'],
  email: ['بريد إلكتروني', 'e-mail address'],
  uri: ['رابط', 'address'],
})
