import { inLang, interfaceCounts, interfaceTexts, type Lang } from '../../define.ts'
import { publicItems } from '../../admin/notifications/notifications.ts'

/** The words of the follow-up of the languages. */
export const translationTexts = interfaceTexts('translation', {
  title: ['متابعة الترجمة', 'Translation follow-up'],
  intro: [
    'ما يقرؤه المواطنون في البوابة الآن، بحسب اكتمال لغتيه. تُعد المادة مكتملة بالإنجليزية إذا كُتب بها ما لها بالعربية من عنوان أو اسم وملخص ونص، وبحاجة إلى تحديث إذا غُيّرت إحدى اللغتين ولم تُغيّر الأخرى. ولا يُحسب التعديل قبل نشره.',
    'What citizens read on the portal now, by how complete its two languages are. English is complete once whatever an item has in Arabic of title or name, summary and body is written in it; a text is out of date when the other language was changed after it. An edit counts once it is published.',
  ],
  figures: ['اكتمال اللغتين بحسب القسم', 'Parity of the languages by section'],
  kind: ['القسم', 'Section'],
  allKinds: ['كل الأقسام', 'All sections'],
  published: ['المنشور', 'Published'],
  upToDate: ['باللغتين', 'In both languages'],
  share: ['نسبة الاكتمال', 'Parity'],
  reviewed: ['المعتمد منها', 'Reviewed'],
  outdated: ['بحاجة إلى تحديث', 'Out of date'],
  arabicOnly: ['بالعربية فقط', 'Arabic only'],
  nothing: ['لا مواد منشورة بعد', 'Nothing is published yet'],
  nothingWhy: ['تظهر هنا الأقسام التي لها مواد في البوابة.', 'Sections appear here as soon as the portal shows something of them.'],
  list: ['المواد', 'Items'],
  name: ['المادة', 'Item'],
  state: ['حالة الترجمة', 'Translation state'],
  allStates: ['كل الحالات', 'All states'],
  unreviewed: ['غير معتمدة', 'Not reviewed'],
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
  approve: ['اعتماد', 'Mark as reviewed'],
  reviewedAlready: ['اعتُمدت ترجمتها من قبل', 'It was marked as reviewed before'],
  editWaits: [
    'فيها تعديل لم يُنشر بعد: اقرأ نصيه في نموذجها واعتمدها هناك',
    'An edit of it waits to be published: read both its texts in its form and mark it there',
  ],
  nothingToReview: ['لا نص فيها مكتوبًا باللغتين وينتظر الاعتماد', 'No text of it is written in both languages and waits to be reviewed'],
  noExport: ['تنقص صلاحية «تصدير» في «متابعة الترجمة»', 'You lack “Export” in “Translation follow-up”'],
  done: ['اعتُمدت الترجمة', 'Marked as reviewed'],
  untitled: ['بلا عنوان', 'Without a title'],
})

export const translationCounts = interfaceCounts('translation', { itemCount: publicItems })

/** The name of a state of lookup(45). What citizens read is no draft to those who follow it up: nobody has said yet that both texts say the same. */
export function stateName({ code, nameAr, nameEn }: { code: string; nameAr: string; nameEn: string }, lang: Lang): string {
  return code === 'draft' ? translationTexts.say('unreviewed', lang) : inLang([nameAr, nameEn], lang)
}
