import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const investorTexts = interfaceTexts('portal.investors', {
  investors: ['المستثمرون', 'Investors'],
  describe: ['مستثمرون يبحثون عن فرص في البلدات الفلسطينية', 'Investors looking for opportunities in Palestinian towns'],
  intro: ['من يرغب في الاستثمار في البلدات، وفي أي مجال، وأين.', 'Who wants to invest, in which field, and where.'],
  add: ['تسجيل مستثمر', 'Register as an investor'],
  filters: ['تصفية المستثمرين', 'Filter investors'],
  text: ['كلمات البحث', 'Keywords'],
  field: ['مجال الاهتمام', 'Field of interest'],
  allFields: ['كل المجالات', 'All fields'],
  country: ['الدولة', 'Country'],
  allCountries: ['كل الدول', 'All countries'],
  none: ['لا يوجد مستثمرون منشورون بعد', 'No investors published yet'],
  noneFound: ['لا يوجد مستثمرون مطابقون', 'No matching investors'],
  noneWhy: ['سجّل لتصل إليك الهيئات المحلية.', 'Register, and local authorities will find you.'],
  noneFoundWhy: ['غيّر عوامل التصفية أو ابحث بكلمات أخرى.', 'Change the filters or search for other words.'],
  all: ['كل المستثمرين', 'All investors'],
  kind: ['النوع', 'Kind'],
  from: ['البلد والمدينة', 'Country and city'],
  range: ['حجم الاستثمار المتوقع', 'Expected investment'],
  fields: ['مجالات الاهتمام', 'Fields of interest'],
  places: ['هيئات تهم المستثمر', 'Authorities of interest'],
  placesMap: ['خريطة: هيئات تهم المستثمر بين سائر الهيئات', 'Map: the authorities of interest among all others'],
  allPlaces: ['كل الهيئات', 'All authorities'],
  order: ['الترتيب', 'Order'],
  byName: ['حسب الاسم', 'By name'],
  newestFirst: ['الأحدث أولًا', 'Newest first'],
  heldPosition: ['الصفة', 'Position'],
  website: ['الموقع', 'Website'],
  number: ['رقم المستثمر', 'Number'],
  activity: ['النشاط', 'Activity'],
  contact: ['التواصل', 'Contact'],
  relay: [
    'اختار المستثمر أن يُراسَل عن طريق الوزارة. اذكر رقمه في رسالتك.',
    'This investor prefers to be contacted through the ministry. Quote the investor number in your message.',
  ],
  write: ['اكتب إلى الوزارة', 'Write to the ministry'],
  addTitle: ['تسجيل مستثمر', 'Register as an investor'],
  addIntro: [
    'نحو خمس دقائق. نراجع كل تسجيل، ولا يُنشر إلا ما تسمح به.',
    'It takes about five minutes. We review each registration and publish only what you allow.',
  ],
  addDescribe: ['تسجيل مستثمر يبحث عن فرص في البلدات الفلسطينية', 'Register as an investor looking for opportunities in Palestinian towns'],
  dataUse: [
    'نستعمل بياناتك للتسجيل والتواصل معك فقط. يمكنك سحب التسجيل ومحو بياناتك من صفحة المتابعة في أي وقت.',
    'We use your data only for the registration and to contact you. You can withdraw the registration and erase your data at any time on its tracking page.',
  ],
  example: ['مثال: صفّك في القائمة', 'Example: your row in the list'],
  toTold: ['كيف تظهر في القائمة، ومن يقرأ ماذا', 'How you appear in the list, and who reads what'],
  use: ['ما هذه القائمة', 'What this list is'],
  useThen: [
    'يبحث فيها الزوار والهيئات المحلية بالاسم، وبمجال الاهتمام والدولة والهيئة. ومن صفك يصلون إلى صفحتك: نشاطك، وأين تريد أن تستثمر، وكيف يُكتب إليك.',
    'Visitors and local authorities search it by name, field of interest, country and authority. Your row leads to your page: what you do, where you wish to invest, and how to write to you.',
  ],
  page: ['صفحة', 'page'],
})

/** Of the open opportunities beside the list of investors. */
export const opportunityTexts = interfaceTexts('portal.opportunities', {
  title: ['فرص استثمارية مفتوحة', 'Open investment opportunities'],
  closes: ['يُغلق', 'Closes'],
  all: ['كل الفرص الاستثمارية', 'All investment opportunities'],
})

export const investorsCount: Plural = {
  ar: { zero: 'لا مستثمرين', one: 'مستثمر واحد', two: 'مستثمران', few: '{n} مستثمرين', many: '{n} مستثمرًا', other: '{n} مستثمر' },
  en: { one: '{n} investor', other: '{n} investors' },
}

export const investorCounts = interfaceCounts('portal.investors', { investorsCount })
