import { attachments, bilingual, boolean, byPermission, choice, integer, lookup, ref, resource, rows, text } from '../../define.ts'
import { isCategoryIcon } from '../../admin/lookups/lookups.ts'
import { contactPoint } from '../contact/contact.ts'
import { legalEnvironment } from '../legislation/legislation.ts'

/** So many services stand among the quick ones of the home page. */
export const mostQuick = 8

/** A service that the portal leads to or describes (domain/portal-and-admin, section 12.16). */
export const gateService = resource('gateService', {
  label: ['خدمة', 'Service', 'خدمات البوابة', 'Services'],
  permission: 'Portal.GateService',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    name: bilingual('اسم الخدمة', 'Service').requiredBoth().max(120).searchable(),
    summary: bilingual('وصف مختصر', 'Summary', 'longText').max(200).searchable(),
    icon: text('الأيقونة', 'Icon').max(30),
    category: lookup('التصنيف', 'Category', 'gateServiceCategory').required(),
    channels: lookup('قنوات التقديم', 'Channels', 'serviceChannel').many().required(),
    audience: lookup('الجمهور', 'Audience', 'audience').many().required(),
    linkUrl: text('رابط الخدمة', 'Link of the service')
      .max(500)
      .matches(/^(?:\/(?![/\\])|https:\/\/)\S*$/),
    steps: rows('خطوات الحصول على الخدمة', 'Steps', {
      text: bilingual('الخطوة', 'Step', 'longText').required().max(500),
    }).max(15),
    documents: rows('الوثائق المطلوبة', 'Documents', {
      text: bilingual('الوثيقة', 'Document').required().max(200),
      form: attachments('النموذج', 'Form').types('pdf', 'doc', 'docx', 'xls', 'xlsx').max(1).maxKB(10_240),
      isRequired: boolean('مطلوبة دائمًا', 'Always required').initially(true),
    }).max(20),
    fee: bilingual('الرسوم', 'Fee').max(200),
    duration: bilingual('مدة الإنجاز', 'Duration').max(120),
    legalBasis: ref('السند القانوني', 'Legal basis', () => legalEnvironment),
    // Whom to ask; who asks where none is named is led to the ministry's own page.
    contactPoint: ref('للاستفسار', 'Contact', () => contactPoint),
    isQuick: boolean('خدمة سريعة في الصفحة الرئيسية', 'Quick service on the home page').initially(false),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  facts: {
    standing: choice('الظهور', 'Showing', {
      hidden: [1, 'غير منشورة', 'Not published'],
      coming: [2, 'صفحتها لم تُفتح بعد', 'Its page is not open yet'],
      shown: [3, 'معروضة', 'Shown'],
    }),
  },
  rules: [
    {
      at: 'icon',
      ok: service => service.icon == null || isCategoryIcon(service.icon),
      message: ['اختر أيقونة من القائمة', 'Choose an icon from the list'],
    },
    {
      at: 'linkUrl',
      ok: service => !service.channels.includes('online') || service.linkUrl != null,
      message: ['الخدمة الإلكترونية تحتاج إلى رابطها', 'An online service needs its link'],
    },
  ],
  list: {
    columns: ['icon', 'name', 'category', 'channels', 'audience', 'isQuick', 'standing', 'sortOrder'],
    filters: ['category', 'audience', 'channels', 'isQuick', 'standing'],
    sort: 'sortOrder',
  },
  form: [
    ['الخدمة', 'Service', 'name', 'summary', 'category', 'icon', 'isQuick'],
    ['لمن وكيف', 'For whom and how', 'audience', 'channels', 'linkUrl'],
    ['الخطوات والوثائق', 'Steps and documents', 'steps', 'documents'],
    ['الرسوم والمدة والسند', 'Fee, time and legal basis', 'fee', 'duration', 'legalBasis'],
    ['للاستفسار', 'Contact', 'contactPoint'],
  ],
  portal: {
    path: 'gateServices?service={id}',
    listed: ['linkUrl'],
    fields: [
      'icon',
      'name',
      'summary',
      'category',
      'channels',
      'audience',
      'linkUrl',
      'steps',
      'documents',
      'fee',
      'duration',
      'legalBasis',
      'contactPoint',
      'isQuick',
      'sortOrder',
    ],
  },
})
