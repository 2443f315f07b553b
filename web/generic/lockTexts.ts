import { interfaceTexts, type Lang } from '../../kernel/kernel.ts'

/** What is said of a record that is kept as it is, or corrected all the same. */
export const lockTexts = interfaceTexts('generic.lock', {
  or: ['أو', 'or'],
  reopenedBy: ['لتعديله: {ways}.', 'To edit it: {ways}.'],
  correctingAsIs: [
    'تصحيح دون تغيير الحالة: تبقى حالة السجل كما هي، ويُسجَّل كل تعديل في سجل التدقيق.',
    'A correction: the state of the record stays as it is, and every change is noted in the audit log.',
  ],
})

/** How a record that is kept as it is can be edited again; nothing where the reader takes none of the steps. @param ways their labels */
export function reopenedBy(ways: readonly string[], lang: Lang): string {
  if (ways.length === 0) return ''
  const quoted = ways.map(way => (lang === 'ar' ? `«${way}»` : `“${way}”`))
  return lockTexts.say('reopenedBy', lang, { ways: quoted.join(` ${lockTexts.say('or', lang)} `) })
}
