import {
  attachments,
  bilingual,
  date,
  dateTime,
  email,
  longText,
  lookup,
  money,
  phone,
  resource,
  rows,
  state,
  states,
  text,
  url,
} from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import {
  decisionInput,
  onLive,
  publication,
  publicationFacts,
  publicationMedia,
  publicationRules,
  publishActions,
  publishSteps,
  publishWords,
} from '../content/content.ts'
import { isCalling, isTender, type AdCategory } from './categories.ts'

/** The states of a notice: those of all reviewed content, and two acts on one that is public (domain/portal-and-admin, section 12.2). */
export const adStates = states(publishWords, [...publishSteps, ...onLive('extend', '.Publish'), ...onLive('close', '.Publish')], {
  ...publishActions,
  extend: ['تمديد الموعد', 'Extend the deadline'],
  close: ['إغلاق أو إعلان نتيجة', 'Close or announce the result'],
})

/** Tenders, vacancies, plans that are deposited and other notices of the ministry and of the places (domain/portal-and-admin, section 12.2). */
export const ads = resource('ads', {
  label: ['إعلان', 'Notice', 'الإعلانات والعطاءات', 'Notices and tenders'],
  permission: 'Portal.Ads',
  scope: publishingPlace,
  publishing: 'reviewed',
  fields: {
    ...publication,
    ...publicationMedia,
    // A notice whose file says all needs no body.
    body: bilingual('النص', 'Body', 'richText').min(50),
    publishStatus: state('الحالة', 'State', adStates),
    number: text('رقم الإعلان', 'Notice number').max(50).searchable(),
    category: lookup('التصنيف', 'Category', 'adCategory').required(),
    date: date('تاريخ الإعلان', 'Issue date').required().from('2000-01-01').until('today+30').initially('today'),
    closingAt: dateTime('آخر موعد', 'Closing time').dayLong(),
    originalClosingAt: dateTime('الموعد الأصلي', 'Original closing').bySystem(),
    extensions: rows('التمديدات', 'Extensions', {
      at: dateTime('تاريخ التمديد', 'Extended on').required(),
      from: dateTime('من', 'From').required(),
      to: dateTime('إلى', 'To').required(),
      reason: longText('السبب', 'Reason').required(),
    }).bySystem(),
    changeAnnouncedAt: dateTime('أُعلن التغيير في', 'Change announced on').bySystem(),
    openingAt: dateTime('موعد فتح المظاريف', 'Opening of the envelopes'),
    openingPlace: bilingual('مكان فتح المظاريف', 'Place of the opening').max(200),
    documentPrice: money('ثمن وثائق العطاء', 'Price of the documents').min(0),
    currency: lookup('العملة', 'Currency', 'currency'),
    bidSecurity: bilingual('كفالة دخول العطاء', 'Bid security').max(200),
    deliveryPlace: bilingual('مكان تسليم العروض', 'Where offers are handed in').max(200),
    siteVisitAt: dateTime('زيارة الموقع', 'Site visit'),
    preBidMeetingAt: dateTime('الاجتماع التمهيدي', 'Pre-bid meeting'),
    contactName: text('للاستفسار', 'Enquiries').max(100),
    contactPhone: phone('هاتف الاستفسار', 'Phone for enquiries'),
    contactEmail: email('بريد الاستفسار', 'E-mail for enquiries'),
    websites: url('المواقع الإلكترونية', 'Websites').many(5),
    planReference: text('رقم المخطط', 'Plan reference').max(100),
    objectionPlace: bilingual('مكان تقديم الاعتراضات', 'Where to object').max(200),
    closedStage: lookup('المرحلة بعد الإغلاق', 'Stage after closing', 'noticeStage').bySystem(),
    stageNote: text('ملاحظة الإغلاق', 'Note on the closing').bySystem(),
    result: bilingual('نتيجة الإعلان', 'Result', 'longText').max(2000).bySystem(),
    resultAttachments: attachments('مرفقات النتيجة', 'Files of the result').types('pdf', 'doc', 'docx', 'xls', 'xlsx').max(5).maxKB(25_600),
  },
  facts: { ...publicationFacts, stage: lookup('المرحلة', 'Stage', 'noticeStage') },
  shownWhen: {
    openingAt: isOfTender,
    openingPlace: isOfTender,
    documentPrice: isOfTender,
    currency: isOfTender,
    bidSecurity: isOfTender,
    deliveryPlace: isOfCall,
    siteVisitAt: isOfTender,
    preBidMeetingAt: isOfTender,
    planReference: isOfPlan,
    objectionPlace: isOfPlan,
  },
  rules: [
    ...publicationRules,
    {
      at: 'bodyAr',
      ok: a => a.bodyAr != null || (a.attachments ?? []).length > 0,
      message: ['اكتب نص الإعلان، أو أرفق ملفه', 'Write the text of the notice, or attach its file'],
    },
    {
      at: 'closingAt',
      ok: a => a.closingAt != null || !isCalling(a.category),
      message: ['حدد آخر موعد', 'State the closing time'],
    },
    {
      at: 'closingAt',
      ok: a => a.closingAt == null || Date.parse(a.closingAt) > Date.parse(`${a.date}T00:00:00Z`),
      message: ['آخر موعد يجب أن يكون بعد تاريخ الإعلان', 'The closing time must be after the issue date'],
    },
    {
      at: 'openingAt',
      ok: a => a.openingAt == null || a.closingAt == null || Date.parse(a.openingAt) >= Date.parse(a.closingAt),
      message: ['تُفتح المظاريف بعد آخر موعد لا قبله', 'Envelopes are opened after the closing time, not before'],
    },
    {
      at: 'siteVisitAt',
      ok: a => isBefore(a.siteVisitAt, a.closingAt),
      message: ['زيارة الموقع تكون قبل آخر موعد', 'The site visit comes before the closing time'],
    },
    {
      at: 'preBidMeetingAt',
      ok: a => isBefore(a.preBidMeetingAt, a.closingAt),
      message: ['الاجتماع التمهيدي يكون قبل آخر موعد', 'The pre-bid meeting comes before the closing time'],
    },
    {
      at: 'currency',
      ok: a => a.documentPrice == null || Number(a.documentPrice) === 0 || a.currency != null,
      message: ['اختر عملة الثمن', 'Choose the currency of the price'],
    },
    {
      at: 'planReference',
      ok: a => a.category !== 'planDeposit' || a.planReference != null,
      message: ['اكتب رقم المخطط المودع', 'Give the reference of the deposited plan'],
    },
    {
      at: 'objectionPlaceAr',
      ok: a => a.category !== 'planDeposit' || a.objectionPlaceAr != null,
      message: ['اكتب أين تُقدَّم الاعتراضات', 'Say where objections are handed in'],
    },
  ],
  stepInput: {
    ...decisionInput,
    extend: {
      closingAt: dateTime('الموعد الجديد', 'New closing time').required().dayLong(),
      openingAt: dateTime('الموعد الجديد لفتح المظاريف', 'New opening of the envelopes'),
      reason: longText('سبب التمديد', 'Reason for the extension').required().min(10).max(500),
    },
    close: {
      stage: lookup('المرحلة', 'Stage', 'noticeStage').required(),
      note: longText('ملاحظة', 'Note').required().min(10).max(1000),
      result: bilingual('نتيجة الإعلان', 'Result', 'longText').max(2000),
    },
  },
  list: {
    columns: ['number', 'title', 'category', 'place', 'closingAt', 'date', 'stage', 'publishStatus', 'translation', 'editor', 'changedAt'],
    filters: [
      'publishStatus',
      'standing',
      'stage',
      'category',
      'place',
      'governorate',
      'translation',
      'newest',
      'date',
      'closingAt',
      'isFeatured',
    ],
    carried: ['publishAt', 'expireAt', 'featuredUntil', 'isFeatured', 'isEditedInReview', 'isWithdrawn', 'standing', 'closedStage'],
    sort: '-date',
  },
  form: [
    ['الإعلان', 'Notice', 'category', 'number', 'title', 'summary', 'date', 'closingAt'],
    ['النص', 'Body', 'body'],
    [
      'المشاركة',
      'How to take part',
      'deliveryPlace',
      'openingAt',
      'openingPlace',
      'siteVisitAt',
      'preBidMeetingAt',
      'documentPrice',
      'currency',
      'bidSecurity',
      'planReference',
      'objectionPlace',
    ],
    ['للاستفسار', 'Enquiries', 'contactName', 'contactPhone', 'contactEmail', 'websites'],
    [
      'الصورة والملفات',
      'Image and files',
      'attachments',
      'mainImage',
      'mainImageFocus',
      'mainImageAlt',
      'mainImageCaption',
      'gallery',
      'video',
      'resultAttachments',
    ],
    ['الجهات والمصدر', 'Places and source', 'relatedPlaces', 'tags', 'source', 'sourceUrl'],
    ['النشر', 'Publishing', 'publishAt', 'expireAt', 'hideAfterExpiry'],
  ],
  portal: {
    path: 'ads/{id}',
    fields: [
      'title',
      'summary',
      'body',
      'relatedPlaces',
      'mainImage',
      'mainImageFocus',
      'mainImageAlt',
      'mainImageCaption',
      'gallery',
      'video',
      'attachments',
      'tags',
      'source',
      'sourceUrl',
      'expireAt',
      'isFeatured',
      'featuredUntil',
      'featuredOrder',
      'number',
      'category',
      'date',
      'closingAt',
      'originalClosingAt',
      'extensions',
      'changeAnnouncedAt',
      'openingAt',
      'openingPlace',
      'documentPrice',
      'currency',
      'bidSecurity',
      'deliveryPlace',
      'siteVisitAt',
      'preBidMeetingAt',
      'contactName',
      'contactPhone',
      'contactEmail',
      'websites',
      'planReference',
      'objectionPlace',
      'closedStage',
      'stageNote',
      'result',
      'resultAttachments',
    ],
    listed: ['featuredOrder'],
  },
})

interface OfCategory {
  readonly category?: AdCategory | null
}

function isOfTender({ category }: OfCategory): boolean {
  return isTender(category)
}

function isOfCall({ category }: OfCategory): boolean {
  return (isCalling(category) && category !== 'planDeposit') || category === 'investmentOpportunity'
}

function isOfPlan({ category }: OfCategory): boolean {
  return category === 'planDeposit' || category === 'planApproval'
}

function isBefore(moment: string | null | undefined, closing: string | null | undefined): boolean {
  return moment == null || closing == null || Date.parse(moment) < Date.parse(closing)
}
