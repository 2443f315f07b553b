import {
  attachments,
  bilingual,
  boolean,
  choice,
  date,
  dateTime,
  image,
  integer,
  longText,
  lookup,
  ref,
  rows,
  state,
  states,
  text,
  url,
  type RulesFor,
} from '../../define.ts'
import { place } from '../../places/register/register.ts'
import { video } from '../media/media.ts'

/** The states of reviewed content (specification, section 4; domain/portal-and-admin, section 11.2). Whether a version is still a draft of its author is `isDraft`, not a state. */
export const publishWords = {
  underReview: [1, 'قيد المراجعة', 'Under review', 'waiting'],
  edited: [2, 'معدّل', 'Edited', 'waiting'],
  published: [3, 'منشور', 'Published'],
  rejected: [4, 'مرفوض', 'Rejected'],
  editedAfterRejected: [5, 'معدّل بعد الرفض', 'Edited after rejection', 'waiting'],
} as const

/** The steps that every kind of reviewed content has. */
export const publishSteps = [
  [null, 'create', 'underReview', '.Create'],
  ['underReview', 'submit', 'underReview', '.Submit'],
  ['edited', 'submit', 'edited', '.Submit'],
  ['editedAfterRejected', 'submit', 'editedAfterRejected', '.Submit'],
  ['underReview', 'recall', 'underReview', '.Submit'],
  ['edited', 'recall', 'edited', '.Submit'],
  ['editedAfterRejected', 'recall', 'editedAfterRejected', '.Submit'],
  ['underReview', 'update', 'edited', '.Update'],
  ['edited', 'update', 'edited', '.Update'],
  ['published', 'update', 'edited', '.Update'],
  ['rejected', 'update', 'editedAfterRejected', '.Update'],
  ['editedAfterRejected', 'update', 'editedAfterRejected', '.Update'],
  ['underReview', 'publish', 'published', '.Publish'],
  ['edited', 'publish', 'published', '.Publish'],
  ['editedAfterRejected', 'publish', 'published', '.Publish'],
  ['underReview', 'reject', 'rejected', '.Reject'],
  ['edited', 'reject', 'rejected', '.Reject'],
  ['editedAfterRejected', 'reject', 'rejected', '.Reject'],
  ['published', 'cancelPublish', 'edited', '.Publish'],
  ['edited', 'cancelPublish', 'edited', '.Publish'],
  ['rejected', 'cancelPublish', 'rejected', '.Publish'],
  ['editedAfterRejected', 'cancelPublish', 'editedAfterRejected', '.Publish'],
  // What waits for its time is given another one, or published now, without a new review: what was approved stays as it is.
  ['published', 'reschedule', 'published', '.Publish'],
  ['published', 'feature', 'published', '.Feature'],
  ['published', 'unfeature', 'published', '.Feature'],
] as const

/** The words on the buttons of those steps. */
export const publishActions = {
  create: ['إضافة', 'Create'],
  update: ['تعديل', 'Update'],
  submit: ['إرسال للمراجعة', 'Send for review'],
  recall: ['سحب من المراجعة', 'Take back from review'],
  publish: ['نشر', 'Publish'],
  reject: ['رفض', 'Reject'],
  cancelPublish: ['إلغاء النشر', 'Cancel publishing'],
  reschedule: ['تغيير موعد النشر', 'Change the publishing time'],
  feature: ['تمييز', 'Feature'],
  unfeature: ['إلغاء التمييز', 'Cancel featuring'],
} as const

/** The rows of an act on what is public: it changes the record without a new review and leaves its state as it is. */
export function onLive<const Act extends string, const By extends string>(act: Act, by: By) {
  return [
    ['published', act, 'published', by],
    ['edited', act, 'edited', by],
    ['rejected', act, 'rejected', by],
    ['editedAfterRejected', act, 'editedAfterRejected', by],
  ] as const
}

export const publishStates = states(publishWords, publishSteps, publishActions)

/** Pictures of a record, each of them described, in their order. */
export function pictures(ar: string, en: string) {
  return rows(ar, en, {
    image: image('الصورة', 'Image').required().types('png', 'jpg', 'webp').maxKB(5120),
    alt: bilingual('النص البديل', 'Alternative text').required().min(5).max(160),
    caption: bilingual('الشرح', 'Caption').max(300),
  }).max(20)
}

/** What kinds carry beside it whose pages show more pictures and a film. */
export const publicationMedia = {
  gallery: pictures('معرض الصور', 'Gallery'),
  video: ref('فيديو مرتبط', 'Related video', () => video),
}

/** Block PUB: what every reviewed kind carries (domain/portal-and-admin, section 11.5). */
export const publication = {
  title: bilingual('العنوان', 'Title').requiredAtOnce().min(5).max(200).searchable(),
  summary: bilingual('الملخص', 'Summary', 'longText').min(20).max(400).searchable(),
  body: bilingual('النص', 'Body', 'richText').required().min(50),
  relatedPlaces: ref('الجهات المعنية', 'Places concerned', () => place).many(30),
  mainImage: image('الصورة الرئيسية', 'Main image').maxKB(5120).minPx(800, 450),
  // From left and from top, in tenths of the picture: what stays in sight where it is cut. Without it, its middle.
  mainImageFocus: text('موضع التركيز في الصورة', 'Focal point of the image')
    .max(7)
    .matches(/^(?:100|[1-9]?0) (?:100|[1-9]?0)$/),
  mainImageAlt: bilingual('النص البديل للصورة', 'Alternative text of the image').min(5).max(160),
  mainImageCaption: bilingual('شرح الصورة', 'Caption of the image').max(300),
  attachments: rows('المرفقات', 'Attachments', {
    file: attachments('الملف', 'File').required().types('pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg').max(1).maxKB(25_600),
    type: lookup('نوع المرفق', 'Type', 'attachmentType'),
    title: bilingual('عنوان المرفق', 'Title of the file').required().min(2).max(150),
  }).max(10),
  tags: text('كلمات مفتاحية', 'Keywords').min(2).max(40).many(10),
  source: text('المصدر', 'Source').max(150),
  sourceUrl: url('رابط المصدر', 'Link of the source'),
  publishAt: dateTime('وقت النشر', 'Publish at'),
  expireAt: dateTime('وقت الانتهاء', 'Expire at').dayLong(),
  hideAfterExpiry: boolean('إخفاء بعد الانتهاء', 'Hide after expiry').initially(false),
  isFeatured: boolean('مميز', 'Featured').initially(false).bySystem(),
  featuredUntil: date('مميز حتى تاريخ', 'Featured until').bySystem(),
  featuredOrder: integer('ترتيبه بين المميز', 'Place among the featured').bySystem(),
  publishStatus: state('الحالة', 'State', publishStates),
  rejectionReason: lookup('سبب الرفض', 'Reason of rejection', 'contentRejectionReason').bySystem(),
  rejectionNote: longText('ملاحظة الرفض', 'Note on the rejection').bySystem(),
  approvedAt: dateTime('تاريخ الاعتماد', 'Approved on').bySystem(),
}

/** What the lists of all reviewed kinds tell of a record beside its fields (section 11.5). */
export const publicationFacts = {
  // Of what was published once it is told what citizens read of it, whatever becomes of an edit; the times of the record are those of the edit.
  standing: choice('الحالة', 'State', {
    draft: [1, 'مسودة', 'Draft'],
    waiting: [2, 'بانتظار المراجعة', 'Awaiting review'],
    published: [3, 'منشور', 'Published'],
    scheduled: [4, 'مجدول', 'Scheduled'],
    over: [5, 'منتهي', 'Expired'],
    rejected: [6, 'مرفوض', 'Rejected'],
  }),
  // What was written last: of what was published the edit, where it has one.
  newest: choice('النسخة الأحدث', 'Newest version', {
    unsent: [1, 'لم تُرسل', 'Not sent'],
    underReview: [2, 'قيد المراجعة', 'Under review'],
    rejected: [3, 'مرفوضة', 'Rejected'],
    scheduled: [4, 'معتمدة لوقت آتٍ', 'Approved for a time to come'],
    approved: [5, 'معتمدة', 'Approved'],
  }),
  translation: choice('اللغات', 'Languages', {
    missing: [1, 'العربية وحدها', 'Arabic alone'],
    outdated: [2, 'لغة بحاجة إلى تحديث', 'One language is out of date'],
    draft: [3, 'باللغتين', 'In both languages'],
    reviewed: [4, 'باللغتين، ومراجعة', 'In both languages, reviewed'],
  }),
  governorate: lookup('المحافظة', 'Governorate', 'governorate'),
  editor: text('المحرر', 'Editor'),
  isEditedInReview: boolean('عُدّل أثناء المراجعة', 'Edited during review'),
  // It was public, is so no more, and has not been rejected since.
  isWithdrawn: boolean('أُلغي نشره، وهو قيد المراجعة', 'Publishing cancelled, under review'),
  changedAt: dateTime('آخر تغيير', 'Last change'),
}

/** They bind whatever else a kind makes of the block's fields. */
export const publicationRules: RulesFor<Pick<typeof publication, 'mainImage' | 'mainImageAlt' | 'publishAt' | 'expireAt'>> = [
  {
    at: 'mainImageAltAr',
    ok: p => p.mainImage == null || !!p.mainImageAltAr,
    message: ['النص البديل مطلوب لكل صورة', 'Every image needs an alternative text'],
  },
  {
    at: 'expireAt',
    ok: p => p.publishAt == null || p.expireAt == null || Date.parse(p.expireAt) > Date.parse(p.publishAt),
    message: ['وقت الانتهاء يجب أن يكون بعد وقت النشر', 'It must expire after it is published'],
  },
]

/** When it appears and when it is over; what seems not to be meant, as a blank left in a prepared text, is published only after a second question. */
const inTime = {
  publishAt: publication.publishAt,
  expireAt: publication.expireAt,
  confirmed: boolean('تأكيد ثانٍ', 'Second confirmation'),
}

/** What a decision on reviewed content asks for (section 22). The times of a publication are those of the record where nothing else is said. */
export const decisionInput = {
  publish: inTime,
  reschedule: inTime,
  feature: {
    until: date('حتى تاريخ', 'Until').required().from('today').until('today+30'),
    order: integer('الترتيب (1 الأول)', 'Place (1 is the first)').between(1, 5),
  },
  reject: {
    reason: lookup('سبب الرفض', 'Reason of rejection', 'contentRejectionReason').required(),
    note: longText('ملاحظة', 'Note').required().min(10).max(1000),
  },
  cancelPublish: { note: longText('ملاحظة', 'Note').required().min(10).max(1000) },
}
