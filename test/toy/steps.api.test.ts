import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callName } from '../../kernel/kernel.ts'
import { lists } from './define.ts'
import { aBook, aLoan, nextNumber } from './examples.ts'
import { loanStates } from './lending.ts'
import { branches, type Person } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
let book: unknown
beforeAll(async () => {
  world = await startToyWorld()
  book = (await world.as('salma').post('Book/Create', aBook())).body.id
})
afterAll(() => world?.stop())

const { codes, words, steps } = loanStates
type Word = keyof typeof codes
const stored: readonly Word[] = ['reserved', 'lent', 'overdue', 'returned', 'lost']

/** A loan in this state. @param more values that it has beside what it must have */
async function aLoanThatIs(word: Word, more: Readonly<Record<string, unknown>> = {}) {
  const { body, messages } = await world.as('salma').post('Loan/Create', aLoan(book, more))
  expect(messages).toEqual([''])
  await world.owner(client => client.query('update loan set loan_status = $1 where id = $2', [codes[word], body.id]))
  return (await world.as('salma').get(`Loan/Get/${body.id}`)).body
}
const input: Readonly<Record<string, object>> = { return: { condition: lists.libraryCondition.new } }

describe('the life of a loan', () => {
  const actions = [...new Set(steps.map(([, action]) => action))].filter(action => !['create', 'update', 'expire'].includes(action))
  const pairs = stored.flatMap(word => actions.map(action => [word, action] as const))

  test.each(pairs)('a loan that is %s: %s', async (word, action) => {
    const { id } = await aLoanThatIs(word)
    const step = steps.find(([from, name]) => from === word && name === action)
    const answer = await world.as('salma').put(`Loan/${callName(action)}/${id}`, input[action] ?? {})
    if (step) {
      expect([answer.status, answer.body.loanStatus]).toEqual([200, codes[step[2]]])
    } else {
      expect([answer.status, answer.code]).toEqual([409, 'wrongState'])
      expect(answer.messages).toEqual([`لا يمكن تنفيذ الإجراء: الحالة الحالية «${words[word][1]}»`])
      expect((await world.as('salma').get(`Loan/Get/${id}`)).body.loanStatus).toBe(codes[word])
    }
  })

  test.each(stored)('a loan that is %s is changed only where the table lets it', async word => {
    const { id, concurrencyStamp } = await aLoanThatIs(word)
    const answer = await world.as('salma').put('Loan/Update', { id, concurrencyStamp, note: 'جديد' })
    expect(answer.status).toBe(word === 'reserved' || word === 'returned' ? 200 : 409)
    const removed = await world.as('salma').delete(`Loan/Delete?id=${id}`)
    expect(removed.status).toBe(word === 'reserved' ? 204 : 409)
  })

  test('a new loan is reserved, whatever its maker says', async () => {
    expect((await world.as('salma').post('Loan/Create', aLoan(book))).body.loanStatus).toBe(codes.reserved)
    const answer = await world.as('salma').post('Loan/Create', aLoan(book, { loanStatus: codes.lent, returnedOn: '2024-01-01' }))
    expect(answer.problems).toEqual(['loanStatus: derivedField', 'returnedOn: derivedField'])
  })

  test('a list can be narrowed by a state that no loan ever is in', async () => {
    const answer = await world.as('salma').get(`Loan/GetListPaged?loanStatus=${codes.wanted}`)
    expect([answer.status, answer.body.totalCount]).toEqual([200, 0])
  })

  test('a step that is somebody’s own is told as that of others to everybody else, and not among what he may do', async () => {
    const { id } = await aLoanThatIs('lost')
    const told = async (who: Person, path: string) => {
      const { allowed, ofOthers } = (await world.as(who).get(path)).body
      return { allowed, ofOthers }
    }
    expect([await told('salma', `Loan/Get/${id}`), await told('amal', `Loan/Get/${id}`)]).toEqual([
      { allowed: ['find'], ofOthers: [] },
      { allowed: [], ofOthers: ['find'] },
    ])
    // Of a record that is published by a switch too.
    const shelf = (await world.as('salma').post('Shelf/Create', { nameAr: `رف ${nextNumber()}`, nameEn: 'Shelf' })).body.id
    await world.as('amal').put(`Shelf/Publish/${shelf}`)
    expect([await told('salma', `Shelf/Get/${shelf}`), await told('amal', `Shelf/Get/${shelf}`)]).toEqual([
      { allowed: ['update', 'cancelPublish'], ofOthers: [] },
      { allowed: ['update'], ofOthers: ['cancelPublish'] },
    ])
    // What has no steps says nothing of them.
    expect('ofOthers' in (await world.as('amal').get(`Book/Get/${String(book)}`)).body).toBe(false)
  })

  test('each step needs the permission of its row', async () => {
    const { id } = await aLoanThatIs('lost')
    expect((await world.as('trainee').put(`Loan/Find/${id}`, {})).status).toBe(403)
  })
})

describe('saving and submitting', () => {
  test('a reservation may lack what a loan must have', async () => {
    const draft = await world.as('salma').post('Loan/Create', { book, reader: 'ليلى' })
    expect(draft.body).toMatchObject({ readerPhone: null, dueDate: null, isRenewable: true })
    const refused = await world.as('salma').put(`Loan/Lend/${draft.body.id}`, {})
    expect([refused.status, refused.code]).toEqual([400, 'depositFirst'])
    const { body } = await world
      .as('salma')
      .put('Loan/Update', { id: draft.body.id, concurrencyStamp: draft.body.concurrencyStamp, deposit: '1' })
    const again = await world.as('salma').put(`Loan/Lend/${body.id}`, {})
    expect(again.problems).toEqual(['deposit: rule', 'dueDate: required', 'readerPhone: required'])
    expect((await world.as('salma').get(`Loan/Get/${body.id}`)).body).toEqual(body)
  })

  test('what must be there at once must be there in a reservation too', async () => {
    expect((await world.as('salma').post('Loan/Create', { readerPhone: 'x' })).problems).toEqual([
      'book: required',
      'reader: required',
      'readerPhone: phone',
    ])
  })

  test('an edit of what was submitted may not take away what it must have', async () => {
    const { id, concurrencyStamp } = await aLoanThatIs('returned')
    expect((await world.as('salma').put('Loan/Update', { id, concurrencyStamp, readerPhone: null })).problems).toEqual([
      'readerPhone: required',
    ])
  })
})

describe('what a step asks for', () => {
  test('its fields are checked like those of a record: required, unknown, out of use, not there', async () => {
    const { id } = await aLoanThatIs('lent')
    const refused = async (body: unknown) => (await world.as('salma').put(`Loan/Return/${id}`, body)).problems
    expect(await refused({})).toEqual(['condition: required'])
    expect(await refused(undefined)).toEqual(['condition: required'])
    expect(await refused([])).toEqual([': object'])
    expect(await refused({ condition: '1', remark: 'قصير', colour: 1 })).toEqual([
      'colour: unknownField',
      'condition: choice',
      'remark: minLength',
    ])
    expect(await refused({ condition: lists.libraryCondition.mouldy })).toEqual(['condition: choice'])
    expect((await world.as('salma').put(`Loan/ReportLost/${id}`, { lastSeenAt: '00000000-0000-7000-8000-00000000ffff' })).problems).toEqual(
      ['lastSeenAt: reference'],
    )
    expect((await world.as('salma').put(`Loan/ReportLost/${id}`, { lastSeenAt: branches.south })).status).toBe(200)
  })

  test('what it brings is written with the state, and the rules hold for all of it', async () => {
    const { id } = await aLoanThatIs('lent')
    const returned = await world.as('salma').put(`Loan/Return/${id}`, { condition: lists.libraryCondition.worn, remark: '   ' })
    expect(returned.body).toMatchObject({
      loanStatus: codes.returned,
      returnCondition: lists.libraryCondition.worn,
      returnedOn: world.platform.clock.today(),
    })
    const damaged = await aLoanThatIs('lent')
    const refused = await world.as('salma').put(`Loan/Return/${damaged.id}`, { condition: lists.libraryCondition.damaged })
    expect(refused.messages).toEqual(['اكتب ملاحظة عن التلف'])
    expect((await world.as('salma').get(`Loan/Get/${damaged.id}`)).body).toEqual(damaged)
  })

  test('who decides on a version that is no longer the present one is shown both', async () => {
    const { id, concurrencyStamp } = await aLoanThatIs('reserved')
    await world.as('salma').put('Loan/Update', { id, concurrencyStamp, note: 'تغير' })
    const answer = await world.as('amal').put(`Loan/Lend/${id}`, { concurrencyStamp })
    expect([answer.status, answer.code]).toEqual([409, 'stale'])
    expect(JSON.parse(answer.text).error.details).toMatchObject({ theirs: (await world.as('amal').get(`Loan/Get/${id}`)).body })
  })
})
