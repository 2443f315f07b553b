import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the yearly sheets of a place. */
export const yearTexts = interfaceTexts('generic.years', {
  addYear: ['إضافة سنة', 'Add a year'],
  noYearsSeen: ['لا بيانات سنوية يمكنك عرضها لهذه الجهة', 'There are no yearly data of this place that you may see'],
  noYears: ['لم تُدخل بيانات أي سنة بعد', 'No data have been entered for any year yet'],
})
