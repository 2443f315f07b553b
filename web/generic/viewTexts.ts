import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of the ready views of a list, and of deadlines in its rows. */
export const viewTexts = interfaceTexts('generic.views', {
  views: ['عروض جاهزة', 'Ready views'],
  all: ['الكل', 'All'],
  published: ['المنشور', 'Published'],
  rejected: ['المرفوض', 'Rejected'],
  drafts: ['مسوداتي', 'My drafts'],
  near: ['موعد قريب', 'Due soon'],
  overdue: ['متأخرة', 'Overdue'],
})
