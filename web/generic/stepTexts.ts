import { interfaceTexts } from '../../kernel/kernel.ts'

/** What is said when a step of content has been taken. */
export const stepTexts = interfaceTexts('generic.steps', {
  cancelPublish: ['تم إلغاء النشر بنجاح', 'Publishing cancelled successfully'],
  reject: ['تم رفض المحتوى', 'Content rejected'],
  recall: ['سُحبت المادة من المراجعة، وهي الآن مسودة', 'Taken back from review: it is a draft now'],
  recallEdit: [
    'سُحب التعديل من المراجعة، وهو الآن مسودة. يبقى المنشور كما هو',
    'The edit was taken back from review: it is a draft now. What is published stays as it is',
  ],
  feature: ['تم تمييز المادة', 'The item is featured'],
  unfeature: ['أُلغي تمييز المادة', 'The item is no longer featured'],
})
