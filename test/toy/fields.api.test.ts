import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf } from '../../kernel/kernel.ts'
import { lists } from './define.ts'
import { aBook, aFullBook } from './examples.ts'
import { book } from './library.ts'
import { branches } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

async function made(given: Readonly<Record<string, unknown>>) {
  const answer = await world.as('salma').post('Book/Create', given)
  expect(answer.messages).toEqual([''])
  return answer.body
}

describe('what a clerk writes is kept', () => {
  test('every value of a book is read back as it was given', async () => {
    const { cover, papers, ...given } = { ...aFullBook(), cover: null, papers: null }
    const [first, second] = [await made(aBook()), await made(aBook())]
    const record = await made({ ...given, cover, papers, sequelOf: first.id, related: [second.id, first.id] })
    const read = await world.as('salma').get(`Book/Get/${record.id}`)
    expect(read.body).toEqual(record)
    expect(read.body).toMatchObject({ ...given, sequelOf: first.id, related: [second.id, first.id], cover: null, papers: null })
    const seen = columnsOf(book.fields).filter(({ name }) => read.body[name] === null || read.body[name] === undefined)
    expect(seen.map(({ name }) => name)).toEqual(['cover', 'papers', 'inventoryNo'])
  })

  test('a book that says only what it must is completed with what is usual', async () => {
    const record = await made(aBook())
    const today = world.platform.clock.today()
    expect(record).toMatchObject({ forLoan: true, isTranslated: false, acquired: today, translator: null, isReviewed: null })
    expect(record).toMatchObject({ copies: [], keywords: null, copyCount: 0, gramsPerPage: null, branchId: branches.north })
  })

  test.each([
    ['0.00', '0.00'],
    ['0.1', '0.10'],
    ['12', '12.00'],
    ['9007199254740993.01', '9007199254740993.01'],
    ['9999999999999999.99', '9999999999999999.99'],
  ])('a price of %s is %s to the last digit', async (given, kept) => {
    expect((await made(aBook({ price: given }))).price).toBe(kept)
  })

  test.each([0.1, 1 / 3, 49.999999999999993, 5e-324, 0.1 + 0.2])('a weight of %d kg is the same number when it is read', async weightKg => {
    expect((await made(aBook({ weightKg }))).weightKg).toBe(weightKg)
  })

  test.each(['1901-04-14', '2023-03-24', '2023-10-27', '2024-02-29', '2024-04-20', '2024-10-26', '2024-10-27', '9999-12-31'])(
    'the day %s stays the same day, also where clocks change that night',
    async withdrawn => {
      const { id } = await made(aBook({ acquired: '1901-01-01', withdrawn }))
      expect((await world.as('salma').get(`Book/Get/${id}`)).body.withdrawn).toBe(withdrawn)
      const { items } = await world.as('salma').get(`Book/GetListPaged?acquired=1901-01-01&maxResultCount=1000`)
      expect(items.find(item => item.id === id)?.acquired).toBe('1901-01-01')
    },
  )

  test.each([
    ['2024-10-27T01:30:00+03:00', '2024-10-26T22:30:00.000Z'],
    ['2024-10-26T22:30:00Z', '2024-10-26T22:30:00.000Z'],
    ['2024-03-30T00:00:00.5-14:00', '2024-03-30T14:00:00.500Z'],
    ['1000-01-01T00:00:00Z', '1000-01-01T00:00:00.000Z'],
  ])('the moment %s is told as %s', async (given, told) => {
    expect((await made(aBook({ catalogued: given }))).catalogued).toBe(told)
  })

  test('times of day, points on the map and lists come back as they were', async () => {
    const given = {
      readFrom: '08:05',
      readUntil: '23:59',
      foundAt: { lat: -90, lng: 180 },
      keywords: ['ب', 'ا'].map(letter => letter.repeat(2)),
      languages: [3, 1],
    }
    expect(await made(aBook(given))).toMatchObject(given)
  })

  test.each([
    ['marks of direction', 'شارع \u202B12\u202C \u2066A\u2069 \u200Fنهاية\u200E'],
    ['letters beyond the first plane', '𐎀 🕌 👨‍👩‍👧'],
    ['vowels and stretching', 'مُحَمَّـــد'],
    ['quotes of SQL and HTML', `'; drop table book; -- <script>alert("x")</script> \\ $1 %s`],
    ['a text that looks like JSON', '{"a":[null]}'],
  ])('%s are kept letter by letter', async (_name, titleAr) => {
    expect((await made(aBook({ titleAr }))).titleAr).toBe(titleAr)
  })
})

describe('what nobody could read again is refused', () => {
  test.each([
    ['the null character', 'كتاب\u0000', 'plainText'],
    ['half of a character', 'كتاب \uD83D', 'plainText'],
    ['a control character', 'كتاب\u001B[31m', 'plainText'],
    ['two lines where one is asked', 'كتاب\nثان', 'plainText'],
  ])('%s in a title', async (_name, titleAr, rule) => {
    const answer = await world.as('salma').post('Book/Create', aBook({ titleAr }))
    expect([answer.status, answer.problems]).toEqual([400, [`titleAr: ${rule}`]])
  })

  test('a title that nobody can see is a missing title', async () => {
    for (const titleAr of ['', '   ', '\u200F\u200E', '\u00A0\t', null]) {
      const answer = await world.as('salma').post('Book/Create', aBook({ titleAr }))
      expect(answer.problems).toEqual(['titleAr: required'])
    }
  })
})

const nasty: readonly unknown[] = [
  true,
  0,
  -1,
  1.5,
  1e15,
  1e308,
  2_147_483_648,
  'x',
  '\u0000',
  '\uDC00',
  '0',
  '2024-02-30',
  '0000-01-01T00:00:00Z',
  '2024-01-01T00:00:00+23:59',
  `2024-01-01T00:00:00.${'0'.repeat(200)}Z`,
  '25:00',
  '١٢٣',
  'NaN',
  '-0.00',
  '1e5',
  '99999999999999999999.00',
  'javascript:alert(1)',
  'http://[',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(70_000),
  [],
  [null],
  [[]],
  [{}],
  [{ barcode: 'a', unknown: 1 }],
  [{ toString: [], constructor: {} }],
  [1, 1],
  ['\u0000'],
  Array.from({ length: 600 }, () => 1),
  {},
  { lat: 100, lng: 0 },
  { lat: '1', lng: 0 },
  { lat: 1, lng: 1, alt: 1 },
  { toString: 'x' },
]

describe('no value makes the program fail', () => {
  const fields = Object.entries(book.fields).flatMap(([name, field]) => columnsOf({ [name]: field }))
  test.each(fields.map(({ name }) => name))('whatever is written into %s is taken or refused there', async name => {
    const answers = await Promise.all(nasty.map(value => world.as('salma').post('Book/Create', aBook({ [name]: value }))))
    for (const [index, { status, problems }] of answers.entries()) {
      const value = JSON.stringify(nasty[index]).slice(0, 80)
      if (status === 200) continue
      expect([value, status]).toEqual([value, 400])
      const elsewhere = problems.filter(problem => !problem.startsWith(name))
      // What a value means for another field is said there: a date for a later one, a binding for the pages.
      expect([
        value,
        elsewhere.filter(problem => /: (?!dateAfter|dateRange|startEnd|timeAfter|rule|required|hidden)/.test(problem)),
      ]).toEqual([value, []])
    }
  })
})

describe('changing a book', () => {
  test('null and an empty text empty a value, a value left out stays', async () => {
    const { id, concurrencyStamp } = await made(aFullBook())
    const changed = await world
      .as('salma')
      .put('Book/Update', { id, concurrencyStamp, subtitle: null, note: '', keywords: [], author: '  ' })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ subtitle: null, note: null, keywords: null, author: null, isbn: '9786144250013', pages: 412 })
    expect(changed.body.copies).toHaveLength(2)
    expect(changed.body.concurrencyStamp).not.toBe(concurrencyStamp)
  })

  test('a value that the record no longer has a place for is emptied with the change that took its place away', async () => {
    const { id, concurrencyStamp } = await made(aFullBook())
    const changed = await world.as('salma').put('Book/Update', { id, concurrencyStamp, isTranslated: false })
    expect(changed.body).toMatchObject({ isTranslated: false, translator: null, isReviewed: null })
    const refused = await world
      .as('salma')
      .put('Book/Update', { id, concurrencyStamp: changed.body.concurrencyStamp, translator: 'حنين', pages: 3 })
    expect(refused.problems).toEqual(['translator: hidden'])
  })

  test('where a book is translated its translator must be named', async () => {
    const answer = await world.as('salma').post('Book/Create', aBook({ isTranslated: true }))
    expect(answer.problems).toEqual(['translator: required'])
  })

  test('rows are replaced as a set, and a row that carries its id keeps it', async () => {
    const { id, concurrencyStamp, copies } = await made(aFullBook())
    const [first, second] = rowsIn(copies)
    const changed = await world.as('salma').put('Book/Update', {
      id,
      concurrencyStamp,
      copies: [
        { barcode: 'x3', condition: lists.libraryCondition.new },
        { ...second, price: '7.00' },
      ],
    })
    const [third, kept, ...others] = rowsIn(changed.body.copies)
    expect(others).toEqual([])
    expect(kept).toEqual({ ...second, price: '7.00' })
    expect(third).toMatchObject({ barcode: 'x3', price: null })
    expect([first?.id, second?.id]).not.toContain(third?.id)
  })

  test('a row of another book is copied, not taken away from it', async () => {
    const [mine, others] = [await made(aFullBook()), await made(aFullBook())]
    const [theirs] = rowsIn(others.copies)
    const changed = await world
      .as('salma')
      .put('Book/Update', { id: mine.id, concurrencyStamp: mine.concurrencyStamp, copies: [{ ...theirs, barcode: 'stolen' }] })
    expect(rowsIn(changed.body.copies)).toHaveLength(1)
    expect(rowsIn(changed.body.copies)[0]?.id).not.toBe(theirs?.id)
    expect((await world.as('salma').get(`Book/Get/${others.id}`)).body.copies).toEqual(others.copies)
  })

  test('the same row twice is two rows', async () => {
    const { id, concurrencyStamp, copies } = await made(aFullBook())
    const [first] = rowsIn(copies)
    const twice = [first, { ...first, barcode: 'twin' }]
    const changed = await world.as('salma').put('Book/Update', { id, concurrencyStamp, copies: twice })
    expect(rowsIn(changed.body.copies).map(({ barcode }) => barcode)).toEqual(['x1', 'twin'])
  })
})

function rowsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : []
}
