import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const serviceFormTexts = interfaceTexts('services', { noIcon: ['بلا أيقونة', 'No icon'] })

export const serviceTexts = interfaceTexts('portal.services', {
  title: ['خدمات البوابة', 'Services'],
  intro: [
    'ما يمكنك إنجازه مع الوزارة وهيئتك المحلية، وكيف تصل إليه.',
    'What you can get done with the ministry and your local authority, and how.',
  ],
  filters: ['تصفية الخدمات', 'Filter services'],
  text: ['ابحث عن خدمة', 'Search for a service'],
  service: ['الخدمة', 'Service'],
  audience: ['لمن', 'Who it is for'],
  everybody: ['الجميع', 'Everyone'],
  channel: ['قناة التقديم', 'Channel'],
  allChannels: ['كل القنوات', 'All channels'],
  none: ['لا توجد خدمات مطابقة', 'No matching services'],
  noneYet: ['لم تُنشر خدمات بعد', 'No services have been published yet'],
  noneWhy: ['غيّر عوامل التصفية، أو اعرض الخدمات كلها.', 'Change the filters, or show all services.'],
  wants: ['ماذا تريد؟', 'What do you want to do?'],
  all: ['كل الخدمات', 'All services'],
  quick: ['خدمات سريعة', 'Quick services'],
  start: ['ابدأ الخدمة', 'Start the service'],
  startOutside: ['ابدأ الخدمة في موقعها', 'Start on its own site'],
  outside: ['موقع خارجي', 'External site'],
  who: ['لمن هذه الخدمة', 'Who it is for'],
  how: ['قناة تقديمها', 'Where it is offered'],
  steps: ['الخطوات', 'Steps'],
  documents: ['الوثائق المطلوبة', 'Documents required'],
  optional: ['عند الحاجة', 'If applicable'],
  form: ['نزّل النموذج', 'Download the form'],
  fee: ['الرسوم', 'Fee'],
  duration: ['مدة الإنجاز', 'Processing time'],
  law: ['السند القانوني', 'Legal basis'],
  ask: ['للاستفسار', 'Questions'],
  askMinistry: ['اتصل بالوزارة', 'Contact the ministry'],
  facts: ['عن الخدمة', 'About the service'],
  beside: ['خدمات أخرى: {category}', 'More services: {category}'],
  allOfCategory: ['كل خدمات هذا التصنيف', 'All services of this category'],
  arabicOnly: ['', 'Parts of this description are in Arabic only.'],
})

export const serviceCount: Plural = {
  ar: { zero: 'لا خدمات', one: 'خدمة واحدة', two: 'خدمتان', few: '{n} خدمات', many: '{n} خدمة', other: '{n} خدمة' },
  en: { one: '{n} service', other: '{n} services' },
}

export const serviceCounts = interfaceCounts('portal.services', { serviceCount })
