import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

export const followTexts = interfaceTexts('portal.follow', {
  title: ['متابعة طلب', 'Track a request'],
  intro: [
    'أدخل رقم الطلب والمفتاح اللذين وصلاك عند تأكيده.',
    'Enter your request number and the key you received when you confirmed the request.',
  ],
  describe: [
    'تابع رسالتك أو فكرتك أو تسجيلك كمستثمر برقم الطلب ومفتاحه',
    'Track your message, idea or investor registration by its number and key',
  ],
  number: ['رقم الطلب', 'Request number'],
  key: ['المفتاح', 'Key'],
  show: ['اعرض الطلب', 'Show the request'],
  numberHint: ['مثل IDEA-2026-00007', 'Such as IDEA-2026-00007'],
  keyHint: ['22 خانة من أحرف لاتينية وأرقام، في الرسالة التي وصلتك', '22 letters and digits, in the message we sent you'],
  keyLength: ['المفتاح من 22 خانة', 'The key has 22 characters'],
  lostKey: ['ضاع المفتاح؟', 'Lost the key?'],
  lostKeyWay: ['اكتب إلينا واذكر رقم الطلب', 'Write to us and quote the request number'],
  road: ['طريق الطلب', 'What happens to a request'],
  roadSent: ['أرسلته وأكدته، فصار له رقم', 'You sent and confirmed it, and it has a number'],
  roadReview: ['قيد المراجعة: يقرؤه موظف، وقد نسألك ما ينقص', 'In review: a member of staff reads it and may ask for what is missing'],
  roadDecided: ['القرار أو الرد، مع سببه', 'The decision or the reply, with its reason'],
  roadPublished: ['منشور، إن كان فكرة أو تسجيلًا سمحت بنشره', 'Published, if it is an idea or a registration that you let us publish'],
  unknown: ['لا يوجد طلب بهذا الرقم والمفتاح', 'No request has this number and key'],
  received: ['استلمنا طلبك. رقمه {number}', 'We have received your request. Its number is {number}'],
  keep: [
    'احفظ هذه الصفحة أو الرسالة التي أرسلناها: المفتاح لا يُعطى مرة أخرى.',
    'Keep this page or the message we sent: the key is not shown again.',
  ],
  copy: ['انسخ الرابط', 'Copy the link'],
  copied: ['نُسخ الرابط', 'Link copied'],
  print: ['اطبع', 'Print'],
  state: ['الحالة', 'Status'],
  sent: ['تاريخ الإرسال', 'Sent on'],
  due: ['نرد قبل', 'Reply by'],
  reason: ['السبب', 'Reason'],
  note: ['ملاحظة', 'Note'],
  publicPage: ['افتح الصفحة المنشورة', 'Open the published page'],
  said: ['المراسلة', 'Conversation'],
  answer: ['جوابك', 'Your reply'],
  sendAnswer: ['أرسل الجواب', 'Send the reply'],
  wording: ['ما سيُنشر من طلبك', 'What will be published of your request'],
  wordingHint: [
    'عُدّل ما سيُنشر أو لم توافق عليه بعد. لا يُنشر قبل موافقتك.',
    'It was edited, or you have not approved it yet. It is not published until you do.',
  ],
  approve: ['أوافق على ما سيُنشر', 'I agree to what will be published'],
  withdraw: ['اسحب الطلب', 'Withdraw the request'],
  withdrawSure: ['نعم، اسحبه', 'Yes, withdraw it'],
  withdrawHint: [
    'يختفي ما نُشر منه فورًا، وتُمحى بياناتك بعد 30 يومًا.',
    'Anything published is removed at once; your data are erased after 30 days.',
  ],
  erase: ['امح بياناتي', 'Erase my data'],
  eraseSure: ['نعم، امحها', 'Yes, erase them'],
  eraseHint: [
    'يُمحى اسمك وبيانات تواصلك ونص الرسالة وملفاتها والمراسلة. يبقى رقم الطلب وما يُحصى منه: نوعه ومحافظته وتواريخه ونتيجته. لا يمكن التراجع.',
    'Your name, contact data, the message with its files and the conversation are erased. The request number stays, with what is counted: type, governorate, dates and outcome. This cannot be undone.',
  ],
  eraseHintIdea: [
    'يُمحى اسمك وبيانات تواصلك وجنسك وسنة ميلادك، والموقع على الخريطة والملفات والإجابات الإضافية والمراسلة. يبقى نص الفكرة كما هو عند الوزارة دون اسم مرسلها، ورقم الطلب. لا يمكن التراجع.',
    'Your name, contact data, gender and birth year are erased, with the place on the map, the files, the additional answers and the conversation. The text of the idea stays with the ministry as it is, without the name of its sender, and so does the request number. This cannot be undone.',
  ],
  eraseHintInvestor: [
    'يُمحى اسم المستثمر واسم الشخص المخوّل وبيانات التواصل والموقع الإلكتروني والمدينة ووصف النشاط والملفات والمراسلة. يبقى رقم الطلب وما يُحصى منه: نوع المستثمر ودولته واهتماماته والقرار. لا يمكن التراجع.',
    'The investor’s name, the contact person, the contact data, website, city, description, files and conversation are erased. The request number stays, with what is counted: kind, country, interests and the decision. This cannot be undone.',
  ],
  reopen: ['أعد فتح الرسالة', 'Reopen the message'],
  reopenHint: ['ماذا بقي دون جواب؟', 'What was left unanswered?'],
  rate: ['ما مدى رضاك عن الرد؟', 'How satisfied are you with the reply?'],
  rate1: ['غير راضٍ أبدًا', 'Very dissatisfied'],
  rate2: ['غير راضٍ', 'Dissatisfied'],
  rate3: ['مقبول', 'Neither'],
  rate4: ['راضٍ', 'Satisfied'],
  rate5: ['راضٍ جدًا', 'Very satisfied'],
  rateSend: ['أرسل التقييم', 'Send your rating'],
  doneAnswer: ['وصل جوابك. نتابع دراسة طلبك.', 'Your reply has arrived. We go on with your request.'],
  doneApproval: ['سُجلت موافقتك على ما سيُنشر.', 'Your agreement to what will be published is recorded.'],
  doneWithdrawal: [
    'سُحب طلبك. أُزيل ما نُشر منه، وتُمحى بياناتك بعد 30 يومًا.',
    'Your request is withdrawn. Whatever was published of it is gone, and your data will be erased after 30 days.',
  ],
  doneErasure: [
    'مُحيت بياناتك ورسالتك. بقي رقم الطلب وما يُحصى منه: نوعه ومحافظته وتواريخه ونتيجته.',
    'Your data and your message are erased. The request number is kept, with what is counted: type, governorate, dates and outcome.',
  ],
  doneErasureIdea: [
    'مُحيت بياناتك. بقي نص الفكرة دون اسم مرسلها، ورقم الطلب.',
    'Your data are erased. The text of the idea is kept without the name of its sender, and so is the request number.',
  ],
  doneErasureInvestor: [
    'مُحيت بيانات تسجيلك. بقي رقم الطلب وما يُحصى منه: نوع المستثمر ودولته واهتماماته والقرار.',
    'The data of your registration are erased. The request number is kept, with what is counted: kind, country, interests and the decision.',
  ],
  doneReopening: ['أُعيد فتح رسالتك مع ما كتبته.', 'Your message is open again, with what you wrote.'],
  doneRating: ['وصل تقييمك. شكرًا لك.', 'Your rating has arrived. Thank you.'],
  ownData: ['نزّل بياناتي', 'Download my data'],
  ownDataHint: [
    'ملف مضغوط فيه كل ما نحفظه عنك في هذا الطلب: ما كتبته والمراسلة وملفاتك.',
    'A ZIP file with all that we keep of you in this request: what you wrote, the conversation and your files.',
  ],
  correct: ['صحّح الطلب وأعد إرساله', 'Correct and resend'],
  correctBy: ['يمكنك تصحيح ما كتبته وإعادة إرساله حتى {day}.', 'You can correct what you wrote and send it again until {day}.'],
  corrected: ['أعدت إرسال طلبك. نراجعه من جديد.', 'You have sent your request again. We will review it anew.'],
  agreementNeeded: [
    'قبل نشره تلزم موافقتك على ما سيُقرأ منه: اقرأه أدناه، ثم وافق.',
    'Before it is published, your agreement to what will be read of it is needed: read it below, then agree.',
  ],
  other: ['تابع طلبًا آخر', 'Track another request'],
  acts: ['ما يمكنك فعله', 'What you can do'],
})

export const confirmTexts = interfaceTexts('portal.confirmEntry', {
  title: ['تأكيد الطلب', 'Confirm your request'],
  describe: ['أكد طلبك برمز من رسالة قصيرة أو برابط من بريدك', 'Confirm your request with the code from an SMS or the link from an e-mail'],
  bySms: ['أرسلنا رمزًا من ستة أرقام إلى {to}. هو صالح عشر دقائق.', 'We sent a six-digit code to {to}. It is valid for ten minutes.'],
  byEmail: ['أرسلنا رابط تأكيد إلى {to}. الرابط صالح {hours}.', 'We sent a confirmation link to {to}. It is valid for {hours}.'],
  checkSpam: ['إن لم تجد الرسالة فانظر في البريد غير المرغوب.', 'If you cannot find it, check your junk mail.'],
  notYet: ['لا يصل طلبك إلى الموظفين قبل أن تؤكده.', 'Your request does not reach the staff before you confirm it.'],
  wrongAddress: ['العنوان أو الرقم خطأ؟ اكتب الطلب من جديد', 'Wrong address or number? Write the request anew'],
  code: ['رمز التأكيد', 'Code'],
  confirm: ['أكد الطلب', 'Confirm the request'],
  link: ['وصلت من الرابط. اضغط الزر لتأكيد طلبك.', 'You opened the link. Press the button to confirm your request.'],
  resend: ['أرسل مرة أخرى', 'Send it again'],
  sent: ['أُرسلت رسالة جديدة', 'A new message was sent'],
  over: ['انتهت صلاحية الرابط', 'The link has expired'],
  wrongLink: [
    'هذا الرابط غير صحيح. افتح الرابط الذي في آخر رسالة وصلتك.',
    'This link is not right. Open the one in the last message that you received.',
  ],
  overWhy: ['لم يُؤكد الطلب في وقته، فأرسله من جديد.', 'The request was not confirmed in time. Please send it again.'],
  doneTitle: ['طلبك مؤكد', 'Your request is confirmed'],
  doneWhy: ['أرسلنا إليك رقمه ورابط متابعته.', 'We sent you its number and a link to track it.'],
  again: ['اكتب طلبًا جديدًا', 'Write a new request'],
  nextEmail: ['بقي تأكيد بريدك الإلكتروني.', 'It remains to confirm your e-mail address.'],
})

/** For how long a link is valid, as its sentence says it. */
export const validHours: Plural = {
  ar: { zero: '{n} ساعة', one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', many: '{n} ساعة', other: '{n} ساعة' },
  en: { one: '{n} hour', other: '{n} hours' },
}
export const confirmCounts = interfaceCounts('portal.confirmEntry', { validHours })

export const correctTexts = interfaceTexts('portal.correctEntry', {
  title: ['تصحيح الطلب وإعادة إرساله', 'Correct and resend a request'],
  describe: ['صحح ما كتبته في طلبك وأعد إرساله إلى المراجعة', 'Correct what you wrote in your request and send it for review again'],
  intro: [
    'هذا نموذجك كما أرسلته. صحّح ما يلزم، ثم راجعه وأعد إرساله. الموافقات تُعطى من جديد للنص الجديد.',
    'This is your form as you sent it. Correct it, review it and send it again. You give your consents anew, to the new text.',
  ],
  why: ['ما كتبه الموظفون', 'What the staff wrote'],
  question: ['السؤال', 'Question'],
  impossible: ['لا يمكن تصحيح هذا الطلب', 'This request cannot be corrected'],
  back: ['عد إلى صفحة المتابعة', 'Back to the tracking page'],
})
