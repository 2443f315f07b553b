import { boolean } from '../../define.ts'
import type { EntryFormSpec } from '../../portal/entries/entries.ts'
import { investors, notOffered } from './investor.ts'

/** The form by which somebody registers as an investor (domain/portal-and-admin, section 13.6). */
export const investorForm: EntryFormSpec = {
  kind: 'investor',
  resource: investors,
  path: '/addInvestor',
  module: 'investors',
  beside: { agree: boolean('أوافق على معالجة بياناتي لغرض التسجيل', 'I agree to the use of my data for the registration') },
  groups: [
    ['المستثمر', 'The investor', 'nameAr', 'nameEn', 'kind', 'country', 'city', 'website', 'registrationNumber', 'logo'],
    ['التواصل', 'Contact', 'contactName', 'position', 'email', 'phone', 'showContact'],
    ['الاهتمام', 'Interest', 'interestField', 'interestPlaces', 'investmentRange', 'activityDescriptionAr', 'activityDescriptionEn'],
    ['المرفقات', 'Attachments', 'attachments'],
    ['الموافقات', 'Consents', 'allowToPublish'],
  ],
  needed: ['agree'],
  places: ['interestPlaces'],
  publicIf: { email: 'showContact', phone: 'showContact' },
  // Who invests for himself alone has no position anywhere.
  publicUnless: { position: ['kind', 'IND'] },
  publicWith: ['allowToPublish', 'on'],
  notOffered: { interestField: notOffered },
  isReviewed: true,
  minutes: 5,
  missing: {
    kind: ['اختر نوع المستثمر', 'Choose the kind of investor'],
    interestField: ['اختر مجال اهتمام واحدًا على الأقل', 'Choose at least one field of interest'],
  },
  labels: {
    allowToPublish: ['أوافق على نشر بياناتي في قائمة المستثمرين', 'I agree to the publication of my details in the list of investors'],
  },
  hints: {
    interestField: ['من مجال إلى خمسة مجالات', 'One to five fields'],
    email: ['نرسل إليه رابط التأكيد', 'We send the confirmation link there'],
    phone: ['نرسل إليه رمز التأكيد', 'We send the confirmation code there'],
    showContact: ['إن لم تُظهرها راسلك الزوار عن طريق الوزارة', 'If you do not show them, visitors write to you through the ministry'],
    registrationNumber: ['لا يُنشر', 'It is not published'],
    contactName: ['لا يُنشر', 'It is not published'],
    position: ['لا يُنشر مسمى المستثمر الفرد', 'It is not published where the investor is an individual'],
    logo: ['PNG أو JPG أو WebP، حتى 1 م.ب', 'PNG, JPG or WebP, up to 1\u00a0MB'],
    attachments: [
      'حتى 3 ملفات: PDF أو Word أو صورة، 5\u00a0م.ب للملف. لا تُنشر',
      'Up to 3 files: PDF, Word or a picture, 5\u00a0MB each. They are not published',
    ],
  },
}
