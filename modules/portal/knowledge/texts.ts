import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const knowledgeTexts = interfaceTexts('portal.knowledge', {
  title: ['تبادل المعرفة', 'Knowledge exchange'],
  intro: [
    'أدلة ونماذج وتجارب كتبتها الوزارة والهيئات المحلية ليستفيد منها الجميع.',
    'Guides, templates and case studies from the ministry and local authorities, for everyone to use.',
  ],
  topics: ['الموضوعات', 'Topics'],
  filters: ['تصفية المواد', 'Filter items'],
  text: ['بحث في العناوين والمؤلفين', 'Search titles and authors'],
  type: ['نوع المادة', 'Type'],
  allTypes: ['كل الأنواع', 'All types'],
  place: ['الجهة', 'Publisher'],
  allPlaces: ['كل الجهات', 'All publishers'],
  year: ['سنة الإصدار', 'Year'],
  allYears: ['كل السنوات', 'All years'],
  language: ['اللغة', 'Language'],
  allLanguages: ['كل اللغات', 'All languages'],
  licence: ['الرخصة', 'Licence'],
  allLicences: ['كل الرخص', 'All licences'],
  none: ['لا توجد مواد مطابقة', 'No matching items'],
  noneYet: ['لم تُنشر مواد معرفية بعد', 'No knowledge resources have been published yet'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض المواد كلها.', 'Change the filters, or show all items.'],
  order: ['الترتيب', 'Order'],
  newestFirst: ['الأحدث إضافة أولًا', 'Newest first'],
  mostDownloaded: ['الأكثر تنزيلًا', 'Most downloaded'],
  all: ['كل المواد', 'All items'],
  ministry: ['الوزارة', 'The ministry'],
  hasFile: ['فيها ملف', 'Has a file'],
  ofPlace: ['مواد معرفية من الهيئة', 'Knowledge shared by this authority'],
  allOfPlace: ['كل مواد الهيئة', 'All items from this authority'],
  ofCouncil: ['مواد معرفية من المجلس', 'Knowledge shared by this council'],
  allOfCouncil: ['كل مواد المجلس', 'All items from this council'],
})

export const knowledgePageTexts = interfaceTexts('portal.knowledgePage', {
  card: ['بطاقة المادة', 'About this item'],
  authors: ['إعداد', 'By'],
  year: ['سنة الإصدار', 'Year'],
  pages: ['عدد الصفحات', 'Pages'],
  language: ['لغة المادة', 'Language'],
  licence: ['رخصة الاستخدام', 'Licence'],
  added: ['أضيفت في', 'Added on'],
  downloads: ['مرات التنزيل', 'Downloads'],
  topics: ['الموضوعات', 'Topics'],
  use: ['كيف تُستعمل', 'How to use it'],
  useRead: ['للقراءة والطباعة كما هي', 'To be read and printed as it is'],
  useFill: [
    'نزّلها وافتحها ببرنامج المستندات أو الجداول أو العروض',
    'Download it and open it with a program for documents, tables or slides',
  ],
  useUnpack: ['نزّلها وفكّ الحزمة: فيها أكثر من ملف', 'Download and unpack it: it holds several files'],
  useElsewhere: ['تُفتح في موقعها', 'It opens on its own site'],
  download: ['نزّل الملف', 'Download the file'],
  external: ['افتح المادة في موقعها', 'Open on its own site'],
  cite: ['كيف تُوثَّق', 'How to cite'],
  citedInArabic: ['', '[in Arabic]'],
  related: ['مواد قريبة', 'Related items'],
  moreOf: ['كل مواد الجهة', 'All items from this publisher'],
  noDate: ['د.ت', 'n.d.'],
})

/** What is said about questions and their answers, to citizens. */
export const answerTexts = interfaceTexts('portal.knowledgeAnswers', {
  answers: ['الإجابات', 'Answers'],
  noAnswers: ['لم تُنشر إجابة عن هذا السؤال بعد.', 'No answer to this question has been published yet.'],
  whoAnswers: [
    'يجيب عن الأسئلة العاملون في الوزارة والهيئات المحلية والجهات المسجلة في محلّي، وتُنشر إجاباتهم هنا بعد مراجعتها.',
    'Questions are answered by staff of the ministry, of local authorities and of other registered bodies; their answers are published here after review.',
  ],
  write: ['اكتب إلينا', 'Write to us'],
  toAnswer: ['للعاملين: أجب من لوحة التحكم', 'Staff: answer in the dashboard'],
  waiting: ['بانتظار إجابة', 'Awaiting an answer'],
  best: ['أفضل إجابة', 'Best answer'],
  ministry: ['الوزارة', 'The ministry'],
  open: ['أسئلة مفتوحة', 'Open questions'],
  openWhy: [
    'تنتظر إجابة من هيئة محلية أو جهة أخرى مرّت بالتجربة نفسها.',
    'They wait for an answer from a local authority or another body that has been through the same.',
  ],
})

/** The words of the choice `resourceLanguage`, as cards say them. */
export const languageTexts = interfaceTexts('portal.knowledgeLanguage', {
  ar: ['العربية', 'Arabic'],
  en: ['الإنجليزية', 'English'],
  both: ['العربية والإنجليزية', 'Arabic and English'],
  other: ['لغة أخرى', 'Another language'],
})

export const knowledgeCount: Plural = {
  ar: { zero: 'لا مواد', one: 'مادة واحدة', two: 'مادتان', few: '{n} مواد', many: '{n} مادة', other: '{n} مادة' },
  en: { one: '{n} item', other: '{n} items' },
}

export const pageCount: Plural = {
  ar: { zero: '', one: 'صفحة واحدة', two: 'صفحتان', few: '{n} صفحات', many: '{n} صفحة', other: '{n} صفحة' },
  en: { one: '{n} page', other: '{n} pages' },
}

export const answerCount: Plural = {
  ar: { zero: 'لا إجابات', one: 'إجابة واحدة', two: 'إجابتان', few: '{n} إجابات', many: '{n} إجابة', other: '{n} إجابة' },
  en: { one: '{n} answer', other: '{n} answers' },
}

export const downloadCount: Plural = {
  ar: { zero: 'لم تُنزَّل بعد', one: 'نُزِّلت مرة واحدة', two: 'نُزِّلت مرتين', few: 'نُزِّلت {n} مرات', many: 'نُزِّلت {n} مرة', other: 'نُزِّلت {n} مرة' },
  en: { one: '{n} download', other: '{n} downloads' },
}

export const knowledgeCounts = interfaceCounts('portal.knowledge', { knowledgeCount, pageCount, answerCount, downloadCount })
