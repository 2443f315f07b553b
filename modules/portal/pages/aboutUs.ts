import { attachments, bilingual, byPermission, image, integer, lookup, ref, resource, rows, text } from '../../define.ts'
import { contactPoint } from '../contact/contact.ts'

/** A section of the page about the ministry (portal and administration, section 12.13). */
export const aboutUs = resource('aboutUs', {
  label: ['قسم من نحن', 'About-us section', 'من نحن', 'About us'],
  permission: 'Portal.AboutUs',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    section: lookup('القسم', 'Section', 'aboutUsSection').required().fixed(),
    title: bilingual('العنوان', 'Title').required().max(150).searchable(),
    body: bilingual('النص', 'Text', 'richText').searchable(),
    image: image('الصورة', 'Image').maxKB(5120),
    imageAlt: bilingual('النص البديل للصورة', 'Alternative text of the image').max(160),
    people: rows('الأشخاص', 'People', {
      name: bilingual('الاسم', 'Name').required().max(100),
      position: bilingual('المنصب', 'Position').required().max(150),
      photo: image('الصورة', 'Photo').maxKB(2048),
      bio: bilingual('نبذة', 'About', 'longText').max(1000),
    }).max(30),
    // An outline: a unit belongs to the nearest one before it that stands a level higher.
    units: rows('الوحدات التنظيمية', 'Organisational units', {
      level: integer('المستوى', 'Level').required().between(1, 5),
      name: bilingual('اسم الوحدة', 'Name').required().max(150),
      head: text('المسؤول', 'Head').max(100),
      contactPoint: ref('جهة الاتصال', 'Contact point', () => contactPoint),
    }).max(100),
    chart: attachments('ملف الهيكل', 'Chart file').types('pdf', 'png').max(1).maxKB(10_240),
    sortOrder: integer('الترتيب', 'Order').min(0),
  },
  unique: [['section']],
  shownWhen: {
    people: ({ section }) => section === 'leadership' || section === 'ministerWord',
    units: ({ section }) => section === 'structure',
    chart: ({ section }) => section === 'structure',
  },
  rules: [
    {
      at: 'imageAltAr',
      ok: s => s.image == null || s.imageAltAr != null,
      message: ['النص البديل مطلوب لكل صورة', 'Every image needs an alternative text'],
    },
    {
      at: 'units',
      ok: s => (s.units ?? []).every(({ level }, index, all) => level <= (index === 0 ? 1 : (all[index - 1]?.level ?? 0) + 1)),
      message: [
        'تبدأ الوحدات من المستوى 1، ولا تنزل كل وحدة أكثر من مستوى واحد عمّا قبلها',
        'Units begin at level 1, and each is at most one level below the one before it',
      ],
    },
  ],
  list: { columns: ['section', 'title', 'sortOrder'], filters: ['section'], sort: ['sortOrder'] },
  form: [
    ['النص', 'Text', 'section', 'title', 'body'],
    ['الصورة', 'Image', 'image', 'imageAlt'],
    ['الأشخاص', 'People', 'people'],
    ['الهيكل التنظيمي', 'Structure', 'units', 'chart'],
    ['الترتيب', 'Order', 'sortOrder'],
  ],
  portal: { fields: ['section', 'title', 'body', 'image', 'imageAlt', 'people', 'units', 'chart', 'sortOrder'] },
})
