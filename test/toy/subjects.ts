import { bilingual, date, ref, rows, text } from '../../kernel/kernel.ts'
import { resource } from './define.ts'
import { branchStock, everywhere } from './scopes.ts'

const key = { integersFrom: 1001 }

/** What books are about: a catalogue whose numbers everybody knows. */
export const subject = resource('subject', {
  label: ['موضوع', 'Subject', 'المواضيع', 'Subjects'],
  permission: 'Library.Subject',
  scope: everywhere,
  key,
  fields: {
    code: text('الرمز', 'Code').required().max(20).unique(),
    name: bilingual('الاسم', 'Name').requiredBoth().max(100).searchable(),
    broader: ref('الموضوع الأعم', 'Broader subject', () => ({ name: 'subject', options: { key } })),
    synonyms: rows('المرادفات', 'Synonyms', {
      word: text('الكلمة', 'Word').required().max(100),
      rather: ref('الأفضل', 'Rather', () => ({ name: 'subject', options: { key } })),
    }),
  },
  list: { columns: ['code', 'name', 'broader'], filters: ['broader'], sort: 'id' },
})

/** Books on a subject that a branch recommends. */
export const readingList = resource('readingList', {
  label: ['قائمة قراءة', 'Reading list', 'قوائم القراءة', 'Reading lists'],
  permission: 'Library.ReadingList',
  scope: branchStock,
  fields: {
    subject: ref('الموضوع', 'Subject', () => subject)
      .required()
      .fixed(),
    related: ref('مواضيع قريبة', 'Related subjects', () => subject).many(),
    shownFrom: date('تعرض من', 'Shown from'),
  },
  list: { columns: ['subject', 'related'], filters: ['subject', 'related'], sort: 'subject' },
})
