import { interfaceTexts } from '../../../kernel/kernel.ts'

export const entryTexts = interfaceTexts('portal.entryForm', {
  closed: ['استقبال الطلبات متوقف حاليًا', 'Requests are not being accepted at the moment'],
  closedWhy: [
    'نعود إلى استقبالها قريبًا. يمكنك الاتصال بنا بالهاتف في ساعات الدوام.',
    'We will accept them again soon. You can call us during office hours.',
  ],
  home: ['الصفحة الرئيسية', 'Home page'],
  needed: ['مطلوب', 'required'],
  oneNeeded: ['أحدهما مطلوب', 'one of the two is required'],
  trap: ['اترك هذا الحقل فارغًا', 'Leave this field empty'],
  send: ['أرسل', 'Send'],
  review: ['راجع قبل الإرسال', 'Review and send'],
  correct: ['صحح', 'Correct'],
  nextReview: ['سترى كل ما كتبته قبل إرساله.', 'You will see everything you wrote before it is sent.'],
  nextConfirm: [
    'بعد الإرسال نرسل إليك رمزًا أو رابطًا لتأكيد الطلب، ثم رقمه.',
    'We will then send you a code or a link to confirm it, and its number.',
  ],
  resend: ['أعد الإرسال', 'Send again'],
  nextOwn: [
    'بعد الإرسال نراجع طلبك من جديد. إن غيّرت رقمك أو بريدك نرسل إليك أولًا رمزًا أو رابطًا لتأكيده.',
    'We will review your request again. If you changed your number or e-mail, we first send you a code or a link to confirm it.',
  ],
  tooLarge: [
    'حجم الملفات معًا أكبر من {size} م.ب، وهو أكثر ما يأخذه النموذج. اختر ملفات أصغر أو أقل',
    'The files together are larger than {size} MB, the most that the form takes. Choose smaller or fewer files',
  ],
  proving: ['لحظة، يُجهَّز الإرسال…', 'One moment, sending …'],
  unreached: [
    'تعذر الوصول إلى البوابة. لم يُرسل شيء، وما كتبته باقٍ هنا. تحقق من اتصالك، ثم أعد الإرسال',
    'The portal could not be reached. Nothing was sent, and what you wrote is still here. Check your connection, then send again',
  ],
  consents: ['الموافقات', 'Consents'],
  choose: ['اختر', 'Choose'],
  ministry: ['الوزارة', 'The ministry'],
  aboutPage: ['عن الصفحة {page}', 'About page {page}'],
  nonePlace: ['لا هيئة بعينها', 'No particular authority'],
  chooseFile: ['اختر ملفًا', 'Choose a file'],
  noFile: ['لم يُختر ملف', 'No file chosen'],
  keptFiles: ['الملفات المختارة محفوظة. ألغ اختيار ما لا تريد إرساله.', 'These files are kept. Untick any that you do not want to send.'],
  inArabic: ['بالعربية', 'in Arabic'],
  inEnglish: ['بالإنجليزية', 'in English'],
  yes: ['نعم', 'Yes'],
  reviewTitle: ['راجع طلبك', 'Review your request'],
  reviewHint: [
    'ما سيظهر للعامة بعد الموافقة معلَّم، والباقي لا يُنشر.',
    'What will be public once approved is marked; the rest is not published.',
  ],
  reviewHintClosed: [
    'لم تسمح بنشر شيء من طلبك، فلا يقرؤه إلا الموظفون المعنيون.',
    'You have not agreed to publish any of it: only the staff concerned will read it.',
  ],
  willBePublic: ['سيظهر للعامة', 'Will be public'],
  willNotBePublic: ['لن يُنشر', 'Not published'],
  draftKept: ['مسودة محفوظة في متصفحك', 'A draft is saved in your browser'],
  draftClear: ['امسح المسودة', 'Delete the draft'],
})
