import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const investorTexts = interfaceTexts('portal.investors', {
  investors: ['المستثمرون', 'Investors'],
  describe: ['مستثمرون يبحثون عن فرص في البلدات الفلسطينية', 'Investors who look for opportunities in Palestinian towns'],
  intro: ['من يرغب في الاستثمار في البلدات، وفي أي مجال، وأين.', 'Who wants to invest in towns, in which field, and where.'],
  add: ['سجّل كمستثمر', 'Register as an investor'],
  filters: ['تصفية المستثمرين', 'Filter the investors'],
  text: ['كلمات', 'Words'],
  field: ['مجال الاهتمام', 'Field of interest'],
  allFields: ['كل المجالات', 'All fields'],
  country: ['الدولة', 'Country'],
  allCountries: ['كل الدول', 'All countries'],
  none: ['لا يوجد مستثمرون منشورون بعد', 'No investors published yet'],
  noneFound: ['لا يوجد مستثمرون مطابقون', 'No matching investors'],
  noneWhy: ['سجّل لتصل إليك الهيئات المحلية.', 'Register, and local authorities will find you.'],
  noneFoundWhy: ['أزل عوامل التصفية أو ابحث بكلمات أخرى.', 'Remove the filters or search for other words.'],
  all: ['كل المستثمرين', 'All investors'],
  kind: ['النوع', 'Kind'],
  from: ['من', 'From'],
  range: ['حجم الاستثمار المتوقع', 'Means to invest'],
  fields: ['مجالات الاهتمام', 'Fields of interest'],
  places: ['الهيئات محل الاهتمام', 'Places of interest'],
  position: ['يمثله', 'Represented by'],
  website: ['الموقع', 'Website'],
  number: ['رقم المستثمر', 'Number'],
  activity: ['النشاط', 'Activity'],
  contact: ['التواصل', 'Contact'],
  relay: [
    'اختار المستثمر أن يُراسَل عن طريق الوزارة. اذكر رقمه في رسالتك.',
    'The investor has chosen to be written to through the ministry. Give his number in your message.',
  ],
  write: ['اكتب إلى الوزارة', 'Write to the ministry'],
  addTitle: ['تسجيل مستثمر', 'Register as an investor'],
  addIntro: [
    'نحو خمس دقائق. نراجع كل تسجيل، ولا يُنشر إلا ما تسمح به.',
    'About five minutes. We review each registration, and publish only what you allow.',
  ],
  addDescribe: [
    'سجّل كمستثمر يبحث عن فرص في البلدات الفلسطينية',
    'Register as an investor who looks for opportunities in Palestinian towns',
  ],
  dataUse: [
    'نستعمل بياناتك للتسجيل والتواصل معك فقط. يمكنك سحبه ومحو بياناتك من صفحة المتابعة في أي وقت.',
    'We use your data for the registration and to reach you, and for nothing else. You can withdraw it and erase your data at any time on the page where you follow it.',
  ],
  page: ['صفحة', 'page'],
})

export const investorsCount: Plural = {
  ar: { zero: 'لا مستثمرين', one: 'مستثمر واحد', two: 'مستثمران', few: '{n} مستثمرين', many: '{n} مستثمرًا', other: '{n} مستثمر' },
  en: { one: '{n} investor', other: '{n} investors' },
}

export const investorCounts = interfaceCounts('portal.investors', { investorsCount })
