import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lists } from './define.ts'
import { aBook, aLoan, nextNumber } from './examples.ts'
import { branches } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)))
}
/** From the smallest: who succeeded, then who was refused. */
function statusesOf(answers: readonly { readonly status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}
async function made(resource: string, given: unknown) {
  const answer = await world.as('salma').post(`${resource}/Create`, given)
  expect(answer.messages).toEqual([''])
  return answer.body
}
async function countOf(where: string, values: unknown[]): Promise<unknown> {
  return world.owner(async client => (await client.query(`select count(*)::int as n from ${where}`, values)).rows[0].n)
}
/** Resolves when a call waits for what this connection has locked. */
async function untilSomebodyWaits(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`,
    )
    if (rowCount) return
  }
}

describe('many at once', () => {
  test('of twenty who give the same code at once one gets it, the others are told at the field', async () => {
    const code = `RACE-${nextNumber()}`
    const answers = await times(20, async () => world.as('salma').post('Book/Create', aBook({ code })))
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 400)])
    for (const { status, problems, messages } of answers)
      if (status === 400) expect([problems, messages]).toEqual([['code: codeExists'], ['الرمز موجود مسبقًا']])
    expect(await countOf('book where code = $1', [code])).toBe(1)
    expect(await countOf(`audit_entry where table_name = 'book' and changes -> 'code' ->> 1 = $1`, [code])).toBe(1)
  })

  test('of ten who change the same version one succeeds', async () => {
    const { id, concurrencyStamp } = await made('Book', aBook())
    const answers = await times(10, index => world.as('salma').put('Book/Update', { id, concurrencyStamp, pages: index + 1 }))
    expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const winner = answers.find(({ status }) => status === 200)
    expect((await world.as('salma').get(`Book/Get/${id}`)).body).toEqual(winner?.body)
  })

  test('of two who decide at once one wins, and the other is told the state that he found', async () => {
    const book = await made('Book', aBook())
    const { id } = await made('Loan', aLoan(book.id))
    await world.as('salma').put(`Loan/Lend/${id}`, {})
    const answers = await Promise.all([
      world.as('salma').put(`Loan/Return/${id}`, { condition: lists.libraryCondition.new }),
      world.as('amal').put(`Loan/ReportLost/${id}`, {}),
    ])
    expect(statusesOf(answers)).toEqual([200, 409])
    const [winner, loser] = answers.toSorted((a, b) => a.status - b.status)
    expect(loser?.code).toBe('wrongState')
    expect((await world.as('salma').get(`Loan/Get/${id}`)).body.loanStatus).toBe(winner?.body.loanStatus)
  })

  test('two books that come to refer to each other at the same moment both succeed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await made('Book', aBook()), await made('Book', aBook())]
      const answers = await Promise.all([
        world
          .as('salma')
          .put('Book/Update', { id: one.id, concurrencyStamp: one.concurrencyStamp, sequelOf: other.id, related: [other.id] }),
        world
          .as('amal')
          .put('Book/Update', { id: other.id, concurrencyStamp: other.concurrencyStamp, sequelOf: one.id, related: [one.id] }),
      ])
      expect(statusesOf(answers)).toEqual([200, 200])
    }
  })

  test('of ten who delete the same record one does, and one copy is kept', async () => {
    const { id } = await made('Book', aBook())
    const answers = await times(10, () => world.as('salma').delete(`Book/Delete?id=${id}`))
    expect(statusesOf(answers)).toEqual([204, ...Array.from({ length: 9 }, () => 404)])
    expect(await countOf('deleted_record where record_id = $1', [id])).toBe(1)
  })

  test('what is deleted while somebody refers to it is said at the field that refers to it', async () => {
    const { id } = await made('Shelf', { nameAr: `رف ${nextNumber()}` })
    const inRows = aBook({ copies: [{ barcode: '1', condition: lists.libraryCondition.new, shelf: id }] })
    const answer = await world.owner(async client => {
      await client.query('begin')
      await client.query('delete from shelf where id = $1', [id])
      const waiting = world.as('salma').post('Book/Create', inRows)
      await untilSomebodyWaits(client)
      await client.query('commit')
      return waiting
    })
    expect([answer.status, answer.problems]).toEqual([400, ['copies[0].shelf: reference']])
  })

  test('what somebody refers to while it is being deleted stays', async () => {
    const shelf = await made('Shelf', { nameAr: `رف ${nextNumber()}` })
    const { id } = await made('Book', aBook({ copies: [{ barcode: '1', condition: lists.libraryCondition.new }] }))
    const answer = await world.owner(async client => {
      await client.query('begin')
      await client.query('update book_copies set shelf = $1 where parent = $2', [shelf.id, id])
      const waiting = world.as('salma').delete(`Shelf/Delete?id=${shelf.id}`)
      await untilSomebodyWaits(client)
      await client.query('commit')
      return waiting
    })
    expect([answer.status, answer.code]).toEqual([409, 'hasRelated'])
    expect((await world.as('salma').get(`Shelf/Get/${shelf.id}`)).status).toBe(200)
  })

  test('a book and its restoration file can be changed at once, again and again', async () => {
    const { id } = await made('BookFile', { ...aBook({ pages: 10 }), binding: undefined, damage: 'رطوبة' })
    for (let round = 0; round < 5; round += 1) {
      const [book, file] = await Promise.all([world.as('salma').get(`Book/Get/${id}`), world.as('salma').get(`BookFile/Get/${id}`)])
      const answers = await Promise.all([
        world.as('salma').put('Book/Update', { id, concurrencyStamp: book.body.concurrencyStamp, titleAr: `كتاب ${round}` }),
        world
          .as('amal')
          .put('BookFile/Update', { id, concurrencyStamp: file.body.concurrencyStamp, titleAr: `ملف ${round}`, damage: `تلف ${round}` }),
      ])
      expect(statusesOf(answers)).toEqual([200, 409])
    }
  })
})

describe('the same request sent twice', () => {
  const key = () => ({ 'idempotency-key': `key-${nextNumber()}` })

  test('makes one record and answers it twice', async () => {
    const [headers, body] = [key(), aBook()]
    const [first, second] = [
      await world.as('salma').post('Book/Create', body, headers),
      await world.as('salma').post('Book/Create', body, headers),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body).toEqual(first.body)
    expect(await countOf('book where code = $1', [body.code])).toBe(1)
  })

  test('at the same moment too', async () => {
    const [headers, body] = [key(), aBook()]
    const answers = await times(5, () => world.as('salma').post('Book/Create', body, headers))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
  })

  test('with another body it is refused', async () => {
    const headers = key()
    await world.as('salma').post('Book/Create', aBook(), headers)
    const other = await world.as('salma').post('Book/Create', aBook(), headers)
    expect([other.status, other.code]).toEqual([422, 'keyUsed'])
  })

  test('for another kind of record it is refused', async () => {
    const [headers, body] = [key(), { nameAr: `رف ${nextNumber()}`, code: `c${nextNumber()}`, nameEn: 'x' }]
    const { code: _, ...shelf } = body
    expect((await world.as('huda').post('Shelf/Create', { ...shelf, branchId: branches.south }, headers)).status).toBe(200)
    expect((await world.as('huda').post('Notice/Create', { ...shelf, branchId: branches.south }, headers)).code).toBe('keyUsed')
  })

  test('by another person it is another request', async () => {
    const [headers, body] = [key(), aBook()]
    await world.as('salma').post('Book/Create', body, headers)
    expect((await world.as('omar').post('Book/Create', { ...aBook() }, headers)).status).toBe(200)
  })

  test('a key whose request failed can be used again', async () => {
    const headers = key()
    expect((await world.as('salma').post('Book/Create', aBook({ pages: 0 }), headers)).status).toBe(400)
    expect((await world.as('salma').post('Book/Create', aBook(), headers)).status).toBe(200)
  })

  test('long keys are told apart or refused, never taken for one another', async () => {
    const long = 'k'.repeat(100)
    const [first, second] = [
      await world.as('salma').post('Book/Create', aBook(), { 'idempotency-key': `${long}1` }),
      await world.as('salma').post('Book/Create', aBook(), { 'idempotency-key': long }),
    ]
    expect([first.code, second.status]).toEqual(['keyTooLong', 200])
  })
})
