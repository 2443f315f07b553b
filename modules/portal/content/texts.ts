import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const newsTexts = interfaceTexts('portal.news', {
  news: ['الأخبار', 'News'],
  newsOf: ['أخبار', 'News from'],
  filters: ['تصفية الأخبار', 'Filter news'],
  text: ['بحث في العناوين', 'Search titles'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  place: ['الجهة', 'Publisher'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  allPlaces: ['كل الجهات', 'All publishers'],
  month: ['الشهر', 'Month'],
  allMonths: ['كل الأشهر', 'All months'],
  newest: ['الأحدث أولًا', 'newest first'],
  featured: ['مختار', 'Featured'],
  featuredFirst: ['المختار أولًا، ثم الأحدث', 'featured first, then newest'],
  none: ['لا توجد أخبار مطابقة', 'No matching news'],
  noneYet: ['لم تُنشر أخبار بعد', 'No news has been published yet'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الأخبار كلها.', 'Change the filters, or show all news.'],
  allNews: ['كل الأخبار', 'All news'],
  page: ['صفحة', 'page'],
  ministry: ['الوزارة', 'The ministry'],
  describe: ['أحدث الأخبار', 'Latest news'],
  in: ['في', 'in'],
  arabicOnly: ['', 'In Arabic only'],
  showArabic: ['', 'Show them'],
  backToEnglish: ['', 'Back to news in English'],
})

export const urgentTexts = interfaceTexts('portal.urgentNews', {
  all: ['أخبار عاجلة', 'Urgent news'],
  urgent: ['عاجل', 'Urgent'],
})

export const inArabicOnly: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} item is available in Arabic only.', other: '{n} items are available in Arabic only.' },
}

export const placeNewsTexts = interfaceTexts('portal.placeNews', {
  news: ['أخبار الهيئة', 'News from this authority'],
  all: ['كل أخبار الهيئة', 'All news from this authority'],
  councilNews: ['أخبار المجلس', 'News from this council'],
  councilAll: ['كل أخبار المجلس', 'All news from this council'],
})

export const newsCount: Plural = {
  ar: { zero: 'لا أخبار', one: 'خبر واحد', two: 'خبران', few: '{n} أخبار', many: '{n} خبرًا', other: '{n} خبر' },
  en: { one: '{n} news item', other: '{n} news items' },
}

export const newsCounts = interfaceCounts('portal.news', { newsCount, inArabicOnly })
