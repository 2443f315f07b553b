import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the ready views of a list. */
export const viewTexts = interfaceTexts('generic.views', {
  views: ['عروض جاهزة', 'Ready views'],
  all: ['الكل', 'All'],
  published: ['المنشور', 'Published'],
  inReview: ['بانتظار المراجعة', 'Awaiting review'],
  rejected: ['المرفوض', 'Rejected'],
  drafts: ['مسوداتي', 'My drafts'],
})
