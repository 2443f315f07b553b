import {
  attachments,
  bilingual,
  boolean,
  choice,
  dateTime,
  email,
  image,
  longText,
  lookup,
  phone,
  ref,
  resource,
  state,
  states,
  text,
  url,
} from '../../define.ts'
import { investorsOfAll } from '../../places/hierarchy/hierarchy.ts'
import { place } from '../../places/register/register.ts'
import { additionalData, publicData } from '../../portal/templates/templates.ts'
import { decision, endFacts, isInArabic, isInEnglish, reviewActions, reviewSteps, reviewWords } from '../../portal/entries/entries.ts'

/** How much an investor means to invest: US dollars. */
export const investmentRanges = {
  upTo50k: [1, 'حتى 50 ألف دولار', 'Up to 50,000 US dollars'],
  from50kTo250k: [2, 'من 50 إلى 250 ألف دولار', '50,000 to 250,000 US dollars'],
  from250kTo1m: [3, 'من 250 ألفًا إلى مليون دولار', '250,000 to 1 million US dollars'],
  over1m: [4, 'أكثر من مليون دولار', 'More than 1 million US dollars'],
} as const

export const investorStates = states(reviewWords, reviewSteps('.Reject', '.ConfirmInvestor'), reviewActions)

/** Activities in which nobody invests here: public administration, work in Israel, remittances (domain/economy-and-tenders, section 0.1). */
export const notOffered: readonly string[] = ['O', 'X', 'Z']

/** So many fields of interest an investor may choose. */
export const mostInterestFields = 5

/** What stands in a record from which the data of its sender were erased. */
export const erased = {
  nameAr: '—',
  nameEn: '—',
  contactName: '—',
  position: '—',
  email: 'erased@invalid.example',
  phone: '0000000',
  activityDescriptionAr: '—',
  activityDescriptionEn: null,
} as const

/** Somebody who wants to invest in places of the country (domain/economy-and-tenders, section 2). */
export const investors = resource('investors', {
  label: ['مستثمر', 'Investor', 'المستثمرون', 'Investors'],
  permission: 'EconomicalDevelopment.Investor',
  scope: investorsOfAll,
  publishing: 'reviewed',
  fields: {
    number: text('رقم المستثمر', 'Investor number').bySystem().searchable(),
    name: bilingual('اسم المستثمر', 'Investor name').requiredBoth().min(3).max(150).searchable(),
    kind: lookup('نوع المستثمر', 'Kind', 'applicantType').required(),
    registrationNumber: text('رقم السجل التجاري', 'Commercial registration no.').max(40).unique().personal(),
    contactName: text('اسم الشخص المخوّل', 'Contact person').required().min(3).max(100).personal(),
    position: text('المسمى الوظيفي', 'Position').required().max(100),
    email: email('البريد الإلكتروني', 'E-mail').required().personal(),
    phone: phone('الهاتف', 'Phone').required().personal(),
    website: url('الموقع الإلكتروني', 'Website').max(300),
    country: lookup('الدولة', 'Country', 'country').required(),
    city: text('المدينة', 'City').max(100),
    interestField: lookup('مجالات الاهتمام', 'Interest fields', 'economicActivity').many().required(),
    interestPlaces: ref('هيئات تهم المستثمر', 'Authorities of interest', () => place).many(20),
    investmentRange: choice('حجم الاستثمار المتوقع', 'Investment range', investmentRanges),
    activityDescription: bilingual('وصف النشاط', 'Activity description', 'longText').required().min(30).max(2000).searchable(),
    logo: image('الشعار', 'Logo').types('png', 'jpg', 'webp').maxKB(1024),
    attachments: attachments('المرفقات', 'Attachments').types('pdf', 'docx', 'jpg', 'png').max(3).maxKB(5120),
    allowToPublish: boolean('الموافقة على نشر البيانات', 'Allow to publish').initially(false),
    showContact: boolean('إظهار بيانات التواصل', 'Show contact data').initially(false),
    investorApproval: boolean('مصادقة المستثمر', 'Investor’s confirmation').bySystem(),
    publishStatus: state('حالة النشر', 'Publishing state', investorStates),
    approvedAt: dateTime('تاريخ الاعتماد', 'Approved on').bySystem(),
    rejectionReason: lookup('سبب الرفض', 'Reason of rejection', 'entryRejectionReason').bySystem(),
    rejectionNote: longText('ملاحظة الرفض', 'Note on the rejection').bySystem(),
    // What everybody reads of who is to be reached, contact data as far as he wants them read: written when he is published.
    publicPosition: text('المسمى الوظيفي', 'Position').personal().bySystem(),
    publicEmail: text('بريد التواصل', 'E-mail for contact').personal().bySystem(),
    publicPhone: text('هاتف التواصل', 'Phone for contact').personal().bySystem(),
    additionalData,
    publicData,
    source: choice('مصدر الإدخال', 'Entered by', {
      public: [1, 'الجمهور', 'The public'],
      staff: [2, 'الموظفون', 'Staff'],
    }).bySystem(),
  },
  rules: [
    { at: 'nameAr', ok: i => isInArabic(i.nameAr), message: ['اكتب اسم المستثمر هنا بالعربية', 'Write the name here in Arabic letters'] },
    {
      at: 'nameEn',
      ok: i => isInEnglish(i.nameEn),
      message: ['اكتب اسم المستثمر هنا بحروف إنجليزية', 'Write the name here in English letters'],
    },
    {
      at: 'activityDescriptionAr',
      ok: i => isInArabic(i.activityDescriptionAr),
      message: ['اكتب وصف النشاط هنا بالعربية', 'Describe the activity here in Arabic'],
    },
    {
      at: 'activityDescriptionEn',
      ok: i => isInEnglish(i.activityDescriptionEn),
      message: ['اكتب وصف النشاط هنا بالإنجليزية', 'Describe the activity here in English'],
    },
    {
      at: 'interestField',
      ok: i => i.interestField.length <= mostInterestFields,
      message: ['اختر خمسة مجالات على الأكثر', 'Choose at most five fields'],
    },
    {
      at: 'interestField',
      ok: i => !i.interestField.some(code => notOffered.includes(code)),
      message: ['أحد المجالات لا يُستثمر فيه', 'One of the fields is none to invest in'],
    },
  ],
  facts: endFacts,
  stepInput: decision,
  list: {
    columns: ['number', 'name', 'kind', 'interestField', 'country', 'allowToPublish', 'investorApproval', 'publishStatus'],
    filters: ['publishStatus', 'kind', 'interestField', 'interestPlaces', 'country', 'allowToPublish', 'investorApproval'],
    sort: '-creationTime',
  },
  form: [
    ['المستثمر', 'Investor', 'name', 'kind', 'country', 'city', 'website', 'registrationNumber', 'logo'],
    ['التواصل', 'Contact', 'contactName', 'position', 'email', 'phone', 'showContact'],
    ['الاهتمام', 'Interest', 'interestField', 'interestPlaces', 'investmentRange', 'activityDescription'],
    ['المرفقات والموافقة', 'Attachments and consent', 'attachments', 'allowToPublish'],
  ],
  portal: {
    path: 'investors/{id}',
    listed: ['activityDescription', 'logo'],
    // Who gives his name in both languages is asked for no second description.
    toldBy: ['name'],
    fields: [
      'number',
      'name',
      'kind',
      'publicPosition',
      'website',
      'country',
      'city',
      'interestField',
      'interestPlaces',
      'investmentRange',
      'activityDescription',
      'logo',
      'publicEmail',
      'publicPhone',
      'publicData',
    ],
  },
})
