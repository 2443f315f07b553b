import { interfaceTexts } from '../../kernel/kernel.ts'

/** What is said of a draft that a browser keeps. */
export const draftTexts = interfaceTexts('generic.drafts', {
  draftFound: ['وجدنا مسودة لم تُحفظ من هذا السجل.', 'There is an unsaved draft of this record.'],
  useDraft: ['استعادة المسودة', 'Use the draft'],
  dropDraft: ['تجاهلها', 'Discard it'],
  keptInBrowser: ['المسودة محفوظة في هذا المتصفح', 'The draft is kept in this browser'],
})
