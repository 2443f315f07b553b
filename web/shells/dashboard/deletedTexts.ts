import { interfaceTexts } from '../../../kernel/kernel.ts'

/** The words of the page of what was deleted. */
export const deletedTexts = interfaceTexts('dashboard.deleted', {
  title: ['المحذوفات: {kind}', 'Deleted items: {kind}'],
  intro: [
    'تبقى المادة المحذوفة هنا 90 يومًا، ومنها تُسترجع مسودة بنسخها كلها، ثم تزول نهائيًا.',
    'A deleted item stays here for 90 days, from where it is brought back as a draft with all its versions; then it is gone for good.',
  ],
  name: ['العنوان', 'Title'],
  place: ['الجهة', 'Place'],
  deletedAt: ['حُذفت في', 'Deleted on'],
  deletedBy: ['حذفها', 'Deleted by'],
  endsAt: ['تزول في', 'Gone on'],
  untitled: ['بلا عنوان', 'Untitled'],
  none: ['لا مواد محذوفة', 'No deleted items'],
  noneWhy: ['ما يُحذف من هذه القائمة يظهر هنا 90 يومًا.', 'What is deleted from the list appears here for 90 days.'],
  ask: [
    'تعود المادة مسودة، ولا تظهر لأحد حتى تُرسل للمراجعة وتُنشر.',
    'The item comes back as a draft; nobody sees it until it is sent for review and published.',
  ],
  done: ['استُرجعت المادة، وهي الآن مسودة', 'The item is back, as a draft'],
})
