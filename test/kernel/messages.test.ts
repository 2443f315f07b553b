import { describe, expect, test } from 'vitest'
import { inLang, numberOf, pluralOf, ruleWordings, sentenceOf, type RuleName } from '../../kernel/kernel.ts'

const numbers = [0, 1, 2, 3, 11, 100] as const
const label = ['الاسم', 'Name'] as const

/** What each message with a number says of 0, 1, 2, 3, 11 and 100 in Arabic: the six forms that the language has. */
const forms: Readonly<Record<string, readonly [string, string, string, string, string, string]>> = {
  decimal: ['دون منازل عشرية', 'بمنزلة عشرية واحدة', 'بمنزلتين عشريتين', 'بحد أقصى 3 منازل', 'بحد أقصى 11 منزلة', 'بحد أقصى 100 منزلة'],
  length: ['من 0 حرف', 'من حرف واحد', 'من حرفين', 'من 3 أحرف', 'من 11 حرفًا', 'من 100 حرف'],
  digits: ['من 0 رقم', 'من رقم واحد', 'من رقمين', 'من 3 أرقام', 'من 11 رقمًا', 'من 100 رقم'],
  minLength: ['0 حرف على', 'حرف واحد على', 'حرفان على', '3 أحرف على', '11 حرفًا على', '100 حرف على'],
  maxLength: ['0 حرف على', 'حرف واحد على', 'حرفان على', '3 أحرف على', '11 حرفًا على', '100 حرف على'],
  fileSize: ['0 كيلوبايت', 'كيلوبايت واحد', 'كيلوبايتان', '3 كيلوبايت', '11 كيلوبايت', '100 كيلوبايت'],
  maxEntries: ['0 عنصر على', 'عنصر واحد على', 'عنصران على', '3 عناصر على', '11 عنصرًا على', '100 عنصر على'],
}
const names = Object.keys(ruleWordings).filter(isRule)

describe('messages with a number', () => {
  test('all of them are here', () => {
    expect(names.filter(name => 'plural' in ruleWordings[name])).toEqual(Object.keys(forms))
  })

  test.each(Object.entries(forms))('%s has the form that belongs to each number', (name, expected) => {
    if (!isRule(name)) throw new Error(`${name} is no rule`)
    for (const [index, n] of numbers.entries()) {
      const { ar, en } = sentenceOf(name, label, [n])
      console.log(`${name} ${n}: ${ar} | ${en}`)
      expect(ar).toContain(expected[index])
      expect(en).toMatch(
        n === 1
          ? /\b1 (?:character|digit|decimal place|entry|KB)\b/
          : new RegExp(`\\b${n} (?:characters|digits|decimal places|entries|KB)\\b`),
      )
    }
  })

  test('large numbers are written with thousands apart and Latin digits', () => {
    expect(sentenceOf('maxLength', label, [20_000])).toEqual({ ar: 'الاسم: 20,000 حرف على الأكثر', en: 'Name: at most 20,000 characters' })
    expect([numberOf(1234567.5, 'ar'), numberOf(1234567.5, 'en'), numberOf(2, 'ar', 2)]).toEqual(['1,234,567.5', '1,234,567.5', '2.00'])
  })

  test('any other message with a number takes the form that belongs to it', () => {
    const years = {
      ar: { zero: '{n} سنة', one: 'سنة', two: 'سنتان', few: '{n} سنوات', many: '{n} سنة', other: '{n} سنة' },
      en: { one: 'a year', other: '{n} years' },
    }
    expect([0, 2, 103].map(n => pluralOf(years, n, 'ar'))).toEqual(['0 سنة', 'سنتان', '103 سنوات'])
    expect([0, 1, 2].map(n => pluralOf(years, n, 'en'))).toEqual(['0 years', 'a year', '2 years'])
  })

  test('a form that names its number twice has it twice', () => {
    const shown = 'عُرض {n} من {n}'
    const all = {
      ar: { zero: shown, one: shown, two: shown, few: shown, many: shown, other: shown },
      en: { one: '{n} of {n}', other: '{n} of {n}' },
    }
    expect([pluralOf(all, 5, 'ar'), pluralOf(all, 1234, 'en')]).toEqual(['عُرض 5 من 5', '1,234 of 1,234'])
  })

  test('a fraction takes the form of its whole part, and none of those that say no figure', () => {
    const litres = {
      ar: { zero: 'لا لتر', one: 'لتر واحد', two: 'لتران', few: '{n} لترات', many: '{n} لترًا', other: '{n} لتر' },
      en: { one: '{n} litre', other: '{n} litres' },
    }
    const said = [0.5, 1.5, 2.5, 3.5, 10.9, 11.2, 99.9, 100.5, 102.5, 116.8].map(n => pluralOf(litres, n, 'ar'))
    expect(said).toEqual([
      ...['0.5 لتر', '1.5 لتر', '2.5 لتر', '3.5 لترات', '10.9 لترات', '11.2 لترًا', '99.9 لترًا', '100.5 لتر', '102.5 لتر', '116.8 لترًا'],
    ])
    expect([1, 1.5].map(n => pluralOf(litres, n, 'en'))).toEqual(['1 litre', '1.5 litres'])
  })
})

describe('every message', () => {
  test.each(names)('%s is written in both languages and leaves no gap', name => {
    const { ar, en } = sentenceOf(name, label, [5, 9])
    expect(ar).toMatch(/[\u0621-\u064A]/)
    expect(ar + en).not.toMatch(/[{}]|undefined|NaN/)
    expect(en).not.toMatch(/[\u0600-\u06FF]/)
    // The tanween stands before its alef, once and for all.
    expect(ar).not.toMatch(/اً/)
  })

  test('a year is no quantity', () => {
    expect(sentenceOf('minYear', label, [1994])).toEqual({ ar: 'الاسم: السنة لا تقل عن 1994', en: 'Name: the year must be at least 1994' })
  })

  test('what somebody wrote is repeated as he wrote it, also when it looks like a gap', () => {
    expect(sentenceOf('unknownField', label, ['$& {0} {field}']).en).toBe('The field “$& {0} {field}” is unknown')
    expect(sentenceOf('required', ['{0}', '$1 & {field}'], ['x']).en).toBe('$1 & {field} is required')
  })

  test('a pair of labels is told in the language of the sentence', () => {
    expect(sentenceOf('dateAfter', ['إلى', 'To'], [['من', 'From']])).toEqual({
      ar: 'إلى: يجب أن يكون بعد من',
      en: 'To must be later than From',
    })
    expect([inLang(label, 'ar'), inLang(label, 'en'), inLang(['نص', ''], 'en')]).toEqual(['الاسم', 'Name', 'نص'])
  })
})

function isRule(name: string): name is RuleName {
  return Object.hasOwn(ruleWordings, name)
}
