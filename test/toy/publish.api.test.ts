import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from './client.ts'
import { lists } from './define.ts'
import { aNotice, nextNumber } from './examples.ts'
import { branches, people } from './people.ts'
import { startToyWorld, type ToyWorld } from './toyWorld.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await startToyWorld()
})
afterAll(() => world?.stop())

async function done(answer: Promise<Answer>) {
  const { messages, body } = await answer
  expect(messages).toEqual([''])
  return body
}
const word = () => `كلمة${nextNumber()}`
/** Everything that a visitor is answered about notices and shelves, as one text. */
async function everythingPublic(...ids: string[]): Promise<string> {
  const paths = ['Public/Notice/GetListPaged?maxResultCount=1000', 'Public/Shelf/GetListPaged?maxResultCount=1000']
  const answers = await Promise.all(
    [...paths, ...ids.flatMap(id => [`Public/Notice/Get/${id}`, `Public/Shelf/Get/${id}`])].map(path => world.visitor.get(path)),
  )
  return answers.map(({ text }) => text).join('\n')
}

describe('a notice that somebody else must read first', () => {
  test('is public with the version that was published, and with no word of a later one', async () => {
    const [first, second, note] = [word(), word(), word()]
    const made = await done(world.as('salma').post('Notice/Create', aNotice({ titleAr: first, deskNote: note, tags: ['أ', 'ب'] })))
    expect(await everythingPublic(made.id)).not.toContain(first)
    const published = await done(world.as('amal').put(`Notice/Publish/${made.id}`))
    expect(published).toMatchObject({ currentVersion: 1, liveVersion: 1, noticeStatus: 3 })
    expect((await world.visitor.get(`Public/Notice/Get/${made.id}`)).body).toEqual({
      id: made.id,
      issuer: branches.north,
      version: 1,
      publishedAt: expect.stringMatching(/Z$/),
      titleAr: first,
      titleEn: null,
      bodyAr: '<p>نص الإعلان كاملًا</p>',
      bodyEn: null,
      date: world.platform.clock.today(),
      tags: ['أ', 'ب'],
      timetable: [],
    })
    const edited = await done(
      world.as('salma').put('Notice/Update', {
        id: made.id,
        concurrencyStamp: published.concurrencyStamp,
        titleAr: second,
        tags: [second],
        bodyAr: `<p>${second} ${second}</p>`,
      }),
    )
    expect(edited).toMatchObject({ currentVersion: 2, liveVersion: 1, noticeStatus: 2 })
    const told = await everythingPublic(made.id)
    expect([told.includes(first), told.includes(second), told.includes(note)]).toEqual([true, false, false])
    await done(world.as('amal').put(`Notice/Publish/${made.id}`))
    const now = await everythingPublic(made.id)
    expect([now.includes(first), now.includes(second), now.includes(note)]).toEqual([false, true, false])
    const versions = await world.owner(
      async client =>
        (await client.query('select number, creator, content from content_version where record_id = $1 order by number', [made.id])).rows,
    )
    expect(versions.map(({ number, creator, content }) => [number, creator, content.titleAr])).toEqual([
      [1, people.salma.userId, first],
      [2, people.salma.userId, second],
    ])
  })

  test('is found by citizens by the words that they may read, and by no other', async () => {
    const [title, note, later] = [word(), word(), word()]
    const { id } = await done(world.as('salma').post('Notice/Create', aNotice({ titleAr: title, deskNote: note })))
    const { concurrencyStamp } = await done(world.as('amal').put(`Notice/Publish/${id}`))
    await done(world.as('salma').put('Notice/Update', { id, concurrencyStamp, titleAr: later }))
    const found = async (text: string) =>
      (await world.visitor.get(`Public/Notice/GetListPaged?filter=${encodeURIComponent(text)}`)).items.length
    expect([await found(title), await found(note), await found(later)]).toEqual([1, 0, 0])
    const staff = async (text: string) =>
      (await world.as('salma').get(`Notice/GetListPaged?filter=${encodeURIComponent(text)}`)).items.length
    expect([await staff(title), await staff(note), await staff(later)]).toEqual([0, 1, 1])
  })

  test('is published in English when all of it is in English: until then nobody reads or finds half of it', async () => {
    const [title, body] = [word(), word()]
    const made = await done(world.as('salma').post('Notice/Create', aNotice({ titleEn: title })))
    const published = await done(world.as('amal').put(`Notice/Publish/${made.id}`))
    expect(published.titleEn).toBe(title)
    const found = async (text: string) =>
      (await world.visitor.get(`Public/Notice/GetListPaged?filter=${encodeURIComponent(text)}`)).items.length
    expect((await world.visitor.get(`Public/Notice/Get/${made.id}`)).body).toMatchObject({ titleEn: null, bodyEn: null })
    expect([(await everythingPublic(made.id)).includes(title), await found(title)]).toEqual([false, 0])
    const { concurrencyStamp } = published
    await done(world.as('salma').put('Notice/Update', { id: made.id, concurrencyStamp, bodyEn: `<p>${body} and more</p>` }))
    await done(world.as('amal').put(`Notice/Publish/${made.id}`))
    expect((await world.visitor.get(`Public/Notice/Get/${made.id}`)).body).toMatchObject({
      titleEn: title,
      bodyEn: `<p>${body} and more</p>`,
    })
    expect(await found(title)).toBe(1)
  })

  test('rows of the public version are what they were: money exact, times as HH:mm, no ids', async () => {
    const timetable = [
      { day: '2024-10-27', opens: '00:30', fee: '12345678901234.50' },
      { day: '2024-03-29', opens: '23:00', fee: null },
    ]
    const { id } = await done(world.as('salma').post('Notice/Create', aNotice({ timetable })))
    await done(world.as('amal').put(`Notice/Publish/${id}`))
    expect((await world.visitor.get(`Public/Notice/Get/${id}`)).body.timetable).toEqual(timetable)
  })

  test('that is withdrawn is gone from everything, and says so at its address', async () => {
    const title = word()
    const { id } = await done(world.as('salma').post('Notice/Create', aNotice({ titleAr: title })))
    await done(world.as('amal').put(`Notice/Publish/${id}`))
    expect(await done(world.as('amal').put(`Notice/CancelPublish/${id}`))).toMatchObject({ liveVersion: null, noticeStatus: 2 })
    expect(await everythingPublic(id)).not.toContain(title)
    expect((await world.visitor.get(`Public/Notice/Get/${id}`)).status).toBe(410)
    const never = await done(world.as('salma').post('Notice/Create', aNotice()))
    expect((await world.visitor.get(`Public/Notice/Get/${never.id}`)).status).toBe(404)
  })

  test('a draft may be incomplete and is not published', async () => {
    const draft = await done(world.as('salma').post('Notice/Create', { titleAr: word(), isDraft: true }))
    expect((await world.as('amal').put(`Notice/Publish/${draft.id}`)).code).toBe('draft')
    expect((await world.as('salma').put(`Notice/Submit/${draft.id}`)).problems).toEqual(['bodyAr: required'])
    const whole = await done(
      world.as('salma').put('Notice/Update', { id: draft.id, concurrencyStamp: draft.concurrencyStamp, bodyAr: '<p>نص كامل للإعلان</p>' }),
    )
    expect(whole).toMatchObject({ isDraft: true, currentVersion: 2, noticeStatus: 1 })
    expect(await done(world.as('salma').put(`Notice/Submit/${draft.id}`))).toMatchObject({ isDraft: false })
    expect((await world.as('amal').put(`Notice/Publish/${draft.id}`)).status).toBe(200)
  })

  test('a refusal keeps its reason, and nobody can write the reason by hand', async () => {
    const { id, concurrencyStamp } = await done(world.as('salma').post('Notice/Create', aNotice()))
    expect((await world.as('salma').put('Notice/Update', { id, concurrencyStamp, refusal: lists.libraryRefusal.wrong })).problems).toEqual([
      'refusal: derivedField',
    ])
    expect((await world.as('amal').put(`Notice/Reject/${id}`, { reason: lists.libraryRefusal.wrong, note: 'قصير' })).problems).toEqual([
      'note: minLength',
    ])
    const refused = await done(
      world.as('amal').put(`Notice/Reject/${id}`, { reason: lists.libraryRefusal.wrong, note: 'النص غير صحيح أبدًا' }),
    )
    expect(refused).toMatchObject({ refusal: lists.libraryRefusal.wrong, noticeStatus: 4 })
  })
})

describe('what a visitor may ask of a list', () => {
  test.each([
    'sorting=deskNote',
    'sorting=noticeStatus',
    'sorting=creationTime',
    'noticeStatus=3',
    'deskNote=x',
    'isDraft=true',
    'colour=red',
  ])('%s is refused: he does not see it', async query =>
    expect((await world.visitor.get(`Public/Notice/GetListPaged?${query}`)).status).toBe(400),
  )
  test.each(['sorting=keeper', 'keeper=x', 'sorting=isPublished', 'filter=keeper'])('of shelves %s is refused', async query =>
    expect((await world.visitor.get(`Public/Shelf/GetListPaged?${query}`)).status).toBe(400),
  )
  test.each([
    'Public/Notice/GetListPaged',
    'Public/Notice/GetListPaged?sorting=date desc,title',
    'Public/Notice/GetListPaged?dateFrom=2024-01-01',
    `Public/Notice/GetListPaged?issuer=${branches.north}`,
    'Public/Shelf/GetListPaged',
    'Public/Shelf/GetListPaged?floor=1&sorting=floor',
  ])('%s is answered', async path => expect((await world.visitor.get(path)).messages).toEqual(['']))
})

describe('a shelf that its branch shows or hides', () => {
  test('is public while it is shown and open, with the fields for citizens and no other', async () => {
    const [name, keeper] = [word(), word()]
    const visits = [{ from: '08:00', fee: '1.50' }]
    const shelf = await done(world.as('salma').post('Shelf/Create', { nameAr: name, nameEn: 'Shelf', keeper, floor: 2, visits }))
    const isPublic = async () => (await world.visitor.get(`Public/Shelf/Get/${shelf.id}`)).status
    expect([shelf.isPublished, await isPublic()]).toEqual([false, 404])
    const shown = await done(world.as('salma').put(`Shelf/Publish/${shelf.id}`))
    expect(shown.isPublished).toBe(true)
    const { body } = await world.visitor.get(`Public/Shelf/Get/${shelf.id}`)
    expect(body).toMatchObject({
      id: shelf.id,
      branchId: branches.north,
      nameAr: name,
      nameEn: 'Shelf',
      floor: 2,
      visits: [{ from: '08:00', fee: '1.50' }],
    })
    expect(Object.keys(body).toSorted()).toEqual(['branchId', 'floor', 'id', 'nameAr', 'nameEn', 'publishedAt', 'visits'])
    expect(await everythingPublic(shelf.id)).not.toContain(keeper)
    const closed = await done(
      world.as('salma').put('Shelf/Update', { id: shelf.id, concurrencyStamp: shown.concurrencyStamp, isOpen: false }),
    )
    expect(await isPublic()).toBe(404)
    await done(world.as('salma').put('Shelf/Update', { id: shelf.id, concurrencyStamp: closed.concurrencyStamp, isOpen: true }))
    expect(await isPublic()).toBe(200)
    await done(world.as('salma').put(`Shelf/CancelPublish/${shelf.id}`))
    expect(await isPublic()).toBe(404)
  })

  test('is shown by its own call alone, when it is complete, and as it was read', async () => {
    const shelf = await done(world.as('salma').post('Shelf/Create', { nameAr: word() }))
    expect(
      (await world.as('salma').put('Shelf/Update', { id: shelf.id, concurrencyStamp: shelf.concurrencyStamp, isPublished: true })).problems,
    ).toEqual(['isPublished: derivedField'])
    const incomplete = await world.as('salma').put(`Shelf/Publish/${shelf.id}`)
    expect([incomplete.status, incomplete.problems]).toEqual([400, ['nameEn: incomplete']])
    const whole = await done(
      world.as('salma').put('Shelf/Update', { id: shelf.id, concurrencyStamp: shelf.concurrencyStamp, nameEn: 'Shelf' }),
    )
    const stale = await world.as('amal').put(`Shelf/Publish/${shelf.id}`, { concurrencyStamp: shelf.concurrencyStamp })
    expect(stale.code).toBe('stale')
    expect(JSON.parse(stale.text).error.details).toMatchObject({ theirs: (await world.as('amal').get(`Shelf/Get/${shelf.id}`)).body })
    expect((await world.as('amal').put(`Shelf/Publish/${shelf.id}`, { colour: 1 })).problems).toEqual(['colour: unknownField'])
    expect((await world.as('amal').put(`Shelf/Publish/${shelf.id}`, { concurrencyStamp: whole.concurrencyStamp })).status).toBe(200)
  })

  test('is shown once and hidden once: a second time is told its state and changes nothing', async () => {
    const shelf = await done(world.as('salma').post('Shelf/Create', { nameAr: word(), nameEn: 'Shelf' }))
    const refusal = async (step: string) => {
      const { status, code, text } = await world.as('salma').put(`Shelf/${step}/${shelf.id}`)
      return [status, code, JSON.parse(text).error.details]
    }
    expect(await refusal('CancelPublish')).toEqual([409, 'wrongState', { state: 'notPublished' }])
    const shown = await done(world.as('salma').put(`Shelf/Publish/${shelf.id}`))
    expect(await refusal('Publish')).toEqual([409, 'wrongState', { state: 'published' }])
    expect(await done(world.as('salma').get(`Shelf/Get/${shelf.id}`))).toEqual(shown)
  })

  test('is deleted only while it is hidden, and says so', async () => {
    const { id } = await done(world.as('salma').post('Shelf/Create', { nameAr: word(), nameEn: 'Shelf' }))
    const allowed = async () => (await done(world.as('salma').get(`Shelf/Get/${id}`))).allowed
    expect(await allowed()).toContain('delete')
    await done(world.as('salma').put(`Shelf/Publish/${id}`))
    expect(await allowed()).not.toContain('delete')
    const refused = await world.as('salma').delete(`Shelf/Delete?id=${id}`)
    expect([refused.status, refused.code]).toEqual([409, 'published'])
    await done(world.as('salma').put(`Shelf/CancelPublish/${id}`))
    expect((await world.as('salma').delete(`Shelf/Delete?id=${id}`)).status).toBe(204)
  })
})

test('what is added to a record before it is written is found, and stands in its versions', async () => {
  const [first, second] = [word(), word()]
  const made = await done(world.as('salma').post('Notice/Create', aNotice({ deskNote: `#${first}` })))
  const noted = (note: string) => `مكتب الإعلانات: ${note}`
  const found = async (note: string) =>
    (await world.as('salma').get(`Notice/GetListPaged?filter=${encodeURIComponent(`الإعلانات ${note}`)}`)).items.map(({ id }) => id)
  expect([made.deskNote, await found(first)]).toEqual([noted(first), [made.id]])
  await done(world.as('salma').put('Notice/Update', { id: made.id, concurrencyStamp: made.concurrencyStamp, deskNote: `#${second}` }))
  expect([await found(first), await found(second)]).toEqual([[], [made.id]])
  const { rows } = await world.owner(client =>
    client.query('select to_jsonb(v)::text as version from content_version v where record_id = $1 order by number', [made.id]),
  )
  expect(rows.map(({ version }) => [version.includes(noted(first)), version.includes(noted(second))])).toEqual([
    [true, false],
    [false, true],
  ])
})
