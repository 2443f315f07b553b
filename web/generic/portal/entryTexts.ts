import { interfaceTexts } from '../../../kernel/kernel.ts'

export const entryTexts = interfaceTexts('portal.entryForm', {
  closed: ['استقبال الطلبات متوقف حاليًا', 'Entries are not being accepted at the moment'],
  closedWhy: [
    'نعود إلى استقبالها قريبًا. يمكنك الاتصال بنا بالهاتف في ساعات الدوام.',
    'They will be accepted again soon. You can call us during office hours.',
  ],
  home: ['الصفحة الرئيسية', 'Home page'],
  needed: ['مطلوب', 'required'],
  oneNeeded: ['أحدهما مطلوب', 'one of the two required'],
  trap: ['اترك هذا الحقل فارغًا', 'Leave this field empty'],
  send: ['أرسل', 'Send'],
  review: ['راجع قبل الإرسال', 'Review and send'],
  correct: ['صحح', 'Correct'],
  nextReview: ['سترى كل ما كتبته قبل إرساله.', 'You will see all that you wrote before it is sent.'],
  nextConfirm: [
    'بعد الإرسال نرسل إليك رمزًا أو رابطًا لتأكيد الطلب، ثم رقمه.',
    'Then we send you a code or a link to confirm it, and its number.',
  ],
  tooLarge: [
    'حجم الملفات معًا أكبر من 25 م.ب، وهو أكثر ما يأخذه النموذج. اختر ملفات أصغر أو أقل',
    'The files together are larger than 25 MB, the most that a form takes. Choose smaller or fewer files',
  ],
  proving: ['لحظة، يُجهَّز الإرسال…', 'One moment, it is being sent …'],
  consents: ['الموافقات', 'Consents'],
  choose: ['اختر', 'Choose'],
  ministry: ['الوزارة', 'The ministry'],
  aboutPage: ['عن الصفحة {page}', 'About the page {page}'],
  nonePlace: ['لا هيئة بعينها', 'No particular authority'],
  chooseFile: ['اختر ملفًا', 'Choose a file'],
  noFile: ['لم يُختر ملف', 'No file chosen'],
  keptFiles: [
    'الملفات المختارة محفوظة. ألغ اختيار ما لا تريد إرساله.',
    'These files are kept. Clear the tick of one that you do not want to send.',
  ],
  inArabic: ['بالعربية', 'in Arabic'],
  inEnglish: ['بالإنجليزية', 'in English'],
  yes: ['نعم', 'Yes'],
  reviewTitle: ['راجع طلبك', 'Review your request'],
  reviewHint: [
    'ما سيظهر للعامة بعد الموافقة معلَّم، والباقي لا يُنشر.',
    'What everybody will read once it is approved is marked; the rest is not published.',
  ],
  reviewHintClosed: [
    'لم تسمح بنشر شيء من طلبك، فلا يقرؤه إلا الموظفون المعنيون.',
    'You have not let anything of it be published: only the staff concerned will read it.',
  ],
  willBePublic: ['سيظهر للعامة', 'Will be public'],
  willNotBePublic: ['لن يُنشر', 'Not published'],
  draftKept: ['مسودة محفوظة في متصفحك', 'A draft is kept in your browser'],
  draftClear: ['امسح المسودة', 'Clear the draft'],
})
