import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const contactTexts = interfaceTexts('portal.contact', {
  title: ['اتصل بنا', 'Contact us'],
  intro: [
    'اتصل بالمقر أو بمديرية محافظتك، أو زرهما في أوقات الدوام، أو اكتب إلينا وتابع رسالتك برقمها.',
    'Call the headquarters or the directorate in your governorate, visit during office hours, or write to us and track your message by its number.',
  ],
  introHeadquarters: [
    'اتصل بالمقر أو زره في أوقات الدوام، أو اكتب إلينا وتابع رسالتك برقمها.',
    'Call the headquarters, visit during office hours, or write to us and track your message by its number.',
  ],
  introDirectorates: [
    'اتصل بمديرية محافظتك أو زرها في أوقات الدوام، أو اكتب إلينا وتابع رسالتك برقمها.',
    'Call the directorate in your governorate, visit during office hours, or write to us and track your message by its number.',
  ],
  introWrite: ['اكتب إلينا وتابع رسالتك برقمها.', 'Write to us and track your message by its number.'],
  phone: ['الهاتف', 'Telephone'],
  fax: ['الفاكس', 'Fax'],
  email: ['البريد الإلكتروني', 'E-mail'],
  address: ['العنوان', 'Address'],
  poBox: ['صندوق البريد', 'P.O. box'],
  hotline: ['الخط الساخن', 'Hotline'],
  hours: ['أوقات الدوام', 'Office hours'],
  holidays: ['عطل قادمة', 'Upcoming holidays'],
  route: ['افتح على الخريطة', 'Open on a map'],
  directorates: ['المديريات في المحافظات', 'Directorates in the governorates'],
  directoratesIntro: [
    'لكل محافظة مديرية تراجع معاملات هيئاتها. اختر محافظتك.',
    'Each governorate has a directorate that serves its local authorities. Choose yours.',
  ],
  governorate: ['المحافظة', 'Governorate'],
  all: ['كل المحافظات', 'All governorates'],
  show: ['اعرض', 'Show'],
  headquartersMap: ['موقع المقر بين الهيئات المحلية القريبة', 'Where the headquarters are, among nearby authorities'],
  here: ['المقر', 'Headquarters'],
  map: ['المديريات على الخريطة', 'Directorates on the map'],
  mapPoints: ['كل نقطة هيئة محلية.', 'Each point is a local authority.'],
  mapChoose: ['اختر محافظة لتفتح بيانات مديريتها.', 'Choose a governorate to see the details of its directorate.'],
  others: ['وحدات أخرى', 'Other units'],
  terms: ['متى نجيب', 'When we answer'],
  termsIntro: [
    'تُحسب المدة من وصول رسالتك. إن احتجنا إلى وقت أطول أخبرناك قبل انتهائها.',
    'Counted from the day your message arrives. If we need longer, we tell you before then.',
  ],
  answers: ['أجوبة قد تغنيك عن الكتابة', 'Answers that may save you writing'],
  answersIntro: [
    'كثير من الأسئلة له جواب منشور، وما لم تجده نجيبك عنه.',
    'Many questions already have a published answer. If yours does not, write to us.',
  ],
  help: ['المساعدة والأسئلة الشائعة', 'Help and frequently asked questions'],
  information: ['الحصول على المعلومات', 'Access to information'],
  authority: ['صفحة هيئتك المحلية', 'Your local authority’s page'],
  none: ['لا توجد جهات اتصال منشورة', 'No contact details published'],
  noneWhy: ['تجد وسائل الاتصال بكل هيئة في صفحتها.', 'The contact details of each authority are on its own page.'],
  authorities: ['الهيئات المحلية', 'Local authorities'],
})

/** How many ways of contact stand under a governorate. */
export const directorateCount: Plural = {
  ar: { zero: 'لا مديريات', one: 'مديرية واحدة', two: 'مديريتان', few: '{n} مديريات', many: '{n} مديرية', other: '{n} مديرية' },
  en: { one: '{n} directorate', other: '{n} directorates' },
}

/** Within how many working days something is answered. */
export const workingDayCount: Plural = {
  ar: {
    zero: 'في اليوم نفسه',
    one: 'خلال يوم عمل واحد',
    two: 'خلال يومي عمل',
    few: 'خلال {n} أيام عمل',
    many: 'خلال {n} يوم عمل',
    other: 'خلال {n} يوم عمل',
  },
  en: { one: 'Within {n} working day', other: 'Within {n} working days' },
}
export const contactCounts = interfaceCounts('portal.contact', { directorateCount, workingDayCount })
