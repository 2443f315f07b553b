import { afterEach, describe, expect, test } from 'vitest'
import { interfaceCounts, interfaceTexts, pluralOf, takeOwnTexts } from '../../define.ts'
import { entriesOf, problemsOf, type TextEntry, type Written } from './entries.ts'

const plain = interfaceTexts('toy', {
  save: ['حفظ', 'Save'],
  lacks: ['لا تملك صلاحية «{act}» في «{kind}»', 'You lack “{act}” in “{kind}”'],
})
const books = {
  ar: { zero: 'لا كتب', one: 'كتاب واحد', two: 'كتابان', few: '{n} كتب', many: '{n} كتابًا', other: '{n} كتاب' },
  en: { one: '{n} book', other: '{n} books' },
}
const counted = interfaceCounts('toy', { books })
const entries = entriesOf([plain, counted])
const entry = (key: string): TextEntry => {
  const found = entries.find(one => one.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}
const rulesOf = (key: string, own: Written) => problemsOf(entry(key), own).map(({ at, rule }) => `${at}: ${rule}`)

describe('an own text', () => {
  test.each<[string, string, Written, readonly string[]]>([
    ['of other words is taken', 'toy.save', { textAr: 'احفظ الآن', textEn: 'Keep' }, []],
    ['that has its variables in another order is taken', 'toy.lacks', { textEn: 'In “{kind}” you lack “{act}”' }, []],
    ['without one of its variables is refused there', 'toy.lacks', { textAr: 'لا تملك «{act}»' }, ['textAr: missingVariable']],
    ['with a variable that the text does not have is refused', 'toy.save', { textEn: 'Save {act}' }, ['textEn: unknownVariable']],
    ['with a brace that nobody closed is refused', 'toy.save', { textEn: 'Save {' }, ['textEn: unknownVariable']],
    ['with empty braces is refused', 'toy.save', { textEn: 'Save {}' }, ['textEn: unknownVariable']],
    ['with markup is refused', 'toy.save', { textEn: '<b>Save</b>' }, ['textEn: plainText']],
    ['with a sign that is no markup is taken', 'toy.save', { textEn: 'Save (< 5 s)' }, []],
    ['of several lines is refused', 'toy.save', { textAr: 'حفظ\nالآن' }, ['textAr: oneLine']],
    ['that is far longer than the original is refused', 'toy.save', { textEn: 'S'.repeat(121) }, ['textEn: maxLength']],
    ['in a form that the text does not have is refused', 'toy.save', { fewAr: 'حفظ' }, ['fewAr: hidden']],
    ['with a number may say none, one and two in words', 'toy.books', { zeroAr: 'لا مؤلفات', oneAr: 'مؤلَّف', twoAr: 'مؤلَّفان' }, []],
    [
      'with a number has it in the other forms',
      'toy.books',
      { fewAr: 'مؤلفات', textEn: 'books' },
      ['fewAr: missingVariable', 'textEn: missingVariable'],
    ],
  ])('%s', (_what, key, own, wanted) => {
    expect(rulesOf(key, own)).toEqual(wanted)
  })

  test('is refused in both languages, by the name of the variable', () => {
    expect(problemsOf(entry('toy.lacks'), { textEn: '{act} {kinds}' }).map(({ sentence }) => sentence)).toEqual([
      { ar: 'يجب أن يتضمن النص المتغير {kind}', en: 'The text must contain the variable {kind}' },
      { ar: '{kinds} ليس من متغيرات هذا النص', en: '{kinds} is none of the variables of this text' },
    ])
  })
})

describe('what is said', () => {
  afterEach(() => takeOwnTexts({ ar: {}, en: {} }))

  test('is the program’s where there is no own text', () => {
    expect(plain.say('save', 'ar')).toBe('حفظ')
    expect(plain.say('lacks', 'en', { act: 'Edit', kind: 'News' })).toBe('You lack “Edit” in “News”')
    expect(plain.in('en')).toEqual({ save: 'Save', lacks: 'You lack “{act}” in “{kind}”' })
  })

  test('is the own text as soon as there is one, in its language alone', () => {
    takeOwnTexts({ ar: { 'toy.save': 'احفظ' }, en: {} })
    expect([plain.say('save', 'ar'), plain.say('save', 'en'), plain.find('save', 'ar')]).toEqual(['احفظ', 'Save', 'احفظ'])
    expect(plain.in('ar').save).toBe('احفظ')
    takeOwnTexts({ ar: {}, en: {} })
    expect(plain.in('ar').save).toBe('حفظ')
  })

  test('has its variables filled in an own text too, and nothing of the values is taken for a variable', () => {
    takeOwnTexts({ ar: {}, en: { 'toy.lacks': '“{kind}”: no {act}' } })
    expect(plain.say('lacks', 'en', { act: '{kind}', kind: 'News' })).toBe('“News”: no {kind}')
  })

  test('takes own forms one by one', () => {
    takeOwnTexts({ ar: { 'toy.books.few': '{n} مؤلفات', 'toy.books.two': 'مؤلَّفان' }, en: {} })
    expect([0, 1, 2, 3, 11, 100].map(n => pluralOf(books, n, 'ar'))).toEqual([
      'لا كتب',
      'كتاب واحد',
      'مؤلَّفان',
      '3 مؤلفات',
      '11 كتابًا',
      '100 كتاب',
    ])
    expect(pluralOf(books, 2, 'en')).toBe('2 books')
  })

  test('of what is none of the words is nothing', () => {
    expect(plain.find('constructor', 'ar')).toBeUndefined()
  })
})
