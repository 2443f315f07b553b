import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const videoTexts = interfaceTexts('portal.video', {
  center: ['مكتبة الفيديو', 'Video library'],
  intro: [
    'أفلام قصيرة وجلسات وشروح من الوزارة والهيئات المحلية. ما نُشر على موقع آخر لا يُحمَّل قبل أن تطلبه.',
    'Short films, recorded sessions and tutorials from the ministry and local authorities. Nothing loads from another site until you ask for it.',
  ],
  filters: ['تصفية الفيديوهات', 'Filter videos'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  captioned: ['بترجمة مرئية', 'With captions'],
  onlyCaptioned: ['المترجمة مرئيًا فقط', 'Captioned only'],
  featured: ['نقترح عليك', 'Featured'],
  none: ['لا توجد فيديوهات مطابقة', 'No matching videos'],
  noneYet: ['لم تُنشر فيديوهات بعد', 'No videos have been published yet'],
  nothing: ['لا توجد فيديوهات منشورة بعد', 'No videos published yet'],
  toMedia: ['المركز الإعلامي', 'Media centre'],
  all: ['كل الفيديوهات', 'All videos'],
  watch: ['الفيديو', 'Video'],
  play: ['شغّل', 'Play'],
  beginAt: ['ابدأ الفيديو من (دقيقة:ثانية)', 'Start the video at (minute:second)'],
  begin: ['أعدّ الرابط', 'Make the link'],
  loadedFrom: ['سيُحمَّل المحتوى من {host}', 'The video will load from {host}'],
  openAt: ['افتحه في {host}', 'Open it on {host}'],
  next: ['التالي', 'Next'],
  list: ['من التصنيف نفسه', 'More in this category'],
  otherFilms: ['فيديوهات أخرى', 'More videos'],
  transcript: ['النص المكتوب', 'Transcript'],
  captions: ['ترجمة مرئية', 'Captions'],
  captionsAr: ['العربية', 'Arabic'],
  captionsEn: ['الإنجليزية', 'English'],
  sign: ['بلغة الإشارة', 'Sign language'],
  rights: ['الحقوق:', 'Rights:'],
  download: ['نزّل الملف', 'Download the file'],
  noSound: ['لا نص مكتوبًا لهذا الفيديو ولا ترجمة مرئية.', 'This video has neither a transcript nor captions.'],
})

export const albumTexts = interfaceTexts('portal.albums', {
  center: ['معرض الصور', 'Image gallery'],
  intro: [
    'ألبومات المناسبات والمشاريع والأماكن، مع شرح الصور وحقوق استخدامها.',
    'Albums of events, projects and places, with captions and terms of use.',
  ],
  filters: ['تصفية الألبومات', 'Filter albums'],
  category: ['التصنيف', 'Category'],
  allCategories: ['كل التصنيفات', 'All categories'],
  none: ['لا توجد ألبومات مطابقة', 'No matching albums'],
  noneYet: ['لم تُنشر ألبومات صور بعد', 'No albums have been published yet'],
  all: ['كل الألبومات', 'All albums'],
  rights: ['الحقوق:', 'Rights:'],
  ownedBy: ['ملك {body}', 'Owned by {body}'],
  back: ['كل صور الألبوم', 'All pictures in this album'],
})

export const slideTexts = interfaceTexts('portal.slides', {
  label: ['أبرز ما في البوابة', 'Highlights'],
  slide: ['الشريحة {n} من {all}', 'Slide {n} of {all}'],
  before: ['الشريحة السابقة: {title}', 'Previous slide: {title}'],
  after: ['الشريحة التالية: {title}', 'Next slide: {title}'],
})

export const mediaBlockTexts = interfaceTexts('portal.mediaBlocks', {
  home: ['صور وفيديو', 'Pictures and videos'],
  more: ['المركز الإعلامي', 'Media centre'],
  place: ['صور وفيديو من الهيئة', 'Pictures and videos from this authority'],
  council: ['صور وفيديو من المجلس', 'Pictures and videos from this council'],
})

export const videoCount: Plural = {
  ar: { zero: 'لا فيديوهات', one: 'فيديو واحد', two: 'فيديوهان', few: '{n} فيديوهات', many: '{n} فيديو', other: '{n} فيديو' },
  en: { one: '{n} video', other: '{n} videos' },
}
export const albumCount: Plural = {
  ar: { zero: 'لا ألبومات', one: 'ألبوم واحد', two: 'ألبومان', few: '{n} ألبومات', many: '{n} ألبومًا', other: '{n} ألبوم' },
  en: { one: '{n} album', other: '{n} albums' },
}
export const imageCount: Plural = {
  ar: { zero: 'لا صور', one: 'صورة واحدة', two: 'صورتان', few: '{n} صور', many: '{n} صورة', other: '{n} صورة' },
  en: { one: '{n} picture', other: '{n} pictures' },
}

export const videoCounts = interfaceCounts('portal.video', { videoCount })
export const albumCounts = interfaceCounts('portal.albums', { albumCount, imageCount })
