import { describe, expect, test } from 'vitest'
import { columnsOf, validate, wordsOf, type LookupIds } from '../../kernel/kernel.ts'
import { lists } from '../toy/define.ts'
import { book, loan } from '../toy/library.ts'

const ids: LookupIds = list => Object.entries(lists).find(([name]) => name === list)?.[1] ?? {}

describe('words and integers', () => {
  test('rules read words for the integers of the specification and of the lists, in rows too; all else is as it came', () => {
    const rest = { code: '2', titleAr: 'كتاب', pages: 2, price: '1.00', forLoan: true, foundAt: { lat: 1, lng: 2 }, summaryEn: null }
    const record = {
      ...rest,
      binding: 5,
      languages: [3, 1],
      genre: 900_003,
      topics: [900_001],
      keywords: ['novel', '1'],
      copies: [{ barcode: '2', condition: 901_002, price: null }],
    }
    expect(wordsOf(book.fields, record, ids)).toEqual({
      ...rest,
      binding: 'leather',
      languages: ['french', 'arabic'],
      genre: 'poetry',
      topics: ['novel'],
      keywords: ['novel', '1'],
      copies: [{ barcode: '2', condition: 'worn', price: null }],
    })
    expect(wordsOf(loan.fields, { loanStatus: 3 }, ids)).toEqual({ loanStatus: 'lent' })
  })

  test('what no list knows stays as it is, and is refused when the record is checked', () => {
    expect(wordsOf(book.fields, { binding: 77, genre: 5, languages: [1, 9] }, ids)).toEqual({
      binding: 77,
      genre: 5,
      languages: ['arabic', 9],
    })
    const problems = validate(book, { binding: 77 }, 'save', { clock: { today: () => '2026-01-01' }, ids })
    expect(problems.filter(({ at }) => at === 'binding').map(({ rule }) => rule)).toEqual(['choice'])
  })

  test('values of another shape pass through untouched', () => {
    const odd = { binding: { a: 1 }, languages: 'x', copies: [null, 5, 'x'], unknown: [1], toString: 1, topics: [[1]] }
    expect(wordsOf(book.fields, odd, ids)).toEqual(odd)
  })
})

describe('columns', () => {
  test('a field is a column, a field in two languages is two; what must be there says when', () => {
    const told = columnsOf(book.fields).map(({ name, need, lang }) => `${name} ${need}${lang ? ` ${lang}` : ''}`)
    expect(told.slice(0, 6)).toEqual([
      'code submit',
      'titleAr submit ar',
      'titleEn never en',
      'subtitle never',
      'summaryAr never ar',
      'summaryEn never en',
    ])
    expect(columnsOf(loan.fields).map(({ name, need }) => [name, need])).toEqual([
      ['book', 'save'],
      ['reader', 'save'],
      ['readerPhone', 'submit'],
      ['dueDate', 'submit'],
      ['deposit', 'never'],
      ['isRenewable', 'never'],
      ['note', 'never'],
      ['returnedOn', 'never'],
      ['returnCondition', 'never'],
      ['loanStatus', 'save'],
    ])
  })

  test('the label of each half of a pair says which half it is', () => {
    const [, ar, en] = columnsOf(book.fields)
    expect([ar?.label, en?.label]).toEqual([
      ['العنوان', 'Title (Arabic)'],
      ['العنوان (بالإنجليزية)', 'Title (English)'],
    ])
  })

  test('they are made once', () => expect(columnsOf(book.fields)).toBe(columnsOf(book.fields)))
})
