import {
  bilingual,
  boolean,
  choice,
  date,
  dateTime,
  email,
  geoPoint,
  integer,
  localTimeOf,
  longText,
  lookup,
  resource,
  rows,
  state,
  states,
  text,
  time,
  url,
  usualTimeZone,
} from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import {
  decisionInput,
  onLive,
  publication,
  publicationFacts,
  publicationRules,
  publishActions,
  publishSteps,
  publishWords,
} from '../content/content.ts'

/** What became of an event that was announced (domain/portal-and-admin, section 12.3). */
export const eventStates = {
  scheduled: [1, 'في موعدها', 'As scheduled'],
  postponed: [2, 'مؤجلة', 'Postponed'],
  cancelled: [3, 'ملغاة', 'Cancelled'],
  movedOnline: [4, 'نُقلت إلى الإنترنت', 'Moved online'],
} as const
/** One of them. */
export type EventState = keyof typeof eventStates

/** The states of reviewed content, and the act that tells citizens at once what became of an event. */
export const eventPublishing = states(publishWords, [...publishSteps, ...onLive('changeState', '.Cancel')], {
  ...publishActions,
  changeState: ['إلغاء أو تأجيل', 'Cancel or postpone'],
})

const longestDays = 60
const dayMs = 86_400_000

/** Events of the ministry and of the places (domain/portal-and-admin, section 12.3). */
export const event = resource('event', {
  label: ['فعالية', 'Event', 'الفعاليات', 'Events'],
  permission: 'Portal.Event',
  scope: publishingPlace,
  publishing: 'reviewed',
  fields: {
    ...publication,
    publishStatus: state('الحالة', 'State', eventPublishing),
    category: lookup('تصنيف الفعالية', 'Category', 'eventCategory').required(),
    startAt: dateTime('البداية', 'Start').required(),
    endAt: dateTime('النهاية', 'End').required(),
    allDay: boolean('طوال اليوم', 'All day').initially(false),
    sessions: rows('البرنامج', 'Programme', {
      date: date('اليوم', 'Day').required(),
      startTime: time('من', 'From').required(),
      endTime: time('إلى', 'To').required(),
      title: bilingual('الفقرة', 'Item').required().max(200),
      speaker: text('المتحدث', 'Speaker').max(150),
      location: text('القاعة', 'Room').max(100),
    }).max(60),
    attendanceMode: lookup('طريقة الحضور', 'Attendance', 'attendanceMode').required(),
    location: bilingual('المكان', 'Location').max(200),
    point: geoPoint('الموقع على الخريطة', 'Map point'),
    onlineUrl: url('رابط الحضور', 'Online link'),
    registrationUrl: url('رابط التسجيل', 'Link for registration'),
    registrationEmail: email('بريد التسجيل', 'E-mail for registration'),
    registrationUntil: dateTime('التسجيل حتى', 'Registration until'),
    capacity: integer('عدد المقاعد', 'Seats').between(1, 100_000),
    organizer: bilingual('الجهة المنظمة', 'Organiser').max(200),
    audience: lookup('الجمهور', 'Audience', 'audience').many(),
    isOpenToPublic: boolean('مفتوحة للعامة', 'Open to the public').initially(true),
    accessibility: lookup('تسهيلات الوصول', 'Accessibility', 'accessibilityFeature').many(),
    eventState: choice('حال الفعالية', 'Event state', eventStates).initially(1).bySystem(),
    stateNote: text('سبب التغيير', 'Reason of the change').bySystem(),
    originalStartAt: dateTime('الموعد قبل التأجيل', 'Start before it was postponed').bySystem(),
    changeAnnouncedAt: dateTime('أُعلن التغيير في', 'Change announced on').bySystem(),
    outcome: bilingual('مخرجات الفعالية', 'Outcome', 'richText'),
  },
  facts: publicationFacts,
  shownWhen: {
    location: ({ attendanceMode }) => attendanceMode !== 'online',
    point: ({ attendanceMode }) => attendanceMode !== 'online',
  },
  order: [['startAt', 'endAt']],
  rules: [
    ...publicationRules,
    {
      at: 'endAt',
      ok: e => Date.parse(e.endAt) - Date.parse(e.startAt) <= longestDays * dayMs,
      message: ['لا تزيد مدة الفعالية على 60 يومًا', 'An event lasts at most 60 days'],
    },
    {
      at: 'locationAr',
      ok: e => e.attendanceMode === 'online' || e.locationAr != null,
      message: ['اكتب مكان الفعالية', 'Say where the event takes place'],
    },
    {
      at: 'onlineUrl',
      ok: e => e.attendanceMode === 'inPerson' || e.onlineUrl != null,
      message: ['أضف رابط الحضور عبر الإنترنت', 'Give the link for those who attend online'],
    },
    {
      at: 'registrationUntil',
      ok: e => e.registrationUntil == null || Date.parse(e.registrationUntil) <= Date.parse(e.startAt),
      message: ['ينتهي التسجيل قبل بداية الفعالية', 'Registration ends before the event begins'],
    },
    {
      at: 'registrationUrl',
      ok: e => (e.registrationUntil == null && e.capacity == null) || e.registrationUrl != null || e.registrationEmail != null,
      message: ['حدد كيف يسجَّل: رابط أو بريد إلكتروني', 'Say how one registers: a link or an e-mail address'],
    },
    {
      at: 'sessions',
      ok: e => (e.sessions ?? []).every(({ startTime, endTime }) => endTime > startTime),
      message: ['وقت نهاية كل فقرة بعد بدايتها', 'Each item of the programme ends after it begins'],
    },
    {
      at: 'sessions',
      ok: e => (e.sessions ?? []).every(({ date: day }) => dayOf(e.startAt) <= day && day <= dayOf(e.endAt)),
      message: ['أيام البرنامج ضمن أيام الفعالية', 'The days of the programme lie within those of the event'],
    },
  ],
  stepInput: {
    ...decisionInput,
    changeState: {
      state: choice('حال الفعالية', 'Event state', eventStates).required(),
      note: longText('السبب', 'Reason').required().min(10).max(500),
      startAt: dateTime('البداية الجديدة', 'New start'),
      endAt: dateTime('النهاية الجديدة', 'New end'),
      onlineUrl: url('رابط الحضور', 'Online link'),
    },
  },
  list: {
    columns: ['title', 'category', 'place', 'startAt', 'endAt', 'eventState', 'publishStatus', 'translation', 'editor', 'changedAt'],
    filters: [
      'publishStatus',
      'standing',
      'category',
      'place',
      'governorate',
      'translation',
      'startAt',
      'attendanceMode',
      'eventState',
      'isFeatured',
    ],
    carried: ['publishAt', 'expireAt', 'featuredUntil', 'isFeatured', 'isEditedInReview'],
    sort: '-startAt',
  },
  form: [
    ['الفعالية', 'Event', 'category', 'title', 'summary'],
    ['الزمان', 'When', 'startAt', 'endAt', 'allDay'],
    ['المكان والحضور', 'Where and how', 'attendanceMode', 'location', 'point', 'onlineUrl', 'accessibility'],
    ['النص', 'Body', 'body'],
    ['البرنامج', 'Programme', 'sessions'],
    [
      'الجمهور والتسجيل',
      'Audience and registration',
      'isOpenToPublic',
      'audience',
      'capacity',
      'registrationUrl',
      'registrationEmail',
      'registrationUntil',
    ],
    ['الصورة والملفات', 'Image and files', 'mainImage', 'mainImageFocus', 'mainImageAlt', 'mainImageCaption', 'attachments'],
    ['الجهات والمصدر', 'Places and source', 'organizer', 'relatedPlaces', 'tags', 'source', 'sourceUrl'],
    ['النشر', 'Publishing', 'publishAt', 'expireAt', 'hideAfterExpiry'],
    ['بعد الفعالية', 'Afterwards', 'outcome'],
  ],
  portal: {
    path: 'event/{id}',
    fields: [
      'title',
      'summary',
      'body',
      'relatedPlaces',
      'mainImage',
      'mainImageFocus',
      'mainImageAlt',
      'mainImageCaption',
      'attachments',
      'tags',
      'source',
      'sourceUrl',
      'expireAt',
      'isFeatured',
      'featuredUntil',
      'featuredOrder',
      'category',
      'startAt',
      'endAt',
      'allDay',
      'sessions',
      'attendanceMode',
      'location',
      'point',
      'onlineUrl',
      'registrationUrl',
      'registrationEmail',
      'registrationUntil',
      'capacity',
      'organizer',
      'audience',
      'isOpenToPublic',
      'accessibility',
      'eventState',
      'stateNote',
      'originalStartAt',
      'changeAnnouncedAt',
      'outcome',
    ],
    listed: ['featuredOrder'],
  },
})

/** The day of an instant where the ministry is. */
function dayOf(instant: string): string {
  return localTimeOf(instant, usualTimeZone).day
}
