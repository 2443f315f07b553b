import { faultSentence, interfaceCounts, interfaceTexts, type Plural } from '../../../kernel/kernel.ts'

export const headTexts = interfaceTexts('portal.head', {
  skips: ['روابط التجاوز', 'Skip links'],
  toContent: ['تجاوز إلى المحتوى', 'Skip to the content'],
  toSearch: ['إلى البحث', 'To the search'],
  toMenu: ['إلى القائمة', 'To the menu'],
  search: ['البحث في البوابة', 'Search the portal'],
  hint: ['هيئة أو خبر أو رمز', 'Authority, news or code'],
  find: ['ابحث', 'Search'],
  menu: ['القائمة', 'Menu'],
  closeMenu: ['إغلاق', 'Close'],
  mainMenu: ['القائمة الرئيسية', 'Main menu'],
  outside: ['موقع آخر', 'another site'],
  outsideNewTab: ['موقع آخر، يفتح في صفحة جديدة', 'another site, opens in a new tab'],
})

/** What leads on where the menus cannot be read, and quick navigation. */
export const menuTexts = interfaceTexts('portal.menu', {
  home: ['الرئيسية', 'Home'],
  localComms: ['الهيئات المحلية', 'Local authorities'],
  ads: ['الإعلانات والعطاءات', 'Notices and tenders'],
  events: ['الفعاليات', 'Events'],
  news: ['الأخبار', 'News'],
  mediaCenter: ['المركز الإعلامي', 'Media centre'],
  successStory: ['قصص النجاح', 'Success stories'],
  search: ['البحث', 'Search'],
  auditRoots: ['جذور سجل التدقيق', 'Audit roots'],
  contactUs: ['اتصل بنا', 'Contact us'],
  dashboard: ['لوحة التحكم الرئيسية', 'Main dashboard'],
  landBoard: ['البوابة الخارجية', 'External land board'],
})

export const footTexts = interfaceTexts('portal.foot', {
  others: ['صفحات أخرى', 'Other pages'],
  staff: ['للعاملين', 'For staff'],
  hours: ['أوقات الدوام:', 'Office hours:'],
  signIn: ['تسجيل الدخول', 'Sign in'],
  demonstration: ['بيانات تجريبية: الأخبار والأرقام للعرض فقط', 'Demonstration data: news and figures are for show only'],
  phone: ['الهاتف:', 'Telephone:'],
  hotline: ['الخط الساخن:', 'Hotline:'],
  fax: ['الفاكس:', 'Fax:'],
  email: ['البريد الإلكتروني:', 'E-mail:'],
  poBox: ['صندوق البريد:', 'P.O. box:'],
  social: ['صفحاتنا', 'Follow us'],
  version: ['الإصدار', 'Version'],
  reportError: ['أبلغ عن خطأ في هذه الصفحة', 'Report an error on this page'],
})

export const homeTexts = interfaceTexts('portal.home', {
  title: ['ابحث عن هيئتك المحلية', 'Find your local authority'],
  intro: ['سكانها ومياهها وأخبارها ومن تتصل به فيها، في صفحة واحدة.', 'Its people, its water, its news and whom to call, on one page.'],
  field: ['اسم الهيئة أو رمزها', 'Name or code of an authority'],
  hint: ['اسم المدينة أو القرية', 'Town or village'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  find: ['ابحث', 'Search'],
  newest: ['آخر ما نُشر', 'Just published'],
  now: ['أقرب موعد وآخر ما نُشر', 'Closing next and just published'],
  item: ['خبر', 'News'],
  news: ['الأخبار', 'News'],
  allNews: ['كل الأخبار', 'All news'],
  figures: ['الحكم المحلي بالأرقام', 'Local government in figures'],
  asOf: ['حتى', 'As of'],
  byGovernorate: ['الهيئات بحسب المحافظة', 'Authorities by governorate'],
  allAuthorities: ['كل الهيئات', 'All authorities'],
  figuresInLanguage: [' ({count} منها بالعربية)', ' ({count}\u00a0of them in English)'],
  figuresSentence: [
    '{authorities} في {governorates} تخدم {people}\u00a0نسمة، ويتعاون كثير منها في {councils}. وعلى هذه البوابة اليوم {tenders}، ونُشر عليها {news}.',
    '{authorities} in {governorates} serve {people}\u00a0people, and many of them work together in {councils}. This portal lists {tenders} today and has published {news}.',
  ],
  figuresSentencePart: [
    '{authorities} في {governorates} تخدم {people}\u00a0نسمة، ويتعاون كثير منها في {councils}. وعلى هذه البوابة اليوم {tenders}، ونُشر عليها {news}، منها {inLanguage} بالعربية.',
    '{authorities} in {governorates} serve {people}\u00a0people, and many of them work together in {councils}. This portal lists {tenders} today and has published {news}, of which {inLanguage}\u00a0in English.',
  ],
})

export const mediaCenterTexts = interfaceTexts('portal.mediaCenter', {
  title: ['المركز الإعلامي', 'Media centre'],
  intro: [
    'صور وأفلام وبيانات صحفية من الوزارة والهيئات المحلية، للصحافة ولكل من يحتاج إليها.',
    'Pictures, videos and press statements from the ministry and local authorities, for the press and the public.',
  ],
  album: ['أحدث ألبوم', 'Latest album'],
  allAlbums: ['معرض الصور', 'Image gallery'],
  video: ['أحدث فيديو', 'Latest video'],
  film: ['فيديو', 'Video'],
  allVideos: ['مكتبة الفيديو', 'Video library'],
  statements: ['بيانات صحفية', 'Press statements'],
  allStatements: ['كل البيانات', 'All statements'],
  nothing: ['لا توجد مواد إعلامية منشورة بعد', 'No media published yet'],
  press: ['للصحافة', 'For the press'],
  phone: ['هاتف', 'Telephone'],
  mail: ['بريد إلكتروني', 'E-mail'],
  terms: [
    'تُستعمل الصور والأفلام بحسب الحقوق المكتوبة تحت كل منها، مع ذكر المصدر.',
    'Pictures and videos may be used on the terms stated beneath each, with the source named.',
  ],
  logo: ['نزّل شعار الوزارة', 'Download the ministry’s logo'],
  logoDark: ['نزّل الشعار للخلفيات الداكنة', 'Download the logo for dark grounds'],
  logoTerms: [
    'يُستعمل الشعار في ما يُنشر عن الوزارة، بشكله وألوانه دون تغيير، ولا يُستعمل بما يوحي أنها تتبنى جهة أو منتجًا.',
    'The logo may be used in what is published about the ministry, unchanged in form and colours, and never so as to suggest that it endorses a body or product.',
  ],
})

export const authorityTexts = interfaceTexts('portal.authority', {
  authorities: ['الهيئات المحلية', 'Local authorities'],
  governorate: ['محافظة', 'Governorate of'],
  code: ['الرمز', 'Code'],
  compare: ['قارن بهيئات أخرى', 'Compare with others'],
  writeMunicipality: ['راسل البلدية', 'Write to the municipality'],
  writeCouncil: ['راسل المجلس', 'Write to the council'],
  writeCommittee: ['راسل اللجنة', 'Write to the committee'],
  writeAuthority: ['راسل الهيئة', 'Write to the authority'],
  population: ['عدد السكان', 'Population'],
  people: ['نسمة', 'people'],
  established: ['سنة التأسيس', 'Established'],
  directorate: ['المديرية المشرفة', 'Supervising directorate'],
  postal: ['الرمز البريدي', 'Postal code'],
  about: ['نبذة', 'About'],
  vision: ['الرؤية', 'Vision'],
  contact: ['اتصل بالهيئة', 'Contact'],
  noContact: ['لم تُنشر بيانات الاتصال بعد.', 'Contact details have not been published yet.'],
  phone: ['الهاتف', 'Phone'],
  fax: ['الفاكس', 'Fax'],
  mail: ['البريد الإلكتروني', 'E-mail'],
  website: ['الموقع الإلكتروني', 'Website'],
  address: ['العنوان', 'Address'],
  hours: ['ساعات الدوام', 'Office hours'],
  nearby: ['في محافظة', 'In the governorate of'],
  all: ['كل هيئات المحافظة', 'All authorities of the governorate'],
  councils: ['عضو في', 'Member of'],
  notYet: ['لم تُنشر بعد:', 'Not published yet:'],
  plans: ['الخطط', 'Plans'],
  budgets: ['الموازنات', 'Budgets'],
  citizenBudget: ['موازنة المواطن', 'Citizen budget'],
  disclosure: ['قائمة الإفصاح', 'Disclosure checks'],
  askThere: ['اسأل عنها الهيئة أو مديريتها', 'Ask the authority or its directorate'],
  ask: ['اسأل', 'Ask the'],
  updated: ['آخر تحديث للملف', 'Profile last updated'],
})

export const searchTexts = interfaceTexts('portal.search', {
  search: ['البحث', 'Search'],
  field: ['البحث في البوابة', 'Search the portal'],
  hint: ['هيئة أو خبر أو رمز', 'Authority, news or code'],
  find: ['ابحث', 'Search'],
  all: ['الكل', 'All'],
  kinds: ['أنواع النتائج', 'Result types'],
  about: ['عن', 'for'],
  atLeast: ['ما لا يقل عن', 'At least'],
  cutOff: [
    'لا تُعرض النتائج التي بعد هذه الصفحة. ضيّق البحث لتصل إليها.',
    'Results beyond this page are not shown. Narrow your search to reach them.',
  ],
  none: ['لم نجد نتائج عن', 'No results for'],
  noneWhy: ['جرّب كلمات أقل، أو اسم الهيئة وحده، أو رمزها.', 'Try fewer words, the name of the authority alone, or its code.'],
  fewer: ['نتائج بكلمات أقل', 'Results with fewer words'],
  start: [
    'اكتب اسم هيئة أو كلمة من عنوان خبر، أو رمز هيئة من خمسة أرقام.',
    'Type the name of an authority, its five-digit code, or a word from a headline.',
  ],
  services: ['كل الخدمات', 'All services'],
  filters: ['تضييق النتائج', 'Narrow results'],
  place: ['الجهة', 'Publisher'],
  allPlaces: ['كل الجهات', 'All publishers'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  year: ['السنة', 'Year'],
  allYears: ['كل السنوات', 'All years'],
  from: ['من تاريخ', 'From'],
  until: ['حتى تاريخ', 'Until'],
  since: ['منذ', 'Since'],
  before: ['حتى', 'Until'],
  order: ['الترتيب', 'Order'],
  byRelevance: ['الأقرب إلى البحث', 'Most relevant'],
  byDate: ['الأحدث أولًا', 'Newest first'],
  page: ['صفحة', 'page'],
  also: ['وما في معناها', 'and words of the same meaning'],
  meant: ['نعرض ما كُتب قريبًا من كلماتك:', 'Showing results for similar words:'],
  relaxed: [
    'قلّت النتائج التي فيها كل كلماتك أو لم توجد؛ هذه فيها أكثرها.',
    'Few results or none have all of your words; these have most of them.',
  ],
  begun: ['هل تقصد', 'Did you mean'],
  question: ['؟', '?'],
  noneHere: ['لا نتائج ضمن هذه الحدود', 'No results match these filters'],
  noneHereWhy: ['ضيّقت البحث إلى: {set}. من دون ذلك: {everywhere}.', 'You narrowed the search to: {set}. Without that: {everywhere}.'],
  without: ['ابحث دون «{set}»', 'Search without “{set}”'],
  kind: ['نوع واحد', 'one type'],
  everything: ['ابحث في كل شيء', 'Search everything'],
  inFile: ['في الملف:', 'In the file:'],
  pinned: ['مقترح', 'Suggested'],
  language: ['اللغة', 'Language'],
  allLanguages: ['كل اللغات', 'All languages'],
  inEnglish: ['بالإنجليزية أيضًا', 'In English too'],
  sitemap: ['خارطة الموقع', 'Site map'],
  ask: ['اسألنا', 'Ask us'],
  examples: ['أمثلة', 'For example'],
  lists: ['أو تصفّح القوائم', 'Or look through the lists'],
  openNow: ['المفتوح فقط', 'Open only'],
  isOpen: ['مفتوح', 'Open'],
  isOpenUntil: ['مفتوح حتى', 'Open until'],
  issued: ['صدر في', 'Issued'],
  isOver: ['انتهى', 'Closed'],
  isOverSince: ['انتهى في', 'Closed on'],
  openOrNot: ['الكل', 'All'],
  state: ['الحالة', 'Status'],
  asked: ['الأكثر بحثًا', 'Most searched for'],
  within: ['ابحث في', 'Search in'],
  allKinds: ['كل الأنواع', 'All types'],
  exampleTender: ['العطاءات', 'tenders'],
  exampleLicence: ['رخصة بناء', 'building permit'],
  exampleSector: ['مجلس قروي', 'village council'],
})

export const copyTexts = interfaceTexts('portal.copy', {
  saved: ['نسخة محفوظة بتاريخ', 'Saved copy of'],
  savedWhy: [
    'تعذّر تحديث الصفحة الآن، وتُحدَّث من نفسها حين يعود الاتصال بقاعدة البيانات. ولا تُستقبل النماذج حتى ذلك الحين.',
    'This page cannot be updated right now, and forms take nothing: both will be back as soon as the database responds.',
  ],
  offline: ['نسخة دون اتصال من', 'Offline copy of'],
  offlineWhy: [
    'أنت غير متصل بالإنترنت: ما في هذه الصفحة قد يكون تغيّر، والنماذج تحتاج اتصالًا.',
    'You are offline: this page may be out of date, and forms need a connection.',
  ],
})

export const previewNoteTexts = interfaceTexts('portal.preview', {
  note: ['معاينة غير منشورة', 'Unpublished preview'],
  until: ['ينتهي هذا الرابط في {at}.', 'This link ends at {at}.'],
  other: ['معاينة الصفحة الإنجليزية', 'Preview the Arabic page'],
})

export const governorateCount: Plural = {
  ar: { zero: 'لا محافظات', one: 'محافظة واحدة', two: 'محافظتين', few: '{n} محافظات', many: '{n} محافظة', other: '{n} محافظة' },
  en: { one: '{n} governorate', other: '{n} governorates' },
}

export const councilCount: Plural = {
  ar: {
    zero: 'لا مجالس خدمات مشتركة',
    one: 'مجلس خدمات مشترك واحد',
    two: 'مجلسي خدمات مشتركين',
    few: '{n} مجالس خدمات مشتركة',
    many: '{n} مجلس خدمات مشتركًا',
    other: '{n} مجلس خدمات مشترك',
  },
  en: { one: '{n} shared-services council', other: '{n} shared-services councils' },
}

export const tenderCount: Plural = {
  ar: {
    zero: 'لا عطاءات مفتوحة',
    one: 'عطاء مفتوح واحد',
    two: 'عطاءان مفتوحان',
    few: '{n} عطاءات مفتوحة',
    many: '{n} عطاءً مفتوحًا',
    other: '{n} عطاء مفتوح',
  },
  en: { one: '{n} open tender', other: '{n} open tenders' },
}

export const peopleCount: Plural = {
  ar: { zero: 'لا سكان', one: 'نسمة واحدة', two: 'نسمتان', few: '{n} نسمات', many: '{n} نسمة', other: '{n} نسمة' },
  en: { one: '{n} inhabitant', other: '{n} inhabitants' },
}

export const homeCounts = interfaceCounts('portal.home', { governorateCount, councilCount, tenderCount, peopleCount })

export const resultCount: Plural = {
  ar: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{n} نتائج', many: '{n} نتيجة', other: '{n} نتيجة' },
  en: { one: '{n} result', other: '{n} results' },
}

export const searchCounts = interfaceCounts('portal.search', { resultCount })

export const errorTexts = interfaceTexts('portal.error', {
  missing: ['الصفحة غير موجودة', 'Page not found'],
  missingWhy: [
    'قد يكون العنوان تغيّر أو كُتب خطأً. ابحث عما تريد، أو انتقل إلى إحدى هذه الصفحات.',
    'The address may have changed or been mistyped. Search for what you need, or go to one of these pages.',
  ],
  withdrawn: ['أُلغي نشر هذه المادة', 'This item has been withdrawn'],
  withdrawnWhy: ['كانت هذه الصفحة منشورة وسُحبت.', 'This page was published and has been withdrawn.'],
  sameKind: ['اعرض ما نُشر من النوع نفسه', 'Show what is published of this kind'],
  unreadable: ['في العنوان ما لا يُقرأ', 'Part of the address cannot be read'],
  unreadableWhy: [
    'في البحث أو في أحد عوامل التصفية قيمة غير صالحة، كيوم لا وجود له أو رمز لا يُكتب.',
    'The search or one of the filters holds a value that cannot be: a day that does not exist, or a sign that no text holds.',
  ],
  unfiltered: ['اعرض الصفحة دونها', 'Show the page without it'],
  failed: [faultSentence.ar, faultSentence.en],
  failedWhy: ['اذكر رقم الطلب عند التواصل، فبه يُعرف ما حدث.', 'Quote the request number when you write to us: it tells us what happened.'],
  away: ['البوابة لا تصل إلى بياناتها الآن', 'The portal cannot reach its data at the moment'],
  awayWhy: ['لم يضع شيء. حاول مجددًا بعد دقيقة.', 'Nothing is lost. Try again in a minute.'],
  busy: ['البوابة مشغولة الآن', 'The portal is busy at the moment'],
  busyWhy: [
    'استغرق تجهيز هذه الصفحة وقتًا أطول مما يجوز. حاول مجددًا بعد دقيقة.',
    'It took too long to make this page. Try again in a minute.',
  ],
  search: ['البحث في البوابة', 'Search the portal'],
  title: ['ابحث عما تريد', 'Search for what you need'],
  find: ['ابحث', 'Search'],
  request: ['رقم الطلب', 'Request number'],
  likely: ['لعلك تقصد', 'Did you mean one of these?'],
  likelyOne: ['لعلك تقصد', 'Did you mean this?'],
  pages: ['صفحات البوابة', 'Pages of the portal'],
  home: ['الرئيسية', 'Home'],
  sitemap: ['خارطة الموقع', 'Site map'],
})
