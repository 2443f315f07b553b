import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const rootsTexts = interfaceTexts('portal.auditRoots', {
  title: ['جذور سجل التدقيق', 'Audit roots'],
  intro: [
    'بصمة لكل يوم، تكشف كل تغيير يطرأ على سجل التدقيق بعد إغلاق يومه.',
    'A fingerprint of each day that reveals any change made to the audit log after the day was closed.',
  ],
  what: ['ما هذه الجذور؟', 'What are these roots?'],
  whatText: [
    'يُدوّن النظام في سجل التدقيق من غيّر أي بيان ومتى. ولكل مدخل بصمة تدخل في حسابها بصمة المدخل السابق، وآخر بصمة في اليوم هي جذره. فإن عُدّل مدخل أو حُذف، ولو بعد سنوات، لم يعد السجل يطابق الجذر المنشور هنا.',
    'The audit log notes who changed what, and when. The fingerprint of each entry is computed with that of the entry before it; the last one of a day is the day’s root. Where an entry is altered or removed, even years later, the log no longer agrees with the root that is published here.',
  ],
  how: ['كيف تتحقق؟', 'How to check'],
  keep: [
    'احتفظ بالجذور في مكان لا سلطة لنا عليه: احفظ هذه الصفحة، أو اشترك في خلاصتها',
    'Keep the roots somewhere beyond our reach: save this page, or subscribe to its feed',
  ],
  compare: [
    'ألصق لاحقًا جذرًا احتفظت به في حقل هذه الصفحة. إن لم يكن بين الجذور المنشورة فقد تغيّر ما نُشر.',
    'Later, paste a root that you kept into the field of this page. If it is not among those published, what was published has been changed.',
  ],
  compute: [
    'من بيده مداخل يوم، كمدقق أو محكمة، يعيد الحساب بأي أداة: بصمة المدخل هي SHA-256 للبصمة السابقة (32 بايتًا) يتبعها نص المدخل (UTF-8). يبدأ اليوم من جذر اليوم السابق، وينتهي بجذره وبعدد مداخله.',
    'Whoever holds the entries of a day, such as an auditor or a court, computes them again with any tool: the fingerprint of an entry is SHA-256 of the fingerprint before it (32 bytes) followed by the text of the entry (UTF-8). A day begins with the root of the day before, and ends with its own root and number of entries.',
  ],
  and: ['أو', 'or'],
  field: ['جذر احتفظت به', 'A root that you kept'],
  hint: ['64 خانة من الأرقام والحروف a إلى f', '64 digits and letters from a to f'],
  check: ['تحقق', 'Check'],
  checking: ['التحقق من جذر', 'Check a root'],
  wrong: ['هذا ليس جذرًا: الجذر 64 خانة من الأرقام والحروف a إلى f', 'This is not a root: a root has 64 digits and letters from a to f'],
  known: ['هذا الجذر منشور كما احتفظت به.', 'This root is published as you kept it.'],
  unknown: ['لا يوم منشور بهذا الجذر', 'No published day has this root'],
  unknownWhy: [
    'تأكد أنك ألصقته كاملًا. إن كان كما نُشر يومها، فقد تغيّر ما نُشر: أبلغ الوزارة وديوان الرقابة.',
    'Check that you pasted all of it. If that is how it was published at the time, the published record has been changed: tell the ministry and the audit bureau.',
  ],
  all: ['كل الجذور', 'All roots'],
  years: ['السنوات', 'Years'],
  allYears: ['كل السنوات', 'All years'],
  roots: ['جذور الأيام المغلقة', 'Roots of the closed days'],
  day: ['اليوم', 'Day'],
  count: ['عدد المداخل', 'Entries'],
  root: ['الجذر', 'Root'],
  utc: [
    'تُحسب الأيام بالتوقيت العالمي، ويُغلق كل يوم بعد منتصف الليل بخمس دقائق.',
    'Days follow UTC; each is closed five minutes after midnight.',
  ],
  none: ['لا توجد أيام مغلقة بعد', 'No closed days yet'],
  noneWhy: ['يظهر جذر اليوم الأول بعد أن ينقضي.', 'The root of the first day appears when the day is over.'],
  page: ['صفحة', 'page'],
})

export const closedDays: Plural = {
  ar: {
    zero: 'لا أيام مغلقة',
    one: 'يوم مغلق واحد',
    two: 'يومان مغلقان',
    few: '{n} أيام مغلقة',
    many: '{n} يومًا مغلقًا',
    other: '{n} يوم مغلق',
  },
  en: { one: '{n} closed day', other: '{n} closed days' },
}

export const feedTexts = interfaceTexts('portal.auditFeed', {
  title: ['جذور سجل التدقيق', 'Audit roots'],
  about: ['جذر كل يوم مغلق من سجل التدقيق وعدد مداخله', 'The root of each closed day of the audit log, and how many entries it has'],
  root: ['الجذر', 'Root'],
  count: ['عدد المداخل', 'Entries'],
})

export const rootsCounts = interfaceCounts('portal.auditRoots', { closedDays })
