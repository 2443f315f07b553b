import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const ideaTexts = interfaceTexts('portal.ideas', {
  ideas: ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'],
  describe: [
    'أفكار المواطنين لاقتصاد بلداتهم: اقرأها وأضف فكرتك',
    'What citizens propose for the economy of their towns: read it, and add your own',
  ],
  intro: [
    'أفكار المواطنين لاقتصاد بلداتهم، تُنشر بموافقة أصحابها.',
    'What citizens propose for the economy of their towns, published with their agreement.',
  ],
  add: ['أضف فكرتك', 'Add your idea'],
  filters: ['تصفية الأفكار', 'Filter the ideas'],
  text: ['كلمات', 'Words'],
  field: ['المجال', 'Field'],
  allFields: ['كل المجالات', 'All fields'],
  place: ['الهيئة المحلية', 'Local authority'],
  allPlaces: ['كل الهيئات', 'All authorities'],
  status: ['الحالة', 'State'],
  allStatuses: ['كل الحالات', 'All states'],
  none: ['لا توجد أفكار منشورة بعد', 'No ideas published yet'],
  noneFound: ['لا توجد أفكار مطابقة', 'No matching ideas'],
  noneWhy: ['كن أول من يضيف فكرة لبلدته.', 'Be the first to add an idea for your town.'],
  noneFoundWhy: ['أزل عوامل التصفية أو ابحث بكلمات أخرى.', 'Remove the filters or search for other words.'],
  all: ['كل الأفكار', 'All ideas'],
  invested: ['مستثمَرة', 'Invested'],
  seeking: ['تبحث عن داعم', 'Looking for support'],
  jobs: ['فرص العمل المتوقعة', 'Jobs expected'],
  cost: ['التكلفة التقديرية', 'Estimated cost'],
  support: ['الدعم المطلوب', 'Support wanted'],
  number: ['رقم الفكرة', 'Number'],
  date: ['التاريخ', 'Date'],
  owner: ['صاحب الفكرة', 'Owner'],
  problem: ['المشكلة أو الحاجة', 'The problem or need'],
  solution: ['الحل المقترح', 'The proposed solution'],
  innovation: ['الجديد فيها', 'What is new'],
  targetGroup: ['المستفيدون', 'Who benefits'],
  reply: ['الرد الرسمي', 'Official reply'],
  toOwner: [
    'لا ننشر وسائل الاتصال بأصحاب الأفكار. من يرغب في دعم فكرة يكتب إلى الوزارة برقمها.',
    'We do not publish how owners are reached. Who wants to support an idea writes to the ministry with its number.',
  ],
  write: ['اكتب إلى الوزارة', 'Write to the ministry'],
  addTitle: ['أضف فكرتك', 'Add your idea'],
  addIntro: [
    'نحو عشر دقائق. ندرس كل فكرة ونجيبك، ولا يُنشر شيء قبل موافقتك وموافقتنا.',
    'About ten minutes. We study every idea and answer you; nothing is published before you and we agree.',
  ],
  addDescribe: ['أضف فكرة لاقتصاد بلدتك وتابعها برقمها', 'Add an idea for the economy of your town, and follow it by its number'],
  dataUse: [
    'نستعمل بياناتك لدراسة الفكرة والرد عليك فقط. يمكنك سحب الطلب ومحو بياناتك من صفحة المتابعة في أي وقت.',
    'We use your data to study the idea and to answer you, and for nothing else. You can withdraw the entry and erase your data at any time on the page where you follow it.',
  ],
  page: ['صفحة', 'page'],
})

export const ideasCount: Plural = {
  ar: { zero: 'لا أفكار', one: 'فكرة واحدة', two: 'فكرتان', few: '{n} أفكار', many: '{n} فكرة', other: '{n} فكرة' },
  en: { one: '{n} idea', other: '{n} ideas' },
}

export const ideaCounts = interfaceCounts('portal.ideas', { ideasCount })
