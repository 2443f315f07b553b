import { interfaceTexts } from '../../define.ts'

export const entryDeskTexts = interfaceTexts('entries.desk', {
  all: ['الكل', 'All'],
  facts: ['الطلب', 'Entry'],
  conversation: ['المراسلة', 'Conversation'],
  nothingSaid: ['لم تبدأ مراسلة بعد.', 'No conversation yet.'],
  openRecord: ['افتح السجل', 'Open the record'],
  notYet: [
    'لم يُنشأ سجل بعد: ينتظر تأكيد المرسل أو قرارًا بأنه غير مزعج.',
    'There is no record yet: its sender has not confirmed it, or nobody has said that it is no spam.',
  ],
})
