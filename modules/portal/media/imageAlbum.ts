import { bilingual, date, image, integer, lookup, resource, rows, text } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'

/** Pictures of one occasion or subject, in their order; the first one is the cover (domain/portal-and-admin, section 12.7). */
export const imageAlbum = resource('imageAlbum', {
  label: ['ألبوم صور', 'Image album', 'ألبومات الصور', 'Image albums'],
  permission: 'Portal.ImageAlbum',
  scope: publishingPlace,
  publishing: 'switched',
  fields: {
    title: bilingual('العنوان', 'Title').required().min(5).max(150).searchable(),
    description: bilingual('الوصف', 'Description', 'longText').max(1000).searchable(),
    category: lookup('التصنيف', 'Category', 'albumCategory').required(),
    date: date('التاريخ', 'Date').required().from('1900-01-01').until('today').initially('today'),
    location: bilingual('المكان', 'Location').max(100),
    images: rows('الصور', 'Images', {
      image: image('الصورة', 'Image').required().types('png', 'jpg', 'webp').maxKB(5120).minPx(1000, 300),
      alt: bilingual('النص البديل', 'Alternative text').required().min(5).max(160),
      caption: bilingual('الشرح', 'Caption').max(300),
      photographer: text('المصور', 'Photographer').max(100),
    })
      .required()
      .max(100),
    rights: lookup('الحقوق', 'Rights', 'mediaRights').required(),
    // They follow from the images, so that lists need not read those.
    cover: image('صورة الغلاف', 'Cover').bySystem(),
    imageCount: integer('عدد الصور', 'Images').bySystem(),
  },
  list: {
    columns: ['cover', 'title', 'category', 'imageCount', 'place', 'date'],
    filters: ['category', 'place', 'date'],
    sort: '-date',
  },
  form: [
    ['الألبوم', 'Album', 'title', 'description', 'category', 'date', 'location', 'rights'],
    ['الصور', 'Images', 'images'],
  ],
  portal: {
    path: 'imgCenter/{id}',
    fields: ['title', 'description', 'category', 'date', 'location', 'images', 'rights', 'cover', 'imageCount'],
    listed: ['description'],
  },
})
