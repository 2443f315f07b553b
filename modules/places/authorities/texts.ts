import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const authoritiesTexts = interfaceTexts('portal.authorities', {
  authorities: ['الهيئات المحلية', 'Local authorities'],
  inGovernorate: ['هيئات محافظة {governorate}', 'Authorities in {governorate} governorate'],
  intro: [
    'لكل هيئة صفحتها: من تتصل به فيها، وسكانها، وما نشرته. اختر بالاسم أو بالمحافظة أو من الخريطة، وقارن حتى أربع منها في الجدول.',
    'Each authority has its page: whom to call, its people and what it has published. Choose by name, by governorate or on the map, and compare up to four in the table.',
  ],
  filters: ['تصفية الهيئات', 'Filter authorities'],
  text: ['الاسم أو الرمز', 'Name or code'],
  find: ['ابحث', 'Find'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  region: ['المنطقة', 'Region'],
  allRegions: ['كل المناطق', 'All regions'],
  type: ['النوع', 'Type'],
  allTypes: ['كل الأنواع', 'All types'],
  class: ['تصنيف البلدية', 'Municipality class'],
  classHead: ['التصنيف', 'Class'],
  allClasses: ['كل التصنيفات', 'All classes'],
  none: ['لا توجد هيئات مطابقة', 'No matching authorities'],
  noneYet: ['لم تُنشر هيئات محلية بعد', 'No local authorities have been published yet'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الهيئات كلها.', 'Change the filters, or show all authorities.'],
  all: ['كل الهيئات', 'All authorities'],
  name: ['الهيئة', 'Authority'],
  code: ['الرمز', 'Code'],
  population: ['السكان', 'Population'],
  page: ['صفحة', 'page'],
  onMap: ['على الخريطة', 'On the map'],
  describe: ['الهيئات المحلية المنشورة في', 'Published local authorities in'],
  views: ['طريقة العرض', 'View'],
  cardsView: ['القائمة', 'List'],
  tableView: ['جدول', 'Table'],
  mapView: ['خريطة', 'Map'],
  byGovernorate: ['الهيئات بحسب المحافظة', 'Authorities by governorate'],
  file: ['تنزيل القائمة CSV', 'The list as CSV'],
})

/** Some authorities set beside one another. */
export const compareTexts = interfaceTexts('portal.compareAuthorities', {
  title: ['مقارنة الهيئات', 'Authorities compared'],
  pick: ['للمقارنة: {name}', 'Compare {name}'],
  compare: ['قارن', 'Compare'],
  how: [
    'تُقارن معًا هيئتان إلى أربع. يبقى ما قورن مختارًا عند تقليب الصفحات وتصفية القائمة.',
    'Two to four authorities are compared at once. What was compared stays chosen while pages are turned and the list is filtered.',
  ],
  none: ['لم تُختر هيئة.', 'No authority was chosen.'],
  one: ['هيئة واحدة لا تكفي للمقارنة.', 'One authority cannot be compared.'],
  chooseTwo: ['اختر من الجدول هيئتين إلى أربع', 'Choose two to four in the table'],
  chooseOther: ['اختر معها هيئة أخرى من الجدول', 'Choose another one in the table'],
  many: [
    'لا تُقارن معًا أكثر من أربع هيئات. أزل بعض ما اختير.',
    'No more than four authorities are compared at once. Remove some of those chosen.',
  ],
  fact: ['البيان', 'Fact'],
  unknown: ['غير منشور', 'Not published'],
  noClass: ['بلا تصنيف', 'No class'],
  noCouncils: ['لا عضوية', 'None'],
  established: ['سنة التأسيس', 'Established'],
  directorate: ['المديرية', 'Directorate'],
  councils: ['مجالس الخدمات المشتركة', 'Shared-services councils'],
  phone: ['الهاتف', 'Telephone'],
  page: ['الصفحة', 'Page'],
  open: ['عرض الصفحة', 'Show the page'],
})

/** Codes that were asked to be compared and are no published authority's. */
export const unknownCodes: Plural = {
  ar: {
    zero: '',
    one: 'تُرك رمز واحد ليس لهيئة منشورة',
    two: 'تُرك رمزان ليسا لهيئات منشورة',
    few: 'تُركت {n} رموز ليست لهيئات منشورة',
    many: 'تُرك {n} رمزًا ليست لهيئات منشورة',
    other: 'تُرك {n} رمز ليست لهيئات منشورة',
  },
  en: { one: '{n} code of no published authority was left out', other: '{n} codes of no published authority were left out' },
}

export const mapTexts = interfaceTexts('portal.map', {
  map: ['اختر محافظة على الخريطة', 'Choose a governorate on the map'],
  caption: [
    'كل نقطة هيئة محلية، وحجمها بحسب عدد السكان. اختر محافظة لترى هيئاتها.',
    'Each point is an authority, sized by its population. Choose a governorate to see its authorities.',
  ],
  found: [
    'النقاط البارزة هيئات هذه القائمة، والباهتة سواها. اختر محافظة لترى ما في القائمة من هيئاتها.',
    'Points that stand out are the authorities in this list, faint ones all others. Choose a governorate to see its authorities in the list.',
  ],
  tiles: [
    'اختر محافظة لترى هيئاتها. العدد تحت اسمها هو عدد هيئاتها المحلية.',
    'Choose a governorate to see its authorities. The number is how many it has.',
  ],
  tilesFound: [
    'اختر محافظة. العدد تحت اسمها هو عدد هيئاتها في هذه القائمة.',
    'Choose a governorate. The number is how many of its authorities are in this list.',
  ],
  governorate: ['محافظة', 'Governorate of'],
})

export const authorityCount: Plural = {
  ar: {
    zero: 'لا هيئات محلية',
    one: 'هيئة محلية واحدة',
    two: 'هيئتان محليتان',
    few: '{n} هيئات محلية',
    many: '{n} هيئة محلية',
    other: '{n} هيئة محلية',
  },
  en: { one: '{n} local authority', other: '{n} local authorities' },
}

export const nearbyTexts = interfaceTexts('portal.nearby', {
  caption: ['حجم النقطة بحسب عدد السكان. لا تُرسم حدود.', 'Points are sized by population. No borders are drawn.'],
  found: [
    'النقاط البارزة هيئات هذه القائمة، والباهتة سائر هيئات المحافظة. لا تُرسم حدود.',
    'Points that stand out are the authorities in this list, faint ones the others in the governorate. No borders are drawn.',
  ],
  own: [
    'النقطة الكبيرة التي يبرز اسمها هي هذه الهيئة، أيًّا كان عدد سكانها.',
    'The large point whose name stands out is this authority, whatever its population.',
  ],
  map: ['مواقع الهيئات نقاطًا', 'Authorities as points'],
  rest: ['بقيت بلا اسم نقاط لم يتسع المكان لأسمائها.', 'Points without room for a name are left unnamed.'],
})

/** The members of a council and its seat. */
export const membersTexts = interfaceTexts('portal.membersMap', {
  map: ['خريطة: هيئات المجلس', 'Map: the members of the council'],
  seat: ['المقر', 'Seat'],
  seatIn: ['{place}، المقر', '{place}, the seat'],
  caption: [
    'النقاط البارزة أعضاء المجلس. حجم النقطة بحسب عدد السكان. لا تُرسم حدود.',
    'Points that stand out are the members. Points are sized by population. No borders are drawn.',
  ],
  seatPoint: ['النقطة الكبيرة المسماة «المقر» مقر المجلس.', 'The large point named “seat” is that of the council.'],
  others: ['النقاط الباهتة هيئات مجاورة ليست أعضاء.', 'Faint points are neighbours that are no members.'],
  rest: ['سُمّيت النقاط التي اتسع لها المكان، والباقي في الجدول.', 'Points without room for a name are named in the table.'],
})

export const authorityCounts = interfaceCounts('portal.authorities', { authorityCount })
export const compareCounts = interfaceCounts('portal.compareAuthorities', { unknownCodes })
