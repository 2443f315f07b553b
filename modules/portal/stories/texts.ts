import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const storyTexts = interfaceTexts('portal.stories', {
  stories: ['قصص النجاح', 'Success stories'],
  intro: [
    'ما أنجزته الهيئات المحلية ومجالسها، وكيف، وبكم، ليستفيد منه غيرها.',
    'What local authorities and their councils have achieved, how, and for how much, for others to learn from.',
  ],
  filters: ['تصفية القصص', 'Filter stories'],
  field: ['المجال', 'Field'],
  allFields: ['كل المجالات', 'All fields'],
  none: ['لا توجد قصص مطابقة', 'No matching stories'],
  noneYet: ['لم تُنشر قصص نجاح بعد', 'No success stories have been published yet'],
  all: ['كل القصص', 'All stories'],
  allOf: ['كل قصص الجهة', 'All stories from this publisher'],
  people: ['مستفيد', 'people served'],
  map: ['القصص على الخريطة', 'Stories on the map'],
  mapNote: ['كل نقطة بارزة هيئة لها قصة نجاح منشورة.', 'Each point that stands out is an authority with a published story.'],
  showArabic: ['', 'Show them'],
  backToEnglish: ['', 'Back to stories in English'],
  arabicOnly: ['', 'In Arabic only'],
  page: ['صفحة', 'page'],
})

export const storyPageTexts = interfaceTexts('portal.story', {
  figures: ['القصة بالأرقام', 'The story in figures'],
  beneficiaries: ['المستفيدون', 'people served'],
  challenge: ['التحدي', 'The challenge'],
  solution: ['الحل', 'The solution'],
  results: ['النتائج', 'The results'],
  beforeAfter: ['قبل وبعد', 'Before and after'],
  before: ['قبل', 'Before'],
  after: ['بعد', 'After'],
  compare: ['حرّك الفاصل بين الصورتين', 'Drag to compare the pictures'],
  more: ['القصة كاملة', 'The full story'],
  lessons: ['الدروس المستفادة', 'Lessons learned'],
  facts: ['في سطور', 'At a glance'],
  cost: ['التكلفة', 'Cost'],
  funder: ['الممول', 'Funded by'],
  years: ['المدة', 'Period'],
  fromTo: ['من {first} إلى {last}', 'from {first} to {last}'],
  replicate: ['هل تريد هيئتك تجربة مثلها؟', 'Would your authority like to do the same?'],
  write: ['راسل أصحاب القصة', 'Contact those who did it'],
  similar: ['قصص مشابهة', 'Similar stories'],
})

export const storyBlockTexts = interfaceTexts('portal.storyBlocks', {
  home: ['هكذا فعلوها', 'How they did it'],
  place: ['قصص نجاح الهيئة', 'Success stories from this authority'],
  allOfPlace: ['كل قصص الهيئة', 'All stories from this authority'],
  council: ['قصص نجاح المجلس', 'Success stories from this council'],
  allOfCouncil: ['كل قصص المجلس', 'All stories from this council'],
})

export const storyCount: Plural = {
  ar: { zero: 'لا قصص', one: 'قصة واحدة', two: 'قصتان', few: '{n} قصص', many: '{n} قصة', other: '{n} قصة' },
  en: { one: '{n} story', other: '{n} stories' },
}
export const storiesInArabic: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} story is available in Arabic only.', other: '{n} stories are available in Arabic only.' },
}

export const storyCounts = interfaceCounts('portal.stories', { storyCount, storiesInArabic })
