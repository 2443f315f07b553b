import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** The words of the follow-up of the languages. */
export const translationTexts = interfaceTexts('translation', {
  title: ['متابعة الترجمة', 'Translation follow-up'],
  intro: [
    'المنشور في البوابة بحسب اكتمال لغتيه. تُعد المادة مكتملة بالإنجليزية إذا كان عنوانها وملخصها ونصها مكتوبة بها، وبحاجة إلى تحديث إذا غُيّرت إحدى اللغتين ولم تُغيّر الأخرى.',
    'What the portal shows, by how complete its two languages are. English is complete with title, summary and body; a text is out of date when the other language was changed after it.',
  ],
  figures: ['اكتمال اللغتين بحسب القسم', 'Parity of the languages by section'],
  kind: ['القسم', 'Section'],
  allKinds: ['كل الأقسام', 'All sections'],
  published: ['المنشور', 'Published'],
  upToDate: ['باللغتين', 'In both languages'],
  share: ['نسبة الاكتمال', 'Parity'],
  reviewed: ['منها معتمد', 'Of them reviewed'],
  outdated: ['بحاجة إلى تحديث', 'Out of date'],
  arabicOnly: ['بالعربية فقط', 'Arabic only'],
  nothing: ['لا مواد منشورة بعد', 'Nothing is published yet'],
  nothingWhy: ['تظهر هنا الأقسام التي لها مواد في البوابة.', 'Sections appear here as soon as the portal shows something of them.'],
  list: ['المواد', 'Items'],
  name: ['المادة', 'Item'],
  state: ['حالة الترجمة', 'Translation state'],
  allStates: ['كل الحالات', 'All states'],
  lacking: ['حقول ناقصة أو قديمة', 'Fields missing or out of date'],
  since: ['منذ', 'Since'],
  age: ['المدة', 'Age'],
  anyAge: ['أي مدة', 'Any age'],
  week: ['أكثر من أسبوع', 'More than a week'],
  month: ['أكثر من شهر', 'More than a month'],
  quarter: ['أكثر من ثلاثة أشهر', 'More than three months'],
  none: ['لا مواد ضمن عوامل التصفية', 'Nothing matches the filters'],
  clear: ['إزالة عوامل التصفية', 'Remove the filters'],
  review: ['اعتماد الترجمة', 'Mark as reviewed'],
  noReview: ['تنقص صلاحية «اعتماد الترجمة» في «متابعة الترجمة»', 'You lack “Mark as reviewed” in “Translation follow-up”'],
  notReviewable: [
    'لا يُعتمد إلا ما كُتب باللغتين وتديره جهتك',
    'Only what is written in both languages, and your place manages, can be marked',
  ],
  noExport: ['تنقص صلاحية «تصدير» في «متابعة الترجمة»', 'You lack “Export” in “Translation follow-up”'],
  done: ['اعتُمدت الترجمة', 'Marked as reviewed'],
  untitled: ['بلا عنوان', 'Without a title'],
})

/** How many items the follow-up lists. */
export const itemCount: Plural = {
  ar: { zero: 'لا مواد', one: 'مادة واحدة', two: 'مادتان', few: '{n} مواد', many: '{n} مادة', other: '{n} مادة' },
  en: { one: '{n} item', other: '{n} items' },
}
export const translationCounts = interfaceCounts('translation', { itemCount })
