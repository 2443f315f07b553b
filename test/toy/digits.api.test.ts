import { afterAll, beforeAll, expect, test } from 'vitest'
import { lists } from './define.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world.stop())

const written = {
  code: 'q١',
  titleAr: 'حكايات ١٠٠١ ليلة',
  shelfMark: 'N10001',
  binding: 1,
  genre: lists.libraryGenre.novel,
  isbn: '٩٧٨٩٩٥٠٣٨٥٠٠٠',
  publisherPhone: '۰۵۹۹۱۲۳۴۵۶',
  price: '١٬٢٣٤٫٥٠',
  acquired: '٢٠٢٠-٠١-٣١',
  readFrom: '٠٨:٣٠',
  pages: 300,
}

test('digits of the Arabic and Persian keyboards are stored as 0 to 9 in codes, telephones, amounts and dates, and left alone in texts', async () => {
  const made = await world.as('salma').post('Book/Create', written)
  expect(made.messages).toEqual([''])
  expect(made.body).toMatchObject({
    code: 'q1',
    titleAr: written.titleAr,
    isbn: '9789950385000',
    publisherPhone: '0599123456',
    price: '1234.50',
    acquired: '2020-01-31',
    readFrom: '08:30',
  })
  // The two spellings are one code.
  const again = await world.as('salma').post('Book/Create', { ...written, code: 'q1', shelfMark: 'N10002' })
  expect(again.problems).toEqual(['code: codeExists'])
})

test.each(['acquiredFrom=٢٠٢٠-٠١-٠١&acquiredTo=۲۰۲۰-۰۱-۳۱', 'filter=١٠٠١', 'filter=q١', `genre=${lists.libraryGenre.novel}`])(
  'a list is narrowed by %s however its digits are written',
  async query => {
    const answer = await world.as('salma').get(`Book/GetListPaged?${new URLSearchParams(query).toString()}`)
    expect(answer.items.map(({ code }) => code)).toEqual(['q1'])
  },
)
