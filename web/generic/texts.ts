import { interfaceCounts, interfaceTexts, type Lang, type Plural, type WordOf } from '../../kernel/kernel.ts'

/** The words of the dashboard's generic screens. */
export const genericTexts = interfaceTexts('generic', {
  add: ['إضافة', 'Add'],
  kilobytes: ['{size} ك.ب', '{size} KB'],
  megabytes: ['{size} م.ب', '{size} MB'],
  edit: ['تعديل', 'Edit'],
  open: ['عرض', 'Open'],
  delete: ['حذف', 'Delete'],
  moreActs: ['إجراءات أخرى', 'More actions'],
  save: ['حفظ', 'Save'],
  saveDraft: ['حفظ كمسودة', 'Save as a draft'],
  send: ['إرسال للمراجعة', 'Send for review'],
  export: ['تصدير', 'Export'],
  search: ['بحث', 'Search'],
  all: ['الكل', 'All'],
  clearFilters: ['إزالة عوامل التصفية', 'Remove the filters'],
  yes: ['نعم', 'Yes'],
  no: ['لا', 'No'],
  notStated: ['غير محدد', 'Not stated'],
  outOfUse: ['موقوفة', 'Out of use'],
  noRecords: ['لا توجد سجلات بعد', 'No records yet'],
  noMatch: ['لا توجد نتائج ضمن عوامل التصفية', 'Nothing matches the filters'],
  loading: ['جارٍ التحميل', 'Loading'],
  failed: ['تعذر تحميل البيانات', 'The data could not be loaded'],
  retry: ['أعد المحاولة', 'Try again'],
  noPermission: ['لا تملك صلاحية الوصول إلى هذه الصفحة', 'No permission to access the page'],
  askPermission: ['اطلب الصلاحية من مدير المستخدمين في جهتك.', 'Ask the user manager of your place for the permission.'],
  home: ['الرئيسية', 'Home'],
  notYours: ['هذا السجل لجهة أخرى', 'This record belongs to another place'],
  notYourPlace: ['لا تضيف جهتك سجلات هنا', 'Your place adds no records here'],
  publishedStays: ['المادة منشورة. ألغِ نشرها قبل الحذف', 'The item is published. Cancel its publishing before deleting'],
  deleteTitle: ['تأكيد الحذف', 'Confirm the deletion'],
  deleteAsk: ['هل تريد الحذف؟ لا يمكن التراجع عن هذا الإجراء', 'Delete? This cannot be undone'],
  saved: ['تم الحفظ بنجاح', 'Saved successfully'],
  added: ['تمت الإضافة بنجاح', 'Added successfully'],
  deleted: ['تم الحذف بنجاح', 'Deleted successfully'],
  sent: ['تم الإرسال للمراجعة', 'Sent for review'],
  published: ['تم النشر بنجاح', 'Published successfully'],
  scheduledFor: ['تمت الجدولة للنشر في {at}', 'Scheduled for publication at {at}'],
  done: ['تم تنفيذ الإجراء', 'Done'],
  unsavedTitle: ['لديك تغييرات غير محفوظة', 'You have unsaved changes'],
  unsavedText: ['إذا غادرت الآن فستبقى المسودة محفوظة في هذا المتصفح.', 'If you leave now, your draft stays in this browser.'],
  unsavedLost: ['إذا غادرت الآن فلن تُحفظ التغييرات.', 'If you leave now, the changes are not saved.'],
  leave: ['مغادرة', 'Leave'],
  correct: ['تصحيح القيم', 'Correct the values'],
  field: ['الحقل', 'Field'],
  from: ['من', 'from'],
  to: ['إلى', 'to'],
  fromDate: ['من تاريخ', 'From date'],
  toDate: ['إلى تاريخ', 'To date'],
  moreFilters: ['المزيد', 'More'],
  rowsOnPage: ['عدد الصفوف', 'Rows'],
  arabic: ['العربية', 'Arabic'],
  english: ['الإنجليزية', 'English'],
  addRow: ['إضافة صف', 'Add a row'],
  time: ['الوقت', 'Time'],
  addTag: ['أضف واضغط Enter', 'Type and press Enter'],
  remove: ['إزالة', 'Remove'],
  back: ['رجوع', 'Back'],
  publishing: ['النشر', 'Publication'],
  scheduled: ['مجدول', 'Scheduled'],
  expired: ['منتهي', 'Expired'],
  notPublished: ['غير منشور', 'Not published'],
  draft: ['مسودة', 'Draft'],
  publish: ['نشر', 'Publish'],
  confirm: ['تأكيد', 'Confirm'],
  cancelPublish: ['إلغاء النشر', 'Cancel publishing'],
  version: ['النسخة', 'Version'],
  preview: ['معاينة', 'Preview'],
  year: ['السنة', 'Year'],
  uploadUnderWay: ['انتظر حتى يكتمل رفع الملفات', 'Wait until the files are uploaded'],
  uploadTypes: ['الأنواع المسموحة', 'Allowed types'],
  optional: ['اختياري', 'optional'],
  computed: ['قيم محسوبة', 'Computed values'],
  select: ['اختر', 'Choose'],
  inReview: ['بانتظار المراجعة', 'Awaiting review'],
  among: ['السجلات المعروضة', 'Records shown'],
  ofMine: ['ما أضفته أنا', 'Added by me'],
  waitingForMe: ['بانتظار قراري', 'Waiting for my decision'],
  pagesOfFile: ['صفحات الملف', 'Pages of the file'],
  toList: ['العودة إلى القائمة', 'Back to the list'],
  notFound: ['السجل غير موجود', 'The record does not exist'],
  lacks: [
    'لا تملك صلاحية «{act}» في «{kind}»، ويمنحها مدير المستخدمين في جهتك',
    'You do not have the permission “{act}” in “{kind}”; the user manager of your place grants it',
  ],
  stateStays: ['لا يُحذف السجل وهو في حالة «{state}»', 'A record whose state is “{state}” is not deleted'],
  keptAs: ['السجل في حالة «{state}»، وحقوله للقراءة فقط.', 'The state of the record is “{state}”: its fields are read-only.'],
  addOne: ['إضافة {kind}', 'Add {kind}'],
  newOne: ['{kind} جديد', 'New {kind}'],
  newOneFeminine: ['{kind} جديدة', 'New {kind}'],
  range: ['من {first} إلى {last}، المجموع {all}', '{first} to {last} of {all}'],
  moreThanCounted: ['أكثر من 10,000 سجل', 'More than 10,000 records'],
  partsOfForm: ['أقسام النموذج', 'Parts of the form'],
  place: ['الجهة', 'Place'],
  ministry: ['الوزارة', 'Ministry'],
  language: ['اللغة', 'Language'],
  noLongerOffered: ['سجل لم يعد متاحًا للاختيار', 'A record that is no longer offered'],
  upTo: ['حتى {size}', 'up to {size}'],
})
export type GenericWord = WordOf<typeof genericTexts>
export const { say } = genericTexts

type Label = readonly [ar: string, en: string, ...rest: string[]]

/**
 * Why somebody cannot do something for which he lacks the permission: what he lacks, and who grants it.
 * @param act  what the button says
 * @param label of the kind of record
 */
export function lacks(act: string, [, , ar, en]: readonly [string, string, string, string], lang: Lang): string {
  return say('lacks', lang, { act, kind: lang === 'ar' ? ar : en })
}

/** Why a record is not deleted: the state that it is in. @param state as its label says it */
export function stateStays(state: string, lang: Lang): string {
  return say('stateStays', lang, { state })
}

/** Why a record is not edited: the state that it is in. @param state as its label says it */
export function keptAs(state: string, lang: Lang): string {
  return say('keptAs', lang, { state })
}

/**
 * A noun with the adjective for a new one: خبر جديد, هيئة محلية جديدة, "New news item". The Arabic adjective follows the first word's
 * gender, which its ending shows.
 */
export function newOne([ar, en]: Label, lang: Lang): string {
  if (lang === 'en') return say('newOne', lang, { kind: inSentence(en) })
  return say(/^\S*(?:ة|ات)(?:\s|$)/.test(ar) ? 'newOneFeminine' : 'newOne', lang, { kind: ar })
}

/** The button that adds one: إضافة خبر, "Add news item". */
export function addOne([ar, en]: Label, lang: Lang): string {
  return say('addOne', lang, { kind: lang === 'ar' ? ar : inSentence(en) })
}

/** English capitals belong to the beginning; an abbreviation keeps its own. */
function inSentence(en: string): string {
  return /^[A-Z][a-z]/.test(en) ? `${en.charAt(0).toLowerCase()}${en.slice(1)}` : en
}

/** How many mistakes stand in a part of a form. */
export const faultCount: Plural = {
  ar: { zero: 'بلا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '{n} أخطاء', many: '{n} خطأً', other: '{n} خطأ' },
  en: { one: '{n} mistake', other: '{n} mistakes' },
}

/** How many records a list has. */
export const recordCount: Plural = {
  ar: { zero: 'لا سجلات', one: 'سجل واحد', two: 'سجلان', few: '{n} سجلات', many: '{n} سجلًا', other: '{n} سجل' },
  en: { one: '{n} record', other: '{n} records' },
}

export const genericCounts = interfaceCounts('generic', { faultCount, recordCount })
