import { interfaceTexts } from '../../kernel/kernel.ts'

/** What is said when a step of content has been taken, and what follows. */
export const stepTexts = interfaceTexts('generic.steps', {
  cancelPublish: ['تم إلغاء النشر بنجاح', 'Publishing cancelled successfully'],
  reject: ['تم رفض المحتوى', 'Content rejected'],
  rejectEdit: ['تم رفض التعديل. يبقى المنشور كما هو', 'The edit was rejected. What is published stays as it is'],
  recall: ['سُحبت المادة من المراجعة، وهي الآن مسودة', 'Taken back from review: it is a draft now'],
  recallEdit: [
    'سُحب التعديل من المراجعة، وهو الآن مسودة. يبقى المنشور كما هو',
    'The edit was taken back from review: it is a draft now. What is published stays as it is',
  ],
  feature: ['تم تمييز المادة', 'The item is featured'],
  unfeature: ['أُلغي تمييز المادة', 'The item is no longer featured'],
  itemWasRejected: [
    'رُفضت المادة، وهي غير منشورة. تُصحَّح هنا ثم تُحفظ، وبالحفظ تُرسل للمراجعة من جديد.',
    'The item was rejected and is not published. Correct it here and save it: saving sends it for review again.',
  ],
  editWasRejected: [
    'المادة منشورة كما كانت، ولم يُرفض إلا تعديلها الذي كان بانتظار المراجعة. يُصحَّح التعديل هنا ثم يُحفظ، وبالحفظ يُرسل للمراجعة من جديد.',
    'The item is published as it was; only its edit, which awaited review, was rejected. Correct the edit here and save it: saving sends it for review again.',
  ],
  itemWillWait: ['بالحفظ تُرسل المادة للمراجعة من جديد.', 'Saving sends the item for review again.'],
  editWillWait: ['بالحفظ يُرسل التعديل للمراجعة.', 'Saving sends the edit for review.'],
})
