import {
  hours,
  messages,
  minutes,
  mistakes,
  newEntries,
  publicItems,
  publishedItems,
  rejectedItems,
  rows,
  waitingItems,
  withdrawnItems,
} from './counts.ts'
import type { Kind, Variable } from './kind.ts'
import { text } from './variables.ts'

const date = (ar: string, en: string): Variable & { as: 'date' } => ({ label: [ar, en], as: 'date', example: '2026-11-21T09:30:00Z' })

const when = date('الوقت', 'Time')
const title = text('العنوان', 'Title', 'افتتاح الحديقة العامة بعد تأهيلها', 'The public garden opens again')
const entryNumber = text('رقم الطلب', 'Number of the entry', 'IDEA-2026-00042', 'IDEA-2026-00042')
const account = '/dashboard/profile'

/** What concerns somebody's account goes by e-mail whatever he has chosen (portal and administration, 10.3). */
const security = { ways: { email: 'always', push: 'on' }, link: account } as const

/**
 * The kinds of message that something in the product sends, by their codes of the lookup list 48. A kind that is missing here cannot be
 * told; one that is told needs its values.
 */
export const kinds = {
  userInvited: {
    title: ['دعوة إلى استخدام النظام', 'Invitation to the system'],
    text: [
      'مرحبًا {name}، لديك حساب في {product}. أكمل التسجيل خلال {hours}: {link}',
      'Hello {name}, you have an account on {product}. Finish signing up within {hours}: {link}',
    ],
    email: [
      'مرحبًا {name}، لديك حساب في {product}. أكمل التسجيل خلال {hours}.',
      'Hello {name}, you have an account on {product}. Finish signing up within {hours}.',
    ],
    variables: { hours: { label: ['مدة الصلاحية', 'Valid for'], as: 'count', words: hours, example: 72 } },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 72 * 3600,
  },
  recoveryCode: {
    title: ['رمز التحقق', 'Verification code'],
    text: [
      'رمز التحقق في {product}: {code}. صالح لمدة {minutes}. لا تشاركه مع أحد.\n\n@{host} #{code}',
      '{product} verification code: {code}. Valid for {minutes}. Do not share it.\n\n@{host} #{code}',
    ],
    email: [
      'لمتابعة طلبك في {product} افتح الرابط خلال {minutes}. إن لم تطلبه فتجاهل هذه الرسالة.',
      'To go on with your request on {product}, open the link within {minutes}. If you did not ask for it, ignore this message.',
    ],
    variables: {
      code: text('الرمز', 'Code', '481516', '481516'),
      minutes: { label: ['مدة الصلاحية', 'Valid for'], as: 'count', words: minutes, example: 10 },
    },
    ways: { email: 'asked', sms: 'always' },
    isOutside: true,
    secrets: ['code', 'link'],
    validSeconds: 600,
    isCode: true,
    isUrgent: true,
  },
  userWelcome: {
    title: ['تفعيل الحساب', 'Account activated'],
    text: ['أهلًا بك في {product}، {name}. حسابك فعال الآن.', 'Welcome to {product}, {name}. Your account is active now.'],
    variables: {},
    ways: { email: 'on', push: 'on' },
    link: '/dashboard',
  },
  roleChanged: {
    title: ['تغيرت أدوارك أو صلاحياتك', 'Your roles or permissions changed'],
    text: ['تغيّرت صلاحياتك في {product}.', 'Your permissions on {product} changed.'],
    variables: {},
    ways: { email: 'on', push: 'on' },
    link: account,
  },
  placeChanged: {
    title: ['تغيرت الجهات المخصصة لك', 'Your places changed'],
    text: ['تغيّرت الجهات المخصصة لك: {places}.', 'Your places changed: {places}.'],
    variables: { places: text('الجهات', 'Places', 'بلدية عتيل', 'Attil municipality') },
    ways: { email: 'on', push: 'on' },
    link: account,
  },
  placeEnding: {
    title: ['تخصيص جهة تنتهي مدته', 'An assignment is about to end'],
    text: ['ينتهي تخصيصك لجهة {place} في {day}.', 'Your assignment to {place} ends on {day}.'],
    variables: {
      place: text('الجهة', 'Place', 'بلدية عتيل', 'Attil municipality'),
      day: text('اليوم الأخير', 'Last day', '2026/12/05', '2026/12/05'),
    },
    ways: { email: 'on', push: 'on' },
    link: account,
  },
  passwordChanged: {
    title: ['تغيرت كلمة المرور', 'Password changed'],
    text: [
      'تغيّرت كلمة مرور حسابك في {date}. إن لم تكن أنت، راجع مدير النظام فورًا.',
      'Your password was changed on {date}. If it was not you, contact the administrator at once.',
    ],
    email: [
      'تغيّرت كلمة مرور حسابك في {date} من العنوان {address}. إن لم تكن أنت، راجع مدير النظام فورًا.',
      'Your password was changed on {date} from the address {address}. If it was not you, contact the administrator at once.',
    ],
    variables: { date: when, address: text('عنوان الجهاز', 'Address of the device', '203.0.113.7', '203.0.113.7') },
    ...security,
    ways: { ...security.ways, sms: 'always' },
    isUrgent: true,
  },
  twoFactorChanged: {
    title: ['تغير التحقق بخطوتين', 'Second factor changed'],
    text: [
      'تغيّر التحقق بخطوتين في حسابك في {date}. إن لم تكن أنت، راجع مدير النظام فورًا.',
      'The second factor of your account changed on {date}. If it was not you, contact the administrator at once.',
    ],
    variables: { date: when },
    ...security,
  },
  accountLocked: {
    title: ['قفل الحساب', 'Account locked'],
    text: ['قُفل حسابك {minutes} بعد محاولات دخول فاشلة.', 'Your account is locked for {minutes} after failed sign-ins.'],
    variables: { minutes: { label: ['مدة القفل', 'Locked for'], as: 'count', words: minutes, example: 15 } },
    ...security,
  },
  accountDeactivated: {
    title: ['إيقاف الحساب', 'Account deactivated'],
    text: ['أُوقف حسابك في {product}: {reason}.', 'Your account on {product} was deactivated: {reason}.'],
    variables: { reason: text('السبب', 'Reason', 'انتقال إلى جهة أخرى', 'Moved to another place') },
    ...security,
  },
  loginNewDevice: {
    title: ['دخول من جهاز جديد', 'Sign-in from a new device'],
    text: ['دخول جديد إلى حسابك من {device} في {date}.', 'A new sign-in to your account from {device} on {date}.'],
    variables: { device: text('الجهاز', 'Device', 'Firefox على Linux', 'Firefox on Linux'), date: when },
    ...security,
  },
  sessionsRevoked: {
    title: ['إنهاء الجلسات', 'Sessions signed out'],
    text: ['أُنهيت جلسات حسابك في {product} في {date}.', 'The sessions of your account on {product} were signed out on {date}.'],
    variables: { date: when },
    ...security,
  },
  contentSubmitted: {
    title: ['محتوى بانتظار المراجعة', 'Content awaiting review'],
    text: ['{kind} بانتظار مراجعتك: «{title}» من {place}', 'A {kind} waits for your review: “{title}” from {place}'],
    variables: {
      kind: text('نوع المادة', 'Kind of item', 'خبر', 'news item'),
      title,
      place: text('الجهة', 'Place', 'بلدية عتيل', 'Attil municipality'),
    },
    ways: { email: 'digest', push: 'on' },
    joined: waitingItems,
  },
  contentApproved: {
    title: ['نُشر المحتوى', 'Content published'],
    text: ['نُشر «{title}»', '“{title}” was published'],
    variables: { title },
    ways: { email: 'on', push: 'on' },
    joined: publishedItems,
  },
  contentRejected: {
    title: ['رُفض المحتوى', 'Content rejected'],
    text: ['رُفض «{title}»: {reason}', '“{title}” was rejected: {reason}'],
    variables: { title, reason: text('السبب', 'Reason', 'النص بحاجة إلى مراجعة لغوية', 'The text needs proofreading') },
    ways: { email: 'on', push: 'on' },
    joined: rejectedItems,
  },
  contentWithdrawn: {
    title: ['أُلغي نشر المحتوى', 'Publishing cancelled'],
    text: ['أُلغي نشر «{title}»: {note}', 'Publishing of “{title}” was cancelled: {note}'],
    variables: { title, note: text('الملاحظة', 'Note', 'تغيّر موعد الافتتاح', 'The opening was moved') },
    ways: { email: 'on', push: 'on' },
    joined: withdrawnItems,
  },
  entryReceived: {
    title: ['طلب زائر جديد', 'New visitor entry'],
    text: ['طلب جديد من زائر: {kind} {number}', 'New visitor entry: {kind} {number}'],
    variables: { kind: text('نوع الطلب', 'Kind of entry', 'فكرة', 'idea'), number: entryNumber },
    ways: { email: 'digest', push: 'on' },
    link: '/dashboard/visitorEntries',
    joined: newEntries,
  },
  entryAssigned: {
    title: ['أُحيل إليك طلب', 'An entry was assigned to you'],
    text: ['أُحيل إليك {number}', '{number} was assigned to you'],
    variables: { number: entryNumber },
    ways: { email: 'on', push: 'on' },
    link: '/dashboard/visitorEntries',
  },
  entryConfirmation: {
    title: ['تأكيد بريد أو هاتف مقدم الطلب', 'Confirm your request'],
    text: [
      'لتأكيد طلبك في {product} افتح الرابط: {link} (صالح {hours}). إن لم ترسل طلبًا فتجاهل هذه الرسالة.',
      'Confirm your request on {product}: {link} (valid for {hours}). If you sent none, ignore this message.',
    ],
    sms: [
      'رمز تأكيد طلبك في {product}: {code}. صالح لمدة {minutes}.\n\n@{host} #{code}',
      'Code to confirm your request on {product}: {code}. Valid for {minutes}.\n\n@{host} #{code}',
    ],
    email: [
      'لتأكيد طلبك في {product} افتح الرابط خلال {hours}. إن لم ترسل طلبًا فتجاهل هذه الرسالة.',
      'To confirm your request on {product}, open the link within {hours}. If you sent none, ignore this message.',
    ],
    variables: {
      code: text('الرمز', 'Code', '481516', '481516'),
      minutes: { label: ['صلاحية الرمز', 'Code valid for'], as: 'count', words: minutes, example: 10 },
      hours: { label: ['صلاحية الرابط', 'Link valid for'], as: 'count', words: hours, example: 24 },
    },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['code', 'link'],
    validSeconds: 24 * 3600,
    isCode: true,
    isUrgent: true,
  },
  followConfirmation: {
    title: ['تأكيد المتابعة بالبريد', 'Confirm what you follow'],
    text: [
      'لتأكيد متابعة «{title}» في {product} افتح الرابط: {link} (صالح {hours}). إن لم تطلبها فتجاهل هذه الرسالة.',
      'Confirm that you follow “{title}” on {product}: {link} (valid for {hours}). If you did not ask for it, ignore this message.',
    ],
    email: [
      'لتأكيد متابعة «{title}» في {product} افتح الرابط خلال {hours}. إن لم تطلبها فتجاهل هذه الرسالة.',
      'To confirm that you follow “{title}” on {product}, open the link within {hours}. If you did not ask for it, ignore this message.',
    ],
    variables: {
      title: text('الصفحة المتابعة', 'Followed page', 'أخبار بلدية عتيل', 'News of Attil municipality'),
      hours: { label: ['صلاحية الرابط', 'Link valid for'], as: 'count', words: hours, example: 24 },
    },
    ways: { email: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 24 * 3600,
    isUrgent: true,
  },
  entryTracking: {
    title: ['رقم طلبك ورابط متابعته', 'Your request number and tracking link'],
    text: [
      'استلمنا طلبك. رقمه {number}. تابعه هنا: {link}',
      'We have received your request. Its number is {number}. Track it here: {link}',
    ],
    email: [
      'استلمنا طلبك.\n\nرقم الطلب: {number}\n\nالمفتاح: {key}\n\nاحفظ هذه الرسالة: رابطها يريك حالة الطلب، وكذلك صفحة «متابعة طلب» إن كتبت فيها الرقم والمفتاح.',
      'We have received your request.\n\nRequest number: {number}\n\nKey: {key}\n\nKeep this message: its link shows the status of your request, and so does the page “Track a request” if you enter the number and the key there.',
    ],
    variables: { number: entryNumber, key: text('المفتاح', 'Key', 'q7RkT2vXw9LmZc4HsB1nYd', 'q7RkT2vXw9LmZc4HsB1nYd') },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link', 'key'],
    validSeconds: 7 * 24 * 3600,
  },
  entryInformationNeeded: {
    title: ['مطلوب استكمال الطلب', 'More information needed for your request'],
    text: ['طلبك {number} بحاجة إلى استكمال: {text}. {link}', 'We need more information for your request {number}: {text}. {link}'],
    email: ['طلبك {number} بحاجة إلى استكمال: {text}', 'We need more information for your request {number}: {text}'],
    variables: { number: entryNumber, text: text('السؤال', 'Question', 'نحتاج إلى تقدير للتكلفة', 'We need an estimate of the cost') },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 7 * 24 * 3600,
  },
  entryOwnerApproval: {
    title: ['مطلوب موافقة صاحب الطلب على النشر', 'The owner’s approval is requested'],
    text: [
      'عُدّل ما سيُنشر من طلبك {number}. راجعه ووافق عليه: {link}',
      'What will be published of your request {number} was edited. Please approve it: {link}',
    ],
    email: [
      'عُدّل ما سيُنشر من طلبك {number}. راجعه ووافق عليه.',
      'What will be published of your request {number} was edited. Please approve it.',
    ],
    variables: { number: entryNumber },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 7 * 24 * 3600,
  },
  entryDecision: {
    title: ['قرار على الطلب', 'Decision on your request'],
    text: ['صدر قرار في طلبك {number}: {decision}. {link}', 'A decision was made on your request {number}: {decision}. {link}'],
    email: ['صدر قرار في طلبك {number}: {decision}.', 'A decision was made on your request {number}: {decision}.'],
    variables: { number: entryNumber, decision: text('القرار', 'Decision', 'نُشر', 'it was published') },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 7 * 24 * 3600,
  },
  contactReply: {
    title: ['رد على رسالة تواصل', 'Reply to a contact message'],
    text: ['ورد رد على رسالتك {number}: {link}', 'Your message {number} has a reply: {link}'],
    email: ['ورد رد على رسالتك {number}.', 'Your message {number} has a reply.'],
    variables: { number: entryNumber },
    ways: { email: 'always', sms: 'always' },
    isOutside: true,
    secrets: ['link'],
    validSeconds: 7 * 24 * 3600,
  },
  translationMissing: {
    title: ['ترجمة ناقصة أو قديمة', 'Translation missing or out of date'],
    text: ['منشور بلا ترجمة أو بترجمة قديمة: {items}', 'Published without a translation, or with one that is out of date: {items}'],
    variables: { items: { label: ['عدد المواد', 'Items'], as: 'count', words: publicItems, example: 12 } },
    ways: { email: 'digest' },
    link: '/dashboard/translation',
  },
  contactOverdue: {
    title: ['رسالة تواصل تجاوزت المهلة', 'Contact message overdue'],
    text: ['تجاوزت الرسالة {number} موعد الرد', 'Message {number} is past its due date'],
    variables: { number: entryNumber },
    ways: { email: 'on', push: 'on' },
    link: '/dashboard/contactUs?isOverdue=true',
  },
  invitationAsked: {
    title: ['طلب دعوة جديدة', 'A new invitation is asked for'],
    text: ['انتهت صلاحية دعوة {person} ويطلب دعوة جديدة.', 'The invitation of {person} has expired, and a new one is asked for.'],
    variables: { person: text('صاحب الدعوة', 'Who was invited', 'سمر عبد الله', 'Samar Abdallah') },
    ways: { email: 'on', push: 'on' },
    link: '/dashboard/systemUsers',
  },
  signInAlarm: {
    title: ['محاولات دخول أو استعادة كثيرة', 'Many attempts to sign in or recover'],
    text: [
      'محاولات الدخول الفاشلة أو طلبات استعادة الحساب كثيرة الآن على غير المعتاد. يُطلب إثبات عمل من المتصفحات نصف ساعة.',
      'There are unusually many failed sign-ins or requests to recover an account. Browsers are asked for a proof of work for half an hour.',
    ],
    variables: {},
    ways: { email: 'on', push: 'on' },
    link: '/dashboard',
    isUrgent: true,
  },
  heldFile: {
    title: ['ملف لم يجتز الفحص', 'A file did not pass the scan'],
    text: ['الملف «{file}» لا يُفتح ولا يُنشر: {reason}.', 'The file “{file}” is neither opened nor published: {reason}.'],
    variables: {
      file: text('الملف', 'File', 'تقرير السنة.pdf', 'report.pdf'),
      reason: text('السبب', 'Reason', 'وُجدت فيه برمجية ضارة (Eicar)', 'malware was found in it (Eicar)'),
    },
    ways: { email: 'on', push: 'on' },
  },
  importFinished: {
    title: ['انتهت عملية استيراد', 'Import finished'],
    text: ['انتهى الاستيراد: {ok}، {errors}.', 'Import finished: {ok}, {errors}.'],
    variables: {
      ok: { label: ['الصفوف', 'Rows'], as: 'count', words: rows, example: 20 },
      errors: { label: ['الأخطاء', 'Mistakes'], as: 'count', words: mistakes, example: 0 },
    },
    ways: { push: 'on' },
    link: '/dashboard/systemUsers',
  },
  deliveryFailed: {
    title: ['تعذر تسليم رسالة', 'Message delivery failed'],
    text: ['تعذر تسليم {n} اليوم.', 'It was not possible to deliver {n} today.'],
    variables: { n: { label: ['عدد الرسائل', 'Number of messages'], as: 'count', words: messages, example: 3 } },
    ways: { email: 'on', push: 'on' },
    link: '/dashboard/outbox?state=5',
  },
  auditChainBroken: {
    title: ['خلل في سلسلة سجل التدقيق', 'Audit chain fault'],
    text: ['خلل في سلسلة سجل التدقيق ليوم {day}.', 'The audit chain of {day} is broken.'],
    variables: { day: text('اليوم', 'Day', '2026/11/21', '2026/11/21') },
    ways: { email: 'always', sms: 'always', push: 'on' },
    link: '/dashboard/audits',
    isUrgent: true,
  },
  emergencyMessage: {
    title: ['تنبيه طارئ', 'Emergency'],
    text: ['تنبيه طارئ: {title}', 'Emergency: {title}'],
    variables: { title: text('العنوان', 'Title', 'انقطاع المياه عن وسط المدينة', 'No water in the centre of the town') },
    ways: { push: 'always' },
    link: '/dashboard',
    isUrgent: true,
  },
  systemMaintenance: {
    title: ['صيانة مبرمجة', 'Scheduled maintenance'],
    text: ['صيانة مبرمجة في {date}. {text}', 'Scheduled maintenance on {date}. {text}'],
    variables: {
      date: when,
      text: text('النص', 'Text', 'تبقى البوابة متاحة للقراءة.', 'The portal stays readable.'),
    },
    ways: { email: 'on', push: 'on' },
    link: '/dashboard',
  },
} as const satisfies Record<string, Kind>

/** A kind of message that can be told. */
export type KindCode = keyof typeof kinds

/** Every kind that can be told. */
export const kindCodes = Object.keys(kinds).filter((code): code is KindCode => code in kinds)

/** A kind as anything that works on all of them sees it; undefined for a code that nothing sends. */
export function findKind(code: string): Kind | undefined {
  const all: Readonly<Record<string, Kind | undefined>> = kinds
  return all[code]
}
