import type { Label } from '../../define.ts'

/** What is wrong with a chain, in words (portal and administration, section 6.2). */
export const faultWords: Readonly<Record<string, Label>> = {
  gap: ['ختم مفقود', 'a seal is missing'],
  link: ['الختم لا يتصل بما قبله', 'a seal does not continue the one before it'],
  missing: ['مدخل محذوف أو عُدّل وقته', 'an entry was removed, or its time altered'],
  altered: ['مدخل عُدّل بعد ختمه', 'an entry was altered after it was sealed'],
  erased: ['مدخل مُحي قبل أوانه', 'an entry was erased before its time'],
  late: ['مدخل أُضيف بتاريخ سابق', 'an entry was added with an earlier date'],
  unsealed: ['مدخل أُضيف دون ختم', 'an entry was added past the sealing'],
  count: ['عدد الأختام لا يطابق جذر اليوم', 'the number of seals is not that of the day’s root'],
  root: ['آخر ختم لا يطابق جذر اليوم', 'the last seal is not the day’s root'],
  noRoot: ['جذر اليوم مفقود', 'the day has no root'],
}
