import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const articleTexts = interfaceTexts('portal.article', {
  kilobytes: ['{size} ك.ب', '{size} kB'],
  megabytes: ['{size} م.ب', '{size} MB'],
  news: ['الأخبار', 'News'],
  publisher: ['الجهة الناشرة', 'Publishing body'],
  files: ['المرفقات', 'Files'],
  related: ['ذات صلة', 'Related'],
  tags: ['كلمات مفتاحية', 'Keywords'],
  source: ['المصدر', 'Source'],
  share: ['شارك', 'Share'],
  mail: ['بريد إلكتروني', 'E-mail'],
  copy: ['انسخ الرابط', 'Copy link'],
  copied: ['نُسخ الرابط', 'Link copied'],
  print: ['اطبع', 'Print'],
  earlier: ['الخبر السابق', 'Previous news item'],
  later: ['الخبر التالي', 'Next news item'],
  others: ['السابق والتالي', 'Previous and next'],
  newsOf: ['كل أخبار الجهة', 'All news of this body'],
  arabicOnly: ['', 'This page is not available in English yet.'],
  inArabic: ['', 'Read it at its Arabic address'],
  table: ['جدول', 'Table'],
  moreColumns: ['اسحب لبقية الأعمدة', 'Swipe for the other columns'],
})

export const readingTime: Plural = {
  ar: {
    zero: 'تُقرأ في أقل من دقيقة',
    one: 'تُقرأ في دقيقة واحدة',
    two: 'تُقرأ في دقيقتين',
    few: 'تُقرأ في {n} دقائق',
    many: 'تُقرأ في {n} دقيقة',
    other: 'تُقرأ في {n} دقيقة',
  },
  en: { one: '{n} minute to read', other: '{n} minutes to read' },
}

export const newsTexts = interfaceTexts('portal.news', {
  news: ['الأخبار', 'News'],
  newsOf: ['أخبار', 'News of'],
  filters: ['تصفية الأخبار', 'Filter the news'],
  text: ['بحث في العناوين', 'Search in titles'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  place: ['الجهة', 'Place'],
  allPlaces: ['كل الجهات', 'All places'],
  month: ['الشهر', 'Month'],
  allMonths: ['كل الأشهر', 'All months'],
  newest: ['الأحدث أولًا', 'newest first'],
  none: ['لا توجد أخبار مطابقة', 'No matching news'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الأخبار كلها.', 'Change the filters, or show all news.'],
  allNews: ['كل الأخبار', 'All news'],
  page: ['صفحة', 'page'],
  ministry: ['الوزارة', 'The ministry'],
  describe: ['أحدث الأخبار', 'Latest news'],
  in: ['في', 'in'],
  arabicOnly: ['', 'In Arabic only'],
  showArabic: ['', 'Show them'],
  backToEnglish: ['', 'Back to the news in English'],
})

export const inArabicOnly: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} item is available in Arabic only.', other: '{n} items are available in Arabic only.' },
}

export const placeNewsTexts = interfaceTexts('portal.placeNews', {
  news: ['أخبار الهيئة', 'News of the authority'],
  all: ['كل أخبار الهيئة', 'All its news'],
})

export const newsCount: Plural = {
  ar: { zero: 'لا أخبار', one: 'خبر واحد', two: 'خبران', few: '{n} أخبار', many: '{n} خبرًا', other: '{n} خبر' },
  en: { one: '{n} news item', other: '{n} news items' },
}

export const newsCounts = interfaceCounts('portal.news', { newsCount, inArabicOnly })

export const articleCounts = interfaceCounts('portal.article', { readingTime })
