import { interfaceTexts } from '../../define.ts'

export const gateTexts = interfaceTexts('portal.gate', {
  messages: ['رسائل البوابة', 'Messages of the portal'],
  banners: ['رسائل إلى الجميع', 'Messages to everybody'],
  close: ['إغلاق', 'Close'],
})

export const orderTexts = interfaceTexts('gate.order', {
  title: ['ترتيب ظهور الرسائل', 'The order of the messages'],
  hint: [
    'تظهر الأنواع بهذا الترتيب دائمًا، ولكل نوع ترتيب رسائله. الأسهم مع Alt تنقل الرسالة من لوحة المفاتيح.',
    'The kinds always stand in this order; within a kind you put its messages in order. Alt and the arrow keys move a message.',
  ],
  none: ['لا رسائل معروضة أو مجدولة لترتيبها', 'No message is showing or scheduled'],
  saved: ['حُفظ الترتيب', 'The order is saved'],
  act: ['ترتيب الظهور', 'Order'],
})

export const messageTexts = interfaceTexts('gate', {
  urgent: ['تنبيهات طارئة', 'Emergencies'],
  usual: ['رسائل الإدارة', 'From the administration'],
})
