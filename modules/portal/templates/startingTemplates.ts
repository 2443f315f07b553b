import type { Label } from '../../define.ts'
import type { TemplatedCode } from './templated.ts'

/** A template of a fresh installation. */
export interface StartingTemplate {
  readonly module: TemplatedCode
  readonly audience: 'staff' | 'visitor'
  /** Code of a value of the module's list. */
  readonly category?: string
  readonly name: Label
  /** Lines: `- ` begins an entry of a list, `## ` a heading. */
  readonly intro?: readonly [ar: readonly string[], en: readonly string[]]
  readonly skeleton?: readonly [ar: readonly string[], en: readonly string[]]
  /** The form's own fields, each with its help where it has one. */
  readonly fields: readonly (readonly [key: string, help?: Label])[]
}

const usual = (module: TemplatedCode, ar: string, en: string, fields: readonly string[]): StartingTemplate => ({
  module,
  audience: 'staff',
  name: [ar, en],
  fields: fields.map(key => [key]),
})

/** The templates of a fresh installation (portal and administration, section 20.2): a default of each form, and prepared texts of notices. */
export const startingTemplates: readonly StartingTemplate[] = [
  usual('news', 'خبر', 'News item', ['title', 'summary']),
  usual('ads', 'إعلان', 'Notice', ['title', 'summary']),
  usual('event', 'فعالية', 'Event', ['title', 'summary']),
  usual('successStory', 'قصة نجاح', 'Success story', ['title', 'summary']),
  usual('knowledgeExchange', 'مادة معرفية', 'Knowledge item', ['title', 'summary']),
  usual('legalEnvironment', 'تشريع', 'Legal text', ['title', 'summary']),
  usual('partnership', 'شراكة', 'Partnership', ['title', 'description']),
  usual('investors', 'مستثمر يدخله الموظفون', 'Investor entered by staff', ['name', 'kind']),
  usual('creativeIdeasBank', 'فكرة يدخلها الموظفون', 'Idea entered by staff', ['title', 'summary']),
  {
    module: 'investors',
    audience: 'visitor',
    name: ['تسجيل مستثمر', 'Registration of an investor'],
    intro: [
      [
        'جهّز قبل البدء رقم السجل التجاري إن وُجد، ووصفًا لنشاطك في بضع جمل.',
        'نراجع التسجيل، ونبلغك بالقرار على بريدك. لا يظهر اسمك للعامة إلا إذا سمحت بذلك.',
      ],
      [
        'Have the commercial registration number at hand, if there is one, and a few sentences about your activity.',
        'We review the registration and tell you the decision by e-mail. Your name is shown to the public only if you allow it.',
      ],
    ],
    fields: [['name'], ['kind']],
  },
  {
    module: 'creativeIdeasBank',
    audience: 'visitor',
    name: ['فكرة جديدة', 'A new idea'],
    intro: [
      [
        'اكتب المشكلة التي تراها، ثم كيف تحلها فكرتك ومن يستفيد منها. لا تحتاج إلى دراسة جدوى.',
        'تختار أنت من يقرأ الفكرة. لا ننشرها إلا بموافقتك على النص نفسه.',
      ],
      [
        'Write which problem you see, then how your idea solves it and whom it serves. No feasibility study is needed.',
        'You choose who reads the idea. We publish it only when you have agreed to its wording.',
      ],
    ],
    fields: [['title'], ['summary']],
  },
  {
    module: 'contactUs',
    audience: 'visitor',
    name: ['رسالة تواصل', 'Contact message'],
    fields: [['title'], ['message']],
  },
  {
    module: 'ads',
    audience: 'staff',
    category: 'worksTender',
    name: ['عطاء أشغال', 'Works tender'],
    skeleton: [
      [
        'تدعو … المقاولين المصنفين في مجال … بدرجة … إلى تقديم عروضهم لتنفيذ مشروع ….',
        '## نطاق العمل',
        '…',
        '## شروط المشاركة',
        '- شهادة تصنيف سارية من اتحاد المقاولين.',
        '- شهادة خصم مصدر سارية.',
        '- كفالة دخول العطاء بقيمة … سارية مدة … يومًا.',
        '## وثائق العطاء وتسليم العروض',
        'تُطلب الوثائق من … وتُسلم العروض في ظرف مغلق قبل الموعد المحدد أعلاه. رسوم الإعلان على من يرسو عليه العطاء.',
      ],
      [
        '… invites contractors classified in … of class … to submit their offers for the project ….',
        '## Scope of work',
        '…',
        '## Conditions',
        '- A valid classification certificate from the Contractors’ Union.',
        '- A valid withholding-tax certificate.',
        '- A bid security of …, valid for … days.',
        '## Documents and offers',
        'The documents are available at …. Offers are submitted in sealed envelopes before the deadline above. The successful bidder bears the cost of the announcement.',
      ],
    ],
    fields: [['title'], ['bidSecurity'], ['deliveryPlace']],
  },
  {
    module: 'ads',
    audience: 'staff',
    category: 'planDeposit',
    name: ['إيداع مخطط', 'Plan deposit'],
    skeleton: [
      [
        'تعلن … عن إيداع المخطط رقم … للأحواض … والقطع … للاعتراض، وفقًا لقانون تنظيم المدن والقرى والأبنية رقم (79) لسنة 1966.',
        '## الاطلاع',
        'يمكن الاطلاع على المخطط في … خلال أوقات الدوام الرسمي.',
        '## الاعتراض',
        'تُقدَّم الاعتراضات خطيًا مع ما يثبت الملكية إلى … خلال مدة الإيداع.',
      ],
      [
        '… announces the deposit of plan no. … for blocks … and parcels … for objections, under the Law on the Planning of Cities, Villages and Buildings No. (79) of 1966.',
        '## Where to see it',
        'The plan can be seen at … during office hours.',
        '## Objections',
        'Objections are submitted in writing, with proof of ownership, to … within the deposit period.',
      ],
    ],
    fields: [['title'], ['planReference'], ['objectionPlace']],
  },
  {
    module: 'ads',
    audience: 'staff',
    category: 'vacancy',
    name: ['وظيفة شاغرة', 'Vacancy'],
    skeleton: [
      [
        'تعلن … عن حاجتها إلى ….',
        '## المهام',
        '- …',
        '## المؤهلات',
        '- شهادة … في …',
        '- خبرة … سنوات',
        '## التقديم',
        'تُقدَّم الطلبات مع السيرة الذاتية والشهادات إلى … قبل الموعد المحدد أعلاه.',
      ],
      [
        '… seeks ….',
        '## Tasks',
        '- …',
        '## Qualifications',
        '- A degree of … in …',
        '- … years of experience',
        '## How to apply',
        'Applications with a curriculum vitae and certificates are submitted to … before the deadline above.',
      ],
    ],
    fields: [['title'], ['deliveryPlace']],
  },
]
