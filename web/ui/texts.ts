import type { Lang } from '../../kernel/kernel.ts'

/** The words that parts bring along themselves; everything else comes by props. */
const words = {
  required: ['مطلوب', 'required'],
  close: ['إغلاق', 'Close'],
  cancel: ['تراجع', 'Cancel'],
  dismiss: ['إخفاء الرسالة', 'Dismiss the message'],
  inProgress: ['قيد التنفيذ', 'In progress'],
  info: ['معلومة', 'Information'],
  ok: ['تم', 'Done'],
  warn: ['تنبيه', 'Warning'],
  danger: ['خطأ', 'Error'],
  messages: ['الرسائل', 'Messages'],
  trail: ['مسار الصفحة', 'Breadcrumb'],
  pages: ['صفحات القائمة', 'Pages of the list'],
  firstPage: ['الصفحة الأولى', 'First page'],
  previous: ['السابق', 'Previous'],
  next: ['التالي', 'Next'],
  lastPage: ['الصفحة الأخيرة', 'Last page'],
  page: ['صفحة', 'Page'],
  of: ['من', 'of'],
  loading: ['جارٍ التحميل', 'Loading'],
  choose: ['اختر', 'Choose'],
  noMatch: ['لا توجد نتائج', 'Nothing matches'],
  clear: ['مسح', 'Clear'],
  openCalendar: ['افتح التقويم', 'Open the calendar'],
  previousMonth: ['الشهر السابق', 'Previous month'],
  nextMonth: ['الشهر التالي', 'Next month'],
  increase: ['زيادة', 'Increase'],
  decrease: ['إنقاص', 'Decrease'],
  chooseFile: ['اختر ملفاً', 'Choose a file'],
  dropHere: ['أو أفلته هنا', 'or drop it here'],
  remove: ['إزالة', 'Remove'],
  retry: ['أعد المحاولة', 'Try again'],
  uploaded: ['رُفع', 'Uploaded'],
  selectAll: ['تحديد كل الصفوف', 'Select all rows'],
  selectRow: ['تحديد الصف', 'Select the row'],
  number: ['م', 'No.'],
  actions: ['الإجراءات', 'Actions'],
  ascending: ['تصاعدي', 'ascending'],
  descending: ['تنازلي', 'descending'],
  more: ['المزيد', 'More'],
  menu: ['القائمة', 'Menu'],
  mainMenu: ['القائمة الرئيسية', 'Main menu'],
} as const satisfies Record<string, readonly [ar: string, en: string]>
export type Word = keyof typeof words

export function wordOf(word: Word, lang: Lang): string {
  return words[word][lang === 'ar' ? 0 : 1]
}
