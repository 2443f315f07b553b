import { interfaceTexts } from '../../kernel/kernel.ts'

export const orderTexts = interfaceTexts('generic.order', {
  act: ['ترتيب الظهور', 'Order'],
  title: ['ترتيب الظهور: {kind}', 'Order of {kind}'],
  hint: [
    'اسحب السجل من مقبضه إلى مكانه. من لوحة المفاتيح: الأسهم مع Alt تنقله.',
    'Drag a record by its handle to its place. From the keyboard Alt and the arrow keys move it.',
  ],
  none: ['لا سجلات لترتيبها', 'There is nothing to put in order'],
  saved: ['حُفظ الترتيب', 'The order is saved'],
})
