import { afterAll, beforeAll, expect, test } from 'vitest'
import { lists } from './define.ts'
import { aBook, aFullBook, aLoan, aNotice } from './examples.ts'
import { branches, people } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

interface Entry {
  table_name: string
  row_id: string
  operation: number
  changes: Record<string, [unknown, unknown]>
  actor: string | null
  place: string | null
  request_id: string
  client_address: string
  reason: string | null
}

/** What the audit holds of a request. */
async function entriesOf(requestId: string): Promise<Entry[]> {
  return world.owner(async client => (await client.query('select * from audit_entry where request_id = $1 order by id', [requestId])).rows)
}
async function lastEntry(): Promise<number> {
  return world.owner(async client => Number((await client.query('select max(id) as id from audit_entry')).rows[0].id))
}

test('each write leaves who did it, for which place, in which request, and what changed', async () => {
  const by = (id: string) => ({ 'x-request-id': id })
  const made = await world.as('salma').post('Book/Create', aBook({ pages: 7 }), by('audit-create-1'))
  expect(made.headers.get('x-request-id')).toBe('audit-create-1')
  const { id, concurrencyStamp } = made.body
  const who = { actor: people.salma.userId, place: branches.north, client_address: '127.0.0.1', row_id: id, table_name: 'book' }
  const created = await entriesOf('audit-create-1')
  expect(created).toMatchObject([{ ...who, operation: 1 }])
  expect(created[0]?.changes).toMatchObject({ pages: [null, 7], branch_id: [null, branches.north], creator: [null, people.salma.userId] })
  expect(created[0]?.changes).not.toHaveProperty('search_text')

  await world.as('huda').put('Book/Update', { id, concurrencyStamp, pages: 8, titleEn: 'T' }, by('audit-update-1'))
  const [changed, ...more] = await entriesOf('audit-update-1')
  expect(more).toEqual([])
  expect(changed).toMatchObject({
    actor: people.huda.userId,
    place: branches.main,
    operation: 2,
    changes: { pages: [7, 8], title_en: [null, 'T'] },
  })
  expect(Object.keys(changed?.changes ?? {}).toSorted()).toEqual([
    'concurrency_stamp',
    'last_modification_time',
    'last_modifier',
    'pages',
    'title_en',
  ])
})

test('rows, steps, publishing and deleting are noted too, with the reason where one was given', async () => {
  const { body: book } = await world.as('salma').post('Book/Create', { ...aFullBook(), forLoan: true }, { 'x-request-id': 'audit-rows-1' })
  expect((await entriesOf('audit-rows-1')).map(({ table_name, operation }) => [table_name, operation])).toEqual([
    ['book', 1],
    ['book_copies', 1],
    ['book_copies', 1],
  ])
  const { body: loan } = await world.as('salma').post('Loan/Create', aLoan(book.id))
  await world.as('salma').put(`Loan/Lend/${loan.id}`, {})
  await world
    .as('amal')
    .put(`Loan/Return/${loan.id}`, { condition: lists.libraryCondition.new, note: 'أعيد مبكرًا' }, { 'x-request-id': 'audit-step-01' })
  expect(await entriesOf('audit-step-01')).toMatchObject([
    { table_name: 'loan', operation: 2, actor: people.amal.userId, reason: 'أعيد مبكرًا', changes: { loan_status: [3, 5] } },
  ])
  const { body: notice } = await world.as('salma').post('Notice/Create', aNotice())
  await world.as('amal').put(`Notice/Publish/${notice.id}`, {}, { 'x-request-id': 'audit-publish' })
  expect(await entriesOf('audit-publish')).toMatchObject([{ table_name: 'notice', changes: { live_version: [null, 1] } }])
})

test('nothing is noted of what did not happen, but that it was refused for want of a permission', async () => {
  const { body } = await world.as('salma').post('Book/Create', aFullBook())
  const { body: taken } = await world.as('salma').post('Book/Create', aBook())
  const before = await lastEntry()
  const answers = [
    await world.as('salma').post('Book/Create', aBook({ pages: 0 })),
    await world.as('salma').post('Book/Create', aBook({ code: taken.code })),
    await world.as('salma').post('Book/Create', aBook({ branchId: branches.south })),
    await world
      .as('salma')
      .put('Book/Update', { id: body.id, concurrencyStamp: body.concurrencyStamp, copies: [], shelfMark: taken.shelfMark }),
    await world.as('salma').put('Book/Update', { id: body.id, concurrencyStamp: taken.concurrencyStamp, pages: 5 }),
    await world.as('salma').delete(`Book/Delete?id=${body.id}`),
    await world.as('trainee').post('Book/Create', aBook()),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 403, 400, 409, 409, 403])
  const noted = await world.owner(
    async client => (await client.query('select actor, action, changes from audit_entry where id > $1 order by id', [before])).rows,
  )
  const permissionDenied = 51_017
  expect(noted).toEqual([
    { actor: people.salma.userId, action: permissionDenied, changes: { code: [null, 'outOfScope'] } },
    {
      actor: people.trainee.userId,
      action: permissionDenied,
      changes: { code: [null, 'noPermission'], permission: [null, ['Library.Book.Create']] },
    },
  ])
})

test('a record that extends another one is noted in both tables', async () => {
  const { binding: _, ...given } = aBook({ pages: 3 })
  const { body } = await world.as('salma').post('BookFile/Create', { ...given, damage: 'رطوبة' }, { 'x-request-id': 'audit-both-1' })
  expect((await entriesOf('audit-both-1')).map(({ table_name, operation }) => [table_name, operation])).toEqual([
    ['book', 1],
    ['book_file', 1],
  ])
  await world
    .as('salma')
    .put('BookFile/Update', { id: body.id, concurrencyStamp: body.concurrencyStamp, titleAr: 'جديد' }, { 'x-request-id': 'audit-both-2' })
  expect((await entriesOf('audit-both-2')).map(({ table_name, changes }) => [table_name, 'title_ar' in changes])).toEqual([
    ['book', true],
    ['book_file', false],
  ])
})
