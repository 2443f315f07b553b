import type { Label } from '../../define.ts'
import type { OwnPage } from '../../../server/search/ownPages.ts'
import { presentRoutes } from './publicRoutes.ts'

/** What a reader does on each page of the portal: the search finds it by these words, and shows them. */
const told: Readonly<Record<string, Label>> = {
  '/localComms': [
    'ابحث عن بلديتك أو مجلسك القروي حسب المحافظة والتصنيف، وقارن بين الهيئات.',
    'Find your municipality or village council by governorate and class, and compare authorities.',
  ],
  '/councils': [
    'مجالس الخدمات المشتركة: أعضاؤها وخدماتها وكيف تتواصل معها.',
    'Shared-services councils: their members, their services and how to reach them.',
  ],
  '/news': [
    'أخبار الوزارة والهيئات المحلية، حسب التصنيف والجهة والشهر.',
    'News of the ministry and the local authorities, by category, body and month.',
  ],
  '/ads': [
    'العطاءات المفتوحة والمغلقة والوظائف والمخططات المودعة ومواعيد إغلاقها.',
    'Open and closed tenders, vacancies, deposited plans and their closing dates.',
  ],
  '/events': ['رزنامة الفعاليات والاجتماعات والورش، شهرًا بشهر.', 'The calendar of events, meetings and workshops, month by month.'],
  '/aboutUs': [
    'رؤية الوزارة ورسالتها ومهامها وهيكلها التنظيمي وقيادتها.',
    'Vision, mission, duties, structure and leadership of the ministry.',
  ],
  '/contactUs': [
    'عناوين الوزارة ومديرياتها وهواتفها وأوقات الدوام وساعاته، ونموذج لتقديم استفسار أو شكوى أو اقتراح إلى الوزارة أو بلديتك أو مجلسك القروي.',
    'Addresses, telephones and office hours of the ministry and its directorates, and a form for a question, a complaint or a suggestion to the ministry, your municipality or village council.',
  ],
  '/localGovernmentSector': [
    'مكونات قطاع الحكم المحلي في فلسطين وعلاقاتها وأنواع الهيئات.',
    'The parts of the local government sector, how they relate, and the types of authorities.',
  ],
  '/gateServices': [
    'دليل الخدمات: خطوات الحصول على كل خدمة ووثائقها ورسومها ومدتها.',
    'A guide to services: steps, documents, fees and time of each.',
  ],
  '/partnerships': [
    'الشركاء المحليون والدوليون والاتفاقيات الموقعة معهم.',
    'Local and international partners and the agreements signed with them.',
  ],
  '/mediaCenter': ['صور وأفلام وبيانات صحفية وما يلزم الإعلاميين.', 'Pictures, films, press statements and what the press needs.'],
  '/imgCenter': ['ألبومات صور الفعاليات والمشاريع.', 'Albums of pictures of events and projects.'],
  '/videoCenter': ['أفلام الوزارة والهيئات المحلية.', 'Films of the ministry and the local authorities.'],
  '/video': ['أحدث الأفلام، مع نصه المكتوب.', 'The newest film, with its transcript.'],
  '/successStory': [
    'تجارب ناجحة للهيئات المحلية وما يمكن تعلمه منها.',
    'What local authorities have done well, and what can be learnt from it.',
  ],
  '/knowledgeExchange': [
    'أدلة ودراسات ونماذج يتبادلها العاملون في الحكم المحلي.',
    'Guides, studies and forms that local government staff share.',
  ],
  '/legalEnvironment': [
    'القوانين والأنظمة والتعليمات التي تنظم عمل الهيئات المحلية.',
    'Laws, by-laws and instructions on the work of local authorities.',
  ],
  '/entrepreneurialIdeaBank': [
    'أفكار إبداعية وريادية نشرها أصحابها لتنمية مناطقهم.',
    'Creative and entrepreneurial ideas that their owners published for their areas.',
  ],
  '/addCreativeIdeasBank': ['قدّم فكرة مشروع إلى بنك الأفكار الإبداعية والريادية.', 'Send the idea of a project to the ideas bank.'],
  '/investors': [
    'مستثمرون يرغبون في العمل مع الهيئات المحلية، حسب مجال الاهتمام.',
    'Investors who wish to work with local authorities, by field of interest.',
  ],
  '/addInvestor': [
    'عرّف بنفسك مستثمرًا أو شركة، واختر المجالات والمناطق التي تهمك.',
    'Present yourself or your company as an investor, and choose fields and areas.',
  ],
  '/entry': [
    'تابع حالة طلبك أو فكرتك أو رسالتك برقم الطلب ومفتاحه.',
    'Follow the state of your request, idea or message by its number and key.',
  ],
  '/sitemap': [
    'كل صفحات البوابة وأقسامها وخلاصات RSS في صفحة واحدة.',
    'All pages and sections of the portal and its RSS feeds on one page.',
  ],
  '/auditRoots': ['جذور سجل التدقيق اليومية وكيفية التحقق منها.', 'The daily roots of the audit log, and how to verify them.'],
}

/** Whom one reaches by a page, as people call them; and what of them is asked for without a name. */
const reached: Readonly<Record<string, readonly string[]>> = {
  '/contactUs': [
    ...[
      'الوزارة',
      'وزارة الحكم المحلي',
      'مقر الوزارة',
      'المديرية',
      'المديريات',
      'مديرية الحكم المحلي',
      'مديريات الحكم المحلي',
      'مديريات الوزارة',
      'الدوام',
      'ساعات الدوام',
      'أوقات الدوام',
      'مواعيد الدوام',
    ],
    ...[
      'ministry',
      'ministry of local government',
      'MoLG',
      'directorate',
      'directorates',
      'local government directorate',
      'local government directorates',
      'office hours',
      'opening hours',
      'working hours',
      'business hours',
    ],
  ],
}

/** The pages of the portal that are found although they are no record's. */
export const ownPages: readonly OwnPage[] = presentRoutes.flatMap(({ path, label }) => {
  const text = told[path]
  return text ? [{ path, label, told: text, reached: reached[path] ?? [] }] : []
})
