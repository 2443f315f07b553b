import type { SampleItem } from './items.ts'

/** An answer of the demonstration. */
export interface SampleAnswer {
  /** Key of the question. */
  readonly to: string
  /** Code of the place that has answered; null: the ministry. */
  readonly place: string | null
  /** Days after the question. */
  readonly after: number
  readonly text: string
  readonly isBest?: true
  /** It waits to be published. */
  readonly waits?: true
}

/** Questions of the knowledge exchange: two with answers, one that waits for its first. */
export const questions: readonly SampleItem[] = [
  {
    key: 'sorting-at-home',
    daysAgo: 34,
    type: 'question',
    topics: ['solidWaste', 'participation'],
    place: '15002',
    state: 'published',
    authors: 'قسم الصحة والبيئة',
    year: 2026,
    language: 'both',
    titleAr: 'كيف أقنعتم السكان بفرز النفايات في البيوت؟',
    titleEn: 'How did you persuade residents to sort waste at home?',
    summaryAr: 'بدأنا بثلاثة أحياء ووزعنا حاويتين لكل بناية، لكن أكثر ما يصلنا ما زال مختلطًا. ما الذي نجح عندكم؟',
    summaryEn:
      'We began with three neighbourhoods and two bins for each building, yet most of what reaches us is still mixed. What worked for you?',
    bodyAr:
      '<p>وزعنا الحاويات في آذار، وأرفقنا بكل واحدة ورقة إرشاد. بعد شهرين كانت الحاوية المخصصة للورق والبلاستيك نظيفة في بناية من كل خمس. نود أن نعرف: هل زار أحد البيوت، ومن؟ هل ربطتم الفرز بخصم من رسوم الجمع؟ وكم استغرق الأمر حتى صار عادة؟</p>',
    bodyEn:
      '<p>We handed out the bins in March with a sheet of instructions for each. Two months later the bin for paper and plastic was clean in one building out of five. We would like to know: did anybody visit the homes, and who? Did you link sorting to a discount on collection fees? And how long did it take to become a habit?</p>',
    tags: ['فرز النفايات', 'التوعية'],
  },
  {
    key: 'old-permits',
    daysAgo: 21,
    type: 'question',
    topics: ['digital', 'citizenServices'],
    place: null,
    state: 'published',
    authors: 'الإدارة العامة لتكنولوجيا المعلومات',
    year: 2026,
    language: 'both',
    titleAr: 'ما الطريقة الأجدى لأرشفة رخص البناء القديمة إلكترونيًا؟',
    titleEn: 'What is the best way to digitise old building permits?',
    summaryAr: 'لدى هيئات كثيرة عشرات آلاف الملفات الورقية. نجمع تجارب من بدأ: بأي سنة تبدؤون، ومن يفهرس، وكيف تُراجع الجودة؟',
    summaryEn:
      'Many authorities keep tens of thousands of paper files. We collect what those who have begun have learnt: with which year to begin, who indexes, and how quality is checked.',
    bodyAr:
      '<p>نعدّ إرشادات للهيئات التي تنوي تحويل أرشيف رخص البناء إلى ملفات إلكترونية. يهمنا أن نعرف كلفة الملف الواحد، وما الحقول التي تُفهرس، وهل بدأتم بالأحدث أم بالأقدم، وما نسبة الملفات التي تعذر مسحها، وكيف يصل المواطن إلى نسخة من رخصته.</p>',
    bodyEn:
      '<p>We are preparing guidance for authorities that intend to digitise their archive of building permits. We would like to know what one file costs, which fields are indexed, whether you began with the newest or the oldest, what share of files could not be scanned, and how a citizen gets a copy of a permit.</p>',
    tags: ['أرشفة', 'رخص البناء'],
  },
  {
    key: 'market-days',
    daysAgo: 9,
    type: 'question',
    topics: ['economy'],
    place: '35001',
    state: 'published',
    authors: 'قسم الأسواق',
    year: 2026,
    language: 'both',
    titleAr: 'هل نجح عندكم سوق أسبوعي لمنتجات المزارعين؟',
    titleEn: 'Has a weekly farmers’ market worked for you?',
    summaryAr: 'نفكر في تخصيص ساحة يوم الجمعة لمزارعي القرى المجاورة، ونسأل عن الرسوم والنظافة ومواقف السيارات.',
    summaryEn: 'We consider giving a square on Fridays to farmers of the villages around, and ask about fees, cleaning and parking.',
    bodyAr:
      '<p>الساحة تتسع لأربعين بسطة وتخدم ثلاث قرى. نسأل الهيئات التي جربت سوقًا أسبوعيًا: كم رسم البسطة، ومن ينظف بعد السوق، وهل اعترض أصحاب المحلات الدائمة، وكيف نُظمت المواقف في يوم السوق؟ ويهمنا أيضًا أن نعرف كم بسطة استمرت بعد السنة الأولى، وما الذي جعل بعضها ينقطع.</p>',
    bodyEn:
      '<p>The square has room for forty stalls and serves three villages. We ask authorities that have tried a weekly market: what does a stall pay, who cleans afterwards, did the owners of permanent shops object, and how was parking arranged on market day? We would also like to know how many stalls were still there after the first year, and what made others stay away.</p>',
    tags: ['أسواق'],
  },
]

/** What was answered to them, in the order of time. */
export const answers: readonly SampleAnswer[] = [
  {
    to: 'sorting-at-home',
    place: '35001',
    after: 4,
    text: '<p>بدأنا من المدارس: كل مدرسة جمعت الورق أسبوعًا وعرضت وزنه على لوحة عند بابها. حمل الأطفال الفكرة إلى البيوت، وارتفعت نسبة البنايات التي تفرز من 18% إلى 40% في فصل دراسي واحد.</p>',
  },
  {
    to: 'sorting-at-home',
    place: '50001',
    after: 9,
    text: '<p>الورقة وحدها لا تكفي. ما نجح عندنا ثلاثة أمور معًا:</p><ul><li>زيارة كل بيت مرتين، يقوم بها شباب من الحي نفسه لا موظفون من خارجه.</li><li>ملصق على الحاوية يوم الجمع: أخضر إن كان الفرز سليمًا، وأصفر مع سطر يقول ما الخطأ.</li><li>خصم 10% من رسوم الجمع للبناية التي تحصل على ثمانية ملصقات خضراء متتالية.</li></ul><p>صار الفرز عادة بعد سبعة أشهر، وكلفة الزيارات عشرون شيكلًا للبيت.</p>',
    isBest: true,
  },
  {
    to: 'sorting-at-home',
    place: '15001',
    after: 15,
    text: '<p>ننصح بأن تبدأ بالمحلات التجارية قبل البيوت: الكرتون وحده ثلث ما نجمعه من السوق، وأصحاب المحلات رحبوا لأن الجمع صار يوميًا.</p>',
    waits: true,
  },
  {
    to: 'old-permits',
    place: '10001',
    after: 6,
    text: '<p>We began with the newest files and worked backwards: nine requests out of ten concern permits of the last fifteen years. One file costs about four shekels, half of it for indexing. Five fields are enough: block, parcel, year, owner as written, and number of the permit. A second person checks every twentieth file.</p>',
  },
]
