import {
  attachments,
  boolean,
  choice,
  date,
  dateTime,
  email,
  integer,
  longText,
  lookup,
  phone,
  ref,
  resource,
  state,
  states,
  text,
} from '../../define.ts'
import { systemUser } from '../../admin/users/users.ts'
import { contactMessages } from '../../places/hierarchy/hierarchy.ts'
import { place } from '../../places/register/register.ts'
import { additionalData } from '../templates/templates.ts'

/** What becomes of a message (domain/portal-and-admin, section 12.14). Steps of `clock` are the visitor's, or time's. */
export const contactStates = states(
  {
    awaitingConfirmation: [1, 'بانتظار تأكيد المرسل', 'Awaiting sender confirmation'],
    new: [2, 'جديدة', 'New', 'waiting'],
    assigned: [3, 'محالة', 'Assigned', 'waiting'],
    waitingSender: [4, 'بانتظار رد المرسل', 'Waiting for the sender'],
    answered: [5, 'تم الرد', 'Answered'],
    closed: [6, 'مغلقة', 'Closed'],
    spam: [7, 'رسالة مزعجة', 'Spam'],
  },
  [
    [null, 'confirm', 'new', 'clock'],
    ['waitingSender', 'answer', 'assigned', 'clock'],
    ['waitingSender', 'lapse', 'closed', 'clock'],
    ['new', 'update', 'new', '.Update'],
    ['assigned', 'update', 'assigned', '.Update'],
    ['waitingSender', 'update', 'waitingSender', '.Update'],
    ['answered', 'update', 'answered', '.Update'],
    ['new', 'assign', 'assigned', '.Assign'],
    ['assigned', 'assign', 'assigned', '.Assign'],
    ['new', 'ask', 'waitingSender', '.Reply'],
    ['assigned', 'ask', 'waitingSender', '.Reply'],
    ['new', 'reply', 'answered', '.Reply'],
    ['assigned', 'reply', 'answered', '.Reply'],
    ['waitingSender', 'reply', 'answered', '.Reply'],
    ['answered', 'close', 'closed', '.Close'],
    ['assigned', 'close', 'closed', '.Close'],
    ['closed', 'reopen', 'assigned', '.Close'],
    ['answered', 'reopen', 'assigned', '.Close'],
    ['new', 'markSpam', 'spam', 'Portal.VisitorEntry.MarkSpam'],
    ['assigned', 'markSpam', 'spam', 'Portal.VisitorEntry.MarkSpam'],
    ['waitingSender', 'markSpam', 'spam', 'Portal.VisitorEntry.MarkSpam'],
    ['answered', 'markSpam', 'spam', 'Portal.VisitorEntry.MarkSpam'],
    ['closed', 'markSpam', 'spam', 'Portal.VisitorEntry.MarkSpam'],
  ],
  {
    confirm: ['تأكيد', 'Confirm'],
    answer: ['جواب المرسل', 'Sender’s answer'],
    lapse: ['انتهاء المهلة', 'Lapse'],
    update: ['تعديل', 'Update'],
    assign: ['إحالة وتكليف', 'Assign'],
    ask: ['سؤال المرسل', 'Ask the sender'],
    reply: ['رد', 'Reply'],
    close: ['إغلاق', 'Close'],
    reopen: ['إعادة فتح', 'Reopen'],
    markSpam: ['تصنيف كمزعج', 'Mark as spam'],
  },
)

/** How a message ended. */
const closeResults = {
  answered: [1, 'أُجيب عنها', 'Answered'],
  done: [2, 'عولج موضوعها', 'Dealt with'],
  referred: [3, 'أُحيلت إلى جهة أخرى', 'Referred elsewhere'],
  notOurs: [4, 'خارج الاختصاص', 'Not ours'],
  noAnswer: [5, 'لم يجب المرسل', 'The sender did not answer'],
} as const

/** A message of a visitor (domain/portal-and-admin, section 12.14). What was said about it stands in its entry. */
export const contactMessage = resource('contactMessage', {
  label: ['رسالة تواصل', 'Contact message', 'رسائل التواصل', 'Contact messages'],
  permission: 'Portal.ContactUs',
  scope: contactMessages,
  without: ['create'],
  fields: {
    number: text('رقم الرسالة', 'Message number').bySystem().searchable(),
    subjectKind: lookup('نوع الرسالة', 'Message type', 'contactSubject').required().bySystem(),
    pageUrl: text('الصفحة المعنية', 'Page concerned')
      .max(500)
      .matches(/^\/(?![/\\])\S*$/)
      .bySystem(),
    title: text('الموضوع', 'Subject').required().min(5).max(150).bySystem().searchable(),
    message: longText('نص الرسالة', 'Message').required().min(20).max(4000).bySystem().searchable(),
    name: text('الاسم', 'Name').min(3).max(100).personal().bySystem(),
    email: email('البريد الإلكتروني', 'E-mail').personal().bySystem(),
    phone: phone('رقم الجوال', 'Mobile').personal().bySystem(),
    governorate: lookup('المحافظة', 'Governorate', 'governorate').bySystem(),
    attachments: attachments('المرفقات', 'Attachments').types('pdf', 'docx', 'jpg', 'png').max(3).maxKB(5120).bySystem(),
    consent: boolean('موافقة على معالجة البيانات', 'Consent to the use of data').bySystem(),
    status: state('الحالة', 'Status', contactStates),
    assignee: ref('المكلف', 'Assignee', () => systemUser).bySystem(),
    assignedPlace: ref('الجهة المحال إليها', 'Referred to', () => place).bySystem(),
    sentAt: date('تاريخ الرسالة', 'Date').bySystem(),
    dueAt: date('موعد الرد', 'Reply due').bySystem(),
    // Of each due day it is told once that it is over.
    overdueToldFor: date('الموعد الذي أُبلغ بتجاوزه', 'Due day told as past').bySystem(),
    priority: choice('الأولوية', 'Priority', { normal: [1, 'عادية', 'Normal'], high: [2, 'عالية', 'High'] }).initially(1),
    notes: longText('ملاحظات داخلية', 'Internal notes').max(4000),
    additionalData,
    closeResult: choice('نتيجة الإغلاق', 'Result', closeResults).bySystem(),
    closeNote: longText('ملاحظة الإغلاق', 'Note on closing').bySystem(),
    satisfaction: integer('الرضا عن الرد', 'Satisfaction').between(1, 5).bySystem(),
  },
  facts: { isOverdue: boolean('تجاوزت موعدها', 'Overdue'), erasedAt: dateTime('مُحيت بيانات مرسلها في', 'Data of its sender erased at') },
  stepInput: {
    assign: {
      assignee: text('اسم دخول المكلف', 'User name of the assignee').max(60),
      assignedPlace: ref('الجهة المحال إليها', 'Referred to', () => place),
      note: longText('ملاحظة داخلية', 'Internal note').max(1000),
    },
    ask: { question: longText('السؤال', 'Question').required().min(10).max(1000) },
    reply: { reply: longText('الرد', 'Reply').required().min(10).max(4000) },
    close: {
      closeResult: choice('نتيجة الإغلاق', 'Result', closeResults).required(),
      note: longText('ملاحظة', 'Note').required().min(3).max(1000),
    },
    reopen: { note: longText('ملاحظة داخلية', 'Internal note').max(1000) },
  },
  list: {
    columns: ['number', 'title', 'subjectKind', 'place', 'dueAt', 'sentAt', 'assignee', 'status'],
    carried: ['isOverdue'],
    filters: ['status', 'subjectKind', 'place', 'isOverdue', 'sentAt'],
    sort: ['-isOverdue', '-sentAt', '-number'],
    empty: {
      why: ['رسائل الزوار من نموذج الاتصال تظهر هنا.', 'What visitors write through the contact form stands here.'],
      way: { label: ['افتح نموذج الاتصال', 'Open the contact form'], href: '/contactUs', permission: 'Portal.ContactUs' },
    },
  },
  form: [['المعالجة', 'Handling', 'priority', 'notes']],
})
