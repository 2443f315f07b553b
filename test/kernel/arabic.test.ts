import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginsAny, holdsEvery, latinDigits, latinNumber, normalised, searchForm, searchWords } from '../../kernel/kernel.ts'

describe('what a reader takes for the same is found as the same', () => {
  test.each([
    ['أحمد', 'احمد'],
    ['إحسان', 'احسان'],
    ['آمنة', 'امنه'],
    ['ٱلقدس', 'القدس'],
    ['مؤسسة', 'موسسه'],
    ['بيئة', 'بييه'],
    ['مستشفى', 'مستشفي'],
    ['مدرسة', 'مدرسه'],
    ['مُحَمَّدٌ', 'محمد'],
    ['ســلام', 'سلام'],
    ['رحمٰن', 'رحمن'],
    ['طريق ١٢', 'طريق 12'],
    ['۲۰۲۴', '2024'],
    ['کتابی', 'كتابي'],
    ['ﻻ ﷲ', 'لا الله'],
    ['رام\u200Fالله', 'رامالله'],
    ['\uFEFFبيت  لحم\u00A0', 'بيت لحم'],
    ['بيت-لحم، (البلدة)', 'بيت لحم البلده'],
    ['Café ÉCOLE', 'cafe ecole'],
    ['Ａ１', 'a1'],
    ['Straße', 'straße'],
  ])('«%s» and «%s»', (written, form) => {
    expect(normalised(written)).toBe(form)
    expect(normalised(form)).toBe(form)
  })
})

describe('what a reader takes for different stays different', () => {
  test.each([
    ['حلم', 'علم'],
    ['سماء', 'سما'],
    ['بيت', 'بنت'],
    ['عبد الله', 'عبدالله'],
    ['12', '21'],
    ['قلب', 'كلب'],
  ])('«%s» and «%s»', (one, other) => expect(normalised(one)).not.toBe(normalised(other)))
})

test('a form is its own form, whatever the text is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const form = normalised(text)
      expect(normalised(form)).toBe(form)
      expect(form).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
    }),
  )
})

test('the digits of both keyboards become Latin, and nothing else does', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ٪ رقم ٧')).toBe('0123456789 0123456789 ٪ رقم 7')
  expect(latinNumber('١٬٢٣٤٫٥')).toBe('1234.5')
  // Thousands as people write them; what may be a fraction stays, and is refused.
  for (const [written, read] of [
    ['12,500', '12500'],
    ['1,234,567.50', '1234567.50'],
    ['12 500', '12500'],
    ['١٢,٥٠٠', '12500'],
    ['12,5', '12,5'],
    ['0,125', '0,125'],
    ['1,2345', '1,2345'],
    ['3, 4', '3, 4'],
  ] as const)
    expect(latinNumber(written), written).toBe(read)
  fc.assert(fc.property(fc.string(), text => latinDigits(latinDigits(text)) === latinDigits(text)))
})

describe('a word is looked for without its article', () => {
  test.each([
    ['المياه', 'مياه'],
    ['والمياه', 'مياه'],
    ['بالمياه', 'مياه'],
    ['وبالمياه', 'مياه'],
    ['للمياه', 'مياه'],
    ['وللمياه', 'مياه'],
    ['كالمياه', 'مياه'],
    ['مياه', 'مياه'],
    ['البيرة', 'بيره'],
    ['الله', 'الله'],
    ['الم', 'الم'],
    ['آلية', 'اليه'],
    ['وزارة', 'وزاره'],
    ['بلدية', 'بلديه'],
    ['لجنة', 'لجنه'],
    ['Al-Bireh', 'al bireh'],
  ])('«%s» as «%s»', (typed, word) => expect(searchWords(typed).join(' ')).toBe(word))

  test.each([
    ['المياه', 'ضخ المياه'],
    ['مياه', 'خطوط المياه'],
    ['مياه', 'الطاقة والمياه'],
    ['المياه', 'مياهها'],
    ['المي', 'المياه'],
    ['الم', 'المياه'],
    ['الكترونية', 'خدمة إلكترونية'],
    ['آليات', 'الآليات'],
  ])('«%s» finds «%s»', (typed, text) => {
    expect(beginsAny(text, searchWords(typed))).toBe(true)
    expect(holdsEvery(text, typed)).toBe(true)
  })

  test.each([
    ['ياه', 'المياه'],
    ['مياه', 'أميال'],
    ['المياه', 'الميل'],
  ])('«%s» does not find «%s»', (typed, text) => expect(beginsAny(text, searchWords(typed))).toBe(false))
})

test('the text that is searched begins as it is written, and whatever is looked for as it stands there is found', () => {
  expect(searchForm('ضخ المياه إلى البلدة، والمياه')).toBe('ضخ المياه الي البلده والمياه مياه بلده')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('و', 'ا', 'ل', 'ب', 'ك', 'ي', 'ه', ' ') }), text => {
      const form = searchForm(text)
      expect(form.startsWith(normalised(text))).toBe(true)
      for (const word of searchWords(text)) expect(beginsAny(text, [word])).toBe(true)
    }),
  )
})
