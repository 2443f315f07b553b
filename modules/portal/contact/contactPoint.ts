import { bilingual, byPermission, email, geoPoint, integer, lookup, phone, ref, resource } from '../../define.ts'
import { place } from '../../places/register/register.ts'

/** Where the ministry is reached: its headquarters, directorates, units (portal and administration, section 12.14). */
export const contactPoint = resource('contactPoint', {
  label: ['جهة اتصال', 'Contact point', 'جهات الاتصال', 'Contact points'],
  permission: 'Portal.ContactUs.ContactPoint',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    kind: lookup('النوع', 'Kind', 'contactPointKind').required(),
    name: bilingual('الاسم', 'Name').required().max(150).searchable(),
    governorate: lookup('المحافظة', 'Governorate', 'governorate'),
    place: ref('الجهة', 'Place', () => place),
    phones: phone('الهواتف', 'Phones').many(6),
    fax: phone('الفاكس', 'Fax'),
    email: email('البريد الإلكتروني', 'E-mail'),
    address: bilingual('العنوان', 'Address').max(300),
    point: geoPoint('الموقع', 'Map point'),
    officeHours: bilingual('ساعات الدوام', 'Office hours').max(150),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  rules: [
    {
      at: 'phones',
      ok: p => (p.phones ?? []).length > 0 || p.fax != null || p.email != null,
      message: ['أدخل هاتفًا أو فاكسًا أو بريدًا إلكترونيًا على الأقل', 'Give at least a telephone, a fax or an e-mail address'],
    },
    {
      at: 'governorate',
      ok: p => p.kind !== 'directorate' || p.governorate != null,
      message: ['اختر محافظة المديرية', 'Choose the governorate of the directorate'],
    },
  ],
  list: {
    columns: ['name', 'kind', 'governorate', 'phones', 'email', 'sortOrder'],
    filters: ['kind', 'governorate'],
    sort: 'sortOrder',
  },
  form: [
    ['جهة الاتصال', 'Contact point', 'kind', 'name', 'governorate', 'place'],
    ['طرق الاتصال', 'How it is reached', 'phones', 'fax', 'email', 'address', 'officeHours'],
    ['الموقع', 'Map point', 'point'],
  ],
  portal: {
    fields: ['kind', 'name', 'governorate', 'place', 'phones', 'fax', 'email', 'address', 'point', 'officeHours', 'sortOrder'],
  },
})
