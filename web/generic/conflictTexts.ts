import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the comparison when two people saved one record. */
export const conflictTexts = interfaceTexts('generic.conflict', {
  title: ['عدّل مستخدم آخر هذا السجل. قارن بين النسختين', 'Another user changed this record. Compare both versions'],
  mine: ['نسختي', 'My version'],
  theirs: ['النسخة المحفوظة', 'The saved version'],
  takeValue: ['أخذ هذه القيمة', 'Take this value'],
  keepMine: ['حفظ نسختي فوقها', 'Save mine over it'],
  keepWithTaken: ['حفظ نسختي مع القيم المأخوذة', 'Save mine with the values taken'],
  takeTheirs: ['أخذ النسخة المحفوظة كلها', 'Take the whole saved version'],
})
