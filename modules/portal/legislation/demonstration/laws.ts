import type { LookupCodes } from '../../../admin/lookupCodes/lookupCodes.ts'
import type { RelationKind } from '../legalEnvironment.ts'
import { draftText, instructionsText, marketsText, marketsTextEn, oldMarketsText, participationTextEn } from './texts.ts'

/** A legal text of the demonstration. Titles are public facts; numbers are to be checked against the official gazette. */
export interface SampleLaw {
  readonly key: string
  readonly type: LookupCodes['legislationType']
  readonly number: string | null
  readonly year: number
  readonly titleAr: string
  readonly titleEn: string
  readonly issuingBody: LookupCodes['issuingBody']
  readonly subjects: readonly LookupCodes['legislationSubject'][]
  readonly status: LookupCodes['legislationStatus']
  readonly issuedOn?: string
  readonly publishedOn?: string
  readonly inForceFrom?: string
  readonly repealedOn?: string
  readonly summaryAr: string
  readonly summaryEn: string
  readonly textAr?: string
  readonly textEn?: string
  /** What it says of others, by their keys; the others say the opposite by themselves. */
  readonly relations?: readonly (readonly [kind: RelationKind, key: string])[]
  /** Of a draft: days from the day on which the demonstration is loaded. */
  readonly openForDays?: number
  readonly isPublished?: false
}

/** What stands in the place of a text that the demonstration does not hold: a law without a text and a file is none. */
export const elsewhereAr = '<p>نص هذا التشريع منشور في الوقائع الفلسطينية، ولم يُدخل هنا بعد.</p>'
export const elsewhereEn = '<p>The text is published in the official gazette and has not been entered here yet.</p>'

/** The texts, those that others name first. */
export const laws: readonly SampleLaw[] = [
  {
    key: 'authorities',
    type: 'law',
    number: '1',
    year: 1997,
    titleAr: 'قانون الهيئات المحلية رقم (1) لسنة 1997',
    titleEn: 'Local Authorities Law No. 1 of 1997',
    issuingBody: 'legislativeCouncil',
    subjects: ['localAuthorities', 'localFinance'],
    status: 'amended',
    summaryAr: 'القانون الأساس للهيئات المحلية: إحداثها وحدودها، ومجالسها ووظائفها، وموازناتها ورقابة الوزارة عليها.',
    summaryEn:
      'The basic law of local authorities: how they come about, their councils and functions, their budgets, and the oversight of the ministry.',
  },
  {
    key: 'elections',
    type: 'law',
    number: '10',
    year: 2005,
    titleAr: 'قانون انتخاب مجالس الهيئات المحلية رقم (10) لسنة 2005',
    titleEn: 'Law No. 10 of 2005 on the Election of Local Councils',
    issuingBody: 'legislativeCouncil',
    subjects: ['elections', 'localAuthorities'],
    status: 'amended',
    summaryAr: 'شروط الترشح والاقتراع للمجالس المحلية، ونظام القوائم، وتمثيل المرأة، والطعون.',
    summaryEn: 'Who may stand and vote in local elections, the system of lists, the representation of women, and appeals.',
    relations: [['seeAlso', 'authorities']],
  },
  {
    key: 'planning',
    type: 'law',
    number: '79',
    year: 1966,
    titleAr: 'قانون تنظيم المدن والقرى والأبنية رقم (79) لسنة 1966',
    titleEn: 'Law No. 79 of 1966 on the Planning of Towns, Villages and Buildings',
    issuingBody: 'historic',
    subjects: ['planningBuilding', 'land'],
    status: 'amended',
    summaryAr: 'لجان التنظيم ومخططاته ورخص البناء والاعتراض عليها. تشريع سابق ما زال نافذًا.',
    summaryEn: 'Planning committees, plans, building permits and objections to them. An earlier law that is still in force.',
  },
  {
    key: 'buildings',
    type: 'cabinetRegulation',
    number: '6',
    year: 2011,
    titleAr: 'نظام الأبنية والتنظيم للهيئات المحلية رقم (6) لسنة 2011',
    titleEn: 'Regulation No. 6 of 2011 on Building and Planning for Local Authorities',
    issuingBody: 'councilOfMinisters',
    subjects: ['planningBuilding'],
    status: 'amended',
    summaryAr: 'أحكام البناء داخل حدود التنظيم: الارتدادات والنسب والارتفاعات ومواقف السيارات، ورسوم الترخيص.',
    summaryEn: 'Rules of building within planned areas: setbacks, ratios, heights, parking, and the fees of permits.',
    relations: [['implements', 'planning']],
  },
  {
    key: 'procurement',
    type: 'decreeLaw',
    number: '8',
    year: 2014,
    titleAr: 'قرار بقانون بشأن الشراء العام رقم (8) لسنة 2014',
    titleEn: 'Decree-law No. 8 of 2014 on Public Procurement',
    issuingBody: 'president',
    subjects: ['procurement', 'integrity'],
    status: 'amended',
    summaryAr: 'طرق الشراء العام وعتباتها، وإعلان العطاءات، وتقييم العروض، والتظلم، وما تلتزم به الهيئات المحلية منها.',
    summaryEn: 'The methods and thresholds of public procurement, notices, evaluation, complaints, and what of it binds local authorities.',
  },
  {
    key: 'environment',
    type: 'law',
    number: '7',
    year: 1999,
    titleAr: 'قانون البيئة رقم (7) لسنة 1999',
    titleEn: 'Environment Law No. 7 of 1999',
    issuingBody: 'legislativeCouncil',
    subjects: ['environmentWaste', 'publicHealth'],
    status: 'amended',
    summaryAr: 'حماية الهواء والمياه والتربة، وتقييم الأثر البيئي، ومسؤولية الهيئات المحلية عن النفايات الصلبة.',
    summaryEn: 'The protection of air, water and soil, environmental assessment, and the duty of local authorities for solid waste.',
  },
  {
    key: 'water',
    type: 'decreeLaw',
    number: '14',
    year: 2014,
    titleAr: 'قرار بقانون بشأن المياه رقم (14) لسنة 2014',
    titleEn: 'Decree-law No. 14 of 2014 on Water',
    issuingBody: 'president',
    subjects: ['waterSewage'],
    status: 'amended',
    summaryAr: 'إدارة مصادر المياه وتنظيم القطاع، ومصالح المياه الإقليمية، وعلاقة الهيئات المحلية بمقدمي الخدمة.',
    summaryEn:
      'The management of water resources, the regulation of the sector, regional utilities, and how authorities stand to providers.',
  },
  {
    key: 'civilDefence',
    type: 'law',
    number: '3',
    year: 1998,
    titleAr: 'قانون الدفاع المدني رقم (3) لسنة 1998',
    titleEn: 'Civil Defence Law No. 3 of 1998',
    issuingBody: 'legislativeCouncil',
    subjects: ['civilDefence'],
    status: 'inForce',
    summaryAr: 'الوقاية من الكوارث والاستعداد لها، ولجان الدفاع المدني في المحافظات والهيئات المحلية.',
    summaryEn: 'Preventing and preparing for disasters, and the civil defence committees of governorates and local authorities.',
  },
  {
    key: 'staff',
    type: 'cabinetRegulation',
    number: null,
    year: 2009,
    titleAr: 'نظام موظفي الهيئات المحلية',
    titleEn: 'Regulation on the Staff of Local Authorities',
    issuingBody: 'councilOfMinisters',
    subjects: ['humanResources', 'localAuthorities'],
    status: 'amended',
    summaryAr: 'تعيين موظفي الهيئات المحلية ودرجاتهم وعلاواتهم وواجباتهم وانتهاء خدمتهم.',
    summaryEn: 'The appointment, grades, allowances and duties of the staff of local authorities, and the end of their service.',
    relations: [['implements', 'authorities']],
  },
  {
    key: 'jointCouncils',
    type: 'cabinetRegulation',
    number: null,
    year: 2006,
    titleAr: 'نظام مجالس الخدمات المشتركة',
    titleEn: 'Regulation on Shared-services Councils',
    issuingBody: 'councilOfMinisters',
    subjects: ['jointServices', 'localAuthorities'],
    status: 'inForce',
    summaryAr: 'إنشاء مجالس الخدمات المشتركة وعضويتها وصلاحياتها وموازناتها، وكيف تنضم الهيئات إليها وتنسحب منها.',
    summaryEn: 'How shared-services councils are set up, their members, powers and budgets, and how authorities join and leave them.',
    relations: [['implements', 'authorities']],
  },
  {
    key: 'waste',
    type: 'cabinetRegulation',
    number: '3',
    year: 2019,
    titleAr: 'نظام إدارة النفايات الصلبة',
    titleEn: 'Regulation on Solid Waste Management',
    issuingBody: 'councilOfMinisters',
    subjects: ['environmentWaste', 'localFinance'],
    status: 'inForce',
    summaryAr: 'جمع النفايات ونقلها وفرزها والتخلص منها، ورسومها، وأدوار الهيئات ومجالس الخدمات المشتركة.',
    summaryEn: 'Collecting, carrying, sorting and disposing of waste, its fees, and the parts of authorities and shared-services councils.',
    relations: [
      ['implements', 'environment'],
      ['seeAlso', 'jointCouncils'],
    ],
  },
  {
    key: 'planningGuide',
    type: 'guide',
    number: null,
    year: 2018,
    titleAr: 'دليل إعداد الخطط التنموية الاستراتيجية',
    titleEn: 'Manual for Preparing Strategic Development Plans',
    issuingBody: 'ministry',
    subjects: ['localAuthorities'],
    status: 'inForce',
    summaryAr: 'خطوات إعداد الخطة التنموية من التهيئة والتشخيص إلى المتابعة والتقييم، ونماذج كل خطوة.',
    summaryEn: 'The steps of a development plan from preparation and diagnosis to monitoring and evaluation, with the forms of each.',
    relations: [['seeAlso', 'authorities']],
  },
  {
    key: 'oldMarkets',
    type: 'modelBylaw',
    number: '2',
    year: 2009,
    titleAr: 'نظام نموذجي لتنظيم الأسواق الشعبية رقم (2) لسنة 2009',
    titleEn: 'Model By-law No. 2 of 2009 on Popular Markets',
    issuingBody: 'minister',
    subjects: ['localAuthorities', 'publicHealth'],
    status: 'repealed',
    issuedOn: '2009-05-10',
    publishedOn: '2009-06-01',
    inForceFrom: '2009-07-01',
    repealedOn: '2023-04-01',
    summaryAr: 'نظم الأسواق الشعبية قبل سنة 2023. نص توضيحي أُعد للبيانات التجريبية.',
    summaryEn: 'It governed popular markets until 2023. An illustrative text, written for the demonstration.',
    textAr: oldMarketsText,
  },
  {
    key: 'markets',
    type: 'modelBylaw',
    number: '4',
    year: 2023,
    titleAr: 'نظام نموذجي لتنظيم الأسواق الشعبية رقم (4) لسنة 2023',
    titleEn: 'Model By-law No. 4 of 2023 on Popular Markets',
    issuingBody: 'minister',
    subjects: ['localAuthorities', 'publicHealth', 'localFinance'],
    status: 'inForce',
    issuedOn: '2023-02-12',
    publishedOn: '2023-03-01',
    inForceFrom: '2023-04-01',
    summaryAr: 'كيف تُنشأ الأسواق الشعبية وتُدار: المواقع والبسطات والنظافة والرسوم والمخالفات. نص توضيحي أُعد للبيانات التجريبية.',
    summaryEn:
      'How popular markets are set up and run: sites, stalls, hygiene, fees and violations. An illustrative text, written for the demonstration.',
    textAr: marketsText,
    textEn: marketsTextEn,
    relations: [
      ['repeals', 'oldMarkets'],
      ['implements', 'authorities'],
    ],
  },
  {
    key: 'openBudgets',
    type: 'ministerialInstructions',
    number: '7',
    year: 2022,
    titleAr: 'تعليمات نشر موازنات الهيئات المحلية ومحاضر جلساتها رقم (7) لسنة 2022',
    titleEn: 'Instructions No. 7 of 2022 on Publishing the Budgets and Minutes of Local Authorities',
    issuingBody: 'minister',
    subjects: ['integrity', 'localFinance'],
    status: 'inForce',
    issuedOn: '2022-09-04',
    publishedOn: '2022-09-15',
    inForceFrom: '2022-10-01',
    summaryAr: 'ما تنشره كل هيئة من موازنتها وتنفيذها ومحاضر جلساتها، ومتى، وبأي صيغة. نص توضيحي أُعد للبيانات التجريبية.',
    summaryEn: 'What each authority publishes of its budget, its execution and its minutes, when, and in which form. An illustrative text.',
    textAr: instructionsText,
    relations: [['implements', 'authorities']],
  },
  {
    key: 'participation',
    type: 'draft',
    number: null,
    year: 2026,
    titleAr: 'مشروع نظام المشاركة المجتمعية في الهيئات المحلية',
    titleEn: 'Draft Regulation on Public Participation in Local Authorities',
    issuingBody: 'ministry',
    subjects: ['localAuthorities', 'integrity'],
    status: 'consultation',
    summaryAr: 'يقترح المشروع لجانًا للأحياء وجلسات استماع قبل إقرار الموازنة والخطة، وحق المواطن في رد مكتوب. نص توضيحي.',
    summaryEn:
      'It proposes neighbourhood committees, hearings before budget and plan are adopted, and a right to a written answer. An illustrative text.',
    textAr: draftText,
    textEn: participationTextEn,
    relations: [['seeAlso', 'authorities']],
    openForDays: 21,
  },
  {
    key: 'parking',
    type: 'modelBylaw',
    number: null,
    year: 2026,
    titleAr: 'مسودة نظام نموذجي لمواقف السيارات',
    titleEn: 'Working paper of a model by-law on parking',
    issuingBody: 'ministry',
    subjects: ['transport'],
    status: 'notYetInForce',
    summaryAr: 'ورقة عمل داخلية لم تُنشر بعد.',
    summaryEn: 'An internal working paper, not published yet.',
    isPublished: false,
  },
]
