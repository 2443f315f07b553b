import { interfaceCounts, interfaceTexts, type Lang, type Plural } from '../../../kernel/kernel.ts'

export const filterTexts = interfaceTexts('portal.filters', {
  apply: ['طبّق', 'Apply'],
  filter: ['تصفية', 'Filter'],
  more: ['مرشحات أخرى', 'More filters'],
  remove: ['أزل', 'Remove'],
  all: ['أزل الكل', 'Remove all'],
  dayForm: ['سنة/شهر/يوم', 'yyyy/mm/dd'],
  dayWrong: ['اكتب اليوم هكذا: 2026/03/09', 'Write the day like this: 2026/03/09'],
})

export const trailTexts = interfaceTexts('portal.trail', { home: ['الرئيسية', 'Home'] })

export const listTexts = interfaceTexts('portal.lists', {
  range: ['من {first} إلى {last}، المجموع {all}', '{first} to {last} of {all}'],
  inArabic: ['بالعربية', 'In Arabic'],
  inEnglish: ['بالإنجليزية', 'In English'],
  arabicOnly: ['', 'In Arabic only'],
  showArabic: ['', 'Show them'],
  showArabicOne: ['', 'Show it'],
  backToEnglish: ['', 'Back to items in English'],
  page: ['صفحة', 'page'],
  feed: ['خلاصة RSS', 'RSS feed'],
  follow: ['تابع بالبريد', 'Follow by e-mail'],
  everywhere: ['ابحث عن «{q}» في كل البوابة', 'Search the whole portal for “{q}”'],
  services: ['تصفّح الخدمات', 'See the services'],
  contact: ['اتصل بنا', 'Contact us'],
  nothingInEnglish: ['', 'Nothing has been published here in English yet'],
})

export const placeListTexts = interfaceTexts('portal.placeLists', {
  text: ['بحث في العناوين', 'Search titles'],
  place: ['الجهة', 'Publisher'],
  allPlaces: ['كل الجهات', 'All publishers'],
  governorate: ['المحافظة', 'Governorate'],
  allGovernorates: ['كل المحافظات', 'All governorates'],
  year: ['السنة', 'Year'],
  allYears: ['كل السنوات', 'All years'],
  ministry: ['الوزارة', 'The ministry'],
  page: ['صفحة', 'page'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض القائمة كلها.', 'Change the filters, or show the whole list.'],
})
/** The words that lead to what a list has in Arabic alone. @param count how many those are @param several what the list itself says of more than one */
export function showArabicWords(count: number, lang: Lang, several = listTexts.say('showArabic', lang)): string {
  return count === 1 ? listTexts.say('showArabicOne', lang) : several
}

export const inArabicOnly: Plural = {
  ar: { zero: '', one: '', two: '', few: '', many: '', other: '' },
  en: { one: '{n} item is available in Arabic only.', other: '{n} items are available in Arabic only.' },
}

/** How amounts are counted in Arabic, after the figure; other currencies by the name in their list. */
export const shekels: Plural = {
  ar: { zero: 'شيكل', one: 'شيكل', two: 'شيكل', few: 'شواكل', many: 'شيكلًا', other: 'شيكل' },
  en: { one: '', other: '' },
}
export const dollars: Plural = {
  ar: {
    zero: 'دولار أمريكي',
    one: 'دولار أمريكي',
    two: 'دولار أمريكي',
    few: 'دولارات أمريكية',
    many: 'دولارًا أمريكيًا',
    other: 'دولار أمريكي',
  },
  en: { one: '', other: '' },
}
export const dinars: Plural = {
  ar: {
    zero: 'دينار أردني',
    one: 'دينار أردني',
    two: 'دينار أردني',
    few: 'دنانير أردنية',
    many: 'دينارًا أردنيًا',
    other: 'دينار أردني',
  },
  en: { one: '', other: '' },
}

export const listCounts = interfaceCounts('portal.lists', { inArabicOnly, shekels, dollars, dinars })
