import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the comparison when two people saved one record. */
export const conflictTexts = interfaceTexts('generic.conflict', {
  title: ['عدّل مستخدم آخر هذا السجل. قارن بين النسختين', 'Another user changed this record. Compare both versions'],
  mine: ['نسختي', 'My version'],
  theirs: ['النسخة المحفوظة', 'The saved version'],
  same: ['لا فرق بين النسختين في حقول هذا النموذج', 'The versions do not differ in the fields of this form'],
  sides: [
    'ما تغيّر في إحدى النسختين وحدها يُحفظ كما تغيّر. ما تغيّر في كلتيهما يبقى كما في نسختي ما لم تُؤخذ قيمته المحفوظة.',
    'What changed in one of the versions alone is saved as it was changed. What changed in both stays as in my version unless its saved value is taken.',
  ],
  byMine: ['تغيّر في نسختي وحدها', 'Changed in my version alone'],
  byTheirs: ['تغيّر في المحفوظة وحدها', 'Changed in the saved version alone'],
  byBoth: ['تغيّر في كلتيهما: يُختار', 'Changed in both: to be chosen'],
  takeValue: ['أخذ هذه القيمة', 'Take this value'],
  keepMine: ['حفظ نسختي فوقها', 'Save mine over it'],
  keepWithTaken: ['حفظ نسختي مع القيم المأخوذة', 'Save mine with the values taken'],
  takeTheirs: ['أخذ النسخة المحفوظة كلها', 'Take the whole saved version'],
})
