import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from './define.ts'
import { aBook, aFullBook, aNotice, nextNumber } from './examples.ts'
import { branches, people } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

async function made(resource: string, given: unknown) {
  const answer = await world.as('salma').post(`${resource}/Create`, given)
  expect(answer.messages).toEqual([''])
  return answer.body
}
const unknownId = '00000000-0000-7000-8000-00000000ffff'

describe('making a record', () => {
  test('the answer is the record as Get gives it', async () => {
    const record = await made('Book', aBook())
    expect(record).toMatchObject({ creator: people.salma.userId, lastModifier: null, lastModificationTime: null })
    expect(record.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect((await world.as('salma').get(`Book/Get/${record.id}`)).body).toEqual(record)
  })

  test('everything that is wrong is said in one answer: formats, bounds, rules, unknown and derived fields, and what does not exist', async () => {
    const answer = await world.as('salma').post('Book/Create', {
      ...aBook({ code: '-', titleAr: null, isbn: '123', pages: 0, price: '1.234', acquired: '2024-02-30', binding: 7 }),
      genre: lists.libraryGenre.almanac,
      origin: unknownId,
      keywords: ['x', 'words'],
      foundAt: { lat: 91, lng: 0 },
      shownFrom: '2024-01-02',
      shownTo: '2024-01-02',
      copies: [
        { barcode: 'a' },
        { barcode: 'b', condition: 1, price: '-1' },
        { barcode: 'b', condition: lists.libraryCondition.new, colour: 'red' },
      ],
      translator: 'حنين',
      inventoryNo: '1',
      copyCount: 3,
      colour: 'red',
      id: unknownId,
      concurrencyStamp: unknownId,
      creationTime: '2024-01-01T00:00:00Z',
      isDraft: true,
      branchId: 'north',
    })
    expect(answer.status).toBe(400)
    expect(answer.problems).toEqual([
      'acquired: date',
      'binding: choice',
      'branchId: reference',
      'code: minLength',
      'colour: unknownField',
      'concurrencyStamp: derivedField',
      'copies[0].condition: required',
      'copies[1].condition: choice',
      'copies[1].price: min',
      'copies[2].barcode: repeatedRow',
      'copies[2].colour: unknownField',
      'copyCount: derivedField',
      'creationTime: derivedField',
      'foundAt: point',
      'genre: choice',
      'id: derivedField',
      'inventoryNo: derivedField',
      'isDraft: derivedField',
      'isbn: digits',
      'keywords[0]: minLength',
      'origin: reference',
      'pages: between',
      'price: decimal',
      'shownTo: dateRange',
      'titleAr: required',
      'translator: hidden',
    ])
    expect(answer.messages).toContain('الحقل «colour» غير معروف')
  })

  test('the answer is in the language of the reader', async () => {
    const answer = await world.as('salma').post('Book/Create', aBook({ pages: 0 }), { 'accept-language': 'en' })
    expect(answer.messages).toEqual(['Pages: between 1 and 20,000'])
  })

  test('rules between fields speak when each of them is right by itself', async () => {
    const [leather, early] = [
      await world.as('salma').post('Book/Create', aBook({ binding: 5 })),
      await world.as('salma').post('Book/Create', aBook({ isbn: '9786144250013', printedIn: 1960 })),
    ]
    expect([leather.messages, early.messages]).toEqual([['أدخل عدد الصفحات'], ['لا رقم دولي قبل 1970']])
    // A rule that reads the text of the subtitle must not be asked of a number.
    const wrong = await world.as('salma').post('Book/Create', aBook({ keywords: ['كلمة'], subtitle: 5, copies: 'none' }))
    expect(wrong.problems).toEqual(['copies: list', 'subtitle: text'])
  })

  test.each([
    ['a list', []],
    ['a text', '"x"'],
    ['a number', 5],
    ['nothing', undefined],
  ])('%s is no record', async (_name, body) => {
    const answer = await world.as('salma').post('Book/Create', body)
    expect([answer.status, answer.problems]).toEqual([400, [': object']])
  })

  test('names that every object has are unknown fields like any other', async () => {
    const answer = await world
      .as('salma')
      .post('Book/Create', '{"toString":1,"constructor":{},"__proto__":{"isAdmin":true},"hasOwnProperty":1}')
    expect(answer.problems.filter(problem => problem.endsWith('unknownField'))).toEqual([
      '__proto__: unknownField',
      'constructor: unknownField',
      'hasOwnProperty: unknownField',
      'toString: unknownField',
    ])
  })

  test('a hundred thousand unknown names are refused without a long answer', async () => {
    const body = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`f${index}`, 1]))
    const answer = await world.as('salma').post('Book/Create', body)
    expect(answer.status).toBe(400)
    expect(answer.problems.length).toBeLessThanOrEqual(200)
  })

  test('a record that refers to what the caller does not see is refused as if it did not exist', async () => {
    const theirs = await world.as('omar').post('Book/Create', aBook())
    expect(theirs.status).toBe(200)
    const answers = await Promise.all(
      [theirs.body.id, unknownId].map(id => world.as('salma').post('Book/Create', aBook({ sequelOf: id, related: [id] }))),
    )
    expect(answers.map(({ problems }) => problems)).toEqual([
      ['related: reference', 'sequelOf: reference'],
      ['related: reference', 'sequelOf: reference'],
    ])
    expect((await world.as('huda').post('Book/Create', aBook({ sequelOf: theirs.body.id, branchId: branches.north }))).status).toBe(200)
  })

  test('who has no place must say whose the record is', async () => {
    const answer = await world.as('admin').post('Book/Create', aBook())
    expect([answer.status, answer.code]).toEqual([400, 'selectPlace'])
    expect((await world.as('admin').post('Book/Create', aBook({ branchId: branches.south }))).body.branchId).toBe(branches.south)
  })

  test('a capability may say whose a new record is', async () => {
    const answer = await world.as('huda').post('YearReport/Create', { year: 2001, visitors: 1 })
    expect(answer.body.branchId).toBe(branches.main)
  })

  test('route id 0 and the empty id are no record', async () => {
    for (const id of ['0', '00000000-0000-0000-0000-000000000000', unknownId, 'x'])
      expect((await world.as('salma').get(`Book/Get/${id}`)).status).toBe(404)
  })
})

describe('changing a record', () => {
  test('derived, common and unknown fields are refused by name, and so is moving it to another branch', async () => {
    const { id, concurrencyStamp } = await made('Book', aBook())
    const answer = await world
      .as('salma')
      .put('Book/Update', { id, concurrencyStamp, creator: null, gramsPerPage: 1, colour: 1, branchId: branches.south, pages: 'x' })
    expect(answer.problems).toEqual([
      'branchId: fixed',
      'colour: unknownField',
      'creator: derivedField',
      'gramsPerPage: derivedField',
      'pages: numeric',
    ])
  })

  test('whose stamp is missing is told so with everything else', async () => {
    const { id } = await made('Book', aBook())
    expect((await world.as('salma').put('Book/Update', { id, pages: 0 })).problems).toEqual([
      'concurrencyStamp: required',
      'pages: between',
    ])
    expect((await world.as('salma').put('Book/Update', { colour: 1 })).problems).toEqual(['colour: unknownField', 'id: required'])
  })

  test('who changes an old version sees both versions', async () => {
    const { id, concurrencyStamp } = await made('Book', aBook())
    const first = await world.as('salma').put('Book/Update', { id, concurrencyStamp, author: 'سلمى' })
    expect(first.body).toMatchObject({ author: 'سلمى', lastModifier: people.salma.userId })
    const late = await world.as('amal').put('Book/Update', { id, concurrencyStamp, author: 'أمل' })
    expect([late.status, late.code]).toEqual([409, 'stale'])
    expect(late.body.error).toMatchObject({ details: { theirs: { author: 'سلمى' }, mine: { author: 'أمل' } } })
  })

  test('what is given once is never changed', async () => {
    const { id, concurrencyStamp } = await made('YearReport', { year: 2019, visitors: 5, openDays: 2 })
    const answer = await world.as('salma').put('YearReport/Update', { id, concurrencyStamp, year: 2018 })
    expect(answer.problems).toEqual(['year: fixed'])
    const same = await world.as('salma').put('YearReport/Update', { id, concurrencyStamp, year: 2019, visitors: 7 })
    expect(same.body).toMatchObject({ year: 2019, visitors: 7, visitorsPerDay: 4 })
  })

  test('a value of a list that is no longer in use may stay, and may not be chosen anew', async () => {
    const { mouldy, worn } = lists.libraryCondition
    const { novel, almanac } = lists.libraryGenre
    const copies = [{ barcode: 'old', condition: worn }]
    const { id, concurrencyStamp } = await made('Book', aBook({ copies, topics: [novel] }))
    await world.owner(async client => {
      await client.query('update book_copies set condition = $1 where parent = $2', [mouldy, id])
      await client.query('update book set topics = $1, genre = $2 where id = $3', [[novel, almanac], almanac, id])
    })
    const kept = await world.as('salma').put('Book/Update', {
      id,
      concurrencyStamp,
      author: 'جديد',
      topics: [almanac, novel],
      copies: [{ barcode: 'new', condition: mouldy }],
    })
    expect(kept.messages).toEqual([''])
    const { concurrencyStamp: stamp } = kept.body
    const other = await made('Book', aBook())
    const answer = await world.as('salma').put('Book/Update', {
      id: other.id,
      concurrencyStamp: other.concurrencyStamp,
      topics: [almanac],
      copies: [{ barcode: 'x', condition: mouldy }],
    })
    expect(answer.problems).toEqual(['copies[0].condition: choice', 'topics: choice'])
    expect(stamp).not.toBe(concurrencyStamp)
  })

  test('a failing rule leaves nothing half written', async () => {
    const { id, concurrencyStamp, copies } = await made('Book', aFullBook())
    const before = await world.as('salma').get(`Book/Get/${id}`)
    const answer = await world.as('salma').put('Book/Update', {
      id,
      concurrencyStamp,
      author: 'آخر',
      copies: [{ barcode: 'only', condition: lists.libraryCondition.damaged }],
    })
    expect(answer.messages).toEqual(['أدخل سعر النسخ التالفة'])
    expect((await world.as('salma').get(`Book/Get/${id}`)).body).toEqual({ ...before.body, copies })
  })

  test('what the database refuses leaves nothing half written either', async () => {
    const taken = await made('Book', aBook())
    const { id, concurrencyStamp } = await made('Book', aFullBook())
    const before = await world.as('salma').get(`Book/Get/${id}`)
    const answer = await world.as('salma').put('Book/Update', { id, concurrencyStamp, copies: [], shelfMark: taken.shelfMark })
    expect(answer.problems).toEqual(['shelfMark: unique'])
    expect((await world.as('salma').get(`Book/Get/${id}`)).body).toEqual(before.body)
  })
})

describe('what is unique', () => {
  test('a code, whatever its letters are written like', async () => {
    await made('Book', aBook({ code: 'Code-1' }))
    const answers = await Promise.all(['Code-1', 'cODE-1'].map(code => world.as('omar').post('Book/Create', aBook({ code }))))
    expect(answers.map(({ status, problems, messages }) => [status, problems, messages])).toEqual([
      [400, ['code: codeExists'], ['الرمز موجود مسبقًا']],
      [400, ['code: codeExists'], ['الرمز موجود مسبقًا']],
    ])
  })

  test('a shelf mark within a branch, not between branches', async () => {
    const { shelfMark } = await made('Book', aBook())
    expect((await world.as('salma').post('Book/Create', aBook({ shelfMark }))).problems).toEqual(['shelfMark: unique'])
    expect((await world.as('omar').post('Book/Create', aBook({ shelfMark }))).status).toBe(200)
  })

  test('columns together, also when their names are longer than the database keeps them', async () => {
    const shelf = { nameAr: 'رف', firstClassificationNumberOnThisShelf: '100', lastClassificationNumberOnThisShelf: '200' }
    await made('Shelf', shelf)
    expect((await world.as('salma').post('Shelf/Create', shelf)).problems).toEqual(['nameAr: unique'])
  })

  test('a report of a branch for a year', async () => {
    await made('YearReport', { year: 2011, visitors: 1 })
    const again = await world.as('salma').post('YearReport/Create', { year: 2011, visitors: 2 })
    expect([again.problems, again.messages]).toEqual([['year: yearExists'], ['توجد بيانات لهذه السنة']])
    expect((await world.as('omar').post('YearReport/Create', { year: 2011, visitors: 2 })).status).toBe(200)
  })
})

describe('deleting a record', () => {
  test('what refers to it is named', async () => {
    const [first, shelf] = [await made('Book', aBook()), await made('Shelf', { nameAr: `رف ${nextNumber()}` })]
    await made('Book', aBook({ sequelOf: first.id }))
    await made('Book', aBook({ related: [first.id] }))
    await made('Book', aBook({ copies: [{ barcode: '1', condition: lists.libraryCondition.new, shelf: shelf.id }] }))
    const { id } = await made('Loan', { book: first.id, reader: 'ليلى' })
    const refused = await world.as('salma').delete(`Book/Delete?id=${first.id}`)
    expect([refused.status, refused.messages]).toEqual([409, ['لا يمكن الحذف لوجود بيانات مرتبطة: الكتب (2)، الإعارات (1)']])
    expect((await world.as('salma').delete(`Shelf/Delete?id=${shelf.id}`)).messages).toEqual([
      'لا يمكن الحذف لوجود بيانات مرتبطة: الكتب (1)',
    ])
    expect((await world.as('salma').delete(`Loan/Delete?id=${id}`)).status).toBe(204)
  })

  test('what refers only to itself can be deleted', async () => {
    const { id, concurrencyStamp } = await made('Book', aBook())
    await world.as('salma').put('Book/Update', { id, concurrencyStamp, sequelOf: id, related: [id] })
    expect((await world.as('salma').delete(`Book/Delete?id=${id}`)).status).toBe(204)
  })

  test('a copy with its rows is kept, the code is free again', async () => {
    const { allowed: _, files: __, ...record } = await made('Book', { ...aFullBook(), forLoan: true })
    expect((await world.as('salma').delete(`Book/Delete?id=${record.id}`)).status).toBe(204)
    expect((await world.as('salma').get(`Book/Get/${record.id}`)).status).toBe(404)
    const [copy] = await world.owner(
      async client => (await client.query('select * from deleted_record where record_id = $1', [record.id])).rows,
    )
    expect(copy).toMatchObject({ resource: 'book', deleter: people.salma.userId })
    expect(copy.content).toEqual(record)
    const rows = await world.owner(
      async client => (await client.query('select 1 from book_copies where parent = $1', [record.id])).rowCount,
    )
    expect(rows).toBe(0)
    await made('Book', aBook({ code: record.code, shelfMark: record.shelfMark }))
    expect((await world.as('salma').delete(`Book/Delete?id=${record.id}`)).status).toBe(404)
  })

  test('a capability may keep a record from being deleted', async () => {
    const { id } = await made('Book', aBook({ forLoan: false }))
    expect((await world.as('salma').delete(`Book/Delete?id=${id}`)).code).toBe('kept')
  })

  test('a published notice must be withdrawn first', async () => {
    const notice = await made('Notice', aNotice())
    await world.as('amal').put(`Notice/Publish/${notice.id}`)
    expect((await world.as('salma').delete(`Notice/Delete?id=${notice.id}`)).code).toBe('published')
  })

  test.each(['', '?id=', '?id=x', '?id=0', `?id=${unknownId}`])('Delete%s finds nothing', async query => {
    expect((await world.as('salma').delete(`Book/Delete${query}`)).status).toBe(404)
  })
})
