import type { Plural } from '../../define.ts'

// Numbers with their nouns, as the sentences of messages have them: after a preposition or as an object.

export const hours: Plural = {
  ar: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  en: { one: '{n} hour', other: '{n} hours' },
}
export const minutes: Plural = {
  ar: { zero: '{n} دقيقة', one: 'دقيقة واحدة', two: 'دقيقتين', few: '{n} دقائق', many: '{n} دقيقة', other: '{n} دقيقة' },
  en: { one: '{n} minute', other: '{n} minutes' },
}
export const messages: Plural = {
  ar: { zero: '{n} رسالة', one: 'رسالة واحدة', two: 'رسالتين', few: '{n} رسائل', many: '{n} رسالة', other: '{n} رسالة' },
  en: { one: '{n} message', other: '{n} messages' },
}
export const rows: Plural = {
  ar: { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: '{n} صفوف', many: '{n} صفًا', other: '{n} صف' },
  en: { one: '{n} row', other: '{n} rows' },
}
export const mistakes: Plural = {
  ar: { zero: 'بلا أخطاء', one: 'خطأ واحد', two: 'خطآن', few: '{n} أخطاء', many: '{n} خطأً', other: '{n} خطأ' },
  en: { one: '{n} mistake', other: '{n} mistakes' },
}
/** Items that wait for a decision, of whatever kind. */
export const waitingItems: Plural = {
  ar: {
    zero: 'لا مواد بانتظار المراجعة',
    one: 'مادة واحدة بانتظار المراجعة',
    two: 'مادتان بانتظار المراجعة',
    few: '{n} مواد بانتظار المراجعة',
    many: '{n} مادة بانتظار المراجعة',
    other: '{n} مادة بانتظار المراجعة',
  },
  en: { one: '{n} item awaits review', other: '{n} items await review' },
}
export const publishedItems: Plural = {
  ar: {
    zero: 'لم تُنشر مواد',
    one: 'نُشرت مادة واحدة',
    two: 'نُشرت مادتان',
    few: 'نُشرت {n} مواد',
    many: 'نُشرت {n} مادة',
    other: 'نُشرت {n} مادة',
  },
  en: { one: '{n} item was published', other: '{n} items were published' },
}
export const rejectedItems: Plural = {
  ar: {
    zero: 'لم تُرفض مواد',
    one: 'رُفضت مادة واحدة',
    two: 'رُفضت مادتان',
    few: 'رُفضت {n} مواد',
    many: 'رُفضت {n} مادة',
    other: 'رُفضت {n} مادة',
  },
  en: { one: '{n} item was rejected', other: '{n} items were rejected' },
}
export const withdrawnItems: Plural = {
  ar: {
    zero: 'لم يُلغ نشر مواد',
    one: 'أُلغي نشر مادة واحدة',
    two: 'أُلغي نشر مادتين',
    few: 'أُلغي نشر {n} مواد',
    many: 'أُلغي نشر {n} مادة',
    other: 'أُلغي نشر {n} مادة',
  },
  en: { one: 'Publishing of {n} item was cancelled', other: 'Publishing of {n} items was cancelled' },
}
/** What citizens read, of whatever kind. */
export const publicItems: Plural = {
  ar: {
    zero: 'لا مواد',
    one: 'مادة واحدة',
    two: 'مادتان',
    few: '{n} مواد',
    many: '{n} مادة',
    other: '{n} مادة',
  },
  en: { one: '{n} item', other: '{n} items' },
}
/** What visitors have sent, of whatever kind. */
export const newEntries: Plural = {
  ar: {
    zero: 'لا طلبات جديدة',
    one: 'طلب جديد من زائر',
    two: 'طلبان جديدان من زوار',
    few: '{n} طلبات جديدة من زوار',
    many: '{n} طلبًا جديدًا من زوار',
    other: '{n} طلب جديد من زوار',
  },
  en: { one: '{n} new visitor entry', other: '{n} new visitor entries' },
}
