import {
  bilingual,
  boolean,
  choice,
  date,
  decimal,
  email,
  image,
  integer,
  lookup,
  phone,
  rows,
  text,
  time,
  url,
  usualTimeZone,
} from '../../define.ts'
import { keyFigures } from './keyFigures.ts'
import { composite, optional, optionalText, setting } from './setting.ts'

const isPublic = true

/** The days of the week, Sunday first as here: their numbers are those of JavaScript. */
export const weekdays = {
  sunday: [0, 'الأحد', 'Sunday'],
  monday: [1, 'الاثنين', 'Monday'],
  tuesday: [2, 'الثلاثاء', 'Tuesday'],
  wednesday: [3, 'الأربعاء', 'Wednesday'],
  thursday: [4, 'الخميس', 'Thursday'],
  friday: [5, 'الجمعة', 'Friday'],
  saturday: [6, 'السبت', 'Saturday'],
} as const

/** The sizes of a page of a list (specification, section 9). */
export const pageSizes = { small: [5, '5', '5'], usual: [10, '10', '10'], medium: [20, '20', '20'], large: [30, '30', '30'] } as const
/** The kinds of pictures that may be taken. */
const imageTypes = {
  png: [1, 'PNG', 'PNG'],
  jpg: [2, 'JPEG', 'JPEG'],
  webp: [3, 'WebP', 'WebP'],
  avif: [4, 'AVIF', 'AVIF'],
  gif: [5, 'GIF', 'GIF'],
} as const
/** The kinds of documents that may be taken. */
const videoPlayers = { youtube: [1, 'يوتيوب', 'YouTube'], vimeo: [2, 'فيميو', 'Vimeo'] } as const
const documentTypes = {
  pdf: [1, 'PDF', 'PDF'],
  doc: [2, 'Word (doc)', 'Word (doc)'],
  docx: [3, 'Word (docx)', 'Word (docx)'],
  xls: [4, 'Excel (xls)', 'Excel (xls)'],
  xlsx: [5, 'Excel (xlsx)', 'Excel (xlsx)'],
  pptx: [6, 'PowerPoint (pptx)', 'PowerPoint (pptx)'],
  csv: [7, 'CSV', 'CSV'],
  odt: [8, 'OpenDocument (odt)', 'OpenDocument (odt)'],
  ods: [9, 'OpenDocument (ods)', 'OpenDocument (ods)'],
  zip: [10, 'ZIP', 'ZIP'],
  dwg: [11, 'AutoCAD (dwg)', 'AutoCAD (dwg)'],
  geojson: [12, 'GeoJSON', 'GeoJSON'],
  vtt: [13, 'WebVTT', 'WebVTT'],
} as const

/** Who the portal is, how one reaches its owner, and what it shows. */
export const siteSettings = {
  productName: setting(
    'General.ProductName',
    bilingual('اسم المنتج', 'Product name').min(2).max(40),
    ['محلّي', 'Mahalli'],
    [
      'يظهر في رأس البوابة وعناوين صفحاتها ولوحة التحكم والرسائل',
      'Stands in the head of the portal, in page titles, the dashboard and messages',
    ],
    { isPublic },
  ),
  slogan: setting(
    'General.Slogan',
    bilingual('الشعار اللفظي', 'Slogan').max(100),
    ['الحكم المحلي أقرب إليك', 'Local government, closer to you'],
    ['جملة قصيرة تحت اسم المنتج وفي عنوان الصفحة الرئيسية', 'A short sentence under the product name and in the title of the home page'],
    { isPublic },
  ),
  ownerName: setting(
    'General.OwnerName',
    bilingual('اسم الجهة المالكة', 'Owner').min(2).max(100),
    ['وزارة الحكم المحلي', 'Ministry of Local Government'],
    ['الجهة المسؤولة عن البوابة، تظهر في رأسها وتذييلها', 'Who answers for the portal: shown in its head and foot'],
    { isPublic },
  ),
  logo: optional(
    'General.Logo',
    image('الشعار', 'Logo').types('png', 'webp').maxKB(512),
    ['صورة تظهر بدل علامة المنتج في رأس البوابة', 'A picture in place of the product mark in the head of the portal'],
    { isPublic },
  ),
  logoDark: optional(
    'General.LogoDark',
    image('الشعار على خلفية داكنة', 'Logo on a dark ground').types('png', 'webp').maxKB(512),
    [
      'صورة تحل محل الشعار لمن يعرض البوابة بالألوان الداكنة. دونها يظهر الشعار نفسه',
      'A picture in place of the logo for who reads the portal in dark colours. Without it the logo itself is shown',
    ],
    { isPublic },
  ),
  favicon: optional(
    'General.Favicon',
    image('أيقونة الموقع', 'Site icon').types('png', 'webp').maxKB(512),
    ['صورة مربعة تظهر في لسان المتصفح بدل علامة المنتج', 'A square picture in the tab of the browser, in place of the product mark'],
    { isPublic },
  ),
  timeZone: setting(
    'General.TimeZone',
    text('المنطقة الزمنية', 'Time zone').max(60),
    usualTimeZone,
    ['تُحسب بها الأيام والمواعيد وتُعرض بها الأوقات', 'In it days and deadlines are counted and times are shown'],
    { isPublic, picker: 'zone' },
  ),
  publicUrl: optionalText(
    'General.PublicUrl',
    text('عنوان البوابة', 'Address of the portal')
      .max(200)
      .matches(/^https?:\/\/[^/?#\s]+\/?$/),
    [
      'العنوان الذي يصل به الناس إلى البوابة، مثل https://portal.example.ps. يُكتب في الروابط والرسائل',
      'By which people reach the portal, such as https://portal.example.ps. Written in links and messages',
    ],
    { environment: 'PUBLIC_URL' },
  ),

  officeDays: setting(
    'Contact.OfficeDays',
    choice('أيام الدوام', 'Office days', weekdays).many(),
    ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
    [
      'تظهر في رأس البوابة وتذييلها، ومنها يُعرف إن كان المكتب مفتوحًا الآن',
      'Shown in the head and foot of the portal, which says by them whether the office is open now',
    ],
    { isPublic },
  ),
  officeFrom: setting('Contact.OfficeFrom', time('بداية الدوام', 'Office opens'), '08:00', ['بتوقت البوابة', 'In the time of the portal'], {
    isPublic,
  }),
  officeTo: setting('Contact.OfficeTo', time('نهاية الدوام', 'Office closes'), '15:00', ['بعد بداية الدوام', 'Later than it opens'], {
    isPublic,
  }),
  holidays: setting(
    'Calendar.Holidays',
    rows('العطل الرسمية', 'Official holidays', {
      holiday: lookup('العطلة', 'Holiday', 'officialHoliday').required(),
      fromDate: date('من', 'From').required(),
      toDate: date('إلى', 'To').required(),
      note: text('ملاحظة', 'Note').max(200),
    }).max(100),
    [],
    ['أيام مغلقة وإن كانت من أيام الدوام', 'Days on which the office is closed although it is an office day'],
    { isPublic },
  ),
  contactPhone: optionalText('Contact.Phone', phone('الهاتف', 'Telephone'), ['في تذييل البوابة', 'In the foot of the portal'], {
    isPublic,
  }),
  contactFax: optionalText('Contact.Fax', phone('الفاكس', 'Fax'), ['في تذييل البوابة', 'In the foot of the portal'], { isPublic }),
  contactHotline: optionalText(
    'Contact.Hotline',
    text('الخط الساخن', 'Hotline')
      .max(20)
      .matches(/^[+*#0-9 -]{3,20}$/),
    ['رقم قصير للاتصال السريع', 'A short number to call'],
    { isPublic },
  ),
  contactEmail: optionalText('Contact.Email', email('البريد الإلكتروني', 'E-mail'), ['في تذييل البوابة', 'In the foot of the portal'], {
    isPublic,
  }),
  contactAddress: optional('Contact.Address', bilingual('العنوان', 'Address').max(200), ['في تذييل البوابة', 'In the foot of the portal'], {
    isPublic,
  }),
  contactPoBox: optionalText('Contact.PoBox', text('صندوق البريد', 'P.O. box').max(40), ['في تذييل البوابة', 'In the foot of the portal'], {
    isPublic,
  }),
  social: setting(
    'Contact.Social',
    rows('صفحات التواصل الاجتماعي', 'Social networks', {
      network: lookup('الشبكة', 'Network', 'socialNetwork').required(),
      url: url('الرابط', 'Link').required().max(500),
    })
      .max(20)
      .unique('network'),
    [],
    ['روابط في تذييل البوابة بترتيبها هنا', 'Links in the foot of the portal, in this order'],
    { isPublic },
  ),

  homeBlocks: setting(
    'Site.HomeBlocks',
    rows('أقسام الصفحة الرئيسية', 'Blocks of the first page', {
      block: lookup('القسم', 'Block', 'homeBlock').required(),
      isVisible: boolean('ظاهر', 'Visible').required(),
      count: integer('عدد المواد', 'Items').between(3, 12),
    })
      .max(20)
      .unique('block'),
    [],
    [
      'ما يظهر في الصفحة الرئيسية وبأي ترتيب، وعدد المواد في كل قسم من 3 إلى 12. القسم الذي لا محتوى له لا يظهر',
      'What the first page shows and in which order, and how many items a block has, 3 to 12. A block without content is not shown',
    ],
    { isPublic, picker: 'homeBlocks' },
  ),
  keyFigures: setting(
    'Site.KeyFigures',
    choice('الأرقام الرئيسية', 'Key figures', keyFigures).many(),
    [],
    [
      'ما تقوله الصفحة الرئيسية بالأرقام وبأي ترتيب. بلا اختيار تُقال كلها في جملة، ولا يظهر رقم لا بيانات له بعد',
      'What the first page says in figures, and in which order. Where nothing is chosen all of them stand in one sentence; a figure without data is left out',
    ],
    { isPublic, picker: 'keyFigures' },
  ),
  listPageSize: setting(
    'Site.ListPageSize',
    choice('عدد المواد في صفحة القائمة', 'Items on a page of a list', pageSizes),
    'usual',
    ['لقوائم البوابة العامة', 'In the lists of the portal'],
    { isPublic },
  ),
  indexing: setting(
    'Site.Indexing',
    boolean('السماح لمحركات البحث بالفهرسة', 'Search engines may index the portal').initially(true),
    true,
    ['عند إيقافه يطلب ملف robots.txt من محركات البحث ألا تفهرس شيئًا', 'When off, robots.txt asks search engines to index nothing'],
    { isPublic },
  ),
  searchesPerMinute: setting(
    'Site.SearchesPerMinute',
    integer('عمليات البحث من العنوان الواحد في الدقيقة', 'Searches of an address in a minute').between(1, 1_000_000),
    30,
    [
      'عنوان الشبكة الذي يأتي منه البحث، وقد يكون عنوانًا لدائرة كاملة. ولتقليب النتائج والاقتراحات أثناء الكتابة أربعة أضعافه لكل منهما، ولتنزيل قائمة الهيئات مثله، ويُعدّ كل منها وحده',
      'The network address from which they come; a whole office may share one. Turning pages of results and suggestions while typing have four times as many each, downloads of the list of authorities as many; each is counted by itself',
    ],
    { environment: 'MAHALLI_SEARCHES_PER_MINUTE' },
  ),

  fourEyes: setting('Content.FourEyes', boolean('النشر بعين ثانية', 'A second pair of eyes').initially(true), true, [
    'من أرسل المادة للمراجعة لا ينشرها بنفسه',
    'Who sent an item for review does not publish it',
  ]),
  placesPublishThemselves: setting(
    'Content.PlacesPublishThemselves',
    boolean('الجهات تنشر محتواها بنفسها', 'Places publish their own content').initially(false),
    false,
    ['عند إيقافه يقرر النشرَ موظفو العلاقات العامة في الوزارة', 'When off, the ministry’s public relations decide on what is published'],
  ),
  reviewDays: setting('Content.ReviewDays', integer('مهلة المراجعة بأيام العمل', 'Working days for a review').between(1, 60), 3, [
    'إذا انتظرت مادة أطول منها يُذكَّر بها مرة واحدة من يقررون النشر',
    'Who decides on an item that waits longer is reminded of it, once',
  ]),
  requireEnglish: setting(
    'Content.RequireEnglish',
    choice('محتوى لا يُنشر دون نص إنجليزي', 'Content that is not published without English', {
      news: [1, 'الأخبار', 'News'],
      successStory: [2, 'قصص النجاح', 'Success stories'],
    }).many(),
    [],
    ['الأنواع المختارة تحتاج إلى العنوان والملخص والنص باللغتين', 'The chosen kinds need title, summary and text in both languages'],
  ),

  keepVersions: setting(
    'Content.KeepVersions',
    integer('عدد النسخ المحفوظة من كل سجل', 'Versions kept of each record').between(5, 500),
    50,
    [
      'تُمحى النسخ الأقدم كل ليلة، وتبقى النسخة المنشورة مهما قدمت',
      'Older ones are erased each night; the version that is public stays, however old it is',
    ],
  ),
  requireCaptions: setting(
    'Content.RequireCaptions',
    boolean('لا يُنشر فيديو دون ترجمة مرئية أو نص', 'Videos need captions or a transcript').initially(false),
    false,
    [
      'عند تشغيله يُرفض نشر فيديو ليس له ترجمة مرئية ولا نص مكتوب',
      'When on, a video without captions and without a transcript is not published',
    ],
  ),
  videoPlayers: setting(
    'Content.VideoPlayers',
    choice('مواقع الفيديو التي تُشغَّل داخل البوابة', 'Video sites whose player opens within the portal', videoPlayers).many(),
    ['youtube', 'vimeo'],
    [
      'لا يُحمَّل شيء من الموقع قبل أن ينقر الزائر. ما ليس مختارًا يُفتح في موقعه',
      'Nothing is loaded from the site before the visitor clicks. What is not chosen opens at its own site',
    ],
    { isPublic },
  ),

  pageSizeOptions: setting(
    'Lists.PageSizeOptions',
    choice('خيارات عدد الصفوف', 'Choices of rows on a page', pageSizes).many(),
    ['small', 'usual', 'medium', 'large'],
    ['ما يُعرض تحت قوائم لوحة التحكم', 'Offered beneath the lists of the dashboard'],
    { isPublic },
  ),
  pageSize: setting(
    'Lists.PageSizeDefault',
    choice('عدد الصفوف في البداية', 'Rows on a page at first', pageSizes),
    'usual',
    ['لقوائم لوحة التحكم التي لا تحدد غيره', 'In the lists of the dashboard that say nothing else'],
    { isPublic },
  ),
  exportMaxRows: setting(
    'Lists.ExportMaxRows',
    integer('أقصى عدد صفوف في التصدير', 'Rows of an export at most').between(1000, 200_000),
    50_000,
    ['قائمة أكبر منه لا تُصدَّر حتى تُضيَّق عوامل التصفية', 'A list with more is not exported until it is filtered'],
  ),

  mapAttribution: optional(
    'Maps.Attribution',
    bilingual('مصدر الخرائط', 'Credit of the maps').max(300),
    [
      'يظهر مع كل خريطة. دون قيمة يظهر مصدر مواقع البيانات التجريبية إن كانت محمّلة',
      'Shown with every map. Left empty, the source of the demonstration places is shown where they are loaded',
    ],
    { isPublic },
  ),
  mapBounds: composite(
    'Maps.Bounds',
    ['حدود الخريطة', 'Bounds of the map'],
    {
      south: decimal('أقصى الجنوب', 'South', '°').between(-90, 90),
      north: decimal('أقصى الشمال', 'North', '°').between(-90, 90),
      west: decimal('أقصى الغرب', 'West', '°').between(-180, 180),
      east: decimal('أقصى الشرق', 'East', '°').between(-180, 180),
    },
    { south: 31, north: 33.4, west: 34, east: 35.7 },
    ['لا تُقبل نقطة جديدة خارجها', 'No new point is taken outside them'],
    { isPublic },
  ),

  maxImageKB: setting(
    'Uploads.MaxImageKB',
    integer('أكبر صورة', 'Largest image', 'KB').between(100, 51_200),
    5120,
    ['سقف لكل حقول الصور، وقد يحدد الحقل أقل منه', 'The ceiling of all image fields; a field may allow less'],
    { isPublic },
  ),
  maxDocumentKB: setting(
    'Uploads.MaxDocumentKB',
    integer('أكبر وثيقة', 'Largest document', 'KB').between(100, 204_800),
    51_200,
    ['سقف لكل حقول الملفات، وقد يحدد الحقل أقل منه', 'The ceiling of all file fields; a field may allow less'],
    { isPublic },
  ),
  maxVideoKB: setting(
    'Uploads.MaxVideoKB',
    integer('أكبر ملف فيديو', 'Largest video', 'KB').between(1024, 204_800),
    204_800,
    ['لملفات الفيديو المرفوعة؛ ما زاد يُنشر برابط خارجي', 'For uploaded videos; a larger one is published by a link'],
    { isPublic },
  ),
  imageTypes: setting(
    'Uploads.ImageTypes',
    choice('أنواع الصور المسموحة', 'Image types that are taken', imageTypes).many(),
    ['png', 'jpg', 'webp', 'avif', 'gif'],
    ['يُعرف النوع من محتوى الملف لا من اسمه', 'The content of a file tells its type, not its name'],
    { isPublic },
  ),
  documentTypes: setting(
    'Uploads.DocumentTypes',
    choice('أنواع الوثائق المسموحة', 'Document types that are taken', documentTypes).many(),
    ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'pptx', 'csv', 'odt', 'ods', 'zip', 'dwg', 'geojson', 'vtt'],
    ['يُعرف النوع من محتوى الملف لا من اسمه', 'The content of a file tells its type, not its name'],
    { isPublic },
  ),
} as const
