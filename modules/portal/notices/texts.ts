import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const noticeTexts = interfaceTexts('portal.ads', {
  ads: ['الإعلانات والعطاءات', 'Ads and tenders'],
  intro: [
    'عطاءات ووظائف ومخططات وإعلانات الوزارة والهيئات المحلية، والأقرب إغلاقًا أولًا.',
    'Tenders, vacancies, plans and notices of the ministry and local authorities, those that close soonest first.',
  ],
  adsOf: ['إعلانات', 'Notices of'],
  filters: ['تصفية الإعلانات', 'Filter the notices'],
  text: ['بحث في العناوين والأرقام', 'Search in titles and numbers'],
  group: ['النوع', 'Kind'],
  allGroups: ['كل الأنواع', 'All kinds'],
  tenders: ['عطاءات وفرص', 'Tenders and opportunities'],
  jobs: ['وظائف', 'Vacancies'],
  plans: ['مخططات واستملاك', 'Plans and expropriation'],
  general: ['إعلانات عامة', 'General notices'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  place: ['الجهة', 'Place'],
  allPlaces: ['كل الجهات', 'All places'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  until: ['يغلق حتى', 'Closes by'],
  stages: ['الإعلانات بحسب مرحلتها', 'Notices by their stage'],
  openTab: ['المفتوحة', 'Open'],
  soonTab: ['قريبًا تغلق', 'Closing soon'],
  closedTab: ['المغلقة والنتائج', 'Closed and results'],
  allTab: ['الكل', 'All'],
  endsToday: ['ينتهي اليوم', 'Closes today'],
  alsoOpen: ['مفتوحة أيضًا', 'Also open'],
  number: ['الرقم', 'Number'],
  notice: ['الإعلان', 'Notice'],
  issued: ['صدر في', 'Issued'],
  closing: ['آخر موعد', 'Closes'],
  stage: ['المرحلة', 'Stage'],
  noClosing: ['لا موعد محدد', 'No closing time'],
  none: ['لا توجد إعلانات مطابقة', 'No matching notices'],
  noneOpen: ['لا توجد إعلانات مفتوحة حاليًا', 'No notices are open at present'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الإعلانات كلها.', 'Change the filters, or show all notices.'],
  noneOpenWhy: ['تجد ما أُغلق ونتائجه في قائمة المغلقة.', 'Those that have closed stand in the list of closed ones, with their results.'],
  showClosed: ['المغلقة والنتائج', 'Closed and results'],
  allAds: ['كل الإعلانات', 'All notices'],
  page: ['صفحة', 'page'],
  ministry: ['الوزارة', 'The ministry'],
  describe: ['أحدث الإعلانات والعطاءات', 'Latest ads and tenders'],
  in: ['في', 'in'],
  calendar: ['أضف المواعيد إلى تقويمك', 'Put the deadlines into your calendar'],
  arabicOnly: ['', 'In Arabic only'],
  showArabic: ['', 'Show them'],
  backToEnglish: ['', 'Back to the notices in English'],
})

export const sheetTexts = interfaceTexts('portal.adSheet', {
  deadline: ['آخر موعد', 'Closing time'],
  was: ['كان', 'It was'],
  noDeadline: ['لا يطلب هذا الإعلان شيئًا في موعد محدد', 'This notice asks for nothing by a certain day'],
  today: ['ينتهي اليوم', 'Closes today'],
  tomorrow: ['ينتهي غدًا', 'Closes tomorrow'],
  zone: ['بتوقيت فلسطين', 'Palestine time'],
  intoCalendar: ['أضف الموعد إلى تقويمك', 'Put it into your calendar'],
  facts: ['بطاقة الإعلان', 'The notice at a glance'],
  issued: ['تاريخ الإعلان', 'Issue date'],
  number: ['رقم الإعلان', 'Notice number'],
  opening: ['فتح المظاريف', 'Opening of the envelopes'],
  price: ['ثمن الوثائق', 'Price of the documents'],
  free: ['مجانًا', 'Free of charge'],
  security: ['كفالة دخول العطاء', 'Bid security'],
  delivery: ['تُسلَّم العروض والطلبات في', 'Where to hand in'],
  visit: ['زيارة الموقع', 'Site visit'],
  prebid: ['الاجتماع التمهيدي', 'Pre-bid meeting'],
  plan: ['رقم المخطط', 'Plan reference'],
  objections: ['تُقدَّم الاعتراضات في', 'Where to object'],
  extensions: ['تمديد الموعد', 'Extensions'],
  from: ['من', 'From'],
  to: ['إلى', 'To'],
  reason: ['السبب', 'Reason'],
  enquiries: ['للاستفسار', 'Enquiries'],
  phone: ['هاتف', 'Phone'],
  mail: ['بريد إلكتروني', 'E-mail'],
  site: ['موقع إلكتروني', 'Website'],
  result: ['النتيجة', 'Result'],
  resultFiles: ['وثائق النتيجة', 'Files of the result'],
  others: ['إعلانات أخرى للجهة', 'Other notices of the body'],
  adsOfBody: ['كل إعلانات الجهة', 'All its notices'],
})

export const openNoticesTexts = interfaceTexts('portal.openAds', {
  open: ['إعلانات وعطاءات مفتوحة', 'Open notices and tenders'],
  ofPlace: ['إعلانات الهيئة وعطاءاتها', 'Notices and tenders of the authority'],
  all: ['كل الإعلانات والعطاءات', 'All ads and tenders'],
  allOfPlace: ['كل إعلانات الهيئة', 'All its notices'],
})

export const noticeCount: Plural = {
  ar: {
    zero: 'لا إعلانات',
    one: 'إعلان واحد',
    two: 'إعلانان',
    few: '{n} إعلانات',
    many: '{n} إعلانًا',
    other: '{n} إعلان',
  },
  en: { one: '{n} notice', other: '{n} notices' },
}

export const noticesInArabic: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} more is available in Arabic only.', other: '{n} more are available in Arabic only.' },
}

export const daysToClosing: Plural = {
  ar: {
    zero: 'ينتهي اليوم',
    one: 'ينتهي غدًا',
    two: 'بقي يومان',
    few: 'بقيت {n} أيام',
    many: 'بقي {n} يومًا',
    other: 'بقي {n} يوم',
  },
  en: { one: '{n} day left', other: '{n} days left' },
}

export const noticeCounts = interfaceCounts('portal.ads', { noticeCount, noticesInArabic, daysToClosing })
