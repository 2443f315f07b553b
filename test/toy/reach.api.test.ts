import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Body } from './client.ts'
import { permissionNames } from './define.ts'
import { aBook, aLoan, aNotice, nextNumber } from './examples.ts'
import { resources } from './library.ts'
import { branches, people, type Person } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'
import { endpointsOf } from '../../server/resources/endpoints.ts'

let world: ToyWorld
let northern: Body
let southern: Body
beforeAll(async () => {
  world = await startToyWorld()
  northern = (await world.as('salma').post('Book/Create', aBook())).body
  southern = (await world.as('omar').post('Book/Create', aBook())).body
})
afterAll(() => world?.stop())

/** What each type of place sees and writes of the stock of both branches: own, other. */
const reach = {
  salma: { sees: [true, false], writes: [true, false] },
  omar: { sees: [false, true], writes: [false, true] },
  huda: { sees: [true, true], writes: [true, true] },
  nabil: { sees: [true, true], writes: [false, false] },
  rima: { sees: [false, false], writes: [false, false] },
  zaki: { sees: [false, false], writes: [false, false] },
  newcomer: { sees: [false, false], writes: [false, false] },
  admin: { sees: [true, true], writes: [true, true] },
} as const satisfies Partial<Record<Person, { sees: readonly [boolean, boolean]; writes: readonly [boolean, boolean] }>>
const everybody = ['salma', 'omar', 'huda', 'nabil', 'rima', 'zaki', 'newcomer', 'admin'] as const

describe('how far a place reaches', () => {
  test.each(everybody)('%s sees in the list, the record and the file just what the place sees', async name => {
    const { sees } = reach[name]
    const expected = [northern, southern].filter((_, index) => sees[index]).map(({ id }) => id)
    const { items, body } = await world.as(name).get('Book/GetListPaged?sorting=creationTime')
    expect([items.map(({ id }) => id), body.totalCount]).toEqual([expected, expected.length])
    const statuses = await Promise.all([northern, southern].map(async ({ id }) => (await world.as(name).get(`Book/Get/${id}`)).status))
    expect(statuses).toEqual(sees.map(isSeen => (isSeen ? 200 : 404)))
    const file = await world.as(name).get('Book/Export')
    expect([northern, southern].map(({ code }) => file.text.includes(String(code)))).toEqual([...sees])
    const filtered = await world.as(name).get(`Book/GetListPaged?branchId=${branches.south}`)
    expect(filtered.items).toHaveLength(sees[1] ? 1 : 0)
  })

  test.each(everybody)('%s changes, deletes and makes only what the place may write', async name => {
    const { sees, writes } = reach[name]
    for (const [index, owner] of [people.salma, people.omar].entries()) {
      const writer = owner === people.salma ? world.as('salma') : world.as('omar')
      const { body: book } = await writer.post('Book/Create', aBook())
      const branchId = index === 0 ? branches.north : branches.south
      const refusal = sees[index] ? 403 : 404
      const change = await world.as(name).put('Book/Update', { id: book.id, concurrencyStamp: book.concurrencyStamp, pages: 5 })
      expect([index, 'update', change.status]).toEqual([index, 'update', writes[index] ? 200 : refusal])
      const create = await world.as(name).post('Book/Create', aBook({ branchId }))
      expect([index, 'create', create.status]).toEqual([index, 'create', writes[index] ? 200 : 403])
      const remove = await world.as(name).delete(`Book/Delete?id=${book.id}`)
      expect([index, 'delete', remove.status]).toEqual([index, 'delete', writes[index] ? 204 : refusal])
      if (!writes[index]) await writer.delete(`Book/Delete?id=${book.id}`)
      else await world.as(name).delete(`Book/Delete?id=${create.body.id}`)
    }
  })

  test('a step and publishing reach as far as a change does', async () => {
    const { body: loan } = await world.as('omar').post('Loan/Create', aLoan(southern.id))
    const { body: shelf } = await world.as('omar').post('Shelf/Create', { nameAr: `رف ${nextNumber()}`, nameEn: 'Shelf' })
    const statuses = async (name: Person) => [
      (await world.as(name).put(`Loan/Lend/${loan.id}`, {})).status,
      (await world.as(name).put(`Shelf/Publish/${shelf.id}`, {})).status,
    ]
    expect(await statuses('salma')).toEqual([404, 404])
    expect(await statuses('nabil')).toEqual([403, 403])
    expect(await statuses('omar')).toEqual([200, 200])
  })

  test('where only what is published is seen, a later version is not', async () => {
    const { body: notice } = await world.as('salma').post('Notice/Create', aNotice())
    const seen = async () => (await world.as('rima').get(`Notice/Get/${notice.id}`)).status
    expect(await seen()).toBe(404)
    const { body: published } = await world.as('amal').put(`Notice/Publish/${notice.id}`)
    expect(await seen()).toBe(200)
    await world.as('salma').put('Notice/Update', { id: notice.id, concurrencyStamp: published.concurrencyStamp, titleAr: 'لم يُنشر بعد' })
    expect(await seen()).toBe(404)
    const { body: shelf } = await world.as('salma').post('Shelf/Create', { nameAr: `رف ${nextNumber()}`, nameEn: 'Shelf' })
    const shelves = async () => (await world.as('rima').get('Shelf/GetListPaged')).items.filter(({ id }) => id === shelf.id).length
    expect(await shelves()).toBe(0)
    const { body: shown } = await world.as('salma').put(`Shelf/Publish/${shelf.id}`)
    expect(await shelves()).toBe(1)
    await world.as('salma').put('Shelf/Update', { id: shelf.id, concurrencyStamp: shown.concurrencyStamp, isOpen: false })
    expect(await shelves()).toBe(0)
  })

  test('where only what is published is seen, what is over is not', async () => {
    const hence = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const published = async (expireAt: string | null) => {
      const { body } = await world.as('salma').post('Notice/Create', aNotice({ expireAt }))
      await world.as('amal').put(`Notice/Publish/${body.id}`)
      return body.id
    }
    const [lasting, coming, over] = [await published(null), await published(hence(1)), await published(hence(-1))]
    const { items } = await world.as('rima').get('Notice/GetListPaged?maxResultCount=100')
    const listed = new Set(items.map(({ id }) => id))
    expect([lasting, coming, over].map(id => listed.has(id))).toEqual([true, true, false])
    const statuses = await Promise.all([lasting, coming, over].map(async id => (await world.as('rima').get(`Notice/Get/${id}`)).status))
    expect(statuses).toEqual([200, 200, 404])
    // Who writes it still has it.
    expect((await world.as('salma').get(`Notice/Get/${over}`)).status).toBe(200)
  })

  test('what may belong to nobody is given to nobody by an administrator alone', async () => {
    const answers = await Promise.all(
      (['admin', 'huda', 'salma'] as const).map(name => world.as(name).post('Notice/Create', aNotice({ issuer: null }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403])
    expect(answers[0]?.body.issuer).toBeNull()
  })
})

describe('what a permission opens', () => {
  const calls = resources.flatMap(resource => endpointsOf(resource, permissionNames))

  test.each(calls.filter(({ permission }) => permission !== 'public').map(call => [`${call.method} ${call.path}`, call] as const))(
    '%s asks for a session and for its permission',
    async (_name, { method, path, permission }) => {
      const address = path.replace('{id}', String(northern.id))
      const call = (client: ReturnType<ToyWorld['as']>) =>
        method === 'GET'
          ? client.get(address)
          : method === 'POST'
            ? client.post(address, {})
            : method === 'PUT'
              ? client.put(address, {})
              : client.delete(address)
      expect((await call(world.visitor)).status).toBe(401)
      const needed = typeof permission === 'string' ? [permission] : permission
      const answer = await call(world.as('trainee'))
      if (needed.some(name => people.trainee.can(name))) expect(answer.status).not.toBe(403)
      else
        expect([answer.status, answer.code, answer.body.error]).toEqual([
          403,
          'noPermission',
          expect.objectContaining({ details: { permission: needed } }),
        ])
    },
  )

  test('a call that no button of the definition names does not exist', async () => {
    expect(calls.map(({ path }) => path)).not.toContain('Loan/Expire/{id}')
    expect((await world.as('admin').put(`Loan/Expire/${northern.id}`, {})).status).toBe(404)
    expect(calls.filter(({ permission }) => permission === 'public').map(({ path }) => path)).toEqual([
      'Public/Branch/GetListPaged',
      'Public/Branch/Get/{id}',
      'Public/Shelf/GetListPaged',
      'Public/Shelf/Get/{id}',
      'Public/Notice/GetListPaged',
      'Public/Notice/Get/{id}',
    ])
  })

  test('who may create may not send for review without the permission for it', async () => {
    const draft = await world.as('intern').post('Notice/Create', aNotice({ isDraft: true }))
    expect(draft.body).toMatchObject({ isDraft: true, currentVersion: 1, liveVersion: null })
    expect((await world.as('intern').post('Notice/Create', aNotice())).status).toBe(403)
    expect((await world.as('intern').put(`Notice/Submit/${draft.body.id}`, {})).status).toBe(403)
    expect((await world.as('salma').post('Notice/Create', aNotice({ isDraft: 'yes' }))).problems).toEqual(['isDraft: boolean'])
  })
})
