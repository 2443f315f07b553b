import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const ideaTexts = interfaceTexts('portal.ideas', {
  ideas: ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'],
  describe: [
    'أفكار المواطنين لاقتصاد بلداتهم: اقرأها وأضف فكرتك',
    'Citizens’ ideas for the economy of their towns: read them and add your own',
  ],
  intro: [
    'أفكار المواطنين لاقتصاد بلداتهم، تُنشر بموافقة أصحابها.',
    'Citizens’ ideas for the economy of their towns, published with their consent.',
  ],
  add: ['أضف فكرتك', 'Add your idea'],
  filters: ['تصفية الأفكار', 'Filter ideas'],
  text: ['كلمات البحث', 'Keywords'],
  field: ['المجال', 'Field'],
  allFields: ['كل المجالات', 'All fields'],
  subField: ['المجال الفرعي', 'Subfield'],
  allSubFields: ['كل المجالات الفرعية', 'All sub fields'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  place: ['الهيئة المحلية', 'Local authority'],
  allPlaces: ['كل الهيئات', 'All authorities'],
  status: ['الحالة', 'Status'],
  allStatuses: ['كل الحالات', 'All statuses'],
  none: ['لا توجد أفكار منشورة بعد', 'No ideas published yet'],
  noneFound: ['لا توجد أفكار مطابقة', 'No matching ideas'],
  noneWhy: ['كن أول من يضيف فكرة لبلدته.', 'Be the first to add an idea for your town.'],
  noneFoundWhy: ['غيّر عوامل التصفية أو ابحث بكلمات أخرى.', 'Change the filters or search for other words.'],
  all: ['كل الأفكار', 'All ideas'],
  invested: ['مستثمَرة', 'Has an investor'],
  seeking: ['تبحث عن داعم', 'Looking for support'],
  jobs: ['فرص العمل المتوقعة', 'Expected jobs'],
  cost: ['التكلفة التقديرية', 'Estimated cost'],
  support: ['الدعم المطلوب', 'Support needed'],
  anySupport: ['أي دعم', 'Any support'],
  number: ['رقم الفكرة', 'Number'],
  date: ['التاريخ', 'Date'],
  owner: ['صاحب الفكرة', 'Owner'],
  problem: ['المشكلة أو الحاجة', 'The problem or need'],
  solution: ['الحل المقترح', 'The proposed solution'],
  innovation: ['ما الجديد فيها', 'What is new about it'],
  targetGroup: ['المستفيدون', 'Who benefits'],
  reply: ['الرد الرسمي', 'Official reply'],
  toOwner: [
    'لا ننشر وسائل الاتصال بأصحاب الأفكار. من يرغب في دعم فكرة يكتب إلى الوزارة برقمها.',
    'We do not publish the contact details of owners. To support an idea, write to the ministry and quote its number.',
  ],
  write: ['اكتب إلى الوزارة', 'Write to the ministry'],
  addTitle: ['أضف فكرتك', 'Add your idea'],
  addIntro: [
    'نحو عشر دقائق. ندرس كل فكرة ونجيبك، ولا يُنشر شيء قبل موافقتك وموافقتنا.',
    'It takes about ten minutes. We study every idea and reply to you; nothing is published until you and we have agreed.',
  ],
  addDescribe: ['أضف فكرة لاقتصاد بلدتك وتابعها برقمها', 'Add an idea for the economy of your town and track it by its number'],
  similar: [
    'بين الأفكار المنشورة ما يشبه فكرتك. اقرأها قبل أن تكمل:',
    'Some published ideas are much like yours. Read them before you go on:',
  ],
  dataUse: [
    'نستعمل بياناتك لدراسة الفكرة والرد عليك فقط. يمكنك سحب الطلب ومحو بياناتك من صفحة المتابعة في أي وقت.',
    'We use your data only to study the idea and reply to you. You can withdraw the request and erase your data at any time on its tracking page.',
  ],
  road: ['طريق فكرتك', 'What becomes of your idea'],
  toRoad: ['طريق فكرتك، ومن يقرأ ماذا منها', 'What becomes of your idea, and who reads what of it'],
  roadSent: ['ترسلها وتؤكدها', 'You send it and confirm it'],
  roadSentThen: [
    'برمز أو رابط يصلك، فيصير لها رقم ومفتاح تتابعها بهما.',
    'By a code or link that we send you. It then has a number and a key to track it by.',
  ],
  roadStudied: ['ندرسها', 'We study it'],
  roadStudiedThen: [
    'قد نسألك ما ينقص، ونكتب إليك القرار وسببه.',
    'We may ask for what is missing, and write to you what was decided and why.',
  ],
  roadAgreed: ['توافق على ما سيُنشر', 'You agree to what will be published'],
  roadAgreedThen: ['إن عدّلناه لم يُنشر قبل موافقتك.', 'If we have edited it, it is not published before you agree.'],
  roadPublished: ['تُنشر في بنك الأفكار', 'It is published in the ideas bank'],
  roadPublishedThen: [
    'إن سمحت بالنشر واخترت «الجميع بعد الموافقة». وتسحبها متى شئت.',
    'If you agreed to that and chose “Everybody, once it is approved”. You can withdraw it at any time.',
  ],
  order: ['الترتيب', 'Order'],
  newestFirst: ['الأحدث أولًا', 'Newest first'],
  byJobs: ['الأكثر فرص عمل أولًا', 'Most expected jobs first'],
  page: ['صفحة', 'page'],
})

/** What stands beside an idea on its page. */
export const ideaPageTexts = interfaceTexts('portal.idea', {
  asks: ['تحتاج إلى {support}.', 'It asks for {support}.'],
  asksWithCost: ['تحتاج إلى {support}، وتكلفتها التقديرية {cost}.', 'It asks for {support}, at an estimated cost of {cost}.'],
  asked: ['كانت تحتاج إلى {support}.', 'It asked for {support}.'],
  askedWithCost: ['كانت تحتاج إلى {support}، وتكلفتها التقديرية {cost}.', 'It asked for {support}, at an estimated cost of {cost}.'],
  and: ['{first} و{last}', '{first} and {last}'],
  path: ['أين وصلت', 'How far it has come'],
  brought: ['قُدّمت في', 'Submitted on'],
  agreed: ['نُشرت بموافقة صاحبها', 'Published with its owner’s consent'],
  carried: ['وجدت من يستثمر فيها', 'Has found an investor'],
  sought: ['تبحث عن داعم', 'Looking for support'],
  now: ['هي هنا الآن', 'This is where it is now'],
  similar: ['أفكار مشابهة', 'Similar ideas'],
  proposedPlace: ['الموقع المقترح', 'Proposed place'],
  map: ['خريطة: الموقع المقترح بين الهيئات القريبة منه', 'Map: the proposed place among the authorities near it'],
  here: ['الموقع', 'Here'],
  route: ['الطريق إليه على الخريطة', 'The way there on a map'],
})

export const homeIdeasTexts = interfaceTexts('portal.homeIdeas', {
  title: ['أفكار واستثمار', 'Ideas and investment'],
  call: [
    'عندك فكرة لاقتصاد بلدتك، أو تبحث عن فرصة فيها؟ نقرأ كل ما يصلنا ونجيب.',
    'Do you have an idea for the economy of your town, or look for an opportunity there? We read everything and reply.',
  ],
})

export const ideasCount: Plural = {
  ar: { zero: 'لا أفكار', one: 'فكرة واحدة', two: 'فكرتان', few: '{n} أفكار', many: '{n} فكرة', other: '{n} فكرة' },
  en: { one: '{n} idea', other: '{n} ideas' },
}

/** How many of all ideas have found who pays for them. */
export const investedCount: Plural = {
  ar: {
    zero: 'لم تُستثمر أي منها بعد',
    one: 'واحدة منها مستثمَرة',
    two: 'اثنتان منها مستثمَرتان',
    few: '{n} منها مستثمَرة',
    many: '{n} منها مستثمَرة',
    other: '{n} منها مستثمَرة',
  },
  en: { one: '{n} has found an investor', other: '{n} have found an investor' },
}

export const ideaCounts = interfaceCounts('portal.ideas', { ideasCount, investedCount })
