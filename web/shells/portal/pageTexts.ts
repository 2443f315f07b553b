import { interfaceCounts, interfaceTexts, type Plural } from '../../../kernel/kernel.ts'

export const councilTexts = interfaceTexts('portal.council', {
  councils: ['مجالس الخدمات المشتركة', 'Shared-services councils'],
  councilsIntro: [
    'هيئات متجاورة تتعاون على خدمة واحدة: المياه أو النفايات أو التخطيط. لكل مجلس أعضاؤه ومديريته.',
    'Neighbouring authorities that share a service: water, waste, planning. Each council has its members and its directorate.',
  ],
  none: ['لا مجالس مسجلة بعد', 'No councils are registered yet'],
  noneThere: ['لا مجالس في هذه المحافظة', 'No councils in this governorate'],
  noneThereWhy: ['اختر محافظة أخرى، أو اعرض المجالس كلها.', 'Choose another governorate, or show all councils.'],
  council: ['مجلس خدمات مشترك', 'Shared-services council'],
  governorate: ['محافظة', 'Governorate of'],
  ofOne: ['محافظة {name}', '{name} Governorate'],
  code: ['الرمز', 'Code'],
  members: ['الهيئات الأعضاء', 'Member authorities'],
  showMembers: ['أظهر الأعضاء', 'Show the members'],
  hideMembers: ['أخفِ الأعضاء', 'Hide the members'],
  member: ['الهيئة', 'Authority'],
  order: ['الأكثر سكانًا أولًا.', 'Largest population first.'],
  joined: ['تاريخ الانضمام', 'Joined'],
  population: ['عدد السكان', 'Population'],
  people: ['نسمة', 'people'],
  share: ['حصتها من سكان المجلس (%)', 'Share of the council’s population (%)'],
  services: ['الخدمات', 'Services'],
  servicesOfAll: ['خدمات لجميع الأعضاء', 'Services for all its members'],
  servicesOfMost: ['خدماته لأعضائه، ما لم يُذكر غيرها', 'Services for its members, unless stated otherwise'],
  board: ['مجلس الإدارة', 'board'],
  plans: ['الخطط والأنشطة', 'plans and activities'],
  documents: ['الوثائق القانونية', 'legal documents'],
  budgets: ['الموازنات والتدقيق', 'budgets and audits'],
  askThere: ['اسأل عنها المجلس أو مديريته', 'Ask the council or its directorate'],
  unknownServices: ['لم تُسجَّل', 'Not recorded'],
  served: ['السكان المستفيدون', 'People served'],
  directorate: ['المديرية المشرفة', 'Supervising directorate'],
  noMembers: ['لم تُسجل عضويات هذا المجلس بعد.', 'No members of this council have been registered yet.'],
  contact: ['اتصل بالمجلس', 'Contact'],
  write: ['راسل المجلس', 'Write to the council'],
  askDirectorate: ['لم تُنشر بيانات الاتصال بعد. اسأل', 'Contact details have not been published yet. Ask the'],
  phone: ['الهاتف', 'Phone'],
  fax: ['الفاكس', 'Fax'],
  mail: ['البريد الإلكتروني', 'E-mail'],
  website: ['الموقع الإلكتروني', 'Website'],
  address: ['العنوان', 'Address'],
  poBox: ['صندوق البريد', 'P.O. box'],
  all: ['كل مجالس الخدمات المشتركة', 'All shared-services councils'],
})

export const memberCount: Plural = {
  ar: { zero: 'لا أعضاء', one: 'عضو واحد', two: 'عضوان', few: '{n} أعضاء', many: '{n} عضوًا', other: '{n} عضو' },
  en: { one: '{n} member', other: '{n} members' },
}
export const councilCount: Plural = {
  ar: { zero: 'لا مجالس', one: 'مجلس واحد', two: 'مجلسان', few: '{n} مجالس', many: '{n} مجلسًا', other: '{n} مجلس' },
  en: { one: '{n} council', other: '{n} councils' },
}
export const councilCounts = interfaceCounts('portal.council', { memberCount, councilCount })

export const pickTexts = interfaceTexts('portal.pick', {
  title: ['{page}: اختر الهيئة', '{page}: choose an authority'],
  intro: ['اكتب اسم هيئتك أو افتح محافظتها.', 'Type the name of your authority, or open its governorate.'],
  field: ['اسم الهيئة أو رمزها', 'Name or code of an authority'],
  hint: ['اسم المدينة أو القرية', 'Town or village'],
  find: ['ابحث', 'Search'],
  none: ['لا هيئات مطابقة', 'No matching authorities'],
  noneYet: ['لم تُنشر هيئات محلية بعد', 'No local authorities have been published yet'],
  noneWhy: ['جرّب جزءًا من الاسم، أو افتح محافظة.', 'Try a part of the name, or open a governorate.'],
  clear: ['كل الهيئات', 'All authorities'],
  governorates: ['المحافظات', 'Governorates'],
  latest: ['آخرها', 'latest'],
  publishing: ['نشرت منها: {names}', 'published so far by {names}'],
  inArabic: ['بالعربية', 'in Arabic'],
})

/** How many of the authorities of a governorate have published some of what the page is about. */
export const publishingCount: Plural = {
  ar: {
    zero: 'لم تنشر أي منها',
    one: 'نشرت منها واحدة',
    two: 'نشرت منها اثنتان',
    few: 'نشرت منها {n}',
    many: 'نشرت منها {n}',
    other: 'نشرت منها {n}',
  },
  en: { one: '{n} has published', other: '{n} have published' },
}
export const pickCounts = interfaceCounts('portal.pick', { publishingCount })

export const sitemapTexts = interfaceTexts('portal.sitemap', {
  title: ['خارطة الموقع', 'Site map'],
  intro: ['كل ما في البوابة في صفحة واحدة.', 'The whole portal on one page.'],
  pages: ['الصفحات', 'Pages'],
  other: ['صفحات أخرى', 'Other pages'],
  lists: ['القوائم وعدد ما فيها', 'Lists and their counts'],
  authorities: ['الهيئات المحلية بحسب المحافظة', 'Local authorities by governorate'],
  councils: ['مجالس الخدمات المشتركة', 'Shared-services councils'],
  whole: ['القائمة كاملة', 'The full list'],
  feeds: ['خلاصات RSS', 'RSS feeds'],
  feedRoots: ['جذور سجل التدقيق', 'Audit roots'],
  allOf: ['كل هيئات المحافظة', 'All authorities in the governorate'],
})
