import { longText, lookup, type Label } from '../../define.ts'

/** The states of what visitors send and the ministry publishes: ideas and investors (domain/economy-and-tenders, sections 1 and 2). */
export const reviewWords = {
  underReview: [1, 'قيد المراجعة', 'Under review', 'waiting'],
  edited: [2, 'معدّل', 'Edited', 'waiting'],
  published: [3, 'منشور', 'Published'],
  rejected: [4, 'مرفوض', 'Rejected'],
  editedAfterRejected: [5, 'معدّل بعد الرفض', 'Edited after rejection', 'waiting'],
} as const

/** The words on the buttons of the steps. */
export const reviewActions = {
  create: ['إضافة', 'Create'],
  update: ['تعديل', 'Update'],
  publish: ['نشر', 'Publish'],
  reject: ['رفض', 'Reject'],
  cancelPublish: ['إلغاء النشر', 'Cancel publishing'],
  ask: ['طلب استكمال', 'Ask for more'],
  confirmOwner: ['توثيق موافقة صاحبه', 'Record the owner’s agreement'],
} as const satisfies Record<string, Label>

/**
 * The steps of such a record. Beside the decision its sender is asked for more, and his agreement on paper is recorded.
 * @param ask permission under which the sender is asked @param confirmOwner the one under which his agreement is recorded
 */
export function reviewSteps<const A extends string, const B extends string>(ask: A, confirmOwner: B) {
  return [
    [null, 'create', 'underReview', '.Create'],
    ['underReview', 'update', 'edited', '.Update'],
    ['edited', 'update', 'edited', '.Update'],
    ['published', 'update', 'edited', '.Update'],
    ['rejected', 'update', 'editedAfterRejected', '.Update'],
    ['editedAfterRejected', 'update', 'editedAfterRejected', '.Update'],
    ['underReview', 'publish', 'published', '.Publish'],
    ['edited', 'publish', 'published', '.Publish'],
    ['editedAfterRejected', 'publish', 'published', '.Publish'],
    ['underReview', 'reject', 'rejected', '.Reject'],
    ['edited', 'reject', 'rejected', '.Reject'],
    ['editedAfterRejected', 'reject', 'rejected', '.Reject'],
    ['published', 'cancelPublish', 'edited', '.Publish'],
    ['edited', 'cancelPublish', 'edited', '.Publish'],
    ['rejected', 'cancelPublish', 'rejected', '.Publish'],
    ['editedAfterRejected', 'cancelPublish', 'editedAfterRejected', '.Publish'],
    ['underReview', 'ask', 'underReview', ask],
    ['edited', 'ask', 'edited', ask],
    ['editedAfterRejected', 'ask', 'editedAfterRejected', ask],
    ['underReview', 'confirmOwner', 'underReview', confirmOwner],
    ['edited', 'confirmOwner', 'edited', confirmOwner],
    ['editedAfterRejected', 'confirmOwner', 'editedAfterRejected', confirmOwner],
  ] as const
}

/** What a decision on an entry asks for; the sender reads all of it. */
export const decision = {
  reject: {
    reason: lookup('سبب الرفض', 'Reason of rejection', 'entryRejectionReason').required(),
    note: longText('ملاحظة يقرؤها صاحب الطلب', 'Note that its sender reads').required().min(10).max(1000),
  },
  cancelPublish: { note: longText('ملاحظة', 'Note').required().min(10).max(1000) },
  ask: { question: longText('السؤال إلى صاحب الطلب', 'Question to its sender').required().min(10).max(1000) },
  confirmOwner: {
    note: longText('كيف وافق صاحبه، وأين محفوظ ما يثبته', 'How he agreed, and where it is kept').required().min(10).max(1000),
  },
}

/** `source` of what its sender has sent himself; what staff enter is another. */
export const fromPublic = 1
