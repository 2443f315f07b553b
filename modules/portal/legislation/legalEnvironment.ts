import {
  attachments,
  bilingual,
  byPermission,
  choice,
  date,
  dateTime,
  email,
  integer,
  localTimeOf,
  lookup,
  ref,
  resource,
  rows,
  text,
  usualTimeZone,
  year,
} from '../../define.ts'

/** How one text of law stands to another; each kind has its opposite, so that a relation can be told from both sides. */
const relationKinds = {
  amends: [1, 'يعدّل', 'Amends'],
  amendedBy: [2, 'معدّل بموجب', 'Amended by'],
  repeals: [3, 'يلغي', 'Repeals'],
  repealedBy: [4, 'ملغى بموجب', 'Repealed by'],
  implements: [5, 'صادر تنفيذًا لأحكام', 'Implements'],
  implementedBy: [6, 'صدر تنفيذًا له', 'Implemented by'],
  seeAlso: [7, 'انظر أيضًا', 'See also'],
} as const
/** A relation as the law that it is told of has it. */
export type RelationKind = keyof typeof relationKinds

/** The same relation as the other law tells it. */
export const oppositeOf = {
  amends: 'amendedBy',
  amendedBy: 'amends',
  repeals: 'repealedBy',
  repealedBy: 'repeals',
  implements: 'implementedBy',
  implementedBy: 'implements',
  seeAlso: 'seeAlso',
} as const satisfies Record<RelationKind, RelationKind>

/** Laws, by-laws and drafts of them (domain/portal-and-admin, section 12.12). */
export const legalEnvironment = resource('legalEnvironment', {
  label: ['تشريع', 'Legal text', 'البيئة القانونية', 'Legal environment'],
  permission: 'Portal.LegalEnvironment',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    type: lookup('نوع التشريع', 'Type', 'legislationType').required(),
    number: text('الرقم', 'Number').max(30).searchable(),
    year: year('السنة', 'Year').required().min(1900).until('thisYear'),
    title: bilingual('العنوان', 'Title').required().max(300).searchable(),
    issuingBody: lookup('جهة الإصدار', 'Issuing body', 'issuingBody').required(),
    subjects: lookup('الموضوعات', 'Subjects', 'legislationSubject').many().required(),
    status: lookup('الحالة', 'Status', 'legislationStatus').required(),
    issuedOn: date('تاريخ الإصدار', 'Issued on'),
    publishedOn: date('تاريخ النشر', 'Published on'),
    inForceFrom: date('تاريخ النفاذ', 'In force from'),
    repealedOn: date('تاريخ الإلغاء', 'Repealed on'),
    gazetteIssue: text('عدد الوقائع الفلسطينية', 'Issue of the official gazette').max(30),
    gazettePage: integer('الصفحة', 'Page').min(1),
    summary: bilingual('الملخص', 'Summary', 'longText').max(1000).searchable(),
    text: bilingual('النص الكامل', 'Full text', 'richText').searchable(),
    fileAr: attachments('الملف بالعربية', 'File in Arabic').types('pdf').max(1).maxKB(25_600),
    fileEn: attachments('الملف بالإنجليزية', 'File in English').types('pdf').max(1).maxKB(25_600),
    relations: rows('العلاقة بتشريعات أخرى', 'Relations to other legal texts', {
      kind: choice('العلاقة', 'Relation', relationKinds).required(),
      // By name, as the constant does not exist yet while it is being made.
      target: ref('التشريع', 'Legal text', () => ({ name: 'legalEnvironment' })).required(),
    }).unique('target'),
    consultationUntil: dateTime('آخر موعد للملاحظات', 'Comments until').dayLong(),
    consultationEmail: email('بريد الملاحظات', 'E-mail for comments'),
    sortOrder: integer('الترتيب بين تشريعات سنته', 'Order among those of its year').min(0),
  },
  unique: [['type', 'issuingBody', 'year', 'number']],
  order: [['inForceFrom', 'repealedOn']],
  shownWhen: {
    repealedOn: ({ status }) => status === 'repealed' || status === 'partlyRepealed',
    consultationUntil: ({ status }) => status === 'consultation',
    consultationEmail: ({ status }) => status === 'consultation',
  },
  rules: [
    {
      at: 'subjects',
      ok: law => law.subjects.length <= 5,
      message: ['اختر خمسة موضوعات على الأكثر', 'Choose at most five subjects'],
    },
    {
      at: 'publishedOn',
      ok: law => law.issuedOn == null || law.publishedOn == null || law.issuedOn <= law.publishedOn,
      message: ['تاريخ النشر قبل تاريخ الإصدار', 'It cannot be published before it is issued'],
    },
    {
      at: 'repealedOn',
      ok: law => law.status !== 'repealed' || law.repealedOn != null,
      message: ['حدد تاريخ الإلغاء', 'State when it was repealed'],
    },
    {
      at: 'consultationUntil',
      ok: law => law.status !== 'consultation' || law.consultationUntil != null,
      message: ['حدد آخر موعد لاستقبال الملاحظات', 'State until when comments are taken'],
    },
    {
      at: 'consultationUntil',
      ok: law =>
        law.consultationUntil == null || law.publishedOn == null || localTimeOf(law.consultationUntil, usualTimeZone).day > law.publishedOn,
      message: ['آخر موعد للملاحظات بعد تاريخ النشر', 'Comments end after the day of publication'],
    },
    {
      at: 'consultationEmail',
      ok: law => law.status !== 'consultation' || law.consultationEmail != null,
      message: ['اكتب البريد الذي تصل إليه الملاحظات', 'Give the e-mail address for comments'],
    },
    {
      at: 'textAr',
      ok: law => law.textAr != null || (law.fileAr ?? []).length > 0,
      message: ['أدخل النص الكامل أو أرفق ملفه بالعربية', 'Give the full text or attach its file in Arabic'],
    },
  ],
  list: {
    columns: ['type', 'number', 'year', 'title', 'status', 'inForceFrom', 'issuingBody'],
    filters: ['type', 'subjects', 'issuingBody', 'status', 'year'],
    // Numbers are texts: where their order is not the right one, or a text has none, a place is said.
    sort: ['-year', 'sortOrder', '-number'],
  },
  form: [
    ['التشريع', 'Legal text', 'type', 'number', 'year', 'title', 'issuingBody', 'subjects', 'summary', 'sortOrder'],
    ['الحالة والنفاذ', 'Status', 'status', 'issuedOn', 'publishedOn', 'inForceFrom', 'repealedOn', 'gazetteIssue', 'gazettePage'],
    ['التشاور العام', 'Public consultation', 'consultationUntil', 'consultationEmail'],
    ['النص', 'Text', 'text', 'fileAr', 'fileEn'],
    ['العلاقة بتشريعات أخرى', 'Relations', 'relations'],
  ],
  portal: {
    path: 'legalEnvironment/{id}',
    fields: [
      'type',
      'number',
      'year',
      'title',
      'issuingBody',
      'subjects',
      'status',
      'issuedOn',
      'publishedOn',
      'inForceFrom',
      'repealedOn',
      'gazetteIssue',
      'gazettePage',
      'summary',
      'text',
      'fileAr',
      'fileEn',
      'consultationUntil',
      'consultationEmail',
      'sortOrder',
    ],
    listed: ['issuedOn'],
  },
})
