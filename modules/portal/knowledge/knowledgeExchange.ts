import { attachments, choice, date, integer, lookup, resource, text, url, year } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import { decisionInput, publication, publicationFacts, publicationMedia, publicationRules } from '../content/content.ts'

const longestWithout = 200

/** Experiences, guides and tools that places share with each other and with citizens (domain/portal-and-admin, section 12.5). */
export const knowledgeExchange = resource('knowledgeExchange', {
  label: ['مادة معرفية', 'Knowledge item', 'تبادل المعرفة', 'Knowledge exchange'],
  permission: 'Portal.KnowledgeExchange',
  scope: publishingPlace,
  publishing: 'reviewed',
  fields: {
    ...publication,
    ...publicationMedia,
    resourceType: lookup('نوع المادة', 'Resource type', 'knowledgeResourceType').required(),
    date: date('تاريخ الإضافة', 'Date added').required().from('2000-01-01').until('today').initially('today'),
    topics: lookup('المواضيع', 'Topics', 'knowledgeTopic').many().required(),
    audienceLevel: choice('متاحة لمن', 'Available to', {
      public: [1, 'العموم', 'Everybody'],
      staff: [2, 'الموظفين', 'Staff'],
    })
      .required()
      .initially(1),
    authors: text('المؤلفون', 'Authors').max(200).searchable(),
    year: year('سنة الإصدار', 'Year').min(1950).until('thisYear'),
    pages: integer('عدد الصفحات', 'Pages').between(1, 10_000),
    // Not `language`: that is what a public list is asked for, and says in which language it is read.
    resourceLanguage: choice('لغة المادة', 'Language of the resource', {
      ar: [1, 'العربية', 'Arabic'],
      en: [2, 'الإنجليزية', 'English'],
      both: [3, 'العربية والإنجليزية', 'Arabic and English'],
      other: [4, 'لغة أخرى', 'Another language'],
    }).required(),
    file: attachments('الملف', 'File').types('pdf', 'docx', 'xlsx', 'pptx', 'zip').max(1).maxKB(25_600),
    externalUrl: url('رابط خارجي', 'External link').matches(/^https:/),
    licence: lookup('رخصة الاستخدام', 'Licence', 'mediaRights'),
  },
  facts: publicationFacts,
  rules: [
    ...publicationRules,
    {
      at: 'topics',
      ok: item => item.topics.length <= 5,
      message: ['اختر خمسة مواضيع على الأكثر', 'Choose at most five topics'],
    },
    {
      at: 'licence',
      ok: item => (item.file ?? []).length === 0 || item.licence != null,
      message: ['حدد رخصة استخدام الملف', 'State the licence of the file'],
    },
    {
      at: 'file',
      ok: item => (item.file ?? []).length > 0 || item.externalUrl != null || item.video != null || lengthOf(item.bodyAr) >= longestWithout,
      message: [
        'أرفق ملفًا أو رابطًا، أو اختر فيديو، أو اكتب نصًا من 200 حرف على الأقل',
        'Attach a file or a link, choose a video, or write a text of at least 200 characters',
      ],
    },
  ],
  stepInput: decisionInput,
  list: {
    columns: ['title', 'resourceType', 'topics', 'place', 'date', 'publishStatus', 'translation', 'editor', 'changedAt'],
    filters: [
      'publishStatus',
      'standing',
      'resourceType',
      'topics',
      'place',
      'governorate',
      'translation',
      'newest',
      'resourceLanguage',
      'licence',
      'year',
      'date',
      'audienceLevel',
      'isFeatured',
    ],
    carried: ['publishAt', 'expireAt', 'featuredUntil', 'isFeatured', 'isEditedInReview', 'isWithdrawn', 'standing'],
    sort: '-date',
  },
  form: [
    ['المادة', 'Item', 'title', 'summary', 'resourceType', 'topics', 'audienceLevel', 'date'],
    ['النص', 'Body', 'body'],
    ['المصدر والرخصة', 'Source and licence', 'authors', 'year', 'pages', 'resourceLanguage', 'file', 'externalUrl', 'licence'],
    [
      'الصورة والملفات',
      'Image and files',
      'mainImage',
      'mainImageFocus',
      'mainImageAlt',
      'mainImageCaption',
      'gallery',
      'video',
      'attachments',
    ],
    ['الجهات والكلمات', 'Places and keywords', 'relatedPlaces', 'tags', 'source', 'sourceUrl'],
    ['النشر', 'Publishing', 'publishAt', 'expireAt', 'hideAfterExpiry'],
  ],
  portal: {
    path: 'knowledgeExchange/{id}',
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
      'resourceType',
      'date',
      'topics',
      'authors',
      'year',
      'pages',
      'resourceLanguage',
      'file',
      'externalUrl',
      'licence',
    ],
    listed: ['featuredOrder', 'authors', 'year', 'pages', 'resourceLanguage', 'file', 'licence'],
  },
})

/** How many characters of a text its readers see. */
function lengthOf(html: string | null | undefined): number {
  return (html ?? '').replace(/<[^>]*>/g, '').trim().length
}
