import { interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../kernel/kernel.ts'

/** The words that parts bring along themselves; everything else comes by props. */
export const uiTexts = interfaceTexts('ui', {
  required: ['مطلوب', 'required'],
  close: ['إغلاق', 'Close'],
  cancel: ['تراجع', 'Cancel'],
  moveUp: ['نقل إلى أعلى', 'Move up'],
  moveDown: ['نقل إلى أسفل', 'Move down'],
  isFirst: ['هو الأول', 'It is the first'],
  isLast: ['هو الأخير', 'It is the last'],
  dismiss: ['إخفاء الرسالة', 'Dismiss the message'],
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
  loading: ['جارٍ التحميل', 'Loading'],
  choose: ['اختر', 'Choose'],
  noMatch: ['لا توجد نتائج', 'Nothing matches'],
  openCalendar: ['افتح التقويم', 'Open the calendar'],
  previousMonth: ['الشهر السابق', 'Previous month'],
  nextMonth: ['الشهر التالي', 'Next month'],
  chooseFile: ['اختر ملفًا', 'Choose a file'],
  dropHere: ['أو أفلته هنا', 'or drop it here'],
  remove: ['إزالة', 'Remove'],
  retry: ['أعد المحاولة', 'Try again'],
  selectAll: ['تحديد كل الصفوف', 'Select all rows'],
  selectRow: ['تحديد الصف', 'Select the row'],
  number: ['م', 'No.'],
  actions: ['الإجراءات', 'Actions'],
  ascending: ['تصاعدي', 'ascending'],
  descending: ['تنازلي', 'descending'],
  more: ['المزيد', 'More'],
  inProgress: ['قيد التنفيذ', 'In progress'],
  of: ['من', 'of'],
  arabic: ['العربية', 'Arabic'],
  english: ['الإنجليزية', 'English'],
  clear: ['مسح', 'Clear'],
  partFailed: [
    'لم يصل هذا الجزء من الصفحة. تحقق من اتصالك، أو أعد تحميل الصفحة.',
    'This part of the page did not arrive. Check your connection, or load the page again.',
  ],
  increase: ['زيادة', 'Increase'],
  decrease: ['إنقاص', 'Decrease'],
  uploaded: ['رُفع', 'Uploaded'],
  menu: ['القائمة', 'Menu'],
  show: ['أظهر', 'Show'],
  hide: ['أخفِ', 'Hide'],
  met: ['متحقق', 'Met'],
  notMet: ['غير متحقق', 'Not met yet'],
  mainMenu: ['القائمة الرئيسية', 'Main menu'],
})
export type Word = WordOf<typeof uiTexts>
export const { say: wordOf } = uiTexts

/** Heads the mistakes of a form. */
export const faultyFields: Plural = {
  ar: {
    zero: 'لا حقل يحتاج إلى تصحيح',
    one: 'حقل واحد يحتاج إلى تصحيح',
    two: 'حقلان يحتاجان إلى تصحيح',
    few: '{n} حقول تحتاج إلى تصحيح',
    many: '{n} حقلًا تحتاج إلى تصحيح',
    other: '{n} حقل تحتاج إلى تصحيح',
  },
  en: { one: '{n} field needs correcting', other: '{n} fields need correcting' },
}

export const uiCounts = interfaceCounts('ui', { faultyFields })
