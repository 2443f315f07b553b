import type { Label } from '../../define.ts'

/** A page of the portal that menus lead to. */
export interface PublicRoute {
  /** Its path in Arabic. */
  readonly path: string
  readonly label: Label
  /** Ways into the page that menus offer by a name of their own. */
  readonly ways?: readonly (readonly [more: string, ar: string, en: string])[]
  /** The lookup list by whose codes it is narrowed: `/news/{code}`. */
  readonly by?: string
}

/** The pages of the portal (specification, section 2; portal and administration, section 15), in the order in which they are offered. */
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/', label: ['الرئيسية', 'Home'] },
  {
    path: '/localComms',
    label: ['الهيئات المحلية', 'Local authorities'],
    by: 'governorate',
  },
  { path: '/councils', label: ['مجالس الخدمات المشتركة', 'Shared-services councils'] },
  { path: '/news', label: ['الأخبار', 'News'], by: 'newsCategory' },
  { path: '/ads', label: ['الإعلانات والعطاءات', 'Notices and tenders'], by: 'adCategory' },
  { path: '/events', label: ['الفعاليات', 'Events'], by: 'eventCategory' },
  { path: '/aboutUs', label: ['من نحن', 'About us'] },
  { path: '/contactUs', label: ['اتصل بنا', 'Contact us'] },
  { path: '/localGovernmentSector', label: ['قطاع الحكم المحلي', 'Local government sector'] },
  { path: '/gateServices', label: ['خدمات البوابة', 'Services'] },
  { path: '/partnerships', label: ['شركاؤنا', 'Our partners'] },
  { path: '/mediaCenter', label: ['المركز الإعلامي', 'Media centre'] },
  { path: '/imgCenter', label: ['معرض الصور', 'Image gallery'] },
  { path: '/videoCenter', label: ['مكتبة الفيديو', 'Video library'] },
  { path: '/video', label: ['الفيديو', 'Video'] },
  { path: '/successStory', label: ['قصص النجاح', 'Success stories'] },
  { path: '/knowledgeExchange', label: ['تبادل المعرفة', 'Knowledge exchange'] },
  { path: '/legalEnvironment', label: ['البيئة القانونية', 'Legal environment'] },
  {
    path: '/intendedJudgments',
    label: ['الحكم الرشيد', 'Good governance'],
    ways: [
      ['?type=budget', 'الموازنات', 'Budgets'],
      ['?type=citizenBudget', 'موازنة المواطن', 'Citizen budgets'],
    ],
  },
  { path: '/entrepreneurialIdeaBank', label: ['بنك الأفكار الإبداعية والريادية', 'Creative and entrepreneurial ideas bank'] },
  { path: '/addCreativeIdeasBank', label: ['أضف فكرتك', 'Add your idea'] },
  { path: '/investors', label: ['المستثمرون', 'Investors'] },
  { path: '/addInvestor', label: ['تسجيل مستثمر', 'Register as an investor'] },
  { path: '/openData', label: ['البيانات المفتوحة', 'Open data'] },
  { path: '/entry', label: ['متابعة طلب', 'Track a request'] },
  { path: '/follow', label: ['المتابعة بالبريد', 'Follow by e-mail'] },
  { path: '/pageFeedback', label: ['رأيك في صفحات البوابة', 'Your view of the portal’s pages'] },
  { path: '/search', label: ['البحث', 'Search'] },
  { path: '/sitemap', label: ['خارطة الموقع', 'Site map'], ways: [['#feeds', 'خلاصات RSS', 'RSS feeds']] },
  { path: '/auditRoots', label: ['جذور سجل التدقيق', 'Audit roots'] },
  { path: '/api/docs', label: ['الواجهة البرمجية', 'API'] },
]

/** Pages of the table that the portal does not have yet: entries of menus that lead there wait, undrawn. It only shrinks. */
export const comingRoutes: readonly string[] = ['/intendedJudgments', '/openData']

/** The pages that are there now. */
export const presentRoutes = publicRoutes.filter(({ path }) => !comingRoutes.includes(path))

/** The page at a path, whatever stands behind it in the query; a list that a code narrows is found by its list. */
export function findRoute(address: string): PublicRoute | undefined {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  return presentRoutes.find(route => route.path === path || (route.by !== undefined && path.startsWith(`${route.path}/`)))
}

/** A page of an authority that is chosen first (lookup 44), and the page to which the choice leads. */
export const authorityPages: Readonly<Record<string, (code: string) => string>> = {
  localComm: code => `/localComm/${code}`,
  news: code => `/news/${code}`,
  ads: code => `/ads/${code}`,
  events: code => `/events/${code}`,
}
