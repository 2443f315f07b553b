import { interfaceCounts, interfaceTexts, type Plural } from '../../define.ts'

/** What the reading view of the dashboard says. */
export const readingTexts = interfaceTexts('dashboard.knowledgeReading', {
  title: ['عرض القراءة', 'Reading view'],
  intro: [
    'كل مادة معتمدة: ما يقرؤه العموم وما هو للموظفين. أجب عن سؤال مرّت جهتك بمثله.',
    'Every approved item: what the public reads and what is for staff. Answer a question about something your body has been through.',
  ],
  onlyQuestions: ['الأسئلة فقط', 'Questions only'],
  name: ['العنوان', 'Title'],
  type: ['النوع', 'Type'],
  place: ['الجهة', 'Place'],
  date: ['أضيفت في', 'Added on'],
  audience: ['متاحة لمن', 'Available to'],
  forAll: ['العموم', 'Everybody'],
  forStaff: ['الموظفين', 'Staff'],
  answers: ['الإجابات', 'Answers'],
  none: ['لا توجد مواد مطابقة', 'No matching items'],
  all: ['كل المواد', 'All items'],
  ministry: ['الوزارة', 'The ministry'],
  missing: ['لا توجد مادة معتمدة بهذا العنوان', 'There is no approved item at this address'],
  files: ['الملفات', 'Files'],
  external: ['افتح المادة في موقعها', 'Open on its own site'],
  video: ['شاهد الفيديو', 'Watch the video'],
  noAnswers: ['لا إجابات بعد.', 'No answers yet.'],
  best: ['أفضل إجابة', 'Best answer'],
  own: ['إجابتك', 'Your answer'],
  waiting: ['بانتظار النشر', 'Awaiting publication'],
  published: ['منشورة', 'Published'],
  markBest: ['اختر أفضل إجابة', 'Mark as the best answer'],
  marked: ['اختيرت أفضل إجابة', 'The best answer is marked'],
  open: ['افتح الإجابة', 'Open the answer'],
  write: ['أجب عن السؤال', 'Answer the question'],
  writeWhy: [
    'تُكتب باسم جهتك، وتظهر في البوابة بعد أن ينشرها غيرك في العلاقات العامة.',
    'It is written in the name of your body, and appears on the portal once somebody else in public relations publishes it.',
  ],
  send: ['أرسل الإجابة', 'Send the answer'],
  sent: ['أُرسلت الإجابة وهي بانتظار النشر', 'The answer was sent and awaits publication'],
})

export const readableCount: Plural = {
  ar: { zero: 'لا مواد', one: 'مادة واحدة', two: 'مادتان', few: '{n} مواد', many: '{n} مادة', other: '{n} مادة' },
  en: { one: '{n} item', other: '{n} items' },
}

export const readingCounts = interfaceCounts('dashboard.knowledgeReading', { readableCount })
