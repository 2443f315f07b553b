import { dateTime, longText, lookup, type Label } from '../../define.ts'

/** The states of what visitors send and the ministry publishes: ideas and investors (domain/economy-and-tenders, sections 1 and 2). */
export const reviewWords = {
  underReview: [1, 'قيد المراجعة', 'Under review', 'waiting'],
  edited: [2, 'معدّل', 'Edited', 'waiting'],
  published: [3, 'منشور', 'Published'],
  rejected: [4, 'مرفوض', 'Rejected'],
  editedAfterRejected: [5, 'معدّل بعد الرفض', 'Edited after rejection', 'waiting'],
  // How it came to its end without a decision: as its entry did. On the last but one may still be decided: what its sender was asked stays open.
  withdrawn: [6, 'مسحوب من مقدمه', 'Withdrawn by its sender'],
  expired: [7, 'انتهت مهلة استكماله', 'Not completed in time'],
  spam: [8, 'مزعج', 'Spam'],
} as const

/** When it was forgotten who had sent it. */
export const endFacts = { erasedAt: dateTime('مُحيت بيانات مقدمه في', 'Data of its sender erased at') }

/** The words on the buttons of the steps. */
export const reviewActions = {
  create: ['إضافة', 'Create'],
  update: ['تعديل', 'Update'],
  publish: ['نشر', 'Publish'],
  reject: ['رفض', 'Reject'],
  cancelPublish: ['إلغاء النشر', 'Cancel publishing'],
  ask: ['طلب استكمال', 'Ask for more'],
  confirmOwner: ['توثيق موافقة صاحب الطلب', 'Record the owner’s agreement'],
  withdraw: ['سحب', 'Withdraw'],
  expire: ['انتهاء المهلة', 'Expire'],
  markSpam: ['تصنيف كمزعج', 'Mark as spam'],
  restore: ['ليس مزعجًا', 'Not spam'],
} as const satisfies Record<string, Label>

/**
 * The steps of such a record. Beside the decision its sender is asked for more, and his agreement on paper is recorded. Those of the clock are no
 * calls: its sender, staff or time take them on its entry (`VisitorSubmission`), and the record follows.
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
    ['underReview', 'expire', 'expired', 'clock'],
    ['edited', 'expire', 'expired', 'clock'],
    ['editedAfterRejected', 'expire', 'expired', 'clock'],
    ['expired', 'update', 'expired', '.Update'],
    ['expired', 'publish', 'published', '.Publish'],
    ['expired', 'reject', 'rejected', '.Reject'],
    ['expired', 'cancelPublish', 'edited', '.Publish'],
    ['expired', 'ask', 'underReview', ask],
    ['expired', 'confirmOwner', 'expired', confirmOwner],
    ['underReview', 'withdraw', 'withdrawn', 'clock'],
    ['edited', 'withdraw', 'withdrawn', 'clock'],
    ['published', 'withdraw', 'withdrawn', 'clock'],
    ['rejected', 'withdraw', 'withdrawn', 'clock'],
    ['editedAfterRejected', 'withdraw', 'withdrawn', 'clock'],
    ['expired', 'withdraw', 'withdrawn', 'clock'],
    ['spam', 'withdraw', 'withdrawn', 'clock'],
    ['underReview', 'markSpam', 'spam', 'clock'],
    ['edited', 'markSpam', 'spam', 'clock'],
    ['published', 'markSpam', 'spam', 'clock'],
    ['rejected', 'markSpam', 'spam', 'clock'],
    ['editedAfterRejected', 'markSpam', 'spam', 'clock'],
    ['spam', 'restore', 'underReview', 'clock'],
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
