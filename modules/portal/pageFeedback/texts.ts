import { interfaceTexts } from '../../define.ts'

/** The question at the foot of every page, and its answer. */
export const usefulTexts = interfaceTexts('portal.useful', {
  ask: ['هل كانت هذه الصفحة مفيدة؟', 'Was this page useful?'],
  askPortal: ['هل كانت البوابة مفيدة؟', 'Was the portal useful?'],
  yes: ['نعم', 'Yes'],
  no: ['لا', 'No'],
  trap: ['اترك هذا الحقل فارغًا', 'Leave this field empty'],
  sending: ['جارٍ الإرسال…', 'Sending…'],
  unreached: ['تعذر الإرسال. تحقق من اتصالك وأعد المحاولة.', 'It could not be sent. Check your connection and try again.'],
  thanks: ['شكرًا، وصلنا رأيك.', 'Thank you, we have your answer.'],
  thanksWhy: ['شكرًا. ما الذي كان ينقصها؟', 'Thank you. What was missing?'],
  reason: ['السبب', 'Reason'],
  noReason: ['اختر سببًا (اختياري)', 'Choose a reason (optional)'],
  comment: ['تعليقك', 'Your comment'],
  commentHint: [
    'حتى 500 حرف، ولا نرد عليه. لا تكتب اسمك أو رقمك.',
    'Up to 500 characters. We do not reply to it. Do not write your name or number.',
  ],
  send: ['أرسل', 'Send'],
  title: ['رأيك في صفحات البوابة', 'Your view of the portal’s pages'],
  intro: [
    'نسأل أسفل كل صفحة هل كانت مفيدة، لنصلح ما ينقصها.',
    'At the foot of every page we ask whether it was useful, so that we can put it right.',
  ],
  describe: ['قل لنا هل كانت صفحة من صفحات البوابة مفيدة', 'Tell us whether a page of the portal was useful'],
  askedAbout: ['الصفحة التي نسأل عنها', 'The page that we ask about'],
  portal: ['البوابة كلها', 'The whole portal'],
  next: ['ماذا نفعل برأيك', 'What we do with your answer'],
  nextRead: [
    'يقرأ الموظفون الآراء صفحةً صفحة، وأولها ما لم ينفع أكثر من قيّمها.',
    'Staff read the answers page by page, those first that most found of no use.',
  ],
  nextCounted: [
    'يُحسب لكل صفحة رأي واحد في اليوم: إن غيّرته حُسب الأخير.',
    'One answer a day counts for a page: if you change it, the last one does.',
  ],
  nextUnnamed: ['لا نحفظ من أنت ولا من أين أجبت.', 'We keep neither who you are nor from where you answered.'],
  back: ['عد إلى الصفحة', 'Back to the page'],
  home: ['إلى الصفحة الرئيسية', 'To the home page'],
  contact: ['تحتاج إلى رد؟ اكتب إلينا', 'Need an answer? Write to us'],
})

/** The ratings by page, as staff read them. */
export const pageCountTexts = interfaceTexts('pageFeedback', {
  byPage: ['التقييم بحسب الصفحة', 'Ratings by page'],
  intro: [
    'الصفحات التي قيّمها الزوار، وأولها ما لم ينفع أكثرهم. لا يُحفظ من قيّم.',
    'The pages that visitors rated, those first that most found of no use. Who rated them is not kept.',
  ],
  period: ['المدة', 'Period'],
  month: ['آخر 30 يومًا', 'Last 30 days'],
  quarter: ['آخر 90 يومًا', 'Last 90 days'],
  year: ['آخر سنة', 'Last year'],
  page: ['الصفحة', 'Page'],
  useful: ['مفيدة', 'Useful'],
  notUseful: ['غير مفيدة', 'Not useful'],
  comments: ['تعليقات', 'Comments'],
  last: ['آخر تقييم', 'Last rating'],
  ratings: ['التقييمات', 'Ratings'],
  show: ['اعرض تقييمات {page}', 'Show the ratings of {page}'],
  none: ['لم تُقيّم صفحة في هذه المدة', 'No page was rated in this time'],
  noneWhy: ['يقيّم الزوار الصفحات من أسفلها.', 'Visitors rate pages at their foot.'],
  open: ['افتح الصفحة', 'Open the page'],
  home: ['الصفحة الرئيسية', 'Home page'],
  toList: ['كل التقييمات', 'All ratings'],
})

/** How often pages are opened, as staff read it. */
export const pageVisitTexts = interfaceTexts('pageVisits', {
  visits: ['زيارات الصفحات', 'Visits by page'],
  intro: [
    'كم مرة فُتحت كل صفحة من صفحات البوابة، وأولها أكثرها زيارة. لا يُعرف من فتحها، ولا تُحسب برامج الزحف.',
    'How often each page of the portal was opened, the most visited first. Who opened it is not known, and robots are not counted.',
  ],
  all: ['الزيارات', 'Visits'],
  inArabic: ['بالعربية', 'In Arabic'],
  inEnglish: ['بالإنجليزية', 'In English'],
  noExport: ['تنقص صلاحية «تصدير» في «طلبات الزوار»', 'You lack “Export” in “Visitor entries”'],
  week: ['آخر 7 أيام', 'Last 7 days'],
  none: ['لا زيارات في هذه المدة', 'No visits in this time'],
  noneWhy: ['تُحسب زيارة كلما فتح زائر صفحة من البوابة.', 'A visit is counted whenever a visitor opens a page of the portal.'],
})
