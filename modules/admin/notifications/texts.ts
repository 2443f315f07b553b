import { interfaceCounts, interfaceTexts, type Plural, type WordOf } from '../../define.ts'

export const noticeTexts = interfaceTexts('notifications', {
  allNotices: ['كل الإشعارات', 'All notifications'],
  noNew: ['لا توجد إشعارات جديدة', 'No new notifications'],
  none: ['لا توجد إشعارات', 'No notifications'],
  noneOfThese: ['لا توجد إشعارات ضمن هذا الاختيار', 'No notifications among these'],
  markAll: ['تحديد الكل كمقروء', 'Mark all as read'],
  markOne: ['تحديد كمقروء', 'Mark as read'],
  unread: ['غير مقروء', 'Unread'],
  onlyUnread: ['غير المقروءة', 'Unread'],
  every: ['الكل', 'All'],
  kind: ['النوع', 'Kind'],
  allKinds: ['كل الأنواع', 'All kinds'],
  open: ['فتح', 'Open'],
  failed: ['تعذر تحميل الإشعارات', 'The notifications could not be loaded'],
  retry: ['أعد المحاولة', 'Try again'],
  shown: ['المعروضة', 'Shown'],

  channels: ['قنوات الإشعار', 'Notification channels'],
  channelsHelp: [
    'اختر كيف يصلك كل نوع. ما عليه قفل يتعلق بأمان حسابك ويصلك دائمًا.',
    'Choose how you are told of each kind. What is locked concerns the security of your account and always reaches you.',
  ],
  inApp: ['داخل النظام', 'In the dashboard'],
  email: ['البريد الإلكتروني', 'E-mail'],
  sms: ['رسالة قصيرة', 'SMS'],
  push: ['إشعار فوري', 'Push notification'],
  obligatory: ['يصلك دائمًا', 'Always on'],
  daily: ['ضمن الملخص اليومي', 'In the daily e-mail'],
  saveChoices: ['حفظ القنوات', 'Save the channels'],
  saved: ['تم الحفظ بنجاح', 'Saved successfully'],
  noPhone: ['لا رقم جوال في ملفك، فلا تصلك رسائل قصيرة.', 'Your profile has no mobile number: no SMS can reach you.'],
  pushHere: ['الإشعارات الفورية في هذا المتصفح', 'Push notifications in this browser'],
  pushHelp: ['تصلك وإن كانت لوحة التحكم مغلقة.', 'They reach you although the dashboard is closed.'],
  pushOn: ['تفعيلها', 'Switch them on'],
  pushOff: ['إيقافها', 'Switch them off'],
  pushIsOn: ['مفعّلة في هذا المتصفح', 'On in this browser'],
  pushInsecure: ['تحتاج إلى اتصال آمن (https)', 'They need a secure connection (https)'],
  pushUnknown: ['لا يدعمها هذا المتصفح', 'This browser does not know them'],
  pushDenied: ['رفضتها في إعدادات المتصفح. اسمح بها هناك أولًا', "You have refused them in the browser's settings. Allow them there first"],
  pushStarted: ['ستصلك الإشعارات الفورية في هذا المتصفح', 'This browser will receive push notifications'],
  pushStopped: ['لن تصلك إشعارات فورية في هذا المتصفح', 'This browser will receive no push notifications'],
  pushFailed: ['تعذر الاشتراك في خدمة الإشعارات', 'It was not possible to subscribe to the push service'],

  variables: ['المتغيرات المتاحة', 'Variables'],
  variablesHelp: [
    'اكتبها بين قوسين كما هي، ويضع النظام مكانها القيمة.',
    'Write them in braces as they are; the system puts the value in their place.',
  ],
  variable: ['المتغير', 'Variable'],
  meaning: ['المعنى', 'Meaning'],
  example: ['مثال', 'Example'],
  preview: ['معاينة', 'Preview'],
  subject: ['الموضوع', 'Subject'],
  language: ['اللغة', 'Language'],
  arabic: ['العربية', 'Arabic'],
  english: ['الإنجليزية', 'English'],
  parts: ['عدد الأجزاء', 'Parts'],
  sendToMe: ['إرسال إليّ', 'Send to me'],
  sentToMe: ['أُرسلت إلى', 'Sent to'],
  heldForMe: ['لا مزوّد لهذه القناة: حُفظت الرسالة في صندوق الصادر', 'No provider is set for this channel: the message is in the outbox'],
  restore: ['استرجاع النص الأصلي', 'Restore the original text'],
  restoreAsk: ['سيحل النص الأصلي مكان نصك في اللغتين.', 'The original text takes the place of yours in both languages.'],
  restored: ['استُرجع النص الأصلي', 'The original text is back'],
  noPermission: ['لا تملك الصلاحية لتنفيذ هذا الإجراء', 'You do not have the permission for this action'],
  shownInside: ['يظهر داخل النظام ولا يُرسل', 'It is shown in the dashboard and not sent'],
  saveFirst: ['لديك تغييرات غير محفوظة', 'You have unsaved changes'],

  delivery: ['الإرسال', 'Delivery'],
  content: ['نص الرسالة', 'Text of the message'],
  to: ['إلى', 'To'],
  recipient: ['المستلم', 'Recipient'],
  showContent: ['عرض نص الرسالة', 'Show the text'],
  showHelp: ['يُسجَّل الاطلاع في سجل التدقيق.', 'Reading it is noted in the audit.'],
  hasSecret: [
    'في الرسالة رمز أو رابط يخص المستلم وحده، فلا يظهر هنا.',
    'The message holds a code or link for its recipient alone; it is not shown here.',
  ],
  aboutRecord: ['السجل المتصل', 'Related record'],
  providersAnswer: ['رد المزوّد', "The provider's answer"],
})
export type NoticeWord = WordOf<typeof noticeTexts>
export const { say } = noticeTexts

/** Into how many parts an SMS goes. */
export const smsParts: Plural = {
  ar: { zero: 'بلا أجزاء', one: 'رسالة واحدة', two: 'رسالتان', few: '{n} رسائل', many: '{n} رسالة', other: '{n} رسالة' },
  en: { one: '{n} message', other: '{n} messages' },
}

export const noticeCounts = interfaceCounts('notifications', { smsParts })
