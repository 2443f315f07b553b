import { interfaceCounts, interfaceTexts, type Label, type Plural } from '../../define.ts'

/** The words of the configuration's screens. */
export const configTexts = interfaceTexts('config', {
  title: ['إعدادات النظام', 'Configuration'],
  find: ['ابحث في الإعدادات', 'Search the settings'],
  onlyChanged: ['المعدّلة فقط', 'Only changed'],
  groups: ['مجموعات الإعدادات', 'Groups of settings'],
  changed: ['معدّل', 'Changed'],
  usual: ['الافتراضي', 'Default'],
  reset: ['إعادة الافتراضي', 'Back to the default'],
  history: ['السجل', 'History'],
  fixed: ['تحدده بيئة التشغيل', 'Set by the environment'],
  hebron: ['توقيت الخليل', 'Hebron time'],
  save: ['حفظ', 'Save'],
  saved: ['تم الحفظ بنجاح', 'Saved successfully'],
  noPermission: ['لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action'],
  nothingToSave: ['لا تغييرات لحفظها', 'There is nothing to save'],
  none: ['لا إعدادات مطابقة', 'No matching settings'],
  noneChanged: ['كل الإعدادات على قيمها الافتراضية', 'All settings hold their defaults'],
  clear: ['إظهار كل الإعدادات', 'Show all settings'],
  failed: ['تعذر تحميل الإعدادات', 'The settings could not be loaded'],
  retry: ['أعد المحاولة', 'Try again'],
  missing: ['لا يوجد إعداد بهذا الاسم', 'There is no setting of this name'],
  bounds: ['من {min} إلى {max}', 'from {min} to {max}'],
  secretSet: ['محفوظ ولا يُعرض', 'Saved, and not shown'],
  secretUnset: ['غير محفوظ', 'Not saved'],
  secretUnreadable: [
    'لا يُقرأ المحفوظ بمفتاح هذا التثبيت. أدخله من جديد',
    'What was saved cannot be read with the key of this installation. Enter it anew',
  ],
  secretChange: ['تغيير', 'Change'],
  secretRemove: ['إزالة', 'Remove'],
  secretKeep: ['إبقاء المحفوظ', 'Keep the saved one'],
  secretNew: ['القيمة الجديدة', 'The new value'],
  secretGoes: ['يُزال عند الحفظ', 'Removed when you save'],
  lastChanged: ['آخر تغيير', 'Last changed'],
  when: ['الوقت', 'Time'],
  who: ['من', 'By'],
  before: ['قبل', 'Before'],
  after: ['بعد', 'After'],
  restore: ['استرجاع هذه القيمة', 'Restore this value'],
  restored: ['استُرجعت القيمة', 'The value was restored'],
  inForce: ['القيمة الحالية', 'The present value'],
  noHistory: ['لم يتغير هذا الإعداد بعد', 'This setting has not been changed yet'],
  secretChanged: ['تغيرت القيمة', 'The value was changed'],
  secretNoReturn: ['لا تُحفظ القيم السابقة للأسرار', 'Earlier values of secrets are not kept'],
  system: ['النظام', 'The system'],
  conflict: ['عدّل مستخدم آخر هذه الإعدادات. قارن بين النسختين', 'Another user changed these settings. Compare both versions'],
  setting: ['الإعداد', 'Setting'],
  mine: ['نسختي', 'My version'],
  theirs: ['المحفوظ', 'The saved version'],
  keepMine: ['حفظ نسختي فوقها', 'Save mine over it'],
  takeTheirs: ['أخذ المحفوظ', 'Take the saved one'],
  saveFirst: ['احفظ التغييرات قبل التجربة', 'Save the changes before you try'],
  trial: ['تجربة الإرسال', 'Try the delivery'],
  items: ['مواد', 'items'],
  itemsOf: ['عدد المواد: {block}', 'Items: {block}'],
  uploading: ['انتظر حتى يكتمل رفع الملف', 'Wait until the file is uploaded'],
})
export const { say } = configTexts

/** How many settings of a group hold another value than the default. */
export const changedCount: Plural = {
  ar: {
    zero: 'لا إعدادات معدّلة',
    one: 'إعداد واحد معدّل',
    two: 'إعدادان معدّلان',
    few: '{n} إعدادات معدّلة',
    many: '{n} إعدادًا معدّلًا',
    other: '{n} إعداد معدّل',
  },
  en: { one: '{n} changed setting', other: '{n} changed settings' },
}

/** How many mistakes stand in a part. */
export const faultCount: Plural = {
  ar: { zero: 'لا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '{n} أخطاء', many: '{n} خطأ', other: '{n} خطأ' },
  en: { one: '{n} mistake', other: '{n} mistakes' },
}

/** What can be tried, by its name in the address: its button, and where a receiver is asked for. */
export const channels: Readonly<Record<string, { readonly group: string; readonly act: Label; readonly to?: Label }>> = {
  sms: { group: 'sms', act: ['إرسال رسالة تجريبية', 'Send a test message'], to: ['جوال المستلم', 'Mobile number of the receiver'] },
  email: { group: 'email', act: ['إرسال بريد تجريبي', 'Send a test e-mail'], to: ['بريد المستلم', 'E-mail of the receiver'] },
  push: { group: 'push', act: ['إرسال إشعار إلى متصفحاتي', 'Send a notification to my browsers'] },
  storage: { group: 'storage', act: ['تجربة المخزن', 'Try the store'] },
}

export const configCounts = interfaceCounts('config', { changedCount, faultCount })
