import type { LookupCodes } from '../../../admin/lookupCodes/lookupCodes.ts'

/** A partnership of the demonstration: the partners are invented. */
export interface SamplePartnership {
  readonly partnerNameAr: string
  readonly partnerNameEn: string
  readonly partnerType: LookupCodes['partnerType']
  readonly country: LookupCodes['country']
  readonly titleAr: string
  readonly titleEn: string | null
  readonly kind: LookupCodes['partnershipKind']
  readonly status: LookupCodes['partnershipStatus']
  readonly descriptionAr: string
  readonly descriptionEn: string | null
  readonly topics: readonly LookupCodes['knowledgeTopic'][]
  /** Codes of places. */
  readonly places: readonly string[]
  readonly signedOn: string
  readonly startDate: string
  readonly endDate: string | null
  readonly value?: string
  readonly currency?: LookupCodes['currency']
  readonly showValue?: boolean
  readonly isFeatured?: boolean
  readonly isHidden?: true
}

/** In the order in which the portal shows them. */
export const partnerships: readonly SamplePartnership[] = [
  {
    partnerNameAr: 'صندوق الساحل للتنمية الحضرية',
    partnerNameEn: 'Coast Fund for Urban Development',
    partnerType: 'donor',
    country: 'DE',
    titleAr: 'منحة تأهيل شبكات المياه في البلدات الصغيرة',
    titleEn: 'Grant for the renewal of water networks in small towns',
    kind: 'grantAgreement',
    status: 'active',
    descriptionAr:
      '<p>تمول المنحة تأهيل 86 كيلومترًا من شبكات المياه في تسع بلدات يقل سكان كل منها عن خمسة عشر ألفًا. تُصرف الدفعات على أربع مراحل، ولا تُصرف مرحلة قبل أن يُنشر تقرير التي قبلها.</p><p>تدير وحدة في الوزارة المنحة، وتُشرف مديريات الحكم المحلي على التنفيذ.</p>',
    descriptionEn:
      '<p>The grant pays for 86 kilometres of water network in nine towns of fewer than 15,000 people each. It is paid out in four stages; no stage is paid before the report on the one before it is published.</p><p>A unit of the ministry manages the grant, and the local government directorates supervise the works.</p>',
    topics: ['water', 'serviceDelivery'],
    places: ['01010', '10002', '15002', '20002', '25003', '30006', '40006', '45008', '50017'],
    signedOn: '2024-03-18',
    startDate: '2024-04-01',
    endDate: '2028-03-31',
    value: '12400000.00',
    currency: 'EUR',
    showValue: true,
    isFeatured: true,
  },
  {
    partnerNameAr: 'جامعة التلال',
    partnerNameEn: 'Hills University',
    partnerType: 'university',
    country: 'PS',
    titleAr: 'تدريب مهندسي الهيئات على نظم المعلومات الجغرافية',
    titleEn: 'Training engineers of authorities in geographic information systems',
    kind: 'academic',
    status: 'active',
    descriptionAr:
      '<p>برنامج من ثلاثة مستويات يلتحق به ستون مهندسًا كل سنة، ويختتمه كل متدرب بطبقة مكانية تُسلم لهيئته: شبكة، أو رخص، أو مخطط حي.</p>',
    descriptionEn:
      '<p>A programme of three levels for sixty engineers a year. Each ends it with a layer for his own authority: a network, permits, or the plan of a neighbourhood.</p>',
    topics: ['digital', 'humanResources'],
    places: [],
    signedOn: '2025-09-02',
    startDate: '2025-10-01',
    endDate: '2027-09-30',
    isFeatured: true,
  },
  {
    partnerNameAr: 'مدينة بورتالبا',
    partnerNameEn: 'City of Portalba',
    partnerType: 'twinCity',
    country: 'IT',
    titleAr: 'توأمة في إدارة المدن القديمة',
    titleEn: 'Twinning on the care of old towns',
    kind: 'twinning',
    status: 'active',
    descriptionAr: '<p>تبادل سنوي لفرق الترميم والسياحة بين المدينتين، ودليل مشترك لتشغيل البيوت القديمة بعد ترميمها.</p>',
    descriptionEn:
      '<p>A yearly exchange of the crews that restore and of those who receive visitors, and a common guide on what restored houses are used for.</p>',
    topics: ['heritage', 'economy'],
    places: ['10001', '35001'],
    signedOn: '2023-05-20',
    startDate: '2023-06-01',
    endDate: null,
  },
  {
    partnerNameAr: 'مؤسسة بيدر الأهلية',
    partnerNameEn: 'Baidar Foundation',
    partnerType: 'localNgo',
    country: 'PS',
    titleAr: 'موازنات بلغة الناس',
    titleEn: 'Budgets in plain words',
    kind: 'technicalAssistance',
    status: 'active',
    descriptionAr: '<p>ترافق المؤسسة اثنتي عشرة هيئة في إعداد موازنة المواطن ونشرها، وتعقد مع كل منها جلستي استماع في السنة.</p>',
    descriptionEn:
      '<p>The foundation stands by twelve authorities as they write and publish their citizen budgets, with two hearings a year in each.</p>',
    topics: ['municipalFinance', 'participation'],
    places: ['01001', '50001', '45001'],
    signedOn: '2025-01-14',
    startDate: '2025-02-01',
    endDate: '2027-01-31',
    value: '240000.00',
    currency: 'ILS',
    showValue: false,
  },
  {
    partnerNameAr: 'شركة ضوء للطاقة',
    partnerNameEn: 'Daw Energy',
    partnerType: 'privateSector',
    country: 'PS',
    titleAr: 'إنارة الشوارع بعقود توفير',
    titleEn: 'Street lighting by savings contracts',
    kind: 'publicPrivate',
    status: 'suspended',
    descriptionAr: '<p>تبدل الشركة وحدات الإنارة وتسترد كلفتها من الوفر. عُلقت الاتفاقية إلى أن تُعتمد تعرفة القياس الجديدة.</p>',
    descriptionEn: null,
    topics: ['energy'],
    places: ['30001'],
    signedOn: '2024-11-05',
    startDate: '2025-01-01',
    endDate: '2029-12-31',
  },
  {
    partnerNameAr: 'وكالة التعاون بين المدن',
    partnerNameEn: 'Agency for Cooperation between Cities',
    partnerType: 'unAgency',
    country: 'CH',
    titleAr: 'بناء قدرات مجالس الخدمات المشتركة',
    titleEn: 'Strengthening shared-services councils',
    kind: 'technicalAssistance',
    status: 'completed',
    descriptionAr: '<p>أُعدت في إطارها أدلة التعرفة والموارد البشرية لأحد عشر مجلسًا، ودُربت فرقها التنفيذية على إعداد الخطط السنوية.</p>',
    descriptionEn:
      '<p>It produced manuals on tariffs and human resources for eleven councils, and trained their executives to write yearly plans.</p>',
    topics: ['jointServices', 'humanResources'],
    places: [],
    signedOn: '2020-02-10',
    startDate: '2020-03-01',
    endDate: '2023-02-28',
    value: '1850000.00',
    currency: 'USD',
    showValue: true,
  },
  {
    partnerNameAr: 'شبكة بلديات المتوسط',
    partnerNameEn: 'Network of Mediterranean Municipalities',
    partnerType: 'internationalNgo',
    country: 'FR',
    titleAr: 'عضوية شبكة بلديات المتوسط',
    titleEn: 'Membership of the Network of Mediterranean Municipalities',
    kind: 'network',
    status: 'active',
    descriptionAr: '<p>تتيح العضوية للهيئات حضور ورشات الشبكة عن المياه والمناخ، والمشاركة في نداءات التمويل الجماعية.</p>',
    descriptionEn: '<p>Members attend workshops on water and climate, and may join in common calls for funding.</p>',
    topics: ['water', 'emergency'],
    places: [],
    signedOn: '2022-10-01',
    startDate: '2022-10-01',
    endDate: null,
  },
  {
    partnerNameAr: 'هيئة المتطوعين الشباب',
    partnerNameEn: 'Young Volunteers',
    partnerType: 'localNgo',
    country: 'PS',
    titleAr: 'برنامج التطوع في الطوارئ',
    titleEn: null,
    kind: 'volunteering',
    status: 'proposed',
    descriptionAr: '<p>اتفاقية قيد الإعداد لتدريب فرق الأحياء على الاستجابة الأولى.</p>',
    descriptionEn: null,
    topics: ['emergency', 'youth'],
    places: [],
    signedOn: '2026-01-10',
    startDate: '2026-03-01',
    endDate: null,
    isHidden: true,
  },
]
