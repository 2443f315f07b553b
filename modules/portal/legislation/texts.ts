import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const lawTexts = interfaceTexts('portal.law', {
  title: ['البيئة القانونية', 'Legal environment'],
  intro: [
    'القوانين والأنظمة والتعليمات التي تعمل بموجبها الهيئات المحلية: مراحل نفاذها، ونصوص ما توفر منها.',
    'The laws, regulations and instructions that govern local authorities: dates in force, and full texts where available.',
  ],
  search: ['ابحث في نصوص التشريعات وموادها', 'Search legal texts and articles'],
  searchHint: ['كلمة أو عبارة', 'Word or phrase'],
  find: ['ابحث', 'Search'],
  filters: ['تصفية التشريعات', 'Filter legal texts'],
  type: ['النوع', 'Type'],
  allTypes: ['كل الأنواع', 'All types'],
  byType: ['حسب النوع', 'By type'],
  subject: ['الموضوع', 'Subject'],
  allSubjects: ['كل الموضوعات', 'All subjects'],
  body: ['جهة الإصدار', 'Issuing body'],
  allBodies: ['كل الجهات', 'All bodies'],
  status: ['الحالة', 'Status'],
  allStatuses: ['كل الحالات', 'All statuses'],
  yearFrom: ['من سنة', 'From year'],
  yearUntil: ['إلى سنة', 'To year'],
  earliest: ['الأقدم', 'Earliest'],
  latest: ['الأحدث', 'Latest'],
  sinceYear: ['منذ {from}', 'Since {from}'],
  untilYear: ['حتى {until}', 'Until {until}'],
  betweenYears: ['من {from} إلى {until}', '{from} to {until}'],
  none: ['لا توجد تشريعات مطابقة', 'No matching legal texts'],
  noneYet: ['لم تُنشر تشريعات بعد', 'No legal texts have been published yet'],
  noneWhy: ['غيّر كلمات البحث أو عوامل التصفية، أو اعرض التشريعات كلها.', 'Change your search or filters, or show all legal texts.'],
  all: ['كل التشريعات', 'All legal texts'],
  drafts: ['مشاريع مطروحة للتشاور', 'Drafts open for comment'],
  comment: ['أبدِ رأيك بالبريد', 'Comment by e-mail'],
  until: ['حتى', 'Until'],
  lastDay: ['بقي أقل من يوم', 'less than a day left'],
  inArticles: ['في المواد', 'In the articles'],
  number: ['الرقم', 'Number'],
  noNumber: ['بلا رقم', 'No number'],
  of: ['لسنة', 'of'],
  issued: ['صدر', 'Issued'],
})

export const lawPageTexts = interfaceTexts('portal.lawPage', {
  status: ['الحالة', 'Status'],
  issuedOn: ['تاريخ الإصدار', 'Issued on'],
  publishedOn: ['تاريخ النشر', 'Published on'],
  inForceFrom: ['نافذ من', 'In force from'],
  repealedOn: ['ألغي في', 'Repealed on'],
  gazette: ['الوقائع الفلسطينية', 'Official gazette'],
  gazetteSays: ['العدد {issue}', 'Issue {issue}'],
  gazettePage: ['صفحة {page}', 'page {page}'],
  body: ['جهة الإصدار', 'Issuing body'],
  subjects: ['الموضوعات', 'Subjects'],
  number: ['الرقم والسنة', 'Number and year'],
  repealed: ['هذا التشريع ملغى.', 'This text is repealed.'],
  partlyRepealed: ['ألغيت بعض أحكام هذا التشريع.', 'Parts of this text are repealed.'],
  amended: ['عُدّل هذا التشريع.', 'This text has been amended.'],
  readWith: ['اقرأه مع ما عدّله:', 'Read it together with its amendments:'],
  amendedElsewhere: ['والتعديلات منشورة في الوقائع الفلسطينية.', 'The amendments are published in the official gazette.'],
  notYet: ['لم يدخل هذا التشريع حيز النفاذ بعد.', 'This text is not in force yet.'],
  consultation: ['هذا مشروع مطروح للتشاور العام، وليس تشريعًا نافذًا.', 'This is a draft open for public comment, not a law in force.'],
  consultationOver: ['انتهى استقبال الملاحظات على هذا المشروع.', 'The consultation on this draft has closed.'],
  by: ['بموجب', 'By'],
  consult: ['شارك في الصياغة', 'Have your say'],
  consultWhy: ['أرسل ملاحظاتك على المواد بأرقامها إلى', 'Send your comments, with article numbers, to'],
  consultUntil: ['تُستقبل الملاحظات حتى', 'Comments accepted until'],
  relations: ['تشريعات ذات صلة', 'Related texts'],
  thisText: ['هذا التشريع', 'This text'],
  contents: ['المحتويات', 'Contents'],
  text: ['النص الكامل', 'Full text'],
  preamble: ['الديباجة', 'Preamble'],
  findIn: ['ابحث في هذا النص', 'Find in this text'],
  find: ['ابحث', 'Find'],
  clear: ['امسح البحث', 'Clear the search'],
  notFound: ['لا ترد هذه الكلمات في النص', 'These words do not occur in the text'],
  copy: ['انسخ رابط المادة', 'Copy link to the article'],
  copied: ['نُسخ', 'Copied'],
  printArticle: ['اطبع المادة وحدها', 'Print this article alone'],
  link: ['رابط', 'Link to'],
  onlyFile: ['النص الكامل في الملف المرفق.', 'The full text is in the attached file.'],
  noText: ['النص الكامل لهذا التشريع غير منشور هنا بعد.', 'The full text of this law is not published here yet.'],
  askForText: ['اطلبه من الوزارة', 'Ask the ministry for it'],
  askForWholeText: ['اطلب النص الكامل من الوزارة', 'Ask the ministry for the full text'],
  source: ['المرجع هو ما نُشر في الوقائع الفلسطينية.', 'The official gazette is authoritative.'],
  year: ['السنة', 'Year'],
  textArabicOnly: ['', 'The text of this law is published in Arabic.'],
  file: ['الملف', 'File'],
  fileAr: ['النص العربي', 'Arabic text'],
  fileEn: ['النص الإنجليزي', 'English text'],
  disclaimer: [
    'هذا النص للاطلاع، والمرجع هو ما نُشر في الوقائع الفلسطينية.',
    'This text is for information; the official gazette is authoritative.',
  ],
  disclaimerDraft: [
    'هذه مسودة للتشاور وليست نصًا نافذًا، وما يُقرّ منها يُنشر في الوقائع الفلسطينية.',
    'This is a draft for consultation and not in force; what is adopted is published in the official gazette.',
  ],
})

/** How each relation is said, as a heading over the other texts. */
export const relationTexts = interfaceTexts('portal.lawRelations', {
  amends: ['يعدّل', 'Amends'],
  amendedBy: ['معدّل بموجب', 'Amended by'],
  repeals: ['يلغي', 'Repeals'],
  repealedBy: ['ملغى بموجب', 'Repealed by'],
  implements: ['صادر تنفيذًا لأحكام', 'Implements'],
  implementedBy: ['صدر تنفيذًا له', 'Implemented by'],
  seeAlso: ['انظر أيضًا', 'See also'],
})

export const lawCount: Plural = {
  ar: { zero: 'لا تشريعات', one: 'تشريع واحد', two: 'تشريعان', few: '{n} تشريعات', many: '{n} تشريعًا', other: '{n} تشريع' },
  en: { one: '{n} legal text', other: '{n} legal texts' },
}

export const daysLeft: Plural = {
  ar: {
    zero: 'بقي أقل من يوم',
    one: 'بقي يوم واحد',
    two: 'بقي يومان',
    few: 'بقي {n} أيام',
    many: 'بقي {n} يومًا',
    other: 'بقي {n} يوم',
  },
  en: { one: '{n} day left', other: '{n} days left' },
}

export const foundArticles: Plural = {
  ar: { zero: 'لا مواد', one: 'في مادة واحدة', two: 'في مادتين', few: 'في {n} مواد', many: 'في {n} مادة', other: 'في {n} مادة' },
  en: { one: 'in {n} article', other: 'in {n} articles' },
}

export const moreArticles: Plural = {
  ar: {
    zero: '',
    one: 'ومادة أخرى',
    two: 'ومادتان أخريان',
    few: 'و{n} مواد أخرى',
    many: 'و{n} مادة أخرى',
    other: 'و{n} مادة أخرى',
  },
  en: { one: 'and {n} more article', other: 'and {n} more articles' },
}

export const lawCounts = interfaceCounts('portal.law', { lawCount, daysLeft, moreArticles })

export const lawPageCounts = interfaceCounts('portal.lawPage', { foundArticles })
