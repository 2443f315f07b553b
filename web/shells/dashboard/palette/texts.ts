import { interfaceCounts, interfaceTexts, type Plural } from '../../../../kernel/kernel.ts'

export const paletteTexts = interfaceTexts('palette', {
  title: ['الانتقال إلى صفحة أو سجل', 'Go to a page or a record'],
  ask: ['صفحة أو سجل أو رمز', 'Page, record or code'],
  last: ['فُتح مؤخرًا', 'Opened lately'],
  pages: ['الصفحات', 'Pages'],
  here: ['أنت هنا', 'You are here'],
  searching: ['جارٍ البحث في السجلات', 'Searching the records'],
  failed: ['تعذر البحث في السجلات', 'The records could not be searched'],
  retry: ['أعد المحاولة', 'Try again'],
  nothing: ['لا نتائج', 'Nothing was found'],
  nothingText: ['جرّب كلمة أخرى، أو جزءًا من الاسم أو الرمز.', 'Try another word, or a part of the name or the code.'],
})
export const { say } = paletteTexts

/** How much was found, for those who hear it. */
export const resultCount: Plural = {
  ar: { zero: 'لا نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '{n} نتائج', many: '{n} نتيجة', other: '{n} نتيجة' },
  en: { one: '{n} result', other: '{n} results' },
}

export const paletteCounts = interfaceCounts('palette', { resultCount })
