import type { LookupCodes } from '../../../admin/lookupCodes/lookupCodes.ts'
import { sharedServiceBrief } from './sharedServiceBrief.ts'

/** A knowledge item of the demonstration. */
export interface SampleItem {
  readonly key: string
  readonly daysAgo: number
  readonly type: LookupCodes['knowledgeResourceType']
  readonly topics: readonly LookupCodes['knowledgeTopic'][]
  /** Code of the publishing place; null: the ministry. */
  readonly place: string | null
  readonly state: 'draft' | 'underReview' | 'published' | 'rejected'
  readonly forStaff?: true
  readonly authors: string
  readonly year: number
  readonly pages?: number
  readonly language: 'ar' | 'en' | 'both'
  readonly titleAr: string
  readonly titleEn: string | null
  readonly summaryAr: string
  readonly summaryEn: string | null
  readonly bodyAr: string
  readonly bodyEn: string | null
  readonly tags: readonly string[]
  readonly link?: string
  /** A workbook to fill in: the headings of its columns. */
  readonly workbook?: { readonly name: string; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A document to read, paragraph by paragraph on each of its pages. */
  readonly document?: {
    readonly name: string
    readonly title: string
    readonly pages: readonly (readonly (readonly [look: 'title' | 'heading' | 'text' | 'item', text: string])[])[]
  }
  readonly picture?: { readonly scene: string; readonly variant: number; readonly altAr: string; readonly altEn: string }
}

/** The items, the newest first. */
export const items: readonly SampleItem[] = [
  {
    key: 'loss-campaign',
    daysAgo: 12,
    type: 'caseStudy',
    topics: ['water', 'serviceDelivery'],
    place: '15002',
    state: 'published',
    authors: 'قسم المياه في البلدية',
    year: 2026,
    language: 'ar',
    titleAr: 'كيف خفضنا فاقد المياه من 41% إلى 29% في سنتين',
    titleEn: 'How we cut water losses from 41% to 29% in two years',
    summaryAr:
      'تقسيم الشبكة إلى مناطق قياس، وعدادات عند مداخلها، وفرق ليلية لكشف التسرب: ما نجح، وما لم ينجح، وما كنا سنفعله بصورة مختلفة.',
    summaryEn:
      'Metered zones, meters at their inlets and night crews that listen for leaks: what worked, what did not, and what we would do differently.',
    bodyAr:
      '<h2>من أين بدأنا</h2><p>كانت البلدية تضخ 2,380 متر مكعب في اليوم ولا تُحاسب إلا على 1,410. لم نكن نعرف أين يذهب الباقي: في شبكة عمرها أربعون سنة، أم في عدادات متوقفة، أم في وصلات غير مسجلة.</p><h2>ما فعلناه</h2><ol><li>قسّمنا الشبكة إلى سبع مناطق، ووضعنا عدادًا عند مدخل كل منطقة.</li><li>قرأنا العدادات بين الثانية والرابعة فجرًا: ما يجري في تلك الساعة تسرب في معظمه.</li><li>بدأنا بالمنطقة الأعلى جريانًا، لا بالأقدم.</li><li>بدّلنا 640 عدادًا توقف منذ سنين، ولم نطالب أصحابها بأثر رجعي.</li></ol><h2>النتيجة بالأرقام</h2><table><tbody><tr><th>المؤشر</th><th>2023</th><th>2025</th></tr><tr><td>المياه الموردة (م³ في اليوم)</td><td>2,380</td><td>2,200</td></tr><tr><td>المياه المفوترة (م³ في اليوم)</td><td>1,410</td><td>1,560</td></tr><tr><td>الفاقد (%)</td><td>41</td><td>29</td></tr></tbody></table><h2>ما كنا سنفعله بصورة مختلفة</h2><p>كنا سنشتري مسجلات الضغط قبل عدادات المناطق. قضينا أربعة أشهر نبحث عن تسرب كان سببه ضغطًا زائدًا ليلًا، ولو خفضناه من البداية لوفرنا نصف الجهد.</p>',
    bodyEn:
      '<h2>Where we began</h2><p>The municipality pumped 2,380 cubic metres a day and billed 1,410. We did not know where the rest went: into a network forty years old, into meters that stood still, or into connections that nobody had recorded.</p><h2>What we did</h2><ol><li>We cut the network into seven zones with a meter at the inlet of each.</li><li>We read them between two and four in the morning: what flows then is mostly leakage.</li><li>We began with the zone of the highest flow, not with the oldest.</li><li>We replaced 640 meters that had stood still for years, and asked nobody to pay for the past.</li></ol><h2>The result in figures</h2><table><tbody><tr><th>Indicator</th><th>2023</th><th>2025</th></tr><tr><td>Water supplied (m³ a day)</td><td>2,380</td><td>2,200</td></tr><tr><td>Water billed (m³ a day)</td><td>1,410</td><td>1,560</td></tr><tr><td>Losses (%)</td><td>41</td><td>29</td></tr></tbody></table><h2>What we would do differently</h2><p>We would buy pressure loggers before zone meters. For four months we looked for a leak that was caused by too much pressure at night; had we lowered it at once, we would have saved half the work.</p>',
    tags: ['فاقد المياه', 'عدادات', 'كشف التسرب'],
    picture: { scene: 'water', variant: 5, altAr: 'رسم لخزان مياه وأنابيب على تلة', altEn: 'Drawing of a water tank and pipes on a hill' },
  },
  {
    key: 'citizen-budget-guide',
    daysAgo: 26,
    type: 'guide',
    topics: ['municipalFinance', 'participation'],
    place: null,
    state: 'published',
    authors: 'الإدارة العامة للشؤون المالية',
    year: 2025,
    language: 'both',
    titleAr: 'دليل إعداد موازنة المواطن',
    titleEn: 'How to write a citizen budget',
    summaryAr: 'خمس خطوات لتحويل الموازنة المصدقة إلى صفحات يفهمها كل ساكن: ما يُذكر وما يُترك، والرسوم التي تُفهم، والأخطاء الشائعة.',
    summaryEn:
      'Five steps from an approved budget to pages that every resident understands: what to say, what to leave out, and common mistakes.',
    bodyAr:
      '<p>موازنة المواطن ليست ملخصًا للموازنة، بل جواب عن ثلاثة أسئلة يسألها الساكن: من أين جاء المال؟ أين يذهب؟ وما الذي سيتغير في حيّي؟</p><h2>الخطوات</h2><ol><li>ابدأ بأكبر خمسة أوجه للإنفاق، واترك الباقي في سطر واحد.</li><li>اكتب المبالغ مقربة إلى الألف، ومعها حصة الفرد.</li><li>قارن بسنة سابقة واحدة لا أكثر.</li><li>اذكر ثلاثة مشاريع بأسماء الأحياء التي تقام فيها.</li><li>قل ما لم يتحقق من السنة الماضية، ولماذا.</li></ol><h2>ما نتجنبه</h2><ul><li>أسماء البنود المحاسبية وأرقامها.</li><li>الرسوم الدائرية التي تزيد شرائحها على خمس.</li><li>صور المجلس بدل صور المشاريع.</li></ul><p>يمكن تنزيل نموذج الجداول المرفق وتعبئته بأرقام هيئتك.</p>',
    bodyEn:
      '<p>A citizen budget is no summary of the budget. It answers three questions of a resident: where does the money come from, where does it go, and what will change in my neighbourhood?</p><h2>The steps</h2><ol><li>Begin with the five largest uses and leave the rest to one line.</li><li>Round amounts to the thousand and say the share of each person.</li><li>Compare with one earlier year, no more.</li><li>Name three projects by the neighbourhoods where they stand.</li><li>Say what was not reached last year, and why.</li></ol><h2>What to avoid</h2><ul><li>Names and numbers of accounting items.</li><li>Pie charts of more than five slices.</li><li>Pictures of the council instead of the projects.</li></ul><p>The workbook holds tables to be filled in with the figures of your authority.</p>',
    tags: ['موازنة المواطن', 'الشفافية'],
    workbook: {
      name: 'جداول-موازنة-المواطن.xlsx',
      columns: ['وجه الإنفاق', 'السنة السابقة (شيكل)', 'السنة الحالية (شيكل)', 'حصة الفرد (شيكل)', 'ما سيتغير'],
      rows: [
        ['النظافة والنفايات', '', '', '', ''],
        ['المياه والصرف الصحي', '', '', '', ''],
        ['الطرق والأرصفة', '', '', '', ''],
        ['الإنارة', '', '', '', ''],
        ['الحدائق والمرافق العامة', '', '', '', ''],
      ],
    },
  },
  {
    key: 'hearing-minutes',
    daysAgo: 40,
    type: 'template',
    topics: ['participation', 'governance'],
    place: null,
    state: 'published',
    authors: 'الإدارة العامة لتوجيه الهيئات المحلية',
    year: 2026,
    language: 'ar',
    titleAr: 'نموذج محضر جلسة استماع علنية',
    titleEn: 'Template for the minutes of a public hearing',
    summaryAr: 'جدول يُعبأ في أثناء الجلسة: من تكلم، وماذا اقترح، وما الذي تقرر، ومن يتابع، ومتى يُرد عليه.',
    summaryEn: 'A table to be filled in during the hearing: who spoke, what was proposed, what was decided, who follows it up and by when.',
    bodyAr:
      '<p>صُمم النموذج ليُعرض على الشاشة في أثناء الجلسة، فيرى المتكلم كيف سُجل كلامه ويصححه في حينه. يُنشر المحضر بعد حذف أرقام الهواتف، ويُرسل إلى من سجل بريده.</p><p>يكفي للجلسة موظفان: أحدهما يدير الوقت والآخر يكتب. جُرب النموذج في اثنتي عشرة هيئة، وقُدر وقت إعداده بعد الجلسة بأقل من ساعة.</p>',
    bodyEn:
      '<p>The template is made to be shown on a screen during the hearing: whoever speaks sees how the words were written down and corrects them at once. The minutes are published once telephone numbers have been taken out, and sent to those who left an e-mail address.</p><p>Two employees are enough for a hearing: one keeps the time, the other writes. The template was tried in twelve authorities; preparing the minutes afterwards was put at less than an hour.</p>',
    tags: ['جلسات الاستماع', 'محاضر'],
    workbook: {
      name: 'نموذج-محضر-جلسة-استماع.xlsx',
      columns: ['الرقم', 'المتكلم', 'الحي', 'الملاحظة أو الاقتراح', 'القرار', 'المتابع', 'موعد الرد'],
      rows: [['1', '', '', '', '', '', '']],
    },
  },
  {
    key: 'organic-waste',
    daysAgo: 63,
    type: 'goodPractice',
    topics: ['solidWaste', 'jointServices'],
    place: '01001',
    state: 'published',
    authors: 'دائرة الصحة والبيئة',
    year: 2025,
    language: 'ar',
    titleAr: 'فرز النفايات العضوية في سوق الخضار',
    titleEn: 'Sorting organic waste at the vegetable market',
    summaryAr: 'حاويتان لكل عشر بسطات وشاحنة صغيرة واحدة: ربع نفايات السوق صار سمادًا، وقلّت رحلات النقل إلى المكب.',
    summaryEn:
      'Two bins for every ten stalls and one small truck: a quarter of the waste of the market became compost, and fewer trips went to the landfill.',
    bodyAr:
      '<p>بدأت التجربة في سوق الخضار لأن نفاياته متجانسة، وأصحاب البسطات معروفون، والمسافة إلى موقع التسميد قصيرة. وزعنا الحاويات ليلًا، وبقي مراقبان أسبوعين يشرحان الفرز دون أن يحررا أي مخالفة.</p><h2>ما تحتاجه لتبدأ</h2><ul><li>موقع تسميد لا يقل عن دونم، بعيد عن المساكن.</li><li>اتفاق مع مجلس الخدمات المشتركة على من يتحمل كلفة النقل.</li><li>من يشتري السماد: اتفقنا مع ثلاثة مشاتل قبل أن ننتج أول كيس.</li></ul><p>أصعب ما واجهنا الأكياس البلاستيكية. حُلّت المشكلة حين صار ثمن كيس الورق أقل من ثمن كيس البلاستيك داخل السوق.</p>',
    bodyEn:
      '<p>The trial began at the vegetable market because its waste is of one kind, the sellers are known, and the composting site is near. Bins were set out at night, and for two weeks two inspectors explained the sorting and fined nobody.</p><h2>What you need to begin</h2><ul><li>A composting site of at least one dunum, away from homes.</li><li>An agreement with the shared-services council on who pays for transport.</li><li>Buyers of the compost: we had agreed with three nurseries before the first bag was filled.</li></ul><p>The hardest part was plastic bags. The problem was solved when a paper bag cost less than a plastic one inside the market.</p>',
    tags: ['النفايات العضوية', 'السماد'],
    picture: {
      scene: 'market',
      variant: 3,
      altAr: 'رسم لسوق خضار ببسطات مظللة',
      altEn: 'Drawing of a vegetable market with shaded stalls',
    },
  },
  {
    key: 'gis-addresses',
    daysAgo: 90,
    type: 'lessonLearned',
    topics: ['digital', 'spatialPlanning'],
    place: '50001',
    state: 'published',
    authors: 'وحدة نظم المعلومات الجغرافية',
    year: 2025,
    language: 'ar',
    titleAr: 'تسمية الشوارع وترقيم المباني: خمسة دروس',
    titleEn: null,
    summaryAr: 'ما تعلمناه من ترقيم أحد عشر ألف مبنى: ابدأ بالأسماء التي يستعملها الناس، ولا تطبع اللوحات قبل أن يسير بها ساعي البريد.',
    summaryEn: null,
    bodyAr:
      '<ol><li><strong>الأسماء من الناس.</strong> سألنا في كل حي عن اسم الشارع قبل أن نقترح اسمًا، فوجدنا أن نصف الشوارع مسماة منذ زمن.</li><li><strong>الرقم من بداية الشارع.</strong> جربنا الترقيم بالمسافة فلم يفهمه أحد.</li><li><strong>جرّب قبل الطباعة.</strong> سار ساعي البريد بخارطة الحي أسبوعًا، وصححنا مئتي رقم.</li><li><strong>بوابة واحدة للتعديل.</strong> كل دائرة تقرأ الطبقة، ودائرة واحدة تكتب فيها.</li><li><strong>لوحة أصغر وأوضح.</strong> الخط الكبير بلون واحد يُقرأ من الرصيف المقابل.</li></ol><p>كلّفت اللوحة الواحدة مع تركيبها أربعة وثلاثين شيكلًا.</p>',
    bodyEn: null,
    tags: ['عناوين', 'نظم المعلومات الجغرافية'],
  },
  {
    key: 'solar-schools',
    daysAgo: 118,
    type: 'research',
    topics: ['energy', 'municipalFinance'],
    place: null,
    state: 'published',
    authors: 'مركز أبحاث الطاقة المحلية',
    year: 2024,
    pages: 58,
    language: 'en',
    titleAr: 'جدوى الخلايا الشمسية على المباني العامة للهيئات المحلية',
    titleEn: 'Solar panels on the public buildings of local authorities: a feasibility study',
    summaryAr: 'قياسات من أربعين مبنى في تسع هيئات: مدة استرداد الكلفة، وأثر صافي القياس، ومتى يكون الإيجار أجدى من الشراء.',
    summaryEn:
      'Measurements of forty buildings in nine authorities: payback, the effect of net metering, and when leasing is better than buying.',
    bodyAr:
      '<p>تبحث الدراسة في أربعين مبنى عامًا ركبت عليها خلايا شمسية بين سنتي 2019 و2023. يسترد المبنى الوسيط كلفته في خمس سنوات وأربعة أشهر، وتطول المدة حيث يقل الاستهلاك نهارًا.</p><h2>أهم النتائج</h2><ul><li>المباني التي تعمل نهارًا، كالعيادات ومراكز خدمات الجمهور، أجدى من المدارس التي تعطل صيفًا.</li><li>التنظيف مرة كل ثلاثة أسابيع يرفع الإنتاج تسعة بالمئة.</li><li>عقود الإيجار أجدى للهيئات التي يتأخر صرف مستحقاتها.</li></ul>',
    bodyEn:
      '<p>The study looks at forty public buildings that were given solar panels between 2019 and 2023. The median building pays for itself in five years and four months, later where little is used by day.</p><h2>Main findings</h2><ul><li>Buildings that work by day, such as clinics and citizen service centres, do better than schools that close in summer.</li><li>Cleaning once in three weeks raises the yield by nine per cent.</li><li>Leasing is better for authorities whose dues arrive late.</li></ul>',
    tags: ['الطاقة الشمسية', 'صافي القياس'],
    picture: { scene: 'solarRoofs', variant: 2, altAr: 'رسم لأسطح عليها خلايا شمسية', altEn: 'Drawing of roofs with solar panels' },
  },
  {
    key: 'service-centre',
    daysAgo: 150,
    type: 'guide',
    topics: ['citizenServices', 'serviceDelivery'],
    place: null,
    state: 'published',
    authors: 'الإدارة العامة لتوجيه الهيئات المحلية',
    year: 2024,
    pages: 72,
    language: 'ar',
    titleAr: 'دليل تأسيس مركز خدمات الجمهور',
    titleEn: 'Setting up a citizen service centre',
    summaryAr: 'من اختيار المكان وتوزيع الشبابيك إلى بطاقات الخدمة وقياس زمن الانتظار: ما يلزم هيئة يقل سكانها عن عشرين ألفًا.',
    summaryEn: 'From the choice of the place to service cards and measured waiting: what an authority of fewer than 20,000 people needs.',
    bodyAr:
      '<p>يفترض الدليل أن للهيئة ثلاثة موظفين على الأقل وغرفة مساحتها أربعون مترًا. ما زاد على ذلك تحسين لا شرط.</p><h2>قبل الافتتاح</h2><ul><li>بطاقة لكل خدمة: ما يُقدم معها، ورسومها، ومدة إنجازها، ومن يوقعها.</li><li>رقم مرجعي لكل طلب يتابعه صاحبه دون أن يحضر.</li><li>كرسي وطاولة عند كل شباك: الخدمة وقوفًا تطرد كبار السن.</li></ul><h2>ما يُقاس</h2><p>زمن الانتظار الوسيط، ونسبة الطلبات المنجزة في موعدها، وعدد من عادوا لنقص وثيقة. تُعلق الأرقام الثلاثة على باب المركز كل شهر.</p>',
    bodyEn:
      '<p>The guide assumes that the authority has at least three employees and a room of forty square metres. All beyond that is an improvement, not a condition.</p><h2>Before the opening</h2><ul><li>A card for each service: what to bring, its fee, how long it takes, and who signs it.</li><li>A reference number for each request, by which its owner follows it without coming back.</li><li>A chair and a table at each counter: service on one’s feet drives the elderly away.</li></ul><h2>What is measured</h2><p>The median waiting time, the share of requests completed on time, and the number of people who came back because a document was missing. The three figures are posted on the door of the centre every month.</p>',
    tags: ['خدمات الجمهور', 'بطاقة الخدمة'],
    picture: { scene: 'desk', variant: 1, altAr: 'رسم لجداول ورسوم بيانية على مكتب', altEn: 'Drawing of tables and charts on a desk' },
  },
  {
    key: 'procurement-training',
    daysAgo: 171,
    type: 'training',
    topics: ['procurement', 'humanResources'],
    place: null,
    state: 'published',
    authors: 'وحدة العطاءات المركزية',
    year: 2025,
    pages: 24,
    language: 'ar',
    titleAr: 'مادة تدريبية: من طلب الشراء إلى محضر الاستلام',
    titleEn: 'Training: from the purchase request to the receiving minutes',
    summaryAr: 'ستة تمارين على مراحل الشراء الصغير، بوثائق معبأة ناقصة يكتشف المتدرب ما فيها من أخطاء.',
    summaryEn: 'Six exercises on small purchases, with documents that were filled in wrongly on purpose for trainees to find out.',
    bodyAr:
      '<p>صُممت المادة ليومين. يعمل المتدربون في مجموعات من أربعة، ويتبادلون أدوار لجنة الشراء وأمين المستودع والمدقق.</p><ol><li>طلب شراء بلا مواصفات: ماذا ينقصه؟</li><li>ثلاثة عروض بعملات مختلفة: كيف نقارنها؟</li><li>عرض أقل سعرًا بلا كفالة.</li><li>محضر فتح بلا توقيع أحد الأعضاء.</li><li>توريد جزئي قبل نهاية السنة المالية.</li><li>محضر استلام يخالف أمر الشراء.</li></ol><p>مع كل تمرين ورقة حل للمدرب، وإحالة إلى أحكام قرار بقانون الشراء العام.</p>',
    bodyEn:
      '<p>The material is made for two days. Trainees work in groups of four and take turns as purchasing committee, storekeeper and auditor.</p><ol><li>A purchase request without specifications: what is missing?</li><li>Three offers in different currencies: how are they compared?</li><li>The lowest offer comes without a guarantee.</li><li>Opening minutes that one member has not signed.</li><li>A delivery in part before the end of the financial year.</li><li>Receiving minutes that contradict the purchase order.</li></ol><p>Each exercise comes with an answer sheet for the trainer and a reference to the Decree-law on Public Procurement.</p>',
    tags: ['الشراء العام', 'تدريب'],
  },
  {
    key: 'amalgamation-brief',
    daysAgo: 205,
    type: 'policyBrief',
    topics: ['jointServices', 'governance'],
    place: null,
    state: 'published',
    authors: 'الإدارة العامة لمجالس الخدمات المشتركة',
    year: 2025,
    pages: 3,
    language: 'ar',
    titleAr: 'ورقة سياسات: متى تنجح الخدمة المشتركة؟',
    titleEn: 'Policy brief: when does a shared service work?',
    summaryAr: 'مقارنة بين ستة مجالس: عدد الهيئات الأعضاء، وانتظام دفع الحصص، واستقلال الإدارة التنفيذية، وأثرها في كلفة الطن.',
    summaryEn: 'Six councils compared: how many members, how regularly they pay, how independent the executive is, and what a tonne costs.',
    bodyAr:
      '<p>لا يكفي أن تشترك الهيئات في شاحنة. المجالس التي حافظت على كلفتها خمس سنوات تشترك في ثلاثة أمور: مدير تنفيذي متفرغ، وحصص تُدفع شهريًا من التحويلات لا من الخزينة، وتقرير فصلي يعرض كلفة كل هيئة أمام الأخريات.</p><h2>التوصيات</h2><ul><li>ألا يقل المجلس عن خمس هيئات ولا يزيد على عشرين.</li><li>أن تُحدد الحصة بعدد السكان ووزن النفايات معًا.</li><li>أن تُراجع التعرفة كل سنتين لا كل دورة انتخابية.</li></ul>',
    bodyEn:
      '<p>Sharing a truck is not enough. The councils that kept their costs for five years have three things in common: a full-time executive director, shares that are paid monthly out of transfers and not out of the treasury, and a quarterly report that shows the cost of each authority to the others.</p><h2>Recommendations</h2><ul><li>A council has no fewer than five authorities and no more than twenty.</li><li>Shares are set by population and by weight of waste together.</li><li>The tariff is reviewed every two years, not every electoral term.</li></ul>',
    tags: ['مجالس الخدمات المشتركة', 'كلفة الخدمة'],
    document: sharedServiceBrief,
  },
  {
    key: 'youth-council',
    daysAgo: 240,
    type: 'goodPractice',
    topics: ['youth', 'participation'],
    place: '35001',
    state: 'published',
    authors: 'وحدة العلاقات العامة',
    year: 2024,
    language: 'ar',
    titleAr: 'مجلس شبابي يقترح ويتابع',
    titleEn: null,
    summaryAr: 'ينتخب طلبة المدارس خمسة عشر عضوًا، ويُلزم المجلس البلدي نفسه بالرد على ثلاثة مقترحات كل فصل.',
    summaryEn: null,
    bodyAr:
      '<p>كانت المجالس الشبابية السابقة تجتمع في حفل وتُنسى. ما غيّر الأمر بند واحد في قرار المجلس البلدي: ثلاثة مقترحات في كل فصل يُرد عليها كتابة خلال شهر، ويُذكر في الرد اسم الموظف الذي سيتابع.</p><p>في سنتين نُفذ من أربعة وعشرين مقترحًا أحد عشر، أكبرها ممر مشاة أمام مدرستين، وأصغرها تمديد ساعات المكتبة العامة في أيام الامتحانات. ما لم يُنفذ نُشر سببه.</p>',
    bodyEn: null,
    tags: ['الشباب', 'المدارس'],
    picture: { scene: 'school', variant: 2, altAr: 'رسم لساحة مدرسة', altEn: 'Drawing of a school yard' },
  },
  {
    key: 'flood-plan',
    daysAgo: 300,
    type: 'tool',
    topics: ['emergency', 'spatialPlanning'],
    place: '20001',
    state: 'published',
    authors: 'دائرة الهندسة',
    year: 2025,
    language: 'ar',
    titleAr: 'جدول نقاط تجمع مياه الأمطار وأولويات تنظيفها',
    titleEn: 'A table of rainwater points and the order of their cleaning',
    summaryAr: 'جدول يرتب العبّارات والمصارف حسب خطر انسدادها وعدد البيوت خلفها، فيعرف الفريق أين يبدأ قبل المنخفض بيومين.',
    summaryEn:
      'It orders culverts and drains by the danger that they clog and by the homes behind them, so that crews know where to begin two days before a storm.',
    bodyAr:
      '<p>يحتسب الجدول درجة لكل نقطة: احتمال الانسداد من 1 إلى 5، مضروبًا بعدد البيوت التي تتضرر، مقسومًا على ساعات العمل اللازمة. تُحدَّث الدرجات بعد كل منخفض.</p><p>عُمل بالجدول ثلاثة مواسم، وانخفض عدد البلاغات من 74 إلى 31. أهم ما فيه العمود الأخير: تاريخ آخر زيارة واسم من زار.</p>',
    bodyEn:
      '<p>The table gives each point a score: how likely it is to clog, from 1 to 5, multiplied by the homes that suffer and divided by the hours of work that it takes. Scores are renewed after each storm.</p><p>The table has been in use for three seasons, and reports fell from 74 to 31. The last column matters most: the date of the last visit, and the name of the visitor.</p>',
    tags: ['الأمطار', 'الطوارئ'],
    workbook: {
      name: 'نقاط-تجمع-مياه-الأمطار.xlsx',
      columns: ['النقطة', 'الموقع', 'احتمال الانسداد (1-5)', 'البيوت المتضررة', 'ساعات العمل', 'الدرجة', 'آخر زيارة', 'من زار'],
      rows: [['1', '', '', '', '', '', '', '']],
    },
    picture: { scene: 'winterRain', variant: 2, altAr: 'رسم لعبّارة حجرية في يوم ماطر', altEn: 'Drawing of a stone culvert on a rainy day' },
  },
  {
    key: 'heritage-houses',
    daysAgo: 350,
    type: 'caseStudy',
    topics: ['heritage', 'economy'],
    place: '10001',
    state: 'published',
    authors: 'لجنة البلدة القديمة',
    year: 2024,
    pages: 20,
    language: 'both',
    titleAr: 'بيت قديم يصير بيت ضيافة: حساب الكلفة والعائد',
    titleEn: 'An old house becomes a guest house: costs and returns',
    summaryAr: 'ترميم بيت من ثلاث غرف بشراكة بين البلدية وأصحابه: من دفع ماذا، ومتى بدأ العائد، وما الذي تعثر.',
    summaryEn:
      'A house of three rooms restored by the municipality and its owners: who paid what, when it began to pay, and what went wrong.',
    bodyAr:
      '<p>اتفقت البلدية مع ورثة البيت على أن ترمم هي الواجهة والسطح، ويتولوا الداخل، وأن يُشغل البيت عشر سنوات تعود بعدها إدارته إليهم وحدهم.</p><p>بلغت الكلفة 312 ألف شيكل، ودفعت البلدية ثلثها. غطى البيت مصاريف تشغيله في الشهر السابع، وتعثر في شتائه الأول لأن التدفئة لم تكن في الحساب.</p><h2>عقد قابل للنسخ</h2><p>أهم بنوده أن يكون الحجز عبر موقع واحد يراه الطرفان، فلا يختلفان في الدخل.</p>',
    bodyEn:
      '<p>The municipality agreed with the heirs of the house that it would restore the front and the roof, and they the inside; the house receives guests for ten years, after which they alone run it.</p><p>It cost 312,000 shekels, a third of it paid by the municipality. The house covered its running costs in its seventh month, and fell short in its first winter, as nobody had counted the heating.</p><h2>A contract to copy</h2><p>Its most important clause is that bookings go through one site which both sides can see, so that they do not differ over the income.</p>',
    tags: ['التراث', 'السياحة'],
    picture: { scene: 'restoration', variant: 1, altAr: 'رسم لبيت حجري قيد الترميم', altEn: 'Drawing of a stone house under restoration' },
  },
  {
    key: 'gender-parks',
    daysAgo: 410,
    type: 'webinar',
    topics: ['gender', 'spatialPlanning'],
    place: null,
    state: 'published',
    authors: 'وحدة النوع الاجتماعي',
    year: 2024,
    language: 'ar',
    titleAr: 'لقاء مسجل: حدائق تعود إليها النساء',
    titleEn: null,
    summaryAr: 'أربع مهندسات يعرضن ما غيّر استعمال الحدائق: الإنارة والمقاعد المتقابلة ودورات المياه وباب ثان.',
    summaryEn: null,
    bodyAr:
      '<p>سجلنا في اللقاء، ومدته خمسون دقيقة، أربع حالات من هيئات مختلفة. في كل حالة عُدّت الزائرات قبل التعديل وبعده في أربعة أوقات من اليوم.</p><p>أكبر أثر كان لباب ثان يُخرج من الحديقة إلى شارع مأهول، وأقلها كلفة تحريك المقاعد لتتقابل. أما الكاميرات فلم تغير العدد.</p>',
    bodyEn: null,
    tags: ['النوع الاجتماعي', 'حدائق'],
    link: 'https://mahalli.example/webinars/parks',
  },
  {
    key: 'staff-handover',
    daysAgo: 20,
    type: 'template',
    topics: ['humanResources', 'governance'],
    place: null,
    state: 'published',
    forStaff: true,
    authors: 'الإدارة العامة للشؤون الإدارية',
    year: 2026,
    language: 'ar',
    titleAr: 'نموذج تسليم واستلام بين رئيسي قسمين',
    titleEn: null,
    summaryAr: 'قائمة بما يُسلم عند تبدل رئيس القسم: الملفات الجارية، وكلمات المرور، والعهد، والوعود التي قُطعت للمواطنين.',
    summaryEn: null,
    bodyAr:
      '<p>للاستعمال الداخلي. يُعبأ النموذج بحضور الطرفين والمدير الإداري، ويُحفظ في ملف القسم. القائمة الأولى لما هو قيد الإنجاز، والثانية لما وُعد به المواطنون ولم يُنجز، والثالثة للعهد والمفاتيح وصلاحيات الأنظمة، وتُلغى صلاحيات المسلِّم في اليوم نفسه.</p>',
    bodyEn: null,
    tags: ['تسليم', 'عهد'],
  },
  {
    key: 'asset-register',
    daysAgo: 3,
    type: 'template',
    topics: ['municipalFinance'],
    place: '01001',
    state: 'underReview',
    authors: 'الدائرة المالية',
    year: 2026,
    language: 'ar',
    titleAr: 'سجل موجودات مبسط للهيئات الصغيرة',
    titleEn: null,
    summaryAr: 'تسعة أعمدة تكفي لمعرفة ما تملكه الهيئة وأين هو وبكم اشتري ومتى يُستبدل.',
    summaryEn: null,
    bodyAr:
      '<p>يبدأ السجل بما قيمته فوق خمسمئة شيكل، ويُجرد مرة في السنة. تُكتب الموجودات بأسمائها المتداولة لا بأسماء الحسابات، ويُذكر الموظف الذي في عهدته كل منها، فيصير الجرد سؤالًا لا تفتيشًا. جُرب السجل في ثلاث هيئات صغيرة خلال السنة الماضية.</p>',
    bodyEn: null,
    tags: ['الموجودات'],
  },
  {
    key: 'half-written',
    daysAgo: 1,
    type: 'question',
    topics: ['water'],
    place: '01001',
    state: 'draft',
    authors: 'قسم المياه',
    year: 2026,
    language: 'ar',
    titleAr: 'من جرّب العدادات مسبقة الدفع في القرى الصغيرة؟',
    titleEn: null,
    summaryAr: 'نسأل الهيئات التي ركبتها: كم كلفت الصيانة في السنة الثالثة، وكيف تعاملتم مع من لا يستطيع الدفع؟',
    summaryEn: null,
    bodyAr:
      '<p>نفكر في تركيب ثلاثمئة عداد مسبق الدفع. العروض التي وصلتنا تتحدث عن كلفة الشراء ولا تذكر الصيانة بعد انتهاء الكفالة. نود أن نسمع ممن مضى على عداداته ثلاث سنوات أو أكثر: ما الذي تعطل أولًا، ومن يصلحه، وكيف تُعالج الحالات الاجتماعية؟</p>',
    bodyEn: null,
    tags: [],
  },
]
