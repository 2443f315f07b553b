import { interfaceTexts } from '../../kernel/kernel.ts'

/** The words of what was deleted and can still be brought back. */
export const deletedTexts = interfaceTexts('generic.deleted', {
  title: ['المحذوفات: {kind}', 'Deleted items: {kind}'],
  deletedItems: ['المحذوفات', 'Deleted items'],
  bringBack: ['استرجاع', 'Bring back'],
  deleteAsk: [
    'هل تريد الحذف؟ تبقى المادة 90 يومًا في «المحذوفات»، ومنها تُسترجع مسودة، ثم تزول نهائيًا',
    'Delete? The item stays in “Deleted items” for 90 days, from where it can be brought back as a draft, and is then gone for good',
  ],
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
