import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const sectorTexts = interfaceTexts('portal.sector', {
  title: ['قطاع الحكم المحلي', 'Local government sector'],
  intro: [
    'من يقوم على شؤون المدن والقرى: مكونات القطاع، وعلاقة بعضها ببعض، والقوانين التي تحكمها.',
    'Who runs the towns and villages: the components of the sector, how they work together, and the laws that govern them.',
  ],
  introWithoutLaws: [
    'من يقوم على شؤون المدن والقرى: مكونات القطاع، وعلاقة بعضها ببعض.',
    'Who runs the towns and villages: the components of the sector, and how they work together.',
  ],
  map: ['مكونات القطاع', 'Components'],
  laws: ['قوانين القطاع', 'Laws of the sector'],
  allLaws: ['البيئة القانونية كلها', 'The whole legal environment'],
  steer: ['من يوجّه ويراقب', 'Who steers and oversees'],
  serve: ['من يخدم المواطن', 'Who serves citizens'],
  help: ['من يسند ويموّل', 'Who supports and funds'],
  where: ['الموقع في القطاع', 'Place in the sector'],
  consists: ['ممّ تتكوّن', 'What it consists of'],
  members: ['الهيئات الأعضاء', 'Member authorities'],
  directorate: ['المديرية', 'Directorate'],
  council: ['المجلس', 'Council'],
  none: ['لا توجد مكونات منشورة بعد', 'No components published yet'],
  noneWhy: ['تعرّف في هذه الأثناء على الهيئات المحلية.', 'In the meantime, browse the local authorities.'],
  authorities: ['الهيئات المحلية', 'Local authorities'],
  figures: ['أرقام', 'Figures'],
  live: ['الأرقام محسوبة من سجل الجهات', 'Figures come from the register of bodies'],
  basis: ['السند القانوني', 'Legal basis'],
  website: ['الموقع الإلكتروني', 'Website'],
  openList: ['اعرض قائمتها وخريطتها', 'See their list and map'],
  openNotices: ['اعرض الإعلانات ذات الصلة', 'See the related notices'],
  openPage: ['افتح صفحتها في البوابة', 'Open the page on the portal'],
  types: ['أنواع الهيئات المحلية', 'Types of local authority'],
  type: ['النوع', 'Type'],
  count: ['العدد', 'Number'],
  population: ['السكان', 'People'],
  contact: ['التواصل', 'Contact'],
  phone: ['الهاتف', 'Phone'],
  mail: ['البريد الإلكتروني', 'E-mail'],
  address: ['العنوان', 'Address'],
  class: ['صنف', 'class'],
})

export const componentCount: Plural = {
  ar: { zero: 'لا مكونات', one: 'مكوّن واحد', two: 'مكوّنان', few: '{n} مكونات', many: '{n} مكوّنًا', other: '{n} مكوّن' },
  en: { one: '{n} component', other: '{n} components' },
}

/** What is counted, as it stands behind its number: the number is drawn by itself. */
export const countedNouns = {
  authorityNoun: {
    ar: { zero: 'هيئة محلية', one: 'هيئة محلية', two: 'هيئتان محليتان', few: 'هيئات محلية', many: 'هيئة محلية', other: 'هيئة محلية' },
    en: { one: 'local authority', other: 'local authorities' },
  },
  municipalityNoun: {
    ar: { zero: 'بلدية', one: 'بلدية', two: 'بلديتان', few: 'بلديات', many: 'بلدية', other: 'بلدية' },
    en: { one: 'municipality', other: 'municipalities' },
  },
  villageCouncilNoun: {
    ar: { zero: 'مجلس قروي', one: 'مجلس قروي', two: 'مجلسان قرويان', few: 'مجالس قروية', many: 'مجلسًا قرويًا', other: 'مجلس قروي' },
    en: { one: 'village council', other: 'village councils' },
  },
  localCommitteeNoun: {
    ar: { zero: 'لجنة محلية', one: 'لجنة محلية', two: 'لجنتان محليتان', few: 'لجان محلية', many: 'لجنة محلية', other: 'لجنة محلية' },
    en: { one: 'local committee', other: 'local committees' },
  },
  councilNoun: {
    ar: {
      zero: 'مجلس خدمات مشترك',
      one: 'مجلس خدمات مشترك',
      two: 'مجلسا خدمات مشتركان',
      few: 'مجالس خدمات مشتركة',
      many: 'مجلس خدمات مشتركًا',
      other: 'مجلس خدمات مشترك',
    },
    en: { one: 'shared-services council', other: 'shared-services councils' },
  },
  directorateNoun: {
    ar: { zero: 'مديرية', one: 'مديرية', two: 'مديريتان', few: 'مديريات', many: 'مديرية', other: 'مديرية' },
    en: { one: 'directorate', other: 'directorates' },
  },
  memberNoun: {
    ar: { zero: 'هيئة عضو', one: 'هيئة عضو', two: 'هيئتان عضوان', few: 'هيئات أعضاء', many: 'هيئة عضوًا', other: 'هيئة عضو' },
    en: { one: 'member authority', other: 'member authorities' },
  },
} as const satisfies Readonly<Record<string, Plural>>

export const sectorCounts = interfaceCounts('portal.sector', { componentCount, ...countedNouns })
