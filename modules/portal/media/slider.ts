import { bilingual, byPermission, choice, dateTime, image, integer, lookup, resource, text } from '../../define.ts'

/** A slide at the head of home or of another page, for a time (domain/portal-and-admin, section 12.8). */
export const slider = resource('slider', {
  label: ['شريحة', 'Slide', 'شرائح الصفحة الرئيسية', 'Home slider'],
  permission: 'Portal.Slider',
  scope: byPermission,
  publishing: 'switched',
  fields: {
    title: bilingual('العنوان', 'Title').required().max(80),
    text: bilingual('النص', 'Text').max(160),
    image: image('الصورة', 'Image').required().maxKB(5120).minPx(1600, 600),
    mobileImage: image('صورة الهاتف', 'Image for phones').maxKB(5120).minPx(800, 800),
    // Empty: the picture is decoration, and the title says all.
    imageAlt: bilingual('النص البديل', 'Alternative text').max(160),
    linkUrl: text('الرابط', 'Link')
      .max(500)
      .matches(/^(?:\/(?!\/)|https:\/\/)\S*$/),
    linkLabel: bilingual('نص الرابط', 'Label of the link').max(60),
    placement: lookup('مكان الظهور', 'Placement', 'sliderPlacement').required(),
    publishAt: dateTime('من', 'From'),
    expireAt: dateTime('حتى', 'Until').dayLong(),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  facts: {
    standing: choice('الظهور', 'Showing', {
      hidden: [1, 'غير منشورة', 'Not published'],
      scheduled: [2, 'مجدولة', 'Scheduled'],
      showing: [3, 'معروضة الآن', 'Showing now'],
      over: [4, 'انتهت مدتها', 'Over'],
    }),
  },
  order: [['publishAt', 'expireAt']],
  rules: [
    {
      at: 'linkLabelAr',
      ok: s => s.linkUrl == null || s.linkLabelAr != null,
      message: ['اكتب نص الرابط', 'Write the label of the link'],
    },
  ],
  list: {
    columns: ['image', 'title', 'standing', 'placement', 'publishAt', 'expireAt', 'sortOrder'],
    filters: ['standing', 'placement'],
    sort: ['placement', 'sortOrder'],
  },
  form: [
    ['الشريحة', 'Slide', 'title', 'text', 'linkUrl', 'linkLabel'],
    ['الصورة', 'Image', 'image', 'mobileImage', 'imageAlt'],
    ['الظهور', 'Where and when', 'placement', 'publishAt', 'expireAt'],
  ],
  portal: { fields: ['title', 'text', 'image', 'mobileImage', 'imageAlt', 'linkUrl', 'linkLabel', 'placement'] },
})
