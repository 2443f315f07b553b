import { interfaceTexts } from '../../define.ts'

/** What citizens call the list of a category: lookup(9) names one notice of it. */
export const kindTexts = interfaceTexts('portal.adKinds', {
  worksTender: ['عطاءات الأشغال', 'Works tenders'],
  suppliesTender: ['عطاءات التوريدات', 'Supplies tenders'],
  servicesTender: ['عطاءات الخدمات', 'Services tenders'],
  consultancy: ['الخدمات الاستشارية', 'Consultancy services'],
  quotation: ['طلبات عروض الأسعار', 'Requests for quotations'],
  expressionOfInterest: ['طلبات إبداء الاهتمام', 'Expressions of interest'],
  prequalification: ['التأهيل المسبق', 'Prequalification'],
  auction: ['المزادات والضمان', 'Auctions and leases'],
  investmentOpportunity: ['الفرص الاستثمارية', 'Investment opportunities'],
  competitiveCycle: ['الدعوات لتقديم مقترحات المشاريع', 'Calls for project proposals'],
  planDeposit: ['إيداع المخططات والاعتراضات', 'Deposited plans and objections'],
  planApproval: ['المصادقة على المخططات', 'Approved plans'],
  expropriation: ['إعلانات الاستملاك', 'Expropriation notices'],
  tariff: ['الرسوم والتعرفة', 'Fees and tariffs'],
  vacancy: ['الوظائف', 'Vacancies'],
  serviceInterruption: ['انقطاع الخدمات', 'Service interruptions'],
  publicHearing: ['الدعوات إلى لقاءات عامة', 'Public hearings'],
  training: ['إعلانات التدريب', 'Training'],
  circular: ['التعميمات', 'Circulars'],
  general: ['الإعلانات العامة', 'General announcements'],
})

/** What stands in the list of a category, in a line. */
export const kindIntroTexts = interfaceTexts('portal.adKindIntros', {
  worksTender: [
    'طرق ومبانٍ وشبكات تطرح الوزارة والهيئات المحلية إنشاءها وصيانتها.',
    'Roads, buildings and networks that the ministry and local authorities have built and maintained.',
  ],
  suppliesTender: [
    'مواد ومعدات ومركبات تشتريها الوزارة والهيئات المحلية.',
    'Materials, equipment and vehicles that the ministry and local authorities buy.',
  ],
  servicesTender: [
    'خدمات تتعاقد عليها الوزارة والهيئات المحلية، كالنظافة والحراسة والصيانة.',
    'Services that the ministry and local authorities contract for, such as cleaning, guarding and upkeep.',
  ],
  consultancy: [
    'دعوات إلى مكاتب استشارية لإعداد دراسات وتصاميم والإشراف على التنفيذ.',
    'Invitations to consultants for studies, designs and supervision.',
  ],
  quotation: ['طلبات أسعار لمشتريات لا تحتاج عطاءً كاملًا.', 'Prices asked for purchases that need no full tender.'],
  expressionOfInterest: [
    'دعوات إلى من يرغب في عمل قبل أن يُطرح عطاؤه.',
    'Invitations to say that you are interested before a tender is issued.',
  ],
  prequalification: [
    'دعوات إلى المقاولين والموردين للتأهل قبل دعوتهم إلى العطاءات.',
    'Invitations to contractors and suppliers to qualify before they are invited to tender.',
  ],
  auction: ['أملاك تبيعها الهيئات المحلية أو تؤجرها أو تضمّنها بالمزايدة.', 'Property that local authorities sell or lease by auction.'],
  investmentOpportunity: [
    'مشاريع وأملاك للهيئات المحلية تُعرض على المستثمرين.',
    'Projects and property of local authorities that are open to investors.',
  ],
  competitiveCycle: ['دعوات إلى الهيئات المحلية لتقديم مشاريع للتمويل.', 'Calls to local authorities to propose projects for funding.'],
  planDeposit: [
    'مخططات مودعة للاطلاع، وأين تُقدَّم الاعتراضات عليها وحتى متى.',
    'Plans deposited for inspection, with where to object and until when.',
  ],
  planApproval: ['مخططات صودق عليها بعد النظر في الاعتراضات.', 'Plans that were approved after objections were heard.'],
  expropriation: ['أراضٍ تُستملك للمنفعة العامة، ومن يراجعه أصحابها.', 'Land taken for public use, and whom its owners can turn to.'],
  tariff: [
    'رسوم الخدمات وأثمانها كما أقرتها الهيئات المحلية ومجالس الخدمات.',
    'Fees and prices of services as authorities and councils have set them.',
  ],
  vacancy: [
    'وظائف في الوزارة والهيئات المحلية، وشروط التقدم إليها وآخر موعد له.',
    'Posts at the ministry and local authorities, with what is required and until when to apply.',
  ],
  serviceInterruption: [
    'متى تنقطع المياه أو الكهرباء أو خدمة أخرى، وفي أي أحياء.',
    'When water, electricity or another service is cut, and where.',
  ],
  publicHearing: ['لقاءات تسمع فيها الهيئات المحلية رأي سكانها.', 'Meetings at which local authorities hear their residents.'],
  training: [
    'دورات لموظفي الهيئات المحلية وللعامة، وكيف يُسجَّل فيها.',
    'Courses for staff of local authorities and for the public, and how to register.',
  ],
  circular: ['تعميمات الوزارة إلى الهيئات المحلية.', 'Circulars of the ministry to local authorities.'],
  general: ['إعلانات لا يضمها تصنيف آخر.', 'Announcements that belong to no other category.'],
})
