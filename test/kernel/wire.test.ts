import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsOf, toWire, toWords, validate, wireOf, wordsOf, type DraftFor, type LookupIds } from '../../kernel/kernel.ts'
import { lists } from '../toy/define.ts'
import { book, loan } from '../toy/library.ts'

const ids: LookupIds = list => Object.entries(lists).find(([name]) => name === list)?.[1] ?? {}

const genre = fc.constantFrom('novel', 'history', 'poetry', 'almanac')
const words = fc.record({
  binding: fc.constantFrom('paper', 'cloth', 'leather'),
  languages: fc.option(fc.uniqueArray(fc.constantFrom('arabic', 'english', 'french'))),
  genre,
  topics: fc.option(fc.array(genre)),
  code: fc.string(),
  titleAr: fc.string(),
  titleEn: fc.option(fc.string()),
  pages: fc.option(fc.integer()),
  price: fc.option(fc.constantFrom('1.00', '2')),
  forLoan: fc.option(fc.boolean()),
  foundAt: fc.option(fc.record({ lat: fc.double(), lng: fc.double() })),
  keywords: fc.option(fc.array(fc.constantFrom('novel', 'paper', '1'))),
  copies: fc.option(
    fc.array(fc.record({ barcode: fc.string(), condition: fc.constantFrom('new', 'worn', 'damaged'), price: fc.option(fc.string()) })),
  ),
})

describe('words and integers', () => {
  test('a record in words is the same again after it went over the wire', () => {
    fc.assert(
      fc.property(words, record => {
        const wire = wireOf(book.fields, record, ids)
        expect(wordsOf(book.fields, wire, ids)).toEqual(record)
      }),
    )
  })

  test('over the wire go the integers of the specification and of the lists', () => {
    const record = {
      binding: 'leather',
      languages: ['french', 'arabic'],
      genre: 'poetry',
      topics: [],
      keywords: ['novel'],
      copies: [{ barcode: 'novel', condition: 'worn' }],
    }
    expect(wireOf(book.fields, record, ids)).toEqual({
      binding: 5,
      languages: [3, 1],
      genre: 900_003,
      topics: [],
      keywords: ['novel'],
      copies: [{ barcode: 'novel', condition: 901_002 }],
    })
  })

  test('the typed form says the same', () => {
    const record = { loanStatus: 'lent', returnCondition: null, isRenewable: true } as const
    const draft: DraftFor<typeof loan> = {
      ...record,
      id: '',
      concurrencyStamp: '',
      creationTime: '',
      creator: null,
      lastModificationTime: null,
      lastModifier: null,
      branchId: '',
      book: '',
      reader: '',
    }
    const wire = toWire(loan, draft, ids)
    expect([wire.loanStatus, toWords(loan, wire, ids)]).toEqual([3, draft])
  })

  test('what no list knows stays as it is, and is refused when the record is checked', () => {
    expect(wordsOf(book.fields, { binding: 77, genre: 5, languages: [1, 9] }, ids)).toEqual({
      binding: 77,
      genre: 5,
      languages: ['arabic', 9],
    })
    expect(wireOf(book.fields, { binding: 'silk', genre: 'toString' }, ids)).toEqual({ binding: 'silk', genre: 'toString' })
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
