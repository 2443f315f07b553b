import { interfaceTexts } from '../../kernel/kernel.ts'

/** How an item stands before citizens, with an edit beside it or without one. */
export const statusTexts = interfaceTexts('generic.status', {
  published: ['منشور', 'Published'],
  publishedFeatured: ['منشور ومميز', 'Published, featured'],
  liveAndEdited: ['{standing} وله تعديل قيد المراجعة', '{standing}, with an edit under review'],
  liveAndUnsent: ['{standing} وله تعديل لم يُرسل', '{standing}, with an edit not sent'],
  liveAndRejected: ['{standing} ورُفض تعديله', '{standing}, with an edit rejected'],
  liveAndExpired: ['{standing} وانتهت مهلة استكمال تعديله', '{standing}, with an edit not completed in time'],
  liveAndScheduled: ['{standing} وتعديله مجدول', '{standing}, with an edit scheduled'],
})
