import { bilingual, boolean, byPermission, choice, dateTime, image, integer, lookup, ref, resource, text } from '../../define.ts'
import type { LookupCodes } from '../../admin/lookupCodes/lookupCodes.ts'
import { place } from '../../places/register/register.ts'

/** The kinds of message in the order in which they are shown (domain/portal-and-admin, section 12.15). */
export const kindsInOrder = [
  'emergency',
  'warning',
  'maintenance',
  'announcement',
  'information',
  'survey',
  'occasion',
  'welcome',
] as const satisfies readonly LookupCodes['gateMessageKind'][]

const dayMs = 86_400_000
/** The longest time for which a message of a kind, or at a place, is shown: days. */
const longest = { emergency: 7, homeDialog: 30 } as const

/** A message that stands on the portal, at sign-in or in the dashboard for a time (domain/portal-and-admin, section 12.15). */
export const gateMessage = resource('gateMessage', {
  label: ['رسالة بوابة', 'Gate message', 'رسائل البوابة', 'Gate messages'],
  permission: 'Portal.GateMessage',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    kind: lookup('نوع الرسالة', 'Kind', 'gateMessageKind').required(),
    placement: lookup('مكان الظهور', 'Placement', 'gateMessagePlacement').many().required(),
    places: ref('الجهات', 'Places', () => place).many(),
    title: bilingual('العنوان', 'Title').required().max(80),
    text: bilingual('النص', 'Text', 'richText').required().max(600),
    linkUrl: text('الرابط', 'Link')
      .max(500)
      .matches(/^(?:\/(?!\/)|https:\/\/)\S*$/),
    linkLabel: bilingual('نص الرابط', 'Label of the link').max(60),
    image: image('الصورة', 'Image').types('png', 'jpg', 'webp').maxKB(2048),
    imageAlt: bilingual('النص البديل للصورة', 'Alternative text of the image').max(160),
    startAt: dateTime('من', 'From'),
    endAt: dateTime('حتى', 'Until').dayLong(),
    isDismissible: boolean('يمكن إغلاقها', 'Dismissible').initially(true),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
    // When users were told of an emergency: once for each time that it is published.
    announcedAt: dateTime('أُعلنت في', 'Announced at').bySystem(),
  },
  facts: {
    standing: choice('الظهور', 'Showing', {
      hidden: [1, 'غير منشورة', 'Not published'],
      scheduled: [2, 'مجدولة', 'Scheduled'],
      showing: [3, 'معروضة الآن', 'Showing now'],
      over: [4, 'انتهت مدتها', 'Over'],
    }),
  },
  order: [['startAt', 'endAt']],
  shownWhen: {
    places: ({ placement }) => placement?.includes('placePage') === true,
    image: holdsPicture,
    imageAlt: holdsPicture,
  },
  rules: [
    {
      at: 'places',
      ok: m => !m.placement.includes('placePage') || (m.places ?? []).length > 0,
      message: ['اختر الجهات التي تظهر الرسالة في صفحاتها', 'Choose the places on whose pages the message is shown'],
    },
    {
      at: 'titleEn',
      ok: m => m.kind !== 'emergency' || m.titleEn != null,
      message: [
        'التنبيه الطارئ يُكتب باللغتين: أضف العنوان بالإنجليزية',
        'An emergency is written in both languages: add the English title',
      ],
    },
    {
      at: 'textEn',
      ok: m => m.kind !== 'emergency' || m.textEn != null,
      message: ['التنبيه الطارئ يُكتب باللغتين: أضف النص بالإنجليزية', 'An emergency is written in both languages: add the English text'],
    },
    {
      at: 'linkLabelAr',
      ok: m => m.linkUrl == null || m.linkLabelAr != null,
      message: ['اكتب نص الرابط', 'Write the label of the link'],
    },
    {
      at: 'imageAltAr',
      ok: m => m.image == null || m.imageAltAr != null,
      message: ['اكتب النص البديل للصورة', 'Write the alternative text of the image'],
    },
    {
      at: 'endAt',
      ok: m => m.kind !== 'emergency' || lasts(m, longest.emergency),
      message: [
        'حدد بداية التنبيه الطارئ ونهايته، بما لا يزيد على 7 أيام',
        'State when the emergency begins and ends, at most 7 days later',
      ],
    },
    {
      at: 'endAt',
      ok: m => !m.placement.includes('homeDialog') || lasts(m, longest.homeDialog),
      message: ['حدد بداية ظهور النافذة ونهايته، بما لا يزيد على 30 يومًا', 'State when the dialog begins and ends, at most 30 days later'],
    },
    {
      at: 'isDismissible',
      ok: m => m.isDismissible === true || m.kind === 'emergency' || m.kind === 'maintenance',
      message: [
        'لا يُمنع الإغلاق إلا في التنبيه الطارئ والصيانة المبرمجة',
        'Only an emergency or scheduled maintenance may be kept from being closed',
      ],
    },
  ],
  // An emergency is published after a second question.
  stepInput: { publish: { confirmed: boolean('تأكيد ثانٍ', 'Second confirmation') } },
  list: {
    columns: ['title', 'standing', 'kind', 'placement', 'startAt', 'endAt', 'sortOrder'],
    filters: ['standing', 'kind', 'placement'],
    sort: '-creationTime',
  },
  form: [
    ['الرسالة', 'Message', 'kind', 'title', 'text', 'linkUrl', 'linkLabel', 'image', 'imageAlt'],
    ['الظهور', 'Where and when', 'placement', 'places', 'startAt', 'endAt', 'isDismissible'],
  ],
  portal: {
    fields: ['kind', 'title', 'text', 'linkUrl', 'linkLabel', 'image', 'imageAlt', 'startAt', 'endAt', 'isDismissible'],
  },
})

function holdsPicture({ placement }: { placement?: readonly string[] | null }): boolean {
  return placement?.includes('homeBlock') === true || placement?.includes('homeDialog') === true
}

function lasts({ startAt, endAt }: { startAt?: string | null; endAt?: string | null }, days: number): boolean {
  return startAt != null && endAt != null && Date.parse(endAt) - Date.parse(startAt) <= days * dayMs
}
