import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  columnsToEmpty,
  isMissing,
  shownFields,
  validate,
  withoutBlanks,
  type AnyResource,
  type LookupIds,
  type Moment,
  type Values,
} from '../../kernel/kernel.ts'
import { lists } from '../toy/define.ts'
import { aBook } from '../toy/examples.ts'
import { book, loan } from '../toy/library.ts'

const ids: LookupIds = list => Object.entries(lists).find(([name]) => name === list)?.[1] ?? {}
const surroundings = { clock: { today: () => '2026-03-27' }, ids }
const wrong = (resource: AnyResource, values: Values, moment: Moment = 'submit') =>
  validate(resource, values, moment, surroundings).map(({ at, rule }) => `${at}: ${rule}`)
const { new: whole, damaged } = lists.libraryCondition

describe('saving and submitting', () => {
  test('a draft lacks what only the submitted record must have', () => {
    expect(wrong(loan, { loanStatus: 2 }, 'save')).toEqual(['book: required', 'reader: required'])
    expect(wrong(loan, { loanStatus: 5 }, 'submit')).toEqual([
      'book: required',
      'reader: required',
      'readerPhone: required',
      'dueDate: required',
    ])
  })

  test('formats and bounds bind in a draft too, rules for the whole record do not', () => {
    const draft = {
      book: '00000000-0000-7000-8000-000000000001',
      reader: 'ليلى',
      loanStatus: 3,
      readerPhone: 'x',
      deposit: '1',
      dueDate: '2026-03-26',
    }
    expect(wrong(loan, draft, 'save')).toEqual(['readerPhone: phone', 'dueDate: dateFrom'])
    expect(wrong(loan, { ...draft, readerPhone: '0599123456', dueDate: '2026-03-27' }, 'submit')).toEqual(['deposit: rule'])
  })
})

describe('fields that exist only sometimes', () => {
  test('are asked for while they exist and refused while they do not', () => {
    expect(wrong(book, aBook({ isTranslated: true }))).toEqual(['translator: required'])
    expect(wrong(book, aBook({ isTranslated: true, translator: 'حنين' }))).toEqual([])
    expect(wrong(book, aBook({ isTranslated: false, translator: 'حنين' }))).toEqual(['translator: hidden'])
    expect(wrong(book, aBook({ translator: 5 }))).toEqual(['translator: hidden'])
  })

  test('what decides about them does not count while it is wrong itself', () => {
    expect(wrong(book, aBook({ isTranslated: 'true', translator: 'حنين' }))).toEqual(['isTranslated: boolean', 'translator: hidden'])
  })

  test('are shown while somebody types, and emptied when they go', () => {
    const shown = (values: Values) => ['title', 'translator'].map(shownFields(book, values, ids))
    expect([shown({}), shown({ isTranslated: true })]).toEqual([
      [true, false],
      [true, true],
    ])
    expect(columnsToEmpty(book, { isTranslated: false, isReviewed: true, translator: 'حنين', code: 'x' }, surroundings)).toEqual([
      'translator',
      'isReviewed',
    ])
    expect(columnsToEmpty(book, { isTranslated: true, translator: 'حنين' }, surroundings)).toEqual([])
    expect(columnsToEmpty(loan, { reader: 'x' }, surroundings)).toEqual([])
  })
})

describe('rows', () => {
  test('what is wrong in a row is said at its very place', () => {
    const copies = [
      { barcode: 'a', condition: whole },
      { barcode: '', condition: 5.5, price: '1.999', boughtOn: '2024-13-01', keeper: 'k@' },
      { condition: whole, colour: 'red' },
      'row',
      null,
      { barcode: 'a', condition: whole },
      { barcode: 'b', condition: damaged, price: '1' },
      { barcode: 'a', condition: whole },
    ]
    expect(wrong(book, aBook({ copies })).toSorted()).toEqual([
      'copies[1].barcode: required',
      'copies[1].boughtOn: date',
      'copies[1].condition: choice',
      'copies[1].keeper: email',
      'copies[1].price: decimal',
      'copies[2].barcode: required',
      'copies[2].colour: unknownField',
      'copies[3]: object',
      'copies[4]: object',
      'copies[5].barcode: repeatedRow',
      'copies[7].barcode: repeatedRow',
    ])
  })

  test('a list that is too long is told so, and not looked into', () => {
    const copies = Array.from({ length: 100_000 }, (_, index) => ({ barcode: index }))
    expect(wrong(book, aBook({ copies }))).toEqual(['copies: maxEntries'])
  })

  test('what is no list is told so', () => {
    for (const copies of [5, 'x', { barcode: 'a' }, true]) expect(wrong(book, aBook({ copies }))).toEqual(['copies: list'])
  })
})

describe('rules between fields', () => {
  test('are kept by a record that keeps them', () => {
    expect(
      wrong(
        book,
        aBook({ binding: 5, pages: 9, isbn: '9786144250013', printedIn: 1970, copies: [{ barcode: 'a', condition: damaged, price: '5' }] }),
      ),
    ).toEqual([])
  })

  test('speak in words: a damaged copy has the word of the list, not its number', () => {
    expect(wrong(book, aBook({ copies: [{ barcode: 'a', condition: damaged }] }))).toEqual(['copies: rule'])
  })

  test('say nothing about a value that is wrong by itself, whichever field they stand at', () => {
    // Both rules read what is wrong here; asked of it they would fail, not answer.
    expect(wrong(book, aBook({ keywords: ['كلمة'], subtitle: 7 }))).toEqual(['subtitle: text'])
    expect(wrong(book, aBook({ keywords: [7], subtitle: 'نص' }))).toEqual(['keywords[0]: text'])
    expect(wrong(book, aBook({ copies: [{ barcode: 'a', condition: damaged }, 5] }))).toEqual(['copies[1]: object'])
  })

  test('a rule that is broken is a fault of ours and no answer', () => {
    const broken: AnyResource = {
      ...book,
      options: {
        ...book.options,
        rulesAtOnce: [
          {
            at: 'code',
            message: ['م', 'm'],
            ok: () => {
              throw new TypeError('ours')
            },
          },
        ],
      },
    }
    expect(() => wrong(broken, aBook())).toThrow('ours')
    expect(() => wrong(broken, aBook({ pages: 0 }))).toThrow('ours')
  })
})

describe('nothing said', () => {
  test('is an empty text, one that nobody can see, and an empty list', () => {
    expect([undefined, null, '', ' \t', '\u200F\u2067', '\uFEFF', []].map(isMissing)).toEqual(Array.from({ length: 7 }, () => true))
    expect([0, false, 'x', '\u200Fx', [null], {}].map(isMissing)).toEqual(Array.from({ length: 6 }, () => false))
  })

  test('becomes null, in rows and lists too; everything else stays', () => {
    const given = {
      note: ' ',
      titleAr: ' x ',
      keywords: ['a', '', ' '],
      copies: [{ barcode: '\u200E', price: null }, 5],
      other: '',
      languages: [1],
    }
    expect(withoutBlanks(book.fields, given)).toEqual({
      note: null,
      titleAr: ' x ',
      keywords: ['a'],
      copies: [{ barcode: null, price: null }, 5],
      other: null,
      languages: [1],
    })
  })
})

describe('whatever is sent', () => {
  const names = [...Object.keys(book.fields), 'titleAr', 'titleEn', 'colour', 'toString']
  const values = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.jsonValue(), fc.constantFrom('2024-01-01', 1, true, [], [{}], '', '\uD800')),
  )

  test('is judged, never stumbled over; one problem a place, each with a sentence in both languages', () => {
    fc.assert(
      fc.property(values, fc.constantFrom<Moment>('save', 'submit'), (given, moment) => {
        const problems = validate(book, given, moment, surroundings)
        expect(new Set(problems.map(({ at }) => at)).size).toBe(problems.length)
        for (const { sentence } of problems) expect(sentence.ar.length * sentence.en.length).toBeGreaterThan(0)
      }),
      { numRuns: 500 },
    )
  })

  test('what may be submitted may be saved', () => {
    fc.assert(
      fc.property(values, given => {
        const record = { ...aBook(), ...given }
        if (wrong(book, record, 'submit').length === 0) expect(wrong(book, record, 'save')).toEqual([])
      }),
    )
  })
})
