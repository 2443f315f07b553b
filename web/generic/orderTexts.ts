import { interfaceTexts } from '../../kernel/kernel.ts'

export const orderTexts = interfaceTexts('generic.order', {
  act: ['ترتيب الظهور', 'Order'],
  title: ['ترتيب الظهور في البوابة', 'Order on the portal'],
  hint: [
    'اسحب السجل إلى مكانه، أو انقله بأزراره. من لوحة المفاتيح: الأسهم مع Alt تنقله.',
    'Drag a record to its place, or move it by its buttons. From the keyboard Alt and the arrow keys move it.',
  ],
  none: ['لا سجلات لترتيبها', 'There is nothing to put in order'],
  saved: ['حُفظ الترتيب', 'The order is saved'],
  ministryAlone: ['الترتيب من صلاحية العلاقات العامة', 'Public relations put this in order'],
})
