import { attachments, bilingual, boolean, date, image, integer, lookup, resource, text, url } from '../../define.ts'
import { publishingPlace } from '../../places/hierarchy/hierarchy.ts'
import { fitsSource } from './players.ts'

/** A film of the portal: a file of its own, or a link to another site (domain/portal-and-admin, section 12.6). */
export const video = resource('video', {
  label: ['فيديو', 'Video', 'الفيديوهات', 'Videos'],
  permission: 'Portal.Video',
  // Who writes of a thing and does not keep the films names one of those that everybody sees.
  choices: 'Public/Video/GetListPaged?maxResultCount=1000',
  scope: publishingPlace,
  publishing: 'switched',
  fields: {
    title: bilingual('العنوان', 'Title').required().min(5).max(150).searchable(),
    description: bilingual('الوصف', 'Description', 'longText').max(1000).searchable(),
    category: lookup('التصنيف', 'Category', 'videoCategory').required(),
    date: date('التاريخ', 'Date').required().from('2000-01-01').until('today').initially('today'),
    source: lookup('مصدر الفيديو', 'Source of the video', 'videoSource').required(),
    file: attachments('ملف الفيديو', 'Video file').types('mp4', 'webm').max(1).maxKB(204_800),
    url: url('رابط الفيديو', 'Link of the video').max(500),
    // As players show it: a time of day would be read as one.
    duration: text('المدة (دقائق:ثوانٍ)', 'Duration (minutes:seconds)')
      .max(8)
      .matches(/^(?:\d{1,2}:)?[0-5]?\d:[0-5]\d$/),
    thumbnail: image('الصورة المصغرة', 'Thumbnail').maxKB(5120).minPx(640, 360),
    thumbnailAlt: bilingual('النص البديل للصورة', 'Alternative text of the thumbnail').max(160),
    captionsAr: attachments('ترجمة مرئية عربية', 'Captions in Arabic').types('vtt').max(1).maxKB(1024),
    captionsEn: attachments('ترجمة مرئية إنجليزية', 'Captions in English').types('vtt').max(1).maxKB(1024),
    transcript: bilingual('النص المكتوب', 'Transcript', 'richText'),
    signLanguage: boolean('مترجم بلغة الإشارة', 'With sign language').initially(false),
    rights: lookup('الحقوق', 'Rights', 'mediaRights').required(),
    isFeatured: boolean('مميز في مكتبة الفيديو', 'Featured in the library').initially(false),
    // What a list is narrowed by; it follows from the captions.
    isCaptioned: boolean('له ترجمة مرئية', 'Has captions').bySystem(),
    sortOrder: integer('الترتيب', 'Order').bySystem(),
  },
  shownWhen: {
    file: ({ source }) => source === 'uploaded',
    captionsAr: ({ source }) => source === 'uploaded',
    captionsEn: ({ source }) => source === 'uploaded',
    url: ({ source }) => source != null && source !== 'uploaded',
  },
  rules: [
    {
      at: 'file',
      ok: v => v.source !== 'uploaded' || (v.file ?? []).length > 0,
      message: ['ارفع ملف الفيديو', 'Upload the file of the video'],
    },
    {
      at: 'url',
      ok: v => v.source === 'uploaded' || v.url != null,
      message: ['أدخل رابط الفيديو', 'Enter the link of the video'],
    },
    {
      at: 'url',
      ok: v => v.source === 'uploaded' || v.url == null || fitsSource(v.source, v.url),
      message: ['الرابط لا يعود إلى المصدر المختار، أو ليس رابط https', 'The link is none of the chosen source, or no https address'],
    },
    {
      at: 'thumbnailAltAr',
      ok: v => v.thumbnail == null || v.thumbnailAltAr != null,
      message: ['النص البديل مطلوب لكل صورة', 'Every image needs an alternative text'],
    },
  ],
  // Without captions and without a transcript a video is published after a second question.
  stepInput: { publish: { confirmed: boolean('تأكيد ثانٍ', 'Second confirmation') } },
  list: {
    columns: ['thumbnail', 'title', 'category', 'source', 'place', 'date', 'isCaptioned'],
    filters: ['category', 'source', 'place', 'date', 'isCaptioned', 'isFeatured'],
    // As the ministry has put them in order; until it has, the newest first.
    sort: ['sortOrder', '-date'],
  },
  form: [
    ['الفيديو', 'Video', 'title', 'description', 'category', 'date', 'isFeatured'],
    ['الملف أو الرابط', 'File or link', 'source', 'file', 'url', 'duration', 'rights'],
    ['الصورة المصغرة', 'Thumbnail', 'thumbnail', 'thumbnailAlt'],
    ['لمن لا يسمع أو لا يرى', 'For who does not hear or see', 'captionsAr', 'captionsEn', 'transcript', 'signLanguage'],
  ],
  portal: {
    path: 'video/{id}',
    fields: [
      'title',
      'description',
      'category',
      'date',
      'source',
      'file',
      'url',
      'duration',
      'thumbnail',
      'thumbnailAlt',
      'captionsAr',
      'captionsEn',
      'transcript',
      'signLanguage',
      'rights',
      'isFeatured',
      'isCaptioned',
      'sortOrder',
    ],
    listed: ['description', 'duration', 'thumbnailAlt', 'signLanguage', 'isFeatured'],
  },
})
