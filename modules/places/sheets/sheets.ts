import {
  attachments,
  bilingual,
  boolean,
  date,
  dateTime,
  decimal,
  integer,
  longText,
  lookup,
  money,
  rows,
  state,
  states,
  text,
  year,
  type Derived,
  type Unit,
  percent,
} from '../../define.ts'

/** The life of a yearly sheet (domain/places, section 0.5). `.Update` is the permission under that of the sheet's own page. */
export const sheetStates = states(
  {
    draft: [1, 'مسودة', 'Draft', 'draft'],
    submitted: [2, 'مرسل للتدقيق', 'Sent for review', 'waiting'],
    verified: [3, 'معتمد', 'Verified'],
    returned: [4, 'معاد للتعديل', 'Returned', 'draft'],
  },
  [
    [null, 'create', 'draft', '.Create'],
    ['draft', 'submit', 'submitted', '.Update'],
    ['returned', 'submit', 'submitted', '.Update'],
    ['submitted', 'withdraw', 'draft', '.Update'],
    ['submitted', 'verify', 'verified', 'LocalComm.DataReview.Verify'],
    ['submitted', 'return', 'returned', 'LocalComm.DataReview.Return'],
    ['verified', 'reopen', 'returned', 'LocalComm.DataReview.Reopen'],
    // Corrections by the ministry, which decides on the sheet anyway: the state stays.
    ['submitted', 'update', 'submitted', '.Update'],
    ['verified', 'update', 'verified', '.Update'],
  ],
  {
    create: ['إضافة', 'Create'],
    update: ['تعديل', 'Update'],
    submit: ['إرسال للتدقيق', 'Send for review'],
    withdraw: ['سحب', 'Withdraw'],
    verify: ['اعتماد', 'Verify'],
    return: ['إرجاع للتعديل', 'Return'],
    reopen: ['إعادة فتح', 'Reopen'],
  },
)

const reason = { note: longText('السبب', 'Reason').required().min(10).max(1000) }
/** What a decision on a sheet asks for (0.5). */
export const sheetDecisionInput = { return: reason, reopen: reason }

/** Block YR: the head of every yearly sheet (domain/places, section 0.3). */
export const sheetHead = {
  year: year('السنة', 'Year').requiredAtOnce().min(1994).until('thisYear').fixed(),
  dataSource: lookup('مصدر البيانات', 'Data source', 'dataSource').required(),
  sourceNote: text('توضيح المصدر', 'Source note').max(500),
  dataDate: date('تاريخ جمع البيانات', 'Data collection date').until('today'),
  notes: bilingual('ملاحظات', 'Notes', 'longText').max(2000),
  attachments: attachments('المرفقات', 'Attachments').types('pdf', 'doc', 'docx', 'xls', 'xlsx', 'jpg', 'png').max(10).maxKB(10_240),
  changeReason: longText('سبب التغير الكبير', 'Reason for large change').max(1000),
  status: state('حالة السجل', 'Record status', sheetStates),
  returnReason: longText('سبب الإرجاع', 'Return reason').bySystem(),
  verifiedAt: dateTime('تاريخ الاعتماد', 'Verified on').bySystem(),
}

/** Block FIN: billing and collection (domain/places, section 0.3). */
export const billing = {
  currency: lookup('العملة', 'Currency', 'currency'),
  billingMethod: lookup('آلية الجباية', 'Billing method', 'billingMethod'),
  billedAmount: money('المبالغ المفوترة', 'Billed amount').min(0),
  collectedAmount: money('المبالغ المحصلة', 'Collected amount').min(0),
  arrearsAmount: money('الديون المتراكمة على المشتركين', 'Subscriber arrears').min(0),
  operatingCost: money('تكلفة التشغيل السنوية', 'Annual operating cost').min(0),
  staffCount: integer('عدد العاملين في الخدمة', 'Service staff').min(0),
}

interface Billed {
  billedAmount?: string | null
  collectedAmount?: string | null
  operatingCost?: string | null
}
/** What follows from block FIN: shares in percent, one decimal; nothing while the divisor is missing or zero. */
export const billingDerived = {
  collectionRate: { as: percent('نسبة التحصيل', 'Collection rate'), from: (s: Billed) => shareOf(s.collectedAmount, s.billedAmount) },
  costRecovery: { as: percent('نسبة استرداد التكلفة', 'Cost recovery'), from: (s: Billed) => shareOf(s.collectedAmount, s.operatingCost) },
} satisfies Record<string, Derived<Billed>>

/** Block TARIFF: prices by category of subscribers and band of use (domain/places, section 0.3). @param unit what a band counts */
export const tariff = (unit: Unit) =>
  rows('التعرفة', 'Tariff', {
    category: lookup('فئة المشتركين', 'Subscriber category', 'subscriberCategory').required(),
    bandFrom: decimal('من', 'From', unit).required().min(0),
    bandTo: decimal('إلى', 'To', unit),
    unitPrice: money('سعر الوحدة', 'Unit price', unit).required().min(0).places(4),
    fixedFee: money('رسم ثابت', 'Fixed fee').min(0),
    prepaid: boolean('مسبق الدفع', 'Prepaid'),
    effectiveDate: date('تاريخ السريان', 'Effective date').required(),
    decisionNo: text('رقم القرار', 'Decision number').max(50),
  })

interface Band {
  category?: string | null
  bandFrom?: number | null
  bandTo?: number | null
  prepaid?: boolean | null
  effectiveDate?: string | null
}
/**
 * Do the bands of each tariff follow one another without gap or overlap, from 0 to «and above»?
 * @source domain/places, section 0.3, block TARIFF
 */
export function bandsFollow(bands: readonly Band[]): boolean {
  const tariffs = Map.groupBy(bands, band => JSON.stringify([band.category, band.prepaid === true, band.effectiveDate]))
  return [...tariffs.values()].every(tariffBands => {
    const inOrder = tariffBands.toSorted((a, b) => (a.bandFrom ?? 0) - (b.bandFrom ?? 0))
    return inOrder.every((band, index) => {
      const isFirst = index === 0
      const isLast = index === inOrder.length - 1
      const begins = isFirst ? band.bandFrom === 0 : band.bandFrom === inOrder[index - 1]?.bandTo
      return begins && (band.bandTo == null ? isLast : band.bandTo > (band.bandFrom ?? 0))
    })
  })
}

/** @param part @param whole amounts or quantities @returns percent with one decimal, or null while it cannot be said */
export function shareOf(part: string | number | null | undefined, whole: string | number | null | undefined): number | null {
  if (part == null || whole == null || Number(whole) === 0) return null
  return Math.round((Number(part) / Number(whole)) * 1000) / 10
}
