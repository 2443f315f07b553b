import type { Label } from '../../define.ts'
import type { MenuIcon } from './menuIcons.ts'

/** Where an entry of the beginning leads: a page, a static page by its slug, or the page of an authority that is chosen first. */
export type StartingLink =
  | { readonly page: string }
  | { readonly list: string }
  | { readonly slug: string }
  | { readonly authority: string }
export interface StartingHeading {
  readonly title: Label
  readonly icon?: MenuIcon
  readonly entries: readonly (readonly [ar: string, en: string, link: StartingLink])[]
}

/** The basic menu of a fresh installation (portal and administration, section 20.1). */
export const startingBasicMenu: readonly StartingHeading[] = [
  {
    title: ['الهيئات المحلية', 'Local authorities'],
    icon: 'buildings',
    entries: [
      ['الهيئات المحلية', 'Local authorities', { page: '/localComms' }],
      ['مجالس الخدمات المشتركة', 'Shared-services councils', { page: '/councils' }],
      ['البنية التحتية والبيئة', 'Infrastructure and environment', { authority: 'infrastructureAndEnvironment' }],
      ['الوضع الاجتماعي', 'Social situation', { authority: 'socialSituation' }],
      ['الحكم الرشيد', 'Good governance', { page: '/intendedJudgments' }],
      ['قطاع الحكم المحلي', 'Local government sector', { page: '/localGovernmentSector' }],
    ],
  },
  {
    title: ['الخطط والموازنات', 'Plans and budgets'],
    icon: 'target',
    entries: [
      ['الخطط التنموية الاستراتيجية', 'Strategic development plans', { authority: 'strategicPlans' }],
      ['الخطط الاستثمارية الرأسمالية السنوية', 'Annual capital investment plans', { authority: 'annualPlans' }],
      ['الموازنات', 'Budgets', { page: '/intendedJudgments?type=budget' }],
      ['موازنة المواطن', 'Citizen budgets', { page: '/intendedJudgments?type=citizenBudget' }],
    ],
  },
  {
    title: ['التنمية الاقتصادية', 'Economic development'],
    icon: 'coins',
    entries: [
      ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank', { page: '/entrepreneurialIdeaBank' }],
      ['أضف فكرتك', 'Add your idea', { page: '/addCreativeIdeasBank' }],
      ['المستثمرون', 'Investors', { page: '/investors' }],
      ['تسجيل مستثمر', 'Register as an investor', { page: '/addInvestor' }],
      ['دورات المشاريع التنافسية', 'Competitive project cycles', { list: '/ads/competitiveCycle' }],
      ['الفرص الاستثمارية', 'Investment opportunities', { list: '/ads/investmentOpportunity' }],
    ],
  },
  {
    title: ['الخدمات والعطاءات', 'Services and tenders'],
    icon: 'serviceBell',
    entries: [
      ['خدمات البوابة', 'Services', { page: '/gateServices' }],
      ['الإعلانات والعطاءات', 'Notices and tenders', { page: '/ads' }],
      ['إيداع المخططات والاعتراضات', 'Deposited plans and objections', { list: '/ads/planDeposit' }],
      ['الوظائف', 'Vacancies', { list: '/ads/vacancy' }],
      ['متابعة طلب', 'Track a request', { page: '/entry' }],
    ],
  },
  {
    title: ['المركز الإعلامي', 'Media centre'],
    icon: 'newspaper',
    entries: [
      ['الأخبار', 'News', { page: '/news' }],
      ['الفعاليات', 'Events', { page: '/events' }],
      ['قصص النجاح', 'Success stories', { page: '/successStory' }],
      ['معرض الصور', 'Image gallery', { page: '/imgCenter' }],
      ['مكتبة الفيديو', 'Video library', { page: '/videoCenter' }],
      ['المركز الإعلامي', 'Media centre', { page: '/mediaCenter' }],
    ],
  },
  {
    title: ['المعرفة والقانون', 'Knowledge and law'],
    icon: 'book',
    entries: [
      ['تبادل المعرفة', 'Knowledge exchange', { page: '/knowledgeExchange' }],
      ['البيئة القانونية', 'Legal environment', { page: '/legalEnvironment' }],
      ['البيانات المفتوحة', 'Open data', { page: '/openData' }],
    ],
  },
  {
    title: ['عن الوزارة', 'About'],
    icon: 'info',
    entries: [
      ['من نحن', 'About us', { page: '/aboutUs' }],
      ['شركاؤنا', 'Our partners', { page: '/partnerships' }],
      ['اتصل بنا', 'Contact us', { page: '/contactUs' }],
    ],
  },
]

/** The second menu, in the foot of the portal. */
export const startingSecondMenu: readonly StartingHeading[] = [
  {
    title: ['روابط سريعة', 'Quick links'],
    entries: [
      ['الأخبار', 'News', { page: '/news' }],
      ['الإعلانات والعطاءات', 'Notices and tenders', { page: '/ads' }],
      ['الهيئات المحلية', 'Local authorities', { page: '/localComms' }],
      ['البيئة القانونية', 'Legal environment', { page: '/legalEnvironment' }],
      ['اتصل بنا', 'Contact us', { page: '/contactUs' }],
    ],
  },
  {
    title: ['السياسات', 'Policies'],
    entries: [
      ['بيان سهولة الوصول', 'Accessibility statement', { slug: 'accessibility-statement' }],
      ['سياسة الخصوصية', 'Privacy policy', { slug: 'privacy' }],
      ['شروط الاستخدام', 'Terms of use', { slug: 'terms' }],
      ['رخصة البيانات المفتوحة', 'Open data licence', { slug: 'open-data-licence' }],
      ['الحصول على المعلومات', 'Access to information', { slug: 'access-to-information' }],
    ],
  },
  {
    title: ['أدوات', 'Tools'],
    entries: [
      ['خارطة الموقع', 'Site map', { page: '/sitemap' }],
      ['خلاصات RSS', 'RSS feeds', { page: '/sitemap#feeds' }],
      ['جذور سجل التدقيق', 'Audit roots', { page: '/auditRoots' }],
      ['المساعدة', 'Help', { slug: 'help' }],
    ],
  },
]
