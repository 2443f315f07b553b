import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the ready views of a list. */
export const viewTexts = interfaceTexts('generic.views', {
  views: ['عروض جاهزة', 'Ready views'],
  all: ['الكل', 'All'],
  published: ['المنشور', 'Published'],
  rejected: ['المرفوض', 'Rejected'],
  drafts: ['مسوداتي', 'My drafts'],
})
