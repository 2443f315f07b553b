import { bilingual, boolean, date, lookup, resource } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import { decisionInput, publication, publicationFacts, publicationMedia, publicationRules } from './publication.ts'

/** News of the ministry and of the places (domain/portal-and-admin, section 12.1). */
export const news = resource('news', {
  label: ['خبر', 'News item', 'الأخبار', 'News'],
  permission: 'Portal.News',
  scope: publishingPlace,
  publishing: 'reviewed',
  fields: {
    ...publication,
    ...publicationMedia,
    category: lookup('تصنيف الخبر', 'Category', 'newsCategory').required(),
    date: date('تاريخ الخبر', 'News date').required().from('2000-01-01').until('today+30').initially('today'),
    location: bilingual('المكان', 'Location').max(100),
    isUrgent: boolean('عاجل', 'Urgent').initially(false),
  },
  facts: publicationFacts,
  rules: publicationRules,
  stepInput: decisionInput,
  list: {
    columns: ['mainImage', 'title', 'category', 'place', 'date', 'publishStatus', 'translation', 'editor', 'changedAt'],
    filters: ['publishStatus', 'standing', 'category', 'place', 'governorate', 'translation', 'date', 'isFeatured', 'isUrgent'],
    carried: ['publishAt', 'expireAt', 'featuredUntil', 'isFeatured', 'isEditedInReview'],
    sort: '-date',
  },
  form: [
    ['الخبر', 'News item', 'title', 'summary'],
    ['النص', 'Body', 'body'],
    ['التصنيف والتاريخ', 'Category and date', 'category', 'date', 'location', 'isUrgent'],
    ['الصورة والملفات', 'Image and files', 'mainImage', 'mainImageAlt', 'mainImageCaption', 'gallery', 'video', 'attachments'],
    ['الجهات والمصدر', 'Places and source', 'relatedPlaces', 'tags', 'source', 'sourceUrl'],
    ['النشر', 'Publishing', 'publishAt', 'expireAt', 'hideAfterExpiry'],
  ],
  portal: {
    path: 'news/{id}',
    fields: [
      'title',
      'summary',
      'body',
      'relatedPlaces',
      'mainImage',
      'mainImageAlt',
      'mainImageCaption',
      'gallery',
      'video',
      'attachments',
      'tags',
      'source',
      'sourceUrl',
      'expireAt',
      'isFeatured',
      'featuredUntil',
      'featuredOrder',
      'category',
      'date',
      'location',
      'isUrgent',
    ],
    listed: ['featuredOrder'],
  },
})
