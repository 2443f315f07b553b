import {
  bilingual,
  byPermission,
  choice,
  email,
  image,
  integer,
  lookup,
  phone,
  ref,
  resource,
  rows,
  text,
  url,
  year,
} from '../../define.ts'
import { legalEnvironment } from '../legislation/legislation.ts'

/** What the program itself counts: a live figure names one of these. */
export const liveCounts = {
  authorities: [1, 'الهيئات المحلية', 'Local authorities'],
  municipalities: [2, 'البلديات', 'Municipalities'],
  villageCouncils: [3, 'المجالس القروية', 'Village councils'],
  localCommittees: [4, 'اللجان المحلية', 'Local committees'],
  councils: [5, 'مجالس الخدمات المشتركة', 'Shared-services councils'],
  directorates: [6, 'مديريات الحكم المحلي', 'Local government directorates'],
  members: [7, 'الهيئات الأعضاء في مجالس الخدمات المشتركة', 'Authorities that are members of councils'],
} as const

/** A component of the local government sector (domain/portal-and-admin, section 12.10). */
export const localGovernmentSector = resource('localGovernmentSector', {
  label: ['مكوّن من قطاع الحكم المحلي', 'Component of the sector', 'قطاع الحكم المحلي', 'Local government sector'],
  permission: 'Portal.LocalGovernmentSector',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    kind: lookup('المكوّن', 'Component', 'sectorComponentKind').required(),
    name: bilingual('الاسم', 'Name').requiredBoth().max(150).unique().searchable(),
    summary: bilingual('الملخص', 'Summary', 'longText').required().max(600).searchable(),
    body: bilingual('النص', 'Text', 'richText').required(),
    image: image('الصورة', 'Image').maxKB(5120),
    imageAlt: bilingual('النص البديل للصورة', 'Alternative text of the image').min(5).max(160),
    logo: image('الشعار', 'Logo').maxKB(1024),
    figures: rows('أرقام', 'Figures', {
      label: bilingual('التسمية', 'Label').required().max(80),
      source: choice('المصدر', 'Source', { entered: [1, 'مُدخل', 'Entered'], live: [2, 'محسوب من النظام', 'Counted live'] }).required(),
      value: integer('القيمة', 'Value').min(0),
      query: choice('ما يُحسب', 'What is counted', liveCounts),
      year: year('السنة', 'Year').min(1990).until('thisYear'),
      note: bilingual('ملاحظة', 'Note').max(120),
    }).max(6),
    legalBasis: ref('السند القانوني', 'Legal basis', () => legalEnvironment).many(10),
    website: url('الموقع الإلكتروني', 'Website'),
    phone: phone('الهاتف', 'Phone'),
    email: email('البريد الإلكتروني', 'E-mail'),
    address: bilingual('العنوان', 'Address').max(300),
    linkedRoute: text('صفحة ذات صلة في البوابة', 'Linked page of the portal')
      .max(200)
      .matches(/^\/(?![/\\])\S*$/),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  rules: [
    {
      at: 'imageAltAr',
      ok: part => part.image == null || part.imageAltAr != null,
      message: ['النص البديل مطلوب لكل صورة', 'Every image needs an alternative text'],
    },
    {
      at: 'figures',
      ok: part => (part.figures ?? []).every(figure => (figure.source === 'live' ? figure.query != null : figure.value != null)),
      message: ['لكل رقم مُدخل قيمته، ولكل رقم محسوب ما يُحسب', 'An entered figure needs its value, a live one what is counted'],
    },
  ],
  list: { columns: ['name', 'kind', 'sortOrder'], filters: ['kind'], sort: 'sortOrder' },
  form: [
    ['المكوّن', 'Component', 'kind', 'name', 'summary', 'body'],
    ['الصورة والشعار', 'Image and logo', 'image', 'imageAlt', 'logo'],
    ['أرقام', 'Figures', 'figures'],
    ['الروابط والتواصل', 'Links and contact', 'legalBasis', 'linkedRoute', 'website', 'phone', 'email', 'address'],
  ],
  portal: {
    path: 'localGovernmentSector/{id}',
    fields: [
      'kind',
      'name',
      'summary',
      'body',
      'image',
      'imageAlt',
      'logo',
      'figures',
      'legalBasis',
      'website',
      'phone',
      'email',
      'address',
      'linkedRoute',
      'sortOrder',
    ],
  },
})
