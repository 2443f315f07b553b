import { bilingual, choice, dateTime, integer, longText, lookup, resource, state, states, text, byPermission } from '../../define.ts'

/** What becomes of an outgoing message (portal and administration, section 10.2; lookup 50). Only two of the steps are taken by people. */
export const messageStates = states(
  {
    queued: [1, 'في الانتظار', 'Queued'],
    sending: [2, 'قيد الإرسال', 'Sending'],
    sent: [3, 'أُرسلت', 'Sent'],
    delivered: [4, 'وصلت', 'Delivered'],
    failed: [5, 'فشلت', 'Failed'],
    cancelled: [6, 'أُلغيت', 'Cancelled'],
    held: [7, 'محجوزة', 'Held'],
  },
  [
    [null, 'create', 'queued', 'clock'],
    ['queued', 'send', 'sending', 'clock'],
    ['sending', 'finish', 'sent', 'clock'],
    ['sending', 'retry', 'queued', 'clock'],
    ['sending', 'fail', 'failed', 'clock'],
    ['sending', 'hold', 'held', 'clock'],
    ['sent', 'confirm', 'delivered', 'clock'],
    ['queued', 'cancel', 'cancelled', '.Cancel'],
    ['held', 'cancel', 'cancelled', '.Cancel'],
    ['held', 'resend', 'queued', '.Resend'],
    ['failed', 'resend', 'queued', '.Resend'],
    ['cancelled', 'resend', 'queued', '.Resend'],
    ['sent', 'resend', 'queued', '.Resend'],
    ['delivered', 'resend', 'queued', '.Resend'],
  ],
  {
    create: ['إنشاء', 'Create'],
    send: ['إرسال', 'Send'],
    finish: ['إتمام الإرسال', 'Finish'],
    retry: ['محاولة أخرى', 'Try again'],
    fail: ['فشل', 'Fail'],
    hold: ['حجز', 'Hold'],
    confirm: ['تأكيد الوصول', 'Confirm'],
    cancel: ['إلغاء الإرسال', 'Cancel sending'],
    resend: ['إعادة الإرسال', 'Send again'],
  },
)

/**
 * Outgoing messages (section 10.2): what became of each. What a message says and its whole address are not here but in a table that only
 * the delivery and the holders of `.ViewContent` read.
 */
export const outbox = resource('outbox', {
  label: ['رسالة صادرة', 'Outgoing message', 'صندوق الصادر', 'Outbox'],
  permission: 'Admin.Outbox',
  scope: byPermission,
  without: ['create', 'update', 'delete'],
  fields: {
    createdAt: dateTime('الوقت', 'Time').required(),
    channel: lookup('القناة', 'Channel', 'notificationChannel').required(),
    kind: lookup('النوع', 'Kind', 'notificationKind'),
    recipient: text('إلى', 'To').required().max(254).searchable(),
    subject: text('الموضوع', 'Subject').max(300).searchable(),
    state: state('الحالة', 'State', messageStates),
    tries: integer('المحاولات', 'Tries').required().min(0),
    nextTryAt: dateTime('المحاولة التالية', 'Next try'),
    sentAt: dateTime('أُرسلت في', 'Sent'),
    deliveredAt: dateTime('وصلت في', 'Delivered'),
    providerId: text('رقمها عند المزوّد', 'Provider’s number').max(200),
    reason: choice('سبب الفشل', 'Why it failed', {
      unreachable: [1, 'تعذر الاتصال بالمزوّد', 'The provider could not be reached'],
      refused: [2, 'رفضها المزوّد', 'The provider refused it'],
      addressUnknown: [3, 'العنوان غير معروف', 'The address is unknown'],
      expired: [4, 'انتهت صلاحيتها قبل إرسالها', 'It expired before it was sent'],
      interrupted: [5, 'انقطع إرسالها كل مرة', 'Sending broke off every time'],
      notSetUp: [6, 'إعدادات القناة غير مكتملة', 'The channel is not set up'],
      fault: [7, 'خلل في النظام', 'A fault of the system'],
    }),
    error: longText('رد المزوّد', 'The provider’s answer'),
    aboutResource: text('السجل المتصل', 'Related record').max(60),
    aboutRecord: text('معرف السجل', 'Id of the record').max(36),
  },
  facts: { title: bilingual('الرسالة', 'Message') },
  list: {
    columns: ['createdAt', 'title', 'channel', 'recipient', 'state', 'tries', 'reason'],
    filters: ['state', 'channel', 'kind', 'createdAt', 'reason'],
    sort: '-createdAt',
    pageSize: 10,
    empty: {
      why: [
        'تظهر هنا كل رسالة بريد ورسالة قصيرة يرسلها النظام، وما آلت إليه.',
        'Every e-mail and text message that the system sends appears here, with what became of it.',
      ],
      way: {
        label: ['أرسل بريدًا تجريبيًا من الإعدادات', 'Send a test e-mail from the settings'],
        href: '/dashboard/config/email',
        permission: 'Admin.Config',
      },
    },
  },
})
