import { interfaceCounts, interfaceTexts, type Plural } from '../../../kernel/kernel.ts'

export const articleTexts = interfaceTexts('portal.article', {
  kilobytes: ['{size} ك.ب', '{size} kB'],
  megabytes: ['{size} م.ب', '{size} MB'],
  news: ['الأخبار', 'News'],
  contents: ['في هذا الخبر', 'In this item'],
  publisher: ['الجهة الناشرة', 'Publisher'],
  files: ['المرفقات', 'Files'],
  download: ['تنزيل', 'Download'],
  hash: ['بصمة الملف (SHA-256)', 'SHA-256 of the file'],
  related: ['ذات صلة', 'Related'],
  places: ['الجهات المعنية', 'Places concerned'],
  tags: ['كلمات مفتاحية', 'Keywords'],
  source: ['المصدر', 'Source'],
  share: ['شارك', 'Share'],
  mail: ['بريد إلكتروني', 'E-mail'],
  copy: ['انسخ الرابط', 'Copy link'],
  copyFrom: ['انسخ الرابط من هذه الثانية', 'Copy link from this second'],
  copied: ['نُسخ الرابط', 'Link copied'],
  print: ['اطبع', 'Print'],
  printed: ['طُبعت في', 'Printed on'],
  updated: ['آخر تحديث', 'Last updated'],
  address: ['عنوان هذه الصفحة', 'Address of this page'],
  earlier: ['الخبر السابق', 'Previous news item'],
  later: ['الخبر التالي', 'Next news item'],
  others: ['السابق والتالي', 'Previous and next'],
  newest: ['أحدث الأخبار', 'Latest news'],
  ofBody: ['من الجهة نفسها', 'From the same body'],
  newsOf: ['كل أخبار الجهة', 'All news from this body'],
  arabicOnly: ['', 'This page is not available in English yet.'],
  arabicParts: ['', 'Parts of this page are in Arabic.'],
  inArabic: ['', 'Read it in Arabic'],
  expired: ['انتهت صلاحية هذه المادة', 'This item has expired'],
  expiredWhy: ['تبقى صفحتها للرجوع إليها، ولا تظهر في القوائم.', 'Its page is kept for reference and no longer appears in lists.'],
  archived: ['مادة أرشيفية', 'Archive item'],
  archivedWhy: ['مضى عليها زمن، وقد لا يكون ما فيها صحيحًا اليوم.', 'It is an older item: what it says may no longer hold.'],
  table: ['جدول', 'Table'],
  moreColumns: ['اسحب لبقية الأعمدة', 'Swipe for more columns'],
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

export const articleCounts = interfaceCounts('portal.article', { readingTime })
