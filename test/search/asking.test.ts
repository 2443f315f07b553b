import { describe, expect, test } from 'vitest'
import { verbsIn, withoutAskingBefore, withoutFacts, withoutManner, withoutStops } from '../../server/search/asking.ts'
import { relaxedQueries } from '../../server/search/lexemes.ts'
import { planOf } from '../../server/search/plan.ts'
import { understood, type Width } from '../../server/search/sought.ts'
import { asBare, bareOf } from '../../server/search/tokens.ts'

describe('the verb of who asks', () => {
  test.each([
    ['كيف أقدم شكوى', 'اقدم', 'تقديم'],
    ['وين نقدم الشكاوى', 'نقدم', 'تقديم'],
    ['باقدم شكوى', 'باقدم', 'تقديم'],
    ['كيف أدفع؟', 'ادفع', 'دفع'],
    ['بدي اسجل', 'اسجل', 'تسجيل'],
    ['كيف اعترض على مخطط', 'اعترض', 'اعتراض'],
    ['كيف تقدم شكوى', 'تقدم', 'تقديم'],
    ['لازم تدفع الرسوم', 'تدفع', 'دفع'],
    ['اعترض على مخطط', 'اعترض', 'اعتراض'],
    ['نقدم شكوى', 'نقدم', 'تقديم'],
    ['بدنا نزور المتحف', 'نزور', 'زياره'],
    ['وين ابيع الزيت', 'ابيع', 'بيع'],
  ])('of «%s» is «%s»: «%s», and may be left out', (query, word, act) => {
    const verb = verbsIn(query).get(word)
    expect([verb?.acts.includes(act), verb?.isSpare]).toEqual([true, true])
  })

  test.each([
    ['كيف بقدم شكوى', 'بقدم', 'تقديم'],
    ['اقدم شكوى', 'اقدم', 'تقديم'],
    ['أطول شارع', 'اطول', 'طول'],
    ['وين تدفع الفاتورة', 'تدفع', 'دفع'],
    ['هل يدفع المواطن', 'يدفع', 'دفع'],
  ])('of «%s» may be «%s»: it is found by «%s», and not left out', (query, word, act) => {
    const verb = verbsIn(query).get(word)
    expect([verb?.acts.includes(act), verb?.isSpare]).toEqual([true, false])
  })

  test.each([
    'الحق في السكن',
    'الحفر في الشارع',
    'تجمع بدوي',
    'تحسن الخدمات',
    'تراجع الإيرادات',
    'توقف العمل',
    'تأخر التسليم',
    'تملك الأراضي',
    'تحقق الأهداف',
    'مشروع في تجمع بدوي',
    'أسعار البناء',
    'نصيب الفرد',
    'ناقل المياه',
    'ناقلة المياه',
    'إعطاء الأراضي',
    'كيف إعطاء الأراضي',
    'إطار عام للتخطيط',
    'نزور المتحف',
  ])('is none of «%s»', query => expect([...verbsIn(query)]).toEqual([]))

  test.each([
    'أطول شارع',
    'اطول شارع',
    'أحسن مدرسة',
    'اعطاء الأراضي',
    'اطار عام للتخطيط',
    'نصيب الفرد',
    'ناقل المياه',
    'إعطاء الأراضي',
    'إطار عام للتخطيط',
  ])('nothing is left out of «%s»: a noun begins it', query => expect(withoutManner(query, verbsIn(query))).toBe(query))

  test.each(['بقرض', 'بسعر', 'بثمن', 'بأجر', 'بهدف', 'بسقف', 'بلغة', 'باسم', 'بطول', 'بدرس'])(
    '«%s» is not left out: a particle before a noun',
    word => expect(withoutManner(`مشروع ${word}`, verbsIn(`مشروع ${word}`))).toBe(`مشروع ${word}`),
  )

  test('is not taken for a misspelt word; a noun that looks like one may be misspelt', () => {
    const mayBeWrong = (query: string) => planOf(query).words.map(word => word.mayBeWrong)
    expect([mayBeWrong('كيف أدفع'), mayBeWrong('تجمع')]).toEqual([[false], [true]])
  })
})

test('what has all words that were written is told apart, however few are looked for', () => {
  const asked = { written: 'رقم هاتف نابلس كيف أدفع', words: 'نابلس كيف أدفع', spellings: new Map() }
  const verbs = verbsIn(asked.written)
  for (const words of [asked.words, withoutManner(asked.words, verbs)]) {
    const { query, whole } = understood({ ...asked, words }, [], { isWide: true, verbs })
    expect([whole.includes("'~هاتف'"), whole.includes("'~دفع'"), query.includes("'~هاتف'")]).toEqual([true, true, false])
  }
})

test('what may stand for words is looked for where it is asked widely, whatever verbs there are', () => {
  const asked = { written: 'مناقصة', words: 'مناقصة', spellings: new Map() }
  const oneWay = [{ phrases: ['عطاء', 'مناقصة'], isOneWay: true }]
  const has = (width?: Width) => understood(asked, oneWay, width).query.includes("'~عطا'")
  expect([has(), has({ isWide: false, verbs: new Map() }), has({ isWide: true, verbs: new Map() })]).toEqual([false, false, true])
})

describe('a query without words that only ask', () => {
  test('keeps the signs between the others: they make numbers of them', () => {
    expect(withoutManner('خطوات قانون 1/1997', new Map())).toBe('قانون 1/1997')
    expect(withoutStops('ما هو قانون رقم (1) لسنة 1997 ؟')).toBe('قانون رقم (1) لسنة 1997')
    expect(withoutStops('where is MoLG-IT-2026/A please')).toBe('MoLG-IT-2026/A')
    expect(withoutFacts('هاتف دير-البلح')).toBe('دير-البلح')
    expect(planOf(withoutManner('خطوات قانون 1/1997', new Map())).meant).toContain('@n1/1997')
  })

  test('keeps names that are such a word in small letters', () => {
    const words = (query: string) => planOf(query).words.map(({ text }) => text)
    expect([words('IT tender'), words('عطاء IT'), words('US aid')]).toEqual([
      ['it', 'tender'],
      ['عطا', 'it'],
      ['us', 'aid'],
    ])
    expect([words('where is it'), words('WHERE IS IT NABLUS'), words('contact us')]).toEqual([
      ['where', 'is', 'it'],
      ['nablus'],
      ['contact'],
    ])
    expect(withoutStops('an IT tender')).toBe('IT tender')
  })

  test('keeps the last one while it is being written', () => {
    expect(['وين بلدية نا', 'وين في', 'بلدية من', 'من نح'].map(withoutAskingBefore)).toEqual(['بلدية نا', 'في', 'بلدية من', 'نح'])
  })
})

test('of a query however long so many words are looked for that all but two of them are few questions', () => {
  const days = Array.from({ length: 22 }, (_day, at) => `${at + 1}/1/2026`).join(' ')
  for (const query of [days, 'ا ب ت ث ج ح خ د ذ ر ز س ش ص', `${days} تشرين الثاني سوق`]) expect(planOf(query).words.length).toBe(12)
  for (const relaxed of relaxedQueries(planOf(days))) expect(relaxed.split(') | (').length).toBeLessThanOrEqual(66)
})

test('what the database is given writes letters as the search compares them', () => {
  const asGiven = (text: string) =>
    text.split('').map(letter => {
      const at = asBare.letters.indexOf(letter)
      return at < 0 ? letter : asBare.instead.charAt(at)
    })
  for (const word of ['المؤتمر', 'الشئون', 'القراءة', 'مؤسّسات', 'ٱلقرية', 'مستشفى', 'إدارة', 'آليـات'])
    expect(asGiven(word).join('')).toBe(bareOf(word))
})
