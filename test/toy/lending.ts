import { boolean, date, integer, longText, money, phone, ref, state, text, year } from '../../kernel/kernel.ts'
import { lookup, resource, states } from './define.ts'
import { branchStock } from './scopes.ts'

/** The life of a loan. Nobody enters `wanted`: it is said of a book that somebody waits for. */
export const loanStates = states(
  {
    wanted: [1, 'مطلوب', 'Wanted'],
    reserved: [2, 'محجوز', 'Reserved', 'draft'],
    lent: [3, 'معار', 'Lent'],
    overdue: [4, 'متأخر', 'Overdue'],
    returned: [5, 'معاد', 'Returned'],
    lost: [9, 'مفقود', 'Lost'],
  },
  [
    [null, 'create', 'reserved', '.Create'],
    ['reserved', 'lend', 'lent', '.Lend'],
    ['lent', 'expire', 'overdue', 'clock'],
    ['lent', 'return', 'returned', '.Return'],
    ['overdue', 'return', 'returned', '.Return'],
    ['lent', 'reportLost', 'lost', '.Return'],
    ['overdue', 'reportLost', 'lost', '.Return'],
    ['lost', 'find', 'returned', 'Library.Loan.Correct'],
    ['returned', 'update', 'returned', '.Update'],
  ],
  {
    create: ['حجز', 'Reserve'],
    lend: ['إعارة', 'Lend'],
    expire: ['انتهاء المدة', 'Expire'],
    return: ['إعادة', 'Return'],
    reportLost: ['إبلاغ عن فقدان', 'Report as lost'],
    find: ['عُثر عليه', 'Found again'],
    update: ['تعديل', 'Update'],
  },
)

/** A book in somebody's hands. */
export const loan = resource('loan', {
  label: ['إعارة', 'Loan', 'الإعارات', 'Loans'],
  permission: 'Library.Loan',
  scope: branchStock,
  fields: {
    // By name: books are defined after loans in the list of files, before them in the list of tables.
    book: ref('الكتاب', 'Book', () => ({ name: 'book' })).requiredAtOnce(),
    reader: text('القارئ', 'Reader').requiredAtOnce().max(100),
    readerPhone: phone('هاتف القارئ', "Reader's phone").required(),
    dueDate: date('موعد الإعادة', 'Due date').required().from('today'),
    deposit: money('التأمين', 'Deposit').min(0),
    isRenewable: boolean('قابلة للتجديد', 'Renewable').initially(true),
    note: longText('ملاحظة', 'Note').max(500),
    returnedOn: date('أعيد في', 'Returned on').bySystem(),
    returnCondition: lookup('الحالة عند الإعادة', 'Condition on return', 'libraryCondition').bySystem(),
    loanStatus: state('الحالة', 'State', loanStates),
  },
  rules: [
    {
      at: 'deposit',
      ok: l => l.loanStatus !== 'lent' || Number(l.deposit ?? 0) >= 5,
      message: ['التأمين لا يقل عن خمسة', 'The deposit is at least five'],
    },
    {
      at: 'note',
      ok: l => l.returnCondition !== 'damaged' || !!l.note,
      message: ['اكتب ملاحظة عن التلف', 'Write a note on the damage'],
    },
  ],
  stepInput: {
    return: {
      condition: lookup('الحالة', 'Condition', 'libraryCondition').required(),
      remark: longText('ملاحظة', 'Remark').min(10).max(200),
      note: text('سبب', 'Reason').max(100),
    },
    reportLost: { lastSeenAt: ref('آخر فرع', 'Last seen at', () => ({ name: 'branch' })) },
  },
  list: { columns: ['book', 'reader', 'dueDate', 'loanStatus'], filters: ['loanStatus', 'book'], sort: '-dueDate' },
})

/** What a branch reports once a year. */
export const yearReport = resource('yearReport', {
  label: ['تقرير سنوي', 'Yearly report', 'التقارير السنوية', 'Yearly reports'],
  permission: 'Library.YearReport',
  scope: branchStock,
  shape: 'yearly',
  fields: {
    year: year('السنة', 'Year').required().min(1994).until('thisYear').fixed(),
    visitors: integer('الزوار', 'Visitors').required().min(0),
    openDays: integer('أيام الدوام', 'Open days').between(0, 366),
  },
  derived: {
    visitorsPerDay: {
      as: integer('الزوار في اليوم', 'Visitors a day'),
      from: r => (r.visitors == null || !r.openDays ? null : Math.round(r.visitors / r.openDays)),
    },
  },
  list: { columns: ['year', 'visitors'], filters: ['year'], sort: '-year', pageSize: 5 },
})
