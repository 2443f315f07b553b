import { interfaceTexts } from '../../define.ts'

/** The words with which a sender is kept out and let in again. */
export const blockTexts = interfaceTexts('entries.block', {
  block: ['حظر المرسل', 'Block the sender'],
  unblock: ['إلغاء الحظر', 'Unblock'],
  blockAsk: ['حظر {sender}؟', 'Block {sender}?'],
  unblockAsk: ['إلغاء حظر {sender}؟', 'Unblock {sender}?'],
  blockWhat: [
    'يُعد كل ما يرسله من نماذج البوابة، إلى الوزارة أو إلى أي جهة، مزعجًا من غير أن يُبلّغ بذلك، ولا يصل إلى قوائم المراجعة. ما أرسله من قبل يبقى كما هو، ويمكن إلغاء الحظر في أي وقت.',
    'Whatever they send by the forms of the portal, to the ministry or to any place, counts as spam, without their being told, and comes into no list for review. What they sent before stays as it is. You can unblock them at any time.',
  ],
  blockWhatAt: [
    'يُعد كل ما يرسله من نماذج البوابة إلى {place} مزعجًا من غير أن يُبلّغ بذلك، ولا يصل إلى قوائم المراجعة. ما يرسله إلى غيرها يصل كما كان. ما أرسله من قبل يبقى كما هو، ويمكن إلغاء الحظر في أي وقت.',
    'Whatever they send to {place} by the forms of the portal counts as spam, without their being told, and comes into no list for review. What they send elsewhere comes as before. What they sent before stays as it is. You can unblock them at any time.',
  ],
  unblockWhat: [
    'يصل ما يرسله من الآن إلى المراجعة كغيره، ما لم يحظره حظر آخر. ما عُد مزعجًا في مدة الحظر يبقى كذلك حتى تعيده أنت.',
    'What they send from now on comes to review as everybody’s does, unless another block keeps them out. What counted as spam meanwhile stays so until you restore it.',
  ],
  blocked: ['محظور حتى {until}', 'Blocked until {until}'],
  blockedWhy: ['السبب: {reason}', 'Reason: {reason}'],
  done: ['حُظر المرسل حتى {until}', 'The sender is blocked until {until}'],
  undone: ['أُلغي حظر المرسل', 'The sender is unblocked'],
  unknown: [
    'لا عنوان معروف لهذا المرسل: لم يترك بريدًا ولا رقمًا، أو مُحيت بياناته.',
    'No address of this sender is known: none was given, or it is erased.',
  ],
  notReached: ['الطلب الذي جاء به هذا السجل لا يقع ضمن نطاقك.', 'The entry that this record came from is not within your reach.'],
  ofEntry: ['مرسل الطلب {number}', 'the sender of entry {number}'],
  someone: ['هذا المرسل', 'this sender'],
  list: ['المرسلون المحظورون', 'Blocked senders'],
  intro: [
    'ما يرسله هؤلاء من نماذج البوابة إلى الجهة المذكورة يُعد مزعجًا حتى تنتهي مدة حظرهم. لا تُعرض عناوينهم كاملة.',
    'What these people send by the forms of the portal to the place named counts as spam until their time is over. Their addresses are not shown whole.',
  ],
  none: ['لا مرسل محظورًا الآن', 'No sender is blocked now'],
  noneWhy: ['يُحظر المرسل من صفحة طلبه، بعد ذكر السبب والمدة.', 'A sender is blocked on the page of an entry, with a reason and a time.'],
  toEntries: ['طلبات الزوار', 'Visitor entries'],
  sender: ['المرسل', 'Sender'],
  entry: ['الطلب', 'Entry'],
  place: ['يسري على', 'Binds'],
  everywhere: ['كل ما يُرسل', 'Everything sent'],
  reason: ['السبب', 'Reason'],
  erased: ['مُحي', 'Erased'],
  until: ['محظور حتى', 'Until'],
  by: ['حظره', 'Blocked by'],
  deleted: ['حُذف', 'Deleted'],
})
