import {
  attachments,
  bilingual,
  boolean,
  choice,
  date,
  dateTime,
  email,
  geoPoint,
  image,
  integer,
  longText,
  lookup,
  money,
  phone,
  ref,
  resource,
  state,
  states,
  text,
  year,
} from '../../define.ts'
import { ideasOfPlaces } from '../../places/hierarchy/hierarchy.ts'
import { place } from '../../places/register/register.ts'
import { additionalData, publicData } from '../../portal/templates/templates.ts'
import { decision, endFacts, isInArabic, isInEnglish, reviewActions, reviewSteps, reviewWords } from '../../portal/entries/entries.ts'
import { isSubFieldOf } from './subFields.ts'

/** Who may read an idea beside those who handle it (specification, section 4). */
export const accessibilities = {
  localAuthority: [1, 'الهيئة المحلية المختارة وموظفو التنمية الاقتصادية', 'The chosen local authority and economic development staff'],
  economicDevelopment: [2, 'موظفو التنمية الاقتصادية فقط', 'Economic development staff only'],
  all: [3, 'الجميع بعد الموافقة', 'Everybody, once it is approved'],
} as const

/** What the owner of an idea asks for. */
export const supports = {
  funding: [1, 'تمويل', 'Funding'],
  partner: [2, 'شريك', 'A partner'],
  technical: [3, 'مشورة فنية', 'Technical advice'],
  premises: [4, 'مكان', 'Premises'],
  licence: [5, 'ترخيص', 'A licence'],
  training: [6, 'تدريب', 'Training'],
  other: [7, 'دعم آخر', 'Other support'],
} as const
/** One of them. */
export type Support = keyof typeof supports

/** The states of an idea: beside those of every entry it is marked as invested, and as a duplicate of another one. */
export const ideaStates = states(
  reviewWords,
  [
    ...reviewSteps('.Moderate', '.Moderate'),
    ['published', 'markInvested', 'published', '.Invest'],
    ['underReview', 'markDuplicate', 'underReview', '.Moderate'],
    ['edited', 'markDuplicate', 'edited', '.Moderate'],
    ['published', 'markDuplicate', 'edited', '.Moderate'],
    ['expired', 'markDuplicate', 'expired', '.Moderate'],
    ['editedAfterRejected', 'markDuplicate', 'editedAfterRejected', '.Moderate'],
    ['underReview', 'unmarkDuplicate', 'underReview', '.Moderate'],
    ['edited', 'unmarkDuplicate', 'edited', '.Moderate'],
    ['editedAfterRejected', 'unmarkDuplicate', 'editedAfterRejected', '.Moderate'],
    ['expired', 'unmarkDuplicate', 'expired', '.Moderate'],
  ],
  {
    ...reviewActions,
    markInvested: ['تسجيل استثمار الفكرة', 'Mark as invested'],
    markDuplicate: ['فكرة مكررة', 'Mark as duplicate'],
    unmarkDuplicate: ['ليست مكررة', 'Not a duplicate'],
  },
)

/** Named alone: who opens an idea loads no definition of investors. */
const investor = { name: 'investors', permission: 'EconomicalDevelopment.Investor' } as const

/** An idea of a citizen for the economy of his place (domain/economy-and-tenders, section 1). */
export const creativeIdeasBank = resource('creativeIdeasBank', {
  label: ['فكرة', 'Idea', 'بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'],
  permission: 'EconomicalDevelopment.CreativeIdeasBank',
  scope: ideasOfPlaces,
  publishing: 'reviewed',
  fields: {
    number: text('رقم الفكرة', 'Idea number').bySystem().searchable(),
    date: date('تاريخ الفكرة', 'Idea date').required().until('today').initially('today'),
    title: bilingual('عنوان الفكرة', 'Idea title').requiredAtOnce().min(5).max(150).searchable(),
    summary: bilingual('ملخص الفكرة', 'Summary', 'longText').required().min(50).max(600).searchable(),
    problem: longText('المشكلة أو الحاجة', 'Problem or need').required().min(10).max(2000),
    solution: longText('الحل المقترح وآلية التنفيذ', 'Proposed solution and how it works').required().min(10).max(4000),
    innovation: longText('ما الجديد فيها', 'What is new').max(1500),
    targetGroup: longText('الفئة المستفيدة', 'Beneficiaries').required().min(3).max(500),
    field: lookup('مجال المشروع', 'Project field', 'projectField').required(),
    subField: lookup('المجال الفرعي', 'Subfield', 'projectSubField'),
    owner: lookup('صفة صاحب الفكرة', 'Kind of owner', 'applicantType').required(),
    ownerName: text('اسم صاحب الفكرة', 'Owner’s name').required().min(3).max(120).personal(),
    showOwnerName: boolean('إظهار الاسم للعامة', 'Show my name to the public').initially(false),
    ownerEmail: email('البريد الإلكتروني', 'E-mail').personal(),
    ownerPhone: phone('رقم الجوال', 'Mobile').personal(),
    gender: lookup('الجنس', 'Gender', 'gender'),
    birthYear: year('سنة الميلاد', 'Birth year').min(1930).until('thisYear'),
    localCommId: ref('الهيئة المحلية', 'Local authority', () => place).where({ typeCode: 1 }, [
      'اختر هيئة محلية',
      'Choose a local authority',
    ]),
    accessibility: choice('إتاحة الفكرة', 'Who may read it', accessibilities).required(),
    status: lookup('حالة الفكرة', 'Idea status', 'ideaStatus').bySystem(),
    estimatedCost: money('التكلفة التقديرية', 'Estimated cost').min(0),
    currency: lookup('العملة', 'Currency', 'currency'),
    requestedSupport: choice('الدعم المطلوب', 'Support wanted', supports).many().required(),
    expectedJobs: integer('فرص العمل المتوقعة', 'Expected jobs').between(0, 100_000),
    location: geoPoint('الموقع المقترح', 'Proposed place'),
    sponsor: lookup('الجهة الراعية', 'Sponsor', 'sponsor').bySystem(),
    investorId: ref('المستثمر', 'Investor', () => investor).bySystem(),
    investedAmount: money('قيمة الاستثمار', 'Invested amount').bySystem(),
    investedDate: date('تاريخ الاستثمار', 'Invested on').bySystem(),
    image: image('صورة', 'Image').types('png', 'jpg', 'webp').maxKB(2048),
    attachment: attachments('المرفقات', 'Attachments').types('pdf', 'docx', 'pptx', 'xlsx', 'jpg', 'png').max(5).maxKB(10_240),
    // Those of its attachments that everybody may read beside it, let go one by one.
    publicFiles: attachments('الملفات المنشورة', 'Published files').max(5).bySystem(),
    ownerApproval: boolean('موافقة صاحب الفكرة على النشر', 'Owner agrees to publication').bySystem(),
    ownerApprovalDate: dateTime('تاريخ الموافقة', 'Date of agreement').bySystem(),
    publishStatus: state('حالة النشر', 'Publishing state', ideaStates),
    approvedAt: dateTime('تاريخ الاعتماد', 'Approved on').bySystem(),
    rejectionReason: lookup('سبب الرفض', 'Reason of rejection', 'entryRejectionReason').bySystem(),
    rejectionNote: longText('ملاحظة الرفض', 'Note on the rejection').bySystem(),
    duplicateOfId: ref('مكررة للفكرة', 'Duplicate of', () => ({ name: 'creativeIdeasBank' })).bySystem(),
    officialReply: bilingual('الرد الرسمي', 'Official reply', 'richText').max(2000),
    // His name as far as he wants it read, written when the idea is published.
    publicOwnerName: text('صاحب الفكرة', 'Owner of the idea').personal().bySystem(),
    additionalData,
    publicData,
    source: choice('مصدر الإدخال', 'Entered by', {
      public: [1, 'الجمهور', 'The public'],
      staff: [2, 'الموظفون', 'Staff'],
    }).bySystem(),
  },
  rules: [
    { at: 'titleAr', ok: i => isInArabic(i.titleAr), message: ['اكتب عنوان الفكرة هنا بالعربية', 'Write the title here in Arabic'] },
    { at: 'titleEn', ok: i => isInEnglish(i.titleEn), message: ['اكتب عنوان الفكرة هنا بالإنجليزية', 'Write the title here in English'] },
    { at: 'summaryAr', ok: i => isInArabic(i.summaryAr), message: ['اكتب ملخص الفكرة هنا بالعربية', 'Write the summary here in Arabic'] },
    {
      at: 'summaryEn',
      ok: i => isInEnglish(i.summaryEn),
      message: ['اكتب ملخص الفكرة هنا بالإنجليزية', 'Write the summary here in English'],
    },
    {
      at: 'subField',
      // A value that no list has is no word.
      ok: i => i.subField == null || isSubFieldOf(i.field, String(i.subField)),
      message: ['المجال الفرعي ليس من مجال المشروع', 'The subfield is not one of the project field'],
    },
    {
      at: 'localCommId',
      ok: i => i.accessibility !== 'localAuthority' || i.localCommId != null,
      message: ['اختر الهيئة المحلية التي تُتاح لها الفكرة', 'Choose the local authority that may read the idea'],
    },
    {
      at: 'ownerPhone',
      ok: i => i.ownerEmail != null || i.ownerPhone != null,
      message: ['أدخل رقم الجوال أو البريد الإلكتروني', 'Enter a mobile number or an e-mail address'],
    },
    {
      at: 'currency',
      ok: i => (i.estimatedCost == null && i.investedAmount == null) || i.currency != null,
      message: ['اختر العملة', 'Choose the currency'],
    },
  ],
  facts: endFacts,
  stepInput: {
    ...decision,
    markInvested: {
      sponsor: lookup('الجهة الراعية', 'Sponsor', 'sponsor'),
      investorId: ref('المستثمر', 'Investor', () => investor),
      investedAmount: money('قيمة الاستثمار', 'Invested amount').required().min(1),
      investedDate: date('تاريخ الاستثمار', 'Invested on').until('today').required(),
    },
    markDuplicate: { original: text('رقم الفكرة الأصل', 'Number of the original idea').required().max(30) },
  },
  list: {
    columns: ['number', 'title', 'field', 'localCommId', 'owner', 'accessibility', 'status', 'ownerApproval', 'publishStatus', 'date'],
    filters: [
      'publishStatus',
      'status',
      'field',
      'subField',
      'localCommId',
      'requestedSupport',
      'accessibility',
      'owner',
      'ownerApproval',
      'expectedJobs',
      'date',
    ],
    sort: ['-date', '-number'],
  },
  form: [
    ['الفكرة', 'Idea', 'title', 'summary', 'date', 'field', 'subField', 'image'],
    [
      'التفاصيل',
      'Details',
      'problem',
      'solution',
      'innovation',
      'targetGroup',
      'requestedSupport',
      'expectedJobs',
      'estimatedCost',
      'currency',
    ],
    ['المكان والإتاحة', 'Place and readers', 'localCommId', 'location', 'accessibility'],
    ['صاحب الفكرة', 'Owner', 'owner', 'ownerName', 'showOwnerName', 'ownerPhone', 'ownerEmail', 'gender', 'birthYear'],
    ['المرفقات', 'Attachments', 'attachment'],
    ['الرد الرسمي', 'Official reply', 'officialReply'],
  ],
  portal: {
    path: 'entrepreneurialIdeaBank/{id}',
    // Its owner is asked for an English title, not for the whole idea again.
    toldBy: ['title'],
    listed: ['requestedSupport', 'estimatedCost', 'currency'],
    fields: [
      'number',
      'date',
      'title',
      'summary',
      'problem',
      'solution',
      'innovation',
      'targetGroup',
      'field',
      'subField',
      'owner',
      'publicOwnerName',
      'localCommId',
      'status',
      'estimatedCost',
      'currency',
      'requestedSupport',
      'expectedJobs',
      'location',
      'image',
      'publicFiles',
      'officialReply',
      'publicData',
    ],
  },
})
