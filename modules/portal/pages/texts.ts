import { interfaceTexts } from '../../define.ts'

export const pageTexts = interfaceTexts('portal.page', {
  contents: ['في هذه الصفحة', 'On this page'],
  reviewed: ['آخر مراجعة', 'Last reviewed'],
  changed: ['آخر تحديث', 'Last updated'],
  tested: ['آخر فحص', 'Last tested'],
  print: ['اطبع الصفحة', 'Print this page'],
  table: ['جدول', 'Table'],
  moreColumns: ['مرر جانبًا لرؤية بقية الأعمدة', 'Scroll sideways for more columns'],
})

export const aboutTexts = interfaceTexts('portal.about', {
  title: ['من نحن', 'About us'],
  contents: ['أقسام الصفحة', 'Sections of this page'],
  contact: ['تواصل معنا', 'Contact us'],
  contactIntro: [
    'عناوين المقر والمديريات وأرقامها في صفحة واحدة.',
    'Addresses and phone numbers of the headquarters and directorates, on one page.',
  ],
  contactPage: ['اتصل بنا', 'Contact us'],
  print: ['اطبع الصفحة', 'Print this page'],
  partners: ['شركاؤنا', 'Our partners'],
  allPartners: ['كل الشركاء والاتفاقيات', 'All partners and agreements'],
  head: ['المسؤول', 'Head'],
  chart: ['نزّل الهيكل التنظيمي', 'Download the chart'],
  credits: ['المصادر والرخص', 'Sources and licences'],
  creditPlaces: [
    'إحداثيات الأماكن في البيانات التجريبية من GeoNames برخصة CC BY 4.0.',
    'Coordinates of the demonstration places: GeoNames, CC BY 4.0.',
  ],
  creditFonts: [
    'الخطان: IBM Plex Sans Arabic وMarkazi Text برخصة SIL OFL 1.1.',
    'Typefaces: IBM Plex Sans Arabic and Markazi Text, SIL OFL 1.1.',
  ],
  creditIcons: ['الأيقونات: Lucide برخصة ISC.', 'Icons: Lucide, ISC licence.'],
  changed: ['آخر تحديث', 'Last updated'],
})

export const ministerTexts = interfaceTexts('portal.ministerWord', {
  whole: ['اقرأ الكلمة كاملة', 'Read the whole message'],
})

export const aboutDeskTexts = interfaceTexts('aboutUs', {
  title: ['من نحن', 'About us'],
  sections: ['أقسام الصفحة', 'Sections of the page'],
  published: ['منشور', 'Published'],
  hidden: ['غير منشور', 'Not published'],
  missing: ['لم يُكتب', 'Not written'],
  open: ['اعرض الصفحة في البوابة', 'See the page on the portal'],
  order: ['ترتيب الأقسام', 'Order of the sections'],
  orderSaved: ['حُفظ الترتيب', 'The order is saved'],
})
