import { bilingual, boolean, byPermission, date, integer, lookup, resource, text } from '../../define.ts'

/** Where the pages of the system stand; links of the program lead there (portal and administration, sections 12.17, 20.2). */
export const systemSlugs = {
  accessibilityStatement: 'accessibility-statement',
  privacyPolicy: 'privacy',
  termsOfUse: 'terms',
  openDataLicence: 'open-data-licence',
  copyright: 'copyright',
  help: 'help',
  accessToInformation: 'access-to-information',
  glossary: 'glossary',
} as const

/** A page that is written and stands: statements, policies, help (portal and administration, section 12.17). */
export const staticPage = resource('staticPage', {
  label: ['صفحة تعريفية', 'Information page', 'صفحات تعريفية', 'Information pages'],
  permission: 'Portal.StaticPage',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    kind: lookup('نوع الصفحة', 'Kind', 'staticPageKind').required(),
    slug: text('المعرّف في الرابط', 'Slug')
      .required()
      .matches(/^[a-z0-9-]{2,60}$/)
      .unique(),
    title: bilingual('العنوان', 'Title').required().max(150).searchable(),
    body: bilingual('النص', 'Text', 'richText').searchable(),
    reviewedOn: date('تاريخ المراجعة', 'Reviewed'),
    nextReviewOn: date('المراجعة القادمة', 'Next review'),
    showInFooter: boolean('في التذييل', 'In the footer').initially(false),
    sortOrder: integer('الترتيب', 'Order').min(0),
  },
  order: [['reviewedOn', 'nextReviewOn']],
  rules: [
    {
      at: 'slug',
      ok: p => p.kind === 'custom' || p.slug === systemSlugs[p.kind],
      message: ['رابط هذه الصفحة ثابت، فالبوابة تشير إليه', 'The address of this page is fixed: the portal leads to it'],
    },
    {
      at: 'slug',
      ok: p => p.kind !== 'custom' || !Object.values<string>(systemSlugs).includes(p.slug),
      message: ['هذا الرابط لصفحة من صفحات النظام', 'This address belongs to a page of the system'],
    },
  ],
  list: {
    columns: ['title', 'kind', 'slug', 'reviewedOn', 'nextReviewOn', 'showInFooter'],
    filters: ['kind', 'showInFooter'],
    sort: ['sortOrder', 'title'],
  },
  form: [
    ['الصفحة', 'Page', 'kind', 'slug', 'title', 'body'],
    ['المراجعة والظهور', 'Review and place', 'reviewedOn', 'nextReviewOn', 'showInFooter', 'sortOrder'],
  ],
  // By its id it leads on to its slug.
  portal: { path: 'page/{id}', fields: ['kind', 'slug', 'title', 'body', 'reviewedOn', 'showInFooter', 'sortOrder'] },
})
