import { bilingual, boolean, date, image, integer, lookup, ref, resource, rows, text } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'

/** Of what an album shows pictures: named here, for the definition of events stands on media. */
const event = () => ({ name: 'event', permission: 'Portal.Event' })

/** Pictures of one occasion or subject, in their order; the one that is chosen, else the first one, is the cover (domain/portal-and-admin, section 12.7). */
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
    event: ref('الفعالية', 'Event', event),
    images: rows('الصور', 'Images', {
      image: image('الصورة', 'Image').required().types('png', 'jpg', 'webp').maxKB(5120).minPx(1000, 300),
      alt: bilingual('النص البديل', 'Alternative text').required().min(5).max(160),
      caption: bilingual('الشرح', 'Caption').max(300),
      photographer: text('المصور', 'Photographer').max(100),
      isCover: boolean('صورة الغلاف', 'Cover').initially(false),
    })
      .required()
      .max(100),
    rights: lookup('الحقوق', 'Rights', 'mediaRights').required(),
    // They follow from the images, so that lists need not read those.
    cover: image('صورة الغلاف', 'Cover').bySystem(),
    imageCount: integer('عدد الصور', 'Images').bySystem(),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  rules: [
    {
      at: 'images',
      ok: album => (album.images ?? []).filter(({ isCover }) => isCover === true).length <= 1,
      message: ['للألبوم غلاف واحد: اختر صورة واحدة', 'An album has one cover: choose one image'],
    },
  ],
  list: {
    columns: ['cover', 'title', 'category', 'imageCount', 'place', 'date'],
    filters: ['category', 'place', 'event', 'date'],
    // As the ministry has put them in order; until it has, the newest first.
    sort: ['sortOrder', '-date'],
  },
  form: [
    ['الألبوم', 'Album', 'title', 'description', 'category', 'date', 'location', 'event', 'rights'],
    ['الصور', 'Images', 'images'],
  ],
  portal: {
    path: 'imgCenter/{id}',
    fields: ['title', 'description', 'category', 'date', 'location', 'event', 'images', 'rights', 'cover', 'imageCount', 'sortOrder'],
    listed: ['description'],
  },
})
