import {
  Refused,
  bilingual,
  boolean,
  date,
  dateTime,
  integer,
  longText,
  money,
  rows,
  state,
  text,
  time,
  type Caller,
  type Values,
} from '../../kernel/kernel.ts'
import type { Call, ResourceRules, StepRule } from '../../server/platform.ts'
import { putLive, removeLive } from '../../server/resources/versions.ts'
import { lookup, resource, states } from './define.ts'
import { branchStock, issuing } from './scopes.ts'

/** A shelf that citizens may know of when its branch shows it. */
export const shelf = resource('shelf', {
  label: ['رف', 'Shelf', 'الرفوف', 'Shelves'],
  permission: 'Library.Shelf',
  scope: branchStock,
  publishing: 'switched',
  fields: {
    name: bilingual('الاسم', 'Name').required().max(100).searchable(),
    isOpen: boolean('مفتوح', 'Open').initially(true),
    floor: integer('الطابق', 'Floor').between(-3, 40),
    keeper: text('الأمين', 'Keeper').max(100).searchable(),
    firstClassificationNumberOnThisShelf: text('أول رقم', 'First number').max(20),
    lastClassificationNumberOnThisShelf: text('آخر رقم', 'Last number').max(20),
    visits: rows('أوقات الزيارة', 'Visiting hours', {
      from: time('من', 'From').required(),
      fee: money('الرسم', 'Fee').min(0),
    }),
  },
  unique: [['branchId', 'firstClassificationNumberOnThisShelf', 'lastClassificationNumberOnThisShelf', 'nameAr']],
  list: { columns: ['name', 'floor', 'keeper'], filters: ['floor', 'keeper'], sort: ['keeper', 'name'] },
  portal: { when: { isOpen: true }, fields: ['name', 'floor', 'visits'] },
})

const noticeStates = states(
  {
    waiting: [1, 'قيد المراجعة', 'Under review'],
    edited: [2, 'معدّل', 'Edited'],
    published: [3, 'منشور', 'Published'],
    rejected: [4, 'مرفوض', 'Rejected'],
  },
  [
    [null, 'create', 'waiting', '.Create'],
    ['waiting', 'submit', 'waiting', '.Submit'],
    ['waiting', 'update', 'edited', '.Update'],
    ['edited', 'update', 'edited', '.Update'],
    ['published', 'update', 'edited', '.Update'],
    ['rejected', 'update', 'edited', '.Update'],
    ['waiting', 'publish', 'published', '.Publish'],
    ['edited', 'publish', 'published', '.Publish'],
    ['waiting', 'reject', 'rejected', '.Reject'],
    ['edited', 'reject', 'rejected', '.Reject'],
    ['published', 'cancelPublish', 'edited', '.Publish'],
    ['edited', 'cancelPublish', 'edited', '.Publish'],
  ],
  {
    create: ['إضافة', 'Create'],
    submit: ['إرسال', 'Send for review'],
    update: ['تعديل', 'Update'],
    publish: ['نشر', 'Publish'],
    reject: ['رفض', 'Reject'],
    cancelPublish: ['إلغاء النشر', 'Cancel publishing'],
  },
)

/** What the library makes known, after somebody else has read it. */
export const notice = resource('notice', {
  label: ['إعلان', 'Notice', 'الإعلانات', 'Notices'],
  permission: 'Library.Notice',
  scope: issuing,
  publishing: 'reviewed',
  fields: {
    title: bilingual('العنوان', 'Title').requiredAtOnce().max(200).searchable(),
    body: bilingual('النص', 'Body', 'richText').required().min(10),
    date: date('التاريخ', 'Date').required().initially('today'),
    isUrgent: boolean('عاجل', 'Urgent').initially(false),
    tags: text('كلمات', 'Tags').max(40).many(),
    deskNote: text('ملاحظة داخلية', 'Note of the desk').max(200).searchable(),
    timetable: rows('المواعيد', 'Timetable', {
      day: date('اليوم', 'Day').required(),
      opens: time('من', 'Opens').required(),
      fee: money('الرسم', 'Fee').min(0),
    }),
    expireAt: dateTime('وقت الانتهاء', 'Expire at'),
    hideAfterExpiry: boolean('إخفاء بعد الانتهاء', 'Hide after expiry').initially(false),
    refusal: lookup('سبب الرفض', 'Reason of refusal', 'libraryRefusal').bySystem(),
    noticeStatus: state('الحالة', 'State', noticeStates),
  },
  stepInput: {
    reject: {
      reason: lookup('السبب', 'Reason', 'libraryRefusal').required(),
      note: longText('ملاحظة', 'Note').required().min(10),
    },
  },
  list: {
    columns: ['title', 'date', 'issuer', 'noticeStatus'],
    filters: ['noticeStatus', 'date', 'deskNote'],
    sort: ['noticeStatus', '-date'],
  },
  portal: { path: 'notice/{id}', fields: ['title', 'body', 'date', 'tags', 'timetable'] },
})

/** What the server adds to the library's definitions. @param mainBranch whose the reports are that head office writes */
export function rulesOf(mainBranch: string): Readonly<Record<string, ResourceRules>> {
  return {
    shelf: { steps: { publish: { guard: ({ record }) => requireEnglishName(record) }, cancelPublish: { isOf: isMaker } } },
    notice: {
      steps: noticeSteps,
      // «#» stands for the desk that writes.
      beforehand: async (_call, _transaction, { deskNote }) =>
        typeof deskNote === 'string' && deskNote.startsWith('#') ? { deskNote: deskNote.replace('#', 'مكتب الإعلانات: ') } : {},
    },
    yearReport: { ownerOf: ({ place }: Caller) => (place?.type === 'headOffice' ? mainBranch : (place?.id ?? null)) },
    loan: {
      steps: {
        lend: { guard: ({ record }) => requireDeposit(record) },
        find: { isOf: isMaker },
        return: {
          effect: ({ input, call }) => ({ returnCondition: input.condition, returnedOn: call.platform.clock.today() }),
        },
      },
    },
    book: {
      mayDelete: record => {
        if (record.forLoan === false) throw new Refused('kept', 'الكتاب محفوظ', 'The book is kept', { status: 409 })
      },
    },
  }
}

const noticeSteps: Readonly<Record<string, StepRule>> = {
  submit: { effect: ({ call }) => ({ isDraft: false, sentBy: call.caller.userId ?? null }) },
  publish: {
    guard: ({ record }) => {
      if (record.isDraft === true) throw new Refused('draft', 'الإعلان مسودة', 'The notice is a draft', { status: 409 })
    },
    effect: ({ record }) => ({ liveVersion: record.currentVersion }),
    after: ({ model, record, transaction }) => putLive(transaction, model, String(record.id), Number(record.currentVersion)),
  },
  reject: { effect: ({ input }) => ({ refusal: input.reason }) },
  cancelPublish: {
    effect: () => ({ liveVersion: null }),
    after: ({ model, record, transaction }) => removeLive(transaction, model, String(record.id)),
  },
}

/** Whoever made the record acts on it in this way. */
function isMaker({ creator }: Values, { caller }: Call): boolean {
  return creator === caller.userId
}

function requireEnglishName(record: Values): void {
  if (record.nameEn == null) throw new Refused('incomplete', 'أدخل الاسم بالإنجليزية', 'Enter the English name', { field: 'nameEn' })
}

function requireDeposit(record: Values): void {
  if (record.deposit == null) throw new Refused('depositFirst', 'التأمين أولًا', 'The deposit first', { field: 'deposit' })
}
