import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const partnershipTexts = interfaceTexts('portal.partnerships', {
  title: ['شركاؤنا', 'Our partners'],
  intro: [
    'من يعمل معنا من أجل الهيئات المحلية، وعلى ماذا اتفقنا.',
    'Who works with us to support local authorities, and what we have agreed.',
  ],
  agreements: ['الاتفاقيات', 'Agreements'],
  filters: ['تصفية الاتفاقيات', 'Filter agreements'],
  kind: ['نوع الشراكة', 'Kind'],
  allKinds: ['كل الأنواع', 'All kinds'],
  status: ['الحالة', 'Status'],
  allStatuses: ['كل الحالات', 'All statuses'],
  type: ['نوع الشريك', 'Partner type'],
  allTypes: ['كل الشركاء', 'All partners'],
  country: ['الدولة', 'Country'],
  allCountries: ['كل الدول', 'All countries'],
  place: ['الجهة المستفيدة', 'Beneficiary'],
  allPlaces: ['كل الجهات', 'All beneficiaries'],
  none: ['لا توجد شراكات مطابقة', 'No matching partnerships'],
  noneYet: ['لم تُنشر شراكات بعد', 'No partnerships have been published yet'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الشراكات كلها.', 'Change the filters, or show all partnerships.'],
  all: ['كل الشركاء', 'All partners'],
  period: ['المدة', 'Period'],
  signed: ['وُقّعت في', 'Signed on'],
  value: ['القيمة', 'Value'],
  places: ['الجهات المستفيدة', 'Beneficiaries'],
  topics: ['الموضوعات', 'Topics'],
  website: ['موقع الشريك', 'Partner’s website'],
  document: ['نص الاتفاقية (PDF)', 'Text of the agreement (PDF)'],
  parties: ['طرفا الاتفاقية', 'The parties'],
  today: ['اليوم', 'Today'],
  passed: ['ما مضى من مدتها', 'Time passed'],
  ahead: ['ما بقي منها', 'Time left'],
  lastMonth: ['بقي أقل من شهر', 'Less than a month left'],
  notBegun: ['لم تبدأ بعد', 'It has not begun yet'],
  over: ['انقضت مدتها', 'Its period is over'],
  from: ['من', 'from'],
  to: ['إلى', 'to'],
  openEnd: ['بلا موعد انتهاء', 'with no end date'],
})

export const partnershipCount: Plural = {
  ar: { zero: 'لا شراكات', one: 'شراكة واحدة', two: 'شراكتان', few: '{n} شراكات', many: '{n} شراكة', other: '{n} شراكة' },
  en: { one: '{n} partnership', other: '{n} partnerships' },
}

/** How long an agreement still holds, in whole months. */
export const monthsLeft: Plural = {
  ar: {
    zero: 'بقي أقل من شهر',
    one: 'بقي شهر واحد',
    two: 'بقي شهران',
    few: 'بقيت {n} أشهر',
    many: 'بقي {n} شهرًا',
    other: 'بقي {n} شهر',
  },
  en: { one: '{n} month left', other: '{n} months left' },
}

export const partnershipCounts = interfaceCounts('portal.partnerships', { partnershipCount, monthsLeft })
