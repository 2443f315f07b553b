import { bilingual, boolean, choice, email, geoPoint, integer, lookup, phone, ref, resource, text, url } from '../../define.ts'
import { everywhere, placeTypes } from '../hierarchy/hierarchy.ts'

/** Block ADDR: how a place is reached (domain/places, section 0.3). */
export const contact = {
  phone: phone('الهاتف', 'Phone'),
  fax: phone('الفاكس', 'Fax'),
  mobile: phone('الجوال', 'Mobile'),
  email: email('البريد الإلكتروني', 'E-mail'),
  website: url('الموقع الإلكتروني', 'Website'),
  facebook: url('فيسبوك', 'Facebook'),
  address: bilingual('العنوان', 'Address').max(300),
  poBox: text('صندوق البريد', 'P.O. box').max(20),
}

/** The directorate above an authority or a council: of the same governorate (domain/places, section 1.2). */
export const itsDirectorate = [
  { typeCode: placeTypes.directorate[0] },
  ['اختر مديرية الحكم المحلي في المحافظة نفسها', 'Choose a local government directorate of the same governorate'],
  ['governorate'],
] as const

/** Any body that users belong to (domain/places, section 1.1). Authorities and councils add a record of their own with the same id. */
export const place = resource('place', {
  label: ['جهة', 'Place', 'الجهات', 'Places'],
  permission: 'Admin.Place',
  scope: everywhere,
  fields: {
    typeCode: choice('نوع الجهة', 'Place type', placeTypes).required().fixed(),
    code: text('الرمز', 'Code')
      .required()
      .min(2)
      .max(10)
      .matches(/^[A-Z0-9-]+$/)
      .unique(),
    name: bilingual('الاسم', 'Name').requiredBoth().max(150).searchable(),
    // By name, as the constant does not exist yet while it is being made.
    parent: ref('الجهة المشرفة', 'Parent place', () => ({ name: 'place' })).where(...itsDirectorate),
    governorate: lookup('المحافظة', 'Governorate', 'governorate'),
    ...contact,
    location: geoPoint('الموقع على الخريطة', 'Map location'),
    sortOrder: integer('الترتيب', 'Order').min(0),
    isActive: boolean('فعال', 'Active').initially(true),
  },
  unique: [['typeCode', 'governorate', 'nameAr']],
  rules: [
    {
      at: 'governorate',
      ok: p => (p.typeCode === 'authority' || p.typeCode === 'council' || p.typeCode === 'directorate') === (p.governorate != null),
      message: [
        'المحافظة مطلوبة للهيئة والمجلس والمديرية، وتترك فارغة لغيرها',
        'A governorate belongs to authorities, councils and directorates, and to no other place',
      ],
    },
    {
      at: 'parent',
      ok: p => (p.typeCode === 'authority' || p.typeCode === 'council') === (p.parent != null),
      message: [
        'المديرية المشرفة مطلوبة للهيئة والمجلس، ولا جهة مشرفة لغيرهما',
        'Authorities and councils have a directorate above them; other places have none',
      ],
    },
  ],
  list: {
    columns: ['code', 'name', 'typeCode', 'governorate', 'parent', 'isActive'],
    filters: ['typeCode', 'governorate', 'isActive'],
    sort: ['typeCode', 'name'],
    ownNames: ['parent'],
  },
  form: [
    ['الجهة', 'Place', 'typeCode', 'code', 'name', 'governorate', 'parent', 'sortOrder', 'isActive'],
    ['بيانات الاتصال', 'Contact', 'phone', 'fax', 'mobile', 'email', 'website', 'facebook', 'address', 'poBox'],
    ['الموقع على الخريطة', 'Map location', 'location'],
  ],
})
