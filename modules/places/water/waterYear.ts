import { boolean, choice, decimal, integer, lookup, money, percent, ref, resource, rows, text, year } from '../../define.ts'
import { authorityFile, placeTypes } from '../hierarchy/hierarchy.ts'
import { place } from '../register/register.ts'
import { bandsFollow, billing, billingDerived, sheetDecisionInput, sheetHead, tariff } from '../sheets/sheets.ts'
import { averagePrice, lossesOf, nonRevenueOf, perCapitaLitres, shareOfSupplied, totalOf } from './balance.ts'

/** The yearly water sheet of an authority (domain/places, section 9.1). Values that need other sector files come with those. */
export const waterYear = resource('waterYear', {
  label: ['بيانات المياه السنوية', 'Water yearly sheet', 'بيانات المياه السنوية', 'Water yearly sheets'],
  permission: 'LocalComm.Water',
  scope: authorityFile,
  shape: 'yearly',
  stepInput: sheetDecisionInput,
  fields: {
    ...sheetHead,
    isServed: boolean('تتوفر شبكة مياه عامة', 'Public water network available').required(),
    providerType: lookup('مزود الخدمة', 'Service provider', 'serviceProviderType').required(),
    provider: ref('الجهة المزودة', 'Providing place', () => place).where({ typeCode: [placeTypes.authority[0], placeTypes.council[0]] }, [
      'اختر هيئة محلية أو مجلس خدمات مشتركًا',
      'Choose a local authority or a shared-services council',
    ]),
    providerName: text('اسم المزود', 'Name of the provider').max(150),
    networkYear: year('سنة إنشاء الشبكة', 'Network year').min(1900).until('thisYear'),
    populationServed: integer('عدد السكان المخدومين', 'Population served').min(0),
    connectedHouseholds: integer('الأسر المشتركة', 'Connected households').min(0),
    subscribers: rows('المشتركون والاستهلاك حسب الفئة', 'Subscribers and consumption by category', {
      category: lookup('الفئة', 'Category', 'subscriberCategory').required(),
      count: integer('العدد', 'Count').required().min(0),
      consumptionM3: decimal('الاستهلاك', 'Consumption', 'm³').min(0),
      billed: money('المفوتر', 'Billed').min(0),
    }).unique('category'),
    supply: rows('الكميات الموردة حسب المصدر', 'Supplied quantity by source', {
      sourceType: lookup('مصدر المياه', 'Source type', 'waterSourceType').required(),
      supplierName: text('اسم المورد', 'Supplier').max(150),
      quantityM3: decimal('الكمية', 'Quantity', 'm³').required().min(0),
      unitPrice: money('سعر الوحدة', 'Unit price', 'm³').min(0).places(4),
    }),
    unbilledAuthorizedM3: decimal('استهلاك مصرح غير مفوتر', 'Authorised unbilled use', 'm³').min(0),
    technicalLossesPercent: percent('منه فاقد فيزيائي', 'Of which physical losses'),
    supplyDaysPerWeek: integer('أيام الضخ في الأسبوع', 'Supply days per week').between(0, 7),
    supplyHoursPerDay: decimal('ساعات الضخ يوميًا', 'Supply hours per day', 'h').between(0, 24),
    dryMonthsGapDays: integer('أطول انقطاع صيفًا (يوم)', 'Longest summer interruption (days)').between(0, 120),
    meters: integer('العدادات: الكلي', 'Meters: total').min(0),
    prepaidMeters: integer('العدادات: مسبقة الدفع', 'Meters: prepaid').min(0),
    faultyMeters: integer('العدادات: المعطلة', 'Meters: faulty').min(0),
    metersReplaced: integer('عدادات مستبدلة', 'Meters replaced').min(0),
    illegalConnections: integer('وصلات غير قانونية مكتشفة', 'Illegal connections found').min(0),
    householdCisterns: integer('آبار جمع منزلية', 'Household cisterns').min(0),
    tankerPrice: money('سعر صهريج المياه (للمتر المكعب)', 'Tanker price per m³').min(0),
    productionCost: money('كلفة إنتاج المتر المكعب', 'Production cost per m³').min(0),
    qualityTests: integer('عدد الفحوصات', 'Quality tests').min(0),
    failedTests: integer('الفحوصات غير المطابقة', 'Failed tests').min(0),
    chlorinated: boolean('تتم الكلورة', 'Chlorination applied'),
    debtToSupplier: money('ديون الهيئة لمزود المياه', 'Debt to the bulk supplier').min(0),
    agricultureM3: decimal('مياه الاستخدام الزراعي', 'Agricultural water', 'm³').min(0),
    farmingSources: choice('مصادر مياه الزراعة', 'Farming water sources', {
      artesianWells: [1, 'آبار ارتوازية', 'Artesian wells'],
      springs: [2, 'ينابيع', 'Springs'],
      rainWater: [3, 'مياه أمطار', 'Rain water'],
    }).many(),
    ...billing,
    tariff: tariff('m³'),
  },
  derived: {
    ...billingDerived,
    totalSubscribers: { as: integer('إجمالي المشتركين', 'Total subscribers'), from: s => totalOf(s.subscribers, row => row.count) },
    billedM3: { as: decimal('الكمية المفوترة', 'Billed quantity', 'm³'), from: s => totalOf(s.subscribers, row => row.consumptionM3) },
    suppliedM3: { as: decimal('الكمية الموردة', 'Supplied quantity', 'm³'), from: s => totalOf(s.supply, row => row.quantityM3) },
    nrwM3: { as: decimal('المياه غير المحاسب عليها', 'Non-revenue water', 'm³'), from: nonRevenueOf },
    nrwPercent: { as: percent('نسبة المياه غير المحاسب عليها', 'Non-revenue water %'), from: s => shareOfSupplied(nonRevenueOf(s), s) },
    lossesM3: { as: decimal('الفاقد الكلي', 'Total losses', 'm³'), from: lossesOf },
    lossesPercent: { as: percent('نسبة الفاقد الكلي', 'Total losses %'), from: s => shareOfSupplied(lossesOf(s), s) },
    perCapitaLitres: { as: decimal('نصيب الفرد', 'Per capita use', 'L/d'), from: perCapitaLitres },
    averagePrice: { as: money('متوسط سعر المتر المكعب', 'Average price per m³'), from: averagePrice },
    qualityCompliance: {
      as: percent('نسبة المطابقة', 'Compliance'),
      from: s => (s.qualityTests ? Math.round(((s.qualityTests - (s.failedTests ?? 0)) / s.qualityTests) * 1000) / 10 : null),
    },
  },
  rules: [
    {
      at: 'providerType',
      ok: s => s.isServed || s.providerType === 'none',
      message: ['لا مزود حيث لا شبكة', 'Where there is no network there is no provider'],
    },
    {
      at: 'providerName',
      ok: s => s.providerType === 'none' || s.providerType === 'localAuthority' || s.provider != null || !!s.providerName,
      message: ['أدخل اسم المزود', 'Enter the name of the provider'],
    },
    {
      at: 'connectedHouseholds',
      ok: s => !s.isServed || s.connectedHouseholds != null,
      message: ['أدخل عدد الأسر المشتركة', 'Enter the connected households'],
    },
    {
      at: 'subscribers',
      ok: s => !s.isServed || (s.subscribers ?? []).length > 0,
      message: ['أضف صفًا واحدًا على الأقل إلى الجدول', 'Add at least one table row'],
    },
    {
      at: 'supply',
      ok: s => !s.isServed || (s.supply ?? []).length > 0,
      message: ['أضف صفًا واحدًا على الأقل إلى الجدول', 'Add at least one table row'],
    },
    {
      at: 'billingMethod',
      ok: s => !s.isServed || s.billingMethod != null,
      message: ['حقل آلية الجباية مطلوب', 'Billing method is required'],
    },
    { at: 'sourceNote', ok: s => s.dataSource !== 'other' || !!s.sourceNote, message: ['وضّح المصدر', 'Explain the source'] },
    {
      at: 'currency',
      ok: s =>
        s.currency != null ||
        ([s.billedAmount, s.collectedAmount, s.arrearsAmount, s.operatingCost, s.tankerPrice, s.productionCost, s.debtToSupplier].every(
          amount => amount == null,
        ) &&
          (s.subscribers ?? []).every(row => row.billed == null) &&
          (s.supply ?? []).every(row => row.unitPrice == null) &&
          (s.tariff ?? []).length === 0),
      message: ['اختر العملة', 'Choose the currency'],
    },
    {
      at: 'subscribers',
      ok: s => (nonRevenueOf(s) ?? 0) >= 0,
      message: ['الكمية المفوترة أكبر من الكمية الموردة', 'Billed quantity exceeds the supplied quantity'],
    },
    {
      at: 'unbilledAuthorizedM3',
      ok: s => (lossesOf(s) ?? 0) >= 0,
      message: ['الاستهلاك غير المفوتر أكبر من المياه غير المحاسب عليها', 'Authorised unbilled use exceeds non-revenue water'],
    },
    {
      at: 'technicalLossesPercent',
      ok: s => (s.technicalLossesPercent ?? 0) <= (shareOfSupplied(lossesOf(s), s) ?? Infinity),
      message: ['الفاقد الفيزيائي أكبر من نسبة الفاقد الكلي', 'Physical losses exceed the total losses'],
    },
  ],
  rulesAtOnce: [
    {
      at: 'prepaidMeters',
      ok: s => (s.prepaidMeters ?? 0) <= (s.meters ?? Infinity),
      message: ['مسبقة الدفع أكثر من العدادات', 'More prepaid meters than meters'],
    },
    {
      at: 'faultyMeters',
      ok: s => (s.faultyMeters ?? 0) <= (s.meters ?? Infinity),
      message: ['المعطلة أكثر من العدادات', 'More faulty meters than meters'],
    },
    {
      at: 'failedTests',
      ok: s => (s.failedTests ?? 0) <= (s.qualityTests ?? Infinity),
      message: ['غير المطابقة أكثر من الفحوصات', 'More failed tests than tests'],
    },
    {
      at: 'networkYear',
      ok: s => s.networkYear == null || s.networkYear <= s.year,
      message: ['سنة الشبكة بعد سنة البيانات', 'The network’s year is after the sheet’s year'],
    },
    {
      at: 'dataDate',
      ok: s => s.dataDate == null || Number(s.dataDate.slice(0, 4)) >= s.year,
      message: ['جُمعت البيانات قبل سنتها', 'The data were collected before their year'],
    },
    {
      at: 'supply',
      ok: s => (s.supply ?? []).every(row => !['bulkImported', 'bulkUtility', 'tankers'].includes(row.sourceType) || !!row.supplierName),
      message: ['أدخل اسم المورد للمياه المشتراة', 'Enter the supplier of bought water'],
    },
    {
      at: 'tariff',
      ok: s => bandsFollow(s.tariff ?? []),
      message: ['فئات التعرفة متداخلة أو غير متصلة', 'Tariff bands overlap or leave a gap'],
    },
  ],
  list: {
    columns: ['year', 'populationServed', 'connectedHouseholds', 'dataSource', 'status', 'verifiedAt'],
    filters: ['status', 'year'],
    sort: '-year',
    pageSize: 5,
  },
  form: [
    ['السنة والمصدر', 'Year and source', 'year', 'dataSource', 'sourceNote', 'dataDate', 'changeReason'],
    ['الخدمة', 'Service', 'isServed', 'providerType', 'provider', 'providerName', 'networkYear', 'populationServed', 'connectedHouseholds'],
    ['المشتركون والكميات', 'Subscribers and quantities', 'subscribers', 'supply', 'unbilledAuthorizedM3', 'technicalLossesPercent'],
    ['انتظام الضخ', 'Regularity of supply', 'supplyDaysPerWeek', 'supplyHoursPerDay', 'dryMonthsGapDays'],
    [
      'العدادات والوصلات',
      'Meters and connections',
      'meters',
      'prepaidMeters',
      'faultyMeters',
      'metersReplaced',
      'illegalConnections',
      'householdCisterns',
    ],
    ['الجودة', 'Quality', 'qualityTests', 'failedTests', 'chlorinated'],
    [
      'الفوترة والجباية',
      'Billing and collection',
      'currency',
      'billingMethod',
      'billedAmount',
      'collectedAmount',
      'arrearsAmount',
      'operatingCost',
      'staffCount',
      'tankerPrice',
      'productionCost',
      'debtToSupplier',
      'tariff',
    ],
    ['الزراعة', 'Agriculture', 'agricultureM3', 'farmingSources'],
    ['ملاحظات ومرفقات', 'Notes and attachments', 'notes', 'attachments'],
  ],
  portal: {
    when: { status: 'verified' },
    fields: ['year', 'dataSource', 'isServed', 'populationServed', 'connectedHouseholds', 'subscribers', 'supply', 'supplyDaysPerWeek'],
  },
})
