import { choice, integer, rows, lookup, text } from '../../define.ts'
import { setting } from './setting.ts'

/** The forms that visitors may send. */
const forms = {
  investor: [1, 'تسجيل مستثمر', 'Investor'],
  idea: [2, 'فكرة', 'Idea'],
  contact: [3, 'رسالة تواصل', 'Contact message'],
} as const

/** What visitors may send, how often, and how long it is kept (portal and administration, sections 8.2, 12.14 and 13.2). */
export const entrySettings = {
  openForms: setting(
    'VisitorEntries.Enabled',
    choice('النماذج المفتوحة للزوار', 'Forms that are open to visitors', forms).many(),
    ['investor', 'idea', 'contact'],
    ['النموذج غير المختار يقول إن استقبال الطلبات متوقف', 'A form that is not chosen says that no entries are accepted'],
  ),
  entriesPerAddressHour: setting(
    'VisitorEntries.PerAddressHour',
    integer('طلبات العنوان الواحد من كل نوع في الساعة', 'Entries of each kind from an address in an hour').between(1, 1000),
    5,
    [
      'عنوان الشبكة الذي يأتي منه الطلب. قد يكون عنوانًا لأسرة أو دائرة كاملة',
      'The network address from which they come. A household or a whole office may share one',
    ],
  ),
  entriesPerAddressDay: setting(
    'VisitorEntries.PerAddressDay',
    integer('طلبات العنوان الواحد في اليوم', 'Entries of an address in a day').between(1, 10_000),
    20,
    ['من الأنواع كلها خلال 24 ساعة', 'Of all kinds, within 24 hours'],
  ),
  entriesPerContactDay: setting(
    'VisitorEntries.PerContactDay',
    integer('طلبات البريد أو الرقم الواحد في اليوم', 'Entries of an e-mail or number in a day').between(1, 1000),
    3,
    ['خلال 24 ساعة', 'Within 24 hours'],
  ),
  entrySmsPerDay: setting(
    'VisitorEntries.SmsPerDay',
    integer('رسائل التأكيد القصيرة في اليوم', 'Confirmations by SMS in a day').between(0, 100_000),
    500,
    ['للنظام كله. بعدها يُؤكَّد بالبريد الإلكتروني', 'In all. After that entries are confirmed by e-mail'],
  ),
  entrySmsPrefixes: setting(
    'VisitorEntries.SmsPrefixes',
    text('بدايات أرقام الرسائل القصيرة', 'Numbers that get an SMS begin with')
      .max(12)
      .matches(/^\+[0-9]{2,11}$/)
      .many(),
    ['+97059', '+97056', '+9725'],
    ['أصحاب الأرقام الأخرى يؤكدون بالبريد الإلكتروني', 'Owners of other numbers confirm by e-mail'],
  ),
  entryConfirmHours: setting(
    'VisitorEntries.ConfirmHours',
    integer('مهلة تأكيد الطلب', 'An entry is confirmed within', 'h').between(1, 168),
    24,
    ['بعدها ينتهي الطلب وتُمحى بياناته بعد أسبوع', 'After that it has expired, and a week later its data are erased'],
  ),
  blockedWords: setting(
    'VisitorEntries.BlockedWords',
    text('كلمات تُعلَّم', 'Words that are flagged').max(60).many(200),
    [],
    [
      'يظهر الطلب الذي يحويها بملاحظة، ولا يُحذف. ولا تُعرض على الزوار عبارة بحث تحويها',
      'An entry with one of them carries a flag; it is never deleted for that. A search with one of them is not shown to visitors',
    ],
  ),
  entryMaxLinks: setting('VisitorEntries.MaxLinks', integer('روابط في الطلب', 'Links in an entry').between(0, 100), 2, [
    'ما زاد عليها يُعلَّم',
    'More of them are flagged',
  ]),

  replyDays: setting(
    'Contact.ReplyDays',
    rows('مدة الرد على الرسائل', 'Messages are answered within', {
      subject: lookup('الموضوع', 'Subject', 'contactSubject').required(),
      workingDays: integer('أيام عمل', 'Working days').between(1, 90).required(),
    })
      .max(20)
      .unique('subject'),
    [],
    [
      'أيام العمل لكل موضوع. ما لم يُذكر 10 أيام؛ والشكوى 7، والبلاغ وصعوبة الوصول 5، والمشكلة التقنية 3، وطلب البيانات الشخصية 22',
      'Working days of each subject. What is not named: 10; complaint 7, report and accessibility 5, technical problem 3, personal data 22',
    ],
    // Whoever writes is told before he does.
    { isPublic: true },
  ),
  contactMonths: setting(
    'Retention.ContactMonths',
    integer('حفظ رسائل التواصل', 'Contact messages are kept', 'month').between(1, 600),
    36,
    [
      'بعد الرد عليها أو إغلاقها. بعدها تُمحى البيانات الشخصية ويبقى العدد',
      'After they were answered or closed. Then personal data are erased; counts stay',
    ],
  ),
  rejectedEntryMonths: setting(
    'Retention.RejectedEntryMonths',
    integer('حفظ الطلبات المرفوضة', 'Rejected entries are kept', 'month').between(1, 600),
    12,
    [
      'بعد رفضها أو انتهاء مهلة استكمالها. بعدها تُمحى البيانات الشخصية',
      'After they were rejected or not completed in time. Then personal data are erased',
    ],
  ),
  feedbackMonths: setting('Retention.FeedbackMonths', integer('حفظ تقييم الصفحات', 'Page ratings are kept', 'month').between(1, 600), 24, [
    'بعدها تُحذف مع تعليقاتها، وكذلك أعداد الزيارات',
    'Then they are deleted, and counts of visits too',
  ]),
} as const
