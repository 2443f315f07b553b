import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from './define.ts'
import { aBook } from './examples.ts'
import { branches } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

/** What a restoration file must have: it makes its book with it. */
function aFile(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  const { binding: _, ...book } = aBook()
  return { ...book, pages: 10, damage: 'رطوبة', ...more }
}
async function made(resource: string, given: unknown) {
  const answer = await world.as('salma').post(`${resource}/Create`, given)
  expect(answer.messages).toEqual([''])
  return answer.body
}
const read = async (resource: string, id: string) => (await world.as('salma').get(`${resource}/Get/${id}`)).body
const found = async (resource: string, word: string) =>
  (await world.as('salma').get(`${resource}/GetListPaged?filter=${encodeURIComponent(word)}`)).items.map(({ id }) => id)

describe('a record that is a further part of another one', () => {
  test('makes both with the same id, the other with what it always has', async () => {
    const given = aFile({ titleEn: 'Old book' })
    const file = await made('BookFile', given)
    expect(file).toMatchObject(given)
    expect(await read('Book', file.id)).toMatchObject({
      id: file.id,
      code: given.code,
      titleAr: given.titleAr,
      titleEn: 'Old book',
      pages: 10,
      binding: 5,
      branchId: branches.north,
      creator: file.creator,
    })
    expect(await read('BookFile', file.id)).toEqual(file)
  })

  test('makes none when either of them is wrong', async () => {
    const before = await world.owner(async client => (await client.query('select count(*) from book')).rows[0])
    const { code } = await made('Book', aBook())
    const answers = [
      await world.as('salma').post('BookFile/Create', aFile({ damage: null })),
      await world.as('salma').post('BookFile/Create', aFile({ code })),
      await world.as('salma').post('BookFile/Create', aFile({ branchId: branches.south })),
    ]
    expect(answers.map(({ status, problems }) => [status, problems])).toEqual([
      [400, ['damage: required']],
      [400, ['code: codeExists']],
      [403, []],
    ])
    const after = await world.owner(async client => (await client.query('select count(*) from book')).rows[0])
    expect(Number(after.count)).toBe(Number(before.count) + 1)
    expect(
      await world.owner(
        async client =>
          (await client.query(`select 1 from audit_entry where changes ? 'damage' and changes -> 'damage' ->> 1 is null`)).rowCount,
      ),
    ).toBe(0)
  })

  test('keeps the rules of the other', async () => {
    const answer = await world.as('salma').post('BookFile/Create', aFile({ pages: null, code: '-bad', titleAr: null }))
    expect(answer.problems).toEqual(['code: regex', 'pages: rule', 'titleAr: required'])
    const { id, concurrencyStamp } = await made('BookFile', aFile())
    const change = await world.as('salma').put('BookFile/Update', { id, concurrencyStamp, pages: null })
    expect(change.messages).toEqual(['أدخل عدد الصفحات'])
  })

  test('a change through either is seen through both, and both stamps are new', async () => {
    const file = await made('BookFile', aFile())
    const book = await read('Book', file.id)
    const changed = await world
      .as('salma')
      .put('BookFile/Update', { id: file.id, concurrencyStamp: file.concurrencyStamp, titleAr: 'من الملف', restorer: 'هدى' })
    expect(await read('Book', file.id)).toMatchObject({ titleAr: 'من الملف', genre: lists.libraryGenre.novel })
    const stale = await world.as('amal').put('Book/Update', { id: book.id, concurrencyStamp: book.concurrencyStamp, titleAr: 'قديم' })
    expect(stale.code).toBe('stale')
    const now = await read('Book', file.id)
    await world.as('amal').put('Book/Update', { id: now.id, concurrencyStamp: now.concurrencyStamp, titleAr: 'من الكتاب' })
    expect(await read('BookFile', file.id)).toMatchObject({ titleAr: 'من الكتاب', restorer: 'هدى' })
    const late = await world
      .as('salma')
      .put('BookFile/Update', { id: file.id, concurrencyStamp: changed.body.concurrencyStamp, damage: 'حريق' })
    expect(late.code).toBe('stale')
  })

  test('what only the other has is changed without a word to it, and the other way round', async () => {
    const file = await made('BookFile', aFile())
    const book = await read('Book', file.id)
    const own = await world.as('salma').put('BookFile/Update', { id: file.id, concurrencyStamp: file.concurrencyStamp, restorer: 'هدى' })
    expect((await read('Book', file.id)).concurrencyStamp).toBe(book.concurrencyStamp)
    const others = await world.as('salma').put('Book/Update', { id: file.id, concurrencyStamp: book.concurrencyStamp, author: 'مجهول' })
    expect(others.status).toBe(200)
    expect((await read('BookFile', file.id)).concurrencyStamp).toBe(own.body.concurrencyStamp)
  })

  test('is found by its own words and by those of the other, also after a change through the other', async () => {
    const { id } = await made('BookFile', aFile({ titleAr: 'فستق', damage: 'بندق' }))
    expect([await found('BookFile', 'فستق'), await found('BookFile', 'بندق'), await found('Book', 'بندق')]).toEqual([[id], [id], []])
    const book = await read('Book', id)
    await world.as('salma').put('Book/Update', { id, concurrencyStamp: book.concurrencyStamp, titleAr: 'لوز', subtitle: 'صنوبر' })
    expect([await found('BookFile', 'فستق'), await found('BookFile', 'لوز'), await found('BookFile', 'بندق')]).toEqual([[], [id], [id]])
    const file = await read('BookFile', id)
    await world.as('salma').put('BookFile/Update', { id, concurrencyStamp: file.concurrencyStamp, titleAr: 'جوز' })
    expect([await found('Book', 'لوز'), await found('Book', 'جوز'), await found('Book', 'صنوبر')]).toEqual([[], [id], [id]])
  })

  test('is found by the words of the other where it has none of its own', async () => {
    const { binding: _, ...book } = aBook({ titleAr: 'زعفران' })
    const { id } = await made('Insurance', { ...book, insuredFor: '100' })
    expect(await found('Insurance', 'زعفران')).toEqual([id])
    expect(await found('Insurance', 'كمون')).toEqual([])
  })

  test('is deleted with the other; the other alone is not', async () => {
    const { id } = await made('BookFile', aFile())
    expect((await world.as('salma').delete(`Book/Delete?id=${id}`)).messages).toEqual([
      'لا يمكن الحذف لوجود بيانات مرتبطة: ملفات الترميم (1)',
    ])
    await made('Book', aBook({ sequelOf: id }))
    expect((await world.as('salma').delete(`BookFile/Delete?id=${id}`)).messages).toEqual(['لا يمكن الحذف لوجود بيانات مرتبطة: الكتب (1)'])
    const other = await made('BookFile', aFile())
    expect((await world.as('salma').delete(`BookFile/Delete?id=${other.id}`)).status).toBe(204)
    expect((await world.as('salma').get(`Book/Get/${other.id}`)).status).toBe(404)
  })

  test('its list, its sorting and its filters reach the values of the other', async () => {
    await made('BookFile', aFile({ code: 'ZZ-last', genre: lists.libraryGenre.poetry }))
    const { items, body } = await world.as('salma').get(`BookFile/GetListPaged?genre=${lists.libraryGenre.poetry}&sorting=code desc`)
    expect([body.totalCount, items[0]]).toEqual([1, expect.objectContaining({ code: 'ZZ-last', damage: 'رطوبة' })])
  })
})
