import { boolean, choice, dateTime, integer, longText, lookup, ref, resource, rows, state, states, text } from '../../define.ts'
import { languages, systemUser } from '../../admin/users/users.ts'
import { visitorEntries } from '../../places/hierarchy/hierarchy.ts'

/** What a visitor may send (domain/portal-and-admin, section 13). */
export const entryKinds = {
  investor: [1, 'مستثمر', 'Investor'],
  idea: [2, 'فكرة', 'Idea'],
  contact: [3, 'رسالة تواصل', 'Contact message'],
} as const
export type EntryKindName = keyof typeof entryKinds

/** The word of a stored kind. */
export function kindNameOf(code: number): EntryKindName {
  return code === entryKinds.investor[0] ? 'investor' : code === entryKinds.idea[0] ? 'idea' : 'contact'
}

/** What becomes of an entry beside what becomes of its record. */
export const entryStates = states(
  {
    awaitingConfirmation: [1, 'بانتظار التأكيد', 'Awaiting confirmation'],
    confirmed: [2, 'مؤكد', 'Confirmed'],
    needsInformation: [3, 'بحاجة إلى استكمال', 'Needs information'],
    withdrawn: [4, 'مسحوب', 'Withdrawn'],
    expired: [5, 'منتهي المهلة', 'Expired'],
    spam: [6, 'مزعج', 'Spam'],
  },
  [
    [null, 'send', 'awaitingConfirmation', 'clock'],
    ['awaitingConfirmation', 'expire', 'expired', 'clock'],
    ['confirmed', 'withdraw', 'withdrawn', 'clock'],
    ['needsInformation', 'answer', 'confirmed', 'clock'],
    ['confirmed', 'needInformation', 'needsInformation', 'clock'],
    ['confirmed', 'assign', 'confirmed', '.Assign'],
    ['needsInformation', 'assign', 'needsInformation', '.Assign'],
    ['awaitingConfirmation', 'markSpam', 'spam', '.MarkSpam'],
    ['confirmed', 'markSpam', 'spam', '.MarkSpam'],
    ['needsInformation', 'markSpam', 'spam', '.MarkSpam'],
    ['spam', 'restore', 'confirmed', '.MarkSpam'],
  ],
  {
    send: ['إرسال', 'Send'],
    expire: ['انتهاء المهلة', 'Expire'],
    withdraw: ['سحب', 'Withdraw'],
    answer: ['رد المرسل', 'Answer'],
    needInformation: ['طلب استكمال', 'Ask for more'],
    assign: ['تكليف', 'Assign'],
    markSpam: ['تصنيف كمزعج', 'Mark as spam'],
    restore: ['ليس مزعجًا', 'Not spam'],
  },
)

/** Where an entry stands on the desk: each but the last is a tab of its own (section 13.1). */
export const entryQueues = {
  toReview: [1, 'بانتظار المراجعة', 'Waiting for review'],
  toComplete: [2, 'بحاجة إلى استكمال', 'Needs information'],
  unconfirmed: [3, 'غير مؤكدة', 'Unconfirmed'],
  spam: [4, 'مزعجة', 'Spam'],
  over: [5, 'بلا إجراء مطلوب', 'Nothing left to do'],
} as const

/** What was said about an entry, each by whom: questions and answers its sender reads too, notes he does not. */
export const conversationKinds = {
  question: [1, 'سؤال إلى المرسل', 'Question to the sender'],
  answer: [2, 'جواب المرسل', 'Sender’s answer'],
  reply: [3, 'رد', 'Reply'],
  decision: [4, 'قرار', 'Decision'],
  note: [5, 'ملاحظة داخلية', 'Internal note'],
} as const

/** An entry of a visitor: the way in of three kinds of record (domain/portal-and-admin, section 13.1). What it says lies in `visitor_form` until it is confirmed. */
export const visitorSubmission = resource('visitorSubmission', {
  label: ['طلب زائر', 'Visitor entry', 'طلبات الزوار', 'Visitor entries'],
  permission: 'Portal.VisitorEntry',
  scope: visitorEntries,
  without: ['create', 'update'],
  fields: {
    kind: choice('نوع الطلب', 'Kind', entryKinds).bySystem(),
    number: text('رقم الطلب', 'Number').bySystem().searchable(),
    title: text('العنوان', 'Title').bySystem().searchable(),
    state: state('الحالة', 'State', entryStates),
    flags: lookup('ملاحظات آلية', 'Automatic flags', 'moderationFlag').bySystem().many(),
    sentAt: dateTime('وقت الإرسال', 'Sent at').bySystem(),
    emailConfirmedAt: dateTime('تأكيد البريد', 'E-mail confirmed').bySystem(),
    phoneConfirmedAt: dateTime('تأكيد الجوال', 'Mobile confirmed').bySystem(),
    proofOfWork: boolean('اختبار الجهد', 'Proof of work').bySystem(),
    // Id of the message, idea or investor; which table it lies in follows from the kind.
    record: text('السجل', 'Record').bySystem().unique(),
    assignee: ref('المكلف', 'Assignee', () => systemUser).bySystem(),
    // Until when the sender may answer what he was asked.
    answerBy: dateTime('مهلة الجواب', 'Answer by').bySystem(),
    // When its personal data were erased: at its sender's wish, or because it was kept long enough.
    erasedAt: dateTime('محو البيانات', 'Data erased').bySystem(),
    language: choice('لغة المرسل', 'Language', languages).bySystem(),
    conversation: rows('المراسلة', 'Conversation', {
      kind: choice('النوع', 'Kind', conversationKinds).required(),
      text: longText('النص', 'Text').required().max(4000),
      at: dateTime('الوقت', 'Time').required(),
      by: text('من', 'By').max(200),
    })
      .max(200)
      .bySystem(),
  },
  facts: {
    ageDays: integer('العمر (أيام)', 'Age (days)'),
    queue: choice('موضعه', 'Stands at', entryQueues),
  },
  stepInput: {
    assign: {
      assignee: text('اسم دخول المكلف', 'User name of the assignee').required().max(60),
      note: longText('ملاحظة داخلية', 'Internal note').max(1000),
    },
  },
  list: {
    columns: ['title', 'kind', 'number', 'place', 'flags', 'ageDays', 'assignee', 'sentAt', 'state'],
    filters: ['kind', 'flags', 'place', 'sentAt', 'state', 'queue'],
    // Who has waited longest stands first.
    sort: ['sentAt', 'number'],
    empty: {
      why: [
        'هنا ما يرسله الزوار من رسائل وأفكار وتسجيلات مستثمرين، حالما يصل.',
        'What visitors send stands here as it comes: messages, ideas and investors.',
      ],
      way: {
        label: ['افتح نموذج الاتصال', 'Open the contact form'],
        href: '/contactUs',
        permission: 'Portal.VisitorEntry',
      },
    },
  },
})
