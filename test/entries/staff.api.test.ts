import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGate, type Gate } from '../account/gate.ts'
import type { PersonName } from '../people.ts'
import { visitorOf } from './visitor.ts'

let gate: Gate
let lookups: ReadonlyMap<string, number>
beforeAll(async () => {
  gate = await startGate({ 'Security.TrustedProxies': ['127.0.0.1', '::1'] })
  const rows = await gate.sql(`select y.code || '.' || l.code as name, l.id from lookup l join lookup_type y on y.id = l.type`)
  lookups = new Map(rows.map(({ name, id }) => [String(name), Number(id)]))
})
afterAll(() => gate?.stop())

const lookup = (name: string) => String(lookups.get(name))
/** What is confirmed becomes a record; here by hand, so that only what is shown is tried. */
async function confirmed(page: string, values: Record<string, string>, email: string): Promise<void> {
  const visitor = visitorOf(gate)
  const sent = await visitor.post(page, { ...values, altcha: await gate.proof(), act: 'send' })
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/entry\//)])
  if (!sent.location.startsWith('/entry/confirm/')) return
  const [mail] = await gate.sentTo(email, 1)
  const token = /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await visitor.post(sent.location, { token, act: 'confirm' })).location).toMatch(/new=1$/)
}

let last = 0
async function message(mark: string, subject: string, place: string): Promise<void> {
  const email = `reader${++last}@mail.example`
  await confirmed(
    '/contactUs',
    {
      subjectKind: lookup(`contactSubject.${subject}`),
      title: `رسالة ${mark}`,
      message: `هذا نص الرسالة ${mark}، وفيه ما يكفي من الكلمات.`,
      place,
      agree: 'on',
      name: 'رائد عمر',
      email,
    },
    email,
  )
}

async function idea(mark: string, accessibility: string, place: string): Promise<void> {
  const email = `owner${++last}@mail.example`
  await confirmed(
    '/addCreativeIdeasBank',
    {
      titleAr: `فكرة ${mark}`,
      summaryAr: `زراعة أسطح المباني العامة بالخضار تديرها جمعية نسوية وتبيع محصولها (${mark}).`,
      problem: 'لا أرض قريبة.',
      solution: 'أحواض خفيفة.',
      targetGroup: 'عشرون سيدة.',
      field: lookup('projectField.AGR'),
      requestedSupport: '1',
      accessibility,
      localCommId: place,
      owner: lookup('applicantType.IND'),
      ownerName: 'سلمى ياسين',
      // No SMS goes to a number of another country: it is confirmed by e-mail.
      ownerPhone: '+962790000001',
      ownerEmail: email,
      statement: 'on',
      agree: 'on',
    },
    email,
  )
}

/** Which of the marks stand in the list of somebody. */
async function seen(who: PersonName, calls: string, marks: readonly string[]): Promise<string> {
  const { status, body } = await gate.call('GET', `${calls}/GetListPaged?maxResultCount=100`, undefined, { token: await gate.signIn(who) })
  const text = JSON.stringify(body)
  return status === 200 ? marks.filter(mark => text.includes(`${mark}"`)).join(' ') || '-' : String(status)
}

test('each of the staff reads what came to his place; who is not told of people reads no report of a violation', async () => {
  // He reads everything of the portal, and nothing of who sent it.
  await gate.sql(`update user_in_role set role_id = (select id from user_role where code = 'auditor')
    where user_id = (select id from "system_user" where user_name = 'editor')`)
  await message('للوزارة', 'inquiry', '')
  await message('لجنين', 'inquiry', '01001')
  await message('بلاغ', 'corruptionReport', '')
  const marks = ['للوزارة', 'لجنين', 'بلاغ']
  const expected = {
    engineer: 'لجنين',
    neighbour: '-',
    clerk: '-',
    economist: '-',
    spokesman: 'للوزارة لجنين بلاغ',
    editor: 'للوزارة لجنين',
    administrator: 'للوزارة لجنين بلاغ',
  } as const satisfies Partial<Record<PersonName, string>>
  for (const [who, wanted] of Object.entries(expected))
    expect([who, await seen(nameOf(who), 'ContactMessage', marks), await seen(nameOf(who), 'VisitorSubmission', marks)]).toEqual([
      who,
      wanted,
      // The queue itself is for who handles it.
      who === 'editor' ? '403' : wanted,
    ])

  const { body } = await gate.call('GET', 'ContactMessage/GetListPaged?maxResultCount=100', undefined, {
    token: await gate.signIn('editor'),
  })
  expect(JSON.stringify(body)).not.toContain('رائد عمر')
})

test('an idea that its owner gave to economic staff alone is nobody else’s, neither as an idea nor as an entry', async () => {
  await idea('للاقتصاد', '2', '01001')
  await idea('للهيئة', '1', '01001')
  const marks = ['للاقتصاد', 'للهيئة']
  const expected = {
    engineer: ['للهيئة', 'للهيئة'],
    neighbour: ['-', '-'],
    economist: ['للاقتصاد للهيئة', 'للاقتصاد للهيئة'],
    spokesman: ['-', 'للهيئة'],
    administrator: ['للاقتصاد للهيئة', 'للاقتصاد للهيئة'],
  } as const satisfies Partial<Record<PersonName, readonly [string, string]>>
  for (const [who, wanted] of Object.entries(expected))
    expect([who, await seen(nameOf(who), 'CreativeIdeasBank', marks), await seen(nameOf(who), 'VisitorSubmission', marks)]).toEqual([
      who,
      ...wanted,
    ])
})

test('a sender is kept out by an entry of his, seen in the list under his covered address, and let in again when the entry is gone', async () => {
  const email = 'pest@mail.example'
  await confirmed(
    '/contactUs',
    {
      subjectKind: lookup('contactSubject.inquiry'),
      title: 'رسالة مكررة لا طائل منها',
      message: 'هذا نص رسالة يرسلها صاحبها مرة بعد مرة، وفيه ما يكفي من الكلمات.',
      place: '01001',
      agree: 'on',
      name: 'رائد عمر',
      email,
    },
    email,
  )
  const [made] = await gate.sql(`select id, record from visitor_submission where title = 'رسالة مكررة لا طائل منها'`)
  const [entry, record] = [String(made?.id), String(made?.record)]
  const token = await gate.signIn('spokesman')
  const call = (method: string, path: string, body?: Record<string, unknown>, who = token) =>
    gate.call(method, `VisitorSubmission/${path}`, body, { token: who })
  const listed = async (who = token) => (await call('GET', 'GetBlocked', undefined, who)).body.items

  // By the entry or by the record that was made of it.
  for (const id of [entry, record])
    expect((await call('GET', `GetSender/${id}`)).body).toEqual({ entry, shown: ['p•••@mail.example'], isKnown: true, block: null })
  expect((await call('POST', `Block/${entry}`, { days: 7 })).status).toBe(400)
  expect((await call('POST', `Block/${entry}`, { days: 7, reason: 'يرسل النص نفسه كل يوم' })).status).toBe(200)
  const block = { reason: 'يرسل النص نفسه كل يوم', blockedBy: expect.any(String), blockedAt: expect.any(String), until: expect.any(String) }
  expect((await call('GET', `GetSender/${record}`)).body.block).toEqual(block)
  expect(await listed()).toEqual([
    { entry, kind: 'contact', number: expect.stringMatching(/^MSG-/), isThere: true, shown: ['p•••@mail.example'], ...block },
  ])
  // Who does not reach the entry hears nothing of its sender; who may block none is refused.
  expect(await listed(await gate.signIn('neighbour'))).toEqual([])
  expect((await call('GET', `GetSender/${entry}`, undefined, await gate.signIn('neighbour'))).status).toBe(404)
  expect((await call('GET', 'GetBlocked', undefined, await gate.signIn('reviewer'))).status).toBe(403)

  const again = await visitorOf(gate).post('/contactUs', {
    subjectKind: lookup('contactSubject.inquiry'),
    title: 'رسالة أخرى من المرسل نفسه',
    message: 'هذا نص آخر من المرسل نفسه، وفيه ما يكفي من الكلمات لتُقبل الرسالة.',
    agree: 'on',
    name: 'رائد عمر',
    email,
    altcha: await gate.proof(),
    act: 'send',
  })
  expect(again.location).toMatch(/^\/entry\//)
  expect(await gate.sql(`select state from visitor_submission where title = 'رسالة أخرى من المرسل نفسه'`)).toEqual([{ state: 6 }])

  await gate.sql('delete from visitor_submission where id = $1', [entry])
  expect(await listed()).toEqual([expect.objectContaining({ entry, isThere: false, number: null, shown: ['p•••@mail.example'] })])
  expect((await call('DELETE', `Block?id=${entry}`, undefined, await gate.signIn('neighbour'))).status).toBe(404)
  expect((await call('DELETE', `Block?id=${entry}`)).body).toEqual({ count: 1 })
  expect(await listed()).toEqual([])
})

test('a list says why an entry is not deleted, to who may delete', async () => {
  await message('باقية', 'inquiry', '')
  const rows = async (who: PersonName) => {
    const { body } = await gate.call('GET', 'VisitorSubmission/GetListPaged?maxResultCount=100', undefined, {
      token: await gate.signIn(who),
    })
    const items: { title: string; kept?: string }[] = Array.isArray(body.items) ? body.items : []
    return items.filter(({ title }) => title === 'رسالة باقية').map(({ kept }) => kept)
  }
  expect(await rows('spokesman')).toEqual(['A confirmed entry is not deleted'])
})

function nameOf(who: string): PersonName {
  const found = (['engineer', 'neighbour', 'clerk', 'economist', 'spokesman', 'editor', 'administrator'] as const).find(
    name => name === who,
  )
  if (!found) throw new Error(`${who} is nobody here`)
  return found
}
