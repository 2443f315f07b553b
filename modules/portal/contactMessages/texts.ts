import { interfaceTexts } from '../../define.ts'

export const contactDeskTexts = interfaceTexts('contact.message', {
  facts: ['الرسالة', 'Message'],
  sender: ['المرسل', 'Sender'],
  late: ['تجاوزت موعد الرد', 'Reply is overdue'],
  conversation: ['المراسلة', 'Conversation'],
  nothingSaid: ['لم تبدأ مراسلة بعد.', 'No conversation yet.'],
})

export const contactFormTexts = interfaceTexts('portal.contactForm', {
  write: ['اكتب إلينا', 'Write to us'],
  intro: [
    'نرد على كل رسالة. أكثرها خلال عشرة أيام عمل، والشكاوى خلال سبعة.',
    'We answer every message: most within ten working days, complaints within seven.',
  ],
  unnamed: [
    'للإبلاغ عن مخالفة يمكنك ترك الاسم ووسائل الاتصال فارغة. لا يقرأ البلاغ إلا من يحمل صلاحية البيانات الشخصية ومن كُلف به، ونعطيك رقمًا ومفتاحًا لمتابعته.',
    'To report a violation you may leave your name and contact details blank. Only authorised staff and whoever handles the report can read it. You will get a number and a key to track it.',
  ],
  unnamedTitle: ['البلاغ عن مخالفة دون اسم', 'Reporting a violation without a name'],
  follow: ['لديك رسالة سابقة؟ تابعها برقمها', 'Written to us before? Track your message by its number'],
})
