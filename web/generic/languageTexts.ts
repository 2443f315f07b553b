import { interfaceTexts } from '../../kernel/kernel.ts'

/** What a form says of the two languages of its texts. */
export const languageTexts = interfaceTexts('generic.languages', {
  inArabic: ['العربية: {state}', 'Arabic: {state}'],
  inEnglish: ['الإنجليزية: {state}', 'English: {state}'],
  inBoth: ['اللغتان: {state}', 'Both languages: {state}'],
  // Said over the English texts, in English in both languages.
  allMissing: ['لا نص بالإنجليزية بعد', 'not written yet'],
  someMissing: ['{missing} من {all} لم تُكتب بعد', '{missing} of {all} not written yet'],
  unknown: ['لا تُعرف حالة اللغتين الآن. {why}', 'How the languages stand is not known now. {why}'],
  languages: ['اللغتان', 'Languages'],
  review: ['اعتماد الترجمة', 'Mark as reviewed'],
  reviewHint: [
    'اعتمد الترجمة بعد قراءة النصين والتأكد من أنهما يقولان الشيء نفسه.',
    'Mark it once you have read both texts and they say the same.',
  ],
  reviewed: ['اعتُمدت الترجمة', 'Marked as reviewed'],
  saveFirst: ['احفظ التغييرات أولًا', 'Save the changes first'],
  noReview: ['تنقص صلاحية «اعتماد الترجمة» في «متابعة الترجمة»', 'You lack “Mark as reviewed” in “Translation follow-up”'],
  notYours: ['هذا السجل لجهة أخرى', 'This record belongs to another place'],
  minor: ['تصحيح طباعي لا يغيّر المعنى', 'Only a correction of typing'],
  minorHint: [
    'غيّرت لغة واحدة من: {fields}. تُعد الأخرى بحاجة إلى تحديث، ما لم يكن التغيير تصحيحًا طباعيًا.',
    'You changed one language of: {fields}. The other one counts as out of date, unless this only corrects typing.',
  ],
})
