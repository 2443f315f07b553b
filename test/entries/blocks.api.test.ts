import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactStates } from '../../modules/portal/contactMessages/contactMessage.ts'
import { startGate, type Gate } from '../account/gate.ts'
import type { PersonName } from '../people.ts'
import { sendConfirmed, visitorOf } from './visitor.ts'

let gate: Gate
let lookups: ReadonlyMap<string, number>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'], 'VisitorEntries.PerContactDay': 50 })
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
})
afterAll(() => gate?.stop())

const jenin = '01001'
const yabad = '01002'
const ministry = ''
const lookup = (name: string) => String(lookups.get(name))
const message = (title: string, { email, place, subject = 'inquiry' }: { email: string; place: string; subject?: string }) => ({
  subjectKind: lookup(`contactSubject.${subject}`),
  title,
  message: `هذا نص رسالة بعنوان ${title}، وفيه ما يكفي من الكلمات.`,
  place,
  agree: 'on',
  name: 'رائد عمر',
  email,
})

interface Entry {
  readonly id: string
  readonly record: string
  /** Where its sender follows it. */
  readonly followed: string
}

/** A confirmed message. */
async function sent(title: string, email: string, place: string, subject?: string): Promise<Entry> {
  const followed = await sendConfirmed(
    gate,
    '/contactUs',
    message(title, { email, place, ...(subject !== undefined && { subject }) }),
    email,
  )
  const [row] = await gate.sql('select id, record from visitor_submission where title = $1', [title])
  return { id: String(row?.id), record: String(row?.record), followed }
}

/** The state in which a further message is kept. */
async function stateOf(title: string, email: string, place: string): Promise<'spam' | 'taken'> {
  const { location } = await visitorOf(gate).post('/contactUs', {
    ...message(title, { email, place }),
    altcha: await gate.proof(),
    act: 'send',
  })
  expect(location).toMatch(/^\/entry\//)
  const [row] = await gate.sql('select state from visitor_submission where title = $1', [title])
  return row?.state === 6 ? 'spam' : 'taken'
}

async function call(who: PersonName, method: string, path: string, body?: Record<string, unknown>) {
  return gate.call(method, `VisitorSubmission/${path}`, body, { token: await gate.signIn(who) })
}
const block = async (who: PersonName, { id }: Entry, days: number, reason: string) =>
  (await call(who, 'POST', `Block/${id}`, { days, reason })).status
const blockSeen = async (who: PersonName, { id }: Entry) => (await call(who, 'GET', `GetSender/${id}`)).body.block

interface Listed {
  readonly id: string
  readonly entry: string
  readonly reason: string
  readonly shown: readonly string[]
  readonly isThere: boolean
}
async function listed(who: PersonName): Promise<readonly Listed[]> {
  const { body } = await call(who, 'GET', 'GetBlocked')
  const items: Listed[] = Array.isArray(body.items) ? body.items : []
  return items
}
const reasons = async (who: PersonName) => (await listed(who)).map(({ reason }) => reason).toSorted()
async function lift(who: PersonName, reason: string): Promise<number> {
  const [found] = await gate.sql('select id from visitor_block where reason = $1', [reason])
  return (await call(who, 'DELETE', `Block?id=${String(found?.id)}`)).status
}

test('a sender is kept out by an entry of his, seen in the list under his covered address, and let in again when the entry is gone', async () => {
  const email = 'pest@mail.example'
  const entry = await sent('رسالة مكررة لا طائل منها', email, jenin)
  const place = { ar: 'جنين', en: 'Jenin' }
  // By the entry or by the record that was made of it.
  for (const id of [entry.id, entry.record])
    expect((await call('spokesman', 'GET', `GetSender/${id}`)).body).toEqual({
      ...{ entry: entry.id, shown: ['p•••@mail.example'], isKnown: true, place, block: null },
    })
  expect((await call('spokesman', 'POST', `Block/${entry.id}`, { days: 7 })).status).toBe(400)
  expect(await block('spokesman', entry, 7, 'يرسل النص نفسه كل يوم')).toBe(200)
  const kept = {
    ...{ id: expect.any(String), place, reason: 'يرسل النص نفسه كل يوم' },
    ...{ blockedBy: expect.any(String), blockedAt: expect.any(String), until: expect.any(String) },
  }
  expect(await blockSeen('spokesman', entry)).toEqual(kept)
  expect(await listed('spokesman')).toEqual([
    { entry: entry.id, kind: 'contact', number: expect.stringMatching(/^MSG-/), isThere: true, shown: ['p•••@mail.example'], ...kept },
  ])
  // Who does not reach the entry hears nothing of its sender; who may block none is refused.
  expect(await listed('neighbour')).toEqual([])
  expect((await call('neighbour', 'GET', `GetSender/${entry.id}`)).status).toBe(404)
  expect((await call('reviewer', 'GET', 'GetBlocked')).status).toBe(403)
  expect(await stateOf('رسالة أخرى من المرسل نفسه', email, jenin)).toBe('spam')

  await gate.sql('delete from visitor_submission where id = $1', [entry.id])
  expect(await listed('spokesman')).toEqual([
    expect.objectContaining({ entry: entry.id, isThere: false, number: null, shown: ['p•••@mail.example'] }),
  ])
  expect(await lift('neighbour', 'يرسل النص نفسه كل يوم')).toBe(404)
  expect(await lift('spokesman', 'يرسل النص نفسه كل يوم')).toBe(200)
  expect(await listed('spokesman')).toEqual([])
})

test('what a place blocks binds what is sent to that place alone; what the ministry blocks binds all', async () => {
  const email = 'two@mail.example'
  const inJenin = await sent('إلى جنين أولًا', email, jenin)
  expect(await block('engineer', inJenin, 30, 'حظر جنين')).toBe(200)
  expect(await stateOf('إلى جنين ثانيًا', email, jenin)).toBe('spam')
  const inYabad = await sent('إلى يعبد أولًا', email, yabad)
  const atMinistry = await sent('إلى الوزارة أولًا', email, ministry)
  expect(await block('spokesman', atMinistry, 365, 'حظر الوزارة')).toBe(200)
  expect(await stateOf('إلى يعبد ثانيًا', email, yabad)).toBe('spam')

  // Each place has a block of its own; none sees, shortens or lifts another's.
  expect(await block('neighbour', inYabad, 1, 'حظر يعبد')).toBe(200)
  expect([await reasons('engineer'), await reasons('neighbour')]).toEqual([['حظر جنين'], ['حظر يعبد']])
  expect(await reasons('spokesman')).toEqual(['حظر الوزارة', 'حظر جنين', 'حظر يعبد'].toSorted())
  expect(await blockSeen('engineer', inJenin)).toMatchObject({ reason: 'حظر جنين' })
  expect(await blockSeen('spokesman', inJenin)).toMatchObject({ reason: 'حظر الوزارة', place: null })
  for (const reason of ['حظر الوزارة', 'حظر جنين']) expect(await lift('neighbour', reason)).toBe(404)
  expect(await gate.sql(`select (until > now() + interval '300 days') as long from visitor_block where reason = 'حظر الوزارة'`)).toEqual([
    { long: true },
  ])

  expect(await lift('neighbour', 'حظر يعبد')).toBe(200)
  expect(await stateOf('إلى يعبد ثالثًا', email, yabad)).toBe('spam')
  expect(await lift('spokesman', 'حظر الوزارة')).toBe(200)
  expect([await stateOf('إلى يعبد رابعًا', email, yabad), await stateOf('إلى جنين ثالثًا', email, jenin)]).toEqual(['taken', 'spam'])
  expect(await lift('engineer', 'حظر جنين')).toBe(200)
})

test('a block that is replaced stands in the audit with its end and its reason', async () => {
  const entry = await sent('رسالة تُحظر مرتين', 'twice@mail.example', jenin)
  expect(await block('engineer', entry, 90, 'ثلاثة أشهر')).toBe(200)
  const [{ until } = {}] = await gate.sql(`select to_json(until) #>> '{}' as until from visitor_block where reason = 'ثلاثة أشهر'`)
  expect(await block('engineer', entry, 1, 'يوم واحد')).toBe(200)
  const rows = await gate.sql(
    `select changes from audit_entry where row_id = $1 and changes ? 'blockedUntil' order by execution_time, id`,
    [entry.id],
  )
  const [first, second] = rows.map(({ changes }) => changes)
  expect(first).toMatchObject({ blockedUntil: [null, expect.any(String)], reason: [null, 'ثلاثة أشهر'] })
  expect(second).toMatchObject({ blockedUntil: [expect.any(String), expect.any(String)], reason: ['ثلاثة أشهر', 'يوم واحد'] })
  const before = String(Object(second).blockedUntil[0])
  expect(Date.parse(before)).toBe(Date.parse(String(until)))
  expect(await reasons('engineer')).toEqual(['يوم واحد'])
  expect(await lift('engineer', 'يوم واحد')).toBe(200)
})

test('a block by a report of a violation is for who may read the report, also when it is deleted; who may not blocks for himself', async () => {
  const email = 'report@mail.example'
  const [reader, other] = ['spokesman', 'publisher'] as const
  // She handles what visitors send, and is not told of people.
  await gate.sql(
    `update user_role set permissions = array_remove(permissions, 'Portal.ContactUs.ViewPersonalData') where code = 'portalPublisher'`,
  )
  const report = await sent('بلاغ عن مخالفة', email, ministry, 'corruptionReport')
  const plain = await sent('سؤال من المبلغ نفسه', email, ministry)
  expect(await block(reader, report, 60, 'بلاغ كاذب')).toBe(200)
  const isUnseen = async () => {
    expect([await reasons(reader), await reasons(other)]).toEqual([['بلاغ كاذب'], []])
    expect([await blockSeen(other, plain), await lift(other, 'بلاغ كاذب')]).toEqual([null, 404])
  }
  await isUnseen()
  await gate.sql('delete from visitor_submission where id = $1', [report.id])
  await isUnseen()
  await gate.sql('delete from contact_message where id = $1', [report.record])
  await isUnseen()

  expect(await block(other, plain, 1, 'أسئلة مكررة')).toBe(200)
  expect([await reasons(reader), await reasons(other)]).toEqual([['أسئلة مكررة', 'بلاغ كاذب'].toSorted(), ['أسئلة مكررة']])
  // Economic staff reach ideas and investors of all, and no messages.
  expect(await reasons('economist')).toEqual([])
  expect(await lift(other, 'أسئلة مكررة')).toBe(200)
  expect(await reasons(reader)).toEqual(['بلاغ كاذب'])
  expect(await lift(reader, 'بلاغ كاذب')).toBe(200)
})

test('who has himself erased is no longer told of among the blocked, and stays blocked', async () => {
  const email = 'gone@mail.example'
  const entry = await sent('رسالة تُمحى', email, jenin)
  expect(await block('engineer', entry, 30, 'رائد عمر يكتب كل يوم')).toBe(200)
  const [path = '', key = ''] = entry.followed.replace('&new=1', '').split('?key=')
  await gate.sql('update contact_message set status = $2 where id = $1', [entry.record, contactStates.codes.closed])
  expect((await visitorOf(gate).post(path, { key, act: 'erase' })).status).toBe(303)
  expect((await visitorOf(gate).read(`${path}?key=${key}`)).html).toMatch(/<h1[^>]*>(?:<[^>]*>)*متابعة/)
  expect(await listed('engineer')).toEqual([expect.objectContaining({ entry: entry.id, shown: [], reason: '', isThere: true })])
  const [row] = await gate.sql('select to_jsonb(b)::text as kept from visitor_block b where submission_id = $1', [entry.id])
  expect(row?.kept).not.toMatch(/mail\.example|رائد/)
  expect(await stateOf('رسالة بعد المحو', email, jenin)).toBe('spam')
  expect((await call('engineer', 'DELETE', `Block?id=${(await listed('engineer'))[0]?.id ?? ''}`)).body).toEqual({ count: 1 })
  expect(await stateOf('رسالة بعد رفع الحظر', email, jenin)).toBe('taken')
})
